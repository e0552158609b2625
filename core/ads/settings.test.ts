import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time.ts';
import { defaultAdRules } from './rules.ts';
import { type AdDraft, type AdSettings, budgetHint, checkSettings, isUndoable, needsHighCpcConfirmation } from './settings.ts';
import { outcomeOfSaving } from './status.ts';

const today = '2026-11-20';
const yesterday = '2026-11-19';
const tomorrow = '2026-11-21';
const draft: AdDraft = { cpc: 1_500, dailyBudget: 50_000, startsOn: null, endsOn: null, isEnabled: true };
const check = (change: Partial<AdDraft> = {}, previous: AdSettings | null = null, minimumCpcIdr = 500) =>
  checkSettings({ ...draft, ...change }, { today, minimumCpcIdr, rules: defaultAdRules, previous });
const refusedWith = (...refusals: object[]) => ({ ok: false, refusals });
const saved = (change: Partial<AdSettings> = {}): AdSettings => ({
  cpcIdr: 1_500,
  dailyBudget: { kind: 'limited', amountIdr: 50_000 },
  pacing: 'spread',
  period: { kind: 'custom', startsOn: '2026-11-01', endsOn: '2026-11-30' },
  isEnabled: true,
  ...change,
});

describe('what is accepted becomes settings', () => {
  test('a limited budget, always from now', () =>
    expect(check()).toEqual({
      ok: true,
      value: {
        cpcIdr: 1_500,
        dailyBudget: { kind: 'limited', amountIdr: 50_000 },
        pacing: 'spread',
        period: { kind: 'always' },
        isEnabled: true,
      },
    }));
  test('a daily budget of null is unlimited', () =>
    expect(check({ dailyBudget: null })).toMatchObject({ value: { dailyBudget: { kind: 'unlimited' } } }));
  test('a period from today to today', () =>
    expect(check({ startsOn: today, endsOn: today })).toMatchObject({
      value: { period: { kind: 'custom', startsOn: today, endsOn: today } },
    }));
  test('a start without an end runs on', () =>
    expect(check({ startsOn: tomorrow })).toMatchObject({ value: { period: { startsOn: tomorrow, endsOn: null } } }));
  test('an end without a start begins today', () =>
    expect(check({ endsOn: tomorrow })).toMatchObject({ value: { period: { startsOn: today, endsOn: tomorrow } } }));
  test('dates left out are always from now', () =>
    expect(check({ startsOn: undefined, endsOn: undefined })).toMatchObject({ value: { period: { kind: 'always' } } }));
});

describe('cost per click must be filled', () => {
  test.each([undefined, null, '', '  '])('%j', (cpc) =>
    expect(check({ cpc })).toEqual(refusedWith({ code: 'ads.cpc_required', field: 'cpc' })),
  );
});

describe('cost per click must not be lower than the minimum, higher than the maximum or between steps', () => {
  const below = { code: 'ads.cpc_below_minimum', field: 'cpc', params: { minimum: 500 } };
  const above = { code: 'ads.cpc_above_maximum', field: 'cpc', params: { maximum: 50_000 } };
  const between = { code: 'ads.cpc_not_in_steps', field: 'cpc', params: { step: 50 } };
  test.each([
    [0, below],
    [-0, below],
    [-500, below],
    [499, below],
    [450, below],
    [-1e308, below],
    [50_050, above],
    [1e308, above],
    [500.5, between],
    [501, between],
    [1_525, between],
  ])('%s', (cpc, refusal) => expect(check({ cpc, dailyBudget: null })).toEqual(refusedWith(refusal)));
  test.each([500, 550, 1_000, 50_000])('%s is accepted', (cpc) => expect(check({ cpc, dailyBudget: null }).ok).toBe(true));
  test('the minimum of the category is named', () =>
    expect(check({ cpc: 950 }, null, 1_000)).toEqual(
      refusedWith({ code: 'ads.cpc_below_minimum', field: 'cpc', params: { minimum: 1_000 } }),
    ));
});

describe('what is not a number is not guessed at', () => {
  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '500', 'Rp 500', true, [500], {}, 500n])('%s', (value) => {
    expect(check({ cpc: value, dailyBudget: null })).toEqual(refusedWith({ code: 'ads.not_a_number', field: 'cpc' }));
    expect(check({ dailyBudget: value })).toEqual(refusedWith({ code: 'ads.not_a_number', field: 'daily_budget' }));
  });
});

describe('daily budget', () => {
  const field = 'daily_budget';
  test.each([undefined, '', ' '])('%j: must be filled when limited', (dailyBudget) =>
    expect(check({ dailyBudget })).toEqual(refusedWith({ code: 'ads.daily_budget_required', field })),
  );
  test.each([0, -0, -1_000, 1_000, 1_499])('%s: must not be lower than cost per click', (dailyBudget) =>
    expect(check({ dailyBudget })).toEqual(refusedWith({ code: 'ads.daily_budget_below_cpc', field, params: { cpc: 1_500 } })),
  );
  test('may equal the cost per click', () => expect(check({ cpc: 2_000, dailyBudget: 2_000 }).ok).toBe(true));
  test.each([1_500, 50_500, 2_000.5])('%s: goes in steps', (dailyBudget) =>
    expect(check({ dailyBudget })).toEqual(refusedWith({ code: 'ads.daily_budget_not_in_steps', field, params: { step: 1_000 } })),
  );
  test('may be the maximum itself', () => expect(check({ dailyBudget: 10_000_000 }).ok).toBe(true));
  test.each([10_001_000, 1e308])('%s: has a maximum', (dailyBudget) =>
    expect(check({ dailyBudget })).toEqual(refusedWith({ code: 'ads.daily_budget_above_maximum', field, params: { maximum: 10_000_000 } })),
  );
  test('is measured against the minimum while the cost per click is wrong itself', () =>
    expect(check({ cpc: '', dailyBudget: 0 })).toEqual(
      refusedWith({ code: 'ads.cpc_required', field: 'cpc' }, { code: 'ads.daily_budget_below_cpc', field, params: { cpc: 500 } }),
    ));
});

describe('the period must be in the future', () => {
  const past = (field: string) => ({ code: 'ads.period_in_the_past', field });
  test('a start before today is refused', () => expect(check({ startsOn: yesterday })).toEqual(refusedWith(past('start_date'))));
  test('an end before today is refused', () => expect(check({ endsOn: yesterday })).toMatchObject({ refusals: [{ field: 'end_date' }] }));
  test('a period that is over is refused at both ends', () =>
    expect(check({ startsOn: '2026-11-01', endsOn: yesterday })).toEqual(refusedWith(past('start_date'), past('end_date'))));
  test('an end before the start is refused', () =>
    expect(check({ startsOn: '2026-11-25', endsOn: '2026-11-24' })).toEqual(
      refusedWith({ code: 'ads.period_end_before_start', field: 'end_date' }),
    ));
  test('the running start of the saved ad stays valid', () => {
    expect(check({ startsOn: '2026-11-01', endsOn: tomorrow }, saved()).ok).toBe(true);
    expect(check({ startsOn: '2026-11-02', endsOn: tomorrow }, saved())).toEqual(refusedWith(past('start_date')));
  });
  test('its end must not be over all the same', () =>
    expect(check({ startsOn: '2026-11-01', endsOn: yesterday }, saved())).toEqual(refusedWith(past('end_date'))));
  test.each([20261120, '', '2026-02-30', '20/11/2026', Number.NaN, true])('%j is not a date', (value) =>
    expect(check({ startsOn: value, endsOn: value })).toEqual(
      refusedWith({ code: 'ads.not_a_date', field: 'start_date' }, { code: 'ads.not_a_date', field: 'end_date' }),
    ),
  );
});

test('every wrong field is reported at once', () => {
  expect(check({ cpc: 10, dailyBudget: '', startsOn: yesterday, endsOn: 'soon' })).toMatchObject({
    refusals: [{ field: 'cpc' }, { field: 'daily_budget' }, { field: 'start_date' }, { field: 'end_date' }],
  });
});

describe('how the budget is used', () => {
  test.each(['spread', 'fast'] as const)('is what was chosen: %s', (pacing) =>
    expect(check({ pacing })).toMatchObject({ value: { pacing } }),
  );
  test('is spread over the day for a new ad of somebody who says nothing', () =>
    expect(check({ pacing: undefined })).toMatchObject({ value: { pacing: 'spread' } }));
  test.each(['spread', 'fast'] as const)('stays %s for those who say nothing', (pacing) =>
    expect(check({ startsOn: '2026-11-01', endsOn: '2026-11-30' }, saved({ pacing }))).toMatchObject({ value: { pacing } }),
  );
});

describe('switching off', () => {
  const ended = saved({ period: { kind: 'custom', startsOn: '2026-10-01', endsOn: '2026-10-31' } });
  const unchanged = { startsOn: '2026-10-01', endsOn: '2026-10-31' };
  test('an ended ad without changing anything is accepted', () =>
    expect(check({ ...unchanged, isEnabled: false }, ended, 2_000)).toEqual({ ok: true, value: { ...ended, isEnabled: false } }));
  test('and changing something is checked like any other', () =>
    expect(check({ ...unchanged, cpc: 2_000, isEnabled: false }, ended).ok).toBe(false));
  test('also when only the pacing changes', () => expect(check({ ...unchanged, pacing: 'fast', isEnabled: false }, ended).ok).toBe(false));
  test('switching an ended ad on needs a new period', () => expect(check(unchanged, ended).ok).toBe(false));
});

test('whatever is sent, what is accepted keeps daily budget >= cost per click >= minimum and a period that is not over', () => {
  const amount = fc.oneof(
    fc.integer({ min: -10, max: 400 }).map((n) => n * 500),
    fc.double(),
    fc.constantFrom(null, '', '500', -0),
  );
  const date = fc.oneof(
    fc.integer({ min: -3, max: 3 }).map((n) => addDays(today, n)),
    fc.constantFrom(null, '', 7),
  );
  fc.assert(
    fc.property(amount, amount, date, date, fc.boolean(), (cpc, dailyBudget, startsOn, endsOn, isEnabled) => {
      const result = checkSettings(
        { cpc, dailyBudget, startsOn, endsOn, isEnabled },
        { today, minimumCpcIdr: 1_000, rules: defaultAdRules, previous: null },
      );
      const holds =
        !result.ok ||
        (result.value.cpcIdr >= 1_000 &&
          (result.value.dailyBudget.kind === 'unlimited' || result.value.dailyBudget.amountIdr >= result.value.cpcIdr) &&
          (result.value.period.kind === 'always' ||
            (result.value.period.startsOn >= today &&
              (result.value.period.endsOn ?? result.value.period.startsOn) >= result.value.period.startsOn)));
      expect(holds).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

describe('after saving', () => {
  test.each([
    [null, { kind: 'displaying' } as const, 'created'],
    [null, { kind: 'scheduled', startsOn: tomorrow } as const, 'created'],
    [null, { kind: 'paused' } as const, 'created'],
    [null, { kind: 'out_of_credit' } as const, 'created_insufficient_credit'],
    [saved(), { kind: 'out_of_credit' } as const, 'updated'],
    [saved(), { kind: 'displaying' } as const, 'updated'],
  ])('%j and %j is %s', (previous, status, outcome) => expect(outcomeOfSaving(previous, status)).toBe(outcome));
});

describe('hints', () => {
  test('a budget below ten clicks says how many it buys', () => {
    expect(budgetHint({ kind: 'limited', amountIdr: 14_000 }, 1_500)).toEqual({ clicks: 9 });
    expect(budgetHint({ kind: 'limited', amountIdr: 15_000 }, 1_500)).toBeNull();
    expect(budgetHint({ kind: 'unlimited' }, 1_500)).toBeNull();
    expect(budgetHint({ kind: 'limited', amountIdr: 1_000 }, 0)).toBeNull();
    expect(budgetHint({ kind: 'limited', amountIdr: 9 }, 1)).toEqual({ clicks: 9 });
  });
  test('a cost per click above Rp 10 000 is asked about once', () => {
    expect(needsHighCpcConfirmation(10_000, defaultAdRules, null)).toBe(false);
    expect(needsHighCpcConfirmation(10_050, defaultAdRules, null)).toBe(true);
    expect(needsHighCpcConfirmation(10_050, defaultAdRules, saved({ cpcIdr: 10_050 }))).toBe(false);
    expect(needsHighCpcConfirmation(10_100, defaultAdRules, saved({ cpcIdr: 10_050 }))).toBe(true);
  });
});

describe('a change is undone with one press', () => {
  const now = { cpcIdr: 1_000, dailyBudget: { kind: 'unlimited' }, pacing: 'spread', period: { kind: 'always' }, isEnabled: true } as const;
  const before: AdDraft = { cpc: 1_000, dailyBudget: null, pacing: 'spread', startsOn: null, endsOn: null, isEnabled: true };
  const context = { today: '2026-11-20', minimumCpcIdr: 500, rules: defaultAdRules };
  test.each([
    ['to another price', { cpc: 1_500 }, {}, true],
    ['to a limited budget', { dailyBudget: 50_000 }, {}, true],
    ['to a pause', { isEnabled: false }, {}, true],
    ['to a period ahead', { startsOn: '2026-12-01' }, {}, true],
    ['not to a period that has begun', { startsOn: '2026-11-01' }, {}, false],
    ['not from a pause', {}, { isEnabled: false }, false],
    ['not to a price that is asked about', { cpc: defaultAdRules.confirmAboveCpcIdr + 50 }, {}, false],
    ['not to a price below the minimum', { cpc: 450 }, {}, false],
  ] as const)('%s', (_, was, change, is) => expect(isUndoable({ ...before, ...was }, { ...now, ...change }, context)).toBe(is));
});
