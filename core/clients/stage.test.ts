import { describe, expect, test } from 'vitest';
import { startOfBusinessDay } from '../time.ts';
import { checkLoss, type Happened, lossToConfirm, type Offer, type Stage, stageOf } from './stage.ts';

const day = (n: number): number => startOfBusinessDay(`2026-11-${String(n).padStart(2, '0')}`) + 1;
const nothing: Happened = { contactAt: null, answerAt: null, requestsAt: [], quotedAt: [], acceptedAt: [], weddingOn: null };
const now = day(20);
const stage = (happened: Partial<Happened>, move: { stage: Stage; at: number } | null = null, at = now) =>
  stageOf({ ...nothing, ...happened }, move, at)?.stage ?? null;

describe('what happens moves a couple on', () => {
  test.each<[string, Partial<Happened>, Stage | null]>([
    ['nothing happened', {}, null],
    ['a first message or number', { contactAt: day(1) }, 'new'],
    ['a request from before contacts were recorded', { requestsAt: [day(1)] }, 'new'],
    ['the vendor answered', { contactAt: day(1), answerAt: day(2) }, 'answered'],
    ['the vendor wrote first', { answerAt: day(2) }, 'answered'],
    ['a quotation was sent', { contactAt: day(1), answerAt: day(2), quotedAt: [day(3)] }, 'quoted'],
    ['quoted before anything was written', { contactAt: day(1), quotedAt: [day(2)], answerAt: day(3) }, 'quoted'],
    ['a new request after the quotation', { quotedAt: [day(2)], requestsAt: [day(1), day(3)] }, 'quoted'],
    ['accepted', { quotedAt: [day(2)], acceptedAt: [day(4)] }, 'booked'],
    ['accepted, a second quotation later', { quotedAt: [day(2), day(6)], acceptedAt: [day(4)] }, 'booked'],
    ['the wedding is today', { acceptedAt: [day(4)], weddingOn: '2026-11-20' }, 'booked'],
    ['the wedding was yesterday', { acceptedAt: [day(4)], weddingOn: '2026-11-19' }, 'done'],
    ['accepted after the day it names', { acceptedAt: [day(18)], weddingOn: '2026-11-10' }, 'done'],
    ['the wedding is over and nothing was booked', { quotedAt: [day(4)], weddingOn: '2026-11-10' }, 'quoted'],
  ])('%s', (_, happened, expected) => expect(stage(happened)).toBe(expected));
});

describe('what the vendor chose holds until something later leads further', () => {
  test.each<[string, Stage, Partial<Happened>, Stage]>([
    ['nothing later', 'quoted', { contactAt: day(1), answerAt: day(2) }, 'quoted'],
    ['back from booked', 'quoted', { acceptedAt: [day(4)] }, 'quoted'],
    ['accepted later', 'quoted', { quotedAt: [day(3)], acceptedAt: [day(12)] }, 'booked'],
    ['the vendor answers later', 'quoted', { answerAt: day(12) }, 'quoted'],
    ['a message to a lost couple', 'lost', { contactAt: day(1), answerAt: day(12) }, 'lost'],
    ['a lost couple asks again', 'lost', { requestsAt: [day(2), day(12)] }, 'new'],
    ['a lost couple is quoted again', 'lost', { quotedAt: [day(2), day(12)] }, 'quoted'],
    ['a lost couple accepts', 'lost', { quotedAt: [day(2)], acceptedAt: [day(13)] }, 'booked'],
    ['booked elsewhere, the wedding passes', 'booked', { weddingOn: '2026-11-15' }, 'done'],
    ['marked as booked after the wedding', 'booked', { weddingOn: '2026-11-05' }, 'booked'],
    ['what happened at the very moment of the choice', 'new', { answerAt: day(10) }, 'new'],
    ['a first contact recorded later of a lost couple', 'lost', { contactAt: day(12) }, 'lost'],
    ['a lost couple asks again and is answered a day later', 'lost', { requestsAt: [day(12)], answerAt: day(13) }, 'answered'],
    ['a lost couple asks again and is answered at the same moment', 'lost', { requestsAt: [day(12)], answerAt: day(12) }, 'answered'],
    ['done stays done', 'done', { requestsAt: [day(12)], quotedAt: [day(13)], acceptedAt: [day(14)] }, 'done'],
  ])('%s', (_, chosen, happened, expected) => expect(stage(happened, { stage: chosen, at: day(10) })).toBe(expected));

  test('the wedding is over when its day ends, and what the vendor puts as booked from then on stays', () => {
    const over = startOfBusinessDay('2026-11-20');
    expect(stage({ acceptedAt: [day(4)], weddingOn: '2026-11-19' }, null, over - 1)).toBe('booked');
    expect(stage({ acceptedAt: [day(4)], weddingOn: '2026-11-19' }, null, over)).toBe('done');
    expect(stage({ weddingOn: '2026-11-19' }, { stage: 'booked', at: over }, over)).toBe('booked');
  });

  test('reopened from lost by hand, it is where it was put', () => {
    expect(stage({ contactAt: day(1), quotedAt: [day(3)] }, { stage: 'answered', at: day(11) })).toBe('answered');
  });

  test('says since when, and by whom', () => {
    expect(stageOf({ ...nothing, acceptedAt: [day(2)], weddingOn: '2026-11-09' }, null, now)).toEqual({
      stage: 'done',
      since: startOfBusinessDay('2026-11-10'),
      isByHand: false,
    });
    expect(stageOf({ ...nothing, requestsAt: [day(1), day(3)] }, null, now)).toEqual({ stage: 'new', since: day(1), isByHand: false });
    expect(stageOf({ ...nothing, quotedAt: [day(3)] }, { stage: 'quoted', at: day(2) }, now)).toMatchObject({ isByHand: true });
    expect(stageOf(nothing, { stage: 'lost', at: 5 }, now)).toEqual({ stage: 'lost', since: 5, isByHand: true });
  });
});

describe('a loss to confirm', () => {
  const quoted = { stage: 'quoted', since: day(3), isByHand: false } as const;
  const offer = (part: Partial<Offer>): Offer => ({ status: 'declined', ground: null, reason: null, closedAt: day(5), ...part });
  test.each<[string, readonly Offer[], object | null]>([
    ['nothing was sent', [], null],
    ['one is open', [offer({}), offer({ status: 'open', closedAt: null })], null],
    ['one was accepted', [offer({}), offer({ status: 'accepted' })], null],
    ['declined without a word', [offer({})], { reason: null, words: '' }],
    ['declined for the price', [offer({ ground: 'too_expensive', reason: 'Mahal' })], { reason: 'too_expensive', words: 'Mahal' }],
    ['another was chosen', [offer({ ground: 'chose_other' })], { reason: 'chose_another', words: '' }],
    ['the date', [offer({ ground: 'date' })], { reason: 'date_taken', words: '' }],
    ['not now', [offer({ ground: 'not_now', reason: 'Batal menikah' })], { reason: 'other', words: 'Batal menikah' }],
    ['words alone', [offer({ reason: 'Batal menikah' })], { reason: 'other', words: 'Batal menikah' }],
    ['nobody answered in time', [offer({ status: 'expired' })], { reason: 'no_answer', words: '' }],
    [
      'the last one decides',
      [offer({ ground: 'too_expensive' }), offer({ status: 'withdrawn', closedAt: day(6) })],
      { reason: null, words: '' },
    ],
    ['put there after it ended', [offer({ closedAt: day(2) })], null],
    ['put there as it ended', [offer({ closedAt: day(3) })], { reason: null, words: '' }],
  ])('%s', (_, offers, expected) => expect(lossToConfirm(quoted, offers)).toEqual(expected));

  test('only of a couple that was quoted', () => {
    expect(lossToConfirm({ ...quoted, stage: 'answered' }, [offer({})])).toBeNull();
  });
});

describe('why a couple is lost', () => {
  test.each([
    [{ reason: null, words: '' }, 'clients.reason_required'],
    [{ reason: 'weather', words: '' }, 'clients.reason_required'],
    [{ reason: 'other', words: '  ' }, 'clients.reason_unclear'],
    [{ reason: 'other', words: 'x'.repeat(301) }, 'clients.text_too_long'],
    [{ reason: 'no_answer', words: '\u202e' }, 'catalogue.text_invalid'],
  ])('%j is refused', (loss, code) => {
    const checked = checkLoss(loss);
    expect(checked.ok ? null : checked.refusals[0].code).toBe(code);
  });

  test('a reason of the list needs no words', () => {
    expect(checkLoss({ reason: 'date_taken', words: ' ' })).toEqual({ ok: true, value: { reason: 'date_taken', words: '' } });
  });
});
