import { expect, test } from 'vitest';
import type { VendorCard, VendorProfile } from '../../../../contract/catalogue.ts';
import type { Product } from '../../../../contract/store.ts';
import { business, offerData } from './structured.ts';

type Line = VendorProfile['price_list'][number];
const line: Line = { name: 'Paket', kind: 'exactly', low: 25_000_000, high: null, unit: { en: '', id: '' }, per: 'none', role: 'package' };
const portion = { unit: { en: 'per portion', id: 'per porsi' }, per: 'portion', role: 'rate' } as const;
const vendor: VendorCard = {
  id: 1,
  slug: 'melati',
  name: 'Melati',
  category: { id: 9, slug: 'catering', name: { en: 'Catering', id: 'Katering' } },
  city: { id: 2, slug: 'bandung', name: 'Bandung' },
  rating: null,
  review_count: 0,
  price_from: null,
  price_unit: { en: '', id: '' },
  price_per: 'none',
  picture: null,
};
const profileWith = (lines: readonly Partial<Line>[]): VendorProfile => ({
  vendor,
  about: '',
  address: '',
  zip: '',
  town: '',
  country: 'ID',
  since: null,
  website: '',
  instagram: '',
  tiktok: '',
  facebook: '',
  youtube: '',
  plan: 'Gold',
  services: [],
  gallery: [],
  price_list: lines.map((part) => ({ ...line, ...part })),
  questions: [],
  has_phone: false,
  has_whatsapp: false,
  has_email: false,
  is_preview: false,
  similar: [],
});
const address = (path: string) => `https://pelaminan.test${path}`;
const said = (...lines: readonly Partial<Line>[]) => business(profileWith(lines), [], 'en', address, 'https://images.test');

test('packages are offers from the cheapest on, with their range; rates beside them and extras are none', () => {
  const gold = { name: 'Gold', kind: 'between', low: 60_000_000, high: 80_000_000 } as const;
  expect(
    said({ ...portion, name: 'Porsi', low: 100_000 }, gold, { name: 'Silver' }, { name: 'Lembur', role: 'extra', low: 1_000 }),
  ).toMatchObject({
    priceRange: 'IDR 25000000 - 80000000',
    makesOffer: [
      { '@type': 'Offer', name: 'Silver', priceSpecification: { '@type': 'PriceSpecification', price: 25_000_000, priceCurrency: 'IDR' } },
      { name: 'Gold', priceSpecification: { minPrice: 60_000_000, maxPrice: 80_000_000, priceCurrency: 'IDR' } },
    ],
  });
});

test('a rate names its unit, and its range has only rates of the same', () => {
  const gubuk = { name: 'Gubukan', unit: { en: 'per gubuk', id: 'per gubuk' }, per: 'own', role: 'rate', low: 2_800_000 } as const;
  expect(
    said(gubuk, { ...portion, name: 'Premium', kind: 'from', low: 165_000 }, { ...portion, name: 'Porsi', low: 85_000 }),
  ).toMatchObject({
    priceRange: 'IDR 85000 - 165000+ per portion',
    makesOffer: [
      {
        name: 'Porsi',
        priceSpecification: { '@type': 'UnitPriceSpecification', price: 85_000, priceCurrency: 'IDR', unitText: 'per portion' },
      },
      { name: 'Gubukan' },
      { name: 'Premium', priceSpecification: { minPrice: 165_000, unitText: 'per portion' } },
    ],
  });
});

test('without anything that can be booked on its own nothing is said of prices', () => {
  for (const data of [said(), said({ role: 'extra' })]) {
    expect(data).not.toHaveProperty('priceRange');
    expect(data).not.toHaveProperty('makesOffer');
  }
});

test('a product names the unit of its price', () => {
  const product: Product = {
    id: '01a1fa8f-4cef-7251-a830-4da53361d237',
    slug: 'prasmanan',
    kind: 'reguler',
    title: 'Prasmanan',
    price: 106_250,
    price_before: null,
    percent_off: 0,
    unit: 'porsi',
    valid_until: null,
    picture: null,
    status: 'active',
    description: '',
    terms: '',
    cities: [],
    down_payment: null,
    few_left: null,
    pictures: [],
  };
  const offers = (unit: string) => offerData({ ...product, unit }, vendor, address, '');
  expect(offers('porsi')).toMatchObject({
    offers: {
      price: 106_250,
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 106_250, priceCurrency: 'IDR', unitText: 'porsi' },
    },
  });
  expect(offers('')).not.toHaveProperty('offers.priceSpecification');
});
