import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Area, areaOf, gate, type Visitor } from './gate.ts';

const vendor = (status: 0 | 1 | 2 = 1): Visitor => ({ type: 'vendor', status });
const couple: Visitor = { type: 'user' };
const operator: Visitor = { type: 'operator' };
const origins = { dashboard: 'https://business.test', marketplace: 'https://market.test', operations: 'https://operations.test' };
const hostsOf = (here: Area | null) => here && { here, origins };
const open = (path: string, visitor: Visitor, hostArea: Area | null = null, search = '') =>
  gate({ path, search, hosts: hostsOf(hostArea), visitor });
const redirect = (to: string, endSession = false) => ({ kind: 'redirect', to, endSession });
const allow = { kind: 'allow' };

describe('the path decides the area on one origin', () => {
  test.each([
    ['/login', 'dashboard'],
    ['/dashboard', 'dashboard'],
    ['/dashboard/pay-per-click', 'dashboard'],
    ['/store', 'dashboard'],
    ['/store/new', 'dashboard'],
    ['/storefront', 'marketplace'],
    ['/', 'marketplace'],
    ['/vendor/kebun-melati', 'marketplace'],
    ['/account/login', 'marketplace'],
    ['/operations', 'operations'],
    ['/operations/login', 'operations'],
  ])('%s is %s', (path, area) => expect(areaOf(path)).toBe(area));
});

describe('no session leads to the login page with the current path as the redirect target', () => {
  test.each([
    ['/dashboard/pay-per-click', '', '/login?redirect=%2Fdashboard%2Fpay-per-click'],
    ['/dashboard', '', '/login?redirect=%2Fdashboard'],
    ['/store', '?page=2', '/login?redirect=%2Fstore%3Fpage%3D2'],
    ['/id/dashboard/edit', '', '/id/login?redirect=%2Fid%2Fdashboard%2Fedit'],
    ['/%64ashboard/edit', '', '/login?redirect=%2F%2564ashboard%2Fedit'],
    ['/dashboard/', '', '/login?redirect=%2Fdashboard%2F'],
    ['/dashboard/\uD800', '', '/login?redirect=%2Fdashboard%2F%EF%BF%BD'],
  ])('%s%s goes to %s', (path, search, to) => expect(open(path, null, null, search)).toEqual(redirect(to)));

  test.each(['/login', '/id/login', '/login/forgot-password', '/', '/vendors', '/vendor/a', '/become-a-vendor'])('%s needs none', (path) =>
    expect(open(path, null)).toEqual(allow),
  );
});

describe('a plain user on business is logged out and redirected to login', () => {
  test.each([
    ['/dashboard/pay-per-click', couple, '/login'],
    ['/id/store', couple, '/id/login'],
    ['/dashboard', operator, '/login'],
  ] as const)('%s', (path, visitor, to) => expect(open(path, visitor)).toEqual(redirect(to, true)));

  test('anywhere on the business host', () => expect(open('/anything', couple, 'dashboard')).toEqual(redirect('/login', true)));
  test('but may see the login page', () => expect(open('/login', couple)).toEqual(allow));
});

describe('a vendor with status 0 is redirected to dashboard/edit', () => {
  test.each(['/dashboard', '/dashboard/pay-per-click', '/store', '/dashboard/agreement-formal'])('from %s', (path) =>
    expect(open(path, vendor(0))).toEqual(redirect('/dashboard/edit')),
  );
  test('in its language', () => expect(open('/id/dashboard/pay-per-click', vendor(0))).toEqual(redirect('/id/dashboard/edit')));
  test.each(['/dashboard/edit', '/dashboard/agreement-form', '/dashboard/agreement-form/thank-you', '/', '/vendors'])(
    'not from %s',
    (path) => expect(open(path, vendor(0))).toEqual(allow),
  );
  test.each([1, 2] as const)('a vendor with status %i is not', (status) =>
    expect(open('/dashboard/pay-per-click', vendor(status))).toEqual(allow),
  );
});

describe('a signed-in vendor on the login page goes on', () => {
  test.each([
    ['/login', '', '/dashboard'],
    ['/id/login', '', '/id/dashboard'],
    ['/login', '?redirect=%2Fdashboard%2Fpay-per-click%2Ftopup%3Fa%3D1', '/dashboard/pay-per-click/topup?a=1'],
    ['/login', '?utm=x&redirect=%2Fid%2Fstore', '/id/store'],
    ['/login', '?redirect=%2F%2Fevil.test', '/dashboard'],
    ['/login', '?redirect=%5Cevil.test', '/dashboard'],
    ['/login', '?redirect=%', '/dashboard'],
    ['/login', '?redirect=%2Flogin', '/dashboard'],
    ['/id/login', '?redirect=%2Fid%2Flogin%3Fredirect%3D%252Flogin', '/id/dashboard'],
  ])('from %s%s to %s', (path, search, to) => expect(open(path, vendor(), null, search)).toEqual(redirect(to)));
});

describe('the first pages', () => {
  test('the root of the business host is the dashboard', () => expect(open('/', vendor(), 'dashboard')).toEqual(redirect('/dashboard')));
  test('in Indonesian too', () => expect(open('/id', null, 'dashboard')).toEqual(redirect('/id/dashboard')));
  test('the dashboard begins with its home', () => expect(open('/id/dashboard/', vendor())).toEqual(allow));
  test('the root of the operations host is operations', () => expect(open('/', operator, 'operations')).toEqual(redirect('/operations')));
  test('elsewhere the host decides and the router answers not found', () => {
    expect(open('/dashboard/nothing', null, 'marketplace')).toEqual(allow);
    expect(open('/vendor', vendor(), 'dashboard')).toEqual(allow);
  });
});

describe('a page of another area answers on its own host alone, with query and language, before anybody signs in or out', () => {
  test.each([
    ['dashboard', '/vendor/a', '?x=1', 'https://market.test/vendor/a?x=1'],
    ['dashboard', '/id/meet/a', '', 'https://market.test/id/meet/a'],
    ['dashboard', '/operations/login', '', 'https://operations.test/operations/login'],
    ['dashboard', '/id/operations/login/reset-password', '', 'https://operations.test/id/operations/login/reset-password'],
    ['marketplace', '/login', '?redirect=%2Fstore', 'https://business.test/login?redirect=%2Fstore'],
    ['marketplace', '/id/dashboard/inbox', '', 'https://business.test/id/dashboard/inbox'],
    ['operations', '/dashboard', '', 'https://business.test/dashboard'],
    ['operations', '/account/reset', '', 'https://market.test/account/reset'],
  ] as const)('%s host, %s%s', (here, path, search, to) => {
    for (const who of [null, couple, vendor(), operator]) expect(open(path, who, here, search)).toEqual(redirect(to));
  });
});

describe('operations are for operators', () => {
  test.each([null, couple, vendor()])('%j is sent to the login of operations', (visitor) =>
    expect(open('/id/operations/disputes', visitor)).toEqual(redirect('/id/operations/login?redirect=%2Fid%2Foperations%2Fdisputes')),
  );
  test.each([
    ['/operations', null],
    ['/', 'operations'],
  ] as const)('%s is where one begins anyway', (path, here) => expect(open(path, null, here)).toEqual(redirect('/operations/login')));
  test.each(['/operations', '/operations/login'])('an operator may open %s', (path) => expect(open(path, operator)).toEqual(allow));
  test.each(['/operations/login', '/operations/login/forgot-password', '/id/operations/login/reset-password'])(
    'everyone may open %s',
    (path) => {
      for (const who of [null, couple, vendor()]) expect(open(path, who)).toEqual(allow);
    },
  );
});

describe('an account page needs the session of a couple', () => {
  test.each([null, vendor(), operator])('%j is sent to the login of accounts', (visitor) =>
    expect(open('/account/saved', visitor)).toEqual(redirect('/account/login?redirect=%2Faccount%2Fsaved')),
  );
  test('so does a quotation it was sent', () => {
    expect(open('/quotations/1', null)).toEqual(redirect('/account/login?redirect=%2Fquotations%2F1'));
    expect(open('/quotations/1', couple)).toEqual(allow);
  });
  test('a couple may open it', () => expect(open('/account/saved', couple)).toEqual(allow));
  test.each(['/account/login', '/account/sign-up', '/account/forgot', '/account/reset', '/account/confirm'])('%s is open', (path) =>
    expect(open(path, null)).toEqual(allow),
  );
});

test('following the redirects always ends on an allowed page, within four steps, for everyone and on every host', () => {
  const page = fc.constantFrom(
    '/',
    '/login',
    '/dashboard',
    '/dashboard/edit',
    '/store',
    '/account',
    '/account/login',
    '/operations',
    '/operations/login',
    '/x',
  );
  const search = fc.constantFrom(
    '',
    '?redirect=%2Flogin',
    '?redirect=%2Fdashboard',
    '?redirect=%2Fid%2Flogin%3Fredirect%3D%2Flogin',
    '?redirect=//x',
  );
  const visitor = fc.constantFrom<Visitor>(null, couple, operator, vendor(0), vendor(1), vendor(2));
  const hostArea = fc.constantFrom<Area | null>(null, 'dashboard', 'marketplace', 'operations');
  fc.assert(
    fc.property(page, fc.constantFrom('', '/id'), search, visitor, hostArea, (path, prefix, query, who, host) => {
      let address = `${prefix}${path}${query}`;
      let someone = who;
      let steps = 0;
      for (; steps < 5; steps += 1) {
        const { origin, pathname, search: asked } = new URL(address, host === null ? 'https://ours.test' : origins[host]);
        const here = (['dashboard', 'marketplace', 'operations'] as const).find((area) => origins[area] === origin) ?? null;
        const passage = gate({ path: pathname, search: asked, hosts: hostsOf(here), visitor: someone });
        if (passage.kind === 'allow') break;
        address = new URL(passage.to, origin).href;
        if (passage.endSession) someone = null;
      }
      expect(steps).toBeLessThan(5);
    }),
    { numRuns: 3_000 },
  );
});
