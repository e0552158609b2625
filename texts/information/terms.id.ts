import type { InformationTexts } from './page.ts';

export const termsId: InformationTexts = {
  title: 'Ketentuan',
  description:
    'Aturan bagi calon pengantin dan vendor di Pelaminan: akun, penawaran, klik, kredit, keanggotaan, biaya, pengembalian dana, dan pencairan.',
  heading: 'Ketentuan',
  lead: 'Aturan bagi calon pengantin dan vendor di Pelaminan. Anda menyetujuinya saat membuat akun.',
  since: '2026-11-22',
  parts: [
    {
      heading: null,
      sections: [
        {
          id: 'what-we-do',
          heading: '1. Apa itu Pelaminan',
          paragraphs: [
            'Pelaminan adalah marketplace. Di sini calon pengantin menemukan vendor, menulis kepadanya, menyepakati penawaran, dan membayar. Kesepakatan adalah kontrak antara calon pengantin dan vendor; Pelaminan meneruskan pesan dan pembayaran, dan tidak menyelenggarakan pernikahan itu sendiri.',
            'Harga dan keterangan berasal dari vendor. Kartu bertanda “Iklan” dibayar oleh vendor. Rating dan ulasan tidak dapat dibeli.',
          ],
        },
        {
          id: 'accounts',
          heading: '2. Akun',
          paragraphs: [
            'Anda memberi alamat email yang benar, menjaga kata sandi, dan bertanggung jawab atas apa yang dilakukan dengan akun Anda. Calon pengantin mendaftar sendiri; vendor diundang setelah kami membaca permintaannya.',
            'Kami dapat menangguhkan vendor yang menipu calon pengantin, memakai gambar curian, atau melanggar ketentuan ini. Selama ditangguhkan, vendor dapat membaca semuanya, tetapi tidak ada yang ditampilkan dan tidak ada yang dapat dibeli.',
          ],
        },
        {
          id: 'conduct',
          heading: '3. Pesan dan isi',
          paragraphs: [
            'Yang Anda terbitkan dan kirim adalah milik Anda dan sah. Promosi kepada orang yang tidak memintanya, ancaman, dan penipuan dilarang. Setiap pihak dapat melaporkan percakapan sebagai spam; tim kami membaca laporan itu dan memutuskan.',
          ],
        },
        {
          id: 'quotations',
          heading: '4. Penawaran dan cicilan',
          paragraphs: [
            'Penawaran mengikat vendor sampai hari yang disebutkan di dalamnya, dan mengikat kedua pihak setelah calon pengantin menerimanya. Penawaran yang sudah dikirim tidak dapat diubah; vendor dapat mengirim versi baru.',
            'Calon pengantin membayar dengan cicilan yang tercantum di penawaran. Cicilan dianggap lunas ketika layanan pembayaran mengonfirmasinya.',
          ],
        },
        {
          id: 'refunds',
          heading: '5. Pengembalian dana kepada calon pengantin',
          paragraphs: [
            'Apakah cicilan dikembalikan bergantung pada kesepakatan calon pengantin dan vendor, serta pada hukum. Tim keuangan kami menyetujui pengembalian dana; sejak itu dananya milik calon pengantin, bukan lagi milik vendor, dan tampil sebagai “{refunding}”. Tampil sebagai “{refunded}” setelah dananya dikirim. Biaya cicilan itu juga dikembalikan.',
            'Pembayaran yang tiba setelah pesanannya kedaluwarsa tidak membeli apa pun dan dikirim kembali.',
          ],
        },
        {
          id: 'clicks',
          heading: '6. Iklan dan klik',
          paragraphs: [
            'Menampilkan iklan gratis. Klik hanya dikenai biaya jika sah, dan tidak pernah lebih dari biaya per klik yang ditetapkan saat iklan ditampilkan.',
          ],
          points: [
            'Tidak pernah ditagih: klik berulang oleh calon pengantin atau perangkat yang sama dalam {repeatHours} jam, klik oleh vendor dan tim kami, program, tautan yang lebih lama dari {tokenMinutes} menit, dan terlalu banyak klik dari satu jaringan.',
            'Tidak ada klik yang membuat belanja sehari melampaui anggaran harian atau saldo di bawah nol. Klik yang datang sesudahnya diteruskan gratis.',
            'Satu hari adalah hari di Jakarta, pukul 00.00 sampai 24.00 WIB.',
            'Klik yang ditagih dapat dilaporkan selama {disputeDays} hari. Tim kami memutuskan; pengembaliannya masuk ke saldo kredit.',
          ],
        },
        {
          id: 'credit',
          heading: '7. Kredit iklan',
          paragraphs: [
            'Kredit dibeli di muka; 1 kredit adalah Rp 1, ditambah PPN {taxRate}. Pesanan yang tidak dibayar dalam {orderHours} jam kedaluwarsa. Kredit tidak kedaluwarsa. Kredit hanya untuk membayar klik dan tidak dicairkan.',
          ],
        },
        {
          id: 'memberships',
          heading: '8. Keanggotaan dan kredit kontak',
          paragraphs: [
            'Keanggotaan berlaku untuk satu layanan selama bulan atau tahun yang dibayar. Keanggotaan tidak diperpanjang otomatis: kami mengingatkan Anda, dan keanggotaan berakhir tengah malam waktu Jakarta. Jika Anda pindah ke paket lain, sisa hari yang sudah dibayar mengurangi harganya.',
            'Pada paket Trial, satu kredit kontak membuka kontak satu calon pengantin, sekali untuk seterusnya. Kredit kembali otomatis jika calon pengantin tidak membuka balasan Anda dalam {replyHours} jam, atau jika kami menyetujui bahwa kontak itu spam.',
          ],
        },
        {
          id: 'payouts',
          heading: '9. Biaya dan pencairan dana',
          paragraphs: [
            'Dari pembayaran calon pengantin kami mengambil biaya sesuai paket vendor. Yang berlaku adalah paket saat calon pengantin menerima penawaran; halaman keanggotaan menampilkan setiap biaya.',
            'Pencairan dana memerlukan perjanjian yang disetujui, rekening bank terverifikasi, dan pemilik rekening yang cocok dengan nama pajak. Mulai dari {payoutMinimum}, dana diperkirakan tiba dalam {payoutDays} hari kerja. Pencairan yang tidak dapat dikirim bank kembali ke saldo. Biaya bank penerima ditanggung vendor.',
          ],
        },
        {
          id: 'liability',
          heading: '10. Jika terjadi kesalahan',
          paragraphs: [
            'Jumlah yang salah kami kembalikan segera setelah kami mengetahuinya. Kami bertanggung jawab atas kesalahan kami sendiri sesuai hukum, dan tidak atas kewajiban calon pengantin dan vendor satu sama lain.',
          ],
        },
        {
          id: 'changes',
          heading: '11. Perubahan dan hukum',
          paragraphs: [
            'Jika ketentuan ini berubah, halaman ini menampilkan tanggal barunya. Harga dan aturan yang berlaku saat Anda membayar sesuatu tetap berlaku untuk yang Anda bayar.',
            'Hukum Indonesia berlaku. Jika teks Indonesia dan Inggris berbeda, teks Indonesia yang berlaku.',
          ],
        },
      ],
    },
  ],
};
