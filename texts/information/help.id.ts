import type { InformationTexts } from './page.ts';

export const helpId: InformationTexts = {
  title: 'Bantuan',
  description: 'Jawaban bagi calon pengantin dan vendor: iklan dan klik, pembayaran, pencairan dana, dokumen, rekening bank, akun.',
  heading: 'Bantuan',
  lead: 'Pertanyaan calon pengantin dan vendor kepada kami, dengan jalan ke halaman yang tepat.',
  since: null,
  parts: [
    {
      heading: 'Untuk calon pengantin',
      sections: [
        {
          id: 'contact-vendor',
          heading: 'Bagaimana menghubungi vendor?',
          paragraphs: [
            'Buka profilnya dan tulis di “Hubungi”, atau minta penawaran. Jawaban muncul di pesan Anda; jika Anda sedang tidak di sini, kami mengirim email.',
          ],
          links: [
            { to: '/vendors', label: 'Cari vendor' },
            { to: '/account/messages', label: 'Pesan' },
          ],
        },
        {
          id: 'accept-quotation',
          heading: 'Bagaimana menerima penawaran dan membayar?',
          paragraphs: [
            'Buka penawaran, baca, lalu terima. Cicilannya kemudian tampil dengan tanggalnya; setiap cicilan punya tombol bayar. Halaman menampilkan “Sudah dibayar” begitu layanan pembayaran mengonfirmasinya, biasanya dalam hitungan detik. Anda boleh menutupnya.',
          ],
          links: [{ to: '/account/quotations', label: 'Penawaran saya' }],
        },
        {
          id: 'refund',
          heading: 'Bagaimana mendapatkan uang kembali?',
          paragraphs: [
            'Bicarakan dulu dengan vendor Anda: yang dikembalikan bergantung pada kesepakatan. Ketika tim keuangan kami menyetujui pengembalian dana, cicilan menampilkan “{refunding}” dan Anda mendapat email; setelah dananya dikirim, tampil “{refunded}” dan Anda mendapat email lagi.',
          ],
          links: [{ to: '/account/quotations', label: 'Penawaran saya' }],
        },
        {
          id: 'who-sees',
          heading: 'Siapa yang melihat pernikahan kami?',
          paragraphs: [
            'Vendor yang Anda hubungi. Yang lain hanya jika Anda mengizinkan; pilihannya ada di halaman tentang pernikahan Anda.',
          ],
          links: [
            { to: '/account/wedding', label: 'Tentang pernikahan kami' },
            { to: '/privacy', label: 'Privasi' },
          ],
        },
        {
          id: 'move-meeting',
          heading: 'Bagaimana memindahkan atau membatalkan meeting?',
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
          paragraphs: ['Halaman iklan Anda menyebut alasannya, dengan satu tombol untuk mengatasinya. Alasannya:'],
          points: [
            'Iklan dijeda, periodenya belum mulai, atau sudah berakhir.',
            'Saldo tidak cukup untuk satu klik.',
            'Anggaran hari ini sudah habis. Iklan tampil lagi pukul 00.00 WIB.',
            'Biaya per klik di bawah minimum kategori Anda.',
            'Profil Anda belum terbit, atau akun Anda ditangguhkan.',
            'Dengan “Merata sepanjang hari”, iklan lebih jarang tampil untuk sementara jika belanjanya mendahului rencana.',
          ],
          links: [{ to: '/dashboard/pay-per-click', label: 'Pay per Click' }],
        },
        {
          id: 'click-cost',
          heading: 'Berapa biaya satu klik, dan mana yang gratis?',
          paragraphs: [
            'Maksimal sebesar biaya per klik yang Anda tetapkan. Penayangan gratis. Tidak ditagih: klik berulang oleh calon pengantin atau perangkat yang sama dalam {repeatHours} jam, klik oleh vendor dan tim kami, program, tautan yang lebih lama dari {tokenMinutes} menit, dan klik setelah anggaran atau kredit habis.',
            'Setiap klik tercantum dengan harganya atau alasan mengapa gratis. Klik yang ditagih dapat dilaporkan selama {disputeDays} hari.',
          ],
          links: [{ to: '/dashboard/pay-per-click/clicks', label: 'Klik' }],
        },
        {
          id: 'paid-no-credit',
          heading: 'Saya sudah top up. Di mana kredit saya?',
          paragraphs: [
            'Kredit masuk begitu layanan pembayaran mengonfirmasi pembayaran, biasanya dalam hitungan detik. Jika Anda membayar setelah pesanan kedaluwarsa ({orderHours} jam), tidak ada yang dibeli; tim keuangan kami mengirim dananya kembali. Halaman pesanan menyebut yang mana.',
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
            'Di penghasilan Anda, setelah dikurangi biaya paket, begitu pembayaran dikonfirmasi. Setiap pergerakan tercantum di sana dengan saldo sesudahnya.',
          ],
          links: [{ to: '/dashboard/earnings', label: 'Penghasilan' }],
        },
        {
          id: 'payout',
          heading: 'Kapan dapat dicairkan, dan berapa lama?',
          paragraphs: [
            'Mulai dari {payoutMinimum}, jika tiga hal terpenuhi: perjanjian disetujui, rekening bank terverifikasi, dan pemilik rekening cocok dengan nama pajak Anda. Dana diperkirakan tiba dalam {payoutDays} hari kerja. Satu pencairan setiap kali; selama belum kami mulai, Anda dapat membatalkannya.',
          ],
          links: [{ to: '/dashboard/earnings', label: 'Penghasilan' }],
        },
        {
          id: 'documents',
          heading: 'Dokumen apa yang diperlukan?',
          paragraphs: [
            'Perorangan: KTP dan foto diri bersama KTP. Perusahaan juga: NPWP, SPPKP atau surat pernyataan non-PKP, akta pendirian, dan NIB (atau SIUP dan TDP). PNG, JPG, atau PDF, masing-masing paling besar {fileSize}.',
            'Jika ada yang ditolak, formulir menyebut apa dan mengapa, dan hanya meminta itu lagi.',
          ],
          links: [{ to: '/dashboard/agreement-form', label: 'Formulir perjanjian' }],
        },
        {
          id: 'bank-account-code',
          heading: 'Mengapa perlu kode SMS untuk rekening bank?',
          paragraphs: [
            'Kode membuktikan bahwa Anda, bukan orang yang hanya tahu kata sandi Anda, yang menentukan tujuan uang Anda. Kode dikirim ke nomor ponsel Indonesia di profil Anda dan berlaku {codeMinutes} menit. Setelah {codeTries} kode salah, Anda menunggu {lockMinutes} menit.',
            'Tidak ada kode? Periksa nomor di profil Anda, lalu minta kode baru ketika halaman menawarkannya.',
          ],
          links: [
            { to: '/dashboard/settings/bank_accounts', label: 'Rekening bank' },
            { to: '/dashboard/edit', label: 'Profil' },
          ],
        },
        {
          id: 'membership',
          heading: 'Apa yang terjadi saat keanggotaan berakhir?',
          paragraphs: [
            'Kami mengingatkan Anda lewat email sebelumnya. Keanggotaan tidak diperpanjang otomatis: tengah malam waktu Jakarta paket Anda menjadi keanggotaan terbaik berikutnya, atau Trial. Tidak ada tulisan Anda yang hilang; kontak yang sudah Anda buka tetap milik Anda.',
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
          paragraphs: ['Minta tautan lewat email; tautan berlaku sekali, selama 30 menit.'],
          links: [
            { to: '/account/forgot', label: 'Kata sandi baru untuk calon pengantin' },
            { to: '/login/forgot-password', label: 'Kata sandi baru untuk vendor' },
          ],
        },
        {
          id: 'delete-account',
          heading: 'Bagaimana menghapus akun saya?',
          paragraphs: [
            'Di pengaturan akun, dengan kata sandi Anda. Anda langsung tidak terlihat. Selama {daysToKeep} hari Anda dapat masuk dan mempertahankan akun; setelah itu data pribadi Anda dihapus. Selesaikan dulu yang masih terbuka: pencairan, penghasilan, penawaran yang sudah dibayar sebagian, meeting.',
          ],
          links: [
            { to: '/account', label: 'Akun saya, untuk calon pengantin' },
            { to: '/dashboard/account', label: 'Akun, untuk vendor' },
          ],
        },
        {
          id: 'become-vendor',
          heading: 'Bagaimana menjadi vendor?',
          paragraphs: ['Ceritakan tentang usaha Anda. Kami membaca setiap permintaan dan mengirim undangan lewat email.'],
          links: [{ to: '/become-a-vendor', label: 'Jadi vendor' }],
        },
      ],
    },
  ],
};
