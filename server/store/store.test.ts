// Products: drafts, publishing within the plan's limit, what couples see, questions. Over HTTP, on a real database.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Deal } from '../../contract/store.ts';
import { minuteMs } from '../../core/time.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { productContent } from '../testing/builders/store.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';

const base = '/ms/deals/api/v1/me/deals';
const noon = '2026-11-20T05:00:00Z';
let app: TestApp;
let other: TestApp;
let vendor: BuiltVendor;
beforeAll(async () => {
  app = await openTestApp({ at: noon });
  other = await openTestApp({ on: app, env: secretsOf(app), at: noon });
});
beforeEach(async () => {
  app.clock.set(noon);
  vendor = await app.build.vendor({ plan: 'Silver', name: 'Rumah Melati' });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const dealIn = (answer: { body: unknown }) => (answer.body as { deal: Deal }).deal;
const put = (as: BuiltAccount, { id, revision }: Deal, change: object) =>
  app.call('PUT', `${base}/${id}`, { as, body: { revision, content: { ...productContent(), ...change } } });
const publish = (as: BuiltAccount, { id, revision }: Pick<Deal, 'id' | 'revision'>, on = app) =>
  on.call('POST', `${base}/${id}/publish`, { as, body: { revision } });
const move = (as: BuiltAccount, id: string, step: string) => app.call('POST', `${base}/${id}/status`, { as, body: { step } });
const list = async (as: BuiltAccount, query = '') =>
  (await app.call('GET', `${base}/vendor${query}`, { as })).body as {
    deals: Deal[];
    meta: { total: number; counts: Record<string, number>; slots: { max: number | null; taken: number } };
  };
const offered = async ({ slug }: BuiltVendor, query = '') =>
  (await app.call('GET', `/_public/v2/vendors/${slug}/products${query}`)).body as { data: { title: string }[]; meta: { total: number } };
const page = ({ slug }: BuiltVendor, address: string | null) => app.call('GET', `/_public/v2/vendors/${slug}/products/${address ?? ''}`);
const refusal = (code: string) => ({ body: { error: { code } } });

describe('writing', () => {
  test('a draft begins where the vendor works, and the same request again is the same draft', async () => {
    const begin = () =>
      app.call('POST', base, {
        as: vendor,
        body: { kind: 'promo', title: ' Paket  Akad ' },
        headers: { 'idempotency-key': 'product-once-1' },
      });
    const [first, second] = await Promise.all([begin(), begin()]);
    expect(first).toMatchObject({
      status: 201,
      body: { deal: { status: 'draft', visibility: 'draft', slug: null, content: { title: 'Paket Akad', kind: 'promo', city_ids: [1] } } },
    });
    expect(second.body).toEqual(first.body);
    expect((await list(vendor)).meta.total).toBe(1);
  });
  test('half a product is kept as it was typed; another tab does not write over it', async () => {
    const draft = await app.build.productDraft(vendor);
    const typed = { title: '<script>alert(1)</script> 😀 ', price: 7, valid_from: '2020-01-01', description: '  ' };
    expect(dealIn(await put(vendor, draft, typed))).toMatchObject({ revision: draft.revision + 1, content: typed });
    expect((await put(vendor, draft, typed)).status).toBe(200);
    expect(await put(vendor, draft, { title: 'tab two' })).toMatchObject({ status: 409, ...refusal('store.edited_elsewhere') });
  });
  test('of 32 savings at once one wins', async () => {
    const draft = await app.build.productDraft(vendor);
    const answers = await Promise.all(Array.from({ length: 32 }, (_, n) => put(vendor, draft, { terms: `n${n}` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
  test('what cannot be money, a day or a list is refused by its shape', async () => {
    const draft = await app.build.productDraft(vendor);
    for (const change of [
      { price: 1.5 },
      { price: -1 },
      { price: 1e308 },
      { valid_until: '2026-02-30' },
      { city_ids: 'Bali' },
      { stock: '3' },
      { owner: 1 },
    ])
      expect((await put(vendor, draft, change)).status, JSON.stringify(change)).toBe(400);
    expect((await put(vendor, draft, { title: 'a\u0000b' })).status).toBe(400);
  });
  test('a draft can be thrown away; what couples have seen cannot', async () => {
    const draft = await app.build.productDraft(vendor);
    expect((await app.call('DELETE', `${base}/${draft.id}`, { as: vendor })).status).toBe(204);
    expect((await app.call('GET', `${base}/${draft.id}`, { as: vendor })).status).toBe(404);
    const product = await app.build.product(vendor);
    expect(await app.call('DELETE', `${base}/${product.id}`, { as: vendor })).toMatchObject({
      status: 409,
      ...refusal('store.status_changed'),
    });
  });
  test('is nobody else’s, whatever is asked', async () => {
    const product = await app.build.product(vendor);
    const stranger = await app.build.vendor({ plan: 'Gold' });
    const tries = await Promise.all([
      app.call('GET', `${base}/${product.id}`, { as: stranger }),
      put(stranger, product, { title: 'mine' }),
      publish(stranger, product),
      move(stranger, product.id, 'archive'),
      app.call('POST', `${base}/${product.id}/duplicate`, { as: stranger }),
      app.call('DELETE', `${base}/${product.id}`, { as: stranger }),
      app.call('GET', `/_public/v2/vendors/${stranger.slug}/products/${product.id}`),
    ]);
    expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 404));
    expect(dealIn(await app.call('GET', `${base}/${product.id}`, { as: vendor }))).toMatchObject({
      status: 'active',
      revision: product.revision,
    });
  });
});

describe('publishing', () => {
  test('says every reason why not, each at its field, in the language asked for', async () => {
    const draft = await app.build.productDraft(vendor, { kind: 'promo', price: 500, city_ids: [], description: '' });
    const answer = await app.call('POST', `${base}/${draft.id}/publish`, {
      as: vendor,
      body: { revision: draft.revision },
      headers: { 'accept-language': 'id' },
    });
    expect(answer).toMatchObject({ status: 422, body: { error: { fields: expect.any(Array) as unknown } } });
    const { fields } = (answer.body as { error: { fields: { field: string; message: string }[] } }).error;
    expect(fields.map(({ field }) => field)).toEqual(['description', 'price', 'city_ids', 'valid_until']);
    expect(fields[1]?.message).toContain('Rp 1.000');
  });
  test('couples go on seeing what was published until its changes are', async () => {
    const product = await app.build.product(vendor, { title: 'Paket Kebun' });
    expect(product).toMatchObject({ visibility: 'shown', slug: 'paket-kebun', has_changes: false });
    const changed = dealIn(await put(vendor, product, { title: 'Paket Ta' }));
    expect(changed).toMatchObject({ has_changes: true, slug: 'paket-kebun' });
    expect((await offered(vendor)).data).toMatchObject([{ title: 'Paket Kebun' }]);
    expect(dealIn(await publish(vendor, changed))).toMatchObject({ has_changes: false, slug: 'paket-kebun' });
    expect((await offered(vendor)).data).toMatchObject([{ title: 'Paket Ta' }]);
  });
  test('an older revision is not published, and the same publishing again is one', async () => {
    const draft = await app.build.productDraft(vendor);
    const saved = dealIn(await put(vendor, draft, { title: 'Baru' }));
    expect(await publish(vendor, draft)).toMatchObject({ status: 409, ...refusal('store.edited_elsewhere') });
    const first = await publish(vendor, saved);
    expect(first.status).toBe(200);
    expect((await publish(vendor, saved)).status).toBe(200);
    expect((await offered(vendor)).meta.total).toBe(1);
  });
  test('products of one name get addresses of their own', async () => {
    const both = [await app.build.product(vendor, { title: '花' }), await app.build.product(vendor, { title: '花' })];
    expect(both.map(({ slug }) => slug)).toEqual(['product', 'product-2']);
  });
  test('six at once on two processes take the last place of three only once', async () => {
    const trial = await app.build.vendor({ plan: 'Free' });
    await app.build.product(trial);
    await app.build.product(trial);
    const drafts = await Promise.all(Array.from({ length: 6 }, () => app.build.productDraft(trial)));
    const answers = await Promise.all(drafts.map((draft, n) => publish(trial, draft, n % 2 === 0 ? app : other)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      body: { error: { code: 'store.limit_reached', params: { maximum: 3 } } },
    });
    expect(await list(trial)).toMatchObject({ meta: { slots: { max: 3, taken: 3 }, counts: { active: 3, draft: 5 } } });
    expect((await offered(trial)).meta.total).toBe(3);
  });
  test('changes of what has its place are published at the limit, too; a place given up can be taken', async () => {
    const trial = await app.build.vendor({ plan: 'Free' });
    const [one] = [await app.build.product(trial), await app.build.product(trial), await app.build.product(trial)];
    expect((await publish(trial, dealIn(await put(trial, one, { title: 'Lain' })))).status).toBe(200);
    const waiting = await app.build.productDraft(trial);
    expect((await publish(trial, waiting)).status).toBe(422);
    expect((await move(trial, one.id, 'hide')).status).toBe(200);
    expect((await publish(trial, waiting)).status).toBe(200);
  });
  test('an archiving that is undone is as it was: nothing that waits is published by it, and its place may be gone', async () => {
    const product = await app.build.product(vendor, { title: 'Paket Taman' });
    await put(vendor, product, { title: 'Paket Taman, setengah jadi' });
    await move(vendor, product.id, 'archive');
    expect(dealIn(await move(vendor, product.id, 'restore_shown'))).toMatchObject({ visibility: 'shown', has_changes: true });
    expect((await page(vendor, product.slug)).body).toMatchObject({ data: { product: { title: 'Paket Taman' } } });
    await move(vendor, product.id, 'sell_out');
    await move(vendor, product.id, 'archive');
    expect(dealIn(await move(vendor, product.id, 'restore_sold_out')).status).toBe('sold_out');

    const small = await app.build.vendor();
    const first = await app.build.product(small);
    await move(small, first.id, 'archive');
    for (const title of ['Satu', 'Dua', 'Tiga']) await app.build.product(small, { title });
    expect(await move(small, first.id, 'restore_shown')).toMatchObject({ status: 422, ...refusal('store.limit_reached') });
    expect((await list(small, '?status=archived')).deals.map(({ id }) => id)).toEqual([first.id]);
  });
  test('after a step down of the plan the newest wait, and show again by themselves when one is hidden', async () => {
    const products = [];
    for (let n = 0; n < 5; n += 1) {
      app.clock.advance(1_000);
      products.push(await app.build.product(vendor, { title: `Produk ${n}` }));
    }
    await sql`update membership set plan_name = 'Free' where vendor_service_id in (select id from vendor_service where vendor_id = ${vendor.vendorId})`.execute(
      app.owner,
    );
    const visibilities = async () => Object.fromEntries((await list(vendor)).deals.map((deal) => [deal.content.title, deal.visibility]));
    expect(await visibilities()).toMatchObject({
      'Produk 0': 'shown',
      'Produk 2': 'shown',
      'Produk 3': 'over_limit',
      'Produk 4': 'over_limit',
    });
    expect((await offered(vendor)).meta.total).toBe(3);
    expect(await page(vendor, 'produk-4')).toMatchObject({ status: 404, ...refusal('store.not_offered') });
    await move(vendor, products[0]?.id ?? '', 'hide');
    expect(await visibilities()).toMatchObject({ 'Produk 0': 'inactive', 'Produk 3': 'shown', 'Produk 4': 'over_limit' });
  });
});

describe('photos', () => {
  test('stand in what is written and in what couples see, each until it lets go', async () => {
    const [first, second] = [await app.build.uploadedPicture(vendor), await app.build.uploadedPicture(vendor)];
    const product = await app.build.product(vendor, { photos: [first.id, second.id] });
    const shownPictures = async () =>
      ((await page(vendor, product.slug)).body as { data: { product: { pictures: { id: string }[] } } }).data.product.pictures.map(
        ({ id }) => id,
      );
    expect(await shownPictures()).toEqual([first.id, second.id]);
    expect((await list(vendor)).deals[0]).toMatchObject({ cover: { id: first.id } });
    const changed = dealIn(await put(vendor, product, { photos: [second.id] }));
    expect(await shownPictures()).toEqual([first.id, second.id]);
    const forget = () => app.call('DELETE', `/ms/bs-vendors/api/v1/pictures/${first.id}`, { as: vendor });
    expect(await forget()).toMatchObject(refusal('pictures.in_use'));
    await publish(vendor, changed);
    expect(await shownPictures()).toEqual([second.id]);
    expect((await forget()).status).toBe(204);
  });
  test('are the vendor’s own, each once, and not more than fit', async () => {
    const draft = await app.build.productDraft(vendor);
    const foreign = await app.build.uploadedPicture(await app.build.vendor());
    const own = await app.build.uploadedPicture(vendor);
    expect(await put(vendor, draft, { photos: [foreign.id] })).toMatchObject({ status: 422, ...refusal('pictures.unknown') });
    expect(await put(vendor, draft, { photos: [own.id, own.id] })).toMatchObject(refusal('pictures.twice'));
    expect(await put(vendor, draft, { photos: Array.from({ length: 11 }, () => crypto.randomUUID()) })).toMatchObject(
      refusal('pictures.too_many'),
    );
    const kept = dealIn(await put(vendor, draft, { photos: [own.id] }));
    const copy = dealIn(await app.call('POST', `${base}/${kept.id}/duplicate`, { as: vendor }));
    expect(copy).toMatchObject({ status: 'draft', slug: null, pictures: [{ id: own.id }] });
    await app.call('DELETE', `${base}/${copy.id}`, { as: vendor });
    await app.call('DELETE', `${base}/${kept.id}`, { as: vendor });
    expect((await app.call('DELETE', `/ms/bs-vendors/api/v1/pictures/${own.id}`, { as: vendor })).status).toBe(204);
  });
});

describe('the days of a product', () => {
  test('a promo is seen from its first midnight in Jakarta to its last, and then gives its place back', async () => {
    const trial = await app.build.vendor({ plan: 'Free' });
    const days = { valid_from: '2026-11-22', valid_until: '2026-11-23' };
    const promo = await app.build.product(trial, { kind: 'promo', promo: { kind: 'percent', value: 25 }, ...days });
    const seen = async (at: string) => {
      app.clock.set(at);
      const again = await app.build.signedInAgain(trial);
      const { deals, meta } = await list(again);
      return [deals[0]?.visibility, (await offered(trial)).meta.total, meta.slots.taken, (await page(trial, promo.slug)).status];
    };
    expect(await seen('2026-11-21T16:59:59.999Z')).toEqual(['scheduled', 0, 1, 404]);
    expect(await seen('2026-11-21T17:00:00Z')).toEqual(['shown', 1, 1, 200]);
    expect(await seen('2026-11-23T16:59:59.999Z')).toEqual(['shown', 1, 1, 200]);
    expect(await seen('2026-11-23T17:00:00Z')).toEqual(['ended', 0, 0, 404]);
  });
});

describe('what couples see', () => {
  test('a product with its price, its saving, its cities and its down payment', async () => {
    const change = { kind: 'promo', promo: { kind: 'amount', value: 10_000_000 }, valid_until: '2026-12-31', stock: 2 } as const;
    const product = await app.build.product(vendor, { ...change, down_payment: { kind: 'percent', value: 30 } });
    await app.build.product(vendor, { title: 'Biasa' });
    expect((await offered(vendor)).data.map(({ title }) => title)).toEqual(['Paket Dekorasi Kebun', 'Biasa']);
    expect(await page(vendor, product.slug)).toMatchObject({
      status: 200,
      body: {
        data: {
          product: {
            price: 10_000_000,
            price_before: 12_500_000,
            percent_off: 20,
            down_payment: 3_000_000,
            few_left: 2,
            cities: [{ slug: 'jakarta' }],
            status: 'active',
          },
          vendor: { slug: vendor.slug },
          more: [{ title: 'Biasa' }],
        },
      },
    });
    expect((await page(vendor, product.id)).status).toBe(200);
  });
  test('what the price is for is said in the language of the reader, and in the vendor’s own words where it has some', async () => {
    const known = await app.build.product(vendor, { title: 'Foto sehari', unit: 'hari' });
    const own = await app.build.product(vendor, { title: 'Album', unit: 'buku besar' });
    const unitsIn = async (language: 'en' | 'id') => {
      const headers = { 'accept-language': language };
      const { body } = await app.call('GET', `/_public/v2/vendors/${vendor.slug}/products/${known.slug ?? ''}`, { headers });
      const { product, more } = (body as { data: { product: { unit: string }; more: { unit: string }[] } }).data;
      const { body: list } = await app.call('GET', `/_public/v2/vendors/${vendor.slug}/products`, { headers });
      const listed = (list as { data: { id: string; unit: string }[] }).data.filter(({ id }) => [known.id, own.id].includes(id));
      return [product.unit, more.map(({ unit }) => unit), listed.map(({ unit }) => unit).toSorted()];
    };
    expect(await unitsIn('en')).toEqual(['day', ['buku besar'], ['buku besar', 'day']]);
    expect(await unitsIn('id')).toEqual(['hari', ['buku besar'], ['buku besar', 'hari']]);
  });
  test('sold out is said, hidden is not found, archived is gone, a draft was never there', async () => {
    const product = await app.build.product(vendor);
    await move(vendor, product.id, 'sell_out');
    expect(await page(vendor, product.slug)).toMatchObject({ status: 200, body: { data: { product: { status: 'sold_out' } } } });
    expect((await offered(vendor)).meta.total).toBe(0);
    await move(vendor, product.id, 'hide');
    expect(await page(vendor, product.slug)).toMatchObject({ status: 404, ...refusal('store.not_offered') });
    await move(vendor, product.id, 'archive');
    expect(await page(vendor, product.slug)).toMatchObject({ status: 410, ...refusal('store.gone') });
    expect(await put(vendor, product, {})).toMatchObject({ status: 409, ...refusal('store.status_changed') });
    expect(dealIn(await move(vendor, product.id, 'restore')).status).toBe('inactive');
    const draft = await app.build.productDraft(vendor);
    expect(await page(vendor, draft.id)).toMatchObject({ status: 404, ...refusal('catalogue.not_found') });
  });
  test('nothing of a vendor that is not published', async () => {
    const product = await app.build.product(vendor);
    await sql`update vendor set status = 2 where id = ${vendor.vendorId}`.execute(app.owner);
    expect((await page(vendor, product.slug)).status).toBe(404);
    expect((await app.call('GET', `/_public/v2/vendors/${vendor.slug}/products`)).status).toBe(404);
    expect((await app.call('GET', '/sitemap-products-1.xml')).text).not.toContain(`${vendor.slug}/products`);
  });
  test('the site map names what is offered', async () => {
    const product = await app.build.product(vendor);
    // A part is kept for a minute.
    app.clock.advance(minuteMs + 1);
    const { text } = await app.call('GET', '/sitemap-products-1.xml');
    expect(text).toContain(`/id/vendor/${vendor.slug}/products/${product.slug ?? ''}"`);
    expect(text).toContain('<lastmod>');
  });
});

describe('asking about a product', () => {
  const ask = (couple: BuiltAccount, to: BuiltVendor, productId: string, key?: string) =>
    app.call('POST', `/v2/vendors/${to.vendorId}/messages`, {
      as: couple,
      body: { subject: 'other', text: 'Apakah bisa untuk 300 tamu?', product_id: productId },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const messages = async (as: BuiltAccount, id: string) =>
    (await app.call('GET', `/v2/conversations/${id}/messages`, { as })).body as { data: { product: unknown }[] };
  test('reaches the vendor once, with what it was called and cost then, and counts as a contact', async () => {
    const gold = await app.build.vendor({ plan: 'Gold' });
    const couple = await app.build.couple();
    const product = await app.build.product(gold, { title: 'Paket Akad', price: 5_000_000 });
    const [first, second] = await Promise.all([ask(couple, gold, product.id, 'ask-once-1'), ask(couple, gold, product.id, 'ask-once-1')]);
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    await publish(gold, dealIn(await put(gold, product, { title: 'Paket Mahal', price: 9_000_000 })));
    const { conversation_id: id } = (first.body as { data: { conversation_id: string } }).data;
    const said = [{ product: { id: product.id, title: 'Paket Akad', price: 5_000_000 } }];
    expect((await messages(gold, id)).data).toMatchObject(said);
    expect((await messages(couple, id)).data).toMatchObject(said);
    const { rows } = await sql<{ acts: number }>`
      select count(*) as acts from couple_event where couple_id = ${couple.accountId} and kind = 'message'`.execute(app.owner);
    expect(rows[0]?.acts).toBe(1);
  });
  test('is refused for what is not offered, or another vendor’s, and nothing is said', async () => {
    const couple = await app.build.couple();
    const hidden = await app.build.product(vendor);
    await move(vendor, hidden.id, 'hide');
    const foreign = await app.build.product(await app.build.vendor());
    for (const id of [hidden.id, foreign.id, (await app.build.productDraft(vendor)).id])
      expect(await ask(couple, vendor, id)).toMatchObject({ status: 404, ...refusal('store.not_offered') });
    expect((await app.call('GET', '/v2/conversations', { as: couple })).body).toMatchObject({ data: [] });
  });
});

describe('the list', () => {
  test('filters by kind and status under the specification’s one name, searches titles literally, pages and counts', async () => {
    const promo = { kind: 'promo', promo: { kind: 'percent', value: 10 }, valid_until: '2026-12-31' } as const;
    await app.build.product(vendor, { title: '100% Melati' });
    await app.build.product(vendor, { ...promo, title: 'Promo Mawar' });
    const gone = await app.build.product(vendor, { title: 'Lama' });
    await move(vendor, gone.id, 'archive');
    await app.build.productDraft(vendor, { title: 'Draf_Baru' });
    const titles = async (query: string) => (await list(vendor, query)).deals.map(({ content }) => content.title);
    expect(await titles('?status=reguler&page=1&limit=1')).toEqual(['Draf_Baru']);
    expect(await titles('?status=promo')).toEqual(['Promo Mawar']);
    expect(await titles('?status=archived')).toEqual(['Lama']);
    expect(await titles('?status=active&kind=reguler')).toEqual(['100% Melati']);
    expect(await titles('?search=100%25')).toEqual(['100% Melati']);
    expect(await titles('?search=%25')).toEqual(['100% Melati']);
    expect(await titles('?search=_')).toEqual(['Draf_Baru']);
    expect(await titles("?search=';drop table store_product;--")).toEqual([]);
    expect(await list(vendor, '?limit=2&page=2')).toMatchObject({
      deals: [{ content: { title: '100% Melati' } }],
      meta: { total: 3, counts: { draft: 1, active: 2, archived: 1, inactive: 0, sold_out: 0 }, slots: { max: 20, taken: 2 } },
    });
    expect((await app.call('GET', `${base}/vendor?limit=101`, { as: vendor })).status).toBe(400);
    expect((await app.call('GET', `${base}/vendor?status=nothing`, { as: vendor })).status).toBe(400);
  });
  test('any product makes hasStoreProduct, in every answer about oneself', async () => {
    const has = async () =>
      ((await app.call('GET', '/v2/me', { as: vendor })).body as { vendor: { hasStoreProduct: boolean } }).vendor.hasStoreProduct;
    expect(await has()).toBe(false);
    await app.build.productDraft(vendor);
    expect(await has()).toBe(true);
  });
});
