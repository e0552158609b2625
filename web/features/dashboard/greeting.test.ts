import { expect, test } from 'vitest';
import { homeEn } from '../../../texts/dashboard/home.en.ts';
import { homeId } from '../../../texts/dashboard/home.id.ts';
import { greetingAt } from './greeting.ts';

test.each([
  [0, 'Good morning', 'Selamat pagi'],
  [10, 'Good morning', 'Selamat pagi'],
  [11, 'Good afternoon', 'Selamat siang'],
  [14, 'Good afternoon', 'Selamat siang'],
  [15, 'Good afternoon', 'Selamat sore'],
  [17, 'Good afternoon', 'Selamat sore'],
  [18, 'Good evening', 'Selamat malam'],
  [23, 'Good evening', 'Selamat malam'],
])('at %i o’clock: %s, %s', (hour, english, indonesian) => {
  expect([homeEn[greetingAt(hour)], homeId[greetingAt(hour)]]).toEqual([english, indonesian]);
});
