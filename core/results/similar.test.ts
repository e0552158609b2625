import { describe, expect, it } from 'vitest';
import { adviceFrom, comparisonOf, measuredOf, type Measured } from './similar.ts';

const counted = { visits: 12, impressions: 1_000, clicks: 25, conversations: 4, answerSeconds: 3_600, requests: 8, won: 2 };

describe('what can be said of a vendor', () => {
  it('is said of one with enough of everything', () =>
    expect(measuredOf(counted)).toEqual({ visits: 12, click_rate: 0.025, answer_seconds: 3_600, won_share: 0.25 }));
  it.each([
    ['its click rate below 500 views', { impressions: 499 }, 'click_rate'],
    ['its answers below three conversations', { conversations: 2 }, 'answer_seconds'],
    ['its share of requests below five', { requests: 4 }, 'won_share'],
  ] as const)('is not %s', (_, few, measure) => expect(measuredOf({ ...counted, ...few })[measure]).toBeNull());
});

describe('the group a vendor is compared with', () => {
  const group = (cityId: number | null, priceThird: number | null, vendors: number) => ({
    cityId,
    priceThird,
    vendors,
    low: 1,
    median: 2,
    high: 3,
  });
  it.each([
    ['is the narrowest with ten others', [11, 30, 40, 90], 'city_and_price'],
    ['is wider when the narrowest has nine', [10, 30, 40, 90], 'city'],
    ['keeps the price when the city is too small', [3, 9, 40, 90], 'price'],
    ['is the category at the widest', [3, 9, 10, 11], 'category'],
  ])('%s', (_, [narrow = 0, city = 0, price = 0, all = 0], basis) => {
    const groups = [group(null, null, all), group(5, null, city), group(null, 2, price), group(5, 2, narrow)];
    expect(comparisonOf(groups)?.basis).toBe(basis);
  });
  it('is none where the whole category has fewer', () => expect(comparisonOf([group(null, null, 10), group(5, 2, 4)])).toBeNull());
});

describe('the advice', () => {
  const own: Measured = { visits: 10, click_rate: 0.02, answer_seconds: 7_200, won_share: 0.3 };
  const none = { visits: null, click_rate: null, answer_seconds: null, won_share: null };
  it.each([
    ['is about the largest gap', { ...none, visits: 20, click_rate: 0.03, answer_seconds: 900 }, 'answer_faster'],
    ['is about visits when half of the others’ come', { ...none, visits: 20, click_rate: 0.021 }, 'be_seen'],
    ['is about the card when few click on it', { ...none, visits: 9, click_rate: 0.04 }, 'better_card'],
    ['is about quotations when few of them are accepted', { ...none, won_share: 0.5 }, 'win_more'],
  ])('%s', (_, medians, advice) => expect(adviceFrom(own, medians)?.advice).toBe(advice));
  it.each([
    ['where nothing can be compared', none],
    ['where the gap is below a fifth', { ...none, visits: 12, answer_seconds: 6_000 }],
    ['where the vendor is ahead', { visits: 5, click_rate: 0.01, answer_seconds: 9_000, won_share: 0.1 }],
    ['where half of the others have nothing', { ...none, visits: 0 }],
  ])('is none %s', (_, medians) => expect(adviceFrom(own, medians)).toBeNull());
  it('is none for who answers in the same second', () =>
    expect(adviceFrom({ ...own, answer_seconds: 0 }, { ...none, answer_seconds: 60 })).toBeNull());
});

it('says of a vendor what 500 views, three conversations and five requests bear, and nothing of one less', () => {
  const counted = { visits: 9, impressions: 500, clicks: 5, conversations: 3, answerSeconds: 60, requests: 5, won: 1 };
  expect(measuredOf(counted)).toEqual({ visits: 9, click_rate: 0.01, answer_seconds: 60, won_share: 0.2 });
  expect(measuredOf({ ...counted, impressions: 499, conversations: 2, requests: 4 })).toEqual({
    visits: 9,
    click_rate: null,
    answer_seconds: null,
    won_share: null,
  });
});
