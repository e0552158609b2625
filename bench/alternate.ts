/** A rate and its baseline, measured in turns: what slows the machine down for a while slows both. */
export interface Compared<T> {
  readonly baseline: number;
  readonly ours: T;
}

/** NaN of no values. */
export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Baseline, ours, baseline, ours …; the last of ours stands for its other figures, with the mean of all rates. */
export async function alternate<T extends { readonly perSecond: number }>(
  rounds: number,
  baseline: () => Promise<number>,
  ours: () => Promise<T>,
): Promise<Compared<T>> {
  const baselines: number[] = [];
  const rates: number[] = [];
  let last: T | null = null;
  for (let i = 0; i < rounds; i++) {
    baselines.push(await baseline());
    last = await ours();
    rates.push(last.perSecond);
  }
  if (last === null) throw new RangeError('at least one round');
  return { baseline: mean(baselines), ours: { ...last, perSecond: mean(rates) } };
}
