import { expect, test } from 'vitest';
import { checkNote } from './note.ts';

test('a note is cleaned and may have 2,000 characters', () => {
  expect(checkNote('  Suka bunga putih ')).toEqual({ ok: true, value: { text: 'Suka bunga putih' } });
  expect(checkNote('x'.repeat(2_000)).ok).toBe(true);
});

test.each([
  ['  ', { code: 'clients.text_required', field: 'text' }],
  ['x'.repeat(2_001), { code: 'clients.text_too_long', field: 'text', params: { maximum: 2_000 } }],
  ['a\u202eb', { code: 'catalogue.text_invalid', field: 'text' }],
])('%j is refused at its field', (text, refusal) => expect(checkNote(text)).toEqual({ ok: false, refusals: [refusal] }));
