// Calendars as people export them, and as an attacker writes them.
import { describe, expect, test } from 'vitest';
import { calendarOfDays } from '../../core/taken-days/connected.ts';
import { createWorkers } from '../kit/workers.ts';
import { Refused } from '../kit/refused.ts';
import { entriesIn, type EntriesFound } from './read-entries.ts';

const span = { from: '2026-11-25', to: '2027-01-31' };
const jakarta = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Makassar',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'DTSTART:19700101T000000',
  'END:STANDARD',
  'END:VTIMEZONE',
];
const calendar = (...lines: string[]): string => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...jakarta, ...lines, 'END:VCALENDAR', ''].join('\r\n');
let uid = 0;
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', `UID:${++uid}`, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'];
const read = (...lines: string[]): EntriesFound => entriesIn({ text: calendar(...lines), ...span });
const said = (found: EntriesFound): string[] =>
  typeof found === 'string'
    ? [found]
    : found.map((one) =>
        'from' in one
          ? `${one.title} ${one.from}..${one.to}`
          : `${one.title} ${new Date(one.startsAt).toISOString()}..${new Date(one.endsAt).toISOString()}`,
      );

describe('what is there', () => {
  test.each([
    ['a day', ['SUMMARY:Resepsi', 'DTSTART;VALUE=DATE:20261205'], ['Resepsi 2026-12-05..2026-12-05']],
    ['days', ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261208'], [' 2026-12-05..2026-12-07']],
    ['an end that is no later', ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261205'], [' 2026-12-05..2026-12-05']],
    ['an instant', ['DTSTART:20261205T020000Z', 'DTEND:20261205T090000Z'], [' 2026-12-05T02:00:00.000Z..2026-12-05T09:00:00.000Z']],
    ['a zone', ['DTSTART;TZID=Asia/Makassar:20261205T090000', 'DURATION:PT2H'], [' 2026-12-05T01:00:00.000Z..2026-12-05T03:00:00.000Z']],
    ['no zone: Jakarta', ['DTSTART:20261205T090000', 'DTEND:20261205T110000'], [' 2026-12-05T02:00:00.000Z..2026-12-05T04:00:00.000Z']],
    [
      'a zone nobody described: Jakarta',
      ['DTSTART;TZID=Mars:20261205T090000', 'DTEND;TZID=Mars:20261205T110000'],
      [' 2026-12-05T02:00:00.000Z..2026-12-05T04:00:00.000Z'],
    ],
    [
      'every week',
      ['DTSTART;VALUE=DATE:20261129', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20261206'],
      [' 2026-11-29..2026-11-29', ' 2026-12-13..2026-12-13'],
    ],
    ['for years', ['DTSTART;VALUE=DATE:20100101', 'RRULE:FREQ=YEARLY'], [' 2027-01-01..2027-01-01']],
    ['cancelled', ['DTSTART;VALUE=DATE:20261205', 'STATUS:CANCELLED'], []],
    ['time left free', ['DTSTART;VALUE=DATE:20261205', 'TRANSP:TRANSPARENT'], []],
    ['over', ['DTSTART;VALUE=DATE:20261124'], []],
    ['too far ahead', ['DTSTART;VALUE=DATE:20270201'], []],
    ['without a beginning', ['SUMMARY:Nothing'], []],
    ['without a sensible one', ['DTSTART:yesterday'], []],
    ['a title that writes over the line', ['SUMMARY:A\\nB\u202E\u0007C', 'DTSTART;VALUE=DATE:20261205'], ['A B C 2026-12-05..2026-12-05']],
  ])('%s', (_, lines, expected) => {
    expect(said(read(...event(...lines)))).toEqual(expected);
  });

  test('one of a row that was moved is where it was moved to', () => {
    const row = ['BEGIN:VEVENT', 'UID:row', 'DTSTART;VALUE=DATE:20261205', 'RRULE:FREQ=DAILY;COUNT=2', 'END:VEVENT'];
    const moved = [
      'BEGIN:VEVENT',
      'UID:row',
      'RECURRENCE-ID;VALUE=DATE:20261206',
      'DTSTART;VALUE=DATE:20261220',
      'SUMMARY:Moved',
      'END:VEVENT',
    ];
    expect(said(read(...row, ...moved))).toEqual([' 2026-12-05..2026-12-05', 'Moved 2026-12-20..2026-12-20']);
  });

  test('what we show ourselves is read again', () => {
    const text = calendarOfDays('x', [{ id: 'a', day: '2026-12-05', title: 'Booked: Sinta, Rama', url: '' }], 0);
    expect(said(entriesIn({ text, ...span }))).toEqual(['Booked: Sinta, Rama 2026-12-05..2026-12-05']);
  });
});

describe('what is none, or too much', () => {
  test.each(['', '<html></html>', 'BEGIN:VCARD\r\nFN:x\r\nEND:VCARD', 'BEGIN:VCALENDAR', '\u0000'.repeat(100)])('%j', (text) => {
    expect(entriesIn({ text, ...span })).toBe('not_a_calendar');
  });
  test('entries without end', () => {
    expect(read(...event('DTSTART:20261125T000000Z', 'RRULE:FREQ=SECONDLY'))).toBe('too_large');
    expect(read(...Array.from({ length: 10_001 }, () => event('DTSTART;VALUE=DATE:20261205')).flat())).toBe('too_large');
  });
  test('a rule that is never fulfilled holds up a thread for a while, and nobody else', async () => {
    const workers = createWorkers(new URL('../costly-work.ts', import.meta.url));
    const text = calendar(...event('DTSTART:20261205T000000Z', 'RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30'));
    const began = performance.now();
    const found = await workers.run({ kind: 'calendar', text, ...span }, 3_000).catch((fault: unknown) => fault);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(found instanceof Refused || Array.isArray(found), String(found)).toBe(true);
  });
});
