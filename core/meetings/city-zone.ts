/** Cities that are not in the west of Indonesia, by slug. */
const eastern: Readonly<Record<string, string>> = {
  bali: 'Asia/Makassar',
  lombok: 'Asia/Makassar',
  makassar: 'Asia/Makassar',
  manado: 'Asia/Makassar',
  balikpapan: 'Asia/Makassar',
  jayapura: 'Asia/Jayapura',
};

/** The zone in which a vendor of a city most likely works; it can choose another. (product 9) */
export const zoneOfCity = (slug: string | null): string => eastern[slug ?? ''] ?? 'Asia/Jakarta';
