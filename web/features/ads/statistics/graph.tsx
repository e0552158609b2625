import { useId, useState } from 'react';
import type { AdStatistic } from '../../../../contract/ads.ts';
import { useTexts } from '../../../app/texts.ts';
import { adStatisticsTexts } from '../texts.ts';
import classes from './graph.module.css';
import { GraphAxes } from './graph-axes.tsx';
import { GraphLine } from './graph-line.tsx';
import { GraphReading, useReadingText } from './graph-reading.tsx';
import { roundCeiling, slotAt } from './scale.ts';
import type { SeriesKey, Slot } from './series.ts';
import { useWidth } from './use-width.ts';

type GraphProps = {
  readonly statistic: AdStatistic;
  /** The slots of the period before, of equal length; empty while they are not compared. */
  readonly previous: readonly Slot[];
  readonly shown: readonly SeriesKey[];
  readonly label: string;
};

const height = 240;
const margin = { top: 16, bottom: 28 };
/** Room for the figures of an axis; with more than two lines there is none, and the plot takes the room. */
const axisWidth = 84;

/** The lines of a period. It is read by pointing, by touch, or with the arrow keys; the table beside it holds the same numbers. */
export default function Graph({ statistic, previous, shown, label }: GraphProps) {
  const t = useTexts(adStatisticsTexts);
  const readingText = useReadingText(statistic);
  const clip = useId();
  const [element, totalWidth] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const slots = statistic.series;
  const hasAxes = shown.length <= 2 && totalWidth > 480;
  const left = hasAxes && shown.length > 0 ? axisWidth : 8;
  const right = hasAxes && shown.length === 2 ? axisWidth : 8;
  const box = { width: Math.max(0, totalWidth - left - right), height };
  const ceilings = Object.fromEntries(
    shown.map((series) => [series, roundCeiling(Math.max(...[...slots, ...previous].map((slot) => slot[series])))]),
  ) as Record<SeriesKey, number>;
  const x = (index: number) => left + (slots.length > 1 ? (index / (slots.length - 1)) * box.width : box.width / 2);
  const move = (step: number) =>
    setAt((before) => Math.max(0, Math.min(slots.length - 1, (before ?? (step > 0 ? -1 : slots.length)) + step)));
  const current = at ?? slots.length - 1;
  return (
    <div
      ref={element}
      className={classes['graph']}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={slots.length - 1}
      aria-valuenow={current}
      aria-valuetext={readingText(current, shown)}
      onBlur={() => setAt(null)}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: 7, PageDown: -7, Home: -slots.length, End: slots.length }[event.key];
        if (event.key === 'Escape') setAt(null);
        if (step === undefined) return;
        event.preventDefault();
        move(step);
      }}
      onPointerMove={(event) =>
        setAt(slotAt(event.clientX - event.currentTarget.getBoundingClientRect().left - left, box.width, slots.length))
      }
      onPointerLeave={() => setAt(null)}
    >
      <svg aria-hidden width={totalWidth} height={height + margin.top + margin.bottom} className={classes['plot']}>
        <defs>
          <clipPath id={clip}>
            <rect x={-8} y={-8} width={box.width + 16} height={height + 16} />
          </clipPath>
        </defs>
        <GraphAxes
          statistic={statistic}
          x={x}
          box={{ ...box, left, top: margin.top }}
          axes={hasAxes ? shown.map((series) => ({ series, ceiling: ceilings[series] })) : []}
        />
        {at !== null && <line x1={x(at)} x2={x(at)} y1={margin.top} y2={margin.top + height} className={classes['cursor']} />}
        <g transform={`translate(${left} ${margin.top})`} clipPath={`url(#${clip})`}>
          {shown.map((series) => (
            <GraphLine key={series} series={series} slots={slots} previous={previous} ceiling={ceilings[series]} box={box} at={at} />
          ))}
        </g>
      </svg>
      {shown.length === 0 && <p className={classes['nothing']}>{t('noSeries')}</p>}
      {at !== null && shown.length > 0 && (
        <GraphReading statistic={statistic} previous={previous} shown={shown} at={at} x={x(at)} width={totalWidth} />
      )}
    </div>
  );
}
