// CSV files of statistics and clicks.
import { granularityOf } from '../../core/ads/statistic.ts';
import { adsWords } from '../../texts/messages/ads.ts';
import type { Language } from '../../texts/typed.ts';
import { planPermits } from '../catalogue/api.ts';
import { csvOf, dateAndTime } from '../kit/csv.ts';
import type { Database } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { type ClickFilter, clicksInTurn, presentClick } from './click-list.ts';
import type { AdsContext } from './context.ts';
import { readSeries, type StatisticQuestion } from './read-statistic.ts';
import { readUntil } from './past-days.ts';

/** More rows than this no spreadsheet opens with joy; a narrower range gets the rest. */
const ROWS_MAX = 50_000;

/** Makes a file where the plan permits it: Trial exports its own money alone. (product 3) */
async function permitted(db: Database, vendorId: number, make: () => Promise<string>): Promise<string> {
  const { csvExport } = await planPermits(db, vendorId);
  if (csvExport !== 'all') refuseWith('ads.export_not_in_plan');
  return make();
}

/** CSV, a row for each hour or business day of the range, amounts in whole Rupiah. A plan without it: `ads.export_not_in_plan`. */
export const statisticFile = (context: AdsContext, asked: StatisticQuestion, language: Language): Promise<string> =>
  permitted(context.db, asked.vendorId, async () => {
    const t = adsWords(language);
    const isHourly = granularityOf(asked) === 'hour';
    const series = await readUntil(context, asked.end, (source) => readSeries(source, asked));
    return csvOf(
      language,
      [t(isHourly ? 'heading_hour' : 'heading_date'), t('heading_displayed'), t('heading_clicked'), t('heading_spent'), t('heading_leads')],
      series.map(({ date, impressions, clicks, spendingIdr, leads }) => [date, impressions, clicks, spendingIdr, leads]),
    );
  });

/** CSV, newest first, at most 50,000 rows; date and time are in WIB, amounts in whole Rupiah. A plan without it: `ads.export_not_in_plan`. */
export const clicksFile = (
  { db, clock, rulesAt }: AdsContext,
  vendorId: number,
  filter: ClickFilter,
  language: Language,
): Promise<string> =>
  permitted(db, vendorId, async () => {
    const t = adsWords(language);
    const present = presentClick(clock.now(), rulesAt, language);
    const headings = ['date', 'time', 'placement', 'charged', 'outcome', 'reason', 'dispute'] as const;
    return csvOf(
      language,
      headings.map((heading) => t(`heading_${heading}`)),
      clicksInTurn(db, vendorId, filter, ROWS_MAX, (row) => {
        const click = present(row);
        return [
          ...dateAndTime(Date.parse(click.clicked_at)),
          click.placement === null ? null : t(`placement_${click.placement}`),
          click.charged,
          t(`outcome_${click.outcome}`),
          click.reason === null ? null : t(`reason_${click.reason}`),
          click.dispute === null ? null : t(`dispute_${click.dispute.status}`),
        ];
      }),
    );
  });
