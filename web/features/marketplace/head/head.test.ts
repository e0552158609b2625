import { expect, test } from 'vitest';
import { preloadTag, renderHead, safeJson } from './head.ts';

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

test('the first picture is fetched before the page is read, in its best kind or, of a drawing, the one file there is', () => {
  const drawing = {
    id: '1',
    width: 600,
    height: 400,
    alt: { en: '', id: '' },
    color: '#705',
    blur: '',
    src: '/media/demo/a.svg',
    sources: [],
  };
  const photo = {
    ...drawing,
    src: '/media/a.jpg',
    sources: [{ type: 'image/webp', srcset: '/media/a-360.webp 360w, /media/a-720.webp 720w' }],
  };
  const tagOf = (picture: typeof photo | typeof drawing) =>
    preloadTag({ title: '', description: '', canonical: '/', firstPicture: { picture, sizes: '40rem' } }, 'https://images.test');
  expect(tagOf(photo)).toContain('imagesrcset="https://images.test/media/a-360.webp 360w, https://images.test/media/a-720.webp 720w"');
  expect(tagOf(photo)).toMatch(/ as="image" type="image\/webp".* imagesizes="40rem" fetchpriority="high">$/);
  expect(tagOf(drawing)).toBe('<link rel="preload" as="image" href="https://images.test/media/demo/a.svg" fetchpriority="high">');
  expect(preloadTag({ title: '', description: '', canonical: '/' }, null)).toBe('');
});
