import type { AdStatistic } from '../../../../contract/ads.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { adStatisticsTexts } from '../../../parts/ads/texts.ts';
import classes from './graph-reading.module.css';
import { Marker } from './marker.tsx';
import { changesIn, type GraphPoint, progressOf } from './points.ts';
import type { SeriesKey } from './series.ts';
import { useNow } from './use-now.ts';
import { useSeriesValue } from './series-toggles.tsx';

type GraphReadingProps = {
  readonly statistic: AdStatistic;
  readonly points: readonly GraphPoint[];
  readonly before: readonly GraphPoint[];
  readonly shown: readonly SeriesKey[];
  readonly at: number;
  /** Where the cursor stands, and how wide the graph is: the reading keeps inside. */
  readonly x: number;
  readonly width: number;
};

/** The numbers at the cursor, and those of the period before when it is compared. */
export function GraphReading({ statistic, points, before, shown, at, x, width }: GraphReadingProps) {
  const t = useTexts(adStatisticsTexts);
  const changeWords = useChangeWords();
  const valueOf = useSeriesValue();
  const nameOf = usePointName(statistic.granularity);
  const point = points[at];
  const earlier = before[at];
  if (point === undefined) return null;
  return (
    <div aria-hidden className={classes['reading']} style={x > width / 2 ? { right: width - x + 14 } : { left: x + 14 }}>
      <p className={classes['date']}>{nameOf(point)}</p>
      <table className={classes['numbers']}>
        <tbody>
          {shown.map((series) => (
            <tr key={series}>
              <th scope="row">
                <Marker series={series} />
                {t(`series.${series}`)}
              </th>
              <td>{valueOf(series, point[series])}</td>
              {earlier !== undefined && <td className={classes['before']}>{valueOf(series, earlier[series])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {changesIn(statistic, point).map((change) => (
        <p key={change.at} className={classes['change']}>
          {changeWords(change)}
        </p>
      ))}
    </div>
  );
}

/** The numbers of a point and what was changed in its time as one sentence, for those who hear the graph. */
export function useReadingText(statistic: AdStatistic): (point: GraphPoint | undefined, shown: readonly SeriesKey[]) => string {
  const t = useTexts(adStatisticsTexts);
  const changeWords = useChangeWords();
  const valueOf = useSeriesValue();
  const nameOf = usePointName(statistic.granularity);
  return (point, shown) =>
    point === undefined
      ? ''
      : [
          nameOf(point),
          ...shown.map((series) => `${t(`series.${series}`)}: ${valueOf(series, point[series])}`),
          ...changesIn(statistic, point).map(changeWords),
        ].join('; ');
}

function useChangeWords(): (change: AdStatistic['changes'][number]) => string {
  const t = useTexts(adStatisticsTexts);
  const format = useFormat();
  return ({ at, summary }) => t('changedAt', { when: format.dateTime(at), summary });
}

function usePointName(granularity: AdStatistic['granularity']): (point: GraphPoint) => string {
  const t = useTexts(adStatisticsTexts);
  const format = useFormat();
  const now = useNow(granularity);
  const nameOf = ({ from, to }: GraphPoint) => {
    if (granularity === 'hour') return format.dateTime(from);
    return from === to ? format.longDate(from) : `${format.date(from)} – ${format.date(to)}`;
  };
  return (point) => (progressOf([point], now).isOpen ? t('soFar', { when: nameOf(point) }) : nameOf(point));
}
