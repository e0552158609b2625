import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('days and times are typed and chosen in our own fields: those of a browser speak its language, not that of the page', () => {
  const screens = globSync('web/**/*.tsx').map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  expect(screens.length).toBeGreaterThan(300);
  const native = screens.filter(({ source }) => /\btype="(?:date|time|datetime-local|month|week)"/.test(source));
  expect(native.map(({ file }) => file)).toEqual([]);
});
