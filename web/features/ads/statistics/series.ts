import type { AdStatistic } from '../../../../contract/ads.ts';

/** The four series in the order in which a couple becomes a client. (spec 2, statistics graph) */
export const seriesKeys = ['impressions', 'clicks', 'spending', 'leads'] as const;
export type SeriesKey = (typeof seriesKeys)[number];
export type Figures = Readonly<Record<SeriesKey, number>>;
export type Slot = AdStatistic['series'][number];

type Look = {
  /** A custom property of the tokens. */
  readonly color: string;
  readonly dash: string;
  /** Drawn around 0,0 at a radius of 4. */
  readonly marker: string;
};

/** Colour, dash and marker of each line: any one of the three alone tells them apart. */
export const looks: Readonly<Record<SeriesKey, Look>> = {
  impressions: { color: 'var(--series-displayed)', dash: 'none', marker: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z' },
  clicks: { color: 'var(--series-clicked)', dash: '9 4', marker: 'M-3.5 -3.5h7v7h-7z' },
  spending: { color: 'var(--series-spent)', dash: '2 4', marker: 'M0 -4.5L4.5 3.5H-4.5z' },
  leads: { color: 'var(--series-leads)', dash: '10 4 2 4', marker: 'M0 -5L5 0L0 5L-5 0z' },
};
