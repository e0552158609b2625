// Places, tables and their decoration.
import type { Trade } from './trade.ts';

export const celebration = {
  venue: {
    vendorCount: 30,
    names: ['Pendopo {x}', 'Taman {x}', 'Balai {x}', '{x} Ballroom', 'Rumah Kebun {x}', '{x} Hall', 'Villa {x}', 'Graha {x}'],
    about: {
      id: [
        'Kami menyediakan ruang untuk 100 sampai 1.200 tamu dengan area taman, ruang rias, dan parkir yang luas. Kami hanya menerima satu acara sehari, sehingga persiapan tidak terburu-buru.',
        'Bangunan kayu jati kami dikelilingi taman tropis dan cocok untuk akad di pagi hari maupun resepsi di malam hari. Genset, sound system dasar, dan petugas parkir sudah termasuk.',
      ],
      en: [
        'We host 100 to 1,200 guests in a hall and a garden, with a dressing room and plenty of parking. We host only one celebration a day, so nobody has to rush.',
        'Our old teak house stands in a tropical garden that suits a morning ceremony as well as an evening reception. Generator, basic sound and parking staff are included.',
      ],
    },
    prices: [
      ['Paket akad pagi (100 tamu)', 'exactly', 18_500, 'per acara'],
      ['Sewa gedung akhir pekan (6 jam)', 'between', 35_000, 'per acara', 68_000],
      ['Paket resepsi lengkap 500 tamu', 'from', 125_000, 'per acara'],
      ['Tambahan jam', 'exactly', 3_500, 'per jam'],
    ],
    praise: {
      id: [
        'Gedungnya bersih dan tamu mudah parkir.',
        'Tamannya indah sekali saat lampu mulai menyala.',
        'Tim gedung membantu sampai tamu terakhir pulang.',
      ],
      en: [
        'The garden looked magical once the lamps were lit.',
        'Plenty of parking, and the hall was spotless.',
        'The venue team stayed until our last guest had left.',
      ],
    },
  },
  catering: {
    vendorCount: 25,
    names: ['Dapur {x}', '{x} Catering', 'Jamuan {x}', 'Rasa {x}', '{x} Boga', 'Hidangan {x}'],
    about: {
      id: [
        'Menu kami berangkat dari masakan rumah: prasmanan Nusantara, gubukan, dan hidangan barat yang dimasak di hari yang sama. Setiap paket termasuk uji rasa untuk enam orang.',
        'Kami melayani 100 sampai 2.000 porsi dengan tim penyaji berseragam dan meja yang selalu terisi. Kami bersertifikat halal, dan dapur kami boleh dikunjungi kapan saja.',
      ],
      en: [
        'Our menus start from home cooking: Indonesian buffet, food stalls and western dishes, all cooked on the day. Every package includes a tasting for six.',
        'We serve 100 to 2,000 portions with uniformed staff and tables that never run empty. Halal certified, and our kitchen is open to visitors at any time.',
      ],
    },
    prices: [
      ['Prasmanan Nusantara', 'between', 85, 'per porsi', 145],
      ['Paket prasmanan premium', 'from', 165, 'per porsi'],
      ['Gubukan (sate, soto, kambing guling)', 'between', 2_800, 'per gubuk', 6_500],
      ['Uji rasa untuk 6 orang', 'exactly', 600, 'per kali'],
    ],
    praise: {
      id: [
        'Makanannya enak dan tidak kehabisan sampai akhir acara.',
        'Tamu kami masih membicarakan sate dan sotonya.',
        'Penyajiannya rapi dan petugasnya ramah.',
      ],
      en: [
        'The food was delicious and never ran out.',
        'Our guests still talk about the satay stall.',
        'Beautifully served, and the staff were kind to everyone.',
      ],
    },
  },
  'decoration-lighting': {
    vendorCount: 23,
    names: ['{x} Dekorasi', 'Rupa {x}', 'Studio {x} Decor', '{x} Pelaminan', 'Cahaya {x}', 'Rakit {x}'],
    about: {
      id: [
        'Kami merancang pelaminan, lorong bunga, dan pencahayaan dari satu cerita: cerita Anda berdua. Bunga segar datang dari kebun kami sendiri di dataran tinggi.',
        'Dari adat Jawa, Sunda, Minang, sampai gaya modern yang sederhana, setiap dekorasi kami gambar dahulu sehingga Anda tahu hasilnya sebelum hari acara.',
      ],
      en: [
        'We design the stage, the aisle and the light around one story: yours. Fresh flowers come from our own garden in the hills.',
        'From Javanese, Sundanese and Minang tradition to simple modern styles: we draw everything first, so you know what you will see on the day.',
      ],
    },
    prices: [
      ['Dekorasi lamaran', 'between', 4_500, 'per acara', 12_000],
      ['Pelaminan 8 meter dengan bunga segar', 'from', 28_000, 'per acara'],
      ['Paket dekorasi gedung lengkap', 'between', 45_000, 'per acara', 135_000],
      ['Tambahan lampu gantung dan lampu taman', 'from', 3_500, 'per acara'],
    ],
    praise: {
      id: [
        'Pelaminannya persis seperti gambar, bahkan lebih indah.',
        'Bunganya segar semua sampai malam.',
        'Pencahayaannya membuat foto kami hangat sekali.',
      ],
      en: [
        'The stage looked exactly like the drawing, only lovelier.',
        'Every flower was fresh until late at night.',
        'Their lighting made all our photographs glow.',
      ],
    },
  },
  'wedding-planning': {
    vendorCount: 21,
    names: ['{x} Wedding Organizer', '{x} Planner', 'Runtut {x}', 'Cerita {x}', '{x} & Co. Planner', 'Hari {x}'],
    about: {
      id: [
        'Kami mengatur jadwal, vendor, dan anggaran agar Anda dapat menikmati harinya. Setiap pasangan mendapat satu pendamping tetap dari pertemuan pertama sampai tamu terakhir.',
        'Tim kami berpengalaman dengan upacara adat dari delapan daerah dan pernikahan kecil di luar kota. Semua biaya tertulis sejak awal, tanpa kejutan.',
      ],
      en: [
        'We manage the schedule, the vendors and the budget so that you can enjoy the day. Each couple has one planner, from the first meeting to the last guest.',
        'Our team knows the ceremonies of eight regions as well as small weddings far from home. Every cost is written down from the start: no surprises.',
      ],
    },
    prices: [
      ['Koordinasi hari-H (10 orang tim)', 'exactly', 12_500, 'per acara'],
      ['Perencanaan 6 bulan', 'between', 25_000, 'per acara', 45_000],
      ['Perencanaan penuh', 'from', 60_000, 'per acara'],
      ['Konsultasi anggaran', 'exactly', 750, 'per pertemuan'],
    ],
    praise: {
      id: [
        'Berkat mereka kami tidak panik sama sekali.',
        'Susunan acaranya rapi sampai ke menitnya.',
        'Semua vendor tahu harus berada di mana dan kapan.',
      ],
      en: ['Thanks to them we didn’t panic once.', 'Everything ran on time, to the minute.', 'Every vendor knew where to be, and when.'],
    },
  },
  'event-rentals': {
    vendorCount: 9,
    names: ['{x} Rental', 'Sewa {x}', '{x} Tenda', 'Gudang {x}'],
    about: {
      id: [
        'Tenda, kursi tiffany, meja, peralatan makan, tata suara, dan genset kami kirim, pasang, dan bongkar sendiri. Semua barang dicuci dan diperiksa sebelum berangkat.',
      ],
      en: [
        'Tents, gilded chairs, tables, tableware, sound and generators: we deliver, set up and take down ourselves. Everything is cleaned and checked before it leaves.',
      ],
    },
    prices: [
      ['Kursi tiffany', 'exactly', 18, 'per buah'],
      ['Tenda dekorasi 4 × 6 m', 'between', 1_200, 'per unit', 2_400],
      ['Tata suara 5.000 watt', 'from', 3_000, 'per hari'],
    ],
    praise: {
      id: ['Barang datang tepat waktu dan bersih.', 'Tim bongkar pasangnya cepat dan sopan.'],
      en: ['Everything arrived on time and spotless.', 'The crew set up and took down quickly and politely.'],
    },
  },
  'sweet-corner': {
    vendorCount: 7,
    names: ['Manis {x}', '{x} Sweet Corner', 'Pojok {x}', 'Gula {x}'],
    about: {
      id: [
        'Meja manis kami memadukan jajanan pasar dan kue kecil gaya Eropa, ditata sesuai warna pesta. Semua dibuat pada pagi hari acara.',
      ],
      en: [
        'Our dessert tables bring market sweets and small European cakes together in the colours of your day. All of it is baked that very morning.',
      ],
    },
    prices: [
      ['Meja manis 100 porsi', 'from', 4_500, 'per acara'],
      ['Gerobak jajanan pasar', 'between', 2_500, 'per acara', 5_000],
      ['Menara makaron 80 buah', 'exactly', 1_600, 'per menara'],
    ],
    praise: {
      id: ['Kue-kuenya cantik dan habis dalam satu jam.', 'Klepon dan makaron di satu meja, tamu senang sekali.'],
      en: ['Pretty cakes that were gone within the hour.', 'Klepon next to macarons: our guests loved it.'],
    },
  },
  'wedding-cake': {
    vendorCount: 13,
    names: ['{x} Cake', 'Kue {x}', '{x} Patisserie', 'Oven {x}'],
    about: {
      id: [
        'Kue bertingkat kami dibuat dari bahan asli, dengan bunga gula yang dibentuk tangan. Anda mencicipi enam rasa sebelum memilih.',
        'Kami membuat kue pengantin yang benar-benar dimakan, bukan hanya dipotret: lembut, tidak terlalu manis, dan dikirim sendiri oleh pembuatnya.',
      ],
      en: [
        'Our tiers are baked from real ingredients, with sugar flowers shaped by hand. You taste six flavours before you choose.',
        'Wedding cakes that are eaten, not only photographed: soft, not too sweet, and delivered by the baker.',
      ],
    },
    prices: [
      ['Kue 3 tingkat', 'between', 2_800, 'per kue', 6_500],
      ['Kue 5 tingkat dengan bunga gula', 'from', 8_500, 'per kue'],
      ['Cicip enam rasa', 'exactly', 250, 'per kotak'],
    ],
    praise: {
      id: ['Kuenya lembut dan tidak terlalu manis.', 'Bunga gulanya seperti asli, banyak tamu yang bertanya.'],
      en: ['Soft, and not too sweet.', 'Guests asked whether the sugar flowers were real.'],
    },
  },
} as const satisfies Readonly<Record<string, Trade>>;
