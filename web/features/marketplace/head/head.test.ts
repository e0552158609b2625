import { expect, test } from 'vitest';
import { renderHead, safeJson } from './head.ts';

const place = { language: 'id', origin: 'https://pelaminan.test', siteName: 'Pelaminan' } as const;

test('a page names its one address and its sisters in the other language', () => {
  const head = renderHead({ title: 'Gedung', description: 'Gedung di Bandung', canonical: '/vendors/venue?city=bandung&page=2' }, place);
  expect(head).toContain('<title>Gedung · Pelaminan</title>');
  expect(head).toContain('<link rel="canonical" href="https://pelaminan.test/id/vendors/venue?city=bandung&#38;page=2">');
  expect(head).toContain('<link rel="alternate" hreflang="en" href="https://pelaminan.test/vendors/venue?city=bandung&#38;page=2">');
  expect(head).toContain('hreflang="x-default" href="https://pelaminan.test/vendors/venue');
  expect(head).not.toContain('robots');
});

test('a page without one address of its own stays out of search engines', () => {
  const head = renderHead({ title: 'x', description: 'y', canonical: null }, place);
  expect(head).toContain('<meta name="robots" content="noindex, follow">');
  expect(head).not.toContain('canonical');
});

test('words of a vendor cannot leave the place they are put', () => {
  const name = '</title><script>alert(1)</script>"onload="x';
  const head = renderHead({ title: name, description: name, canonical: '/', structured: [{ name }] }, place);
  expect(head).not.toContain('<script>alert');
  expect(renderHead({ title: name, description: name, canonical: '/' }, place)).not.toContain('"onload');
  const json = safeJson({ name: '</script><!--\u2028' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><!--\u2028' });
});
