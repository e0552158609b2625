import type { InformationTexts } from './page.ts';

export const helpId: InformationTexts = {
  title: 'Bantuan',
  description: 'Jawaban untuk calon pengantin dan vendor: iklan dan klik, pembayaran, pencairan, dokumen, rekening bank, akun.',
  heading: 'Bantuan',
  lead: 'Pertanyaan yang sering diajukan calon pengantin dan vendor, lengkap dengan tautan ke halaman yang tepat.',
  since: null,
  parts: [
    {
      heading: 'Untuk calon pengantin',
      sections: [
        {
          id: 'contact-vendor',
          heading: 'Bagaimana cara menghubungi vendor?',
          paragraphs: [
            'Buka profilnya lalu tulis pesan di bagian “Hubungi”, atau minta penawaran. Balasan muncul di pesan Anda, dan kami mengirim email jika Anda sedang tidak membuka Pelaminan.',
          ],
          links: [
            { to: '/vendors', label: 'Cari vendor' },
            { to: '/account/messages', label: 'Pesan' },
          ],
        },
        {
          id: 'accept-quotation',
          heading: 'Bagaimana cara menerima penawaran dan membayar?',
          paragraphs: [
            'Buka penawaran, baca, lalu terima. Cicilannya kemudian tampil dengan tanggal jatuh tempo dan tombol bayar masing-masing. Halaman menampilkan “Lunas” begitu mitra pembayaran kami mengonfirmasinya, biasanya dalam hitungan detik. Halaman boleh Anda tutup.',
          ],
          links: [{ to: '/account/quotations', label: 'Penawaran saya' }],
        },
        {
          id: 'refund',
          heading: 'Bagaimana cara mendapatkan pengembalian dana?',
          paragraphs: [
            'Bicarakan dulu dengan vendor Anda: pengembalian dana bergantung pada kesepakatan Anda. Setelah tim keuangan kami menyetujuinya, cicilan berstatus “{refunding}” dan kami mengirim email kepada Anda. Setelah dananya dikirim, statusnya menjadi “{refunded}” dan kami mengirim email lagi.',
          ],
          links: [{ to: '/account/quotations', label: 'Penawaran saya' }],
        },
        {
          id: 'who-sees',
          heading: 'Siapa yang dapat melihat rencana pernikahan kami?',
          paragraphs: [
            'Vendor yang Anda hubungi. Vendor lain hanya jika Anda mengizinkannya; pengaturannya ada di halaman tentang pernikahan Anda.',
          ],
          links: [
            { to: '/account/wedding', label: 'Tentang pernikahan kami' },
            { to: '/privacy', label: 'Privasi' },
          ],
        },
        {
          id: 'move-meeting',
          heading: 'Bagaimana cara menjadwalkan ulang atau membatalkan meeting?',
          paragraphs: [
            'Buka daftar meeting Anda dan pilih “Jadwalkan ulang” atau “Batalkan”. Vendor mendapat email, dan file kalender di dalamnya memperbarui kalender Anda.',
          ],
          links: [{ to: '/account/meetings', label: 'Meeting saya' }],
        },
      ],
    },
    {
      heading: 'Untuk vendor: iklan',
      sections: [
        {
          id: 'ad-not-showing',
          heading: 'Mengapa iklan saya tidak tampil?',
          paragraphs: ['Halaman iklan Anda menampilkan alasannya dan apa yang dapat dilakukan. Kemungkinan alasannya:'],
          points: [
            'Iklan dijeda, periodenya belum dimulai, atau sudah berakhir.',
            'Saldo tidak cukup untuk satu klik.',
            'Anggaran hari ini sudah habis. Iklan tampil lagi pukul 00.00 WIB.',
            'Biaya per klik di bawah minimum kategori Anda.',
            'Profil Anda belum diterbitkan, atau akun Anda ditangguhkan.',
            'Dengan “Merata sepanjang hari”, iklan untuk sementara lebih jarang tampil jika pemakaian anggaran mendahului rencana.',
          ],
          links: [{ to: '/dashboard/pay-per-click', label: 'Pay per Click' }],
        },
        {
          id: 'click-cost',
          heading: 'Berapa biaya satu klik, dan klik mana yang gratis?',
          paragraphs: [
            'Maksimal sebesar biaya per klik Anda. Tayangan gratis. Anda tidak ditagih untuk klik berulang oleh calon pengantin atau perangkat yang sama dalam {repeatHours} jam, klik oleh vendor dan tim kami, bot, tautan yang lebih lama dari {tokenMinutes} menit, dan klik setelah anggaran atau kredit Anda habis.',
            'Anda dapat melihat biaya setiap klik, atau alasan mengapa gratis. Klik yang ditagih dapat dilaporkan dalam {disputeDays} hari.',
          ],
          links: [{ to: '/dashboard/pay-per-click/clicks', label: 'Klik' }],
        },
        {
          id: 'paid-no-credit',
          heading: 'Saya sudah top up. Di mana kredit saya?',
          paragraphs: [
            'Kredit masuk begitu mitra pembayaran kami mengonfirmasi pembayaran, biasanya dalam hitungan detik. Jika Anda membayar setelah pesanan kedaluwarsa ({orderHours} jam), tim keuangan kami mengembalikan dananya. Statusnya ada di halaman pesanan.',
          ],
          links: [{ to: '/dashboard/pay-per-click/credit-history', label: 'Riwayat kredit' }],
        },
      ],
    },
    {
      heading: 'Untuk vendor: uang',
      sections: [
        {
          id: 'where-is-my-money',
          heading: 'Calon pengantin sudah membayar. Di mana uang saya?',
          paragraphs: [
            'Di penghasilan Anda, setelah dikurangi biaya paket Anda, begitu pembayaran dikonfirmasi. Setiap mutasi tercantum di sana beserta saldo setelahnya.',
          ],
          links: [{ to: '/dashboard/earnings', label: 'Penghasilan' }],
        },
        {
          id: 'payout',
          heading: 'Kapan saya bisa meminta pencairan, dan berapa lama prosesnya?',
          paragraphs: [
            'Mulai dari {payoutMinimum}, setelah perjanjian Anda disetujui, rekening bank Anda terverifikasi, dan nama pemilik rekening cocok dengan nama pajak Anda. Dana diperkirakan tiba dalam {payoutDays} hari kerja. Hanya satu pencairan yang dapat berjalan; Anda dapat membatalkannya selama belum kami proses.',
          ],
          links: [{ to: '/dashboard/earnings', label: 'Penghasilan' }],
        },
        {
          id: 'documents',
          heading: 'Dokumen apa saja yang diperlukan?',
          paragraphs: [
            'Perorangan: KTP dan selfie dengan KTP. Untuk perusahaan, ditambah: NPWP, SPPKP atau surat pernyataan non-PKP, akta pendirian, dan NIB (atau SIUP dan TDP). PNG, JPG, atau PDF, masing-masing maksimal {fileSize}.',
            'Jika ada yang ditolak, formulir menunjukkan bagian mana dan alasannya, dan Anda hanya perlu memperbaiki bagian itu.',
          ],
          links: [{ to: '/dashboard/agreement-form', label: 'Formulir perjanjian' }],
        },
        {
          id: 'bank-account-code',
          heading: 'Mengapa rekening bank saya perlu kode SMS?',
          paragraphs: [
            'Kode membuktikan bahwa Anda sendiri yang menentukan ke mana uang Anda dikirim, bukan orang yang hanya tahu kata sandi Anda. Kode dikirim ke nomor ponsel Indonesia di profil Anda dan berlaku {codeMinutes} menit. Setelah {codeTries} kali salah, Anda perlu menunggu {lockMinutes} menit.',
            'Kode tidak masuk? Periksa nomor di profil Anda, lalu minta kode baru.',
          ],
          links: [
            { to: '/dashboard/settings/bank_accounts', label: 'Rekening bank' },
            { to: '/dashboard/edit', label: 'Profil' },
          ],
        },
        {
          id: 'membership',
          heading: 'Apa yang terjadi saat keanggotaan saya berakhir?',
          paragraphs: [
            'Kami mengirim email pengingat sebelum keanggotaan berakhir. Keanggotaan tidak diperpanjang otomatis: pada tengah malam waktu Jakarta, paket Anda beralih ke keanggotaan terbaik berikutnya, atau ke Trial. Semua yang Anda tulis tetap ada, dan kontak yang sudah dibuka tetap milik Anda.',
          ],
          links: [{ to: '/dashboard/membership', label: 'Keanggotaan' }],
        },
      ],
    },
    {
      heading: 'Akun Anda',
      sections: [
        {
          id: 'password',
          heading: 'Saya lupa kata sandi',
          paragraphs: ['Minta tautan lewat email. Tautan berlaku satu kali, selama 30 menit.'],
          links: [
            { to: '/account/forgot', label: 'Kata sandi baru untuk calon pengantin' },
            { to: '/login/forgot-password', label: 'Kata sandi baru untuk vendor' },
          ],
        },
        {
          id: 'delete-account',
          heading: 'Bagaimana cara menghapus akun saya?',
          paragraphs: [
            'Di pengaturan akun, dengan kata sandi Anda. Profil Anda langsung disembunyikan. Selama {daysToKeep} hari Anda masih dapat masuk dan mempertahankan akun; setelah itu data pribadi Anda dihapus. Selesaikan dulu pencairan yang berjalan, penghasilan, penawaran yang baru dibayar sebagian, dan meeting.',
          ],
          links: [
            { to: '/account', label: 'Akun saya, untuk calon pengantin' },
            { to: '/dashboard/account', label: 'Akun, untuk vendor' },
          ],
        },
        {
          id: 'become-vendor',
          heading: 'Bagaimana cara mendaftarkan usaha saya?',
          paragraphs: ['Ceritakan tentang usaha Anda. Kami membaca setiap pendaftaran dan mengirim undangan lewat email jika disetujui.'],
          links: [{ to: '/become-a-vendor', label: 'Daftarkan usaha Anda' }],
        },
      ],
    },
  ],
};
