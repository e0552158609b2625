// Validation of vendors' availability, the steps of a meeting, and calendar files.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../time.ts';
import { checkAvailability, defaultAvailability, type WishedAvailability } from './availability.ts';
import { checkReason, checkWords } from './booking.ts';
import { calendarFile } from './calendar-file.ts';
import { zoneOfCity } from './city-zone.ts';
import { mayCancel, mayMove, reminderDue, standingOf } from './life.ts';

const isZone = (name: string) => name.startsWith('Asia/');
const check = (change: Partial<WishedAvailability>) => checkAvailability({ ...defaultAvailability('Asia/Jakarta'), ...change }, isZone);
const refused = (change: Partial<WishedAvailability>) => {
  const outcome = check(change);
  return outcome.ok ? [] : outcome.refusals.map(({ code, field }) => `${field} ${code}`);
};
const monday = (...intervals: (readonly [number, number])[]) => ({
  week: [intervals.map(([from, to]) => ({ from, to })), [], [], [], [], [], []],
});

describe('availability', () => {
  test('is kept with its intervals in order, and several a day', () => {
    const outcome = check(monday([780, 1_020], [540, 720]));
    expect(outcome.ok && outcome.value.week[0]).toEqual([
      { from: 540, to: 720 },
      { from: 780, to: 1_020 },
    ]);
    expect(refused(monday([540, 720], [720, 780]))).toEqual([]);
  });

  test.each([
    ['ends before it begins', monday([720, 540]), 'week.0 meetings.hours_invalid'],
    ['is empty', monday([540, 540]), 'week.0 meetings.hours_invalid'],
    ['is no quarter of an hour', monday([541, 600]), 'week.0 meetings.hours_invalid'],
    ['runs into the next day', monday([1_380, 1_455]), 'week.0 meetings.hours_invalid'],
    ['runs into another', monday([540, 720], [705, 780]), 'week.0 meetings.hours_overlap'],
    [
      'is one of too many',
      monday(...[0, 60, 120, 180, 240, 300, 360].map((from) => [from, from + 30] as const)),
      'week.0 meetings.too_many_intervals',
    ],
  ])('is refused where an interval %s', (_, change, expected) => {
    expect(refused(change)).toEqual([expected]);
  });

  test('says everything that is wrong, each at its field', () => {
    const wrong = {
      exceptions: [{ day: '2026-02-30', intervals: [] }],
      timeZone: 'Mars/Olympus',
      slotMinutes: 20,
      bufferBeforeMinutes: -5,
      noticeHours: 0,
      aheadDays: 1_000,
      perDayMax: 0,
      ownLink: 'http://meet.example/me',
    };
    expect(refused(wrong).map((line) => line.split(' ')[0])).toEqual([
      'exceptions',
      'time_zone',
      'slot_minutes',
      'buffer_before_minutes',
      'notice_hours',
      'ahead_days',
      'per_day_max',
      'own_link',
    ]);
    expect(
      refused({
        exceptions: [
          { day: '2026-12-25', intervals: [] },
          { day: '2026-12-25', intervals: [] },
        ],
      }),
    ).toEqual(['exceptions meetings.exceptions_invalid']);
    expect(refused({ exceptions: [{ day: '2026-12-25', intervals: [{ from: 600, to: 540 }] }] })).toEqual([
      'exceptions.0 meetings.hours_invalid',
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'https://',
    'https://user:pass@evil.example/',
    'https://a b.example',
    `https://a.example/${'x'.repeat(300)}`,
    'https://a.example/\nX',
  ])('does not take %s for a room', (ownLink) => {
    expect(refused({ ownLink })).toEqual(['own_link meetings.link_invalid']);
  });

  test('takes an https address, with spaces around it', () => {
    const outcome = check({ ownLink: ' https://zoom.example/j/123?pwd=a%20b ' });
    expect(outcome.ok && outcome.value.ownLink).toBe('https://zoom.example/j/123?pwd=a%20b');
  });

  test('begins in the zone of the vendor’s city', () => {
    expect(['bali', 'makassar', 'jakarta', null].map(zoneOfCity)).toEqual([
      'Asia/Makassar',
      'Asia/Makassar',
      'Asia/Jakarta',
      'Asia/Jakarta',
    ]);
  });
});

describe('a meeting', () => {
  const startsAt = Date.parse('2026-11-24T03:00:00Z');
  const meeting = { status: 'booked', startsAt, endsAt: startsAt + 30 * minuteMs, moves: 0, agreedAt: startsAt - 3 * dayMs } as const;
  const code = (outcome: ReturnType<typeof mayMove>) => (outcome.ok ? 'yes' : outcome.refusals[0].code);

  test('is booked, then held; or cancelled, and stays so', () => {
    const standings = [startsAt - 1, startsAt, meeting.endsAt - 1, meeting.endsAt].map((now) => standingOf(meeting, now));
    expect(standings).toEqual(['booked', 'booked', 'booked', 'held']);
    expect(standingOf({ ...meeting, status: 'cancelled' }, meeting.endsAt)).toBe('cancelled');
  });

  test('may be moved three times and cancelled until it begins', () => {
    expect([0, 2, 3].map((moves) => code(mayMove({ ...meeting, moves }, startsAt - 1)))).toEqual([
      'yes',
      'yes',
      'meetings.moved_too_often',
    ]);
    expect(code(mayCancel({ ...meeting, moves: 3 }, startsAt - 1))).toBe('yes');
    expect([mayCancel, mayMove].map((may) => code(may(meeting, startsAt)))).toEqual(['meetings.begun', 'meetings.begun']);
    expect(code(mayMove({ ...meeting, status: 'cancelled' }, startsAt - 1))).toBe('meetings.cancelled_already');
  });

  test('is reminded of a day and an hour before, not of what was agreed on later, and never once it has begun or was cancelled', () => {
    const due = (before: number, change = {}) => reminderDue({ ...meeting, ...change }, startsAt - before);
    expect([dayMs + 1, dayMs, hourMs + 1, hourMs, 1, 0].map((before) => due(before))).toEqual([null, 'day', 'day', 'hour', 'hour', null]);
    expect(due(dayMs - 1, { agreedAt: startsAt - dayMs + 1 })).toBeNull();
    expect(due(hourMs, { agreedAt: startsAt - dayMs + 1 })).toBe('hour');
    expect(due(hourMs - 1, { agreedAt: startsAt - hourMs })).toBeNull();
    expect(due(hourMs, { status: 'cancelled' })).toBeNull();
  });

  test('needs a subject on one line, and a reason when it is cancelled', () => {
    expect(checkWords({ subject: ' Foto  dan film ', note: '' })).toEqual({ ok: true, value: { subject: 'Foto dan film', note: '' } });
    const wrong = checkWords({ subject: ' ', note: 'x'.repeat(1_001) });
    expect(!wrong.ok && wrong.refusals.map(({ code: which, field }) => [which, field])).toEqual([
      ['meetings.required', 'subject'],
      ['meetings.text_too_long', 'note'],
    ]);
    expect(checkReason('  ').ok).toBe(false);
    expect(checkReason('\u202Egnp').ok).toBe(false);
  });
});

describe('a calendar file', () => {
  const event = {
    uid: 'meeting-1@pelaminan',
    sequence: 2,
    method: 'REQUEST',
    startsAt: Date.parse('2026-11-24T03:00:00Z'),
    endsAt: Date.parse('2026-11-24T03:30:00Z'),
    madeAt: Date.parse('2026-11-22T23:59:59.900Z'),
    summary: 'Foto, film; dan \\ album',
    description: 'Baris satu\nBaris dua 🌸',
    url: 'https://meet.jit.si/pelaminan-abc',
    organizer: { name: 'Pelaminan', email: 'no-reply@pelaminan.test' },
    attendee: { name: 'Ayu "Sari"\r\nATTENDEE:x', email: 'ayu@example.test' },
  } as const;
  const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  test('has what calendars match by, in UTC, escaped', () => {
    const lines = unfolded(calendarFile(event));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:meeting-1@pelaminan',
        'SEQUENCE:2',
        'DTSTAMP:20261122T235959Z',
        'DTSTART:20261124T030000Z',
        'DTEND:20261124T033000Z',
        'SUMMARY:Foto\\, film\\; dan \\\\ album',
        'DESCRIPTION:Baris satu\\nBaris dua 🌸',
        'STATUS:CONFIRMED',
        'ATTENDEE;CN="Ayu  Sari ATTENDEE:x";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ayu@example.test',
      ]),
    );
    expect(unfolded(calendarFile({ ...event, method: 'CANCEL' }))).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  });

  test('whatever is typed: lines of at most 75 octets that end in CRLF, and each text comes back whole', () => {
    const lines = (text: string) => text.split('\r\n');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 200 }), (summary, note) => {
        fc.pre(summary.isWellFormed() && note.isWellFormed());
        const text = calendarFile({ ...event, summary, description: note.replaceAll('\r', '') });
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
        for (const line of lines(text)) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toContain('\n');
        }
        const found = unfolded(text).find((line) => line.startsWith('SUMMARY:')) ?? '';
        const back = found.slice('SUMMARY:'.length).replace(/\\([\\;,n])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));
        expect(back).toBe(summary.replace(/\r\n?/g, '\n'));
        expect(unfolded(text).filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
      }),
      { numRuns: 300 },
    );
  });
});
