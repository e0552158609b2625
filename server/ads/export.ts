// Statistics and clicks as files.
import type { AdClick } from '../../contract/ads.ts';
import type { FreeReason, InvalidReason } from '../../core/ads/click-validity.ts';
import { granularityOf } from '../../core/ads/statistic.ts';
import { dateTime } from '../../texts/format.ts';
import { adsWords } from '../../texts/messages/ads.ts';
import type { Language } from '../../texts/typed.ts';
import { planPermits } from '../catalogue/api.ts';
import { csvOf } from '../kit/csv.ts';
import type { Database } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { type ClickFilter, clicksOf, presentClick } from './click-list.ts';
import type { AdsContext } from './context.ts';
import { readSeries, type StatisticQuestion } from './read-statistic.ts';

/** More rows than this no spreadsheet opens with joy; a narrower range gets the rest. */
const ROWS_MAX = 50_000;

/** Vendors whose file is being made: one at a time each. (S46) */
const underWay = new Set<number>();

/** Makes a file where the plan permits it: Trial exports its own money alone. (product 3) */
async function permitted(db: Database, vendorId: number, make: () => Promise<string>): Promise<string> {
  const { csvExport } = await planPermits(db, vendorId);
  if (csvExport !== 'all') refuseWith('ads.export_not_in_plan');
  if (underWay.has(vendorId)) refuseWith('request.too_many', { retryAfterSeconds: 2 });
  underWay.add(vendorId);
  try {
    return await make();
  } finally {
    underWay.delete(vendorId);
  }
}

export const statisticFile = ({ db }: AdsContext, asked: StatisticQuestion, language: Language): Promise<string> =>
  permitted(db, asked.vendorId, async () => {
    const t = adsWords(language);
    const isHourly = granularityOf(asked) === 'hour';
    const series = await readSeries(db, asked);
    return csvOf(
      [t(isHourly ? 'heading_hour' : 'heading_date'), t('heading_displayed'), t('heading_clicked'), t('heading_spent'), t('heading_leads')],
      series.map(({ date, impressions, clicks, spendingIdr, leads }) => [date, impressions, clicks, spendingIdr, leads]),
    );
  });

export const clicksFile = ({ db, clock, rules }: AdsContext, vendorId: number, filter: ClickFilter, language: Language): Promise<string> =>
  permitted(db, vendorId, async () => {
    const t = adsWords(language);
    const clicks = await clicksOf(db, vendorId, filter, { limit: ROWS_MAX, offset: 0 }, presentClick(clock.now(), rules));
    const headings = ['time', 'placement', 'charged', 'outcome', 'reason', 'dispute'] as const;
    return csvOf(
      headings.map((heading) => t(`heading_${heading}`)),
      clicks.map((click: AdClick) => [
        dateTime(click.clicked_at, language),
        click.placement === null ? null : t(`placement_${click.placement}`),
        click.charged,
        t(`outcome_${click.outcome}`),
        click.reason === null ? null : t(`reason_${click.reason as InvalidReason | FreeReason}`),
        click.dispute === null ? null : t(`dispute_${click.dispute.status}`),
      ]),
    );
  });
