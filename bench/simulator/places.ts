// A listing in a period: the selections made for it, and the observations the engine would store.
import type { Candidate, Hand } from '../../core/ads/choosing.ts';
import { levelOf, scoreLevels } from '../../core/ads/market.ts';
import type { SimulatedPage } from './world.ts';

export const cardsPerPage = 3;

/** What the days were like, as the engine would have stored it. */
export interface MarketDay {
  readonly day: number;
  readonly placement: SimulatedPage['placement'];
  readonly category: number | null;
  readonly city: number | null;
  pages: number;
  cards: number;
  readonly lastPlace: number[];
  readonly nextPlace: number[];
}
/** A place in a span of five minutes: as many hands as the engine would draw in a second, but only those that are asked for. */
export interface OpenDeck {
  readonly draw: () => Hand<Candidate>;
  readonly hands: Hand<Candidate>[];
  readonly handsMax: number;
  turn: number;
  readonly seen: MarketDay;
}
export const drawsPerDeck = 20_000;

/** As the engine does: drawn until there are as many as it keeps, then dealt again in turn. */
export function nextHand(place: OpenDeck): Hand<Candidate> {
  if (place.hands.length < place.handsMax) place.hands.push(place.draw());
  place.turn += 1;
  return place.hands[(place.turn - 1) % place.hands.length] ?? place.draw();
}

/** One for a key, which names day and place; the first page of it starts the count. */
export function seenOf(market: Map<string, MarketDay>, key: string, day: number, page: SimulatedPage): MarketDay {
  const known = market.get(key);
  if (known !== undefined) return known;
  const levels = () => Array.from({ length: scoreLevels }, () => 0);
  const fresh = { day, ...page, pages: 0, cards: 0, lastPlace: levels(), nextPlace: levels() };
  market.set(key, fresh);
  return fresh;
}

/** Counts a page and the scores of the last card on it and of the first that found no room. */
export function note(seen: MarketDay, hand: Hand<Candidate>, cards: number): void {
  seen.pages += 1;
  seen.cards += cards;
  const last = levelOf(hand.scores[cardsPerPage - 1] ?? 0);
  const next = levelOf(hand.scores[cardsPerPage] ?? 0);
  seen.lastPlace[last] = (seen.lastPlace[last] ?? 0) + 1;
  seen.nextPlace[next] = (seen.nextPlace[next] ?? 0) + 1;
}
