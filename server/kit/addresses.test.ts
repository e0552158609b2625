import { describe, expect, test } from 'vitest';
import { createAddresses, pagesWithoutHttps } from './addresses.ts';

const hosts = { business: 'business.a.example', marketplace: 'a.example', operations: 'ops.a.example' };
const listening = () => 'http://127.0.0.1:3000';
const request = (origin?: string) => ({ headers: { origin } }) as Parameters<ReturnType<typeof createAddresses>['back']>[0];

describe('three hosts', () => {
  const addresses = createAddresses({ isProduction: true, publicUrl: 'https://a.example', hosts }, listening);
  test('a page is on the host of its area', () => {
    expect(addresses.page('/dashboard/inbox', 'id')).toBe('https://business.a.example/id/dashboard/inbox');
    expect(addresses.page('/account', 'en')).toBe('https://a.example/account');
    expect(addresses.page('/operations/payouts', 'en')).toBe('https://ops.a.example/operations/payouts');
  });
  test('a redirect returns to the host of the page, wherever it started', () => {
    expect(addresses.back(request('https://a.example'), '/id/dashboard/membership')).toBe(
      'https://business.a.example/id/dashboard/membership',
    );
    expect(addresses.back(request(), '/quotations/7')).toBe('https://a.example/quotations/7');
  });
  test('a host tells its area', () =>
    expect(['business.a.example', 'ops.a.example', 'a.example', 'x.example'].map(addresses.areaOfHost)).toEqual([
      'dashboard',
      'operations',
      'marketplace',
      'marketplace',
    ]));
});

describe('nothing configured', () => {
  const addresses = createAddresses({ isProduction: false, publicUrl: undefined, hosts: null }, listening);
  test('mails know where the process listens', () => expect(addresses.page('/account', 'id')).toBe('http://127.0.0.1:3000/id/account'));
  test('a redirect returns to the host name of the request', () => {
    expect(addresses.back(request('http://laptop.test:3000'), '/id/quotations/7')).toBe('http://laptop.test:3000/id/quotations/7');
    expect(addresses.back(request(), '/id/quotations/7')).toBe('http://127.0.0.1:3000/id/quotations/7');
  });
  test('the path decides the area', () => expect(addresses.areaOfHost('anything')).toBeNull());
});

test('one address for all, with and without HTTPS', () => {
  const at = (publicUrl: string) => createAddresses({ isProduction: true, publicUrl, hosts: null }, listening);
  expect(at('https://a.example').page('/operations', 'en')).toBe('https://a.example/operations');
  expect([at('https://a.example').isHttps, at('http://a.example').isHttps]).toEqual([true, false]);
});

test.each([
  [{ publicUrl: 'http://a.example', hosts: null, host: '127.0.0.1' }, 'http://a.example'],
  [{ publicUrl: 'http://a.example', hosts, host: '127.0.0.1' }, 'http://a.example'],
  [{ publicUrl: undefined, hosts, host: '127.0.0.1' }, 'http://business.a.example'],
  [{ publicUrl: undefined, hosts: null, host: '0.0.0.0' }, 'http://0.0.0.0'],
  [{ publicUrl: 'https://a.example', hosts, host: '0.0.0.0' }, null],
  [{ publicUrl: 'http://localhost:3000', hosts: null, host: '0.0.0.0' }, null],
  [{ publicUrl: undefined, hosts: null, host: '127.0.0.1' }, null],
  [
    {
      publicUrl: undefined,
      hosts: { business: 'b.localhost:3000', marketplace: 'localhost:3000', operations: 'o.localhost:3000' },
      host: '::',
    },
    null,
  ],
])('%j is opened without HTTPS at %s, which a start says', (settings, where) => expect(pagesWithoutHttps(settings)).toBe(where));
