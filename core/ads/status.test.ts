import { describe, expect, test } from 'vitest';
import { startOfBusinessDay } from '../time.ts';
import type { AdSettings, DisplayPeriod } from './settings.ts';
import { type AdFacts, budgetLeftIdr, isInForce, statusOf } from './status.ts';

const today = '2026-11-20';
const noon = startOfBusinessDay(today) + 12 * 3_600_000;
const custom = (startsOn: string, endsOn: string | null): DisplayPeriod => ({ kind: 'custom', startsOn, endsOn });
const settings = (change: Partial<AdSettings> = {}): AdSettings => ({
  cpcIdr: 1_000,
  dailyBudget: { kind: 'limited', amountIdr: 5_000 },
  pacing: 'spread',
  period: { kind: 'always' },
  isEnabled: true,
  ...change,
});
const facts = (change: Partial<AdFacts> = {}): AdFacts => ({
  settings: settings(),
  minimumCpcIdr: 500,
  balanceIdr: 10_000,
  spentTodayIdr: 0,
  vendorStatus: 1,
  ...change,
});
const status = (change: Partial<AdFacts> = {}, now = noon) => statusOf({ ...facts(change), now });

describe('an ad displays only if the vendor is published and it is enabled, in its period, with credit and budget for a click', () => {
  const yesNo = [true, false];
  const combinations = yesNo.flatMap((isPublished) =>
    yesNo.flatMap((isEnabled) =>
      yesNo.flatMap((inPeriod) =>
        yesNo.flatMap((hasCredit) => yesNo.map((hasBudget) => ({ isPublished, isEnabled, inPeriod, hasCredit, hasBudget }))),
      ),
    ),
  );
  test('there are 32 combinations', () => expect(combinations).toHaveLength(32));
  test.each(combinations)('%j', ({ isPublished, isEnabled, inPeriod, hasCredit, hasBudget }) => {
    const given = facts({
      vendorStatus: isPublished ? 1 : 0,
      settings: settings({ isEnabled, period: inPeriod ? custom(today, today) : custom('2026-11-21', null) }),
      balanceIdr: hasCredit ? 1_000 : 999,
      spentTodayIdr: hasBudget ? 4_000 : 4_001,
    });
    const expected = !isPublished
      ? 'vendor_not_published'
      : !isEnabled
        ? 'paused'
        : !hasCredit
          ? 'out_of_credit'
          : !inPeriod
            ? 'scheduled'
            : !hasBudget
              ? 'daily_budget_reached'
              : 'displaying';
    expect(statusOf({ ...given, now: noon }).kind).toBe(expected);
    expect(expected === 'displaying').toBe(isPublished && isEnabled && inPeriod && hasCredit && hasBudget);
    expect(isInForce(given, today)).toBe(isPublished && isEnabled && inPeriod);
  });
});

test.each([
  [999, true],
  [1_000, true],
  [1_001, false],
])('an ad of Rp 1 000 a click is in force at a minimum of Rp %d: %s', (minimumCpcIdr, is) =>
  expect(isInForce(facts({ minimumCpcIdr }), today)).toBe(is),
);

describe('the cause that is named', () => {
  test.each([
    ['no ad', {}, { settings: null }, { kind: 'none' }],
    ['a suspended vendor', {}, { vendorStatus: 2 as const }, { kind: 'vendor_not_published' }],
    ['a paused ad that has ended is paused', { isEnabled: false, period: custom('2026-11-01', '2026-11-02') }, {}, { kind: 'paused' }],
    ['an ended ad', { period: custom('2026-11-01', '2026-11-19') }, { balanceIdr: 0 }, { kind: 'ended', endedOn: '2026-11-19' }],
    ['below a raised minimum', {}, { minimumCpcIdr: 1_050, balanceIdr: 0 }, { kind: 'below_minimum', minimumIdr: 1_050 }],
    ['an ad at the minimum displays', {}, { minimumCpcIdr: 1_000 }, { kind: 'displaying' }],
    ['a planned ad without credit asks for credit', { period: custom('2026-11-21', null) }, { balanceIdr: 0 }, { kind: 'out_of_credit' }],
    ['a planned ad', { period: custom('2026-11-21', null) }, { spentTodayIdr: 5_000 }, { kind: 'scheduled', startsOn: '2026-11-21' }],
    [
      'unlimited never reaches a budget',
      { dailyBudget: { kind: 'unlimited' as const } },
      { spentTodayIdr: 9_000_000 },
      { kind: 'displaying' },
    ],
  ])('%s', (_, change, rest, expected) => expect(status({ settings: settings(change), ...rest })).toEqual(expected));

  test('a reached budget says when it resumes: at the next midnight in Jakarta', () => {
    expect(status({ spentTodayIdr: 5_000 })).toEqual({ kind: 'daily_budget_reached', resumesAt: startOfBusinessDay('2026-11-21') });
  });
  test('unless this is the last day', () => {
    const lastDay = settings({ period: custom('2026-11-01', today) });
    expect(status({ settings: lastDay, spentTodayIdr: 5_000 })).toEqual({ kind: 'daily_budget_reached', resumesAt: null });
  });
});

describe('the first and the last day of a period belong to it, from 00:00:00 to 23:59:59 in Jakarta', () => {
  const period = settings({ period: custom(today, '2026-11-21') });
  test.each([
    ['2026-11-19T16:59:59.999Z', 'scheduled'],
    ['2026-11-19T17:00:00.000Z', 'displaying'],
    ['2026-11-21T16:59:59.999Z', 'displaying'],
    ['2026-11-21T17:00:00.000Z', 'ended'],
  ])('at %s it is %s', (instant, kind) => expect(status({ settings: period }, Date.parse(instant)).kind).toBe(kind));
});

describe('what is left of the daily budget', () => {
  test.each([
    [5_000, 0, 5_000],
    [5_000, 4_999, 1],
    [5_000, 5_000, 0],
    [5_000, 7_000, 0],
  ])('of %i after %i is %i', (amountIdr, spent, left) => expect(budgetLeftIdr({ kind: 'limited', amountIdr }, spent)).toBe(left));
});
