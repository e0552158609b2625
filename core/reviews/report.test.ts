import { expect, test } from 'vitest';
import { checkReportDetails, checkVerdict, mayReport, reportDetailsLengthMax } from './report.ts';

const codeOf = (
  outcome:
    | { readonly ok: true }
    | { readonly ok: false; readonly refusals: readonly [{ readonly code: string; readonly field?: string }, ...unknown[]] },
) => (outcome.ok ? 'yes' : `${outcome.refusals[0].code} ${outcome.refusals[0].field ?? ''}`.trim());

test('a review is reported once, while it is shown', () => {
  expect([
    codeOf(mayReport({ isShown: true, isReported: false })),
    codeOf(mayReport({ isShown: true, isReported: true })),
    codeOf(mayReport({ isShown: false, isReported: true })),
    codeOf(mayReport({ isShown: false, isReported: false })),
  ]).toEqual(['yes', 'reviews.already_reported', 'reviews.already_reported', 'reviews.removed']);
});

test('what a vendor adds may be empty, and is not endless', () => {
  expect(checkReportDetails('  \r\n ')).toEqual({ ok: true, value: '' });
  expect(checkReportDetails(` ${'a'.repeat(reportDetailsLengthMax)} `).ok).toBe(true);
  expect(codeOf(checkReportDetails('a'.repeat(reportDetailsLengthMax + 1)))).toBe('reviews.text_too_long details');
  expect(codeOf(checkReportDetails('a\u0000'))).toBe('reviews.text_invalid details');
});

test('a removal has a ground, and what is kept has none', () => {
  expect(checkVerdict({ verdict: 'kept', ground: 'private' })).toEqual({ ok: true, value: { verdict: 'kept' } });
  expect(checkVerdict({ verdict: 'removed', ground: 'private' })).toEqual({ ok: true, value: { verdict: 'removed', ground: 'private' } });
  expect(codeOf(checkVerdict({ verdict: 'removed', ground: null }))).toBe('reviews.ground_missing ground');
});
