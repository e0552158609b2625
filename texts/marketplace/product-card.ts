import type { Language } from '../typed.ts';

/** The few words on a product's card. Both languages are at hand, because the card also stands alone, in its vendor's editor. */
export const productCardTexts: Readonly<
  Record<
    Language,
    {
      readonly off: string;
      readonly before: string;
      readonly now: string;
      readonly until: string;
      readonly noTitle: string;
      readonly noPrice: string;
    }
  >
> = {
  en: { off: '{n}% off', before: 'before', now: 'now', until: 'until {day}', noTitle: 'Name of the product', noPrice: 'Price' },
  id: { off: 'Hemat {n}%', before: 'sebelumnya', now: 'sekarang', until: 'sampai {day}', noTitle: 'Nama produk', noPrice: 'Harga' },
};
