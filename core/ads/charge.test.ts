import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOfBusinessDay } from '../time.ts';
import { type ArrivedClick, chargeOf, decideClicks } from './charge.ts';
import type { ClickFacts } from './click-validity.ts';
import { defaultAdRules as rules } from './rules.ts';
import type { AdSettings } from './settings.ts';
import type { AdFacts } from './status.ts';
import { clickOfAPerson } from './sample-click.examples.ts';

const today = '2026-11-20';
const now = startOfBusinessDay(today) + 3_600_000;
const settings = (change: Partial<AdSettings> = {}): AdSettings => ({
  cpcIdr: 1_000,
  dailyBudget: { kind: 'limited', amountIdr: 5_000 },
  pacing: 'fast',
  period: { kind: 'always' },
  isEnabled: true,
  ...change,
});
const ad = (change: Partial<AdFacts> = {}): AdFacts => ({
  settings: settings(),
  minimumCpcIdr: 500,
  balanceIdr: 100_000,
  spentTodayIdr: 0,
  vendorStatus: 1,
  ...change,
});
const facts = (change: Partial<ClickFacts> = {}): ClickFacts => clickOfAPerson(now, change);
const click = (n: number, change: Partial<ArrivedClick> = {}): ArrivedClick => ({
  vendorId: 1,
  tokenId: `token ${n}`,
  viewerKeys: [`device ${n}`],
  networkKey: 'net',
  shownCpcIdr: 1_000,
  facts: facts(),
  ...change,
});
const decide = (clicks: readonly ArrivedClick[], ads: [number, AdFacts][]) => decideClicks(clicks, new Map(ads), { now, rules });

describe('a valid click costs the cost per click it was shown with, or the current one if lower', () => {
  test.each([
    [1_000, 1_000, 1_000],
    [1_000, 1_500, 1_000],
    [1_500, 1_000, 1_000],
  ])('shown at %i, now %i: %i', (shownCpcIdr, cpcIdr, amountIdr) =>
    expect(chargeOf({ shownCpcIdr }, ad({ settings: settings({ cpcIdr }) }), today)).toEqual({
      outcome: 'charged',
      amountIdr,
      reason: null,
    }),
  );
});

describe('a valid click is free', () => {
  test.each([
    ['when the ad is paused', { settings: settings({ isEnabled: false }) }, 'ad_not_displaying'],
    [
      'when the ad has ended',
      { settings: settings({ period: { kind: 'custom', startsOn: '2026-11-01', endsOn: '2026-11-19' } }) },
      'ad_not_displaying',
    ],
    [
      'when the ad was moved to later',
      { settings: settings({ period: { kind: 'custom', startsOn: '2026-11-21', endsOn: null } }) },
      'ad_not_displaying',
    ],
    ['when the vendor is suspended', { vendorStatus: 2 }, 'ad_not_displaying'],
    ['when there is no ad', { settings: null }, 'ad_not_displaying'],
    ['when the credit lacks one Rupiah', { balanceIdr: 999 }, 'out_of_credit'],
    ['when the budget lacks one Rupiah', { spentTodayIdr: 4_001 }, 'budget_reached'],
    ['when both lack, for want of credit', { balanceIdr: 0, spentTodayIdr: 5_000 }, 'out_of_credit'],
  ] as const)('%s', (_, change, reason) =>
    expect(chargeOf({ shownCpcIdr: 1_000 }, ad(change), today)).toEqual({ outcome: 'free', amountIdr: 0, reason }),
  );
  test('but charged when credit and budget are just enough', () => {
    expect(chargeOf({ shownCpcIdr: 1_000 }, ad({ balanceIdr: 1_000, spentTodayIdr: 4_000 }), today).amountIdr).toBe(1_000);
  });
});

describe('a batch of clicks', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => click(n));
  const countCharged = (ads: [number, AdFacts][]) => decide(hundred, ads).outcomes.filter(({ outcome }) => outcome === 'charged').length;

  test.each([
    ['a budget of 5 clicks', 5_000, 5],
    ['a budget of 5 clicks and a Rupiah', 5_001, 5],
    ['a budget of 5 clicks less a Rupiah', 4_999, 4],
    ['a budget of five and a half clicks', 5_500, 5],
  ])('stops exactly at %s', (_, amountIdr, charged) =>
    expect(countCharged([[1, ad({ settings: settings({ dailyBudget: { kind: 'limited', amountIdr } }) })]])).toBe(charged),
  );
  test('charges one click when one is left', () => expect(countCharged([[1, ad({ balanceIdr: 1_000 })]])).toBe(1));
  test('gives back the balance and the spend after it', () => {
    expect(decide(hundred, [[1, ad()]]).ads.get(1)).toEqual(ad({ balanceIdr: 95_000, spentTodayIdr: 5_000 }));
  });
  test('leaves what it was given as it was', () => {
    const ads = new Map([[1, ad()]]);
    decideClicks(hundred, ads, { now, rules });
    expect(ads.get(1)).toEqual(ad());
  });

  const reasons = (...clicks: ArrivedClick[]) =>
    decide(clicks, [
      [1, ad()],
      [2, ad()],
    ]).outcomes.map(({ reason }) => reason);
  test('charges a token once', () => expect(reasons(click(1), click(2, { tokenId: 'token 1' }))).toEqual([null, 'token_used']));
  test('charges a viewer once, by any key it is known by', () =>
    expect(reasons(click(1, { viewerKeys: ['device 1', 'couple 7'] }), click(2, { viewerKeys: ['device 2', 'couple 7'] }))).toEqual([
      null,
      'repeat_viewer',
    ]));
  test('charges a viewer once who comes back after a month, and again with the same batch', () => {
    const back = { facts: facts({ lastCountedAt: now - 30 * 86_400_000 }), viewerKeys: ['device 1'] };
    expect(reasons(click(1, back), click(2, back))).toEqual([null, 'repeat_viewer']);
  });
  test('charges a viewer on two ads twice', () =>
    expect(reasons(click(1), click(2, { vendorId: 2, viewerKeys: ['device 1'] }))).toEqual([null, null]));
  test('lets a click follow that did not count before: a prefetch spends neither token nor viewer', () =>
    expect(reasons(click(1, { facts: facts({ isPrefetch: true }) }), click(1))).toEqual(['prefetch', null]));
  test('counts the network of the clicks before it', () => {
    const busy = facts({ clicksInNetworkHour: rules.clicksPerNetworkHourMax - 1 });
    expect(reasons(click(1, { facts: busy }), click(2, { facts: busy }))).toEqual([null, 'burst']);
    const lessBusy = { facts: facts({ clicksInNetworkHour: rules.clicksPerNetworkHourMax - 2 }) };
    expect(reasons(click(1, lessBusy), click(2, lessBusy), click(3, lessBusy))).toEqual([null, null, 'burst']);
  });
  test('has nothing to charge where the ad is gone or the token names none', () =>
    expect(reasons(click(1, { vendorId: 9 }), click(2, { vendorId: null, facts: facts({ token: 'unknown' }) }))).toEqual([
      'ad_not_displaying',
      'token_unknown',
    ]));
  test('a free click makes the next one of the viewer a repeat', () => {
    const { outcomes } = decide([click(1), click(2, { viewerKeys: ['device 1'] })], [[1, ad({ balanceIdr: 0 })]]);
    expect(outcomes.map(({ reason }) => reason)).toEqual(['out_of_credit', 'repeat_viewer']);
  });
});

describe('whatever arrives', () => {
  const anyAd = fc
    .record({
      cpc: fc.integer({ min: 1, max: 20 }),
      budget: fc.option(fc.integer({ min: 0, max: 60 })),
      balance: fc.integer({ min: 0, max: 60 }),
      spent: fc.integer({ min: 0, max: 30 }),
      isEnabled: fc.boolean(),
    })
    .map(({ cpc, budget, balance, spent, isEnabled }) =>
      ad({
        settings: settings({
          cpcIdr: cpc,
          isEnabled,
          dailyBudget: budget === null ? { kind: 'unlimited' } : { kind: 'limited', amountIdr: budget },
        }),
        minimumCpcIdr: 1,
        balanceIdr: balance,
        spentTodayIdr: spent,
      }),
    );
  const anyClick = fc
    .record({
      vendorId: fc.constantFrom(1, 2, 3),
      token: fc.integer({ min: 0, max: 12 }),
      viewer: fc.integer({ min: 0, max: 8 }),
      shown: fc.integer({ min: 1, max: 20 }),
      isBot: fc.boolean(),
    })
    .map(({ vendorId, token, viewer, shown, isBot }) =>
      click(token, { vendorId, viewerKeys: [`device ${viewer}`], shownCpcIdr: shown, facts: facts({ isBot }) }),
    );
  const world = fc.record({ first: anyAd, second: anyAd, clicks: fc.array(anyClick, { maxLength: 40 }) });

  test('no day goes over its budget, no balance below zero, and every Rupiah charged is accounted for', () => {
    fc.assert(
      fc.property(world, ({ first, second, clicks }) => {
        const { outcomes, ads } = decide(clicks, [
          [1, first],
          [2, second],
        ]);
        for (const [vendorId, before] of [
          [1, first],
          [2, second],
        ] as const) {
          const after = ads.get(vendorId) ?? before;
          const spent = outcomes.reduce((total, { amountIdr }, n) => total + (clicks[n]?.vendorId === vendorId ? amountIdr : 0), 0);
          const budget = before.settings?.dailyBudget;
          const limit = budget?.kind === 'limited' ? Math.max(budget.amountIdr, before.spentTodayIdr) : Number.MAX_SAFE_INTEGER;
          expect(after.balanceIdr).toBeGreaterThanOrEqual(0);
          expect(after.spentTodayIdr).toBeLessThanOrEqual(limit);
          expect(before.balanceIdr - after.balanceIdr).toBe(spent);
          expect(after.spentTodayIdr - before.spentTodayIdr).toBe(spent);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('no token and no viewer of an ad is charged twice, and never above either price', () => {
    fc.assert(
      fc.property(world, ({ first, second, clicks }) => {
        const { outcomes } = decide(clicks, [
          [1, first],
          [2, second],
        ]);
        const charged = clicks.filter((_, n) => outcomes[n]?.outcome === 'charged');
        expect(new Set(charged.map(({ tokenId }) => tokenId)).size).toBe(charged.length);
        expect(new Set(charged.map(({ vendorId, viewerKeys }) => `${vendorId} ${viewerKeys.join()}`)).size).toBe(charged.length);
        const dearest = clicks.map((one, n) => (outcomes[n]?.amountIdr ?? 0) - one.shownCpcIdr);
        expect(Math.max(0, ...dearest)).toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a batch decides as its clicks one after the other would', () => {
    fc.assert(
      fc.property(world, ({ first, second, clicks }) => {
        let ads: ReadonlyMap<number, AdFacts> = new Map([
          [1, first],
          [2, second],
        ]);
        const used = new Set<string>();
        const viewers = new Set<string>();
        const alone = clicks.map((one, n) => {
          const viewer = `${one.vendorId} ${one.viewerKeys.join()}`;
          const known = facts({
            ...one.facts,
            isTokenUsed: used.has(one.tokenId),
            lastCountedAt: viewers.has(viewer) ? now : null,
            clicksInNetworkHour: n,
          });
          const { outcomes, ads: after } = decideClicks([{ ...one, facts: known }], ads, { now, rules });
          ads = after;
          const counted = outcomes[0]?.outcome !== 'invalid';
          if (counted) used.add(one.tokenId);
          if (counted) viewers.add(viewer);
          return outcomes[0];
        });
        const together = decide(clicks, [
          [1, first],
          [2, second],
        ]);
        expect(together.outcomes).toEqual(alone);
        expect(together.ads).toEqual(ads);
      }),
      { numRuns: 500 },
    );
  });
});
