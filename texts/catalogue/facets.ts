// Names of what vendors can be narrowed by, shorter than the questions they come from.
import type { Language } from '../typed.ts';

/** The heading of each facet, by its name in core. Read on the server alone. */
export const facetWords = {
  halal: { en: 'Halal', id: 'Halal' },
  setting: { en: 'Setting', id: 'Area acara' },
  photo_style: { en: 'Style', id: 'Gaya' },
  decoration_style: { en: 'Style', id: 'Gaya' },
  makeup_style: { en: 'Look', id: 'Gaya riasan' },
  traditions: { en: 'Tradition', id: 'Adat' },
  ceremonies: { en: 'Ceremony', id: 'Upacara' },
  cuisines: { en: 'Cuisine', id: 'Masakan' },
  serving: { en: 'Serving', id: 'Penyajian' },
  dietary: { en: 'Special diets', id: 'Kebutuhan khusus' },
  genres: { en: 'Music', id: 'Musik' },
  languages: { en: 'Language', id: 'Bahasa' },
  planning: { en: 'Planning', id: 'Lingkup' },
  formats: { en: 'Format', id: 'Jenis' },
  metals: { en: 'Metal', id: 'Logam' },
  rent_or_make: { en: 'Rent or buy', id: 'Sewa atau beli' },
  facilities: { en: 'Facilities', id: 'Fasilitas' },
  flowers: { en: 'Flowers', id: 'Bunga' },
  outside_vendors: { en: 'Your own vendors', id: 'Vendor dari luar' },
  prewedding: { en: 'Pre-wedding session', id: 'Prewedding' },
  at_your_place: { en: 'Comes to you', id: 'Datang ke tempat Anda' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
