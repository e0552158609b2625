import { describe, expect, test } from 'vitest';
import { pictured } from './art/cities.ts';
import { subjects } from './art/subjects.ts';
import { drawCities, drawVendor } from './pictures.ts';
import { trades } from './trades/all-trades.ts';
import { demoVendors } from './world.ts';

const bytesMax = 9_500;
const drawings = Object.keys(trades).flatMap((category) =>
  Array.from({ length: 4 }, (_, index) => drawVendor(`${category}-${index}`, category)).flat(),
);
const all = [...drawings, ...drawCities().values()];

describe('a picture', () => {
  test('is small', () => {
    expect(Math.max(...all.map(({ svg }) => svg.length))).toBeLessThan(bytesMax);
  });
  test('is a drawing and nothing else: no scripts, no styles, nothing fetched', () => {
    for (const { svg } of all) expect(svg).not.toMatch(/<script|<style|style=|<image|href="(?!#)|on\w+=/);
  });
  test('copies only what it holds, and holds each name once', () => {
    const wrong = all.filter(({ svg }) => {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1]);
      return new Set(ids).size !== ids.length || used.some((id) => !ids.includes(id));
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
  test('holds no number that is none', () => {
    const wrong = all.filter(({ svg }) => /NaN|undefined|Infinity|null/.test(svg));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
  test('is the same each time it is drawn, and its address changes with it', () => {
    const [first] = drawVendor('rumah-melati', 'venue');
    expect(drawVendor('rumah-melati', 'venue')[0]).toEqual(first);
    expect(first?.path).toMatch(/^demo\/rumah-melati-1\.[0-9a-f]{8}\.svg$/);
    expect(drawVendor('rumah-kenanga', 'venue')[0]?.svg).not.toBe(first?.svg);
  });
});

test('every category has its motifs and its trade', () => {
  expect(Object.keys(subjects).toSorted()).toEqual(Object.keys(trades).toSorted());
  expect(Object.keys(trades)).toHaveLength(29);
});

test('every city has its picture', () => {
  expect(new Set(demoVendors().flatMap(({ citySlugs }) => citySlugs))).toEqual(new Set(pictured));
});
