import { describe, expect, test } from 'vitest';
import { endOfBusinessDay } from '../time.ts';
import { afterAct, mayFollow, type QuotationAct, type QuotationStatus, quotationStatuses } from './status.ts';

const validUntil = '2026-12-04';
const inTime = endOfBusinessDay(validUntil) - 1;
const acts: readonly QuotationAct[] = ['edit', 'send', 'view', 'accept', 'decline', 'withdraw', 'replace', 'expire'];
const after = (state: QuotationStatus, act: QuotationAct, now = inTime) => {
  const outcome = afterAct({ state, validUntil }, act, now);
  return outcome.ok ? outcome.value : outcome.refusals[0].code;
};

/** Every line there is; all other pairs are refused. */
const lines: Readonly<Partial<Record<QuotationStatus, Partial<Record<QuotationAct, QuotationStatus>>>>> = {
  draft: { edit: 'draft', send: 'sent' },
  sent: { view: 'viewed', accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', replace: 'replaced' },
  viewed: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', replace: 'replaced' },
};

describe.each(quotationStatuses)('%s', (state) => {
  test.each(acts)('%s', (act) => {
    const refusal = state === 'expired' && act !== 'expire' ? 'quotations.expired' : 'quotations.status_changed';
    expect(after(state, act)).toBe(lines[state]?.[act] ?? refusal);
  });
});

describe('when its day is over in Jakarta', () => {
  const late = inTime + 1;
  test.each(['sent', 'viewed'] as const)('%s can no longer be decided, only expire', (state) => {
    expect(after(state, 'accept', late)).toBe('quotations.expired');
    expect(after(state, 'decline', late)).toBe('quotations.expired');
    expect(after(state, 'expire', late)).toBe('expired');
    expect(after(state, 'expire', inTime)).toBe('quotations.status_changed');
  });
  test('the vendor can still replace it', () => expect(after('viewed', 'replace', late)).toBe('replaced'));
  test.each(['accepted', 'declined', 'withdrawn', 'replaced', 'draft'] as const)('%s never expires', (state) =>
    expect(after(state, 'expire', late)).toBe('quotations.status_changed'),
  );
});

test('a new version follows what the couple has had and has not accepted', () => {
  expect(quotationStatuses.filter((state) => mayFollow(state).ok)).toEqual(['sent', 'viewed', 'declined', 'expired', 'withdrawn']);
});
