import type { AdStatistic } from '../../../../contract/ads.ts';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { adStatisticsTexts } from '../texts.ts';
import { slotOf } from './graph-axes.tsx';
import classes from './graph-reading.module.css';
import { Marker } from './marker.tsx';
import type { SeriesKey, Slot } from './series.ts';
import { useSeriesValue } from './series-toggles.tsx';

type GraphReadingProps = {
  readonly statistic: AdStatistic;
  readonly previous: readonly Slot[];
  readonly shown: readonly SeriesKey[];
  readonly at: number;
  /** Where the cursor stands, and how wide the graph is: the reading keeps inside. */
  readonly x: number;
  readonly width: number;
};

/** The numbers at the cursor. */
export function GraphReading({ statistic, previous, shown, at, x, width }: GraphReadingProps) {
  const t = useTexts(adStatisticsTexts);
  const format = useFormat();
  const valueOf = useSeriesValue();
  const slot = statistic.series[at];
  const before = previous[at];
  if (slot === undefined) return null;
  const changes = statistic.changes.filter((change) => slotOf(Date.parse(change.at), statistic.granularity) === slot.date);
  const isRight = x > width / 2;
  return (
    <div aria-hidden className={classes['reading']} style={isRight ? { right: width - x + 14 } : { left: x + 14 }}>
      <p className={classes['date']}>{statistic.granularity === 'hour' ? format.dateTime(slot.date) : format.longDate(slot.date)}</p>
      <table className={classes['numbers']}>
        <tbody>
          {shown.map((series) => (
            <tr key={series}>
              <th scope="row">
                <Marker series={series} />
                {t(`series.${series}`)}
              </th>
              <td>{valueOf(series, slot[series])}</td>
              {before !== undefined && <td className={classes['before']}>{valueOf(series, before[series])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {changes.map((change) => (
        <p key={change.at} className={classes['change']}>
          {t('changedAt', { when: format.time(change.at), summary: change.summary })}
        </p>
      ))}
    </div>
  );
}

/** The numbers of a slot as one sentence, for those who hear the graph. */
export function useReadingText(statistic: AdStatistic): (at: number, shown: readonly SeriesKey[]) => string {
  const t = useTexts(adStatisticsTexts);
  const format = useFormat();
  const valueOf = useSeriesValue();
  return (at, shown) => {
    const slot = statistic.series[at];
    if (slot === undefined) return '';
    const when = statistic.granularity === 'hour' ? format.dateTime(slot.date) : format.longDate(slot.date);
    return [when, ...shown.map((series) => `${t(`series.${series}`)}: ${valueOf(series, slot[series])}`)].join('; ');
  };
}
