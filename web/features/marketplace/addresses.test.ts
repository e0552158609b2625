import { expect, test } from 'vitest';
import { addressAt, loginHref, profileHref } from './addresses.ts';
import { noFilters } from './listing/filters.ts';

test.each([
  ['/', { page: 'home' }],
  ['/?utm_source=x', { page: 'home' }],
  ['/vendors', { page: 'listing', filters: noFilters }],
  ['/vendors/?q=kebun', { page: 'listing', filters: { ...noFilters, q: 'kebun' } }],
  ['/vendors/wedding-cake?city=bandung', { page: 'listing', filters: { ...noFilters, category: 'wedding-cake', city: 'bandung' } }],
  ['/vendors?category=venue', { page: 'listing', filters: { ...noFilters, category: 'venue' } }],
  ['/vendor/rumah-melati', { page: 'profile', slug: 'rumah-melati' }],
  ['/account', { page: 'account' }],
  ['/account/login?redirect=%2F', { page: 'login' }],
  ['/account/messages?show=spam&page=2', { page: 'messages', at: 2, show: 'spam' }],
  ['/account/messages?show=x', { page: 'messages', at: 1, show: 'inbox' }],
  ['/account/messages/a-b', { page: 'conversation', id: 'a-b' }],
  ['/account/messages/a/b', null],
  ['/vendor/a/products?page=2', { page: 'products', slug: 'a', at: 2 }],
  ['/vendor/a/products/paket-kebun', { page: 'product', slug: 'a', product: 'paket-kebun' }],
  ['/vendor/a/products/b/c', null],
  ['/account/sign-up', { page: 'sign-up' }],
  ['/vendor', null],
  ['/vendors/venue/bandung', { page: 'listing', filters: { ...noFilters, category: 'venue', city: 'bandung' } }],
  ['/vendors/venue/bandung/more', null],
  ['/account/nothing', null],
  ['/constructor', null],
  ['/wp-login.php', null],
])('%s is its page, or none', (path, address) => {
  expect(addressAt(path)).toEqual(address);
});

test('addresses are encoded', () => {
  expect(profileHref('a/b')).toBe('/vendor/a%2Fb');
  expect(loginHref('/id/vendor/x?y=1#contact')).toBe('/account/login?redirect=%2Fid%2Fvendor%2Fx%3Fy%3D1%23contact');
});
