import { expect, test } from 'vitest';
import { addDays } from '../time.ts';
import {
  checkAnswer,
  checkReview,
  checkWeddingDay,
  confirmableFrom,
  confirmableWhen,
  invitationStatus,
  mayReview,
  reviewedWedding,
  type ReviewContent,
  reviewRules,
} from './review.ts';

const open = { quality: null, communication: null, punctuality: null, value: null };
const good: ReviewContent = { rating: 5, aspects: { ...open, value: 3 }, text: ' Sangat rapi, tepat waktu.\r\nTerima kasih! ' };
const codes = (change: Partial<ReviewContent>) => {
  const checked = checkReview({ ...good, ...change });
  return checked.ok ? [] : checked.refusals.map(({ code, field }) => `${code} ${field}`);
};

test('a client is confirmed from the day after its wedding, as long as a review can be written', () => {
  const today = '2026-11-26';
  const when = (wedding: string | null) => confirmableWhen(wedding, today);
  expect([when(null), when('2026-11-25'), when(addDays(today, -reviewRules.openDays))]).toEqual(['now', 'now', 'now']);
  expect([when(today), when('2027-05-01')]).toEqual(['later', 'later']);
  expect(when(addDays(today, -reviewRules.openDays - 1))).toBe('over');
});

test('of a month alone, once a day of it is over and until its last is too long ago', () => {
  const on = (day: string) => confirmableWhen('2026-12', day);
  expect([on('2026-11-30'), on('2026-12-01'), on('2026-12-02')]).toEqual(['later', 'later', 'now']);
  expect([confirmableFrom('2026-12'), confirmableFrom('2026-12-31')]).toEqual(['2026-12-02', '2027-01-01']);
  const last = addDays('2026-12-31', reviewRules.openDays);
  expect([on(last), on(addDays(last, 1))]).toEqual(['now', 'over']);
});

test('a review is cleaned; aspects may stay open', () => {
  expect(checkReview(good)).toEqual({ ok: true, value: { ...good, text: 'Sangat rapi, tepat waktu.\nTerima kasih!' } });
});

test.each([
  [{ rating: 0 }, ['reviews.stars_missing rating']],
  [{ rating: 1 }, []],
  [{ rating: 6 }, ['reviews.stars_invalid rating']],
  [{ rating: 4.5 }, ['reviews.stars_invalid rating']],
  [{ aspects: { ...open, quality: 0, value: 9 } }, ['reviews.stars_invalid quality', 'reviews.stars_invalid value']],
  [{ text: '' }, ['reviews.text_too_short text']],
  [{ text: `${'a'.repeat(19)}   ` }, ['reviews.text_too_short text']],
  [{ text: 'a'.repeat(20) }, []],
  [{ text: 'a'.repeat(reviewRules.textLengthMax + 1) }, ['reviews.text_too_long text']],
  [{ text: `hidden \u202E ${'a'.repeat(20)}` }, ['reviews.text_invalid text']],
] satisfies [Partial<ReviewContent>, string[]][])('%o is refused with %o', (change, refused) => expect(codes(change)).toEqual(refused));

test('an answer needs words, and not too many', () => {
  const code = (text: string) => {
    const checked = checkAnswer(text);
    return checked.ok ? checked.value : checked.refusals[0].code;
  };
  expect([code(' Terima kasih '), code(' \n '), code('a'.repeat(1_001)), code('a\u0000')]).toEqual([
    'Terima kasih',
    'reviews.answer_missing',
    'reviews.text_too_long',
    'reviews.text_invalid',
  ]);
});

test('a wedding that was postponed is asked about after the later day', () => {
  expect(reviewedWedding('2026-05-01', '2026-09-01')).toBe('2026-09-01');
  expect(reviewedWedding('2026-05-01', '2026-03-31')).toBe('2026-05-01');
  expect([reviewedWedding(null, '2026-03-31'), reviewedWedding('2026-05-01', null), reviewedWedding(null, null)]).toEqual([
    '2026-03-31',
    '2026-05-01',
    null,
  ]);
});

test('couples may write from the day after the wedding for a year, once, and only when invited', () => {
  const status = (today: string, hasReview = false) => invitationStatus({ weddingOn: '2026-05-01', hasReview }, today);
  expect([status('2026-05-02'), status('2027-05-01'), status('2027-05-02'), status('2026-06-01', true)]).toEqual([
    'open',
    'open',
    'over',
    'written',
  ]);
  const code = (of: Parameters<typeof mayReview>[0]) => {
    const allowed = mayReview(of);
    return allowed.ok ? 'yes' : allowed.refusals[0].code;
  };
  expect([code('open'), code('written'), code('over'), code(null)]).toEqual([
    'yes',
    'reviews.already_written',
    'reviews.over',
    'reviews.not_invited',
  ]);
});

test.each([
  ['2026-05-01', true],
  ['2026-05-02', false],
  ['2025-05-02', true],
  ['2025-05-01', false],
])('a vendor names the wedding day %s on 2026-05-02: %o', (day, isGood) => expect(checkWeddingDay(day, '2026-05-02').ok).toBe(isGood));
