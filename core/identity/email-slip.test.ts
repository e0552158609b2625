import { expect, test } from 'vitest';
import { meantEmail } from './email-slip.ts';

test.each([
  ['ratna.sari@gmial.com', 'ratna.sari@gmail.com'],
  [' Ratna@GMAIL.CON ', 'ratna@gmail.com'],
  ['ratna@gmal.co', 'ratna@gmail.com'],
  ['ratna@yaho.co.id', 'ratna@yahoo.co.id'],
  ['ratna@hotmial.com', 'ratna@hotmail.com'],
])('%s may be a slip of %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant));

test.each(['ratna@gmail.com', 'ratna@yahoo.co.id', 'ratna@mail.com', 'halo@dapur-ratna.test', 'ratna@gmial', ''])(
  'nothing is asked about %j',
  (typed) => expect(meantEmail(typed)).toBeNull(),
);
