// A vendor's own profile: sections are saved one by one, published when complete, and never overwritten unnoticed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnProfile } from '../../contract/profile.ts';
import { type BuiltVendor, testPassword } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { aboutExample as about, contactExample as contact, priceExample as price } from '../testing/profile-examples.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Section = 'about' | 'contact' | 'services' | 'prices' | 'answers' | 'links';
const links = { website: '', instagram: '', tiktok: '', facebook: '', youtube: '' };

const read = async (as: { sessionId: string }) => ((await app.call('GET', '/v2/vendor_profile', { as })).body as { data: OwnProfile }).data;
const saveOver = (as: { sessionId: string }, section: Section, revision: number, fields: object) =>
  app.call('PUT', `/v2/vendor_profile/${section}`, { as, body: { revision, ...fields } });
/** Over what is there now. */
const save = async (as: { sessionId: string }, section: Section, fields: object) =>
  saveOver(as, section, (await read(as))[section].revision, fields);
const saved = async (as: { sessionId: string }, section: Section, fields: object): Promise<OwnProfile> => {
  const answer = await save(as, section, fields);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as { data: OwnProfile }).data;
};
const pageOf = (slug: string, as?: { sessionId: string }) => app.call('GET', `/_public/v2/vendors/${slug}`, as && { as });
/** As someone who was just invited: a name, and nothing else. */
async function newcomer(): Promise<BuiltVendor> {
  const vendor = await app.build.vendor({ status: 0, name: 'Baru' });
  await app.owner
    .updateTable('vendor')
    .set({ main_service_id: null, city_id: null, about: '', address: '', phone: '', published_at: null })
    .where('id', '=', vendor.vendorId)
    .execute();
  await app.owner.deleteFrom('vendor_service').where('vendor_id', '=', vendor.vendorId).execute();
  return vendor;
}
const place = (category: number, city: number, id: number | null = null) => ({ id, category_id: category, city_id: city });
const idsOf = (profile: OwnProfile) => profile.services.services.map(({ id }) => id);

describe('an unpublished vendor', () => {
  test('completes its profile section by section, and the save that leaves nothing missing publishes it', async () => {
    const vendor = await newcomer();
    expect(await read(vendor)).toMatchObject({
      status: 0,
      missing: ['about', 'service', 'address', 'city', 'phone'],
      strength: { percent: 5, next: 'about' },
    });
    expect(await saved(vendor, 'about', about)).toMatchObject({ slug: 'rumah-cempaka', about: { revision: 1 } });
    const offering = await saved(vendor, 'services', { services: [place(7, 2)], main: 0 });
    expect(offering).toMatchObject({
      status: 0,
      missing: ['address', 'city', 'phone'],
      services: { categories: [{ slug: 'decoration-lighting' }] },
    });
    expect((await pageOf('rumah-cempaka')).status).toBe(404);
    const whole = await saved(vendor, 'contact', contact);
    expect(whole).toMatchObject({ status: 1, missing: [], contact: { phone: '+6281234567890' } });
    expect(whole.strength.percent).toBeGreaterThan(offering.strength.percent);
    expect((await pageOf('rumah-cempaka')).body).toMatchObject({
      data: {
        is_preview: false,
        town: 'Bandung',
        vendor: { name: 'Rumah Cempaka', category: { slug: 'decoration-lighting' }, city: { slug: 'bandung' } },
      },
    });
    const audit = await app.owner
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `vendor:${vendor.vendorId}`)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['catalogue.profile_saved', 'catalogue.profile_saved', 'catalogue.vendor_published']);
  });

  test('may do what a published vendor may from the next request on', async () => {
    const vendor = await app.build.vendor({ status: 0 });
    const ad = () => app.call('GET', '/ms/bs-vendors/api/v1/vendor_ads', { as: vendor });
    expect(await ad()).toMatchObject({ status: 403, body: { error: { code: 'identity.vendor_not_published' } } });
    await saved(vendor, 'about', about);
    expect((await ad()).status).toBe(200);
  });

  test('sees its own page before it is published, marked as a preview; nobody else does', async () => {
    const vendor = await newcomer();
    const { slug } = await saved(vendor, 'about', { ...about, business_name: 'Rumah Rahasia' });
    expect((await pageOf(slug, vendor)).status).toBe(404);
    await saved(vendor, 'services', { services: [place(7, 2)], main: 0 });
    expect((await pageOf(slug, vendor)).body).toMatchObject({ data: { is_preview: true, vendor: { name: 'Rumah Rahasia' } } });
    const [other, couple] = [await app.build.vendor(), await app.build.couple()];
    for (const viewer of [undefined, other, couple]) expect((await pageOf(slug, viewer)).status).toBe(404);
  });
});

describe('two windows', () => {
  test('the second is refused and nothing of the first is overwritten; other sections are not affected', async () => {
    const vendor = await app.build.vendor();
    const before = await read(vendor);
    await saveOver(vendor, 'about', before.about.revision, about);
    const late = await saveOver(vendor, 'about', before.about.revision, { ...about, about: 'Ditulis di tab lain.' });
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'catalogue.edited_elsewhere' } } });
    expect((await read(vendor)).about).toMatchObject({ about: about.about, revision: before.about.revision + 1 });
    expect((await saveOver(vendor, 'links', before.links.revision, { ...links, instagram: '@kita' })).status).toBe(200);
  });

  test('the same save again, at once or after its answer was lost, is answered again and counted once', async () => {
    const vendor = await app.build.vendor();
    const answers = await Promise.all(Array.from({ length: 8 }, () => saveOver(vendor, 'prices', 0, { items: [price] })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await read(vendor)).prices).toMatchObject({ revision: 1, items: [price] });
    const services = { services: [place(52, 1), place(7, 1)], main: 0 };
    const { services: held } = await read(vendor);
    await saveOver(vendor, 'services', held.revision, { services: [...held.services, place(7, 1)], main: 0 });
    expect((await saveOver(vendor, 'services', held.revision, services)).status).toBe(200);
    expect((await read(vendor)).services).toMatchObject({ revision: held.revision + 1 });
  });

  test('of different saves at once exactly one is kept', async () => {
    const vendor = await app.build.vendor();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => saveOver(vendor, 'about', 0, { ...about, about: `Kata ke-${n}` })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });
});

describe('the phone on file', () => {
  test('is changed with the password only, and a wrong one is logged', async () => {
    const vendor = await app.build.vendor({ status: 0 });
    const other = { ...contact, phone: '0812-0000-0001' };
    expect(await save(vendor, 'contact', other)).toMatchObject({
      status: 422,
      body: { error: { code: 'catalogue.password_needed', field: 'password' } },
    });
    expect(await save(vendor, 'contact', { ...other, password: 'somebody-else' })).toMatchObject({
      body: { error: { code: 'identity.password_wrong' } },
    });
    expect((await read(vendor)).contact.phone).toBe('+622112345678');
    expect((await save(vendor, 'contact', { ...other, password: testPassword })).status).toBe(200);
    expect((await save(vendor, 'contact', { ...other, address: 'Jl. Lain 3' })).status).toBe(200);
    expect((await read(vendor)).contact).toMatchObject({ phone: '+6281200000001', address: 'Jl. Lain 3' });
    const rows = await app.owner.selectFrom('audit_entry').select('result').where('action', '=', 'catalogue.change_phone').execute();
    expect(rows).toEqual([{ result: 'refused' }]);
  });

  test('and the others are shown to couples that ask, each as an act', async () => {
    const vendor = await app.build.vendor();
    await saved(vendor, 'contact', {
      ...contact,
      phone: '+622112345678',
      whatsapp: '',
      other_phone: '021-765-4321',
      email: 'halo@cempaka.id',
      password: testPassword,
    });
    const couple = await app.build.couple();
    const reveal = (kind: string) => app.call('POST', `/v2/vendors/${vendor.vendorId}/reveals`, { as: couple, body: { kind } });
    expect((await pageOf(vendor.slug)).body).toMatchObject({ data: { has_phone: true, has_whatsapp: false, has_email: true } });
    expect((await pageOf(vendor.slug)).text).not.toMatch(/7654321|halo@cempaka/);
    expect((await reveal('phone')).body).toMatchObject({ data: { value: '+622112345678', other: '+62217654321' } });
    expect((await reveal('email')).body).toMatchObject({ data: { value: 'halo@cempaka.id' } });
    expect((await reveal('whatsapp')).status).toBe(404);
    const acts = await app.owner
      .selectFrom('couple_event')
      .select('kind')
      .where('vendor_id', '=', vendor.vendorId)
      .orderBy('kind')
      .execute();
    expect(acts.map(({ kind }) => kind)).toEqual(['email_reveal', 'phone_reveal']);
  });
});

describe('a published vendor', () => {
  test('keeps its address when its name changes', async () => {
    const vendor = await app.build.vendor();
    expect(await saved(vendor, 'about', { ...about, business_name: 'Nama Lain' })).toMatchObject({ slug: vendor.slug });
    const { body: found } = await app.call('GET', '/_public/v2/vendors?q=nama+lain');
    expect(found).toMatchObject({ data: [{ slug: vendor.slug }] });
  });

  test.each<[Section, object, string]>([
    ['about', { ...about, about: ' ' }, 'about'],
    ['contact', { ...contact, phone: '+622112345678', whatsapp: '', city_id: null }, 'city_id'],
    ['services', { services: [], main: 0 }, 'services'],
  ])('cannot empty what it was published with: %s', async (section, fields, field) => {
    const vendor = await app.build.vendor();
    expect(await save(vendor, section, fields)).toMatchObject({
      status: 422,
      body: { error: { code: 'catalogue.needed_while_published', field } },
    });
    expect((await pageOf(vendor.slug)).status).toBe(200);
  });
});

describe('services', () => {
  test('move with their membership, change places, and couples find them where they went', async () => {
    const vendor = await app.build.vendor({ plan: 'Silver', categoryId: 7, cityId: 1 });
    const two = await saved(vendor, 'services', { services: [...(await read(vendor)).services.services, place(7, 2)], main: 0 });
    const [first = 0, second = 0] = idsOf(two);
    const swapped = await saved(vendor, 'services', { services: [place(7, 2, first), place(7, 1, second)], main: 1 });
    expect(swapped.services).toMatchObject({
      main: 0,
      services: [place(7, 1, second), place(7, 2, first)],
      paid: [{ id: first, plan: 'Silver' }],
    });
    expect((await pageOf(vendor.slug)).body).toMatchObject({ data: { plan: 'Silver', vendor: { city: { slug: 'jakarta' } } } });
    await saved(vendor, 'services', { services: [place(52, 5, first)], main: 0 });
    expect((await pageOf(vendor.slug)).body).toMatchObject({
      data: {
        plan: 'Silver',
        vendor: { category: { slug: 'flowers' }, city: { slug: 'yogyakarta' } },
        services: [{ city: { slug: 'yogyakarta' } }],
      },
    });
  });

  test('to which a paid membership belongs are not removed', async () => {
    const vendor = await app.build.vendor({ plan: 'Silver' });
    expect(await save(vendor, 'services', { services: [place(7, 2)], main: 0 })).toMatchObject({
      body: { error: { code: 'catalogue.service_paid_for', field: 'services' } },
    });
  });

  test('reach as many cities as the plan, and not another vendor’s service', async () => {
    const vendor = await app.build.vendor();
    const held = (await read(vendor)).services.services;
    expect(await save(vendor, 'services', { services: [...held, place(52, 2)], main: 0 })).toMatchObject({
      status: 422,
      body: { error: { code: 'catalogue.too_many_cities', field: 'services.1.city_id', params: { maximum: 1 } } },
    });
    const [theirs] = idsOf(await read(await app.build.vendor()));
    expect(await save(vendor, 'services', { services: [place(52, 1, theirs)], main: 0 })).toMatchObject({
      body: { error: { code: 'catalogue.service_unknown' } },
    });
    expect((await saved(vendor, 'services', { services: [...held, place(7, 1)], main: 1 })).services.services).toHaveLength(2);
  });

  test('in cities beyond a smaller plan stay the vendor’s, are not shown, and come back', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold', name: 'Tiga Kota Sekar', categoryId: 205 });
    const held = (await read(vendor)).services.services;
    await saved(vendor, 'services', { services: [...held, place(205, 2), place(205, 3)], main: 0 });
    const citiesSeen = async () =>
      ((await pageOf(vendor.slug)).body as { data: { services: { city: { slug: string } }[] } }).data.services.map(({ city }) => city.slug);
    const isFoundIn = async (city: string) =>
      ((await app.call('GET', `/_public/v2/vendors?category=wedding-accessories&city=${city}`)).body as { meta: { total: number } }).meta
        .total > 0;
    expect(await citiesSeen()).toEqual(['jakarta', 'bandung', 'surabaya']);
    expect(await isFoundIn('surabaya')).toBe(true);
    await app.owner
      .updateTable('membership')
      .set({ status: 'inactive' })
      .where(
        'vendor_service_id',
        'in',
        held.map(({ id }) => id ?? 0),
      )
      .execute();
    await saved(vendor, 'services', { services: [...(await read(vendor)).services.services, place(7, 1)], main: 0 });
    expect(await citiesSeen()).toEqual(['jakarta', 'jakarta']);
    expect(await isFoundIn('surabaya')).toBe(false);
    expect((await read(vendor)).plan).toEqual({ name: 'Trial', city_max: 1, hidden_cities: ['Bandung', 'Surabaya'] });
    expect((await app.call('GET', '/_public/v2/vendors?q=tiga+kota+sekar+surabaya')).body).toMatchObject({
      search: { left_out: ['surabaya'] },
    });
    await app.build.boughtMembership(vendor, 'Silver', 'month');
    expect((await read(vendor)).plan).toEqual({ name: 'Silver', city_max: 2, hidden_cities: ['Surabaya'] });
    expect(await citiesSeen()).toEqual(['jakarta', 'bandung', 'jakarta']);
  });
});
describe('what couples read', () => {
  test('prices, answers and links stand on the page in both languages, and the price of the cheapest package on the card', async () => {
    const vendor = await app.build.vendor({ categoryId: 9 });
    await saved(vendor, 'prices', {
      items: [price, { role: 'extra', name: 'Gubukan', kind: 'from', low: 2_800_000, high: null, unit: 'own', own_unit: 'per gubuk' }],
    });
    const answers = [
      { question: 'cuisines', value: ['western', 'nusantara'] },
      { question: 'portions_min', value: 1_200 },
      { question: 'seated', value: 500 },
    ];
    await saved(vendor, 'answers', { answers });
    await saved(vendor, 'links', { ...links, website: 'cempaka.example', instagram: 'https://instagram.com/cempaka/', youtube: 'Cempaka' });
    expect((await pageOf(vendor.slug)).body).toMatchObject({
      data: {
        vendor: { price_from: 5_000_000 },
        price_list: [
          { name: 'Paket akad', low: 5_000_000, high: 8_000_000, unit: { en: 'per event', id: 'per acara' } },
          { name: 'Gubukan', high: null, unit: { en: 'per gubuk', id: 'per gubuk' } },
        ],
        // A question of another category is kept for the vendor, not shown.
        questions: [
          { question: { en: 'Which cuisines do you cook?' }, answer: { en: 'Indonesian, Western', id: 'Nusantara, Barat' } },
          { question: { id: 'Berapa minimal pemesanan porsi?' }, answer: { en: '1,200', id: '1.200' } },
        ],
        website: 'https://cempaka.example',
        instagram: 'cempaka',
        youtube: '@Cempaka',
      },
    });
    await saved(vendor, 'prices', { items: [] });
    expect((await pageOf(vendor.slug)).body).toMatchObject({ data: { vendor: { price_from: null }, price_list: [] } });
  });
});

describe('a price list that we sorted', () => {
  const guessed = async () => {
    const vendor = await app.build.vendor();
    const list = await saved(vendor, 'prices', { items: [price] });
    expect(list.prices.is_confirmed).toBe(true);
    await app.owner.updateTable('price_item').set({ is_role_guessed: true }).where('vendor_id', '=', vendor.vendorId).execute();
    return { vendor, list: await read(vendor) };
  };
  const nextOf = async (vendor: BuiltVendor) =>
    ((await app.call('GET', '/v2/dashboard', { as: vendor })).body as { data: { next: { code: string }[] } }).data.next.map(
      ({ code }) => code,
    );

  test('is confirmed by saving it as it is; until then it is the vendor’s to do', async () => {
    const { vendor, list } = await guessed();
    expect(list.prices).toMatchObject({ is_confirmed: false, items: [{ role: 'package', unit: 'event' }] });
    expect(await nextOf(vendor)).toContain('confirm_prices');
    const confirmed = await saved(vendor, 'prices', { items: list.prices.items });
    expect(confirmed.prices).toMatchObject({ is_confirmed: true, revision: list.prices.revision + 1, items: list.prices.items });
    expect(await nextOf(vendor)).not.toContain('confirm_prices');
    // The answer was lost: the same again is answered, and changes nothing.
    const again = await saveOver(vendor, 'prices', list.prices.revision, { items: list.prices.items });
    expect(again).toMatchObject({ status: 200, body: { data: { prices: { revision: list.prices.revision + 1 } } } });
  });

  test('is not confirmed by another tab that did not see what was saved since', async () => {
    const { vendor, list } = await guessed();
    await saved(vendor, 'prices', { items: [{ ...price, low: 6_000_000 }] });
    expect(await saveOver(vendor, 'prices', list.prices.revision, { items: list.prices.items })).toMatchObject({
      status: 409,
      body: { error: { code: 'catalogue.edited_elsewhere' } },
    });
  });

  test('that has no line needs no word', async () => {
    expect((await read(await app.build.vendor())).prices).toMatchObject({ items: [], is_confirmed: true });
  });
});

describe('each section', () => {
  test.each<[Section, object, string, string]>([
    ['about', { ...about, business_name: 'R' }, 'business_name', 'catalogue.business_name_invalid'],
    ['about', { ...about, about: 'a'.repeat(501) }, 'about', 'catalogue.about_too_long'],
    ['about', { ...about, founded_year: 2100 }, 'founded_year', 'catalogue.founded_year_invalid'],
    ['contact', { ...contact, phone: '12' }, 'phone', 'catalogue.phone_invalid'],
    ['contact', { ...contact, zip: '123' }, 'zip', 'catalogue.zip_invalid'],
    ['contact', { ...contact, city_id: 999 }, 'city_id', 'catalogue.city_unknown'],
    ['contact', { ...contact, address: 'a\u202Eb' }, 'address', 'catalogue.text_invalid'],
    ['services', { services: [place(999, 1)], main: 0 }, 'services.0.category_id', 'catalogue.category_unknown'],
    ['prices', { items: [{ ...price, high: 1_000 }] }, 'items.0.high', 'catalogue.price_high_not_above'],
    ['prices', { items: [{ ...price, role: 'rate', unit: 'none' }] }, 'items.0.unit', 'catalogue.rate_needs_unit'],
    ['prices', { items: [{ ...price, unit: 'portion' }] }, 'items.0.unit', 'catalogue.package_with_unit'],
    ['answers', { answers: [{ question: 'halal', value: 'maybe' }] }, 'answers.halal', 'catalogue.answer_invalid'],
    ['links', { ...links, website: 'javascript:alert(1)' }, 'website', 'catalogue.website_invalid'],
    ['links', { ...links, instagram: 'https://tiktok.com/@kita' }, 'instagram', 'catalogue.handle_invalid'],
  ])('%s refuses %j at its field', async (section, fields, field, code) => {
    const vendor = await app.build.vendor();
    expect(await save(vendor, section, fields)).toMatchObject({
      status: 422,
      body: { error: { code, fields: expect.arrayContaining([expect.objectContaining({ field, code })]) } },
    });
    expect((await read(vendor))[section].revision).toBe(0);
  });

  test('takes no field that is not the vendor’s to write, and always concerns the caller’s own vendor', async () => {
    const [one, other] = [await app.build.vendor({ status: 0 }), await app.build.vendor()];
    expect(await save(one, 'about', { ...about, status: 1 })).toMatchObject({ status: 400, body: { error: { code: 'request.invalid' } } });
    expect(await save(one, 'about', { ...about, vendor_id: other.vendorId })).toMatchObject({ status: 400 });
    await saved(one, 'about', { ...about, business_name: 'Milik Satu' });
    expect((await read(other)).about.business_name).toBe(other.slug);
  });

  test('gives two vendors of one name two addresses, also when they save at once', async () => {
    const vendors = await Promise.all([1, 2, 3, 4].map(() => app.build.vendor({ status: 0 })));
    const answers = await Promise.all(vendors.map((vendor) => saveOver(vendor, 'about', 0, { ...about, business_name: 'Kembar' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const slugs = answers.map(({ body }) => (body as { data: { slug: string } }).data.slug);
    expect(slugs.toSorted()).toEqual(['kembar', 'kembar-2', 'kembar-3', 'kembar-4']);
  });
});

test('a venue is listed in the city of its address alone, and moves with it', async () => {
  const venue = await app.build.vendor({ categoryId: 6, cityId: 11, plan: 'Gold' });
  await saved(venue, 'services', { main: 0, services: [place(6, 11, idsOf(await read(venue))[0] ?? null), place(6, 12)] });
  const isIn = async (city: string) => {
    const { body } = await app.call('GET', `/_public/v2/vendors?category=venue&city=${city}&limit=100`);
    return (body as { data: { id: number }[] }).data.some(({ id }) => id === venue.vendorId);
  };
  const listed = async () => [await isIn('bogor'), await isIn('palembang')];
  await saved(venue, 'contact', { ...contact, city_id: 11, password: testPassword });
  expect(await listed()).toEqual([true, false]);
  await saved(venue, 'contact', { ...contact, city_id: 12, password: testPassword });
  expect(await listed()).toEqual([false, true]);
});
