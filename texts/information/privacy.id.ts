import type { InformationTexts } from './page.ts';

export const privacyId: InformationTexts = {
  title: 'Privasi',
  description:
    'Data calon pengantin, vendor, dan pengunjung yang disimpan Pelaminan: untuk apa, siapa yang melihatnya, dan berapa lama disimpan.',
  heading: 'Privasi',
  lead: 'Data apa yang kami simpan tentang Anda, untuk apa, siapa yang melihatnya, dan berapa lama disimpan.',
  since: '2026-11-22',
  parts: [
    {
      heading: null,
      sections: [
        {
          id: 'couples',
          heading: 'Jika Anda merencanakan pernikahan di sini',
          paragraphs: ['Anda dapat melihat-lihat tanpa akun. Jika Anda punya akun, kami menyimpan:'],
          table: {
            head: ['Data', 'Untuk apa', 'Berapa lama'],
            rows: [
              [
                'Nama, email, bahasa, kata sandi (hanya sebagai hash)',
                'Masuk ke akun, mengirim email kepada Anda',
                'Selama Anda punya akun',
              ],
              [
                'Pernikahan Anda: tanggal, kota, jumlah tamu, anggaran, keinginan',
                'Dilihat oleh vendor yang Anda hubungi agar mereka dapat mengirim penawaran',
                'Selama Anda punya akun',
              ],
              ['Pesan, file, permintaan, penawaran, dan meeting', 'Komunikasi dan kesepakatan dengan vendor', 'Selama Anda punya akun'],
              [
                'Vendor yang Anda simpan, lihat, atau minta nomornya',
                'Daftar Anda dan daftar klien vendor tersebut',
                'Selama Anda punya akun',
              ],
              [
                'Catatan Anda tentang vendor tersimpan',
                'Membantu Anda memilih; tidak dilihat vendor',
                'Selama Anda punya akun, 30 hari setelah vendor dihapus dari daftar',
              ],
              [
                'Rekening untuk pengembalian dana, jika Anda menambahkannya',
                'Mengirim pengembalian dana kepada Anda',
                'Sampai Anda menghapusnya atau menghapus akun Anda',
              ],
              ['Pembayaran dan penawaran yang Anda bayar', 'Pembukuan dan pajak', '10 tahun, sesuai peraturan'],
            ],
          },
        },
        {
          id: 'vendors-see',
          heading: 'Apa yang dilihat vendor tentang calon pengantin',
          paragraphs: [
            'Jika Anda sudah masuk ke akun, vendor dapat melihat bahwa Anda membuka profilnya, menyimpannya, meminta nomornya, mengirim pesan, atau membuat jadwal meeting, beserta tanggal pernikahan, kota, dan kisaran anggaran jika Anda mengisinya. Vendor dengan paket Trial melihat nama yang disingkat sampai mereka membuka kontak.',
            'Vendor yang Anda kirimi pesan melihat detail pernikahan dan alamat email Anda; pada paket Trial, setelah mereka membuka kontak.',
            'Vendor yang belum pernah Anda hubungi hanya dapat menemukan pernikahan Anda jika Anda mengaktifkan “{findable}”. Pengaturan ini nonaktif sampai Anda mengaktifkannya, dan dapat dinonaktifkan lagi kapan saja. Mereka tidak mendapat alamat email Anda.',
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
                'Alamat kalender yang Anda hubungkan (terenkripsi) dan acaranya',
                'Menunjukkan tanggal yang terisi kepada calon pengantin',
                'Sampai Anda memutuskannya',
              ],
              [
                'Nama, email, bahasa, kata sandi (hanya sebagai hash)',
                'Masuk ke akun, mengirim email kepada Anda',
                'Selama Anda punya akun',
              ],
              [
                'Perjanjian: jawaban, KTP, selfie dengan KTP, dokumen perusahaan',
                'Memverifikasi penerima pembayaran, peraturan pajak, pencegahan pencucian uang',
                'Disetujui: selama berlaku dan 10 tahun setelah ada perjanjian baru atau setelah Anda menghapus akun. Ditolak: 1 tahun. Formulir yang tidak dilanjutkan: 1 tahun',
              ],
              [
                'Rekening bank dan nomor ponsel untuk kode',
                'Mengirim pencairan kepada Anda',
                'Rekening: sampai Anda menghapusnya; catatan pencairan ke rekening itu: 10 tahun',
              ],
              ['Pesanan, kuitansi, pencairan, setiap mutasi', 'Pembukuan dan pajak', '10 tahun, sesuai peraturan'],
              [
                'Jawaban Anda di pesan, penawaran, dan meeting',
                'Komunikasi dan kesepakatan dengan calon pengantin',
                'Selama Anda punya akun',
              ],
            ],
          },
        },
        {
          id: 'visitors',
          heading: 'Iklan, cookie, dan statistik kunjungan',
          paragraphs: [
            'Agar vendor hanya membayar klik yang nyata, kami mengenali tayangan dan klik berulang melalui hash berkunci dari perangkat, jaringan, dan akun, yang tidak dapat diubah kembali menjadi alamat. Vendor melihat kapan dan di mana iklannya diklik, tetapi tidak pernah oleh siapa.',
            'Layanan statistik kunjungan hanya dimuat jika kami memakainya dan Anda menyetujuinya. Anda dapat mengubah pilihan di bagian bawah halaman.',
          ],
          table: {
            head: ['Cookie', 'Untuk apa', 'Berapa lama'],
            rows: [
              ['BSID', 'Sesi masuk Anda', '1 hari'],
              ['PLMD', 'Menghitung tayangan atau klik iklan satu kali', '1 tahun; tayangannya dihapus setelah 8 hari'],
              ['PLMK', 'Mengenali perangkat yang Anda pakai untuk masuk, untuk mencegah penebakan kata sandi', '1 tahun'],
              ['wedding_date', 'Tanggal pernikahan Anda, jika diisi sebelum masuk', '1 tahun'],
              ['wedding_guests', 'Jumlah tamu Anda, jika diisi sebelum masuk', '1 tahun'],
              ['UTM', 'Halaman atau kampanye asal kunjungan Anda', '30 hari'],
            ],
          },
        },
        {
          id: 'who',
          heading: 'Siapa lagi yang melihat data Anda',
          paragraphs: ['Kami tidak menjual data Anda. Hanya pihak berikut yang menerima sebagian datanya:'],
          points: [
            'Tim kami: setiap orang hanya melihat yang diperlukan untuk pekerjaannya. Setiap kali data orang, pembayaran, atau dokumen dilihat, hal itu tercatat.',
            'Mitra pembayaran kami, saat Anda membayar: jumlah, nomor pesanan, dan halaman tujuan setelah pembayaran. Data kartu diisi di sana dan tidak pernah kami terima.',
            'Layanan yang mengirimkan email dan SMS kami.',
            'Bank, saat kami membayar vendor: pemilik rekening, nomor rekening, dan jumlah.',
            'Pihak berwenang, jika diwajibkan oleh hukum.',
          ],
        },
        {
          id: 'also',
          heading: 'Yang kami simpan untuk keamanan',
          paragraphs: [],
          points: [
            'Sesi masuk berakhir setelah satu hari dan dihapus sebulan kemudian.',
            'Pendaftaran yang tidak diselesaikan dihapus sebulan setelah tautannya kedaluwarsa.',
            'Catatan bahwa sebuah pesan terkirim disimpan selama 60 hari, tanpa alamat dan isinya.',
            'Log audit tidak pernah diubah atau dihapus. Log ini memuat nomor data, bukan isinya.',
            'Dokumen dan nomor rekening dienkripsi. Cadangan data disimpan paling lama 35 hari.',
          ],
        },
        {
          id: 'rights',
          heading: 'Hak Anda',
          paragraphs: ['UU PDP (UU 27/2022) memberi Anda hak atas data Anda. Beginilah cara menggunakannya:'],
          points: [
            'Melihat dan memperbaiki: profil, data pernikahan, dan akun dapat Anda ubah kapan saja.',
            'Mengunduh: di pengaturan akun Anda dapat mengunduh satu file berisi semua data yang kami simpan tentang Anda, dengan kata sandi Anda.',
            'Menghapus: Anda dapat menghapus akun di pengaturan akun. Profil Anda langsung disembunyikan. Anda punya 14 hari untuk berubah pikiran; setelah itu nama Anda diganti dengan “Akun dihapus” di semua tempat. Pesan orang lain kepada Anda tetap ada pada mereka tanpa nama Anda. Pembayaran, faktur, pencairan, dan perjanjian yang disetujui tetap disimpan selama diwajibkan oleh hukum.',
            'Menarik persetujuan: atas statistik kunjungan, atas pencarian oleh vendor, dan atas pencocokan wajah dengan KTP. Jika yang terakhir Anda tarik, pencairan dihentikan sampai Anda diverifikasi dengan cara lain.',
          ],
          links: [
            { to: '/account', label: 'Akun saya, untuk calon pengantin' },
            { to: '/dashboard/account', label: 'Akun, untuk vendor' },
          ],
        },
        {
          id: 'failure',
          heading: 'Jika terjadi kebocoran data',
          paragraphs: [
            'Jika data jatuh ke tangan yang salah, kami memberi tahu orang yang bersangkutan dan pihak berwenang dalam 3 × 24 jam: apa yang terjadi, apa artinya bagi Anda, dan apa yang kami lakukan.',
          ],
        },
      ],
    },
  ],
};
