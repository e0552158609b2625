import { box, circle, type Drawing, petals } from './drawing.ts';

/** Who lends a hand on the day: the eye, the ear, the order of things. */
export const people = {
  photography: {
    line: `M9 15h7l3-5h10l3 5h7q4 0 4 4v17q0 4-4 4H9q-4 0-4-4V19q0-4 4-4z${circle(24, 27, 8.5)}`,
    gold: `${circle(24, 27, 5)}M21.5 25q1-1.8 3-2M37 20.500h2.500M9 20.500h5`,
    wash: circle(24, 27, 8.5),
  },
  videography: {
    line: `${box(5, 20, 27, 21, 3)}M32 27l10.5-6v19L32 34M11 41l-3 4M26 41l3 4`,
    gold: `${circle(12, 12.5, 5.5)}${circle(25, 12.5, 6)}${circle(12, 12.5, 1.4)}${circle(25, 12.5, 1.4)}M10 26h8`,
    wash: `M32 27l10.5-6v19L32 34zM${'5 23q0-3 3-3h21q3 0 3 3v6H5z'}`,
  },
  'wedding-planning': {
    line: `${box(10, 8, 28, 35, 3)}M18 8V6.500q0-1.5 1.5-1.500h9q1.5 0 1.5 1.500V8q0 3-3 3h-6q-3 0-3-3zM24 20h9M24 28h9M24 36h6`,
    gold: 'M14.5 20l2 2 3.5-4M14.5 28l2 2 3.5-4M17.3 38.600l-2.8-2.800q0-2.7 2.8-1.2 2.8-1.5 2.8 1.200z',
    wash: `${box(10, 8, 28, 35, 3)}`,
  },
  officiants: {
    line: 'M24 13q-8-4.5-19-2.500v27Q16 35.5 24 40q8-4.5 19-2.500v-27Q32 8.5 24 13zM24 13v27',
    gold: 'M9.5 17q5-.6 10 1M9.5 23q5-.6 10 1M9.5 29q5-.6 10 1M28.5 18q4-1.3 7-1.200v15l-3.5-3-3.5 3.600z',
    wash: 'M24 13q8-4.5 19-2.500v27Q32 35.5 24 40z',
  },
  'entertainment-music': {
    line: `${circle(13, 36, 5)}${circle(35, 32, 5)}M18 36V11l22-4v25M18 17l22-4`,
    gold: 'M4 22q10-5 8-12M30 42q8 3 14-2M24 24q4 3 8 0M24 29q3 2 6 0',
    wash: `${circle(13, 36, 5)}${circle(35, 32, 5)}M18 11l22-4v6l-22 4z`,
  },
  'entertainment-dj': {
    line: `${box(4, 8, 40, 33, 4)}${circle(20, 24.5, 12)}M38 13v13l-5 7`,
    gold: `${circle(20, 24.5, 7.5)}${circle(20, 24.5, 2)}${circle(38, 13, 1.8)}M35 37h5`,
    wash: circle(20, 24.5, 12),
  },
  'entertainment-mc': {
    line: `${circle(31, 14, 9)}M24 19.500L8.5 37.500q-1.5 2 0 3.500t3.5 0L30 25M19 27l4 4`,
    gold: 'M25 8q5 8 12 12M31 5q2 6 8.7 9.500M22.3 12.500Q27 20 32 23M37 8q-8 4-12 12M31 40q6-1 6-6M35 44q9-1.5 9-10',
    wash: circle(31, 14, 9),
  },
  'dance-choreography': {
    line: `${circle(21, 8, 3.6)}M20 13q-4 6-1 12 2 4-1 9l-5 10M21 15q5 4 13 1M19.5 15q-6 3-11-2M20.5 25q8 5 7 19M19 25q-7 6-6 19M13 43q7-3 14.5.5`,
    gold: 'M34 16q9 3 6 12t-9 14M8.5 13q-5 6-3 13t-1 14M34 16q5-6 9-6',
    wash: 'M20.5 24q8 6 7 19.5-7-3.5-14.5-.5-1-13 7.5-19z',
  },
  'hair-makeup': {
    line: 'M8 43V27h10v16zM10 27v-6h6v6M10 21v-9q6 1 6 5v4M28 44l4-19h3l4 19q-5.5 2-11 0zM31 25v-5h5v5',
    gold: 'M8 32h10M31 20q-4-9 2.5-16 6.5 7 2.5 16M33.5 20V11M41 8v5M38.5 10.500h5',
    wash: 'M31 20q-4-9 2.5-16 6.5 7 2.5 16zM10 21v-9q6 1 6 5v4z',
  },
  'health-beauty': {
    line: `${petals(24, 38, 26, 8, 1)}${petals(24, 38, 23, 7, 1, 38)}${petals(24, 38, 23, 7, 1, -38)}${petals(24, 38, 19, 5, 1, 72)}${petals(24, 38, 19, 5, 1, -72)}`,
    gold: 'M24 38V22M8 43q16 4 32 0M24 10V4.500M18 9l-2.5-4M30 9l2.5-4',
    wash: `${petals(24, 38, 26, 8, 1)}${petals(24, 38, 23, 7, 1, 38)}${petals(24, 38, 23, 7, 1, -38)}`,
  },
} satisfies Record<string, Drawing>;
