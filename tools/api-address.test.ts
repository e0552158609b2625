import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('web/**/*.{ts,tsx}', { exclude: (name) => /\.test\.tsx?$/.test(name) }).map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}));

/** How a browser reaches a server by itself, and how pages name files behind a session. */
const ways = [
  /(?<!\bquery\.)\bfetch\((?!\s*onApi\()(?!location\.href\b|pageForEveryone\b|request\))[^)]*/g, // a page may ask for itself or for one that is the same for everyone, the worker for what its page asked for, and a query of the cache asks by a call
  /\bnew EventSource\((?!onApi\()[^)]*/g,
  /\bsendBeacon\((?!onApi\()[^)]*/g,
  /\brequest\.open\(\s*endpoint\.method,(?!\s*onApi\()[^)]*/g,
  /\bsrc=\{(?:addressOf\(|\w+\.path\b)[^}]*/g,
];

test('everything that calls the API asks one place where it is', () => {
  const found = files.flatMap(({ file, source }) => ways.flatMap((way) => (source.match(way) ?? []).map((text) => `${file}: ${text}`)));
  expect(found).toEqual([]);
});
