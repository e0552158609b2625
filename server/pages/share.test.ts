// Pictures with which pages are shared, and the icons of the product. Needs the built web client.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  app.system.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const tagsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [name, content]),
  );
const pathOf = (address = '') => address.replace(/^https?:\/\/[^/]+/, '');

test('a profile names its own picture, which shows what it says now', async () => {
  const vendor = await app.build.vendor({ categoryId: 9, cityId: 2, name: 'Dapur Sekar Arum' });
  const { body } = await open(`/id/vendor/${vendor.slug}`);
  const tags = tagsOf(body);
  expect(tags).toMatchObject({
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Dapur Sekar Arum',
    'og:locale': 'id_ID',
    'og:locale:alternate': 'en_GB',
    'twitter:card': 'summary_large_image',
  });
  expect(tags['og:image']).toMatch(new RegExp(String.raw`/share/id/vendor/${vendor.slug}\.jpg\?v=`));
  const picture = await open(pathOf(tags['og:image']));
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const again = await open(pathOf(tags['og:image']), { 'if-none-match': String(picture.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);

  const other = await app.build.vendor({ categoryId: 9, cityId: 2, name: 'Dapur Sekar Wangi' });
  const theirs = await open(pathOf(tagsOf((await open(`/id/vendor/${other.slug}`)).body)['og:image']));
  expect(theirs.rawPayload.equals(picture.rawPayload), 'another name is another picture').toBe(false);
});

test('each category in a city has a picture; a page without one is shared with that of the home page', async () => {
  await app.build.vendor({ categoryId: 9, cityId: 2 });
  const listing = pathOf(tagsOf((await open('/vendors/catering/bandung')).body)['og:image']);
  expect(listing).toMatch(/^\/share\/en\/vendors\/catering\/bandung\.jpg\?v=/);
  const pictures = await Promise.all(
    [listing, '/share/en/vendors/catering.jpg', '/share/en.jpg', '/share/id.jpg'].map((path) => open(path)),
  );
  expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(new Set(pictures.map(({ headers }) => headers.etag)).size).toBe(4);
  expect(pathOf(tagsOf((await open('/account/login')).body)['og:image'])).toBe('/share/en.jpg');
});

test('there is no picture of what is not there, of what is not for everyone, and of searches', async () => {
  for (const path of [
    '/vendor/nobody',
    '/vendors/catering/atlantis',
    '/account',
    '/dashboard',
    '/no/such/page',
    '/vendor/%00',
    '/../etc/passwd',
  ])
    expect((await open(`/share/en${path}.jpg`)).statusCode, path).toBe(404);
  for (const path of ['/share/fr.jpg', '/share/en', '/share/en/', '/share/', '/share/en.png'])
    expect((await open(path)).statusCode, path).toBe(404);
});

test('letters that our fonts lack are written without their marks or left out', async () => {
  const named = (name: string) => app.build.vendor({ categoryId: 9, cityId: 2, name });
  const [marked, plain] = await Promise.all([named('Đặng Šárka 漢字 🎉'), named('Dang Šárka')]);
  const [first, second] = await Promise.all([marked, plain].map(({ slug }) => open(`/share/en/vendor/${slug}.jpg`)));
  expect(first?.rawPayload.equals(second?.rawPayload ?? Buffer.alloc(0))).toBe(true);
});

test('devices find icons and the name under which they keep them', async () => {
  for (const [page, manifest, start] of [
    ['/', '/marketplace-en.webmanifest', '/'],
    ['/id', '/marketplace-id.webmanifest', '/id'],
    ['/id/login', '/dashboard-id.webmanifest', '/id/dashboard'],
  ] as const) {
    const { body } = await open(page);
    expect(body).toContain(`<link rel="manifest" href="${manifest}" />`);
    expect(body).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
    const { headers, body: text } = await open(manifest);
    expect(headers['content-type']).toContain('application/manifest+json');
    const { start_url: starts, icons } = JSON.parse(text) as { start_url: string; icons: { src: string; sizes: string }[] };
    expect(starts).toBe(start);
    for (const { src, sizes } of icons) {
      const { width, height, hasAlpha } = await sharp((await open(src)).rawPayload).metadata();
      expect([`${width}x${height}`, hasAlpha], 'a square without holes').toEqual([sizes, false]);
    }
  }
  const touch = await sharp((await open('/apple-touch-icon.png')).rawPayload).metadata();
  expect([touch.width, touch.height]).toEqual([180, 180]);
  const { rawPayload: ico } = await open('/favicon.ico');
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({ format: 'png', width: 32 });
});

test('the dashboard is one application in both languages, with shortcuts and icons that may be cut', async () => {
  const manifests = await Promise.all(
    ['en', 'id'].map(async (language) => JSON.parse((await open(`/dashboard-${language}.webmanifest`)).body) as Record<string, unknown>),
  );
  expect(manifests.map(({ id, start_url: start }) => [id, start])).toEqual([
    ['/dashboard', '/dashboard'],
    ['/dashboard', '/id/dashboard'],
  ]);
  const shortcuts = manifests.map(({ shortcuts: listed }) => (listed as { url: string }[]).map(({ url }) => url));
  expect(shortcuts).toEqual([
    ['/dashboard/inbox', '/dashboard/quotations/new', '/dashboard/calendar'],
    ['/id/dashboard/inbox', '/id/dashboard/quotations/new', '/id/dashboard/calendar'],
  ]);
  expect(manifests.map((manifest) => manifest['share_target'])).toEqual(
    ['/dashboard/shared', '/id/dashboard/shared'].map((action) => ({
      action,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photos', accept: ['image/*'] }] },
    })),
  );
  // What a device cuts away is plum alone.
  const { data, info } = await sharp((await open('/icon-maskable-512.png')).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  for (const [x, y] of [
    [0, 0],
    [256, 20],
    [511, 511],
    [40, 256],
  ] as const)
    expect(at(x, y)).toEqual([0x6a, 0x1e, 0x4a]);
});

test('photos that are shared before the worker is there lead to the page, unread', async () => {
  for (const path of ['/dashboard/shared', '/id/dashboard/shared']) {
    const { statusCode, headers } = await app.system.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.alloc(5_000_000),
    });
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([303, path, 'no-store']);
  }
});

test('the worker is of a build, and gets the shell of that build alone', async () => {
  const script = await open('/dashboard-worker.js');
  expect(script.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  const build = JSON.parse(/const build=(\{.*?\}\});/.exec(script.body)?.[1] ?? '') as {
    files: string[];
    shells: Record<'en' | 'id', string>;
  };
  expect(build.files.length).toBeGreaterThan(20);
  for (const file of build.files) expect((await open(file)).statusCode, file).toBe(200);
  const [en, id] = await Promise.all([open(build.shells.en), open(build.shells.id)]);
  expect([en.statusCode, en.headers['cache-control'], id.statusCode]).toEqual([200, 'no-store', 200]);
  expect(en.body).toContain('<html lang="en"');
  expect(id.body).toContain('<html lang="id"');
  expect(id.body).toContain('&quot;area&quot;:&quot;dashboard&quot;');
  const nonce = /csp-nonce" content="([^"]+)"/.exec(en.body)?.[1] ?? 'none';
  expect(en.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  for (const address of ['/dashboard-shell-en.html', '/dashboard-shell-en.html?v=another', '/dashboard-shell-fr.html?v=x'])
    expect((await open(address)).statusCode, address).toBe(404);
});
