import classes from './graph.module.css';
import { lineThrough, pointsOf, spread } from './scale.ts';
import { looks, type SeriesKey, type Slot } from './series.ts';

type GraphLineProps = {
  readonly series: SeriesKey;
  readonly slots: readonly Slot[];
  readonly previous: readonly Slot[];
  readonly ceiling: number;
  readonly box: { readonly width: number; readonly height: number };
  /** The slot that is being read. */
  readonly at: number | null;
};

/** More markers than this stand in each other's way. */
const markersMax = 16;

/** One series: its line with markers, and the period before as a thin line behind it. */
export function GraphLine({ series, slots, previous, ceiling, box, at }: GraphLineProps) {
  const { color, dash, marker } = looks[series];
  const points = pointsOf(
    slots.map((slot) => slot[series]),
    ceiling,
    box,
  );
  const before = pointsOf(
    previous.map((slot) => slot[series]),
    ceiling,
    box,
  );
  const marked = new Set(spread(points.length, markersMax));
  if (at !== null) marked.add(at);
  return (
    <g style={{ color }}>
      {before.length > 1 && <path d={lineThrough(before)} className={classes['before']} />}
      <path d={lineThrough(points)} className={classes['line']} strokeDasharray={dash} />
      {points.map(
        ({ x, y }, index) =>
          marked.has(index) && (
            <path
              key={slots[index]?.date}
              d={marker}
              transform={`translate(${x} ${y})${index === at ? ' scale(1.35)' : ''}`}
              className={classes['marker']}
            />
          ),
      )}
    </g>
  );
}
