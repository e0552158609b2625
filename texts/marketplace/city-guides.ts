import type { Language } from '../typed.ts';

type Bilingual = Readonly<Record<Language, string>>;

/** How a city marries, by its slug. Read on the server alone. */
export const cityGuides: Readonly<Record<string, Bilingual>> = {
  jakarta: {
    en: 'Ballrooms for a thousand and rooftops for eighty. Good Saturdays are gone a year ahead, so ask for Fridays and Sundays too.',
    id: 'Ballroom untuk seribu tamu dan rooftop untuk delapan puluh. Sabtu yang baik habis setahun sebelumnya; tanyakan juga Jumat dan Minggu.',
  },
  bandung: {
    en: 'Cool air, pine woods and gardens around Lembang and Dago. Rain comes in the afternoon from November to March: plan a roof.',
    id: 'Udara sejuk, hutan pinus, dan taman di Lembang serta Dago. Hujan turun sore hari dari November sampai Maret: siapkan atap.',
  },
  surabaya: {
    en: 'Generous hospitality, heritage houses and grand halls. Evenings are the cooler half of the day.',
    id: 'Jamuan yang murah hati, rumah-rumah tua, dan gedung megah. Malam adalah separuh hari yang lebih sejuk.',
  },
  bali: {
    en: 'Cliffs at Uluwatu, rice fields in Ubud, the beach at dusk. Check the ceremony days of the banjar before you set a date.',
    id: 'Tebing Uluwatu, sawah Ubud, pantai saat senja. Periksa hari upacara banjar sebelum menetapkan tanggal.',
  },
  yogyakarta: {
    en: 'Pendopo, Prambanan on the horizon, and paes ageng made by hands that have done it for decades.',
    id: 'Pendopo, Prambanan di cakrawala, dan paes ageng oleh tangan yang telah melakukannya puluhan tahun.',
  },
  semarang: {
    en: 'The old town by day, the hills of Ungaran by evening, and a table that is Javanese, Chinese and Dutch all together.',
    id: 'Kota Lama di siang hari, perbukitan Ungaran di malam hari, dan hidangan Jawa, Tionghoa, serta Belanda di satu meja.',
  },
  medan: {
    en: 'Batak ulos, Malay songket, Chinese tea: weddings here are long and musical, and no guest goes home hungry.',
    id: 'Ulos Batak, songket Melayu, teh Tionghoa: pernikahan di sini panjang, penuh musik, dan tamu tidak pernah pulang lapar.',
  },
  makassar: {
    en: 'Baju bodo in seven colours, mappacci on the eve, and the sea beside the party.',
    id: 'Baju bodo tujuh warna, mappacci di malam sebelumnya, dan laut di sisi pesta.',
  },
  malang: {
    en: 'Apple gardens, colonial villas and fresh air in Batu, at prices that leave room for one more course.',
    id: 'Kebun apel, vila kolonial, dan udara segar Batu, dengan harga yang menyisakan ruang untuk satu hidangan lagi.',
  },
  solo: {
    en: 'Keraton manners, batik sidomukti and gamelan that sets the pace. Ask for a pamedhar who knows every step.',
    id: 'Tata krama keraton, batik sidomukti, dan gamelan yang mengatur langkah. Carilah pamedhar yang hafal setiap tahap.',
  },
  bogor: {
    en: 'An hour from Jakarta and six degrees cooler. Puncak and Sentul have gardens that end in mountains.',
    id: 'Satu jam dari Jakarta dan enam derajat lebih sejuk. Puncak dan Sentul punya taman yang berujung gunung.',
  },
  palembang: {
    en: 'Songket of gold thread, aesan gede, and a dinner that starts with pempek beside the Musi.',
    id: 'Songket benang emas, aesan gede, dan jamuan yang dibuka dengan pempek di tepi Musi.',
  },
};
