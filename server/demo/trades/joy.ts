// Flowers, music, gifts, and what follows the wedding.
import type { Trade } from './trade.ts';

export const joy = {
  flowers: {
    vendorCount: 13,
    names: ['{x} Florist', 'Kebun {x}', 'Kembang {x}', '{x} Flowers'],
    about: {
      id: [
        'Buket dan rangkaian kami memakai bunga musim ini dari kebun di sekitar {city}, dirangkai pada pagi hari dan dikirim dalam air.',
        'Kami merangkai dengan gaya bebas: sedikit liar, penuh tekstur, dan selalu dengan satu bunga yang berarti bagi Anda.',
      ],
      en: [
        'Bouquets of seasonal flowers from around {city}, tied in the morning and delivered in water.',
        'Loose, a little wild, full of texture, and always with one flower that means something to you.',
      ],
    },
    prices: [
      ['Buket pengantin', 'between', 450, 'per buket', 1_400],
      ['Bunga meja tamu', 'from', 185, 'per meja'],
      ['Bunga mobil pengantin', 'exactly', 950, 'per mobil'],
    ],
    praise: {
      id: ['Buketnya segar sampai keesokan hari.', 'Warnanya persis seperti yang kami bayangkan.'],
      en: ['The bouquet was still fresh the next day.', 'Exactly the colours we had imagined.'],
    },
  },
  'boutonnieres-corsages': {
    vendorCount: 6,
    names: ['Roncean {x}', '{x} Corsage', 'Melati {x}'],
    about: {
      id: ['Roncean melati, korsase, dan bunga dada dibuat beberapa jam sebelum acara agar tetap harum.'],
      en: ['Strung jasmine, corsages and boutonnieres, made a few hours before the event so that they keep their scent.'],
    },
    prices: [
      ['Roncean melati pengantin', 'between', 650, 'per set', 1_600],
      ['Korsase keluarga', 'exactly', 45, 'per buah'],
    ],
    praise: {
      id: ['Harum melatinya memenuhi ruangan.', 'Korsasenya rapi dan tidak mudah layu.'],
      en: ['The scent of jasmine filled the room.', 'Neat corsages that did not wilt.'],
    },
  },
  'entertainment-music': {
    vendorCount: 14,
    names: ['{x} Music', 'Orkes {x}', 'Nada {x}', '{x} Akustik'],
    about: {
      id: [
        'Dari kuartet gesek, akustik, keroncong, sampai gamelan: kami bermain sesuai suasana, tidak terlalu keras. Daftar lagu disusun bersama Anda.',
        'Penyanyi dan pemain kami terbiasa dengan tempat kecil maupun gedung besar, lengkap dengan sound system sendiri.',
      ],
      en: [
        'String quartet, acoustic, keroncong or gamelan: we play to suit the mood, never too loud. We put together the song list with you.',
        'Singers and musicians with experience in small rooms and large halls, and our own sound system.',
      ],
    },
    prices: [
      ['Akustik 3 orang', 'between', 3_500, 'per acara', 6_500],
      ['Band 7 orang dan tata suara', 'from', 9_500, 'per acara'],
      ['Gamelan dan sinden', 'between', 5_500, 'per acara', 11_000],
    ],
    praise: {
      id: ['Lagunya pas dan tidak terlalu keras.', 'Tamu sampai ikut bernyanyi.'],
      en: ['Just the right songs, and never too loud.', 'Our guests sang along.'],
    },
  },
  'entertainment-dj': {
    vendorCount: 7,
    names: ['DJ {x}', '{x} Soundlab', 'Irama {x}'],
    about: {
      id: ['Kami membuka dengan lagu orang tua Anda dan menutup dengan lagu Anda. Lampu, mesin kabut, dan panggung kecil tersedia.'],
      en: ['We start with your parents’ songs and end with yours. Lights, haze and a small stage are available.'],
    },
    prices: [
      ['DJ 4 jam', 'between', 3_500, 'per acara', 7_500],
      ['Tambahan lampu dan mesin kabut', 'exactly', 1_800, 'per acara'],
    ],
    praise: {
      id: ['Lantai dansa tidak pernah kosong.', 'Pandai membaca suasana.'],
      en: ['The dance floor was never empty.', 'They read the room perfectly.'],
    },
  },
  'dance-choreography': {
    vendorCount: 6,
    names: ['Sanggar Tari {x}', '{x} Dance', 'Gerak {x}'],
    about: {
      id: [
        'Tari penyambutan dari berbagai daerah, dan latihan tarian pertama untuk pasangan yang belum pernah menari. Empat pertemuan cukup.',
      ],
      en: ['Welcome dances from many regions, and first-dance lessons for couples who have never danced. Four lessons are enough.'],
    },
    prices: [
      ['Tari penyambutan 4 penari', 'between', 2_500, 'per acara', 5_500],
      ['Latihan tarian pertama', 'exactly', 1_800, 'per 4 pertemuan'],
    ],
    praise: {
      id: ['Penarinya anggun dan tepat waktu.', 'Kami yang kaku akhirnya berani menari.'],
      en: ['Graceful dancers, exactly on time.', 'Even we, who never dance, enjoyed our first dance.'],
    },
  },
  'favors-gifts': {
    vendorCount: 10,
    names: ['Suvenir {x}', '{x} Gift', 'Bingkis {x}', 'Hantaran {x}'],
    about: {
      id: ['Suvenir yang dipakai, bukan disimpan: sabun rempah, kain kecil, tanaman dalam pot, dan hantaran yang disusun rapi.'],
      en: ['Favors that guests actually use: spice soap, small cloths, potted plants, and gifts arranged with care.'],
    },
    prices: [
      ['Suvenir tamu', 'between', 8, 'per buah', 35],
      ['Hias hantaran', 'exactly', 185, 'per kotak'],
    ],
    praise: {
      id: ['Suvenirnya dipakai tamu sampai sekarang.', 'Kemasannya cantik dan rapi.'],
      en: ['Our guests still use them.', 'Beautifully wrapped.'],
    },
  },
  honeymoon: {
    vendorCount: 8,
    names: ['{x} Journeys', 'Pelesir {x}', '{x} Getaways', 'Tirta {x}'],
    about: {
      id: [
        'Kami menyusun perjalanan berdua dari Raja Ampat sampai Dieng, dengan satu nomor yang bisa dihubungi kapan saja selama perjalanan.',
      ],
      en: ['Trips for two from Raja Ampat to Dieng, with one number you can call at any time during the trip.'],
    },
    prices: [
      ['Bali 4 hari 3 malam', 'between', 6_500, 'per pasangan', 14_000],
      ['Labuan Bajo dengan kapal', 'from', 16_500, 'per pasangan'],
    ],
    praise: {
      id: ['Semua sudah diatur, kami tinggal menikmati.', 'Vilanya jauh lebih indah dari foto.'],
      en: ['Everything was arranged; we only had to enjoy it.', 'The villa was even lovelier than the pictures.'],
    },
  },
  'unique-services': {
    vendorCount: 7,
    names: ['{x} Moments', 'Kejutan {x}', 'Kereta {x}'],
    about: {
      id: [
        'Kereta kencana, kupu-kupu yang dilepas, lukisan langsung saat acara: hal-hal kecil yang diceritakan tamu bertahun-tahun kemudian.',
      ],
      en: [
        'A horse-drawn carriage, a butterfly release, a live painting during the party: small things your guests will talk about for years.',
      ],
    },
    prices: [
      ['Lukisan langsung', 'between', 3_500, 'per acara', 7_500],
      ['Kereta kencana', 'from', 4_500, 'per acara'],
    ],
    praise: {
      id: ['Kejutan kupu-kupunya membuat semua terharu.', 'Lukisannya kini tergantung di ruang tamu kami.'],
      en: ['The butterflies moved everyone.', 'The painting hangs in our living room now.'],
    },
  },
} as const satisfies Readonly<Record<string, Trade>>;
