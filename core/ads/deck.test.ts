import { describe, expect, test } from 'vitest';
import type { Candidate } from './choosing.ts';
import { type Deck, deal, deckNeedsShuffle, shuffle } from './deck.ts';

/** Park and Miller's generator: chance with a seed. */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
const ads = (count: number): Candidate[] =>
  Array.from({ length: count }, (_, n) => ({ vendorId: n + 1, cpcIdr: 1_000, impressions: 0, clicks: 0 }));
const everyone = () => true;
const handsOf = ({ size, handOf }: Deck<Candidate>) => Array.from({ length: size }, (_, turn) => handOf(turn));

describe('a deck', () => {
  const deck = shuffle(ads(100), seeded(1), 5_000);
  test('is shuffled anew after a second, or when the clock was put back', () => {
    expect(deckNeedsShuffle(null, 0)).toBe(true);
    expect(deckNeedsShuffle(deck, 5_000)).toBe(false);
    expect(deckNeedsShuffle(deck, 5_999)).toBe(false);
    expect(deckNeedsShuffle(deck, 6_000)).toBe(true);
    expect(deckNeedsShuffle(deck, 4_999)).toBe(true);
  });
  test('holds no more of many ads than a page can need', () => {
    expect(handsOf(deck).every(({ ads }) => ads.length === 32)).toBe(true);
    expect(deck.holdsAll).toBe(false);
    expect(shuffle(ads(32), seeded(1), 0).holdsAll).toBe(true);
  });
  test('has few hands for many ads and many for few, so that the cost of a deck stays bounded', () => {
    expect(shuffle(ads(10), seeded(1), 0).size).toBe(32);
    expect(shuffle(ads(10_000), seeded(1), 0).size).toBe(2);
    expect(shuffle(ads(15_000), seeded(1), 0).size).toBe(1);
    expect(shuffle(ads(30_000), seeded(1), 0).size).toBe(1);
  });
  test('draws a hand when its turn comes, and once', () => {
    let draws = 0;
    const lazy = shuffle(ads(100), () => (draws++, 0.5), 0);
    expect(draws).toBe(0);
    const first = lazy.handOf(0);
    const drawn = draws;
    expect(drawn).toBeGreaterThan(0);
    expect(lazy.handOf(lazy.size)).toBe(first);
    expect(draws).toBe(drawn);
    expect(lazy.handOf(1)).not.toBe(first);
    expect(draws).toBeGreaterThan(drawn);
  });
  test('without ads deals none', () => {
    expect(deal(shuffle([], seeded(1), 0).handOf(4), { count: 3, isStillDisplaying: everyone })).toEqual([]);
  });
});

describe('a page', () => {
  const deck = shuffle(ads(50), seeded(2), 0);
  const idsOf = (cards: readonly Candidate[]) => cards.map(({ vendorId }) => vendorId);

  test('gets the best ads of the hand whose turn it is', () => {
    expect(deal(deck.handOf(0), { count: 3, isStillDisplaying: everyone })).toEqual(deck.handOf(0).ads.slice(0, 3));
    expect(deal(deck.handOf(deck.size + 1), { count: 3, isStillDisplaying: everyone })).toEqual(deck.handOf(1).ads.slice(0, 3));
  });
  test('shows no ad that stopped displaying since the shuffle', () => {
    const [first = 0] = idsOf(deck.handOf(0).ads);
    const dealt = deal(deck.handOf(0), { count: 3, isStillDisplaying: (vendorId) => vendorId !== first });
    expect(dealt).toEqual(deck.handOf(0).ads.slice(1, 4));
  });
  test('shows no vendor that is already on it', () => {
    const [first = 0, second = 0] = idsOf(deck.handOf(0).ads);
    const dealt = deal(deck.handOf(0), { count: 2, isStillDisplaying: everyone, excludeVendorIds: new Set([first, second]) });
    expect(dealt).toEqual(deck.handOf(0).ads.slice(2, 4));
  });
  test('never shows a vendor twice, even when the candidates hold it twice', () => {
    const doubled = shuffle([...ads(5), ...ads(5)], seeded(3), 0);
    const ids = idsOf(deal(doubled.handOf(0), { count: 12, isStillDisplaying: everyone }));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(5);
  });
  test('visitors of the same second see different ads in turn', () => {
    const first = new Set(
      Array.from({ length: 32 }, (_, turn) => deal(deck.handOf(turn), { count: 1, isStillDisplaying: everyone })[0]?.vendorId),
    );
    expect(first.size).toBeGreaterThan(10);
  });
});
