import { expect, test } from 'vitest';
import { addressOf, mapOf, networksOf, websiteOf } from './web-address.ts';

test('only an https address is linked', () => {
  expect(websiteOf('https://www.rumahmelati.co.id/galeri/')).toEqual({
    href: 'https://www.rumahmelati.co.id/galeri/',
    text: 'rumahmelati.co.id/galeri',
  });
  const others = ['', 'rumahmelati.co.id', 'http://rumahmelati.co.id', 'javascript:alert(1)', 'data:text/html,x'];
  expect(others.map(websiteOf)).toEqual(others.map(() => null));
});

test('a name on a network leads to its profile there and nowhere else', () => {
  const none = { instagram: '', tiktok: '', facebook: '', youtube: '' };
  expect(networksOf({ ...none, instagram: ' @rumah.melati ', youtube: 'channel/UCabcdefghijklmnopqrstuv' })).toEqual([
    { network: 'instagram', title: 'Instagram', href: 'https://www.instagram.com/rumah.melati', text: '@rumah.melati' },
    { network: 'youtube', title: 'YouTube', href: 'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv', text: 'YouTube' },
  ]);
  for (const instagram of ['../x', 'a b', 'https://evil.test', 'javascript:alert(1)'])
    expect(networksOf({ ...none, instagram })).toEqual([]);
});

test('an address names its town once, and the map is asked for it as it is', () => {
  expect(addressOf({ address: 'Jl. Kenanga 12, Bandung', town: 'Bandung', zip: '40115' })).toBe('Jl. Kenanga 12, Bandung 40115');
  expect(addressOf({ address: 'Jl. Kenanga 12', town: 'Bandung', zip: '' })).toBe('Jl. Kenanga 12, Bandung');
  expect(mapOf('Melati & Co, Bandung')).toBe('https://www.google.com/maps/search/?api=1&query=Melati+%26+Co%2C+Bandung');
});
