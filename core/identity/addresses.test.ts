import { describe, expect, test } from 'vitest';
import { areaOfPage, type Hosts, pageAddress, pageHref } from './addresses.ts';

const origins = {
  dashboard: 'https://business.pelaminan.example',
  marketplace: 'https://pelaminan.example',
  operations: 'https://operations.pelaminan.example',
};
const on = (here: 'dashboard' | 'marketplace' | 'operations'): Hosts => ({ here, origins });

test.each([
  ['/', 'marketplace'],
  ['/id', 'marketplace'],
  ['/id/store?page=2', 'dashboard'],
  ['/storefront', 'marketplace'],
  ['/id/operations/login#a', 'operations'],
  ['/quotations/7', 'marketplace'],
])('%s is of the area %s', (path, area) => expect(areaOfPage(path)).toBe(area));

describe('a whole address is on the host of its area, in the language of its reader', () => {
  test.each([
    ['/dashboard/inbox/7', 'id', 'https://business.pelaminan.example/id/dashboard/inbox/7'],
    ['/id/dashboard', 'en', 'https://business.pelaminan.example/dashboard'],
    ['/', 'en', 'https://pelaminan.example/'],
    ['/', 'id', 'https://pelaminan.example/id'],
    ['/meet/kebun?x=1#a', 'id', 'https://pelaminan.example/id/meet/kebun?x=1#a'],
    ['/operations', 'en', 'https://operations.pelaminan.example/operations'],
  ] as const)('%s in %s', (path, language, address) => expect(pageAddress(origins, path, language)).toBe(address));
});

describe('a link is a path while it stays on the host', () => {
  test.each([
    [null, '/vendor/a', '/id/vendor/a'],
    [on('marketplace'), '/vendor/a', '/id/vendor/a'],
    [on('dashboard'), '/dashboard', '/id/dashboard'],
    [on('dashboard'), '/vendor/a', 'https://pelaminan.example/id/vendor/a'],
    [on('operations'), '/login', 'https://business.pelaminan.example/id/login'],
    [on('marketplace'), '/operations', 'https://operations.pelaminan.example/id/operations'],
  ] as const)('%o: %s', (hosts, path, href) => expect(pageHref(hosts, path, 'id')).toBe(href));
});
