// Illustrations drawn by hand: an ID card without a number, a person without a face.
import classes from './guides.module.css';

const frame = { viewBox: '0 0 160 110', 'aria-hidden': true, focusable: false } as const;

/** An identity card, its upper left corner at (0, 0), 96 wide and 60 high. */
function Card() {
  return (
    <>
      <rect className={classes['card']} width="96" height="60" rx="5" />
      <path className={classes['band']} d="M0 5a5 5 0 0 1 5-5h86a5 5 0 0 1 5 5v7H0z" />
      <rect className={classes['photo']} x="66" y="19" width="22" height="28" rx="2" />
      <circle className={classes['figure']} cx="77" cy="29" r="5" />
      <path className={classes['figure']} d="M68 47c0-7 4-10 9-10s9 3 9 10z" />
      <path className={classes['writing']} d="M9 21h44M9 29h36M9 37h48M9 45h28M9 52h40" />
    </>
  );
}

/** Someone, seen from the front, head at (0, 0). */
function Person({ children }: { readonly children?: React.ReactNode }) {
  return (
    <>
      <path className={classes['body']} d="M-30 62c0-24 12-34 30-34s30 10 30 34z" />
      <path className={classes['hair']} d="M-19 2c-2-20 8-28 19-28s21 8 19 28l-3 9h-32z" />
      <ellipse className={classes['skin']} cx="0" cy="2" rx="15" ry="19" />
      {children}
    </>
  );
}

export const CardWhole = () => (
  <svg {...frame}>
    <g transform="translate(32 25)">
      <Card />
    </g>
    <path className={classes['corners']} d="M20 27V15h14M126 15h14v12M140 83v12h-14M34 95H20V83" />
  </svg>
);

export const CardCut = () => (
  <svg {...frame}>
    <g transform="translate(52 -6) scale(1.45)">
      <Card />
    </g>
  </svg>
);

export const CardGlare = () => (
  <svg {...frame}>
    <g transform="translate(32 25)">
      <Card />
      <ellipse className={classes['glare']} cx="36" cy="32" rx="26" ry="19" />
      <path className={classes['rays']} d="M36 5v6M36 53v6M3 32h6M64 32h6M13 12l5 5M59 12l-5 5M13 52l5-5" />
    </g>
  </svg>
);

export const CardCovered = () => (
  <svg {...frame}>
    <g transform="translate(32 22)">
      <Card />
    </g>
    <path className={classes['skin']} d="M26 114c-2-18 2-30 12-40 8-8 16-20 24-19 8 2 6 12 1 20-6 10-7 20-7 39z" />
    <path className={classes['nail']} d="M56 60c4-4 8-4 8 0 0 3-2 6-4 8-4-1-5-4-4-8z" />
  </svg>
);

export const SelfieGood = () => (
  <svg {...frame}>
    <g transform="translate(56 50)">
      <Person />
    </g>
    <g transform="translate(88 52) scale(.62)">
      <Card />
    </g>
    <path className={classes['skin']} d="M108 96c-1-8 3-13 9-13s9 5 8 13v16h-17z" />
  </svg>
);

export const SelfieHidden = () => (
  <svg {...frame}>
    <g transform="translate(80 50)">
      <Person />
    </g>
    <g transform="translate(48 34) scale(.66)">
      <Card />
    </g>
    <path className={classes['skin']} d="M72 80c-1-7 3-11 8-11s9 4 8 11v32h-16z" />
  </svg>
);

export const SelfieFar = () => (
  <svg {...frame}>
    <path className={classes['ground']} d="M0 92h160" />
    <g transform="translate(74 62) scale(.5)">
      <Person />
    </g>
    <g transform="translate(92 70) scale(.2)">
      <Card />
    </g>
  </svg>
);

export const SelfieDark = () => (
  <svg {...frame}>
    <g transform="translate(56 50)">
      <Person>
        <path className={classes['glasses']} d="M-14-3h12v5a6 6 0 0 1-12 0zM2-3h12v5a6 6 0 0 1-12 0zM-3-2h6" />
        <path className={classes['mask']} d="M-15 7h30c0 9-6 15-15 15S-15 16-15 7z" />
      </Person>
    </g>
    <g transform="translate(88 52) scale(.62)">
      <Card />
    </g>
    <path className={classes['skin']} d="M108 96c-1-8 3-13 9-13s9 5 8 13v16h-17z" />
  </svg>
);
