import classes from './marker.module.css';
import { colors, type SeriesKey } from './series.ts';

/** The colour of a series; with a tick where it is drawn, when it can be switched. */
export function Marker({ series, isOn }: { readonly series: SeriesKey; readonly isOn?: boolean }) {
  return (
    <svg aria-hidden width="16" height="16" viewBox="0 0 16 16" className={classes['marker']} style={{ color: colors[series] }}>
      {isOn === undefined ? (
        <circle cx="8" cy="8" r="5" className={classes['full']} />
      ) : (
        <rect x="1" y="1" width="14" height="14" rx="4" className={classes[isOn ? 'full' : 'off']} />
      )}
      {isOn === true && <path d="M4.5 8.2l2.4 2.4 4.6-5" className={classes['tick']} />}
    </svg>
  );
}
