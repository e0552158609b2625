import type { InformationTexts } from './page.ts';

export const termsId: InformationTexts = {
  title: 'Ketentuan',
  description:
    'Aturan untuk calon pengantin dan vendor di Pelaminan: akun, penawaran, klik, kredit, keanggotaan, biaya, pengembalian dana, dan pencairan.',
  heading: 'Ketentuan',
  lead: 'Aturan untuk calon pengantin dan vendor di Pelaminan. Anda menyetujuinya saat membuat akun.',
  since: '2026-11-22',
  parts: [
    {
      heading: null,
      sections: [
        {
          id: 'what-we-do',
          heading: '1. Apa itu Pelaminan',
          paragraphs: [
            'Pelaminan adalah marketplace. Di sini calon pengantin menemukan vendor, mengirim pesan, menyepakati penawaran, dan membayar. Kesepakatan yang dibuat adalah kontrak antara calon pengantin dan vendor; Pelaminan meneruskan pesan dan pembayaran, dan tidak menyelenggarakan pernikahannya.',
            'Harga dan deskripsi ditentukan oleh vendor. Kartu bertanda “Iklan” dibayar oleh vendor. Rating dan ulasan tidak dapat dibeli.',
          ],
        },
        {
          id: 'accounts',
          heading: '2. Akun',
          paragraphs: [
            'Anda memakai alamat email yang benar, menjaga kerahasiaan kata sandi, dan bertanggung jawab atas penggunaan akun Anda. Calon pengantin mendaftar sendiri; vendor diundang setelah kami membaca pendaftarannya.',
            'Kami dapat menangguhkan vendor yang menipu calon pengantin, memakai gambar curian, atau melanggar ketentuan ini. Selama ditangguhkan, vendor masih dapat membaca semuanya, tetapi tidak ditampilkan dan tidak dapat membeli apa pun.',
          ],
        },
        {
          id: 'conduct',
          heading: '3. Pesan dan konten',
          paragraphs: [
            'Konten yang Anda terbitkan dan kirim harus milik Anda dan tidak melanggar hukum. Promosi kepada orang yang tidak memintanya, ancaman, dan penipuan dilarang. Kedua pihak dapat melaporkan percakapan sebagai spam; tim kami membaca laporannya dan memutuskan.',
          ],
        },
        {
          id: 'quotations',
          heading: '4. Penawaran dan cicilan',
          paragraphs: [
            'Penawaran mengikat vendor sampai tanggal yang tercantum di dalamnya, dan mengikat kedua pihak setelah diterima calon pengantin. Penawaran yang sudah dikirim tidak dapat diubah; vendor dapat mengirim versi baru.',
            'Calon pengantin membayar sesuai cicilan yang tercantum di penawaran. Cicilan dianggap lunas setelah dikonfirmasi oleh mitra pembayaran kami.',
          ],
        },
        {
          id: 'refunds',
          heading: '5. Pengembalian dana kepada calon pengantin',
          paragraphs: [
            'Pengembalian cicilan bergantung pada kesepakatan calon pengantin dan vendor, serta pada hukum. Tim keuangan kami menyetujui pengembalian dana. Sejak saat itu dananya milik calon pengantin, bukan lagi milik vendor, dan cicilan berstatus “{refunding}”. Statusnya menjadi “{refunded}” setelah dananya dikirim. Biaya atas cicilan itu juga dikembalikan.',
            'Pembayaran yang masuk setelah pesanannya kedaluwarsa dikembalikan.',
          ],
        },
        {
          id: 'clicks',
          heading: '6. Iklan dan klik',
          paragraphs: [
            'Menayangkan iklan gratis. Klik hanya dikenai biaya jika sah, dan tidak pernah melebihi biaya per klik yang berlaku saat iklan ditampilkan.',
          ],
          points: [
            'Tidak pernah ditagih: klik berulang oleh calon pengantin atau perangkat yang sama dalam {repeatHours} jam, klik oleh vendor dan tim kami, bot, tautan yang lebih lama dari {tokenMinutes} menit, dan terlalu banyak klik dari satu jaringan.',
            'Tidak ada klik yang membuat pemakaian sehari melampaui anggaran harian atau saldo menjadi kurang dari nol. Klik berikutnya tetap membuka profil Anda dan gratis.',
            'Satu hari berlangsung pukul 00.00 sampai 24.00 WIB (waktu Jakarta).',
            'Klik yang ditagih dapat dilaporkan dalam {disputeDays} hari. Tim kami memutuskan; pengembaliannya masuk ke saldo kredit.',
          ],
        },
        {
          id: 'credit',
          heading: '7. Kredit iklan',
          paragraphs: [
            'Kredit dibeli di muka; 1 kredit seharga Rp 1, ditambah PPN {taxRate}. Pesanan yang tidak dibayar dalam {orderHours} jam menjadi kedaluwarsa. Kredit tidak punya masa kedaluwarsa. Kredit hanya dapat dipakai untuk klik dan tidak dapat dicairkan.',
          ],
        },
        {
          id: 'memberships',
          heading: '8. Keanggotaan dan kredit kontak',
          paragraphs: [
            'Keanggotaan berlaku untuk satu layanan selama bulan atau tahun yang dibayar. Keanggotaan tidak diperpanjang otomatis: kami mengirim pengingat, dan keanggotaan berakhir pada tengah malam waktu Jakarta. Jika Anda beralih ke paket lain, sisa hari yang sudah dibayar dipotong dari harganya.',
            'Pada paket Trial, satu kredit kontak membuka kontak satu calon pengantin untuk seterusnya. Kredit dikembalikan otomatis jika calon pengantin tidak membuka balasan Anda dalam {replyHours} jam, atau jika kami setuju bahwa kontak itu spam.',
          ],
        },
        {
          id: 'payouts',
          heading: '9. Biaya dan pencairan',
          paragraphs: [
            'Dari pembayaran calon pengantin kami memotong biaya paket vendor, sesuai paket saat calon pengantin menerima penawaran. Besarnya biaya tercantum di halaman keanggotaan.',
            'Pencairan memerlukan perjanjian yang disetujui, rekening bank yang terverifikasi, dan nama pemilik rekening yang cocok dengan nama pajak. Jumlah minimalnya {payoutMinimum}, dan dana diperkirakan tiba dalam {payoutDays} hari kerja. Pencairan yang gagal dikirim bank kembali ke saldo. Biaya bank penerima ditanggung vendor.',
          ],
        },
        {
          id: 'liability',
          heading: '10. Jika terjadi kesalahan',
          paragraphs: [
            'Tagihan yang salah kami perbaiki segera setelah kami mengetahuinya. Kami bertanggung jawab atas kesalahan kami sendiri sesuai hukum, bukan atas kewajiban antara calon pengantin dan vendor.',
          ],
        },
        {
          id: 'changes',
          heading: '11. Perubahan dan hukum',
          paragraphs: [
            'Jika ketentuan ini berubah, halaman ini menampilkan tanggal barunya. Harga dan aturan yang berlaku saat Anda membayar sesuatu tetap berlaku untuk pembayaran itu.',
            'Ketentuan ini tunduk pada hukum Indonesia. Jika teks Indonesia dan Inggris berbeda, teks Indonesia yang berlaku.',
          ],
        },
      ],
    },
  ],
};
