// The API on its own origin: our pages can call it with their cookies, other sites' pages can't.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const page = 'http://pelaminan.test';
const api = 'http://pelaminan.test:8443';
let app: TestApp;
let alone: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { PUBLIC_URL: page, API_URL: api } });
  alone = await openTestApp({ env: { PUBLIC_URL: page } });
});
afterAll(async () => {
  await app.close();
  await alone.close();
});
const corsOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));
const browser = (origin: string) => ({ origin, 'sec-fetch-site': origin === page ? 'same-site' : 'cross-site', 'sec-fetch-mode': 'cors' });

describe('a page of ours', () => {
  test('asks first what it may send, and may send it', async () => {
    const { system } = app;
    const answer = await system.app.inject({
      method: 'OPTIONS',
      url: '/v2/login',
      headers: {
        ...browser(page),
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,session-id,utm-source',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type,session-id,utm-source',
      vary: 'origin',
    });
  });

  test('calls with its cookie, reads the answer and what stands beside it, also of a refusal', async () => {
    const vendor = await app.build.vendor();
    const headers = { ...browser(page), cookie: `BSID=${vendor.cookie}`, 'session-id': vendor.sessionId };
    const me = await app.call('GET', '/v2/me', { headers });
    expect(me.status).toBe(200);
    expect(me.headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-credentials': 'true',
      vary: 'origin, accept-encoding',
    });
    expect(me.headers['access-control-expose-headers']).toContain('content-disposition');
    const saved = await app.call('PUT', '/ms/bs-vendors/api/v1/vendor_ads', { headers, body: { cpc: 1 } });
    expect(saved.status).toBe(422);
    expect(saved.headers['access-control-allow-origin']).toBe(page);
  });

  test('says in its settings and in its policy where it calls', async () => {
    const { text, headers } = await app.call('GET', '/login');
    expect(text).toContain(`&quot;apiUrl&quot;:&quot;${api}&quot;`);
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${api}`);
    expect(headers['content-security-policy']).toContain(`img-src 'self' data: ${api}`);
  });
});

test.each(['https://elsewhere.test', 'http://pelaminan.test.elsewhere.test', 'null', api])(
  'a page of %s hears nothing, and changes nothing',
  async (origin) => {
    const vendor = await app.build.vendor();
    const headers = { ...browser(origin), cookie: `BSID=${vendor.cookie}`, 'session-id': vendor.sessionId };
    const read = await app.call('GET', '/v2/me', { headers });
    expect(corsOf(read)).toEqual([]);
    expect(read.headers['vary']).toBe('origin, accept-encoding');
    const asked = await app.system.app.inject({
      method: 'OPTIONS',
      url: '/v2/logout',
      headers: { ...browser(origin), 'access-control-request-method': 'POST' },
    });
    expect(corsOf(asked)).toEqual([]);
    expect((await app.call('POST', '/v2/logout', { headers })).status).toBe(403);
    expect((await app.call('GET', '/v2/me', { as: vendor })).status).toBe(200);
  },
);

test('if pages and API share an origin, there are no CORS headers', async () => {
  const answer = await alone.call('GET', '/v2/me', { headers: { origin: page } });
  expect(corsOf(answer)).toEqual([]);
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  const { text, headers } = await alone.call('GET', '/login');
  expect(text).toContain('&quot;apiUrl&quot;:null');
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
});

test.each([
  ['without the address of the pages', { API_URL: api }, 'PUBLIC_URL'],
  ['of another site', { PUBLIC_URL: page, API_URL: 'http://api.elsewhere.test' }, 'COOKIE_DOMAIN'],
  ['with another scheme', { PUBLIC_URL: page, API_URL: 'https://pelaminan.test' }, 'scheme'],
] as const)('an address of the API %s is refused at start', (_, env, said) => {
  expect(() => readConfig({ NODE_ENV: 'test', DEMO: '0', DATA_DIR: '/tmp/unused', ...env })).toThrow(new RegExp(`API_URL: .*${said}`));
});

test('a back end with an address of its own is called there alone, is let into the policy of pages, and its pages may call', async () => {
  const chat = 'http://pelaminan.test:8444';
  const apart = await openTestApp({ env: { PUBLIC_URL: page, CHAT_URL: chat, IMAGE_URL: 'https://images.elsewhere.test' } });
  try {
    const { text, headers } = await apart.call('GET', '/login');
    const said = /<meta name="settings" content="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(said)).toMatchObject({
      apiUrl: null,
      backends: { origins: { chat }, paths: {} },
      imageUrl: 'https://images.elsewhere.test',
      activityStreamAppId: 3,
    });
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${chat};`);
    expect(headers['content-security-policy']).toContain(`img-src 'self' data: ${chat} https://images.elsewhere.test;`);
    const vendor = await apart.build.vendor();
    const answer = await apart.call('GET', '/v2/conversations', { as: vendor, headers: browser(page) });
    expect(answer).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': page } });
    const picture = await apart.call('GET', '/media/pictures/none');
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  } finally {
    await apart.close();
  }
});

test('calls whose path is configured are reached under it and under their own', async () => {
  const apart = await openTestApp({ env: { DEALS_PATH: 'ms/offers/v3', PAY_PATH: 'ms/cash', ACTIVITY_STREAM_APP_ID: '41' } });
  try {
    const vendor = await apart.build.vendor();
    for (const path of ['ms/offers/v3', 'ms/deals/api/v1'])
      expect(await apart.call('GET', `/${path}/me/deals/vendor?status=reguler&page=1&limit=1`, { as: vendor })).toMatchObject({
        status: 200,
        body: { deals: [] },
      });
    expect(await apart.call('GET', '/ms/cash/payments/00000000-0000-4000-8000-000000000000', { as: vendor })).toMatchObject({
      status: 404,
      body: { error: { code: 'request.not_found' } },
    });
    const feed = (query: string) => apart.call('GET', `/ms/feeds/api/v1/users/${vendor.vendorId}/activities${query}`, { as: vendor });
    expect(await feed('')).toMatchObject({ status: 200, body: { meta: { app_id: 41 } } });
    expect((await feed('?app_id=41')).status).toBe(200);
    expect((await feed('?app_id=3')).status).toBe(404);
  } finally {
    await apart.close();
  }
});

test.each([
  ['of another site', { PUBLIC_URL: page, CHAT_URL: 'http://chat.elsewhere.test' }, 'CHAT_URL: .*COOKIE_DOMAIN'],
  ['with a path that begins with that of another', { PAY_PATH: 'ms/deals/api/v1/pay' }, 'none of them may begin with another'],
] as const)('a back end %s is refused at start', (_, env, said) => {
  expect(() => readConfig({ NODE_ENV: 'test', DEMO: '0', DATA_DIR: '/tmp/unused', ...env })).toThrow(new RegExp(said));
});
