import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { terms, termsText, termsVersion } from './agreement-terms.ts';

/** What each version says, for good: anyone who changes a sentence makes a new version. */
const versions: Record<string, readonly [en: string, id: string]> = {
  '2026-11': [
    '7bb312141992a551a61dd43f628af573bc8099ede11f0b4c3ff1bd68b8065b7e',
    '6c0144f607374ca150e7f1400121545e398ce7d243dc08df3fbe42aa0b3aa383',
  ],
};
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

test('a version of the terms never changes its text', () => {
  expect([hashOf(termsText('en')), hashOf(termsText('id'))]).toEqual(versions[termsVersion]);
});

test('both languages have the same clauses', () => {
  expect(terms.id.clauses.map(({ heading }) => heading.split('.')[0])).toEqual(
    terms.en.clauses.map(({ heading }) => heading.split('.')[0]),
  );
});
