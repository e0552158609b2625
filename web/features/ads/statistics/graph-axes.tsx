import type { AdStatistic } from '../../../../contract/ads.ts';
import { useFormat } from '../../../base/format.ts';
import classes from './graph.module.css';
import type { Box } from './graph-line.tsx';
import { type GraphPoint, pointIndexOf, slotOf } from './points.ts';
import { spread } from './scale.ts';

type GraphAxesProps = {
  readonly statistic: AdStatistic;
  readonly points: readonly GraphPoint[];
  readonly x: (index: number) => number;
  /** Around all panels. */
  readonly box: Box;
};

const labelWidth = 90;

/** What the panels share: the days below them, and where the settings were changed. */
export function GraphAxes({ statistic, points, x, box }: GraphAxesProps) {
  const slotLabel = useSlotLabel(statistic.granularity);
  const bottom = box.top + box.height;
  const changed = new Set(statistic.changes.map(({ at }) => pointIndexOf(points, slotOf(at, statistic.granularity))));
  changed.delete(-1);
  return (
    <g>
      {spread(points.length, Math.max(2, Math.floor(box.width / labelWidth))).map((index) => (
        <text key={index} x={x(index)} y={bottom + 20} textAnchor={index === 0 ? 'start' : 'middle'} className={classes['figure']}>
          {slotLabel(points[index]?.from ?? '')}
        </text>
      ))}
      {[...changed].map((index) => (
        <g key={index} transform={`translate(${x(index)} 0)`} className={classes['change']}>
          <line y1={box.top} y2={bottom} />
          <path d={`M0 ${bottom - 5}l5 5-5 5-5-5z`} />
        </g>
      ))}
    </g>
  );
}

function useSlotLabel(granularity: AdStatistic['granularity']): (slot: string) => string {
  const format = useFormat();
  return granularity === 'hour' ? (slot) => format.time(slot).replace(' WIB', '') : format.dayMonth;
}
