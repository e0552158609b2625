import { expect, test } from 'vitest';
import { addressAt, loginHref, profileHref, sharedPath } from './addresses.ts';
import { noFilters } from './listing/filters.ts';
import { allReviews } from './profile/chosen-reviews.ts';

test.each([
  ['/', { page: 'home' }],
  ['/?utm_source=x', { page: 'home' }],
  ['/vendors', { page: 'listing', filters: noFilters }],
  ['/vendors/?q=kebun', { page: 'listing', filters: { ...noFilters, q: 'kebun' } }],
  ['/vendors/wedding-cake?city=bandung', { page: 'listing', filters: { ...noFilters, category: 'wedding-cake', city: 'bandung' } }],
  ['/vendors?category=venue', { page: 'listing', filters: { ...noFilters, category: 'venue' } }],
  ['/vendor/rumah-melati', { page: 'profile', slug: 'rumah-melati', reviews: allReviews }],
  [
    '/vendor/rumah-melati?stars=4&booked=1&reviews=lowest&page=2',
    { page: 'profile', slug: 'rumah-melati', reviews: { stars: 4, isBooked: true, sort: 'lowest', page: 2 } },
  ],
  ['/vendor/a?stars=6&reviews=best&page=x', { page: 'profile', slug: 'a', reviews: allReviews }],
  ['/account/reviews?page=2', { page: 'reviews', at: 2 }],
  ['/account/reviews/rumah-melati', { page: 'review', slug: 'rumah-melati' }],
  ['/account/reviews/a/b', null],
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
  expect(profileHref('a', { stars: 5, sort: 'highest', page: 3 })).toBe('/vendor/a?stars=5&reviews=highest&page=3');
  expect(profileHref('a', allReviews)).toBe('/vendor/a');
  expect(loginHref('/id/vendor/x?y=1#contact')).toBe('/account/login?redirect=%2Fid%2Fvendor%2Fx%3Fy%3D1%23contact');
});

test('a profile is kept under what is read of its address, and nothing else', () => {
  expect(sharedPath('/vendor/a?utm_source=x&stars=2')).toBe('/vendor/a?stars=2');
  expect(sharedPath('/vendor/a?page=1')).toBe('/vendor/a');
  expect(sharedPath('/account/reviews/a')).toBeNull();
});
