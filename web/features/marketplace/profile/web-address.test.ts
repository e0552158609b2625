import { expect, test } from 'vitest';
import { instagramOf, websiteOf } from './web-address.ts';

test('only an https address is linked', () => {
  expect(websiteOf('https://www.rumahmelati.co.id/galeri/')).toEqual({
    href: 'https://www.rumahmelati.co.id/galeri/',
    text: 'rumahmelati.co.id/galeri',
  });
  const others = ['', 'rumahmelati.co.id', 'http://rumahmelati.co.id', 'javascript:alert(1)', 'data:text/html,x'];
  expect(others.map(websiteOf)).toEqual(others.map(() => null));
});

test('an Instagram name leads to its profile and nowhere else', () => {
  expect(instagramOf(' @rumah.melati ')).toEqual({ href: 'https://www.instagram.com/rumah.melati/', text: '@rumah.melati' });
  const others = ['', '../x', 'a b', 'https://evil.test'];
  expect(others.map(instagramOf)).toEqual(others.map(() => null));
});
