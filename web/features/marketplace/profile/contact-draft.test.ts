import { expect, test } from 'vitest';
import { readDraft } from './contact-draft.ts';

const now = Date.parse('2026-11-20T10:00:00+07:00');
const draft = { subject: 'price_list', weddingDate: '2027-05-08', text: 'Untuk 300 tamu' } as const;
const kept = (change: object) => JSON.stringify({ ...draft, keptAt: now - 60_000, ...change });

test('a draft comes back as it was typed, for a day', () => {
  expect(readDraft(kept({}), now)).toEqual(draft);
  expect(readDraft(kept({ keptAt: now - 24 * 60 * 60 * 1000 }), now)).toBeNull();
});

test.each([null, '', '{', '[]', '"x"', kept({ subject: 'spam' }), kept({ text: 7 }), kept({ keptAt: null })])('%s is no draft', (text) => {
  expect(readDraft(text, now)).toBeNull();
});
