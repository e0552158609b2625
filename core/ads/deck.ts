import type { Random } from './beta.ts';
import { type Candidate, type CtrPrior, chooseAds, defaultCtrPrior, type Hand } from './choosing.ts';

/**
 * Ads drawn ahead of time, so that what a page costs does not grow with the number of ads. A hand is one drawing: its best ads,
 * best first. A deck has several hands that are dealt in turn, so that visitors of the same second do not all see the same ads.
 */
export type Deck<C extends Candidate> = {
  /** How many hands are dealt in turn. */
  readonly size: number;
  /** The hand of a turn, any whole number from 0 on; consecutive turns go round the hands. Each hand is drawn when it is first asked for. */
  readonly handOf: (turn: number) => Hand<C>;
  /** A hand has room for every candidate there was: shuffling again brings nobody new. */
  readonly holdsAll: boolean;
  readonly shuffledAt: number;
};

/** Enough for the largest page (12) when most of them have just stopped displaying or are already on the page. */
const handSize = 32;
const handsMax = 32;
/** How many draws the hands of a deck may make: some ten milliseconds of its second. Few ads get many hands, a hundred thousand get one. */
const drawsPerDeck = 20_000;
/** How old a deck may be. Older, and a better ad waits; younger, and a busy server spends its time shuffling. */
const deckLifeMs = 1_000;

/** Whether a deck is missing or too old to be dealt from at `now`, epoch milliseconds. */
export function deckNeedsShuffle(deck: Deck<Candidate> | null, now: number): boolean {
  return deck === null || now - deck.shuffledAt >= deckLifeMs || now < deck.shuffledAt;
}

/** A fresh deck from all candidates of a placement, one per vendor. Only drawing a hand takes longer the more there are. */
export function shuffle<C extends Candidate>(
  candidates: readonly C[],
  random: Random,
  now: number,
  prior: CtrPrior = defaultCtrPrior,
): Deck<C> {
  const size = Math.min(handsMax, Math.max(1, Math.floor(drawsPerDeck / Math.max(1, candidates.length))));
  const hands: Hand<C>[] = [];
  return {
    size,
    handOf: (turn) => (hands[turn % size] ??= chooseAds({ candidates, count: handSize, random, prior })),
    holdsAll: candidates.length <= handSize,
    shuffledAt: now,
  };
}

/**
 * The ads for one page: the best `count` of a hand, without those that stopped displaying since and those already on the page. Never the same vendor twice.
 * Fewer than `count` when the hand runs out; then, unless its deck `holdsAll`, a new shuffle may find more.
 */
export function deal<C extends Candidate>(
  hand: Hand<C>,
  given: {
    readonly count: number;
    readonly isStillDisplaying: (vendorId: number) => boolean;
    readonly excludeVendorIds?: ReadonlySet<number>;
  },
): readonly C[] {
  const { count, isStillDisplaying, excludeVendorIds } = given;
  const dealt: C[] = [];
  for (const card of hand.ads) {
    if (dealt.length >= count) break;
    const isOnPage = excludeVendorIds?.has(card.vendorId) === true || dealt.some(({ vendorId }) => vendorId === card.vendorId);
    if (!isOnPage && isStillDisplaying(card.vendorId)) dealt.push(card);
  }
  return dealt;
}
