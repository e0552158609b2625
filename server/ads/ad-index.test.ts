// What this process charged is not undone by an ad that was read before.
import { expect, test } from 'vitest';
import { curveOf } from '../../core/ads/traffic.ts';
import { defaultAdRules } from '../../core/ads/rules.ts';
import { createAdIndex, type Advertiser } from './ad-index.ts';

const read: Advertiser = {
  vendorId: 1,
  accountId: 1,
  slug: 'kebun-melati',
  status: 1,
  reviewScore: 4,
  services: [{ categoryId: 1, cityId: 1 }],
  settings: {
    cpcIdr: 1_000,
    dailyBudget: { kind: 'limited', amountIdr: 20_000 },
    pacing: 'spread',
    period: { kind: 'always' },
    isEnabled: true,
  },
  version: 1,
  balanceIdr: 100_000,
  spend: { on: '2026-11-20', idr: 3_000 },
  planStart: null,
};
const later = { on: '2026-11-20', idr: 4_000 };
const index = () => createAdIndex(() => defaultAdRules, Math.random, { curve: () => curveOf(), at: () => ({ dealt: () => undefined }) });
const told = (after: ReturnType<typeof index>) => {
  const { balanceIdr, spend, version } = after.get(1) ?? {};
  return { balanceIdr, spend, version };
};

test('what was charged after an ad was read stays, whenever the read arrives', () => {
  const ads = index();
  ads.put(read);
  ads.charged(1, 99_000, later);
  ads.put({ ...read, version: 2 });
  expect(told(ads)).toEqual({ balanceIdr: 99_000, spend: later, version: 2 });
});

test('a read from after all charges says what the balance is', () => {
  const ads = index();
  ads.put(read);
  ads.charged(1, 99_000, later);
  for (const spend of [later, { on: '2026-11-20', idr: 5_000 }, { on: '2026-11-21', idr: 0 }]) {
    ads.put({ ...read, balanceIdr: 250_000, spend });
    expect(told(ads)).toEqual({ balanceIdr: 250_000, spend, version: 1 });
  }
});

test('of two charges heard of in the wrong order the later one stays, on the next day too', () => {
  const ads = index();
  ads.put(read);
  ads.charged(1, 98_000, { on: '2026-11-21', idr: 1_000 });
  ads.charged(1, 99_000, later);
  expect(told(ads)).toEqual({ balanceIdr: 98_000, spend: { on: '2026-11-21', idr: 1_000 }, version: 1 });
});
