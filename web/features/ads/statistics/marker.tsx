import classes from './marker.module.css';
import { looks, type SeriesKey } from './series.ts';

/** A piece of a series' line with its marker, as the legend shows it. */
export function Marker({ series }: { readonly series: SeriesKey }) {
  const { color, dash, marker } = looks[series];
  return (
    <svg aria-hidden width="32" height="12" viewBox="-16 -6 32 12" className={classes['marker']} style={{ color }}>
      <path d="M-16 0H16" className={classes['line']} strokeDasharray={dash} />
      <path d={marker} className={classes['sign']} />
    </svg>
  );
}
