// Invented names: of businesses, of couples, of streets.
import type { Chance } from './art/chance.ts';

const stems =
  'Anindya Arunika Asmaraloka Bahari Batari Candrika Cempaka Dahayu Damar Danastri Darmawangsa Delima Dewangga Embun Estetika Flamboyan Gantari Gayatri Gendhis Hapsari Harsa Indurasmi Jenggala Kala Kaliandra Kamboja Kanaya Kartika Kawiswara Kemuning Kenanga Kencana Kinanthi Kirana Kusuma Laksmi Laras Lembayung Lentera Lestari Mahardika Mandala Mayang Mentari Nagari Naraya Nawang Nirmala Nuswantara Padma Pancarona Parahita Pelangi Prameswari Purnama Puspita Rahayu Rajata Ranting Renjana Rinjani Samudra Sanggraha Saraswati Sasmita Segara Sekar Semesta Senandung Senja Swara Tirta Titimangsa Utari Wangi Wastra Widuri Wulan Yumna'.split(
    ' ',
  );
const seconds = 'Agung Ayu Biru Dewi Emas Jaya Kencana Manis Muda Permai Putih Raya Rasa Sari Sejati Wangi'.split(' ');

/** Gives each business a name of its own. */
export function createBusinessNames(chance: Chance, taken: readonly string[]): (patterns: readonly string[]) => string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return (patterns) => {
    for (;;) {
      const stem = chance.pick(stems);
      const x = chance.happens(0.55) ? stem : `${stem} ${chance.pick(seconds)}`;
      const name = chance.pick(patterns).replace('{x}', x);
      if (used.has(name.toLowerCase())) continue;
      used.add(name.toLowerCase());
      return name;
    }
  };
}

const brides =
  'Adinda Aisyah Amelia Anggi Anisa Astri Bella Citra Dewi Dian Dinda Fitri Gita Hana Intan Kania Laila Larasati Maya Melati Mira Nabila Nadia Novi Puspa Rani Ratih Rina Salsa Sekar Sinta Siska Tari Tiara Vania Winda Yuni Zahra'.split(
    ' ',
  );
const grooms =
  'Adi Agus Aji Andika Anton Arief Bagas Bayu Budi Damar Daniel Dika Edo Fajar Farhan Galih Gilang Hadi Hendra Ilham Ivan Joko Kevin Lukman Made Nanda Panji Raka Rendi Reza Rian Rizky Satria Surya Teguh Wahyu Yoga Yusuf'.split(
    ' ',
  );

/** A couple by its first names. */
export const coupleName = (chance: Chance): string => `${chance.pick(brides)} & ${chance.pick(grooms)}`;

const streets =
  'Anggrek Bougenville Cempaka Dahlia Flamboyan Gandaria Kamboja Kemuning Kenanga Mawar Melati Merpati Pahlawan Pandan Rajawali Sawo Sudirman Teratai Veteran Wijaya'.split(
    ' ',
  );

/** A street and a number. */
export const streetAddress = (chance: Chance): string => `Jl. ${chance.pick(streets)} No. ${chance.int(1, 180)}`;
