// Our ad selection compared with the policies of a log. It learns from rows that are not used to evaluate it.
import { type Candidate, chooseAds } from '../../core/ads/choosing.ts';
import type { LoggedRow } from './estimators.ts';
import type { Impression } from './log.ts';

/** Chances of each item on each position: `position item` → 0 to 1. */
export type Chances = ReadonlyMap<string, number>;

const drawings = 4_000;
const oneCpcIdr = 1_000;
/** What a model says of an item it hardly knows is drawn to the mean of all by so many displays. */
const smoothing = 100;
const folds = 5;

const keyOf = (position: string, item: string): string => `${position} ${item}`;
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Our choice among the items of `learned`, all at one price: how often each comes onto each position, over many drawings. */
export function ourChances(learned: readonly Impression[], random: () => number): Chances {
  const items = unique(learned.map(({ item }) => item));
  const positions = unique(learned.map(({ position }) => position)).toSorted();
  const candidates = items.map((item, vendorId): Candidate => {
    const own = learned.filter((row) => row.item === item);
    return { vendorId, cpcIdr: oneCpcIdr, impressions: own.length, clicks: own.reduce((sum, { click }) => sum + click, 0) };
  });
  const counts = new Map<string, number>();
  for (let drawing = 0; drawing < drawings; drawing += 1) {
    const { ads } = chooseAds({ candidates, count: positions.length, random });
    for (const [index, { vendorId }] of ads.entries()) {
      const key = keyOf(positions[index] ?? '', items[vendorId] ?? '');
      counts.set(key, (counts.get(key) ?? 0) + 1 / drawings);
    }
  }
  return counts;
}

/** Every item on every position alike. */
export function uniformChances(rows: readonly Impression[]): Chances {
  const items = unique(rows.map(({ item }) => item));
  const positions = unique(rows.map(({ position }) => position));
  return new Map(positions.flatMap((position) => items.map((item) => [keyOf(position, item), 1 / items.length] as const)));
}

/** The log as a policy with these chances sees it, with a model made of the other log. */
export function seenBy(chances: Chances, log: readonly Impression[], modelledOn: readonly Impression[]): LoggedRow[] {
  const model = modelOf(modelledOn);
  const positions = unique(log.map(({ position }) => position));
  const ofPolicy = new Map(
    positions.map((position) => [
      position,
      [...chances].reduce((sum, [key, chance]) => (key.startsWith(`${position} `) ? sum + chance * model(key) : sum), 0),
    ]),
  );
  return log.map(({ position, item, click, propensity }) => ({
    weight: (chances.get(keyOf(position, item)) ?? 0) / propensity,
    reward: click,
    modelled: model(keyOf(position, item)),
    modelledOfPolicy: ofPolicy.get(position) ?? 0,
  }));
}

/** Click-through rates by item, drawn to that of all. Positions differ too little in such logs to be told apart. */
function modelOf(rows: readonly Impression[]): (key: string) => number {
  const mean = rows.reduce((sum, { click }) => sum + click, 0) / rows.length;
  const sums = new Map<string, { displays: number; clicks: number }>();
  for (const { item, click } of rows) {
    const sum = sums.get(item) ?? { displays: 0, clicks: 0 };
    sums.set(item, { displays: sum.displays + 1, clicks: sum.clicks + click });
  }
  return (key) => {
    const { displays = 0, clicks = 0 } = sums.get(key.slice(key.indexOf(' ') + 1)) ?? {};
    return (clicks + smoothing * mean) / (displays + smoothing);
  };
}

/** The log as ours sees it, each fifth with what was learned from the other four and from another log: nothing judges what it taught. */
export function seenInFolds(log: readonly Impression[], other: readonly Impression[], random: () => number): LoggedRow[] {
  return Array.from({ length: folds }, (_, fold) => {
    const learned = [...other, ...log.filter((__, index) => index % folds !== fold)];
    const judging = log.filter((__, index) => index % folds === fold);
    return seenBy(ourChances(learned, random), judging, learned);
  }).flat();
}
