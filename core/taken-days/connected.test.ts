import { expect, test } from 'vitest';
import { type Busy, calendarOfDays, checkCalendarAddress, connectionRules, daysTaken } from './connected.ts';
import { calendarRules } from './day-status.ts';

const span = { from: '2026-11-25', to: '2026-12-31' };
const at = (time: string): number => Date.parse(`${time}:00+07:00`);
const hours = (from: string, to: string, title = ''): Busy => ({ title, startsAt: at(from), endsAt: at(to) });
const taken = (...busy: Busy[]) => daysTaken(busy, span).map(({ day, part, places, note }) => [day.slice(5), part, places, note].join(' '));

test('whole days take the day, within the span', () => {
  expect(taken({ title: 'Resepsi Sinta', from: '2026-11-20', to: '2026-11-26' })).toEqual([
    '11-25 day 1 Resepsi Sinta',
    '11-26 day 1 Resepsi Sinta',
  ]);
  expect(taken({ title: '', from: '2026-12-31', to: '2027-02-01' })).toEqual(['12-31 day 1 ']);
  expect(taken({ title: '', from: '2027-01-01', to: '2027-02-01' })).toEqual([]);
});

test.each([
  ['two hours of the morning', '2026-12-05T08:00', '2026-12-05T10:00', ['12-05 morning 1 ']],
  ['less than that', '2026-12-05T08:00', '2026-12-05T09:59', []],
  ['the evening', '2026-12-05T17:00', '2026-12-05T22:00', ['12-05 evening 1 ']],
  ['both', '2026-12-05T09:00', '2026-12-05T21:00', ['12-05 day 1 ']],
  ['more of one than of the other', '2026-12-05T11:30', '2026-12-05T15:00', ['12-05 morning 1 ']],
  ['a night, which begins on one day', '2026-12-05T21:00', '2026-12-06T01:00', ['12-05 evening 1 ']],
  ['until midnight and not a day more', '2026-12-05T20:00', '2026-12-06T00:00', ['12-05 evening 1 ']],
  ['nothing', '2026-12-05T20:00', '2026-12-05T20:00', []],
])('an entry with hours takes the halves it fills: %s', (_, from, to, expected) => {
  expect(taken(hours(from, to))).toEqual(expected);
});

test('several of one part are several weddings, with their titles once each', () => {
  const one = hours('2026-12-05T08:00', '2026-12-05T11:00', 'Akad');
  expect(taken(one, one, hours('2026-12-05T09:00', '2026-12-05T12:00', 'Siraman'))).toEqual(['12-05 morning 3 Akad, Siraman']);
  const many = daysTaken(
    Array.from({ length: 50 }, (_, n) => ({ title: `🎉 ${n} ${'x'.repeat(40)}`, ...span })),
    span,
  );
  expect(new Set(many.map(({ places }) => places))).toEqual(new Set([calendarRules.capacityMax]));
  expect(Array.from(many[0]?.note ?? '')).toHaveLength(calendarRules.noteLengthMax);
});

test.each([
  [
    'https://calendar.google.com/calendar/ical/x%40y/private-1/basic.ics',
    'https://calendar.google.com/calendar/ical/x%40y/private-1/basic.ics',
  ],
  [' webcal://p12.icloud.com/published/2/abc ', 'https://p12.icloud.com/published/2/abc'],
  ['WEBCALS://one.test', 'https://one.test'],
  ['http://one.test:8080?a=b', 'http://one.test:8080?a=b'],
])('%s is an address', (given, expected) => {
  expect(checkCalendarAddress(given)).toEqual({ ok: true, value: expected });
});
test.each([
  '',
  'calendar',
  'ftp://one.test/a.ics',
  'file:///etc/passwd',
  'https://',
  'https:///a',
  'https://me:secret@one.test',
  'https://one.test/a b',
  `https://one.test/${'a'.repeat(connectionRules.addressLengthMax)}`,
])('%s is none', (given) => {
  expect(checkCalendarAddress(given)).toMatchObject({ ok: false, refusals: [{ code: 'calendar.address_invalid', field: 'address' }] });
});

test('days are shown as entries of whole days, whatever their titles hold', () => {
  const file = calendarOfDays(
    'Studio; Kirana',
    [{ id: 'a', day: '2026-12-31', title: 'Booked: R, & S\nEND:VCALENDAR', url: 'https://x.test/q' }],
    0,
  );
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pelaminan//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Studio\\; Kirana',
    'X-WR-CALNAME:Studio\\; Kirana',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:a@pelaminan',
    'DTSTAMP:19700101T000000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Booked: R\\, & S\\nEND:VCALENDAR',
    'URL:https://x.test/q',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an address has 2,000 characters at most', () => {
  const address = (length: number) => 'https://calendar.test/'.padEnd(length, 'x');
  expect([checkCalendarAddress(address(2_000)).ok, checkCalendarAddress(address(2_001)).ok]).toEqual([true, false]);
});
