// Estimates what another policy would have earned, from the log of one policy.

/** One logged decision, seen with the eyes of the policy in question. */
export interface LoggedRow {
  /** How likely the policy in question takes the logged action, over how likely the logging one did. */
  readonly weight: number;
  /** What came of it: 1 for a click. */
  readonly reward: number;
  /** What a model, made without this row, expects of the logged action. */
  readonly modelled: number;
  /** What it expects of the policy in question: the mean over its actions. */
  readonly modelledOfPolicy: number;
}
export type Estimator = (rows: readonly LoggedRow[]) => number;

const meanOf = (rows: readonly LoggedRow[], of: (row: LoggedRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0) / rows.length;

/** Inverse propensity scores: right on average whatever the log looks like, at the price of a wide interval. (Horvitz and Thompson) */
export const ips: Estimator = (rows) => meanOf(rows, ({ weight, reward }) => weight * reward);

/** The same over the sum of weights instead of rows: a little off in small logs, much steadier. (Swaminathan and Joachims, 2015) */
export const snips: Estimator = (rows) => {
  const weights = rows.reduce((sum, { weight }) => sum + weight, 0);
  return weights === 0 ? 0 : rows.reduce((sum, { weight, reward }) => sum + weight * reward, 0) / weights;
};

/** Doubly robust: the model's word, corrected where the log knows better; right when either is. (Dudík, Langford and Li, 2011) */
export const doublyRobust: Estimator = (rows) =>
  meanOf(rows, ({ weight, reward, modelled, modelledOfPolicy }) => modelledOfPolicy + weight * (reward - modelled));

/** How many rows of one's own log would be as good. */
export function effectiveRows(rows: readonly LoggedRow[]): number {
  const sum = rows.reduce((total, { weight }) => total + weight, 0);
  const squares = rows.reduce((total, { weight }) => total + weight ** 2, 0);
  return squares === 0 ? 0 : sum ** 2 / squares;
}

/** The middle 95 % of what the estimator says of logs drawn from this one with replacement. */
export function bootstrap(
  rows: readonly LoggedRow[],
  estimator: Estimator,
  { random, rounds }: { readonly random: () => number; readonly rounds: number },
): { readonly low: number; readonly high: number } {
  const drawn = Array.from({ length: rounds }, () => {
    const sample = Array.from(rows, (row) => rows[Math.floor(random() * rows.length)] ?? row);
    return estimator(sample);
  }).toSorted((one, other) => one - other);
  const at = (share: number) => drawn[Math.min(drawn.length - 1, Math.floor(share * drawn.length))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}
