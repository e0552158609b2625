import type { AdStatistic } from '../../../../contract/ads.ts';
import { businessDayOf, isoHour } from '../../../../core/time.ts';
import { useFormat } from '../../../app/format.ts';
import classes from './graph.module.css';
import { spread } from './scale.ts';
import { looks, type SeriesKey } from './series.ts';
import { useSeriesValue } from './series-toggles.tsx';

type GraphAxesProps = {
  readonly statistic: AdStatistic;
  readonly x: (index: number) => number;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** The first has its figures at the left, the second at the right. */
  readonly axes: readonly { readonly series: SeriesKey; readonly ceiling: number }[];
};

const lines = [0, 0.25, 0.5, 0.75, 1];
const labelWidth = 90;

/** The quiet part of the graph: lines, figures, days, and where the settings were changed. */
export function GraphAxes({ statistic, x, box, axes }: GraphAxesProps) {
  const valueOf = useSeriesValue();
  const slotLabel = useSlotLabel(statistic.granularity);
  const slots = statistic.series;
  const bottom = box.top + box.height;
  const changed = new Set(statistic.changes.map(({ at }) => slotOf(Date.parse(at), statistic.granularity)));
  return (
    <g>
      {lines.map((share) => {
        const y = bottom - share * box.height;
        return (
          <g key={share}>
            <line x1={box.left} x2={box.left + box.width} y1={y} y2={y} className={classes['grid']} />
            {axes.map(({ series, ceiling }, index) => (
              <text
                key={series}
                x={index === 0 ? box.left - 10 : box.left + box.width + 10}
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
      {spread(slots.length, Math.max(2, Math.floor(box.width / labelWidth))).map((index) => (
        <text key={index} x={x(index)} y={bottom + 20} textAnchor={index === 0 ? 'start' : 'middle'} className={classes['figure']}>
          {slotLabel(slots[index]?.date ?? '')}
        </text>
      ))}
      {slots.map(
        ({ date }, index) =>
          changed.has(date) && (
            <g key={date} transform={`translate(${x(index)} 0)`} className={classes['change']}>
              <line y1={box.top} y2={bottom} />
              <path d={`M0 ${box.top - 10}l5 5-5 5-5-5z`} />
            </g>
          ),
      )}
    </g>
  );
}

/** The name of the slot in which an instant falls. */
export const slotOf = (at: number, granularity: AdStatistic['granularity']): string =>
  granularity === 'hour' ? isoHour(at) : businessDayOf(at);

function useSlotLabel(granularity: AdStatistic['granularity']): (date: string) => string {
  const format = useFormat();
  return granularity === 'hour' ? (date) => format.time(date).replace(' WIB', '') : format.dayMonth;
}
