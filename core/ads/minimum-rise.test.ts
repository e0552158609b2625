import { expect, test } from 'vitest';
import { riseAbove } from './minimum-rise.ts';
import { type AdRules, defaultAdRules } from './rules.ts';
import type { AdSettings } from './settings.ts';

const ad: AdSettings = {
  cpcIdr: 1_500,
  dailyBudget: { kind: 'unlimited' },
  pacing: 'spread',
  period: { kind: 'always' },
  isEnabled: true,
};
const rules = (minimumCpcIdr: number): AdRules => ({ ...defaultAdRules, minimumCpcIdr, minimumCpcIdrByCategoryId: { 6: 3_000 } });
const at = Date.parse('2026-12-01T00:00:00+07:00');
const ahead = [
  { from: at, rules: rules(1_500) },
  { from: at + 1_000, rules: rules(2_000) },
  { from: at + 2_000, rules: rules(4_000) },
];
const given = { now: rules(500), ahead, categoryIds: [3] };

test.each([
  ['the first minimum above its price stops an ad', ad, given, { from: at + 1_000, minimumIdr: 2_000 }],
  [
    'an ad at the lowest price of today shows, and hears of the rise',
    ad,
    { ...given, now: rules(1_500) },
    { from: at + 1_000, minimumIdr: 2_000 },
  ],
  ['a price that is the lowest one still shows', { ...ad, cpcIdr: 4_000 }, given, null],
  ['the minimum is that of its main category', ad, { ...given, categoryIds: [6], now: defaultAdRules }, { from: at, minimumIdr: 3_000 }],
  ['an ad that is below already does not hear of it', ad, { ...given, now: rules(2_000) }, null],
  ['an ad that is switched off does not hear of it', { ...ad, isEnabled: false }, given, null],
  [
    'an ad that is over by then does not hear of it',
    { ...ad, period: { kind: 'custom', startsOn: '2026-11-20', endsOn: '2026-11-30' } },
    given,
    null,
  ],
  [
    'an ad whose last day is that day does',
    { ...ad, period: { kind: 'custom', startsOn: '2026-11-20', endsOn: '2026-12-01' } },
    given,
    { from: at + 1_000, minimumIdr: 2_000 },
  ],
  ['nothing ahead, nothing to hear', ad, { ...given, ahead: [] }, null],
] as const)('%s', (_, settings, facts, expected) => expect(riseAbove(settings, facts)).toEqual(expected));
