import { expect, test } from 'vitest';
import { beginningWith, likeContaining } from './like.ts';

test.each([
  ['PLM-2026', 'PLM-2026%', '%PLM-2026%'],
  ['100%_', '100\\%\\_%', '%100\\%\\_%'],
  ['a\\b', 'a\\\\b%', '%a\\\\b%'],
  ['', '%', '%%'],
])('%j is looked for as it was typed', (text, beginning, anywhere) => {
  expect(beginningWith(text)).toBe(beginning);
  expect(likeContaining(text)).toBe(anywhere);
});
