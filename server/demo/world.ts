// The whole market as plain values, the same on every machine: who there is, where, with which words and prices.
import { slugOf } from '../../core/catalogue/slug.ts';
import type { Answer } from '../../core/catalogue/questions.ts';
import type { PriceUnit } from '../../core/catalogue/price-list.ts';
import { namedVendors } from './accounts.ts';
import { answersOf } from './answers.ts';
import { type Chance, chanceOf } from './art/chance.ts';
import { createBusinessNames, streetAddress } from './names.ts';
import { trades } from './trades/all-trades.ts';
import type { Price, Trade } from './trades/trade.ts';

type Plan = 'Gold' | 'Silver' | 'Free';
export interface DemoVendor {
  readonly email: string;
  readonly businessName: string;
  readonly slug: string;
  readonly categorySlug: string;
  /** The first is the main city. */
  readonly citySlugs: readonly [string, ...string[]];
  readonly plan: Plan;
  readonly status: 0 | 1;
  readonly language: 'en' | 'id';
  readonly countryCode: string;
  readonly about: string;
  readonly address: string;
  readonly zip: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly website: string;
  readonly instagram: string;
  readonly tiktok: string;
  readonly facebook: string;
  readonly youtube: string;
  readonly contactEmail: string;
  readonly otherPhone: string;
  readonly foundedYear: number;
  /** How long ago it was published. */
  readonly publishedDaysAgo: number;
  readonly prices: readonly DemoPrice[];
  readonly answers: readonly Answer[];
  /** 0 to 1: how good it is, which shows in its reviews. */
  readonly quality: number;
  readonly reviewCount: number;
  readonly isAdvertiser: boolean;
}
interface DemoPrice {
  readonly name: string;
  readonly kind: Price[1];
  readonly lowIdr: number;
  readonly highIdr: number | null;
  readonly unit: PriceUnit;
  readonly ownUnit: string;
}

/** Cities with how often a vendor is at home there, in a hundred, and how their postal codes start. */
const cities = [
  ['jakarta', 'Jakarta', 22, '12'],
  ['bandung', 'Bandung', 13, '40'],
  ['surabaya', 'Surabaya', 12, '60'],
  ['bali', 'Bali', 13, '80'],
  ['yogyakarta', 'Yogyakarta', 9, '55'],
  ['semarang', 'Semarang', 6, '50'],
  ['medan', 'Medan', 6, '20'],
  ['makassar', 'Makassar', 4, '90'],
  ['malang', 'Malang', 5, '65'],
  ['solo', 'Solo', 4, '57'],
  ['bogor', 'Bogor', 4, '16'],
  ['palembang', 'Palembang', 2, '30'],
] as const;
export const cityNames: ReadonlyMap<string, string> = new Map(cities.map(([slug, name]) => [slug, name]));

/** Where couples search most: here every placement of every city has more advertisers than places. */
export const busyCategories = ['venue', 'photography', 'catering', 'wedding-planning', 'decoration-lighting', 'hair-makeup'] as const;
const advertisersOfBusy = 12;
const citiesOfAdvertiser = 5;
const citiesOfPlan: Record<Plan, number> = { Gold: 5, Silver: 2, Free: 1 };

/** All vendors, the named ones first. */
export function demoVendors(): DemoVendor[] {
  const chance = chanceOf('pelaminan vendors');
  const nameFor = createBusinessNames(
    chance,
    namedVendors.map(({ businessName }) => businessName),
  );
  const named = namedVendors.map((vendor) => ({
    ...describe(chanceOf(vendor.email), tradeOf(vendor.categorySlug), vendor),
    quality: 0.9,
    publishedDaysAgo: 700,
    reviewCount: vendor.plan === 'Gold' ? 24 : 6,
    // The first is whole; the unpublished one has its first steps behind it.
    ...(vendor.email === 'gold@demo.test' && wholeOf(slugOf(vendor.businessName), vendor.categorySlug)),
    ...(vendor.status === 0 && { about: '', phone: '', whatsapp: '', reviewCount: 0, prices: [], answers: [], ...nowhereElse }),
    isAdvertiser: vendor.email === 'gold@demo.test',
  }));
  const others = Object.entries(trades).flatMap(([categorySlug, trade]) =>
    Array.from({ length: trade.vendorCount }, (_, index) => {
      const isBusy = busyCategories.some((slug) => slug === categorySlug) && index < advertisersOfBusy;
      const plan: Plan = isBusy ? 'Gold' : chance.pick(['Gold', 'Silver', 'Silver', 'Free', 'Free', 'Free', 'Free'] as const);
      const citySlugs = isBusy
        ? citiesFrom(index * citiesOfAdvertiser, citiesOfAdvertiser)
        : citiesByChance(chance, chance.int(1, citiesOfPlan[plan]));
      const businessName = nameFor(trade.names);
      const language = chance.happens(0.8) ? 'id' : 'en';
      const email = `${slugOf(businessName)}@demo.test`;
      const described = describe(chance, trade, {
        email,
        businessName,
        categorySlug,
        citySlugs,
        plan,
        status: 1,
        language,
        countryCode: 'ID',
      });
      return { ...described, isAdvertiser: isBusy || (plan !== 'Free' && index < 2) };
    }),
  );
  return [...named, ...others];
}

const nowhereElse = { website: '', tiktok: '', facebook: '', youtube: '', contactEmail: '', otherPhone: '' } as const;
const wholeOf = (slug: string, categorySlug: string) => ({
  website: `https://${slug}.example`,
  tiktok: slug.replaceAll('-', '').slice(0, 24),
  facebook: slug.replaceAll('-', ''),
  youtube: `@${slug.replaceAll('-', '').slice(0, 24)}`,
  contactEmail: `halo@${slug}.example`,
  otherPhone: '+622175901234',
  answers: answersOf(chanceOf(`answers of ${slug}`), categorySlug, 1),
});

/** What Indonesian mobile numbers start with; 84x is no one's. */
const mobilePrefixes = [
  811, 812, 813, 815, 817, 819, 821, 822, 823, 831, 838, 852, 853, 856, 857, 858, 859, 877, 878, 881, 895, 896,
] as const;

type Identity = Pick<DemoVendor, 'email' | 'businessName' | 'categorySlug' | 'citySlugs' | 'plan' | 'status' | 'language' | 'countryCode'>;

function describe(chance: Chance, trade: Trade, identity: Identity): Omit<DemoVendor, 'isAdvertiser'> {
  const { businessName, categorySlug, citySlugs, language, countryCode } = identity;
  const slug = slugOf(businessName);
  const city = cityNames.get(citySlugs[0]) ?? '';
  const zip = cities.find(([name]) => name === citySlugs[0])?.[3] ?? '10';
  const phone =
    countryCode === 'ID'
      ? `+62${mobilePrefixes[chance.int(0, mobilePrefixes.length - 1)]}${chance.int(10_000_000, 99_999_999)}`
      : `+659${chance.int(1_000_000, 9_999_999)}`;
  const publishedDaysAgo = Math.round(chance.between(0, 1) ** 2 * 1_800) + 2;
  const quality = chance.between(0.45, 1);
  return {
    ...identity,
    slug,
    about: aboutText(chance, trade, language, { x: businessName, city }),
    address: `${streetAddress(chance)}, ${city}`,
    zip: `${zip}${chance.int(100, 899)}`,
    phone,
    whatsapp: chance.happens(0.88) ? phone : '',
    website: chance.happens(0.6) ? `https://${slug}.example` : '',
    instagram: slug.replaceAll('-', ''),
    ...moreWays(chanceOf(`ways to ${slug}`), slug),
    foundedYear: Math.min(2024, chance.int(2004, 2023)),
    publishedDaysAgo,
    prices: pricesOf(chance, trade),
    answers: answersIn(chance, slug, categorySlug),
    quality,
    reviewCount: Math.min(26, Math.round(chance.between(0, 1) ** 1.6 * 16 * (0.4 + publishedDaysAgo / 1_200))),
  };
}

const openings = {
  id: ['{x} melayani pasangan di {city} dan sekitarnya.', 'Halo, kami {x} dari {city}.', '{x} adalah usaha keluarga di {city}.'],
  en: ['{x} looks after couples in and around {city}.', 'We are {x}, from {city}.', '{x} is a family business in {city}.'],
} as const;
const endings = {
  id: [
    'Silakan mampir atau kirim pesan; kami senang mendengar rencana Anda.',
    'Tanyakan ketersediaan tanggal Anda, kami balas di hari yang sama.',
  ],
  en: ['Come by or write to us; we would love to hear your plans.', 'Ask us about your date; we reply the same day.'],
} as const;

const aboutText = (chance: Chance, trade: Trade, language: 'id' | 'en', words: { x: string; city: string }): string =>
  [chance.pick(openings[language]), chance.pick(trade.about[language]), chance.pick(endings[language])]
    .join(' ')
    .replaceAll('{x}', words.x)
    .replaceAll('{city}', words.city);

function answersIn(chance: Chance, slug: string, categorySlug: string): readonly Answer[] {
  // Two draws that decide nothing: the vendors after this one keep the names and places by which plans and journeys know them.
  chance.shuffled([1, 2, 3]);
  return answersOf(chanceOf(`answers of ${slug}`), categorySlug);
}

/** The trade's prices at this vendor's own level, rounded as price lists are. */
function pricesOf(chance: Chance, trade: Trade): DemoPrice[] {
  const level = chance.between(0.75, 1.7);
  return trade.prices.map(([name, kind, thousands, unit, high]) => {
    const lowIdr = rounded(thousands * 1_000 * level);
    return {
      name,
      kind,
      ...unitOf(unit),
      lowIdr,
      highIdr: high === undefined ? null : Math.max(rounded(high * 1_000 * level), lowIdr + 500),
    };
  });
}

/** The words of the trades for which there is a unit in both languages; any other is the vendor's own. */
const units: Readonly<Record<string, PriceUnit>> = {
  'per acara': 'event',
  'per paket': 'package',
  'per hari': 'day',
  'per jam': 'hour',
  'per sesi': 'session',
  'per orang': 'person',
  'per pasangan': 'couple',
  'per porsi': 'portion',
  'per buah': 'piece',
  'per set': 'set',
  'per pasang': 'pair',
  'per kotak': 'box',
  'per meja': 'table',
};
function unitOf(words: string): { unit: PriceUnit; ownUnit: string } {
  const unit = units[words];
  return unit === undefined ? { unit: 'own', ownUnit: words } : { unit, ownUnit: '' };
}

/** Where else a vendor is found: most are on one network or two. */
function moreWays(chance: Chance, slug: string): Pick<DemoVendor, 'tiktok' | 'facebook' | 'youtube' | 'contactEmail' | 'otherPhone'> {
  const name = slug.replaceAll('-', '').slice(0, 24);
  const pick = (share: number, value: string): string => (chance.happens(share) ? value : '');
  return {
    tiktok: pick(0.4, name),
    facebook: pick(0.3, name.padEnd(5, 'x')),
    youtube: pick(0.12, `@${name}`),
    contactEmail: pick(0.5, `halo@${slug}.example`),
    otherPhone: '',
  };
}

function rounded(idr: number): number {
  const step = idr >= 1_000_000 ? 250_000 : idr >= 100_000 ? 25_000 : idr >= 20_000 ? 2_500 : 500;
  return Math.max(step, Math.round(idr / step) * step);
}

const citiesFrom = (start: number, count: number): [string, ...string[]] => {
  const [first, ...rest] = Array.from({ length: count }, (_, index) => cities[(start + index) % cities.length]?.[0] ?? 'jakarta');
  return [first ?? 'jakarta', ...rest];
};

function citiesByChance(chance: Chance, count: number): [string, ...string[]] {
  const found = new Set<string>();
  while (found.size < count) {
    let left = chance.int(
      1,
      cities.reduce((sum, [, , weight]) => sum + weight, 0),
    );
    for (const [slug, , weight] of cities) {
      left -= weight;
      if (left > 0) continue;
      found.add(slug);
      break;
    }
  }
  const [first = 'jakarta', ...rest] = found;
  return [first, ...rest];
}

/** Prices, words and answers that go with a category. A category of the database without them is a fault of the demo. */
export function tradeOf(categorySlug: string): Trade {
  const trade = trades[categorySlug];
  if (!trade) throw new Error(`no trade for the category ${categorySlug}`);
  return trade;
}
