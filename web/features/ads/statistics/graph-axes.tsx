import type { AdStatistic } from '../../../../contract/ads.ts';
import { businessDayOf, isoHour } from '../../../../core/time.ts';
import { useFormat } from '../../../app/format.ts';
import classes from './graph.module.css';
import { type GraphPoint, pointIndexOf } from './points.ts';
import { axisSteps, spread } from './scale.ts';
import { looks, type SeriesKey } from './series.ts';
import { useSeriesValue } from './series-toggles.tsx';

type GraphAxesProps = {
  readonly statistic: AdStatistic;
  readonly points: readonly GraphPoint[];
  readonly x: (index: number) => number;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** The first has its figures at the left, the second at the right. */
  readonly axes: readonly { readonly series: SeriesKey; readonly ceiling: number }[];
};

const steps = Array.from({ length: axisSteps + 1 }, (_, step) => step / axisSteps);
const labelWidth = 90;

/** The quiet part of the graph: lines, figures, days, and where the settings were changed. */
export function GraphAxes({ statistic, points, x, box, axes }: GraphAxesProps) {
  const valueOf = useSeriesValue();
  const slotLabel = useSlotLabel(statistic.granularity);
  const bottom = box.top + box.height;
  const right = box.left + box.width;
  const changed = new Set(statistic.changes.map(({ at }) => pointIndexOf(points, slotOf(at, statistic.granularity))));
  changed.delete(-1);
  return (
    <g>
      {steps.map((share) => {
        const y = bottom - share * box.height;
        return (
          <g key={share}>
            <line x1={box.left} x2={right} y1={y} y2={y} className={classes['grid']} />
            {axes.map(({ series, ceiling }, index) => (
              <text
                key={series}
                x={index === 0 ? box.left - 10 : right + 10}
                y={y}
                dy="0.32em"
                textAnchor={index === 0 ? 'end' : 'start'}
                className={classes['figure']}
                style={{ fill: looks[series].color }}
              >
                {valueOf(series, share * ceiling)}
              </text>
            ))}
          </g>
        );
      })}
      {spread(points.length, Math.max(2, Math.floor(box.width / labelWidth))).map((index) => (
        <text key={index} x={x(index)} y={bottom + 20} textAnchor={index === 0 ? 'start' : 'middle'} className={classes['figure']}>
          {slotLabel(points[index]?.from ?? '')}
        </text>
      ))}
      {[...changed].map((index) => (
        <g key={index} transform={`translate(${x(index)} 0)`} className={classes['change']}>
          <line y1={box.top} y2={bottom} />
          <path d={`M0 ${box.top - 10}l5 5-5 5-5-5z`} />
        </g>
      ))}
    </g>
  );
}

/** The name of the slot in which an instant of the wire falls. */
export const slotOf = (at: string, granularity: AdStatistic['granularity']): string =>
  granularity === 'hour' ? isoHour(Date.parse(at)) : businessDayOf(Date.parse(at));

function useSlotLabel(granularity: AdStatistic['granularity']): (slot: string) => string {
  const format = useFormat();
  return granularity === 'hour' ? (slot) => format.time(slot).replace(' WIB', '') : format.dayMonth;
}
