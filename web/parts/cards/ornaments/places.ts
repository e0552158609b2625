import { box, circle, type Drawing, petals } from './drawing.ts';

/** Where it is celebrated, and how the place is dressed. */
export const places = {
  venue: {
    line: 'M3 22.5l7.5-2L16 10.5h16l5.5 10 7.5 2M3 22.5h42M8 22.5V41M40 22.5V41M15.5 22.5V41M32.5 22.5V41M4 41h40',
    gold: 'M24 10.5V5.5M18.5 10.5q5.5-6 11 0M20 41V32q4-6 8 0v9M10.5 20.5h27M15.5 27q8.5 5 17 0',
    wash: 'M3 22.500l7.5-2L16 10.500h16l5.5 10 7.5 2zM20 41V32q4-6 8 0v9z',
  },
  'decoration-lighting': {
    line: 'M24 4v8M13 20q11-16 22 0M8 24q16-6 32 0M8 24v4M16 22v5M24 21.500V26M32 22v5M40 24v4M16 27v3M32 27v3',
    gold: [
      circle(8, 30.5, 2.5),
      circle(16, 33, 3),
      circle(24, 30, 4),
      circle(32, 33, 3),
      circle(40, 30.5, 2.5),
      'M24 34v9M20.5 39l3.5 4 3.5-4',
    ].join(''),
    wash: [circle(8, 30.5, 2.5), circle(16, 33, 3), circle(24, 30, 4), circle(32, 33, 3), circle(40, 30.5, 2.5)].join(''),
  },
  flowers: {
    line: `${petals(16, 15, 8, 5, 5)}${petals(32, 15, 8, 5, 5)}${petals(24, 22, 9.5, 6, 5)}M19 30l3 14M29 30l-3 14M24 32v12M13 26q2 5 8 8M35 26q-2 5-8 8`,
    gold: [circle(16, 15, 1.6), circle(32, 15, 1.6), circle(24, 22, 2), 'M19 36.500q5 2.5 10 0M24 37.500l-5 5M24 37.500l5 5'].join(''),
    wash: `${petals(16, 15, 8, 5, 5)}${petals(32, 15, 8, 5, 5)}${petals(24, 22, 9.5, 6, 5)}`,
  },
  'event-rentals': {
    line: 'M14 44V6M34 44V6M14 6q10-4 20 0M14 13q10-3.5 20 0M12 28h24l-1.5 4h-21zM14 38h20M17 44V32M31 44V32',
    gold: 'M19 28V12M24 28V11M29 28V12M12 28q12-4.5 24 0',
    wash: 'M12 28h24l-1.5 4h-21zM14 6q10-4 20 0v7q-10-3.5-20 0z',
  },
  honeymoon: {
    line: 'M4 36q5-4 10 0t10 0 10 0 10 0M9 41q5-4 10 0t10 0 10 0M13 32l3 2h17l4-5H11zM24 29V9M24 10q11 6 11 16H24',
    gold: `${circle(13, 13, 5)}M24 13q-9 4-9 13h9`,
    wash: 'M24 10q11 6 11 16H24zM11 29h26l-4 5H16z',
  },
  'photo-booth': {
    line: `${box(8, 6, 17, 36, 2)}${box(11, 9.5, 11, 8)}${box(11, 20, 11, 8)}${box(11, 30.5, 11, 8)}M25 12l13.5 3.500q1.5.5 1 2L34 41.500q-.5 1.5-2 1l-7-2`,
    gold: 'M16.5 15.700l-2.4-2.400q0-2.3 2.4-1 2.4-1.3 2.4 1zM16.5 26.200l-2.4-2.400q0-2.3 2.4-1 2.4-1.3 2.4 1zM16.5 36.700l-2.4-2.400q0-2.3 2.4-1 2.4-1.3 2.4 1zM28.5 18l5.5 1.500M27 24l5.5 1.500M25.8 30l5 1.3',
    wash: `${box(11, 9.5, 11, 8)}${box(11, 20, 11, 8)}${box(11, 30.5, 11, 8)}`,
  },
  'unique-services': {
    line: `${petals(24, 24, 19, 8.5, 4, 45)}`,
    gold: `${petals(24, 24, 9.5, 3.2, 4, 45)}${circle(24, 24, 2.2)}M24 4v7M24 37v7M4 24h7M37 24h7`,
    wash: `${petals(24, 24, 19, 8.5, 4, 45)}`,
  },
} satisfies Record<string, Drawing>;
