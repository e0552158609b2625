import { expect, test } from 'vitest';
import { checkNote, comparedIn, shortlistRules } from './shortlist.ts';

test('a note is cleaned and may be empty', () => {
  expect(checkNote('  Ramah,\r\nsudah bertemu  ')).toEqual({ ok: true, value: 'Ramah,\nsudah bertemu' });
  expect(checkNote('   ')).toEqual({ ok: true, value: '' });
});

test('a note that is too long or cannot be kept is refused at its field', () => {
  const long = 'a'.repeat(shortlistRules.noteLengthMax);
  expect(checkNote(long)).toMatchObject({ ok: true });
  expect(checkNote(`${long}a`)).toMatchObject({ ok: false, refusals: [{ code: 'clients.text_too_long', field: 'note' }] });
  expect(checkNote('a\0b')).toMatchObject({ ok: false, refusals: [{ code: 'catalogue.text_invalid', field: 'note' }] });
});

test('an address names whom it compares, together or one by one, each once and at most four', () => {
  expect(comparedIn(['7,3', '7', '12'])).toEqual({ ids: [7, 3, 12], tooMany: false });
  expect(comparedIn(['5', '4', '3', '2', '1'])).toEqual({ ids: [5, 4, 3, 2], tooMany: true });
  expect(comparedIn([])).toEqual({ ids: [], tooMany: false });
  expect(comparedIn(['0', 'x', '-1', '1e3', '9999999999', '8'])).toEqual({ ids: [8], tooMany: false });
});
