// Attire, make-up and beauty.
import type { Trade } from './trade.ts';

export const dressAndBeauty = {
  'hair-makeup': {
    vendorCount: 22,
    names: ['{x} Makeup', 'Rias {x}', 'Sanggar {x}', '{x} MUA', 'Paras {x}'],
    about: {
      id: [
        'Riasan kami ringan, tahan dua belas jam, dan tetap seperti Anda sendiri. Paes, sunting, siger, dan gaya modern dikerjakan oleh perias yang mengerti adatnya.',
        'Setiap pengantin mendapat satu kali uji rias dan pendampingan sampai acara selesai. Kami hanya menerima satu pengantin dalam satu pagi.',
      ],
      en: [
        'Light make-up that lasts twelve hours and still looks like you. Paes, sunting, siger and modern styles, by artists who know the traditions.',
        'Each bride gets one trial, and we stay with you until the end of the day. We only take one bride a morning.',
      ],
    },
    prices: [
      ['Rias pengantin dan retouch', 'between', 4_500, 'per acara', 12_000],
      ['Paes Ageng lengkap', 'from', 7_500, 'per acara'],
      ['Rias keluarga', 'exactly', 450, 'per orang'],
      ['Uji rias', 'exactly', 850, 'per kali'],
    ],
    praise: {
      id: [
        'Riasannya ringan dan tahan sampai malam.',
        'Saya tetap terlihat seperti diri saya sendiri.',
        'Paesnya halus sekali, ibu saya sampai terharu.',
      ],
      en: ['Light make-up that lasted all night.', 'I still looked like myself.', 'The paes was so fine that my mother cried.'],
    },
  },
  bridal: {
    vendorCount: 14,
    names: ['{x} Bridal', 'Griya {x}', 'Rumah Pengantin {x}', '{x} Bridal House'],
    about: {
      id: [
        'Gaun, jas, riasan, dan foto di satu tempat: semua penjahit dan perias kami bekerja di bawah satu atap. Pengepasan dilakukan tiga kali sampai nyaman dipakai.',
      ],
      en: [
        'Gown, suit, make-up and photographs in one place: all our tailors and artists work under one roof. Three fittings, until you can dance in it.',
      ],
    },
    prices: [
      ['Sewa gaun dan jas', 'between', 4_500, 'per set', 12_500],
      ['Gaun rancangan khusus', 'from', 15_000, 'per gaun'],
      ['Paket bridal lengkap', 'between', 18_000, 'per paket', 42_000],
    ],
    praise: {
      id: ['Gaunnya pas di badan sejak pengepasan kedua.', 'Semua diurus satu tempat, hemat tenaga.'],
      en: ['The gown fitted from the second fitting on.', 'Having everything in one place saved us so much time.'],
    },
  },
  'dress-attire': {
    vendorCount: 13,
    names: ['Kebaya {x}', '{x} Atelier', 'Busana {x}', 'Sulam {x}'],
    about: {
      id: [
        'Kebaya dan gaun kami dijahit dari kain Nusantara: tenun, songket, dan batik tulis dari perajin yang kami kenal namanya. Payetnya dipasang satu per satu.',
        'Kami membuat busana yang bisa dipakai lagi setelah hari pernikahan, dengan potongan yang mengikuti tubuh Anda.',
      ],
      en: [
        'Kebaya and gowns from Indonesian cloth: tenun, songket and hand-drawn batik by makers we know by name. Each bead is sewn on by hand.',
        'Clothes you can wear again after the wedding, made to measure.',
      ],
    },
    prices: [
      ['Kebaya akad', 'between', 3_500, 'per set', 9_500],
      ['Seragam keluarga', 'from', 650, 'per orang'],
      ['Gaun resepsi', 'between', 8_500, 'per gaun', 28_000],
    ],
    praise: {
      id: ['Payetnya rapi sekali, sampai ke dalam.', 'Kainnya adem dipakai seharian.'],
      en: ['The beading is perfect, inside and out.', 'Cool to wear, even for a whole day.'],
    },
  },
  'mens-formal-wear': {
    vendorCount: 8,
    names: ['{x} Tailor', 'Jas {x}', 'Beskap {x}', '{x} & Sons'],
    about: {
      id: [
        'Jas dan beskap dijahit dari nol dengan tiga kali pengepasan. Pilihan wol ringan untuk iklim tropis membuat Anda tetap nyaman sampai acara selesai.',
      ],
      en: ['Suits and beskap cut from scratch with three fittings. Light tropical wool keeps you comfortable to the end.'],
    },
    prices: [
      ['Jas dua potong', 'between', 2_800, 'per set', 6_500],
      ['Beskap dan kain batik', 'from', 2_200, 'per set'],
    ],
    praise: {
      id: ['Potongannya pas, bahannya tidak panas.', 'Suami saya belum pernah setampan itu.'],
      en: ['A perfect cut, and not hot at all.', 'My husband has never looked better.'],
    },
  },
  jewelry: {
    vendorCount: 8,
    names: ['{x} Jewelry', 'Permata {x}', 'Cincin {x}', 'Emas {x}'],
    about: {
      id: [
        'Cincin kawin kami dibuat tangan di bengkel sendiri, dari emas daur ulang bersertifikat. Ukiran nama dan penyesuaian ukuran gratis seumur hidup.',
      ],
      en: ['Wedding rings made by hand in our own workshop from certified recycled gold. Engraving and resizing are free for life.'],
    },
    prices: [
      ['Sepasang cincin emas 75 %', 'between', 6_500, 'per pasang', 14_000],
      ['Cincin paladium', 'from', 3_800, 'per pasang'],
    ],
    praise: {
      id: ['Ukirannya halus dan selesai tepat waktu.', 'Penjelasan soal kadar emasnya jujur.'],
      en: ['Fine engraving, finished on time.', 'They were honest about the gold content.'],
    },
  },
  'wedding-shoes': {
    vendorCount: 6,
    names: ['Selop {x}', '{x} Shoes', 'Langkah {x}'],
    about: {
      id: ['Sepatu dan selop pengantin dibuat sesuai ukuran kaki kiri dan kanan Anda, dengan hak yang bisa dipakai berdiri enam jam.'],
      en: ['Bridal shoes made to measure for each foot, with heels you can stand in for six hours.'],
    },
    prices: [
      ['Sepatu pengantin khusus', 'between', 650, 'per pasang', 1_800],
      ['Selop berpayet', 'from', 450, 'per pasang'],
    ],
    praise: {
      id: ['Nyaman dipakai berdiri semalaman.', 'Payetnya serasi dengan kebaya saya.'],
      en: ['I stood in them all evening without pain.', 'The beads matched my kebaya.'],
    },
  },
  'wedding-accessories': {
    vendorCount: 7,
    names: ['{x} Accessories', 'Sunting {x}', 'Hias {x}'],
    about: {
      id: ['Sunting, siger, kembang goyang, dan hiasan rambut modern, dibuat dari kuningan ringan dan disewakan bersih dalam kotaknya.'],
      en: ['Sunting, siger, swaying flowers and modern hairpieces in light brass, rented clean and in their own box.'],
    },
    prices: [
      ['Sewa sunting lengkap', 'between', 750, 'per hari', 1_800],
      ['Hiasan rambut mutiara', 'from', 280, 'per buah'],
    ],
    praise: {
      id: ['Suntingnya ringan, kepala tidak sakit.', 'Detailnya cantik di foto dekat.'],
      en: ['Light enough to wear all day.', 'Lovely details, even close up.'],
    },
  },
  'health-beauty': {
    vendorCount: 7,
    names: ['{x} Spa', 'Lulur {x}', 'Rawat {x}'],
    about: {
      id: ['Perawatan pranikah selama tujuh hari: lulur, ratus, pijat, dan perawatan wajah dari rempah yang kami tumbuk sendiri.'],
      en: ['Seven days of care before the wedding: lulur, ratus, massage and facials from spices we grind ourselves.'],
    },
    prices: [
      ['Paket pranikah 7 hari', 'between', 2_500, 'per orang', 5_500],
      ['Lulur dan pijat 2 jam', 'exactly', 380, 'per kali'],
    ],
    praise: {
      id: ['Kulit terasa segar di hari pernikahan.', 'Terapisnya lembut dan tempatnya tenang.'],
      en: ['My skin glowed on the day.', 'Gentle therapists and a quiet place.'],
    },
  },
} as const satisfies Readonly<Record<string, Trade>>;
