import { useTexts } from '../../../base/texts.ts';
import { adStatisticsTexts } from '../../../parts/ads/texts.ts';
import classes from './graph.module.css';
import type { GraphPoint } from './points.ts';
import { lineThrough, type Point, pointsOf } from './scale.ts';
import { colors, type SeriesKey } from './series.ts';
import { useSeriesValue } from './series-toggles.tsx';

export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

type GraphLineProps = {
  readonly series: SeriesKey;
  readonly points: readonly GraphPoint[];
  /** What lies ahead is not drawn; what is still going on is drawn lightly. */
  readonly progress: { readonly begun: number; readonly isOpen: boolean };
  readonly before: readonly GraphPoint[];
  readonly ceiling: number;
  readonly box: Box;
  /** Room at the left for the figures of the scale; without it they stand within. */
  readonly hasScale: boolean;
  /** The point that is being read. */
  readonly at: number | null;
};

const shares = [0, 0.5, 1];

/** One series in a panel of its own: its name, its scale, its line with the highest point named, and the period before as a thin line. */
export function GraphLine({ series, points, progress, before, ceiling, box, hasScale, at }: GraphLineProps) {
  const t = useTexts(adStatisticsTexts);
  const valueOf = useSeriesValue();
  const placesOf = (of: readonly GraphPoint[]) =>
    pointsOf(
      of.map((point) => point[series]),
      ceiling,
      box,
    );
  const places = placesOf(points).slice(0, progress.begun);
  const settled = progress.isOpen ? places.slice(0, -1) : places;
  const open = progress.isOpen ? places.at(-1) : undefined;
  const values = points.slice(0, progress.begun).map((point) => point[series]);
  const peak = values.indexOf(Math.max(...values));
  const marked = at ?? ((values[peak] ?? 0) > 0 ? peak : null);
  const place = marked === null ? undefined : places[marked];
  const line = lineThrough(settled);
  return (
    <g style={{ color: colors[series] }} transform={`translate(${box.left} ${box.top})`}>
      <text y={-12} className={classes['name']}>
        {t(`series.${series}`)}
      </text>
      {shares.map((share) => {
        const y = box.height * (1 - share);
        return (
          <g key={share}>
            <line x2={box.width} y1={y} y2={y} className={classes['grid']} />
            {(hasScale || share === 1) && (
              <text
                x={hasScale ? -10 : box.width}
                y={hasScale ? y : y - 12}
                dy={hasScale ? '0.32em' : 0}
                textAnchor="end"
                className={classes['figure']}
              >
                {valueOf(series, share * ceiling)}
              </text>
            )}
          </g>
        );
      })}
      {before.length > 1 && <path d={lineThrough(placesOf(before))} className={classes['before']} />}
      {settled.length > 1 && <path d={`${line}V${box.height}H${(settled[0]?.x ?? 0).toFixed(1)}Z`} className={classes['area']} />}
      <path d={line} className={classes['line']} />
      {open !== undefined && <circle cx={open.x} cy={open.y} r={3} className={classes['open']} />}
      {place !== undefined && marked !== null && (
        <>
          <circle cx={place.x} cy={place.y} r={4} className={classes['point']} />
          {at === null && (
            <text {...peakPlace(place, box.width)} className={classes['peak']}>
              {valueOf(series, values[marked] ?? 0)}
            </text>
          )}
        </>
      )}
    </g>
  );
}

/** Above the point; beside it where the name of the series stands, and never outside. */
function peakPlace({ x, y }: Point, width: number): { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (x < 110) return { x: x + 9, y: y + 4, textAnchor: 'start' };
  return { x, y: y - 9, textAnchor: x > width - 60 ? 'end' : 'middle' };
}
