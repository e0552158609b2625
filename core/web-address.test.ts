import { expect, test } from 'vitest';
import { holdsWebAddress, withoutLinks } from './web-address.ts';

test.each([
  ['www.x.com', 'www x com'],
  ['Sari www.menang-hadiah.top', 'Sari www menang-hadiah top'],
  ['http://x', 'http x'],
  ['hxxps://contoh', 'hxxps contoh'],
  ['Klik evil.example', 'Klik evil example'],
  ['hadiah . com', 'hadiah com'],
  ['HADIAH.CO.ID', 'HADIAH CO ID'],
  ['hadiah。com', 'hadiah com'],
  ['x.evil.com', 'x evil com'],
])('%s is an address, and no link as %s', (name, harmless) => {
  expect(holdsWebAddress(name)).toBe(true);
  expect(withoutLinks(name)).toBe(harmless);
  expect(holdsWebAddress(withoutLinks(name))).toBe(false);
});

test.each([
  'Ni Luh Sari',
  'dr. Andi Wijaya, Sp.OG',
  'Budi S.Kom',
  'Ir. H. M. Nur',
  'PT. Bunga Rampai',
  'St. Regis',
  'R.A. Kartini',
  'J.Co',
  'Dewi & Co.',
  'Andi .',
  'PT. Id Karya',
  'dr. Me Lin',
  'Tn. Co Wijaya',
  'ayu@gmail.com',
])('%s is a name', (name) => {
  expect(holdsWebAddress(name)).toBe(false);
  expect(withoutLinks(name)).toBe(name);
});
