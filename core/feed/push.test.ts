import { expect, test } from 'vitest';
import { quietEnd } from './push.ts';

const at = (time: string) => Date.parse(`2026-11-26T${time}+07:00`);
const night = { quietFrom: 21, quietUntil: 7 };
const noon = { quietFrom: 12, quietUntil: 13 };

test.each([
  ['20:59:59', night, null],
  ['21:00:00', night, '2026-11-27T07:00:00+07:00'],
  ['23:59:59', night, '2026-11-27T07:00:00+07:00'],
  ['00:00:00', night, '2026-11-26T07:00:00+07:00'],
  ['06:59:59', night, '2026-11-26T07:00:00+07:00'],
  ['07:00:00', night, null],
  ['11:59:59', noon, null],
  ['12:30:00', noon, '2026-11-26T13:00:00+07:00'],
  ['13:00:00', noon, null],
  ['12:00:00', noon, '2026-11-26T13:00:00+07:00'],
  ['00:00:00', { quietFrom: 0, quietUntil: 6 }, '2026-11-26T06:00:00+07:00'],
  ['03:00:00', { quietFrom: 0, quietUntil: 0 }, null],
  ['23:00:00', { quietFrom: 22, quietUntil: 0 }, '2026-11-27T00:00:00+07:00'],
] as const)('at %s with %o', (time, hours, end) => {
  expect(quietEnd(at(time), hours)).toBe(end === null ? null : Date.parse(end));
});
