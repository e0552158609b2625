// Validation of vendors' availability, the steps of a meeting, and calendar files.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayMs, hourMs, minuteMs } from '../time.ts';
import { checkAvailability, defaultAvailability, type WishedAvailability } from './availability.ts';
import { checkReason, checkWords } from './booking.ts';
import { calendarFile } from './calendar-file.ts';
import { zoneOfCity } from './city-zone.ts';
import { mayCancel, mayMove, reminderDue, statusOf } from './life.ts';

const isZone = (name: string) => name.startsWith('Asia/');
const check = (change: Partial<WishedAvailability>) => checkAvailability({ ...defaultAvailability('Asia/Jakarta'), ...change }, isZone);
const refused = (change: Partial<WishedAvailability>) => {
  const outcome = check(change);
  return outcome.ok ? [] : outcome.refusals.map(({ code, field }) => `${field} ${code}`);
};
const monday = (...intervals: (readonly [number, number])[]) => ({
  week: [intervals.map(([from, to]) => ({ from, to })), [], [], [], [], [], []],
});
const exceptions = (count: number) => Array.from({ length: count }, (_, n) => ({ day: addDays('2027-01-01', n), intervals: [] }));

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

  test.each<[string, Partial<WishedAvailability>]>([
    ['the whole day', monday([0, 1_440])],
    ['quarters of an hour from midnight on', monday([0, 15], [15, 30])],
    ['six intervals a day', monday(...[0, 60, 120, 180, 240, 300].map((from) => [from, from + 30] as const))],
    ['one meeting a day', { perDayMax: 1 }],
    ['twenty meetings a day', { perDayMax: 20 }],
    ['sixty exceptions', { exceptions: exceptions(60) }],
    ['a room whose address has 300 characters', { ownLink: `https://a.example/${'x'.repeat(282)}` }],
  ])('may be %s', (_, change) => expect(refused(change)).toEqual([]));

  test.each<[string, Partial<WishedAvailability>, string]>([
    ['a quarter of an hour after midnight', monday([1_425, 1_455]), 'week.0 meetings.hours_invalid'],
    ['begins the day before', monday([-15, 15]), 'week.0 meetings.hours_invalid'],
    ['half a meeting a day', { perDayMax: 1.5 }, 'per_day_max meetings.choice_invalid'],
    ['no meeting a day', { perDayMax: 0 }, 'per_day_max meetings.choice_invalid'],
    ['twenty-one meetings a day', { perDayMax: 21 }, 'per_day_max meetings.choice_invalid'],
    ['sixty-one exceptions', { exceptions: exceptions(61) }, 'exceptions meetings.exceptions_invalid'],
    ['a room whose address has 301 characters', { ownLink: `https://a.example/${'x'.repeat(283)}` }, 'own_link meetings.link_invalid'],
  ])('is refused: %s', (_, change, expected) => expect(refused(change)).toEqual([expected]));

  test('keeps exceptions in the order of their days, each with its own hours', () => {
    const open = [{ from: 600, to: 660 }];
    const outcome = check({
      exceptions: [
        { day: '2026-12-26', intervals: open },
        { day: '2026-12-24', intervals: [] },
        { day: '2026-12-25', intervals: [] },
      ],
    });
    expect(outcome.ok && outcome.value.exceptions).toEqual([
      { day: '2026-12-24', intervals: [] },
      { day: '2026-12-25', intervals: [] },
      { day: '2026-12-26', intervals: open },
    ]);
  });

  test('a vendor begins with half hours, not yet offered, four hours of notice, sixty days ahead and six meetings a day (product 9)', () =>
    expect(defaultAvailability('Asia/Jakarta')).toMatchObject({
      isOffered: false,
      slotMinutes: 30,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      noticeHours: 4,
      aheadDays: 60,
      perDayMax: 6,
      exceptions: [],
    }));

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
    const statuses = [startsAt - 1, startsAt, meeting.endsAt - 1, meeting.endsAt].map((now) => statusOf(meeting, now));
    expect(statuses).toEqual(['booked', 'booked', 'booked', 'held']);
    expect(statusOf({ ...meeting, status: 'cancelled' }, meeting.endsAt)).toBe('cancelled');
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
    expect(checkWords({ subject: 'x'.repeat(120), note: 'x'.repeat(1_000) }).ok).toBe(true);
    expect(checkWords({ subject: 'x'.repeat(121), note: '' }).ok).toBe(false);
    expect([500, 501].map((length) => checkReason('x'.repeat(length)).ok)).toEqual([true, false]);
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
        'TRANSP:OPAQUE',
        'ATTENDEE;CN="Ayu  Sari ATTENDEE:x";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ayu@example.test',
      ]),
    );
    expect(unfolded(calendarFile({ ...event, method: 'CANCEL' }))).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'TRANSP:TRANSPARENT']),
    );
  });

  test.each([
    ['\u007F', 1],
    ['\u0080', 2],
    ['\u07FF', 2],
    ['\u0800', 3],
    ['\uFFFF', 3],
    ['\u{10000}', 4],
  ])('a line is as full as it can be of %j, which takes %i octets', (character, octets) => {
    const [first = '', second = ''] =
      calendarFile({ ...event, summary: character.repeat(100) })
        .split('SUMMARY:')[1]
        ?.split('\r\n') ?? [];
    expect(Array.from(first)).toHaveLength(Math.floor((75 - 'SUMMARY:'.length) / octets));
    expect(Array.from(second)).toHaveLength(1 + Math.min(Math.floor(74 / octets), 100 - Math.floor(67 / octets)));
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
