// The demo world, filled into a database: whole, consistent to the Rupiah, and once.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createLog } from '../kit/log.ts';
import { keyFor } from '../config-secrets.ts';
import { openEncryption } from '../encryption.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { demoPassword, namedCouples, namedVendors } from './accounts.ts';
import { fillDemoWorld } from './fill.ts';
import { searchQueries } from './search-queries.ts';
import { busyCategories } from './world.ts';
import { blockageOf, type Taken } from '../../core/taken-days/day-status.ts';
import { checkLinks } from '../../core/catalogue/links.ts';
import { checkAbout, checkContact } from '../../core/catalogue/profile.ts';
import { type AnswerValue, checkAnswers } from '../../core/catalogue/questions.ts';

const publicFolder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-demo-'));
let app: TestApp;
let hasFilled = false;
const fill = () => {
  const { socketFolder, port } = inject('postgres');
  return fillDemoWorld({
    ownerTarget: { host: socketFolder, port, user: 'pelaminan_owner', database: app.database },
    publicFolder,
    encryptionKeys: [Buffer.alloc(32, 7)],
    encryption: openEncryption(app.config),
    viewerKey: keyFor(app.config.secrets.viewer, 'viewer'),
    now: Date.now(),
    log: createLog('fatal'),
  });
};
beforeAll(async () => {
  app = await openTestApp();
  hasFilled = await fill();
});
afterAll(async () => {
  await app.close();
  rmSync(publicFolder, { recursive: true, force: true });
});

const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
  const { rows } = await query.execute(app.owner);
  if (!rows[0]) throw new Error('no row');
  return rows[0];
};

test('is filled at the first start, and a second one changes nothing', async () => {
  expect(hasFilled).toBe(true);
  expect(await fill()).toBe(false);
});

test('the store has products in every status for the Gold vendor, two of three on Trial, and dozens more', async () => {
  const { statuses } = await one(
    sql<{ statuses: string[] }>`select array_agg(distinct status order by status) as statuses from store_product where vendor_id = 1`,
  );
  expect(statuses).toEqual(['active', 'archived', 'draft', 'inactive', 'sold_out']);
  const { vendors, trial, pages } = await one(sql<{ vendors: number; trial: number; pages: number }>`
    select count(distinct vendor_id) as vendors, count(*) filter (where vendor_id = 2 and status = 'active') as trial,
      count(*) filter (where vendor_id = 1) as pages from store_product`);
  expect(vendors).toBeGreaterThan(60);
  expect(trial).toBe(2);
  expect(pages).toBeGreaterThan(20);
  const { body } = await app.call('GET', '/_public/v2/vendors/rumah-kirana-photography/products');
  const { data, meta } = body as { data: { kind: string; picture: { src: string } | null }[]; meta: { total: number } };
  expect(data[0]).toMatchObject({ kind: 'promo', picture: { src: expect.stringContaining('/media/') as string } });
  expect(meta.total).toBeGreaterThan(15);
});

describe('the market', () => {
  test('has more than 300 published vendors, in every category and every city', async () => {
    const { body } = await app.call('GET', '/_public/v2/home');
    const { data } = body as {
      data: {
        vendor_count: number;
        categories: { vendor_count: number }[];
        cities: { vendor_count: number; picture: { src: string } | null }[];
      };
    };
    expect(data.vendor_count).toBeGreaterThan(300);
    expect(Math.min(...data.categories.map(({ vendor_count }) => vendor_count))).toBeGreaterThanOrEqual(5);
    expect(Math.min(...data.cities.map(({ vendor_count }) => vendor_count))).toBeGreaterThanOrEqual(20);
    for (const { picture } of data.cities)
      expect(existsSync(path.join(publicFolder, picture?.src.replace('/media/', '') ?? 'none'))).toBe(true);
  });

  test('shows every picture it names', async () => {
    const pictures = await app.owner.selectFrom('picture').select('path').where('path', 'is not', null).execute();
    expect(pictures.filter(({ path: name }) => !existsSync(path.join(publicFolder, name ?? 'none')))).toEqual([]);
  });

  test('rates vendors as their reviews do, and asks what their price lists do', async () => {
    const { differing } = await one(sql<{ differing: number }>`
      select count(*) as differing from vendor v
      left join (select vendor_id, count(*) as n, round(avg(rating), 2) as rating from review where state = 'shown' group by vendor_id) r on r.vendor_id = v.id
      left join (
        select distinct on (vendor_id) vendor_id, low_idr as price, unit, own_unit from price_item where role <> 'extra'
        order by vendor_id, (role = 'package') desc, low_idr, position) p on p.vendor_id = v.id
      where v.review_count <> coalesce(r.n, 0) or v.rating_avg is distinct from r.rating or v.price_from_idr is distinct from p.price
        or v.price_from_unit <> coalesce(p.unit, 'none') or v.price_from_own_unit <> coalesce(p.own_unit, '')`);
    expect(differing).toBe(0);
  });

  test('has reviews of invited couples alone, written after their weddings, one of a wedding and kind of vendor', async () => {
    const { wrong, written, booked } = await one(sql<{ wrong: number; written: number; booked: number }>`
      select count(*) as written, count(*) filter (where r.is_booked) as booked, count(*) filter (where i.vendor_id is null
        or r.wedding_month <> to_char(i.wedding_on, 'YYYY-MM') or r.created_at <= i.invited_at or i.invited_at::date <= i.wedding_on
        or r.is_booked <> (q.status is not null and q.vendor_id = r.vendor_id and q.couple_id = r.couple_id and q.status = 'accepted')) as wrong
      from review r left join review_invitation i on i.vendor_id = r.vendor_id and i.couple_id = r.couple_id
      left join quotation q on q.id = i.quotation_id`);
    expect([wrong, written > 1_000, booked]).toEqual([0, true, 3]);
    const { double } = await one(sql<{ double: number }>`
      select count(*) as double from (select from review r join vendor v on v.id = r.vendor_id join vendor_service s on s.id = v.main_service_id
        group by r.couple_id, s.category_id having count(*) > 1) d`);
    expect(double).toBe(0);
  });

  test('has photos in reviews, of their couples', async () => {
    const { photos, wrong, gold } = await one(sql<{ photos: number; wrong: number; gold: number }>`
      select count(*) as photos, count(*) filter (where r.vendor_id = 1) as gold,
        count(*) filter (where p.couple_id is distinct from r.couple_id or p.vendor_id <> r.vendor_id or u.position > 5) as wrong
      from placed_picture u join picture p on p.id = u.picture_id left join review r on 'review:' || r.id = u.place where u.place like 'review:%'`);
    expect([photos > 100, wrong, gold > 0]).toEqual([true, 0, true]);
  });

  test('has reviews to decide: two reported and one held; one kept, one removed and not counted', async () => {
    const { rows } = await sql<{ state: string; reviews: string[] }>`
      select c.state, array_agg(r.state order by r.state) as reviews from review_case c join review r on r.id = c.review_id and r.vendor_id = c.vendor_id
      group by c.state order by c.state`.execute(app.owner);
    expect(rows).toEqual([
      { state: 'kept', reviews: ['shown'] },
      { state: 'open', reviews: ['held', 'shown', 'shown'] },
      { state: 'removed', reviews: ['removed'] },
    ]);
  });

  test('says of every vendor what it could have typed itself', async () => {
    const cityIds = new Set((await app.owner.selectFrom('city').select('id').execute()).map(({ id }) => id));
    const vendors = await app.owner.selectFrom('vendor').selectAll().execute();
    const refused = vendors.flatMap((v) => {
      const contact = { ...v, country: v.country_code, cityId: v.city_id, foreignCity: v.foreign_city, otherPhone: v.other_phone };
      const outcomes = [
        checkAbout({ businessName: v.business_name, about: v.about, foundedYear: v.founded_year }, 2026),
        checkContact({ ...contact, email: v.contact_email }, cityIds),
        checkLinks(v),
      ];
      return outcomes.flatMap((outcome) => (outcome.ok ? [] : [{ slug: v.slug, refusals: outcome.refusals }]));
    });
    expect(refused).toEqual([]);
    const answers = await app.owner.selectFrom('vendor_answer').select(['vendor_id', 'question', 'value']).execute();
    expect(answers.length).toBeGreaterThan(1_000);
    const wrong = answers.filter(({ question, value }) => {
      const outcome = checkAnswers([{ question, value: value as AnswerValue }]);
      return !outcome.ok || outcome.value.length !== 1;
    });
    expect(wrong).toEqual([]);
  });

  test('lists a venue in its own city alone, on its landing page, in its count and in the search', async () => {
    const { rows } = await sql<{ slug: string; name: string; own: string; other: string }>`
      select v.slug, v.business_name as name, own.slug as own, t.slug as other from vendor v join city own on own.id = v.city_id
      join vendor_service s on s.vendor_id = v.id and s.city_id <> v.city_id join category c on c.id = s.category_id and c.slug = 'venue'
      join city t on t.id = s.city_id where v.status = 1 order by v.id limit 3`.execute(app.owner);
    expect(rows).toHaveLength(3);
    const found = async (query: string) =>
      ((await app.call('GET', `/_public/v2/vendors?category=venue&limit=100&${query}`)).body as { data: { slug: string }[] }).data.map(
        ({ slug }) => slug,
      );
    for (const { slug, name, own, other } of rows) {
      expect(await found(`city=${own}`), slug).toContain(slug);
      expect(await found(`city=${other}`), slug).not.toContain(slug);
      expect(await found(`q=${encodeURIComponent(`${name} ${own}`)}`), slug).toContain(slug);
    }
    const { counted, listed } = await one(sql<{ counted: number; listed: number }>`
      select count(distinct v.id) as listed, count(*) as counted from vendor v join vendor_service s on s.vendor_id = v.id and s.is_shown
      join category c on c.id = s.category_id and c.slug = 'venue' where v.status = 1`);
    expect(counted).toBe(listed);
  });

  test('keeps no plan from having more cities than it permits', async () => {
    const { over } = await one(sql<{ over: number }>`
      select count(*) as over from (
        select s.vendor_id, count(distinct s.city_id) as cities, max(p.city_max) as city_max
        from vendor_service s left join membership m on m.vendor_service_id = s.id left join plan p on p.name = m.plan_name group by s.vendor_id
      ) used where cities > city_max`);
    expect(over).toBe(0);
  });
});

test('the couples did what they did, each once a day', async () => {
  const counts = await one(sql<{ events: number; messages: number; saved: number }>`
    select (select count(*) from couple_event where kind = 'profile_view') as events,
      (select count(*) from conversation c join couple_event e on e.vendor_id = c.vendor_id and e.couple_id = c.couple_id and e.kind = 'message') as messages,
      (select count(*) from saved_vendor s join couple_event e on e.vendor_id = s.vendor_id and e.couple_id = s.couple_id and e.kind = 'save') as saved`);
  expect(counts.events).toBeGreaterThan(1_000);
  expect(counts.messages).toBeGreaterThan(200);
  expect(counts.saved).toBeGreaterThan(300);
});

describe('the named accounts', () => {
  test.each([...namedVendors, ...namedCouples].map(({ email }) => email))('%s signs in', async (email) => {
    expect((await app.call('POST', '/v2/login', { body: { email, password: demoPassword } })).status).toBe(200);
  });

  const login = async (email: string) =>
    (await app.call('POST', '/v2/login', { body: { email, password: demoPassword } })).body as { vendor: { sessionId: string } };

  test('the Gold vendor has a running ad, credit, and a year of figures that match its clicks', async () => {
    const { vendor } = await login('gold@demo.test');
    const { body } = await app.call('GET', '/ms/bs-vendors/api/v1/vendor_ads/summary', { as: vendor });
    expect(body).toMatchObject({ data: { is_enabled: true, status: 'displaying', alerts: [] } });
    const { days, clicks } = await one(sql<{ days: number; clicks: number }>`
      select count(distinct day) as days, sum(clicks) as clicks from ad_stat_day where vendor_id = 1 and day > current_date - 366`);
    expect(days).toBeGreaterThanOrEqual(365);
    expect(clicks / days).toBeGreaterThan(9);
    expect(clicks / days).toBeLessThan(15);
  });

  test('the Trial vendor has neither ad nor credit; the unpublished one is not published', async () => {
    const trial = await login('trial@demo.test');
    expect((await app.call('GET', '/ms/bs-vendors/api/v1/vendor_ads', { as: trial.vendor })).body).toEqual({ data: null });
    expect(trial).toMatchObject({ vendor: { membershipInfo: { statusPlan: 'Trial', credit: 3 } } });
    expect(await login('unpublished@demo.test')).toMatchObject({ vendor: { status: 0 } });
  });
});

describe('the ads', () => {
  test('are more than a place shows, in every busy category of every city; a venue advertises in its own city alone', async () => {
    const { rows } = await sql<{ slug: string; ads: number }>`
      select c.slug, count(a.vendor_id) as ads from category c cross join city t
      left join vendor_service s on s.category_id = c.id and s.city_id = t.id and s.is_shown left join vendor_ad a on a.vendor_id = s.vendor_id and a.is_enabled
      where c.slug = any(${[...busyCategories]}::text[]) group by c.id, c.slug, t.id`.execute(app.owner);
    expect(rows).toHaveLength(busyCategories.length * 12);
    expect(Math.min(...rows.filter(({ slug }) => slug !== 'venue').map(({ ads }) => ads))).toBeGreaterThanOrEqual(3);
    const { advertisers } = await one(sql<{ advertisers: number }>`
      select count(*) as advertisers from vendor_ad a join vendor v on v.id = a.vendor_id join vendor_service s on s.id = v.main_service_id
      join category c on c.id = s.category_id where a.is_enabled and c.slug = 'venue'`);
    expect(rows.filter(({ slug }) => slug === 'venue').reduce((sum, { ads }) => sum + ads, 0)).toBe(advertisers);
  });

  test('cost what the ledger says, by click, by hour, by day', async () => {
    const sums = await one(sql<{ by_click: number; by_hour: number; by_day: number; by_ledger: number; books: number }>`
      select (select sum(charged_idr) from ad_click) as by_click, (select sum(spending_idr) from ad_stat_hour) as by_hour,
        (select sum(spending_idr) from ad_stat_day) as by_day, (select sum(amount_idr) from ledger_transfer where kind = 'click_settlement') as by_ledger,
        (select sum(amount_idr) from ledger_posting) as books`);
    expect(sums).toMatchObject({ by_hour: sums.by_click, by_day: sums.by_click, by_ledger: sums.by_click, books: 0 });
  });

  test('were never seen less often than clicked, nor charged over a budget', async () => {
    const wrong = await one(sql<{ unseen: number; over: number }>`
      select (select count(*) from ad_stat_hour where clicks > impressions) as unseen,
        (select count(*) from (
          select a.vendor_id from ad_click c join vendor_ad a using (vendor_id)
          group by a.vendor_id, (c.clicked_at at time zone 'Asia/Jakarta')::date having sum(c.charged_idr) > a.daily_budget_idr
        ) day) as over`);
    expect(wrong).toEqual({ unseen: 0, over: 0 });
  });

  test('never take a balance below zero, and balances are the sum of the ledger', async () => {
    const wrong = await one(sql<{ below: number; differing: number }>`
      select (select count(*) from (
          select sum(amount_idr) over (partition by account_id order by posted_at, position) as balance from ledger_posting where account_id >= 1000
        ) running where balance < 0) as below,
        (select count(*) from (
          select a.id from ledger_account a join ledger_posting p on p.account_id = a.id where a.vendor_id is not null
          group by a.id having sum(p.amount_idr) <> a.balance_idr
        ) account) as differing`);
    expect(wrong).toEqual({ below: 0, differing: 0 });
  });
});

test('one payout waits for finance, of a vendor with everything in place', async () => {
  const { rows } = await sql<{ status: string; amount_idr: number; email: string; verified: boolean }>`
    select p.status, p.amount_idr, a.email, b.verified_at is not null as verified from payout p join vendor v on v.id = p.vendor_id
    join account a on a.id = v.account_id join bank_account b on b.id = p.bank_account_id`.execute(app.owner);
  expect(rows).toEqual([{ status: 'requested', amount_idr: 12_500_000, email: 'studio-kala-decor@demo.test', verified: true }]);
});

describe('the search of the market', () => {
  interface Found {
    data: { name: string; category: { slug: string }; city: { slug: string } }[];
    meta: { total: number };
    search: { reworded: string | null; is_applied: boolean; left_out: string[]; category: string | null; city: string | null } | null;
  }
  const find = async (words: string): Promise<Found> =>
    (await app.call('GET', `/_public/v2/vendors?limit=8&q=${encodeURIComponent(words)}`)).body as Found;

  // What couples type, and what all of the first vendors do; `fixed` is what the page says it looked for instead.
  test.each<[typed: string, categories: string, corrected?: string]>([
    ['fotografer', 'photography'],
    ['foto', 'photography'],
    ['foto pre wedding', 'photography'],
    ['foto prewed', 'photography'],
    ['photographer', 'photography'],
    ['tukang foto nikahan', 'photography'],
    ['poto', 'photography'],
    ['fotonya', 'photography'],
    ['fotogarfer', 'photography', 'fotografer'],
    ['potografer', 'photography', 'fotografer'],
    ['gedung', 'venue'],
    ['gedung resepsi murah', 'venue'],
    ['tempat nikah', 'venue'],
    ['wedding venue', 'venue'],
    ['gednug', 'venue', 'gedung'],
    ['katering', 'catering'],
    ['catering', 'catering'],
    ['ketring', 'catering'],
    ['katring', 'catering', 'katering'],
    ['prasmanan', 'catering'],
    ['dekor', 'decoration-lighting'],
    ['dekorasinya', 'decoration-lighting'],
    ['pelaminan', 'decoration-lighting'],
    ['dekorsai', 'decoration-lighting', 'dekorasi'],
    ['rias', 'hair-makeup'],
    ['perias', 'hair-makeup'],
    ['make up artist', 'hair-makeup'],
    ['MUA', 'hair-makeup'],
    ['undangan', 'invitations'],
    ['undangan digital', 'invitations'],
    ['invitation', 'invitations'],
    ['undnagan', 'invitations', 'undangan'],
    ['wo', 'wedding-planning'],
    ['wedding organizer', 'wedding-planning'],
    ['kue nikah', 'wedding-cake'],
    ['wedding cake', 'wedding-cake'],
    ['buket bunga', 'flowers'],
    ['cincin kawin', 'jewelry'],
    ['jas pengantin pria', 'mens-formal-wear'],
    ['bunag', 'flowers', 'bunga'],
    ['kebaya', 'dress-attire'],
    ['band', 'entertainment-music'],
    ['mc', 'entertainment-mc'],
    ['dj', 'entertainment-dj'],
    ['souvenir', 'favors-gifts'],
    ['sovenir', 'favors-gifts'],
    ['sewa tenda', 'event-rentals'],
    ['photo booth', 'photo-booth'],
    ['penghulu', 'officiants'],
    ['bulan madu', 'honeymoon'],
    ['videografer', 'videography'],
  ])('%j finds %s', async (typed, categories, corrected) => {
    const { data, search } = await find(typed);
    expect(data.map(({ category }) => category.slug)).toEqual(data.map(() => categories));
    expect(data.length).toBeGreaterThan(4);
    expect(search).toMatchObject({ reworded: corrected ?? null, is_applied: true, left_out: [] });
  });

  test('is right for 19 of 20 of what couples type, at least', async () => {
    const cases = searchQueries.flatMap(([categories, city, ...typed]) =>
      typed.map((words) => ({ categories: categories.split('|'), city, words })),
    );
    const wrong: string[] = [];
    for (const { categories, city, words } of cases) {
      const { data } = await find(words);
      const first = data.slice(0, 5);
      const isRight =
        first.length > 0 && first.every((card) => categories.includes(card.category.slug)) && (city === '' || first[0]?.city.slug === city);
      if (!isRight) wrong.push(`${words}: ${first.map((card) => `${card.category.slug} ${card.city.slug}`).join(', ')}`);
    }
    expect(cases.length).toBeGreaterThanOrEqual(200);
    expect(wrong.length / cases.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
  });

  test.each([
    ['fotografer jogja', 'photography', 'yogyakarta'],
    ['photographer in Bali', 'photography', 'bali'],
    ['gedung di ubud', 'venue', 'bali'],
    ['katering jaksel', 'catering', 'jakarta'],
  ])('%j finds %s in %s', async (typed, category, city) => {
    const { data } = await find(typed);
    expect(data[0]).toMatchObject({ category: { slug: category }, city: { slug: city } });
  });

  test('a vendor is found first by its name, also by part of it and if it is misspelled', async () => {
    const { data } = await find('');
    for (const { name } of data) {
      expect((await find(name)).data[0]?.name).toBe(name);
      const longest = name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '';
      const slip = longest.slice(0, 3) + longest.slice(4);
      const found = (await find(longest.length > 7 ? name.replace(longest, slip) : name)).data.map((one) => one.name);
      expect(found, slip).toContain(name);
    }
  });

  test('a word no vendor has gives no results and suggests the nearest word', async () => {
    expect(await find('qwxzzz')).toMatchObject({ meta: { total: 0 }, search: null });
    const typed = '<script>alert(1)</script>';
    expect((await find(typed)).search?.reworded).not.toBe(typed);
    expect(await find('undngn')).toMatchObject({ meta: { total: 0 }, search: { reworded: 'undangan', is_applied: false } });
  });

  // What a part of it cannot find is left out and named; what was found is said.
  test.each<[typed: string, search: object]>([
    ['fotografer bandung zzzqqq', { reworded: 'fotografer bandung', left_out: ['zzzqqq'], category: 'photography', city: 'bandung' }],
    ['foto 10 juta', { reworded: null, left_out: [], category: 'photography', price_max: 10_000_000 }],
    ['foto 3 ribu', { reworded: 'foto', left_out: ['3 ribu'], category: 'photography', price_max: null }],
    [
      'photographer under 3 million bandung',
      { reworded: 'photographer bandung', left_out: ['under 3 million'], category: 'photography', city: 'bandung', price_max: null },
    ],
    ['12 desember 2099 bandung fotografer', { left_out: [], category: 'photography', city: 'bandung', free_on: '2099-12-12' }],
    ['janur', { reworded: null, left_out: [], category: 'decoration-lighting' }],
    ['fotografer tgl 20 maret 2099', { left_out: [], category: 'photography', free_on: '2099-03-20' }],
    ['souvenir 500 pcs', { left_out: [], category: 'favors-gifts' }],
    ['henna', { left_out: [], category: 'hair-makeup' }],
    ['katering bebas babi', { reworded: null, left_out: [], category: 'catering', city: null }],
    ['hotel bintang 5 surabaya', { reworded: null, left_out: [], category: 'venue', city: 'surabaya' }],
    ['MC kondang', { reworded: 'MC', left_out: ['kondang'], category: 'entertainment-mc', city: null }],
    ['pagar ayu', { reworded: 'ayu', left_out: ['pagar'] }],
    ['dekor lamaran bandung', { reworded: null, left_out: [], category: 'decoration-lighting', city: 'bandung' }],
    ['gereja katolik bali', { city: 'bali' }],
    ['jawa barat', { left_out: [], category: null }],
    ['kotak seserahan', { left_out: [], category: 'favors-gifts' }],
    ['fotografer 5-8 juta', { left_out: [], price_min: 5_000_000, price_max: 8_000_000 }],
    ['murah', { reworded: null, left_out: [], category: null }],
    ['Katering halal 500 pax di tangerang', { reworded: null, left_out: [], category: 'catering', city: 'jakarta', guests: 500 }],
    ['gedung dan catering', { category: null }],
    ['fotografer balli', { reworded: 'fotografer bali', category: 'photography', city: 'bali' }],
  ])('%j says what was found', async (typed, search) => {
    expect((await find(typed)).search).toMatchObject({ is_applied: true, ...search });
  });

  test.each([
    ['one letter', 'a'],
    ['a picture', '💍👰‍♀️'],
    ['signs', `'"; --%_\\ & | ! ( ) : *`],
    ['another script', '結婚式 الزفاف'],
    ['half of HTML', '<script>alert(1)</script>'],
    ['as much as fits', 'fotografer '.repeat(18)],
    ['one long word', 'x'.repeat(200)],
  ])('%s is a search like any other', async (_, words) => {
    const answer = await app.call('GET', `/_public/v2/vendors?limit=3&q=${encodeURIComponent(words)}`);
    expect(answer.status).toBe(200);
    const isWords = /[a-z]/.test(words);
    expect(isWords || (answer.body as Found).meta.total === 0).toBe(true);
  });

  test('five hundred characters are refused at the field', async () => {
    const answer = await app.call('GET', `/_public/v2/vendors?q=${'kata '.repeat(100)}`);
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: [{ field: 'q', code: 'request.too_long' }] } } });
  });
});

test('calendars say of each day what its entries say, and accepted quotations take theirs', async () => {
  const { rows: calendars } = await sql<{ vendor_id: number; capacity: number; on_day: string; entries: Taken[]; status: string | null }>`
    select t.vendor_id, c.capacity, t.on_day, json_agg(json_build_object('part', t.part, 'places', t.places)) as entries, min(d.status) as status
    from taken_day t join vendor_calendar c using (vendor_id) left join vendor_day d using (vendor_id, on_day) group by 1, 2, 3`.execute(
    app.owner,
  );
  expect(calendars.length).toBeGreaterThan(1_000);
  expect(calendars.filter(({ entries, capacity, status }) => blockageOf(entries, capacity) !== status)).toEqual([]);
  const { days, missing, waiting } = await one(sql<{ days: number; missing: number; waiting: number }>`select
    (select count(*) from vendor_day) as days, (select count(*) from day_wait) as waiting,
    (select count(*) from quotation q where status = 'accepted' and (content ->> 'event_date')::date > current_date + 1
      and not exists (select from taken_day t where t.vendor_id = q.vendor_id and t.couple_id = q.couple_id and t.on_day = (q.content ->> 'event_date')::date)) as missing`);
  expect(days).toBe(calendars.filter(({ status }) => status !== null).length);
  expect([missing, waiting > 2]).toEqual([0, true]);
});

test('the Gold vendor has results: clients by its ad and elsewhere who booked and paid, and where they clicked', async () => {
  const { byAd, elsewhere, placed } = await one(sql<{ byAd: number; elsewhere: number; placed: number }>`
    with first as (
      select distinct on (couple_id) couple_id, came_by_ad, at from couple_event
      where vendor_id = 1 and kind not in ('profile_view', 'price_list_view', 'save') and at > now() - interval '90 days' order by couple_id, at),
    booked as (select distinct couple_id from quotation where vendor_id = 1 and status = 'accepted')
    select count(*) filter (where came_by_ad and couple_id in (select couple_id from booked)) as "byAd",
      count(*) filter (where not came_by_ad and couple_id in (select couple_id from booked)) as elsewhere,
      count(*) filter (where came_by_ad and exists (select from ad_lead l where l.vendor_id = 1 and l.at = first.at and l.couple_key is not null)) as placed
    from first`);
  expect([byAd, elsewhere]).toEqual([1, 1]);
  expect(placed).toBeGreaterThan(3);
});
