import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import type { AdCard, VendorCard, VendorProfile } from '../../contract/catalogue.ts';
import type { Picture } from '../../contract/pictures.ts';
import type { Review, ReviewInvitation, ReviewSummary } from '../../contract/reviews.ts';
import type { Product, ProductCard } from '../../contract/store.ts';
import { splitLanguage } from '../../core/identity/language.ts';
import { isMarketplacePage, isPage } from '../../core/identity/pages.ts';
import type { Call } from '../../contract/call.ts';
import { pagesEn } from '../../texts/marketplace/pages.en.ts';
import { marketplace } from './marketplace-server.tsx';

const { render } = marketplace;

const category = { id: 6, slug: 'venue', name: { en: 'Venue', id: 'Tempat Pernikahan' }, position: 1 };
const city = { id: 2, slug: 'bandung', name: 'Bandung', vendor_count: 3, picture: null };
const vendor = (id: number, name = `Vendor ${id}`): VendorCard => ({
  id,
  slug: `vendor-${id}`,
  name,
  category,
  city,
  rating: 4.5,
  review_count: 2,
  price_from: 7_500_000,
  price_per: 'event',
  price_unit: { en: 'per event', id: 'per acara' },
  picture: id === 1 || id === 9 ? picture : null,
});
const ad = (id: number): AdCard => ({ vendor: vendor(id), impression_token: `token-${id}`, click_url: `/click/${id}` });
const evil = '</script><script>alert(1)</script>';
const picture: Picture = {
  id: 'picture',
  width: 1200,
  height: 800,
  alt: { en: 'A garden', id: 'Taman' },
  color: '#aabbcc',
  blur: '',
  src: '/media/pictures/picture/mark-1200.jpg',
  sources: [{ type: 'image/webp', srcset: '/media/pictures/picture/mark-400.webp 400w, /media/pictures/picture/mark-800.webp 800w' }],
};
const profile: VendorProfile = {
  vendor: vendor(1, evil),
  about: 'Sebuah taman.',
  address: '',
  zip: '',
  town: '',
  country: 'ID',
  since: null,
  website: 'javascript:alert(1)',
  instagram: '',
  tiktok: '',
  facebook: '',
  youtube: '',
  plan: 'Gold',
  services: [],
  gallery: [picture],
  price_list: [
    { name: 'Lembur', kind: 'exactly', low: 500_000, high: null, unit: { en: 'per hour', id: 'per jam' }, per: 'hour', role: 'extra' },
    {
      name: 'Porsi',
      kind: 'between',
      low: 85_000,
      high: 90_000,
      unit: { en: 'per portion', id: 'per porsi' },
      per: 'portion',
      role: 'rate',
    },
  ],
  questions: [],
  has_phone: false,
  has_whatsapp: false,
  has_email: false,
  is_preview: false,
  similar: [],
};
const review: Review = {
  id: 5,
  author: evil,
  rating: 4,
  aspects: { quality: 5, communication: null, punctuality: 4, value: null },
  text: evil,
  wedding_month: '2026-05',
  created_at: '2026-06-01T03:00:00.000Z',
  is_booked: true,
  answer: { text: evil, answered_at: '2026-06-02T03:00:00.000Z' },
  pictures: [],
};
const summary: ReviewSummary = {
  count: 21,
  mean: 4.33,
  stars: [
    { stars: 5, count: 9 },
    { stars: 4, count: 11 },
    { stars: 3, count: 0 },
    { stars: 2, count: 0 },
    { stars: 1, count: 1 },
  ],
  aspects: [{ aspect: 'quality', mean: 4.5, count: 2 }],
};
const invitation: ReviewInvitation = {
  vendor: { id: 1, name: evil, slug: 'vendor-1' },
  source: 'booking',
  wedding_on: '2026-05-09',
  status: 'open',
  open_until: '2027-05-09',
  review: null,
};
const card: ProductCard = {
  id: '01a1fa8f-4cef-7251-a830-4da53361d237',
  slug: 'paket',
  kind: 'promo',
  title: evil,
  price: 8_000_000,
  price_before: 10_000_000,
  percent_off: 20,
  unit: 'acara',
  valid_until: '2026-12-31',
  picture: null,
};
const product: Product = {
  ...card,
  status: 'active',
  description: evil,
  terms: evil,
  cities: [{ id: 2, slug: 'bandung', name: 'Bandung' }],
  down_payment: 2_400_000,
  few_left: 2,
  pictures: [],
};
const read = {
  is_applied: true,
  reworded: null,
  left_out: [],
  category: null,
  city: null,
  price_min: null,
  price_max: null,
  guests: null,
  free_on: null,
};
/** What searches were understood as. */
const searches: Record<string, object> = {
  'foto 5-8 juta': { ...read, price_min: 5_000_000, price_max: 8_000_000 },
  minang: { ...read, reworded: '', left_out: ['minang'] },
};
const answers: Record<string, (input: { params?: Record<string, unknown>; query?: Record<string, unknown> }) => unknown> = {
  '/_public/v2/vendor_categories': () => ({ vendorCategories: [category] }),
  '/_public/v2/cities': () => ({ data: [city] }),
  '/_public/v2/home': () => ({
    data: {
      categories: [],
      cities: [city],
      featured: [1, 2, 3].map((id) => vendor(id)),
      newest: [{ ...vendor(4), review_count: 1 }],
      vendor_count: 324,
      review_count: 2_911,
    },
  }),
  '/_public/v2/vendors': ({ query }) => ({
    data: query?.['page'] === 1 && query['q'] !== 'nobody' ? [vendor(1), vendor(2)] : [],
    meta: { page: 1, limit: 24, total: query?.['q'] === 'nobody' ? 0 : 2 },
    search: searches[String(query?.['q'])] ?? null,
  }),
  '/_public/v2/vendors/:slug': ({ params }) => {
    if (params?.['slug'] === 'vendor-1') return { data: profile };
    throw Object.assign(new Error('not found'), { status: 404 });
  },
  '/ms/bs-vendors/api/v1/vendor_ads/placements/:placement': () => ({ data: [ad(2)] }),
  '/v2/saved_vendors': () => ({ data: [], unlisted: [] }),
  '/_public/v2/vendor_cards': ({ query }) => ({ data: query?.['vendors'] === '1,2,3' ? [vendor(1), vendor(2)] : [] }),
  '/v2/day_waits': () => ({ data: [] }),
  '/ms/bs-vendors/api/v1/vendors/:id/events': () => ({ data: [] }),
  '/_public/v2/vendors/:slug/products': ({ params }) => {
    if (params?.['slug'] === 'vendor-1') return { data: [card], meta: { page: 1, limit: 24, total: 1 } };
    throw Object.assign(new Error('not found'), { status: 404 });
  },
  '/_public/v2/vendors/:slug/products/:product': ({ params }) => {
    if (params?.['product'] === 'paket') return { data: { product, vendor: vendor(1, evil), more: [card] } };
    if (params?.['product'] === 'hidden') throw Object.assign(new Error('away'), { status: 404, code: 'store.not_offered' });
    if (params?.['product'] === 'archived') throw Object.assign(new Error('gone'), { status: 410, code: 'store.gone' });
    throw Object.assign(new Error('not found'), { status: 404, code: 'catalogue.not_found' });
  },
  '/ms/bs-vendors/api/v1/virtual_meeting_offers/:id': () => ({
    data: { is_offered: true, time_zone: 'Asia/Jakarta', slot_minutes: 30 },
  }),
  '/_public/v2/vendors/:id/reviews': ({ query }) => ({
    data: query?.['stars'] === 1 ? [] : [{ ...review, status: 'shown' }],
    meta: { page: 1, limit: 10, total: query?.['stars'] === 1 ? 0 : 21, summary },
  }),
  '/v2/reviews': () => ({ data: [invitation], meta: { page: 1, limit: 20, total: 1 } }),
  '/v2/vendors/:id/review_invitation': () => ({ data: invitation }),
  '/v2/wedding': () => ({ data: null }),
  '/v2/hilda/suggestions': () => ({ data: [] }),
  '/v2/sessions': () => ({ data: [] }),
  '/v2/notifications': () => ({
    data: [
      { id: card.id, kind: 'reviews', title: evil, page: '/account/reviews', at: '2026-11-24T03:00:00.000Z', is_read: false },
      { id: product.id.replace('7251', '7252'), kind: 'decisions', title: evil, page: '', at: '2026-11-20T03:00:00.000Z', is_read: true },
    ],
    meta: { page: 1, limit: 20, total: 2, unread: 1, kinds: ['reviews', 'decisions'] },
  }),
  '/v2/notification_settings': () => ({
    data: [
      { kind: 'reviews', is_optional: true, email: true, product: false },
      { kind: 'payments', is_optional: false, email: true, product: true },
    ],
  }),
};
const nobody = {
  origin: 'https://pelaminan.test',
  imageUrl: null,
  hosts: null,
  visitor: null,
  business: null,
  tagManagerId: null,
  supportEmail: null,
} as const;
const call = (async ({ path }: { path: string }, input: object = {}) => answers[path]?.(input)) as Call;
const open = (path: string, language: 'en' | 'id' = 'en', imageUrl: string | null = null) =>
  render({
    path,
    language,
    origin: 'https://pelaminan.test',
    imageUrl,
    hosts: null,
    visitor: null,
    business: null,
    tagManagerId: null,
    supportEmail: null,
    isKept: false,
    call,
  });
/** What the standard does not allow; how attributes are quoted and tags closed is the renderer's. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    ...Object.fromEntries(
      ['void-style', 'attr-case', 'attribute-boolean-style', 'attribute-empty-style', 'doctype-style', 'long-title'].map((rule) => [
        rule,
        'off',
      ]),
    ),
    // HTML lets an id start with anything; those React makes start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one name are alternatives of one field.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  },
});
const invalidIn = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
const count = (html: string, part: string) => html.split(part).length - 1;

test('with an image host every picture of a page, of its preview elsewhere and of its structured data is there', async () => {
  const { head, body } = await open('/vendor/vendor-1', 'en', 'https://images.test');
  const addresses = [head, body].flatMap((html) => html.match(/[^"\s,]*\/media\/[^"\s,]*/g) ?? []);
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((address) => !address.startsWith('https://images.test/media/'))).toEqual([]);
});

test('a card with one review says so in the singular', async () => {
  const { body } = await open('/');
  expect(body).toContain('4.5 out of 5, 1 review<');
  expect(body).toContain('4.5 out of 5, 2 reviews<');
});

test('the heading says both ends of a price, and a search of which nothing is left does not quote nothing', async () => {
  expect((await open('/vendors?q=foto 5-8 juta'))?.body).toMatch(/<h1[^>]*>All wedding vendors from Rp.5,000,000 up to Rp.8,000,000</);
  const nothingLeft = await open('/vendors?q=minang');
  expect(nothingLeft?.body).toContain('No vendor also matches “minang”.');
  expect(nothingLeft?.body).not.toContain('“”');
});

test('a search for words alone that finds nobody advises on the words, and one with filters on these', async () => {
  const [words, filters] = [await open('/vendors?q=nobody'), await open('/vendors?q=nobody&city=bandung')];
  expect(words?.body).toContain(pagesEn['listing.emptyWords']);
  expect(filters?.body).toContain(pagesEn['listing.emptyText']);
});

test.each([
  '/',
  '/vendors',
  '/vendors/venue/bandung',
  '/vendor/vendor-1',
  '/vendor/vendor-1/products',
  '/vendor/vendor-1/products/paket',
  '/account',
  '/account/notifications?kind=reviews',
  '/account/reviews',
  '/account/reviews/vendor-1',
  '/privacy',
  '/terms',
  '/help',
  '/account/wedding',
  '/saved',
  '/compare?vendors=1,2,3',
  '/account/login',
  '/account/sign-up',
  '/account/confirm',
  '/account/forgot',
  '/account/reset',
])('%s is rendered in both languages, with one heading of the first level', async (path) => {
  const pages = [await open(path, 'en'), await open(path, 'id')];
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  expect(pages.map(({ body }) => count(body, '<h1'))).toEqual([1, 1]);
  expect(pages[0]?.body).not.toEqual(pages[1]?.body);
  expect(pages[1]?.body).toContain('href="/id/vendors"');
  expect(
    pages.flatMap(({ head, body }) => invalidIn(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`)),
  ).toEqual([]);
});

test('reviews, their figures, and the ways to narrow and sort them are in the HTML, and only those that are shown are told to search engines', async () => {
  const [all, low] = [await open('/vendor/vendor-1'), await open('/vendor/vendor-1?stars=1&reviews=lowest')];
  for (const part of [
    'href="/vendor/vendor-1?stars=4#reviews"',
    'href="/vendor/vendor-1?reviews=highest#reviews"',
    'href="/vendor/vendor-1?page=2#reviews"',
  ])
    expect(all.body).toContain(part);
  expect(all.body).toContain(pagesEn['profile.booked']);
  expect(all.head).toContain('"reviewRating":{"@type":"Rating","ratingValue":4');
  expect(low.body).toContain(pagesEn['profile.noneOfThese']);
  expect(low.body).toContain('href="/vendor/vendor-1?stars=1&amp;booked=1&amp;reviews=lowest#reviews"');
  expect(low.head).not.toContain('"@type":"Review"');
  expect(low.head).toContain('<link rel="canonical" href="https://pelaminan.test/vendor/vendor-1">');
});

test.each(['/privacy', '/terms', '/help'])('%s says the same in both languages, and leads to pages that exist', async (path) => {
  const [en, id] = [await open(path, 'en'), await open(path, 'id')].map(({ body, head }) => {
    const main = /<main[^]*<\/main>/.exec(body)?.[0] ?? '';
    const found = (pattern: RegExp) => [...main.matchAll(pattern)].map(([, part = '']) => part);
    expect(main, 'a value is missing').not.toMatch(/\{\w+\}/);
    expect(head).toContain(`<link rel="alternate" hreflang="id" href="https://pelaminan.test/id${path}">`);
    const links = found(/ href="([^"]+)"/g).map((href) => splitLanguage(href).path);
    return { ids: found(/<section id="([^"]+)"/g), links, cells: found(/<(t[hd])[ >]/g), points: found(/<(li)[ >]/g) };
  });
  expect(id).toEqual(en);
  const places = en?.links.filter((link) => link.startsWith('#')) ?? [];
  expect(places).toEqual(en?.ids.map((one) => `#${one}`));
  for (const link of en?.links ?? []) expect(link.startsWith('#') || isPage(link) || isMarketplacePage(link), link).toBe(true);
});

test('who asked for deletion reads until when, and an address that names no day says nothing of it', async () => {
  expect((await open('/account/login?deleted=2026-12-07')).body).toContain('7 Dec 2026');
  for (const odd of ['2026-99-99', 'x']) expect((await open(`/account/login?deleted=${odd}`)).body).not.toContain('will be deleted');
});

test('where people write to is named when there is such an address', async () => {
  const visit = {
    path: '/help',
    language: 'en',
    origin: '',
    imageUrl: null,
    hosts: null,
    visitor: null,
    business: null,
    tagManagerId: null,
    call,
  } as const;
  const written = await render({ ...visit, supportEmail: 'help@pelaminan.test', isKept: false });
  expect(written.body).toContain('href="mailto:help@pelaminan.test"');
  expect((await render({ ...visit, supportEmail: null, isKept: false })).body).not.toContain('mailto:');
});

test.each([
  '/nothing',
  '/vendors/unknown',
  '/vendors?city=atlantis',
  '/vendors?page=9',
  '/vendor/unknown',
  '/vendor/vendor-1/products/unknown',
])('%s is a real 404', async (path) => {
  const page = await open(path);
  expect(page.status).toBe(404);
  expect(page.head).toContain('noindex');
});

test('an ad is labelled, leads to its click address, and its vendor stands on the page once', async () => {
  const { body } = await open('/vendors/venue', 'id');
  expect(body).toContain('data-ad="token-2"');
  expect(body).toContain('Iklan');
  expect(body).toContain('href="/click/2?language=id"');
  expect(count(body, 'Vendor 2<')).toBe(1);
});

test('a page whose ads cannot be chosen is whole without them', async () => {
  const broken = (async (endpoint: { path: string }, input: object) => {
    if (endpoint.path.includes('placements')) throw new Error('not now');
    return call(endpoint as never, input as never);
  }) as Call;
  const { status, body } = await render({
    path: '/',
    language: 'en',
    origin: '',
    imageUrl: null,
    hosts: null,
    visitor: null,
    business: null,
    tagManagerId: null,
    supportEmail: null,
    isKept: false,
    call: broken,
  });
  expect(status).toBe(200);
  expect(body).not.toContain('data-ad');
});

/** A page of no one in particular: whole, or kept and filled. */
const pageWith = async (ads: readonly AdCard[], { path, language }: { path: string; language: 'en' | 'id' }, isKept: boolean) => {
  const called = (async (endpoint: { path: string }, input: object) =>
    endpoint.path.includes('placements') ? { data: ads } : call(endpoint as never, input as never)) as Call;
  const page = await render({ ...nobody, path, language, call: called, isKept });
  const document = `<body>${page.head}${page.body}</body><script>${page.data}</script>`;
  if (!isKept) return document;
  const filled = await page.open?.(document)(async () => ads);
  return filled ? filled.around().reduce((text, next, i) => text + (filled.own[i - 1] ?? '') + next) : null;
};

test.each(['/', '/vendors', '/vendors/venue', '/vendors/venue/bandung?sort=rating'])(
  '%s kept for everyone and filled is, sign for sign, the page rendered for its visitor',
  async (path) => {
    const choices = [[], [9], [1], [9, 2], [2, 1, 9, 8], [9, 8, 7, 6], [4, 3, 1]];
    let filledOnes = 0;
    for (const language of ['en', 'id'] as const)
      for (const ids of choices) {
        const ads = ids.map((id) => ad(id));
        const whole = await pageWith(ads, { path, language }, false);
        const filled = await pageWith(ads, { path, language }, true);
        if (filled !== null) filledOnes++;
        // Where a list would be empty because of the ads, the page is rendered for its visitor.
        expect(filled ?? whole, `${language} ${ids.join()}`).toBe(whole);
      }
    expect(filledOnes).toBeGreaterThan(7);
  },
);

test('what a vendor wrote stays text wherever it stands', async () => {
  const { head, body, data } = await open('/vendor/vendor-1');
  expect(head + body + data).not.toContain(evil);
  expect(data).not.toContain('<');
  expect(body).not.toContain('href="javascript:');
});

test('nothing is styled or scripted in line, as the content security policy demands', async () => {
  const { head, body } = await open('/');
  expect(body).not.toMatch(/ style=| on[a-z]+=|<style|<script/);
  expect(head.match(/<script(?! type="application\/ld\+json")/)).toBeNull();
});

test('a product is a product to search engines, with its price and until when it holds', async () => {
  const { head, status } = await open('/vendor/vendor-1/products/paket', 'id');
  expect(status).toBe(200);
  expect(head).toContain('"@type":"Product"');
  expect(head).toContain(
    '"price":8000000,"priceCurrency":"IDR","availability":"https://schema.org/InStock","priceValidUntil":"2026-12-31"',
  );
  expect(head).toContain('<link rel="canonical" href="https://pelaminan.test/id/vendor/vendor-1/products/paket">');
});

test.each([
  ['/vendor/vendor-1/products/hidden', 404],
  ['/vendor/vendor-1/products/archived', 410],
])('%s says so, and what there is instead', async (path, status) => {
  const page = await open(path);
  expect(page.status).toBe(status);
  expect(page.head).toContain('noindex');
  expect(page.body).toContain('href="/vendor/vendor-1/products/paket"');
});

test('a comparison has in its HTML who is compared, and says who is not there', async () => {
  const { status, head, body } = await open('/compare?vendors=1,2,3');
  expect(status).toBe(200);
  expect(head).toContain('noindex');
  // vendor-2 left between the two calls.
  expect(body).toContain('href="/vendor/vendor-1"');
  expect(body).toContain('2 vendors of this comparison are not listed now');
  expect(body).toContain('Add another vendor to compare.');
  expect((await open('/compare')).body).toContain('Choose two to four of your saved vendors');
  expect((await open('/compare?vendors=9')).body).toContain('None of these vendors is listed now.');
  expect((await open('/compare?vendors=1,2,3,4,5')).body).toContain('Here are the first 4');
});

/** A page of a couple that has these lists. */
async function openWith(lists: Readonly<Record<string, object>>, path: string, language: 'en' | 'id' = 'en'): Promise<string> {
  const told = (async (endpoint: { path: string }, input: object) =>
    lists[endpoint.path] ?? call(endpoint as never, input as never)) as Call;
  const { body } = await render({
    path,
    language,
    origin: '',
    imageUrl: null,
    hosts: null,
    visitor: { name: 'Ayu', account: 'ayu' },
    business: null,
    tagManagerId: null,
    supportEmail: null,
    isKept: false,
    call: told,
  });
  return body;
}

test('vendors that are saved and not listed now are not called none', async () => {
  const lists = {
    '/v2/saved_vendors': { data: [], unlisted: [{ id: 9, name: 'Jamuan Dewangga', note: '', is_booked: false, revision: 0 }] },
  };
  const account = await openWith(lists, '/account');
  expect(account).toContain('1 saved vendor isn’t listed right now.');
  expect(account).not.toContain('Nothing saved yet');
  expect(await openWith(lists, '/account', 'id')).toContain('1 vendor tersimpan sedang tidak tampil.');
  const saved = await openWith(lists, '/saved');
  expect(saved).toContain('Jamuan Dewangga');
  expect(saved).not.toContain('Nothing saved yet');
  expect(await openWith({}, '/saved')).toContain('Nothing saved yet');
});

test('long lists of an account do not push away what stands below them', async () => {
  const many = Array.from({ length: 8 }, (_, n) => vendor(n + 1));
  const lists = { '/v2/saved_vendors': { data: many, unlisted: [] }, '/v2/hilda/suggestions': { data: many } };
  const body = await openWith(lists, '/account');
  expect(count(body, '>Vendor 6<')).toBe(2);
  expect(count(body, 'Show 2 more vendors')).toBe(2);
  expect(count(body.replaceAll(/<details[^]*?<\/details>/g, ''), '>Vendor 7<')).toBe(0);
});
