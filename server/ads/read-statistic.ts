import type { AdStatistic } from '../../contract/ads.ts';
import { checkPeriod, type Period, previousPeriod } from '../../core/ads/periods.ts';
import { granularityOf, isCountedInFull, type Slot, totalsOf, zeroFilled } from '../../core/ads/statistic.ts';
import { endOfBusinessDay, startOfBusinessDay } from '../../core/time.ts';
import { changeText } from '../../texts/messages/ads.ts';
import type { Language } from '../../texts/typed.ts';
import type { Database } from '../kit/database.ts';
import { Refused } from '../kit/refused.ts';
import { countedSince, daysCounted, hoursCounted } from './figures-store.ts';
import { presentFigures, presentSlot } from './present.ts';
import { changesBetween } from './store.ts';
import type { Placement } from '../../core/ads/placements.ts';

export interface StatisticQuestion {
  readonly vendorId: number;
  readonly start: string;
  readonly end: string;
  readonly placement: Placement | undefined;
}

/** Displayed, clicked, spent and leads of a period and of the one before it, in one read of the roll-ups. */
export async function readStatistic(db: Database, asked: StatisticQuestion, language: Language): Promise<AdStatistic> {
  const period = periodOf(asked);
  const [{ series, previous }, since, changes] = await Promise.all([
    seriesOf(db, asked, period),
    countedSince(db, asked.vendorId),
    changesBetween(db, asked.vendorId, new Date(startOfBusinessDay(period.start)), new Date(endOfBusinessDay(period.end))),
  ]);
  return {
    start_date: period.start,
    end_date: period.end,
    granularity: granularityOf(period),
    totals: presentFigures(totalsOf(series)),
    previous: isCountedInFull(previousPeriod(period), since) ? presentFigures(totalsOf(previous)) : null,
    series: series.map(presentSlot),
    changes: changes.map(({ at, before, settings }) => ({ at: at.toISOString(), summary: changeText(language, before, settings) })),
  };
}

/** The rows of the graph, for the file. */
export async function readSeries(db: Database, asked: StatisticQuestion): Promise<readonly Slot[]> {
  return (await seriesOf(db, asked, periodOf(asked))).series;
}

function periodOf({ start, end }: StatisticQuestion): Period {
  const checked = checkPeriod(start, end);
  if (!checked.ok) throw new Refused(checked.refusals);
  return checked.value;
}

async function seriesOf(
  db: Database,
  { vendorId, placement }: StatisticQuestion,
  period: Period,
): Promise<{ series: readonly Slot[]; previous: readonly Slot[] }> {
  const before = previousPeriod(period);
  const slots: readonly Slot[] =
    granularityOf(period) === 'day'
      ? await daysCounted(db, vendorId, { from: before.start, to: period.end, each: period.start }, placement)
      : await hoursCounted(db, vendorId, { from: startOfBusinessDay(before.start), to: endOfBusinessDay(period.end) }, placement);
  // Days and hours of one period are written alike, so that both sort as text.
  return { series: zeroFilled(period, slots), previous: slots.filter(({ date }) => date < period.start) };
}
