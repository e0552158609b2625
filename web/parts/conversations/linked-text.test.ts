import { expect, test } from 'vitest';
import { piecesOf } from './linked-text.tsx';

test.each([
  ['Lihat https://contoh.test/a?b=1. Bagus!', ['Lihat ', 'https://contoh.test/a?b=1', '. Bagus!']],
  ['(http://a.test)', ['(', 'http://a.test', ')']],
  ['javascript:alert(1) data:text/html,x //a.test', ['javascript:alert(1) data:text/html,x //a.test']],
  ['https://"onmouseover=alert(1)', ['https://"onmouseover=alert(1)']],
  ['', []],
])('%s', (text, pieces) => {
  expect(piecesOf(text).map((piece) => piece.text)).toEqual(pieces);
  for (const { href } of piecesOf(text)) expect(href ?? 'https:').toMatch(/^https?:/);
});
