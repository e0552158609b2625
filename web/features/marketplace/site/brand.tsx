import { petals } from '../../../parts/cards/ornaments/drawing.ts';
import styles from './brand.module.css';

const flower = petals(20, 7, 5.2, 2.6, 5);
const rosette = petals(120, 12, 10, 4.4, 4, 45) + petals(120, 12, 4.6, 1.6, 4);

/** The mark: a pelaminan, the arch under which the couple sits, with a jasmine at its top. */
export function Mark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
      <path className={styles['arch']} d="M6 37V20a14 14 0 0 1 28 0v17" />
      <path className={styles['gold']} d="M11.5 37V21a8.5 8.5 0 0 1 17 0v16M4 37h32" />
      <path className={styles['flower']} d={flower} />
    </svg>
  );
}

/** A line with a kawung rosette in its middle, between two parts of a page. */
export function Divider() {
  return (
    <svg className={styles['divider']} viewBox="0 0 240 24" width="240" height="24" aria-hidden="true">
      <path d={`M0 12h96M144 12h96${rosette}M104 12h4M132 12h4`} />
    </svg>
  );
}
