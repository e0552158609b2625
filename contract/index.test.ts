import { expect, test } from 'vitest';
import { exampleOf } from './examples.ts';
import { describedEndpoints } from '../server/testing/described.ts';

const all = await describedEndpoints();

test('no two calls share a method and path', () => {
  const keys = all.map((e) => `${e.method} ${e.path}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(40);
});

test('every path parameter is described, and every described one is in the path', () => {
  for (const e of all) {
    const inPath = [...e.path.matchAll(/:(\w+)/g)].map((m) => m[1]);
    expect(Object.keys(e.params?.shape ?? {}).toSorted(), e.path).toEqual(inPath.toSorted());
  }
});

test('an endpoint answers JSON or says what it answers', () => {
  for (const e of all) expect(Boolean(e.answer) !== Boolean(e.answers), e.path).toBe(true);
});

test('each call that takes a body has an example of exactly its shape', () => {
  const without = all.filter((e) => e.body && exampleOf(e.body, 'input') === undefined).map((e) => `${e.method} ${e.path}`);
  expect(without).toEqual([]);
});
