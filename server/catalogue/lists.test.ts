// Lists, search, the home page and public profiles.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

interface Listed {
  data: { id: number; slug: string; name: string; category: { slug: string }; city: { slug: string } }[];
  meta: { total: number };
  search: object | null;
}
const [catering, photography, planning] = [9, 2, 56];
const [jakarta, bandung, bali] = [1, 2, 4];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const find = async (query: string): Promise<Listed> => (await app.call('GET', `/_public/v2/vendors?${query}`)).body as Listed;
const slugs = async (query: string): Promise<string[]> => (await find(query)).data.map(({ slug }) => slug);

/** Fills in the profile as the vendor would: what lists read follows from it. */
async function published(name: string, categoryId: number, cityId: number): Promise<BuiltVendor & { slug: string }> {
  const vendor = await app.build.vendor({ status: 0, categoryId, cityId });
  const body = { revision: 0, business_name: name, about: 'Tentang kami', founded_year: null };
  const saved = await app.call('PUT', '/v2/vendor_profile/about', { as: vendor, body });
  return { ...vendor, slug: (saved.body as { data: { slug: string } }).data.slug };
}

describe('search', () => {
  let kitchen: BuiltVendor;
  let studio: BuiltVendor;
  let planner: BuiltVendor;
  beforeAll(async () => {
    kitchen = await published('Dapur Melati', catering, bandung);
    studio = await published('Lensa Rinjani', photography, bali);
    planner = await published('Café Été Wedding Organizer', planning, jakarta);
    await app.build.vendor({ status: 2, name: 'Dapur Melati Dua', categoryId: catering, cityId: bandung });
  });

  test.each([
    ['the name', 'melati', () => kitchen],
    ['the category in Indonesian', 'katering', () => kitchen],
    ['the category in English', 'photography', () => studio],
    ['another word for it', 'fotografer', () => studio],
    ['a word left short', 'fotog', () => studio],
    ['words that say nothing', 'katering murah di bandung', () => kitchen],
    ['another name of the city', 'fotografer ubud', () => studio],
    ['a letter left out', 'ktering', () => kitchen],
    ['letters changed round', 'fotogarfi', () => studio],
    ['a letter as it is heard', 'potografi', () => studio],
    ['no accents', 'cafe ete', () => planner],
    ['capitals', 'WEDDING ORGANIZER', () => planner],
  ])('finds a vendor by %s', async (_, words, vendor) => {
    expect(await slugs(`q=${encodeURIComponent(words)}`)).toContain(vendor().slug);
  });

  test('finds nothing for nonsense, and leaves out what nobody fits together with the rest', async () => {
    expect(await find('q=qwxzzz')).toEqual({ data: [], meta: { page: 1, limit: 20, total: 0 }, search: null });
    expect(await slugs('q=fotografer+bali')).toContain(studio.slug);
    const { data, search } = await find('q=fotografer+medan');
    expect(data.map(({ slug }) => slug)).toContain(studio.slug);
    expect(search).toMatchObject({ reworded: 'fotografer', left_out: ['medan'], category: 'photography', city: null });
  });

  test('finds only published vendors', async () => {
    const names = (await find('q=dapur+melati')).data.map(({ name }) => name);
    expect(names).toEqual(['Dapur Melati']);
  });

  test('takes signs of the query language for what they are', async () => {
    expect((await app.call('GET', `/_public/v2/vendors?q=${encodeURIComponent("melati & ! | ( ) : * ' \\ %")}`)).status).toBe(200);
  });
});

describe('lists', () => {
  test('are narrowed by category and city, and show the service that fits', async () => {
    const vendor = await app.build.vendor({ categoryId: 204, cityId: 8 });
    await app.owner.insertInto('vendor_service').values({ vendor_id: vendor.vendorId, category_id: 204, city_id: 12 }).execute();
    const inPalembang = await find('category=honeymoon&city=palembang');
    expect(inPalembang.data).toMatchObject([{ slug: vendor.slug, city: { slug: 'palembang' } }]);
    expect((await find('category=honeymoon')).data).toMatchObject([{ slug: vendor.slug, city: { slug: 'makassar' } }]);
    expect((await find('category=honeymoon&city=medan')).data).toEqual([]);
  });

  test('are narrowed by price and rating', async () => {
    const vendor = await app.build.vendor({ categoryId: 54, cityId: 7 });
    await app.owner
      .updateTable('vendor')
      .set({ price_from_idr: 5_000_000, rating_avg: 4.46, review_count: 4 })
      .where('id', '=', vendor.vendorId)
      .execute();
    expect(await slugs('category=jewelry&price_max=5000000')).toEqual([vendor.slug]);
    expect(await slugs('category=jewelry&price_max=4999999')).toEqual([]);
    expect(await slugs('category=jewelry&price_min=5000000')).toEqual([vendor.slug]);
    expect(await slugs('category=jewelry&price_min=5000001')).toEqual([]);
    expect(await slugs('category=jewelry&price_min=5000000&price_max=5000000')).toEqual([vendor.slug]);
    expect(await app.call('GET', '/_public/v2/vendors?category=jewelry&price_min=5000001&price_max=5000000')).toMatchObject({
      status: 422,
      body: { error: { code: 'catalogue.price_range_invalid', field: 'price_max' } },
    });
    expect(await slugs('category=jewelry&rating_min=4.5')).toEqual([vendor.slug]);
    expect(await slugs('category=jewelry&rating_min=4.6')).toEqual([]);
  });

  test('are narrowed by what vendors answer: any option of a question, every question, and the guests they can take', async () => {
    const answered = async (answers: object[]) => {
      const vendor = await app.build.vendor({ categoryId: catering, cityId: 9 });
      const body = { revision: 0, answers };
      expect((await app.call('PUT', '/v2/vendor_profile/answers', { as: vendor, body })).status).toBe(200);
      return vendor.slug;
    };
    const halal = { question: 'halal', value: 'halal_certified' };
    const large = await answered([
      halal,
      { question: 'portions_min', value: 500 },
      { question: 'cuisines', value: ['nusantara', 'western'] },
    ]);
    const small = await answered([
      { ...halal, value: 'halal_uncertified' },
      { question: 'portions_min', value: 100 },
    ]);
    const silent = (await app.build.vendor({ categoryId: catering, cityId: 9 })).slug;
    const found = async (query: string) => (await slugs(`category=catering&city=malang${query}`)).toSorted();
    expect(await found('')).toEqual([large, small, silent].toSorted());
    expect(await found('&answers=halal.halal_certified')).toEqual([large]);
    expect(await found('&answers=halal.halal_certified,halal.halal_uncertified')).toEqual([large, small].toSorted());
    expect(await found('&answers=halal.halal_uncertified,cuisines.western')).toEqual([]);
    expect(await found('&guests=499')).toEqual([small]);
    expect(await found('&guests=500')).toEqual([large, small].toSorted());
  });

  test.each(['answers=halal.maybe', 'answers=deposit.deposit_10', 'answers=halal', 'answers='])(
    'are not narrowed by what is no answer (%s)',
    async (query) => {
      const answer = await app.call('GET', `/_public/v2/vendors?category=catering&${query}`);
      expect(answer).toMatchObject({ status: 422, body: { error: { code: 'catalogue.answer_invalid', field: 'answers' } } });
    },
  );

  test('start at a package, with its unit, never at an extra: on the card, in the filter and in sorting', async () => {
    const hall = await app.build.vendor({ categoryId: 54, cityId: 8 });
    const line = { kind: 'exactly', high: null, own_unit: '' } as const;
    const items = [
      { ...line, role: 'extra', name: 'Lampu taman', low: 1_500_000, unit: 'event' },
      { ...line, role: 'package', name: 'Paket Perak', low: 25_000_000, unit: 'package' },
      { ...line, role: 'rate', name: 'Sewa per jam', low: 4_000_000, unit: 'hour' },
    ];
    const { body } = await app.call('GET', '/v2/vendor_profile', { as: hall });
    const { revision } = (body as { data: { prices: { revision: number } } }).data.prices;
    expect((await app.call('PUT', '/v2/vendor_profile/prices', { as: hall, body: { revision, items } })).status).toBe(200);
    expect((await find('category=jewelry&city=makassar')).data).toMatchObject([
      { slug: hall.slug, price_from: 25_000_000, price_unit: { en: 'per package' }, price_per: 'package' },
    ]);
    expect(await slugs('category=jewelry&city=makassar&price_max=24999999')).toEqual([]);
  });

  test('are sorted by price, rating, age and recommendation', async () => {
    const [cheap, good, fresh] = await Promise.all([1, 2, 3].map(() => app.build.vendor({ categoryId: 208, cityId: 7 })));
    if (!cheap || !good || !fresh) throw new Error('three vendors were built');
    const set = (vendor: BuiltVendor, price: number, rating: number, reviews: number, publishedAt: string, score: number) =>
      app.owner
        .updateTable('vendor')
        .set({ price_from_idr: price, rating_avg: rating, review_count: reviews, published_at: publishedAt, recommendation: score })
        .where('id', '=', vendor.vendorId)
        .execute();
    await set(cheap, 100, 4, 10, '2020-01-01', 4.1);
    await set(good, 300, 4.9, 40, '2021-01-01', 4.78);
    // Five stars from one couple are not yet better than 4.9 from forty.
    await set(fresh, 200, 5, 1, '2022-01-01', 4.29);
    const sorted = (sort: string) => slugs(`category=wedding-shoes&sort=${sort}`);
    expect(await sorted('price')).toEqual([cheap.slug, fresh.slug, good.slug]);
    expect(await sorted('price_high')).toEqual([good.slug, fresh.slug, cheap.slug]);
    expect(await sorted('rating')).toEqual([good.slug, fresh.slug, cheap.slug]);
    expect(await sorted('newest')).toEqual([fresh.slug, good.slug, cheap.slug]);
    expect(await sorted('recommended')).toEqual([good.slug, fresh.slug, cheap.slug]);
  });

  test('by price end with vendors that name none, and those of one price keep their order from page to page', async () => {
    const built = [];
    for (let i = 0; i < 5; i++) built.push(await app.build.vendor({ categoryId: 211, cityId: 12 }));
    const silent = built[2];
    await app.owner
      .updateTable('vendor')
      .set({ price_from_idr: 7_000_000 })
      .where(
        'id',
        'in',
        built.flatMap((vendor) => (vendor === silent ? [] : [vendor.vendorId])),
      )
      .execute();
    for (const sort of ['price', 'price_high']) {
      const whole = await slugs(`category=sweet-corner&city=palembang&sort=${sort}`);
      expect(whole.at(-1)).toBe(silent?.slug);
      const pages = [];
      for (const page of [1, 2, 3, 4, 5])
        pages.push(...(await slugs(`category=sweet-corner&city=palembang&sort=${sort}&limit=1&page=${page}`)));
      expect(pages).toEqual(whole);
    }
  });

  test('come in pages', async () => {
    const built = [];
    for (let i = 0; i < 3; i++) built.push((await app.build.vendor({ categoryId: 210, cityId: 7 })).slug);
    const pages = [await find('category=dance-choreography&limit=2'), await find('category=dance-choreography&limit=2&page=2')];
    expect(pages.map(({ data }) => data.length)).toEqual([2, 1]);
    expect(pages.flatMap(({ data }) => data.map(({ slug }) => slug)).toSorted()).toEqual(built.toSorted());
    expect(await find('category=dance-choreography&page=9')).toMatchObject({ data: [], meta: { page: 9, total: 3 } });
  });

  test.each(['category=flowerz', 'city=atlantis'])('of what does not exist are not found (%s)', async (query) => {
    const answer = await app.call('GET', `/_public/v2/vendors?${query}`);
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'catalogue.not_found' } } });
  });

  test.each(['sort=luck', 'limit=101', 'page=0', 'rating_min=6', 'colour=red', `q=${'a'.repeat(201)}`])(
    'are refused what they cannot be asked (%s)',
    async (query) => {
      expect((await app.call('GET', `/_public/v2/vendors?${query}`)).status).toBe(400);
    },
  );
});

describe('a public profile', () => {
  test('shows what the vendor says of itself, and no number', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold', categoryId: 55, cityId: 3 });
    const neighbour = await app.build.vendor({ categoryId: 55, cityId: 3 });
    const answer = await app.call('GET', `/_public/v2/vendors/${vendor.slug}`);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          vendor: { slug: vendor.slug },
          plan: 'Gold',
          has_phone: true,
          has_whatsapp: false,
          gallery: [],
          similar: [{ slug: neighbour.slug }],
        },
      },
    });
    expect(answer.text).not.toContain('622112345678');
    expect(answer.text).not.toContain(vendor.email);
  });

  test.each([0, 2] as const)('of a vendor with status %i is not found', async (status) => {
    const { slug } = await app.build.vendor({ status });
    expect(await app.call('GET', `/_public/v2/vendors/${slug}`)).toMatchObject({
      status: 404,
      body: { error: { code: 'catalogue.not_found' } },
    });
  });
});

describe('places', () => {
  test('are 29 categories in both languages, in their order', async () => {
    const { body } = await app.call('GET', '/_public/v2/vendor_categories');
    const { vendorCategories } = body as { vendorCategories: { id: number; position: number; name: { id: string } }[] };
    expect(vendorCategories).toHaveLength(29);
    expect(vendorCategories[0]).toEqual({ id: 6, position: 1, slug: 'venue', name: { en: 'Venue', id: 'Tempat Pernikahan' } });
    expect(vendorCategories.map(({ position }) => position)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
  });

  test('are cities with the number of their published vendors', async () => {
    const fresh = await openTestApp();
    await fresh.build.vendor({ cityId: 11 });
    await fresh.build.vendor({ cityId: 11, status: 2 });
    const cities = ((await fresh.call('GET', '/_public/v2/cities')).body as { data: { slug: string; vendor_count: number }[] }).data;
    expect(cities).toHaveLength(12);
    expect(cities.find(({ slug }) => slug === 'bogor')?.vendor_count).toBe(1);
    const { body } = await fresh.call('GET', '/_public/v2/home');
    expect(body).toMatchObject({
      data: { vendor_count: 1, review_count: 0, featured: [{ city: { slug: 'bogor' } }], newest: [{ city: { slug: 'bogor' } }] },
    });
    await fresh.close();
  });
});
