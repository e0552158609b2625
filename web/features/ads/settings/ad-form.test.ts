import { describe, expect, test } from 'vitest';
import type { AdSetting, AdSummary } from '../../../../contract/ads.ts';
import { checkSettings } from '../../../../core/ads/settings.ts';
import { draftOfForm, formOf, rulesOf } from './ad-form.ts';

const summary: AdSummary = {
  revision: 0,
  is_enabled: false,
  status: 'none',
  status_reason: null,
  cpc: null,
  daily_budget: null,
  pacing: null,
  held_back_until: null,
  start_date: null,
  end_date: null,
  credit_balance: 0,
  spent_today: 0,
  refunded_today: 0,
  budget_left_today: null,
  recommended_cpc: { low: 900, mid: 1_250, high: 1_600, sample: 12, basis: 'category_and_city' },
  min_cpc: 500,
  max_cpc: 50_000,
  cpc_step: 50,
  confirm_above_cpc: 10_000,
  daily_budget_step: 1_000,
  max_daily_budget: 10_000_000,
  windows: { viewer_hours: 24, lead_days: 7, dispute_days: 30 },
  credit_days_left: null,
  last_30_days: { impressions: 0, clicks: 0, spending: 0, leads: 0, ctr: null, average_cpc: null, cost_per_lead: null, invalid_clicks: 0 },
  alerts: [],
};
const setting: AdSetting = {
  revision: 3,
  cpc: 1_500,
  daily_budget: 50_000,
  pacing: 'fast',
  start_date: '2026-12-01',
  end_date: null,
  is_enabled: false,
  status: 'paused',
  status_reason: { code: 'paused' },
  starts_on: '2026-12-01',
};
const today = '2026-11-20';

test('a new ad is proposed so that it can be saved as it is', () => {
  const draft = draftOfForm(formOf(null, summary), true);
  expect(draft).toEqual({ cpc: 1_250, dailyBudget: 25_000, pacing: 'spread', startsOn: null, endsOn: null, isEnabled: true });
  expect(checkSettings(draft, { today, minimumCpcIdr: summary.min_cpc, rules: rulesOf(summary), previous: null }).ok).toBe(true);
});

test('a saved ad goes through the form unchanged', () => {
  expect(draftOfForm(formOf(setting, summary), setting.is_enabled)).toEqual({
    cpc: 1_500,
    dailyBudget: 50_000,
    pacing: 'fast',
    startsOn: '2026-12-01',
    endsOn: null,
    isEnabled: false,
  });
  expect(draftOfForm(formOf({ ...setting, daily_budget: null, start_date: null }, summary), true)).toMatchObject({
    dailyBudget: null,
    startsOn: null,
  });
});

describe('what was asked for and not given is not taken for a choice', () => {
  const form = formOf(null, summary);
  test.each([
    ['a limit without an amount is no unlimited budget', { ...form, budget: null }, { dailyBudget: '' }],
    ['a custom period without a first day is not always', { ...form, isCustom: true }, { startsOn: '', endsOn: null }],
    [
      'a last day that is still to be chosen is not an open end',
      { ...form, isCustom: true, startsOn: '2026-12-01', hasEnd: true },
      { endsOn: '' },
    ],
  ])('%s', (_, given, expected) => expect(draftOfForm(given, true)).toMatchObject(expected));
});
