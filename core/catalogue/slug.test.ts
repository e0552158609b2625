import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('the address of a vendor', () => {
  it.each([
    ['Rumah Melati Dekorasi', 'rumah-melati-dekorasi'],
    ["Kartika & Co's Cake", 'kartika-and-cos-cake'],
    ['  Café Été  ', 'cafe-ete'],
    ['婚礼', 'vendor'],
    ['--', 'vendor'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
