import type { Language } from '../typed.ts';

type Bilingual = Readonly<Record<Language, string>>;

/** A few words above the list of a category, by its slug. Read on the server alone. */
export const categoryIntros: Readonly<Record<string, Bilingual>> = {
  photography: {
    en: 'Ask to see one whole wedding rather than the best of many, and who will stand behind the camera on your day.',
    id: 'Mintalah melihat satu pernikahan utuh, bukan hanya foto-foto terbaik, dan tanyakan siapa yang memotret di hari Anda.',
  },
  videography: {
    en: 'A good film lets you hear the vows again. Ask how the sound is recorded and when you will have it in your hands.',
    id: 'Film yang baik membuat Anda mendengar kembali janji itu. Tanyakan cara suara direkam dan kapan film Anda terima.',
  },
  invitations: {
    en: 'Printed or digital, the invitation is the first thing your guests hold. Ask for a paper sample before the whole print.',
    id: 'Cetak atau digital, undangan adalah hal pertama yang sampai ke tamu. Mintalah contoh kertas sebelum semuanya dicetak.',
  },
  venue: {
    en: 'Joglo, garden, ballroom or beach: the place sets the date, the number of guests and the mood. Start here.',
    id: 'Joglo, taman, ballroom, atau pantai: tempat menentukan tanggal, jumlah tamu, dan suasana. Mulailah dari sini.',
  },
  'decoration-lighting': {
    en: 'From the pelaminan to the last lantern. Ask what is fresh, what is silk, and how many hours they need to build.',
    id: 'Dari pelaminan sampai lentera terakhir. Tanyakan mana yang segar, mana yang sutra, dan berapa jam untuk memasangnya.',
  },
  'entertainment-music': {
    en: 'Keroncong, strings, gamelan or a full band. Listen to a live recording, not only to the studio one.',
    id: 'Keroncong, gesek, gamelan, atau band lengkap. Dengarkan rekaman langsungnya, bukan hanya rekaman studio.',
  },
  catering: {
    en: 'Guests remember the food. Taste before you sign, and count the portions for each stall with care.',
    id: 'Tamu mengingat hidangannya. Cicipi sebelum menandatangani, dan hitung porsi setiap gubukan dengan teliti.',
  },
  'dress-attire': {
    en: 'Kebaya, gown, baju bodo or suntiang. Leave three months for fittings, and one more for calm.',
    id: 'Kebaya, gaun, baju bodo, atau suntiang. Sisihkan tiga bulan untuk fitting, dan satu bulan lagi untuk ketenangan.',
  },
  'wedding-cake': {
    en: 'Ask which tiers are real, how the cake travels, and what it tastes like the morning after.',
    id: 'Tanyakan tingkat mana yang asli, bagaimana kue dibawa, dan bagaimana rasanya keesokan pagi.',
  },
  'favors-gifts': {
    en: 'A small thank-you that guests really keep. Order a tenth more than there are names on the list.',
    id: 'Tanda terima kasih kecil yang sungguh disimpan tamu. Pesanlah sepersepuluh lebih banyak dari daftar nama.',
  },
  flowers: {
    en: 'What blooms in your month is fresher and kinder to the budget. Let the florist choose with you.',
    id: 'Bunga yang mekar di bulan Anda lebih segar dan lebih ramah anggaran. Biarkan perangkai bunga memilih bersama Anda.',
  },
  jewelry: {
    en: 'Rings are worn for a lifetime. Ask for the certificate, the weight of the gold, and what resizing costs.',
    id: 'Cincin dipakai seumur hidup. Mintalah sertifikat, berat emasnya, dan biaya mengubah ukuran.',
  },
  'mens-formal-wear': {
    en: 'Beskap, suit or tuxedo, made to measure or for rent. Try it on with the shoes you will wear.',
    id: 'Beskap, jas, atau tuksedo, dijahit atau disewa. Cobalah dengan sepatu yang akan dipakai.',
  },
  'wedding-planning': {
    en: 'A planner carries the day so that you can feel it. Ask how many weddings they take in one weekend.',
    id: 'Perencana memikul harinya agar Anda dapat merasakannya. Tanyakan berapa pernikahan yang diambil dalam satu akhir pekan.',
  },
  'event-rentals': {
    en: 'Tents, chairs, cooling and power. Ask when they come, when they leave, and who waits if it rains.',
    id: 'Tenda, kursi, pendingin, dan listrik. Tanyakan kapan datang, kapan dibongkar, dan siapa yang berjaga bila hujan.',
  },
  bridal: {
    en: 'Attire, make-up and jewellery from one house, matched to each other and to your family’s adat.',
    id: 'Busana, riasan, dan perhiasan dari satu rumah, serasi satu sama lain dan dengan adat keluarga Anda.',
  },
  'hair-makeup': {
    en: 'Book a trial, look at it in daylight, and ask how long before the akad they start.',
    id: 'Pesanlah tes rias, lihat di bawah cahaya siang, dan tanyakan berapa jam sebelum akad mereka mulai.',
  },
  'entertainment-dj': {
    en: 'For the hours after the formal part. Share three songs you love and one you never want to hear.',
    id: 'Untuk jam-jam setelah acara resmi. Berikan tiga lagu kesukaan dan satu yang tidak ingin Anda dengar.',
  },
  'entertainment-mc': {
    en: 'The voice of the day, in the languages of both families. Watch one live before you choose.',
    id: 'Suara hari itu, dalam bahasa kedua keluarga. Saksikan langsung sebelum memilih.',
  },
  'unique-services': {
    en: 'Doves, calligraphy, live painters and ideas that have no drawer yet.',
    id: 'Merpati, kaligrafi, pelukis langsung, dan gagasan yang belum punya laci.',
  },
  'health-beauty': {
    en: 'Lulur, spa and skin care for the weeks before. Try nothing new in the last seven days.',
    id: 'Lulur, spa, dan perawatan kulit untuk minggu-minggu sebelumnya. Jangan mencoba hal baru pada tujuh hari terakhir.',
  },
  honeymoon: {
    en: 'Three nights nearby or three weeks away. Ask what is included and what happens when a flight is late.',
    id: 'Tiga malam di dekat sini atau tiga minggu di jauh sana. Tanyakan apa saja yang termasuk dan bagaimana bila pesawat terlambat.',
  },
  'wedding-accessories': {
    en: 'Fans, veils, ring boxes and all the small things seen up close.',
    id: 'Kipas, kerudung, kotak cincin, dan semua hal kecil yang dilihat dari dekat.',
  },
  'boutonnieres-corsages': {
    en: 'Small flowers for those who stand closest. Have them delivered on the morning itself.',
    id: 'Bunga kecil untuk mereka yang berdiri paling dekat. Mintalah diantar pada pagi harinya.',
  },
  officiants: {
    en: 'Those who lead the ceremony, in your faith and in your words. Meet them before the rehearsal.',
    id: 'Mereka yang memimpin upacara, menurut keyakinan dan kata-kata Anda. Temui sebelum gladi bersih.',
  },
  'wedding-shoes': {
    en: 'You will stand for six hours. Walk in them at home, on the same kind of floor.',
    id: 'Anda akan berdiri enam jam. Cobalah berjalan di rumah, di lantai yang serupa.',
  },
  'photo-booth': {
    en: 'Prints for the guests, and a book for you. Ask how many pictures an hour and where it may stand.',
    id: 'Cetakan untuk tamu dan sebuah buku untuk Anda. Tanyakan berapa foto per jam dan di mana bilik boleh berdiri.',
  },
  'dance-choreography': {
    en: 'A first dance, or a whole Saman row. Six lessons are enough for a couple that laughs.',
    id: 'Tarian pertama, atau sebaris Saman. Enam kali latihan cukup bagi calon pengantin yang suka tertawa.',
  },
  'sweet-corner': {
    en: 'Jajanan pasar, macarons and dawet on one table. Ask who refills it.',
    id: 'Jajanan pasar, makaron, dan dawet di satu meja. Tanyakan siapa yang mengisinya kembali.',
  },
};
