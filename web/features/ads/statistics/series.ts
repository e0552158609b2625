import type { AdStatistic } from '../../../../contract/ads.ts';

/** The four series in the order in which a couple becomes a client. (spec 2, statistics graph) */
export const seriesKeys = ['impressions', 'clicks', 'spending', 'leads'] as const;
export type SeriesKey = (typeof seriesKeys)[number];
export type Figures = Readonly<Record<SeriesKey, number>>;
export type Slot = AdStatistic['series'][number];

/** The colour of each series, a custom property of the tokens. Each has a panel with its name, so that colour is never the only sign. */
export const colors: Readonly<Record<SeriesKey, string>> = {
  impressions: 'var(--series-displayed)',
  clicks: 'var(--series-clicked)',
  spending: 'var(--series-spent)',
  leads: 'var(--series-leads)',
};

/** Whether there is nothing to draw. */
export const isNothing = (figures: Figures): boolean => seriesKeys.every((series) => figures[series] === 0);
