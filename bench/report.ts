/** A figure and what it is held against, measured in the same run. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly unit: '/s' | 'ms' | 'MB' | 'count';
  readonly baseline: { readonly name: string; readonly measured: number } | null;
  /** Of the ratio to the baseline, or of the figure itself where there is none. */
  readonly target: { readonly must: number; readonly aim: number; readonly isCeiling: boolean } | null;
}
export type Add = (figure: Figure) => void;

/** A target from below: below `must` it is missed, from `aim` on it is all that was wanted. */
export const floor = (must: number, aim: number) => ({ must, aim, isCeiling: false });
/** A target from above: above `must` it is missed, up to `aim` it is all that was wanted. */
export const ceiling = (must: number, aim: number) => ({ must, aim, isCeiling: true });

const shown = (n: number): string => (n >= 100 ? Math.round(n).toLocaleString('en-US') : n.toFixed(n < 10 ? 2 : 1));
/** What the target is about. */
const judged = ({ measured, baseline }: Figure): number => (baseline === null ? measured : measured / baseline.measured);

/** Empty for a figure without a target. */
export function verdictOf(figure: Figure): 'aim' | 'must' | 'missed' | '' {
  const { target } = figure;
  if (target === null) return '';
  const reaches = (limit: number): boolean => (target.isCeiling ? judged(figure) <= limit : judged(figure) >= limit);
  return reaches(target.aim) ? 'aim' : reaches(target.must) ? 'must' : 'missed';
}

/** Targets that are a share of what was measured have no end of digits. */
const inShort = (target: number): number => Number(target.toPrecision(3));

/** As Markdown, one row a figure. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${shown(figure.measured)} ${figure.unit}`,
    figure.baseline === null ? '' : `${shown(judged(figure))} × ${figure.baseline.name} (${shown(figure.baseline.measured)})`,
    figure.target === null
      ? ''
      : `${figure.target.isCeiling ? '≤' : '≥'} ${inShort(figure.target.must)}, aim ${inShort(figure.target.aim)}`,
    verdictOf(figure),
  ]);
  const heading = ['what', 'measured', 'against the baseline', 'target', 'reached'];
  return [heading, heading.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
