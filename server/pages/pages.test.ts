// HTML pages: access, redirects and contents. Needs the built web client, which `npm test` builds first.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawVendor, writePictures } from '../demo/pictures.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { productionEnv } from '../testing/production-env.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { Answer } from '../testing/builders/context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const open = (url: string, who?: BuiltAccount, headers: Record<string, string> = {}, on = app): Promise<Answer> =>
  on.call('GET', url, { headers: { accept: 'text/html', ...(who && { cookie: `BSID=${who.cookie}` }), ...headers } });
const goesTo = (answer: Answer) => `${answer.status} ${String(answer.headers['location'] ?? '')}`.trim();

describe('the gate on one origin', () => {
  test('without a session a dashboard page leads to login with its own address as the way back, in its language', async () => {
    expect(goesTo(await open('/dashboard/pay-per-click/settings?from=mail'))).toBe(
      '302 /login?redirect=%2Fdashboard%2Fpay-per-click%2Fsettings%3Ffrom%3Dmail',
    );
    expect(goesTo(await open('/id/dashboard/pay-per-click'))).toBe('302 /id/login?redirect=%2Fid%2Fdashboard%2Fpay-per-click');
  });

  test('a couple on the business side is logged out and sent to login', async () => {
    const couple = await app.build.couple();
    const answer = await open('/dashboard/pay-per-click', couple);
    expect(goesTo(answer)).toBe('302 /login');
    expect(String(answer.headers['set-cookie'])).toMatch(/BSID=;.*Max-Age=0/);
    expect((await app.call('GET', '/v2/me', { as: couple })).status).toBe(401);
  });

  test('a vendor of status 0 is sent to its profile from everywhere but the profile', async () => {
    const vendor = await app.build.vendor({ status: 0 });
    expect(goesTo(await open('/dashboard/pay-per-click', vendor))).toBe('302 /dashboard/edit');
    expect(goesTo(await open('/id/dashboard/pay-per-click/topup', vendor))).toBe('302 /id/dashboard/edit');
    expect(goesTo(await open('/dashboard/edit', vendor))).toBe('200');
  });

  test('a signed-in vendor passes, and login sends it on to where it wanted to go, never to another site', async () => {
    const vendor = await app.build.vendor();
    expect(goesTo(await open('/dashboard/pay-per-click', vendor))).toBe('200');
    expect(goesTo(await open('/login?redirect=%2Fdashboard%2Fpay-per-click%2Ftopup', vendor))).toBe('302 /dashboard/pay-per-click/topup');
    for (const evil of ['https://evil.test', '//evil.test', '/\\evil.test', '%2F%2Fevil.test', '/%09/evil.test'])
      expect(goesTo(await open(`/login?redirect=${encodeURIComponent(evil)}`, vendor)), evil).toBe('302 /dashboard');
  });

  test('operations lets in operators alone', async () => {
    expect(goesTo(await open('/operations'))).toBe('302 /operations/login');
    expect(goesTo(await open('/operations', await app.build.vendor()))).toBe('302 /operations/login');
    expect(goesTo(await open('/operations', await app.build.operator('support')))).toBe('200');
  });

  test('a couple’s account asks for a couple', async () => {
    expect(goesTo(await open('/id/account'))).toBe('302 /id/account/login?redirect=%2Fid%2Faccount');
    expect(goesTo(await open('/account', await app.build.couple()))).toBe('200');
  });
});

describe('hosts', () => {
  let hosted: TestApp;
  beforeAll(async () => {
    hosted = await openTestApp({
      jobs: true,
      env: {
        PUBLIC_URL: 'https://pelaminan.example',
        MARKETPLACE_HOST: 'pelaminan.example',
        BUSINESS_HOST: 'business.pelaminan.example',
        OPERATIONS_HOST: 'operations.pelaminan.example',
        COOKIE_DOMAIN: 'pelaminan.example',
      },
    });
  });
  afterAll(() => hosted.close());
  const at = (host: string, url: string, who?: BuiltAccount) => open(url, who, { host }, hosted);

  test('the host decides the area, and / on the business host is the dashboard', async () => {
    expect(goesTo(await at('business.pelaminan.example', '/'))).toBe('302 /dashboard');
    expect(goesTo(await at('pelaminan.example', '/'))).toBe('200');
    expect(goesTo(await at('operations.pelaminan.example', '/'))).toBe('302 /operations/login');
  });

  test('pages of another area answer on their own host alone; what nobody knows is not found where it was asked for', async () => {
    const business = 'business.pelaminan.example';
    expect(goesTo(await at(business, '/operations/login'))).toBe('302 https://operations.pelaminan.example/operations/login');
    expect(goesTo(await at(business, '/id/vendor/kebun?x=1'))).toBe('302 https://pelaminan.example/id/vendor/kebun?x=1');
    expect(goesTo(await at('pelaminan.example', '/dashboard/inbox'))).toBe('302 https://business.pelaminan.example/dashboard/inbox');
    expect(goesTo(await at('operations.pelaminan.example', '/account'))).toBe('302 https://pelaminan.example/account');
    expect((await at('pelaminan.example', '/dashboard/nothing')).status).toBe(404);
    expect((await at(business, '/vendor', await hosted.build.vendor())).status).toBe(404);
  });

  test('mails lead to the host of their reader', async () => {
    const people = { business: await hosted.build.vendor(), '': await hosted.build.couple() };
    for (const [host, { email }] of Object.entries(people)) {
      await hosted.call('POST', '/v2/forgot_password', { body: { email } });
      const mails = await hosted.eventually(
        () => hosted.owner.selectFrom('outbox_message').select('body_text').where('recipient', '=', email).execute(),
        (found) => found.length > 0,
      );
      expect(mails.at(-1)?.body_text).toContain(`https://${host === '' ? '' : `${host}.`}pelaminan.example/`);
    }
  });

  test('search engines read the marketplace alone, under its own address', async () => {
    expect((await at('business.pelaminan.example', '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await at('pelaminan.example', '/robots.txt')).text).toContain('Sitemap: https://pelaminan.example/sitemap.xml');
    const home = (await at('pelaminan.example', '/id')).text;
    expect(home).toContain('<link rel="canonical" href="https://pelaminan.example/id">');
    expect(home).toContain('href="https://business.pelaminan.example/id/login"');
  });

  test('the session cookie is secure and of the shared parent domain; browsers are told to stay on HTTPS', async () => {
    const couple = await hosted.build.couple();
    const login = await hosted.call('POST', '/v2/login', { body: { email: couple.email, password: 'a-long-test-password' } });
    expect(String(login.headers['set-cookie'])).toMatch(
      /BSID=[\w-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax; Secure; Domain=pelaminan\.example/,
    );
    expect(login.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test('only our own origins may change something', async () => {
    const couple = await hosted.build.couple();
    const change = (origin: string) => hosted.call('PUT', '/v2/me/language', { as: couple, body: { language: 'id' }, headers: { origin } });
    for (const origin of ['https://pelaminan.example', 'https://business.pelaminan.example'])
      expect((await change(origin)).status).toBe(204);
    for (const origin of ['https://evil.example', 'null', 'https://pelaminan.example.evil.example', 'http://localhost'])
      expect((await change(origin)).status, origin).toBe(403);
  });
});

describe('what a page carries', () => {
  test('the content security policy allows no inline script or style but by this page’s nonce', async () => {
    const answer = await open('/login');
    const nonce = /<meta name="csp-nonce" content="([\w-]+)"/.exec(answer.text)?.[1] ?? '';
    const policy = String(answer.headers['content-security-policy']);
    expect(nonce).toHaveLength(22);
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(policy).not.toMatch(/unsafe-/);
    for (const directive of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'report-uri',
    ])
      expect(policy).toContain(directive);
    expect((await open('/login')).text).not.toContain(nonce);
  });

  test('nothing in a rendered page needs what the policy forbids', async () => {
    for (const url of ['/', '/id/vendors', '/vendors/venue', '/account/login']) {
      const { text, headers } = await open(url);
      expect(text, url).not.toMatch(/\sstyle="/);
      expect(text, url).not.toMatch(/\son\w+="/);
      const scripts = [...text.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
      const inline = scripts.filter(([, tag = '']) => !/src="|type="application\/(ld\+)?json"/.test(tag));
      // The one that runs before anything can be pressed is known by its hash.
      expect(inline, url).toHaveLength(1);
      const hash = createHash('sha256')
        .update(inline[0]?.[2] ?? '')
        .digest('base64');
      expect(headers['content-security-policy'], url).toContain(`script-src 'self' 'sha256-${hash}';`);
    }
  });

  test('the language, the title and the other language are in the first bytes', async () => {
    const { text } = await open('/id/vendors');
    expect(text).toMatch(/<html lang="id"/);
    expect(text).toMatch(/<title>[^<]+<\/title>/);
    expect(text).toMatch(/<link rel="alternate" hreflang="en" href="[^"]*\/vendors"/);
  });

  test.each(['/nothing/here', '/id/vendor/does-not-exist', '/vendors/no-such-category', '/dashboard/nothing'])(
    '%s is a real 404 page',
    async (url) => {
      const answer = await open(url, url.startsWith('/dashboard') ? await app.build.vendor() : undefined);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('<!doctype html>');
    },
  );

  test('paths of calls are never pages', async () => {
    expect(await app.call('GET', '/v2/nothing')).toMatchObject({ status: 404, body: { error: { code: 'request.not_found' } } });
    expect((await app.call('GET', '/vendor-dashboard/assets/../../package.json')).status).toBe(404);
    expect((await app.call('GET', '/media/..%2f..%2fsecrets%2ftoken_secret')).status).toBeGreaterThanOrEqual(400);
  });

  test('security.txt names the security contact if one is configured, otherwise there is none (RFC 9116)', async () => {
    expect((await app.call('GET', '/.well-known/security.txt')).status).toBe(404);
    const told = await openTestApp({
      on: app,
      env: { SECURITY_CONTACT: 'mailto:security@pelaminan.test', PUBLIC_URL: 'https://pelaminan.test' },
    });
    const { status, headers, text } = await told.call('GET', '/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Contact: mailto:security@pelaminan.test\n');
    expect(text).toContain('Canonical: https://pelaminan.test/.well-known/security.txt\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now() + 86_400_000);
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
    await told.close();
  });

  test('search engines are told what to read', async () => {
    expect((await app.call('GET', '/robots.txt')).text).toContain('Disallow: /dashboard');
    const vendor = await app.build.vendor();
    const parts = [...(await app.call('GET', '/sitemap.xml')).text.matchAll(/<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g)].map(
      ([, part = '']) => part,
    );
    expect(parts).toEqual(['/sitemap-places-1.xml', '/sitemap-vendors-1.xml', ...parts.slice(2)]);
    const texts = await Promise.all(parts.map(async (part) => (await app.call('GET', part)).text));
    const [places = '', vendors = ''] = texts;
    // Each page once in each language, each with its sister.
    const listed = (path: string) => [...vendors.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].filter(([, one]) => one === path).length;
    expect([listed(`/vendor/${vendor.slug}`), listed(`/id/vendor/${vendor.slug}`)]).toEqual([1, 1]);
    for (const page of ['/help', '/privacy', '/terms']) expect(places).toContain(`/id${page}"`);
    expect((await app.call('GET', '/sitemap-vendors-2.xml')).status).toBe(404);
    expect((await app.call('GET', '/sitemap-people-1.xml')).status).toBe(404);
  });

  test('a category in a city has a page of its own, to which older addresses lead for good', async () => {
    await app.build.vendor({ categoryId: 9, cityId: 2 });
    const { text, status } = await open('/id/vendors/catering/bandung');
    expect(status).toBe(200);
    expect(text).toContain('<title>Katering di Bandung: harga dan ulasan · Pelaminan</title>');
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/id\/vendors\/catering\/bandung">/);
    expect(text).toMatch(/"position":4,"name":"Katering di Bandung","item":"[^"]*\/id\/vendors\/catering\/bandung"/);
    expect(text).toContain('Menikah di Bandung');
    expect(goesTo(await open('/id/vendors/catering?city=bandung&utm_source=mail'))).toBe(
      '301 /id/vendors/catering/bandung?utm_source=mail',
    );
    expect(goesTo(await open('/vendors?category=catering&city='))).toBe('301 /vendors/catering');
    expect((await open('/vendors/catering/atlantis')).status).toBe(404);
    // It is kept until the process hears of the new vendor.
    const sitemap = await app.eventually(
      async () => (await app.call('GET', '/sitemap-places-1.xml')).text,
      (text) => text.includes('/id/vendors/catering/bandung"'),
    );
    expect(sitemap).not.toContain('/vendors/officiants/palembang');
  });

  test('built assets are cached for ever under their hashed names, without source maps', async () => {
    const asset = /src="(\/vendor-dashboard\/assets\/[^"]+\.js)"/.exec((await open('/login')).text)?.[1] ?? '';
    const answer = await app.call('GET', asset, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect((await app.call('GET', `${asset}.map`)).status).toBe(404);
  });

  test('drawings are sent at a third of their size to browsers that can read it', async () => {
    const [drawing] = drawVendor('rumah-melati', 'venue');
    if (drawing === undefined) throw new Error('nothing is drawn');
    await writePictures(path.join(app.config.dataDir, 'files', 'public'), [drawing]);
    const small = await app.call('GET', `/media/${drawing.path}`, { headers: { 'accept-encoding': 'br' } });
    expect([small.status, small.headers['content-encoding'], small.headers['content-type']]).toEqual([200, 'br', 'image/svg+xml']);
    expect(Number(small.headers['content-length'])).toBeLessThan(drawing.svg.length / 2);
    const whole = await app.call('GET', `/media/${drawing.path}`, { headers: { 'accept-encoding': 'identity' } });
    expect([whole.headers['content-encoding'], whole.text]).toEqual([undefined, drawing.svg]);
  });
});

test('in production there is no outbox, no API page and no demo account', async () => {
  const production = await openTestApp({
    on: app,
    env: productionEnv,
  });
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/docs', '/docs/openapi.json', '/metrics'])
    expect((await open(url, undefined, {}, production)).status, url).toBe(404);
  const demo = await app.build.couple();
  await app.owner.updateTable('account').set({ is_demo: true }).where('id', '=', demo.accountId).execute();
  expect((await production.call('POST', '/v2/login', { body: { email: demo.email, password: 'a-long-test-password' } })).status).toBe(401);
  await production.close();
});

test('public pages hold to the standard of HTML, with every name on an element that can carry one', async () => {
  const { slug } = await app.build.vendor({ name: 'Melati' });
  const couple = await app.build.couple();
  // How attributes are written and tags closed is the renderer's.
  const ofTheRenderer = [
    'void-style',
    'attr-case',
    'attribute-boolean-style',
    'attribute-empty-style',
    'doctype-style',
    'no-trailing-whitespace',
    'long-title',
  ];
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      ...Object.fromEntries(ofTheRenderer.map((rule) => [rule, 'off'])),
      'aria-label-misuse': ['error', { allowAnyNamable: false }],
      // Ids that React makes start with an underscore, which the standard allows.
      'valid-id': ['error', { relaxed: true }],
      // Boxes of one name are alternatives of one field.
      'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    },
  });
  const signedOut = [
    '/',
    '/id',
    '/vendors',
    `/vendor/${slug}`,
    '/become-a-vendor',
    '/help',
    '/privacy',
    '/terms',
    '/account/login',
    '/account/sign-up',
    '/account/forgot',
    '/nothing',
    '/%ff',
  ];
  const signedIn = [
    '/account',
    '/account/wedding',
    '/account/messages',
    '/account/quotations',
    '/account/meetings',
    '/saved',
    `/vendor/${slug}/quotation`,
  ];
  const found: string[] = [];
  for (const url of [...signedOut, ...signedIn]) {
    const { text } = await open(url, signedIn.includes(url) ? couple : undefined);
    const { results } = validator.validateStringSync(text);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages) found.push(`${url}: ${ruleId}: ${message} (${selector})`);
  }
  expect(found).toEqual([]);
});
