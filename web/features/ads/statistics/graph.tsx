import { useMemo, useState } from 'react';
import type { AdStatistic } from '../../../../contract/ads.ts';
import { useTexts } from '../../../base/texts.ts';
import { adStatisticsTexts } from '../../../parts/ads/texts.ts';
import classes from './graph.module.css';
import { GraphAxes } from './graph-axes.tsx';
import { GraphLine } from './graph-line.tsx';
import { GraphReading, useReadingText } from './graph-reading.tsx';
import { graphHeight, nameHeight, panelHeight } from './graph-size.ts';
import { graphPointsOf, progressOf } from './points.ts';
import { roundCeiling, slotAt } from './scale.ts';
import type { SeriesKey, Slot } from './series.ts';
import { useNow } from './use-now.ts';
import { useWidth } from './use-width.ts';

type GraphProps = {
  readonly statistic: AdStatistic;
  /** The slots of the period before, of equal length; empty while they are not compared. */
  readonly previous: readonly Slot[];
  readonly shown: readonly SeriesKey[];
  readonly label: string;
};

/** Room for the figures of a scale; a narrow screen has none to spare. */
const scaleWidth: Readonly<Record<SeriesKey, number>> = { impressions: 60, clicks: 48, spending: 96, leads: 48 };
const widthForScaleMin = 480;
const edge = 8;

/** A panel for each series of a period, one above the other: each has its own scale, and all share their days. It is read by pointing, by touch, or with the arrow keys; the table beside it holds the same numbers. */
export default function Graph({ statistic, previous, shown, label }: GraphProps) {
  const t = useTexts(adStatisticsTexts);
  const readingText = useReadingText(statistic);
  const [element, totalWidth] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const points = useMemo(() => graphPointsOf(statistic.series, statistic.granularity), [statistic]);
  const before = useMemo(() => graphPointsOf(previous, statistic.granularity), [previous, statistic]);

  const progress = progressOf(points, useNow(statistic.granularity));

  const hasScale = totalWidth > widthForScaleMin;
  const left = hasScale ? Math.max(edge, ...shown.map((series) => scaleWidth[series])) : edge;
  const height = panelHeight(shown.length);
  const box = { left, top: 0, width: Math.max(0, totalWidth - left - edge), height: shown.length * (nameHeight + height) };
  const ceilingOf = (series: SeriesKey) => roundCeiling(Math.max(...[...points, ...before].map((point) => point[series])));
  const x = (index: number) => left + (points.length > 1 ? (index / (points.length - 1)) * box.width : box.width / 2);
  // Another period may have fewer points than the one that was being read.
  const reading = at === null ? null : Math.min(at, points.length - 1);
  const last = points.length - 1;

  const point = (event: { clientX: number; currentTarget: Element }) =>
    setAt(slotAt(event.clientX - event.currentTarget.getBoundingClientRect().left - left, box.width, points.length));
  return (
    <div ref={element} className={classes['graph']} onPointerDown={point} onPointerMove={point} onPointerLeave={() => setAt(null)}>
      <input
        type="range"
        className="for-screen-readers"
        aria-label={label}
        min={0}
        max={last}
        value={reading ?? last}
        aria-valuetext={readingText(points[reading ?? last], shown)}
        onChange={(event) => setAt(Number(event.currentTarget.value))}
        onKeyDown={(event) => event.key === 'Escape' && setAt(null)}
        onBlur={() => setAt(null)}
      />
      <svg aria-hidden width={totalWidth} height={graphHeight(shown.length)} className={classes['plot']}>
        <GraphAxes statistic={statistic} points={points} x={x} box={box} />
        {reading !== null && <line x1={x(reading)} x2={x(reading)} y1={box.top} y2={box.top + box.height} className={classes['cursor']} />}
        {shown.map((series, index) => (
          <GraphLine
            key={series}
            {...{ series, points, progress, before, hasScale }}
            ceiling={ceilingOf(series)}
            box={{ ...box, top: index * (nameHeight + height) + nameHeight, height }}
            at={reading}
          />
        ))}
      </svg>
      {shown.length === 0 && <p className={classes['nothing']}>{t('noSeries')}</p>}
      {reading !== null && shown.length > 0 && (
        <GraphReading statistic={statistic} points={points} before={before} shown={shown} at={reading} x={x(reading)} width={totalWidth} />
      )}
    </div>
  );
}
