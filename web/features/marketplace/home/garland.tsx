import { petals } from '../../../parts/cards/ornaments/drawing.ts';
import styles from './garland.module.css';

// The curtain of a pelaminan: strings of jasmine buds, longest at the edge, each ending in a kantil bud, and a bouquet at its foot.
const spacing = 30;
const strings: readonly number[] = [19, 16, 14, 11, 9, 6, 4];
const beadStep = 17;

/** A jasmine bud, tip down. */
const bud = 'M0-6C4-5 4.5 2 0 8-4.5 2-4-5 0-6z';
const kantil = 'M0-9C5-7 6.5 5 0 17-6.5 5-5-7 0-9zM0-9C1.5-2 1.5 6 0 17';
const leaf = 'M0 0C13-11 15-34 0-52-15-34-13-11 0 0zM0 0V-40M0-12l6-7M0-12l-6-7M0-24l6-7M0-24l-6-7';
const rose =
  'M0-21C9-23 17-17 18-9 24-2 21 8 14 12 9 20-3 22-9 17-18 17-23 8-20 0-23-9-16-18-8-18-6-20-3-21 0-21zM0-13C7-14 12-9 12-3 15 3 11 9 6 10 0 14-7 12-10 7-15 3-14-5-10-8-8-12-4-13 0-13zM-1-6C4-7 7-3 6 1 5 6-1 8-4 5-7 2-6-2-3-3 0-4 3-2 2 1';
const jasmine = petals(0, 0, 15, 6.5, 5);

interface Placement {
  readonly shape: 'leaf' | 'rose' | 'jasmine' | 'bud';
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}
const at = (shape: Placement['shape'], x: number, y: number, turn: number, size: number): Placement => ({ shape, x, y, turn, size });
const bouquet: readonly Placement[] = [
  at('leaf', 40, 380, 8, 1.5),
  at('leaf', 84, 398, 34, 1.35),
  at('leaf', 118, 424, 62, 1.2),
  at('leaf', 6, 366, -14, 1.5),
  at('leaf', 138, 458, 88, 1.05),
  at('bud', 96, 330, 200, 1.3),
  at('bud', 128, 352, 222, 1.2),
  at('bud', 158, 396, 246, 1.1),
  at('rose', 22, 424, 20, 1.75),
  at('rose', 88, 446, 100, 1.35),
  at('jasmine', 60, 392, 10, 1.15),
  at('jasmine', 118, 462, 40, 1.1),
  at('jasmine', 0, 378, 30, 1),
  at('jasmine', 150, 478, 10, 0.8),
  at('rose', 42, 480, 210, 1.15),
];

/** One side of the curtain; the other side is the same, mirrored by the style sheet. Decoration. */
export function Garland({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <svg className={styles[side]} viewBox="0 0 240 480" width="240" height="480" aria-hidden="true">
      <path className={styles['beam']} d={`M0 6q${strings.length * 15} 14 ${strings.length * spacing} -6`} />
      {strings.map((beads, index) => (
        <Strand key={index} x={10 + index * spacing} beads={beads} isInner={index > 3} />
      ))}
      <g className={styles['bouquet']}>
        {bouquet.map(({ shape, x, y, turn, size }) => (
          <path
            key={`${x} ${y}`}
            className={styles[shape]}
            d={{ leaf, rose, jasmine, bud: kantil }[shape]}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
          />
        ))}
      </g>
    </svg>
  );
}

/** Buds on a thread: as one path, moved bead by bead, so that a curtain of a hundred buds stays light. */
function Strand({ x, beads, isInner }: { readonly x: number; readonly beads: number; readonly isInner: boolean }) {
  const end = beads * beadStep + 14;
  return (
    <g transform={`translate(${x} 4)`} className={isInner ? styles['inner'] : undefined}>
      <path className={styles['thread']} d={`M0 0V${end}`} />
      <path className={styles['bead']} d={Array.from({ length: beads }, (_, bead) => moved(bud, 12 + bead * beadStep)).join('')} />
      <path className={styles['end']} d={kantil} transform={`translate(0 ${end + 6})`} />
    </g>
  );
}

/** Only the absolute start of the bud and its curves carry a y; shifting each second number moves the whole. */
function moved(path: string, down: number): string {
  let isY = false;
  return path.replace(/-?\d*\.?\d+/g, (number) => {
    const shifted = isY ? String(Number(number) + down) : number;
    isY = !isY;
    return `${shifted} `;
  });
}
