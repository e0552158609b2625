// Photographs, films, invitations, and hosts.
import type { Trade } from './trade.ts';

export const picturesAndWords = {
  photography: {
    vendorCount: 28,
    names: ['{x} Photography', 'Potret {x}', 'Studio {x}', '{x} Stories', 'Lensa {x}', 'Ruang {x} Foto'],
    about: {
      id: [
        'Kami memotret apa yang benar-benar terjadi: tawa yang lepas, tangan yang gemetar, hujan di atap tenda. Hasil pertama Anda terima dalam tiga hari.',
        'Dua fotografer dan satu asisten mendampingi Anda dari rias sampai tamu pulang. Semua foto terpilih diedit satu per satu dan disimpan sepuluh tahun.',
      ],
      en: [
        'We photograph what really happens: loud laughter, trembling hands, rain on the tent. You receive the first pictures within three days.',
        'Two photographers and an assistant stay with you from make-up to the last guest. Every chosen picture is edited by hand and kept for ten years.',
      ],
    },
    prices: [
      ['Prewedding 1 hari, 2 lokasi', 'between', 4_500, 'per sesi', 9_500],
      ['Liputan akad dan resepsi (10 jam)', 'from', 8_500, 'per acara'],
      ['Paket lengkap dengan album 40 halaman', 'between', 14_000, 'per acara', 26_000],
      ['Fotografer tambahan', 'exactly', 2_000, 'per hari'],
    ],
    praise: {
      id: [
        'Hasil fotonya hangat dan tidak dibuat-buat.',
        'Mereka sabar mengarahkan kami yang kaku di depan kamera.',
        'Album jadi lebih cepat dari janji.',
      ],
      en: [
        'Warm, honest photographs.',
        'So patient with the two of us, who freeze in front of a camera.',
        'The album was ready earlier than promised.',
      ],
    },
  },
  videography: {
    vendorCount: 14,
    names: ['{x} Films', 'Sinema {x}', '{x} Motion', 'Gerak {x}'],
    about: {
      id: [
        'Film pernikahan kami berdurasi lima sampai tujuh menit dan disusun dari suara Anda sendiri: ijab, sambutan, doa. Drone dan perekaman suara sudah termasuk.',
        'Kami merekam dengan tim kecil yang tidak mengganggu acara, lalu menyunting bersama Anda sampai terasa pas.',
      ],
      en: [
        'Our films run five to seven minutes and are built around your own voices: vows, speeches, prayers. Drone and sound are included.',
        'A small team that stays out of the way, and an edit we finish together with you.',
      ],
    },
    prices: [
      ['Film 5 menit', 'from', 7_500, 'per acara'],
      ['Dokumenter lengkap 60 menit', 'between', 12_000, 'per acara', 22_000],
      ['Tambahan siaran langsung untuk keluarga jauh', 'exactly', 3_500, 'per acara'],
    ],
    praise: {
      id: ['Kami menangis lagi setiap menontonnya.', 'Suaranya jernih, ijabnya terdengar jelas.'],
      en: ['We cry again each time we watch it.', 'The sound is so clear that we hear every word of the vows.'],
    },
  },
  'photo-booth': {
    vendorCount: 7,
    names: ['{x} Booth', 'Kotak {x}', 'Jepret {x}', '{x} Photo Corner'],
    about: {
      id: [
        'Cetak tanpa batas, properti yang lucu, dan dua petugas yang membuat tamu Anda berani bergaya. Desain bingkai mengikuti undangan.',
      ],
      en: [
        'Unlimited prints, funny props, and two people who get even shy guests to pose. The frame follows the design of your invitation.',
      ],
    },
    prices: [
      ['Photo booth 3 jam', 'exactly', 2_750, 'per acara'],
      ['Booth 360 derajat', 'between', 3_500, 'per acara', 6_000],
    ],
    praise: {
      id: ['Tamu antre terus, dari anak kecil sampai nenek.', 'Cetaknya cepat dan warnanya bagus.'],
      en: ['There was a queue all evening, from children to grandmothers.', 'Fast prints with lovely colours.'],
    },
  },
  invitations: {
    vendorCount: 13,
    names: ['{x} Invitation', 'Kertas {x}', 'Surat {x}', '{x} Paperie'],
    about: {
      id: [
        'Undangan kami dicetak dengan huruf timbul di atas kertas daur ulang, atau dikirim sebagai undangan digital yang ringan dibuka. Kaligrafi nama tamu kami tulis tangan.',
        'Kami merancang dari nol bersama Anda, tanpa templat. Tiga rancangan pertama selesai dalam seminggu.',
      ],
      en: [
        'Letterpress on recycled paper, or a digital invitation that opens instantly. Guest names are written by hand.',
        'We design from scratch together with you, no templates. The first three drafts are ready within a week.',
      ],
    },
    prices: [
      ['Undangan cetak', 'between', 12, 'per lembar', 38],
      ['Undangan digital dengan buku tamu', 'exactly', 650, 'per paket'],
      ['Kaligrafi nama tamu', 'exactly', 5, 'per nama'],
    ],
    praise: {
      id: ['Kertasnya terasa istimewa di tangan.', 'Revisi dilayani dengan sabar.'],
      en: ['The paper feels special in your hand.', 'They revised it patiently until it was right.'],
    },
  },
  'entertainment-mc': {
    vendorCount: 11,
    names: ['{x} MC', 'Suara {x}', 'Tutur {x}', '{x} Host'],
    about: {
      id: [
        'Kami membawakan akad, upacara adat, dan resepsi dalam bahasa Indonesia, Jawa, Sunda, dan Inggris. Susunan acara kami pelajari bersama keluarga, bukan dibaca di tempat.',
      ],
      en: [
        'We host ceremonies and receptions in Indonesian, Javanese, Sundanese and English. We learn the programme with your family instead of reading it on the day.',
      ],
    },
    prices: [
      ['MC akad dan resepsi', 'between', 3_000, 'per acara', 8_500],
      ['Pranatacara adat Jawa', 'from', 3_500, 'per acara'],
    ],
    praise: {
      id: ['Pembawaannya hangat dan nama keluarga tidak ada yang salah.', 'Acaranya santai tetapi tetap khidmat.'],
      en: ['Warm, and not one family name was wrong.', 'Relaxed without losing the dignity of the day.'],
    },
  },
  officiants: {
    vendorCount: 6,
    names: ['Upacara {x}', '{x} Celebrant', 'Restu {x}'],
    about: {
      id: [
        'Kami mendampingi pemberkatan, upacara adat, dan pembaruan janji, termasuk urusan dokumen di kantor setempat. Naskahnya disusun dari cerita Anda.',
      ],
      en: [
        'We lead blessings, traditional ceremonies and renewals of vows, and help with the documents at the local office. The script is written from your story.',
      ],
    },
    prices: [
      ['Upacara simbolis', 'between', 3_500, 'per acara', 7_500],
      ['Pendampingan dokumen', 'exactly', 2_500, 'per pasangan'],
    ],
    praise: {
      id: ['Kata-katanya menyentuh semua orang.', 'Urusan dokumen jadi mudah.'],
      en: ['Everyone was moved by the words.', 'They made the paperwork easy.'],
    },
  },
} as const satisfies Readonly<Record<string, Trade>>;
