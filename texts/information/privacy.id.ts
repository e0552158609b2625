import type { InformationTexts } from './page.ts';

export const privacyId: InformationTexts = {
  title: 'Privasi',
  description:
    'Data apa yang disimpan Pelaminan tentang calon pengantin, vendor, dan pengunjung, untuk apa, siapa yang melihatnya, dan kapan dihapus.',
  heading: 'Privasi',
  lead: 'Data apa yang kami simpan tentang Anda, untuk apa, siapa yang melihatnya, dan kapan dihapus.',
  since: '2026-11-22',
  parts: [
    {
      heading: null,
      sections: [
        {
          id: 'couples',
          heading: 'Jika Anda merencanakan pernikahan di sini',
          paragraphs: ['Anda bisa melihat-lihat tanpa akun. Jika Anda punya akun, kami menyimpan:'],
          table: {
            head: ['Data', 'Untuk apa', 'Berapa lama'],
            rows: [
              [
                'Nama, email, bahasa, kata sandi (hanya sebagai hash)',
                'Masuk ke akun, mengirim email kepada Anda',
                'Selama Anda punya akun',
              ],
              [
                'Pernikahan Anda: hari, kota, jumlah tamu, anggaran, keinginan',
                'Vendor yang Anda hubungi melihatnya agar dapat memberi penawaran',
                'Selama Anda punya akun',
              ],
              ['Pesan, file, permintaan, penawaran, dan meeting', 'Berbicara dan bersepakat dengan vendor', 'Selama Anda punya akun'],
              [
                'Vendor yang Anda simpan, buka, atau lihat nomornya',
                'Daftar Anda, dan daftar klien vendor tersebut',
                'Selama Anda punya akun',
              ],
              [
                'Rekening untuk pengembalian dana, jika Anda memberikannya',
                'Mengirim dana kembali kepada Anda',
                'Sampai Anda menghapusnya atau menghapus akun',
              ],
              ['Pembayaran dan penawaran yang Anda bayar', 'Pembukuan dan pajak', '10 tahun, sesuai hukum'],
            ],
          },
        },
        {
          id: 'vendors-see',
          heading: 'Apa yang dilihat vendor tentang calon pengantin',
          paragraphs: [
            'Vendor melihat ketika Anda, setelah masuk, membuka profilnya, menyimpannya, meminta nomornya, menulis kepadanya, atau memesan meeting, beserta tanggal pernikahan, kota, dan kisaran anggaran jika Anda mengisinya. Pada paket Trial, vendor melihat nama yang disingkat sampai membuka kontak.',
            'Vendor yang Anda kirimi pesan melihat rincian pernikahan dan alamat email Anda, pada paket Trial setelah membuka kontak.',
            'Vendor yang belum pernah Anda hubungi hanya menemukan pernikahan Anda jika Anda mengaktifkan “Vendor yang cocok boleh menemukan kami”. Pilihan ini nonaktif sampai Anda memilihnya, dan dapat dimatikan kapan saja. Mereka tidak mendapat alamat email Anda.',
          ],
          links: [{ to: '/account/wedding', label: 'Tentang pernikahan kami' }],
        },
        {
          id: 'vendors',
          heading: 'Jika Anda vendor',
          paragraphs: ['Profil, harga, foto, dan ulasan Anda bersifat publik. Selain itu kami menyimpan:'],
          table: {
            head: ['Data', 'Untuk apa', 'Berapa lama'],
            rows: [
              [
                'Nama, email, bahasa, kata sandi (hanya sebagai hash)',
                'Masuk ke akun, mengirim email kepada Anda',
                'Selama Anda punya akun',
              ],
              [
                'Perjanjian: jawaban, KTP, foto diri dengan KTP, dokumen perusahaan',
                'Memverifikasi siapa yang dibayar, hukum pajak, pencegahan pencucian uang',
                'Disetujui: selama berlaku dan 10 tahun setelah ada yang baru atau setelah Anda menghapus akun. Ditolak: 1 tahun. Formulir yang tidak disentuh: 1 tahun',
              ],
              [
                'Rekening bank dan nomor ponsel untuk kode',
                'Membayar Anda',
                'Rekening sampai Anda menghapusnya; catatan pembayarannya 10 tahun',
              ],
              ['Pesanan, kuitansi, pencairan dana, setiap mutasi', 'Pembukuan dan pajak', '10 tahun, sesuai hukum'],
              [
                'Jawaban Anda di pesan, penawaran, dan meeting',
                'Berbicara dan bersepakat dengan calon pengantin',
                'Selama Anda punya akun',
              ],
            ],
          },
        },
        {
          id: 'visitors',
          heading: 'Iklan, cookie, dan penghitungan',
          paragraphs: [
            'Agar vendor hanya membayar klik yang nyata, kami mengenali tayangan dan klik berulang melalui hash berkunci dari perangkat, jaringan, dan akun, yang tidak dapat dikembalikan menjadi alamat. Vendor melihat kapan dan di mana iklan diklik, tidak pernah oleh siapa.',
            'Layanan penghitung hanya dimuat jika ada dan Anda menyetujuinya. Pilihan Anda dapat diubah di bagian bawah halaman.',
          ],
          table: {
            head: ['Cookie', 'Untuk apa', 'Berapa lama'],
            rows: [
              ['BSID', 'Status masuk Anda', '1 hari'],
              ['PLMD', 'Menghitung tayangan atau klik iklan satu kali', '1 tahun; tayangannya dihapus setelah 8 hari'],
              ['PLMK', 'Mengenali perangkat Anda saat masuk, untuk mencegah tebakan kata sandi', '1 tahun'],
              ['UTM', 'Dari halaman atau kampanye mana Anda datang', '30 hari'],
            ],
          },
        },
        {
          id: 'who',
          heading: 'Siapa lagi yang melihatnya',
          paragraphs: ['Kami tidak menjual data Anda kepada siapa pun. Hanya pihak berikut yang menerima sebagian:'],
          points: [
            'Tim kami, masing-masing hanya yang diperlukan pekerjaannya. Setiap kali data orang, pembayaran, atau dokumen dilihat, hal itu dicatat.',
            'Layanan pembayaran, saat Anda membayar: jumlah, nomor pesanan, dan alamat kembali. Data kartu diisi di sana dan tidak pernah sampai kepada kami.',
            'Layanan yang mengirimkan email dan SMS kami.',
            'Bank, saat kami membayar vendor: pemilik, nomor rekening, dan jumlah.',
            'Pihak berwenang, jika hukum mewajibkan kami.',
          ],
        },
        {
          id: 'also',
          heading: 'Yang kami simpan demi keamanan',
          paragraphs: [],
          points: [
            'Status masuk berakhir setelah satu hari dan dihapus sebulan kemudian.',
            'Pendaftaran yang tidak diselesaikan dihapus sebulan setelah tautannya kedaluwarsa.',
            'Catatan bahwa sebuah pesan terkirim disimpan 60 hari, tanpa alamat dan isinya.',
            'Log tindakan tidak pernah diubah atau dihapus. Isinya nomor catatan, bukan isi catatan.',
            'Dokumen dan nomor rekening dienkripsi. Cadangan disimpan paling lama 35 hari.',
          ],
        },
        {
          id: 'rights',
          heading: 'Yang dapat Anda lakukan',
          paragraphs: ['Undang-undang (UU PDP 27/2022) memberi Anda hak atas data Anda. Di sinilah Anda menggunakannya:'],
          points: [
            'Melihat dan memperbaiki: profil, pernikahan, dan akun dapat Anda ubah kapan saja.',
            'Membawa: pengaturan akun menyediakan satu file berisi semua yang kami simpan tentang Anda, setelah kata sandi.',
            'Menghapus: pengaturan akun menghapus akun Anda. Anda langsung tidak terlihat, punya 14 hari untuk berubah pikiran, lalu diganti dengan “Akun dihapus” di mana pun. Yang ditulis orang lain kepada Anda tetap ada pada mereka tanpa nama Anda; pembayaran, faktur, pencairan dana, dan perjanjian yang disetujui tetap disimpan selama hukum memintanya.',
            'Menarik persetujuan: penghitungan kunjungan, ditemukan oleh vendor, dan pencocokan wajah dengan KTP. Pencairan dana lalu berhenti sampai Anda diverifikasi dengan cara lain.',
          ],
          links: [
            { to: '/account', label: 'Akun saya, untuk calon pengantin' },
            { to: '/dashboard/account', label: 'Akun, untuk vendor' },
          ],
        },
        {
          id: 'failure',
          heading: 'Jika terjadi sesuatu',
          paragraphs: [
            'Jika data jatuh ke tangan yang salah, kami memberi tahu orang yang bersangkutan dan pihak berwenang dalam 3 × 24 jam: apa yang terjadi, apa artinya bagi Anda, dan apa yang kami lakukan.',
          ],
        },
      ],
    },
  ],
};
