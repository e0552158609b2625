// Invalid HTTP requests get our error format and our headers. (S67)
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/code-of.ts';
import { portOf } from '../testing/port-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openTestApp();
  await app.system.app.listen({ host: '127.0.0.1', port: 0 });
  port = portOf(app.system.app.server);
});
afterAll(() => app.close());

/** Sends these bytes on a socket of their own, and answers what comes back until the other side closes it. */
const sendRaw = (bytes: string | Buffer): Promise<{ status: number; headers: Record<string, string>; text: string }> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (part) => {
      received += part.toString('utf8');
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = received.split('\r\n\r\n');
      const [line = '', ...lines] = head.split('\r\n');
      const headers = Object.fromEntries(
        lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 1).trim()]),
      );
      resolve({ status: Number(line.split(' ')[1]), headers, text: rest.join('\r\n\r\n') });
    });
  });
const request = (line: string, headers: readonly string[] = [], body: string | Buffer = ''): Buffer =>
  Buffer.concat([
    Buffer.from([line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'), 'latin1'),
    typeof body === 'string' ? Buffer.from(body) : body,
  ]);
const json = (body: Buffer): readonly [string[], Buffer] => [['Content-Type: application/json', `Content-Length: ${body.length}`], body];

const refused: readonly (readonly [string, number, string, Buffer])[] = [
  ['a request line that is none', 400, 'request.malformed', Buffer.from('hello\r\n\r\n')],
  ['a method nobody knows', 400, 'request.malformed', request('BREW / HTTP/1.1')],
  ['a header without a colon', 400, 'request.malformed', request('GET /v2/me HTTP/1.1', ['nonsense'])],
  ['headers beyond their size', 431, 'request.headers_too_large', request('GET /v2/me HTTP/1.1', [`X-Long: ${'x'.repeat(40_000)}`])],
  ['a length that is no number', 400, 'request.malformed', request('POST /v2/login HTTP/1.1', ['Content-Length: many'])],
  ['two lengths', 400, 'request.malformed', request('POST /v2/login HTTP/1.1', ['Content-Length: 2', 'Content-Length: 3'], '{}')],
  [
    'a length beside chunks',
    400,
    'request.malformed',
    request('POST /v2/login HTTP/1.1', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
  ],
  ['two hosts', 400, 'request.malformed', request('GET /v2/me HTTP/1.1', ['Host: elsewhere.example'])],
  ['no host', 400, 'request.malformed', Buffer.from('GET /v2/me HTTP/1.1\r\nConnection: close\r\n\r\n')],
  ['an escape in the path that is not UTF-8', 400, 'request.malformed', request('GET /_public/v2/vendors/%ff HTTP/1.1')],
  ['an escape in the query that is not UTF-8', 400, 'request.malformed', request('GET /_public/v2/vendors?q=%ff HTTP/1.1')],
  ['bytes in the path that are not escaped', 400, 'request.malformed', request('GET /_public/v2/vendors/\u00ff HTTP/1.1')],
  [
    'a body that is not UTF-8',
    400,
    'request.malformed',
    request('POST /v2/login HTTP/1.1', ...json(Buffer.from('{"email":"a\xff@x.test","password":"b"}', 'latin1'))),
  ],
];

describe('what is no request of ours', () => {
  test.each(refused)('%s', async (_name, status, code, bytes) => {
    const answer = await sendRaw(bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const body = JSON.parse(answer.text) as unknown;
    expect(body).toMatchObject({ error: { code, message: expect.any(String) }, requestId: answer.headers['x-request-id'] });
  });

  test('what a client expects and we do not offer is passed over', async () => {
    expect((await sendRaw(request('GET /v2/me HTTP/1.1', ['Expect: wonders']))).status).toBe(401);
  });
});

describe('addresses nobody meant', () => {
  const page = (url: string) => app.call('GET', url, { headers: { accept: 'text/html,application/xhtml+xml' } });

  test.each(['/%ff', '/vendors?q=%ff', '/%zz', '/id/%c3%28'])('%s is answered with a page that leads home', async (url) => {
    const answer = await page(url);
    expect(answer.status).toBe(400);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-request-id': expect.any(String) });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.text).toContain(`<html lang="${url.startsWith('/id/') ? 'id' : 'en'}">`);
    expect(answer.text).toMatch(/<a href="\/(id)?">/);
    expect(answer.text).toContain(String(answer.headers['x-request-id']));
  });

  test.each(['///x@', '//%09/x', '//x:99999/', '/\\x', '//../x'])('%s is a page that is not there', async (url) => {
    expect((await sendRaw(request(`GET ${url} HTTP/1.1`, ['Accept: text/html']))).status).toBe(404);
  });

  test('a NUL in what is searched for is refused, and the page still shown', async () => {
    expect((await page('/vendors?q=%00')).status).toBeLessThan(500);
    expect((await page('/vendors?q=50%')).status).toBe(200);
    expect((await app.call('GET', '/_public/v2/vendors?q=%00')).status).toBe(400);
  });

  test('a redirect target in any script survives the login', async () => {
    const vendor = await app.build.vendor();
    const headers = { accept: 'text/html', cookie: `BSID=${vendor.cookie}` };
    const answer = await app.call('GET', '/login?redirect=%2F%E3%80%B1x', { headers });
    expect([answer.status, answer.headers['location']]).toEqual([302, '/%E3%80%B1x']);
  });
});

test('what loses its race in the database at every try is asked to come again', async () => {
  await sql`create function lose() returns trigger language plpgsql as $$ begin raise exception 'lost' using errcode = '40P01'; end $$`.execute(
    app.owner,
  );
  await sql`create trigger lose before insert on throttle for each row execute function lose()`.execute(app.owner);
  try {
    const answer = await app.call('POST', '/v2/login', { body: { email: 'couple@edge.test', password: 'a-password-of-nobody' } });
    expect([answer.status, codeOf(answer)]).toEqual([503, 'server.unavailable']);
  } finally {
    await sql`drop trigger lose on throttle`.execute(app.owner);
  }
});
