// A vendor's own profile: saved half done, published when complete.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPassword } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const empty = {
  business_name: '',
  about: '',
  address: '',
  zip: '',
  phone: '',
  whatsapp: '',
  website: '',
  city_id: null,
  category_id: null,
};
const complete = {
  business_name: 'Rumah Cempaka',
  about: 'Dekorasi sejak 2012.',
  address: 'Jl. Kenanga 12',
  zip: '40115',
  phone: '0812-3456-7890',
  whatsapp: '0812-3456-7890',
  website: 'cempaka.example',
  city_id: 2,
  category_id: 7,
};
const saveAlone = (as: { sessionId: string }, body: object) => app.call('PUT', '/v2/vendor_profile', { as, body });
/** With the password, which a change of the phone takes. */
const save = (as: { sessionId: string }, body: object) => saveAlone(as, { password: testPassword, ...body });
const read = (as: { sessionId: string }) => app.call('GET', '/v2/vendor_profile', { as });
const statusOf = async (slug: string) => (await app.call('GET', `/_public/v2/vendors/${slug}`)).status;

describe('an unpublished vendor', () => {
  test('saves half a profile, sees what is missing, and stays unpublished', async () => {
    const vendor = await app.build.vendor({ status: 0 });
    const answer = await save(vendor, { ...empty, business_name: 'Rumah Setengah Jadi' });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { status: 0, slug: 'rumah-setengah-jadi', missing: ['about', 'address', 'city', 'phone'] } },
    });
    expect(await statusOf('rumah-setengah-jadi')).toBe(404);
  });

  test('keeps a category that was chosen before the city', async () => {
    const vendor = await app.build.vendor({ status: 0 });
    await app.owner.updateTable('vendor').set({ main_service_id: null, city_id: null }).where('id', '=', vendor.vendorId).execute();
    await save(vendor, { ...empty, category_id: 7 });
    expect((await read(vendor)).body).toMatchObject({
      data: { category_id: 7, city_id: null, missing: ['business_name', 'about', 'address', 'city', 'phone'] },
    });
  });

  test('is published by completing it, once, and its main service is what it chose', async () => {
    const vendor = await app.build.vendor({ status: 0 });
    const answer = await save(vendor, complete);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { status: 1, slug: 'rumah-cempaka', phone: '+6281234567890', website: 'https://cempaka.example', missing: [] } },
    });
    expect(await app.call('GET', '/_public/v2/vendors/rumah-cempaka')).toMatchObject({
      status: 200,
      body: {
        data: {
          vendor: { name: 'Rumah Cempaka', category: { slug: 'decoration-lighting' }, city: { slug: 'bandung' } },
          services: [{ city: { slug: 'bandung' } }],
        },
      },
    });
    expect((await save(vendor, complete)).body).toEqual(answer.body);
  });

  test('may do what a published vendor may from the next request on', async () => {
    const vendor = await app.build.vendor({ status: 0 });
    const ad = () => app.call('GET', '/ms/bs-vendors/api/v1/vendor_ads', { as: vendor });
    expect(await ad()).toMatchObject({ status: 403, body: { error: { code: 'identity.vendor_not_published' } } });
    await save(vendor, { ...complete, business_name: 'Rumah Cempaka Baru' });
    expect((await ad()).status).toBe(200);
  });
});

describe('the phone on file', () => {
  test('is changed with the password only, and a wrong one is written down', async () => {
    const vendor = await app.build.vendor({ status: 0 });
    await save(vendor, complete);
    const other = { ...complete, phone: '0812-0000-0001' };
    const phone = async () => ((await read(vendor)).body as { data: { phone: string } }).data.phone;
    expect(await saveAlone(vendor, other)).toMatchObject({
      status: 422,
      body: { error: { code: 'catalogue.password_needed', field: 'password' } },
    });
    expect(await saveAlone(vendor, { ...other, password: 'somebody-else' })).toMatchObject({
      body: { error: { code: 'identity.password_wrong' } },
    });
    expect(await saveAlone(vendor, { ...complete, whatsapp: '0812-0000-0002' })).toMatchObject({
      body: { error: { code: 'catalogue.password_needed' } },
    });
    expect(await phone()).toBe('+6281234567890');
    expect((await saveAlone(vendor, { ...complete, about: 'Ditulis ulang.' })).status).toBe(200);
    expect((await saveAlone(vendor, { ...other, password: testPassword })).status).toBe(200);
    expect(await phone()).toBe('+6281200000001');
    const rows = await app.owner.selectFrom('audit_entry').select('result').where('action', '=', 'catalogue.change_phone').execute();
    expect(rows).toEqual([{ result: 'refused' }]);
  });
});

describe('a published vendor', () => {
  test('keeps its address when its name changes, and its membership when its place does', async () => {
    const vendor = await app.build.vendor({ plan: 'Silver' });
    const { body } = await save(vendor, { ...complete, business_name: 'Nama Lain', city_id: 5, category_id: 52 });
    expect(body).toMatchObject({ data: { slug: vendor.slug, business_name: 'Nama Lain' } });
    expect(await app.call('GET', `/_public/v2/vendors/${vendor.slug}`)).toMatchObject({
      body: { data: { plan: 'Silver', vendor: { category: { slug: 'flowers' }, city: { slug: 'yogyakarta' } } } },
    });
    const { body: found } = await app.call('GET', '/_public/v2/vendors?q=nama+lain+jogja');
    expect(found).toMatchObject({ data: [{ slug: vendor.slug }] });
  });

  test('cannot empty what it was published with', async () => {
    const vendor = await app.build.vendor();
    expect(await save(vendor, { ...complete, phone: '', city_id: null })).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'catalogue.needed_while_published',
          fields: [
            { field: 'city_id', code: 'catalogue.needed_while_published' },
            { field: 'phone', code: 'catalogue.needed_while_published' },
          ],
        },
      },
    });
    expect(await statusOf(vendor.slug)).toBe(200);
  });

  test('choosing the place of another of its services makes that one the main one', async () => {
    const vendor = await app.build.vendor({ categoryId: 7, cityId: 1 });
    await app.owner.insertInto('vendor_service').values({ vendor_id: vendor.vendorId, category_id: 7, city_id: 2 }).execute();
    await save(vendor, { ...complete, business_name: 'Dua Kota' });
    const services = await app.owner
      .selectFrom('vendor_service')
      .select('city_id')
      .where('vendor_id', '=', vendor.vendorId)
      .orderBy('city_id')
      .execute();
    expect(services).toEqual([{ city_id: 1 }, { city_id: 2 }]);
    expect(await app.call('GET', `/_public/v2/vendors/${vendor.slug}`)).toMatchObject({
      body: { data: { vendor: { city: { slug: 'bandung' } } } },
    });
  });
});

describe('the profile call', () => {
  test.each<[string, object, string]>([
    ['business_name', { business_name: 'R' }, 'catalogue.business_name_invalid'],
    ['about', { about: 'a'.repeat(501) }, 'catalogue.about_too_long'],
    ['phone', { phone: '12' }, 'catalogue.phone_invalid'],
    ['website', { website: 'javascript:alert(1)' }, 'catalogue.website_invalid'],
    ['city_id', { city_id: 999 }, 'catalogue.city_unknown'],
    ['category_id', { category_id: 999 }, 'catalogue.category_unknown'],
    ['address', { address: 'a\u202Eb' }, 'catalogue.text_invalid'],
  ])('refuses a wrong %s', async (field, change, code) => {
    const vendor = await app.build.vendor();
    expect(await save(vendor, { ...complete, ...change })).toMatchObject({ status: 422, body: { error: { code, field } } });
  });

  test('takes no field that is not the vendor’s to write', async () => {
    const vendor = await app.build.vendor({ status: 0 });
    expect(await save(vendor, { ...empty, status: 1 })).toMatchObject({ status: 400, body: { error: { code: 'request.invalid' } } });
    expect((await read(vendor)).body).toMatchObject({ data: { status: 0 } });
  });

  test('always concerns the caller’s own vendor', async () => {
    const [one, other] = [await app.build.vendor(), await app.build.vendor()];
    await save(one, { ...complete, business_name: 'Milik Satu' });
    expect((await read(other)).body).toMatchObject({ data: { id: other.vendorId, business_name: other.slug } });
  });

  test('gives two vendors of one name two addresses, also when they save at once', async () => {
    const vendors = await Promise.all([1, 2, 3, 4].map(() => app.build.vendor({ status: 0 })));
    const answers = await Promise.all(vendors.map((vendor) => save(vendor, { ...complete, business_name: 'Kembar' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const slugs = answers.map(({ body }) => (body as { data: { slug: string } }).data.slug);
    expect(slugs.toSorted()).toEqual(['kembar', 'kembar-2', 'kembar-3', 'kembar-4']);
  });
});
