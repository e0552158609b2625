import classes from './graph.module.css';
import type { GraphPoint } from './points.ts';
import { lineThrough, pointsOf, spread } from './scale.ts';
import { looks, type SeriesKey } from './series.ts';

type GraphLineProps = {
  readonly series: SeriesKey;
  readonly points: readonly GraphPoint[];
  /** What lies ahead is not drawn; what is still going on is drawn lightly. */
  readonly progress: { readonly begun: number; readonly isOpen: boolean };
  readonly before: readonly GraphPoint[];
  readonly ceiling: number;
  readonly box: { readonly width: number; readonly height: number };
  /** The point that is being read. */
  readonly at: number | null;
};

/** More markers than this stand in each other's way. */
const markersMax = 16;

/** One series: its line with markers, and the period before as a thin line behind it. */
export function GraphLine({ series, points, progress, before, ceiling, box, at }: GraphLineProps) {
  const { color, dash, marker } = looks[series];
  const placesOf = (of: readonly GraphPoint[]) =>
    pointsOf(
      of.map((point) => point[series]),
      ceiling,
      box,
    );
  const places = placesOf(points).slice(0, progress.begun);
  const settled = progress.isOpen ? places.slice(0, -1) : places;
  const open = progress.isOpen ? places.slice(-2) : [];
  const marked = new Set(spread(places.length, markersMax));
  if (at !== null) marked.add(at);
  return (
    <g style={{ color }}>
      {before.length > 1 && <path d={lineThrough(placesOf(before))} className={classes['before']} />}
      <path d={lineThrough(settled)} className={classes['line']} strokeDasharray={dash} />
      {open.length > 1 && <path d={lineThrough(open)} className={classes['open']} strokeDasharray={dash} />}
      {places.map(
        ({ x, y }, index) =>
          marked.has(index) && (
            <path
              key={points[index]?.from}
              d={marker}
              transform={`translate(${x} ${y})${index === at ? ' scale(1.35)' : ''}`}
              className={classes['marker']}
            />
          ),
      )}
    </g>
  );
}
