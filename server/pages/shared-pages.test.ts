// Pages that are kept for everyone: quick for all, and never with anything of someone. Needs the built web client.
import { AsyncLocalStorage } from 'node:async_hooks';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cities, home, vendorCategories } from '../../contract/catalogue.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** Of the 26 there were; a vendor with reviews and products has two more for their pictures. */
const statementsMax = 13;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const open = async (url: string, { as, on = app, ...headers }: { as?: BuiltAccount; on?: TestApp; [header: string]: unknown } = {}) => {
  const answer = await on.system.app.inject({
    url,
    headers: { accept: 'text/html', ...(as && { cookie: `BSID=${as.cookie}` }), ...(headers as Record<string, string>) },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, text: answer.body };
};
const renderedOn = async (on = app): Promise<number> =>
  Number(/pelaminan_shared_pages_total\{source="rendered"\} (\d+)/.exec(await on.system.metrics.metrics())?.[1] ?? 0);

/** Until what was committed before has been heard: words come in the order of their commits. */
const heard = async (): Promise<void> => {
  const word = `test-${Math.random()}`;
  await new Promise<void>((resolve, reject) => {
    const stop = app.system.bus.subscribe(word, () => {
      stop();
      resolve();
    });
    app.system.bus.publish(app.db, word, '').catch(reject);
  });
};

/** Hears every statement that this process sends, until what is answered is called. */
function listen(hear: (text: string) => void): () => void {
  const query = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query') ?? {};
  const listening = new Proxy(query.value as (...given: unknown[]) => unknown, {
    apply(target, client, given: unknown[]) {
      const [first] = given;
      hear(typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? ''));
      return Reflect.apply(target, client, given);
    },
  });
  Object.defineProperty(pg.Client.prototype, 'query', { ...query, value: listening });
  return () => Object.defineProperty(pg.Client.prototype, 'query', query);
}

describe('a page for everybody', () => {
  test('is not ended by what no visitor sees, and is by what one does', async () => {
    const { slug, vendorId } = await app.build.vendor({ name: 'Melati Quiet' });
    await heard();
    const renderedFor = async (change: string): Promise<number> => {
      await open(`/vendor/${slug}`);
      const before = await renderedOn();
      await sql.raw(change.replaceAll(':vendor', String(vendorId))).execute(app.owner);
      await heard();
      await open(`/vendor/${slug}`);
      return (await renderedOn()) - before;
    };
    const picture = (id: string, loose: string) =>
      `insert into picture (id, vendor_id, width, height, alt_en, alt_id, color, path, loose_since) values ('${id}', :vendor, 10, 10, '', '', '#ffffff', 'quiet.webp', ${loose})`;
    const [upload, placed] = ['00000000-0000-7000-8000-00000000a001', '00000000-0000-7000-8000-00000000a002'];
    for (const unseen of [
      `with moved as (insert into contact_credit_movement (vendor_id, kind, amount, reason, at) values (:vendor, 'return', 1, 'spam', now()))
        update vendor set contact_credit = contact_credit + 1 where id = :vendor`,
      picture(upload, 'now()'),
      `update picture set state = 'leaving' where id = '${upload}'`,
      `delete from picture where id = '${upload}'`,
    ])
      expect(await renderedFor(unseen), unseen).toBe(0);
    for (const seen of [
      `update vendor set about = 'Quiet no more' where id = :vendor`,
      picture(placed, 'null'),
      `update picture set alt_en = 'Flowers' where id = '${placed}'`,
      `delete from picture where id = '${placed}'`,
    ])
      expect(await renderedFor(seen), seen).toBe(1);
  });

  test('comes in the encoding that was asked for, is rendered once, and not at all for a browser that has it', async () => {
    const { slug } = await app.build.vendor({ name: 'Melati Kept' });
    await heard();
    const before = await renderedOn();
    const plain = await open(`/vendor/${slug}`);
    expect(plain).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } });
    expect(plain.text).toContain('Melati Kept');
    const brotli = await open(`/vendor/${slug}`, { 'accept-encoding': 'br' });
    const gzip = await open(`/vendor/${slug}`, { 'accept-encoding': 'gzip' });
    expect([brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers['vary']).toBe('cookie, accept-encoding');
      expect(headers['etag']).toBe(plain.headers['etag']);
      expect(headers['set-cookie']).toBeUndefined();
    }
    const again = await open(`/vendor/${slug}`, { 'if-none-match': `"other", ${String(plain.headers['etag'])}` });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await renderedOn()) - before).toBe(1);
  });

  test('is one for each language; what else the address says does not stand in it', async () => {
    const { slug } = await app.build.vendor();
    await heard();
    // Anyone who comes first: what it came with is not shown to the others.
    const tagged = await open(`/vendor/${slug}/?utm_source=a-secret-word&gclid=another`);
    expect(tagged.text).not.toMatch(/a-secret-word|gclid/);
    const before = await renderedOn();
    expect((await open(`/vendor/${slug}`)).text).toBe(tagged.text);
    expect(await renderedOn()).toBe(before);
    expect((await open(`/id/vendor/${slug}`)).text).toContain('<html lang="id"');
  });

  test('ends on every process as soon as what it shows has changed', async () => {
    const other = await openTestApp({ on: app });
    const vendor = await app.build.vendor({ name: 'Before The Change' });
    const url = `/vendor/${vendor.slug}`;
    for (const on of [app, other]) expect((await open(url, { on })).text).toContain('Before The Change');
    await app.owner.updateTable('vendor').set({ business_name: 'After The Change' }).where('id', '=', vendor.vendorId).execute();
    for (const on of [app, other])
      await app.eventually(
        async () => (await open(url, { on })).text,
        (text) => text.includes('After The Change') && !text.includes('Before The Change'),
        5_000,
      );
    await other.close();
  });
});

describe('a profile that is rendered', () => {
  test('takes few statements, and none for what all profiles show', async () => {
    const [first, second] = [await app.build.vendor(), await app.build.vendor()];
    await heard();
    await open(`/vendor/${first.slug}`);
    const sent = new AsyncLocalStorage<string[]>();
    const stop = listen((text) => sent.getStore()?.push(text));
    const statements: string[] = [];
    const { text } = await sent.run(statements, () => open(`/vendor/${second.slug}`)).finally(stop);
    expect(text).toContain('<html lang="en"');
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(statementsMax);
    expect(new Set(statements).size).toBe(statements.length);
  });

  test('shows on every process at once what was changed: prices, places, neighbours', async () => {
    const other = await openTestApp({ on: app });
    const place = { categoryId: 9, cityId: 2 };
    const vendor = await app.build.vendor({ ...place, name: 'Anggrek Changing' });
    const change = (text: string) => sql.raw(text.replaceAll(':vendor', String(vendor.vendorId))).execute(app.owner);
    const textOn = async (on: TestApp): Promise<string> => (await open(`/vendor/${vendor.slug}`, { on })).text;
    const shows = async (what: string): Promise<boolean> => {
      for (const on of [app, other])
        await app.eventually(
          () => textOn(on),
          (text) => text.includes(what),
          5_000,
        );
      return true;
    };
    expect(await shows('Anggrek Changing')).toBe(true);
    await change(`insert into price_item (vendor_id, position, name, kind, low_idr, unit, own_unit, role)
      values (:vendor, 0, 'Paket Senja', 'exactly', 7654321, 'none', '', 'package')`);
    expect(await shows('7,654,321')).toBe(true);
    await change(`update price_item set low_idr = 8654321 where vendor_id = :vendor`);
    expect(await shows('8,654,321')).toBe(true);
    await change(`update city set name = 'Kota Baru Sekali' where id = 2`);
    expect(await shows('Kota Baru Sekali')).toBe(true);
    const near = await app.build.vendor({ ...place, name: 'Anggrek Neighbour' });
    await change(`update vendor set about = 'Written anew' where id = :vendor`);
    expect(await shows('Anggrek Neighbour')).toBe(true);
    await change(`update vendor set business_name = 'Anggrek Renamed' where id = ${near.vendorId}`);
    expect(await shows('Anggrek Renamed')).toBe(true);
    await other.close();
  });
});

describe('nobody sees the part of another', () => {
  test('what a visitor told this browser about its wedding is in no page that is kept', async () => {
    const { slug } = await app.build.vendor();
    await heard();
    const url = `/vendor/${slug}`;
    const first = await open(url, { cookie: 'wedding_guests=473; wedding_date=2031-08-09' });
    expect(first.headers['etag']).toBeDefined();
    expect(first.text).not.toContain('2031-08-09');
    // Rendered anew for someone who told nothing, it is the same sign for sign. (473 alone may stand in a name or checksum.)
    const before = await renderedOn();
    await app.system.bus.publish(app.db, 'shown', '*');
    await heard();
    expect((await open(url)).text).toBe(first.text);
    expect(await renderedOn()).toBe(before + 1);
  });

  test('who is signed in gets a page of its own, which is kept for nobody', async () => {
    const { slug } = await app.build.vendor();
    const couple = await app.build.couple();
    await app.owner.updateTable('account').set({ display_name: 'Sekar Rahasia' }).where('id', '=', couple.accountId).execute();
    const urls = [`/vendor/${slug}`, `/vendor/${slug}/products`, '/help', '/become-a-vendor', '/privacy', '/terms'];
    for (const url of urls) {
      // Before and after anyone else opened it.
      const first = await open(url, { as: couple });
      const everybody = await open(url);
      const second = await open(url, { as: couple, 'if-none-match': everybody.headers['etag'] });
      for (const own of [first, second]) {
        expect(own.status, url).toBe(200);
        expect(own.text, url).toContain('Sekar Rahasia');
        expect(own.headers, url).toMatchObject({ 'cache-control': 'no-store' });
        expect(own.headers['etag'], url).toBeUndefined();
      }
      expect(everybody.headers['etag'], url).toBeDefined();
      expect(everybody.text, url).not.toContain('Rahasia');
    }
  });

  test('nothing of the request stands in it, and a session that ended is nobody', async () => {
    const { slug } = await app.build.vendor();
    const odd = {
      cookie: 'BSID=0123456789012345678901; PLMD=aaaaaaaaaaaaaaaaaaaaaa; utm=cookie-of-somebody',
      'user-agent': 'agent-of-somebody',
      referer: 'https://referer-of-somebody.example/',
      'utm-source': 'utm-of-somebody',
      'x-forwarded-for': '203.0.113.77',
    };
    const mine = await open(`/vendor/${slug}`, odd);
    const other = await open(`/vendor/${slug}`);
    expect(mine.text).toBe(other.text);
    expect(mine.text).not.toMatch(/of-somebody|aaaaaaaa|203\.0\.113/);
  });

  test('a preview is seen by its vendor alone, before and after', async () => {
    const vendor = await app.build.vendor({ status: 0, name: 'Not Yet Public' });
    const url = `/vendor/${vendor.slug}`;
    expect((await open(url)).status).toBe(404);
    await open(url, { as: vendor });
    const answer = await open(url);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('Not Yet Public');
  });

  test('what home shows is read once for all, and names a vendor as soon as it is published, on every process', async () => {
    const other = await openTestApp({ on: app });
    const vendor = await app.build.vendor({ status: 0, name: 'Just Published' });
    const isNamedOn = async (on: TestApp): Promise<boolean> => (await open('/', { on })).text.includes('Just Published');
    for (const on of [app, other]) expect(await isNamedOn(on)).toBe(false);
    await app.owner.updateTable('vendor').set({ status: 1, published_at: new Date() }).where('id', '=', vendor.vendorId).execute();
    for (const on of [app, other])
      await app.eventually(
        () => isNamedOn(on),
        (isNamed) => isNamed,
        5_000,
      );
    await other.close();
  });
});

test('every table that a kept page or answer reads tells of its changes', async () => {
  const vendor = await app.build.vendor();
  const product = await app.build.product(vendor);
  const page = new AsyncLocalStorage<true>();
  const read = new Set<string>();
  const stop = listen((text) => {
    if (page.getStore()) for (const [, table = ''] of text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/gi)) read.add(table);
  });
  const fresh = await openTestApp({ on: app });
  const urls = ['', '/products', `/products/${product.slug}`].map((rest) => `/vendor/${vendor.slug}${rest}`);
  try {
    for (const url of [...urls, '/help', '/become-a-vendor']) {
      const { status, headers } = await page.run(true, () => open(url, { on: fresh }));
      expect([status, typeof headers['etag']], url).toEqual([200, 'string']);
    }
    for (const url of [vendorCategories.path, cities.path, home.path, '/', '/vendors', '/vendors/venue'])
      expect((await page.run(true, () => open(url, { on: fresh }))).status, url).toBe(200);
  } finally {
    stop();
    await fresh.close();
  }
  const { rows } = await sql<{ name: string; triggers: number }>`
    select c.relname as name, count(t.oid)::int as triggers from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_trigger t on t.tgrelid = c.oid and t.tgname in ('shown_inserted', 'shown_updated', 'shown_deleted')
    where n.nspname = 'public' and c.relkind in ('r', 'p') group by c.relname`.execute(app.owner);
  const tables = rows.filter(({ name }) => read.has(name));
  expect(tables.length).toBeGreaterThan(8);
  expect(tables.filter(({ triggers }) => triggers !== 3).map(({ name }) => name)).toEqual([]);
});
