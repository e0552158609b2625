// Free slots for vendors in any time zone, at any time of the year.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offsetIn } from '../../texts/zones.ts';
import { addDays, dayMs, hourMs, minuteMs } from '../time.ts';
import { type Availability, availabilityRules, defaultAvailability, type Interval } from './availability.ts';
import { blockedBy, type Booked, freeSlotAt, freeSlots, intervalsOn, overlaps, type Span } from './slots.ts';
import { beginningOf, dayIn, endOf, instantsOf, minuteIn, weekdayOf } from './zone.ts';

const zones = [
  'Asia/Jakarta',
  'Australia/Sydney',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Apia',
  'UTC',
];
const at = (text: string) => Date.parse(text);
const clock = (zone: string, instants: readonly number[]) =>
  instants.map((one) => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(one));
const rangeOf = (day: string, zone: string): Span => ({ from: beginningOf(day, 0, offsetIn(zone)), to: endOf(day, 1_440, offsetIn(zone)) });
const hoursWith = (change: Partial<Availability>): Availability => ({ ...defaultAvailability('UTC'), ...change });
const everyDay = (intervals: readonly Interval[]) => Array.from({ length: 7 }, () => intervals);
const startsOn = (day: string, zone: string, hours: Availability, booked: readonly Booked[] = [], now = at('2026-01-01T00:00:00Z')) =>
  clock(
    zone,
    freeSlots({ hours: { ...hours, aheadDays: 90_000 }, booked, now, offsetAt: offsetIn(zone), range: rangeOf(day, zone) }).map(
      ({ from }) => from,
    ),
  );

describe('hours of the vendor’s clocks', () => {
  test('Monday to Saturday from nine to five makes sixteen half hours a day, and none on Sunday', () => {
    const starts = startsOn('2026-11-23', 'Asia/Jakarta', hoursWith({}));
    expect(starts).toHaveLength(16);
    expect([starts[0], starts.at(-1)]).toEqual(['09:00', '16:30']);
    expect(startsOn('2026-11-22', 'Asia/Jakarta', hoursWith({}))).toEqual([]);
  });

  test('what is left of an interval that is no whole slot is not offered', () => {
    const week = everyDay([{ from: 540, to: 630 }]);
    expect(startsOn('2026-11-23', 'Asia/Jakarta', hoursWith({ week, slotMinutes: 60 }))).toEqual(['09:00']);
  });

  test('an exception stands in for the weekday: closed, or other hours', () => {
    const exceptions = [
      { day: '2026-11-23', intervals: [] },
      { day: '2026-11-22', intervals: [{ from: 600, to: 660 }] },
    ];
    expect(startsOn('2026-11-23', 'Asia/Jakarta', hoursWith({ exceptions }))).toEqual([]);
    expect(startsOn('2026-11-22', 'Asia/Jakarta', hoursWith({ exceptions }))).toEqual(['10:00', '10:30']);
  });
});

describe('days on which clocks are changed', () => {
  const night = hoursWith({ week: everyDay([{ from: 60, to: 240 }]), slotMinutes: 30 });

  test('the hour that clocks jump over has no slots (Sydney, 4 October 2026; New York, 8 March 2026)', () => {
    const expected = ['01:00', '01:30', '03:00', '03:30'];
    expect(startsOn('2026-10-04', 'Australia/Sydney', night)).toEqual(expected);
    expect(startsOn('2026-03-08', 'America/New_York', night)).toEqual(expected);
  });

  test('the hour that clocks show twice has its slots twice, each a time of its own (Sydney, 5 April 2026; New York, 1 November 2026)', () => {
    expect(startsOn('2026-04-05', 'Australia/Sydney', night)).toEqual([
      '01:00',
      '01:30',
      '02:00',
      '02:30',
      '02:00',
      '02:30',
      '03:00',
      '03:30',
    ]);
    expect(startsOn('2026-11-01', 'America/New_York', night)).toEqual([
      '01:00',
      '01:30',
      '01:00',
      '01:30',
      '02:00',
      '02:30',
      '03:00',
      '03:30',
    ]);
  });

  test('an interval that lies in the missing hour alone is empty; one that begins in it begins when it is over', () => {
    expect(startsOn('2026-10-04', 'Australia/Sydney', hoursWith({ week: everyDay([{ from: 120, to: 180 }]) }))).toEqual([]);
    expect(startsOn('2026-10-04', 'Australia/Sydney', hoursWith({ week: everyDay([{ from: 150, to: 240 }]) }))).toEqual(['03:00', '03:30']);
  });

  test('office hours are the same clock times before and after', () => {
    for (const [zone, day] of [
      ['Australia/Sydney', '2026-10-05'],
      ['America/New_York', '2026-03-09'],
      ['Europe/Amsterdam', '2026-10-26'],
    ] as const)
      expect(startsOn(day, zone, hoursWith({}))[0]).toBe('09:00');
  });
});

describe('what is taken', () => {
  const booked = (from: string, minutes: number, hours: Availability): Booked => {
    const span = { from: at(from), to: at(from) + minutes * minuteMs };
    return { ...span, blocked: blockedBy(span, hours) };
  };

  test('a meeting takes its own slot, and with buffers those it would touch', () => {
    const hours = hoursWith({ week: everyDay([{ from: 540, to: 720 }]) });
    expect(startsOn('2026-11-23', 'UTC', hours, [booked('2026-11-23T10:00:00Z', 30, hours)])).toEqual([
      '09:00',
      '09:30',
      '10:30',
      '11:00',
      '11:30',
    ]);
    const careful = { ...hours, bufferBeforeMinutes: 10, bufferAfterMinutes: 15 };
    expect(startsOn('2026-11-23', 'UTC', careful, [booked('2026-11-23T10:00:00Z', 30, careful)])).toEqual(['09:00', '11:00', '11:30']);
  });

  test('a day with its number of meetings is full, in the vendor’s days', () => {
    const hours = hoursWith({ perDayMax: 2 });
    const two = ['2026-11-23T02:00:00Z', '2026-11-23T03:00:00Z'].map((from) => booked(from, 30, hours));
    expect(startsOn('2026-11-23', 'Asia/Jakarta', hours, two)).toEqual([]);
    expect(startsOn('2026-11-23', 'Asia/Jakarta', hours, two.slice(1))).toHaveLength(15);
    expect(startsOn('2026-11-24', 'Asia/Jakarta', hours, two)).toHaveLength(16);
  });

  test('notice holds for couples and not for the vendor; so many days ahead and no further', () => {
    const hours = hoursWith({});
    const now = at('2026-11-23T02:10:00Z');
    const ask = (isVendor: boolean, range: Span) =>
      freeSlots({ hours, booked: [], now, offsetAt: offsetIn('Asia/Jakarta'), range, isVendor });
    const today = rangeOf('2026-11-23', 'Asia/Jakarta');
    expect(
      clock(
        'Asia/Jakarta',
        ask(false, today).map(({ from }) => from),
      )[0],
    ).toBe('13:30');
    expect(
      clock(
        'Asia/Jakarta',
        ask(true, today).map(({ from }) => from),
      )[0],
    ).toBe('09:30');
    expect(ask(false, rangeOf(addDays('2026-11-23', 60), 'Asia/Jakarta'))).toHaveLength(16);
    expect(ask(false, rangeOf(addDays('2026-11-23', 61), 'Asia/Jakarta'))).toEqual([]);
  });
});

const step = availabilityRules.stepMinutes;
const day = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 0, maxLength: 6 })
  .map((edges) => edges.toSorted((one, other) => one - other))
  .map((edges) =>
    Array.from({ length: Math.floor(edges.length / 2) }, (_, i) => ({
      from: (edges[2 * i] ?? 0) * step,
      to: (edges[2 * i + 1] ?? 0) * step,
    })),
  );
const anyHours = fc.record({
  week: fc.array(day, { minLength: 7, maxLength: 7 }),
  slotMinutes: fc.constantFrom(...availabilityRules.slotMinutes),
  bufferBeforeMinutes: fc.constantFrom(...availabilityRules.bufferMinutes),
  bufferAfterMinutes: fc.constantFrom(...availabilityRules.bufferMinutes),
  noticeHours: fc.constantFrom(...availabilityRules.noticeHours),
  aheadDays: fc.constantFrom(...availabilityRules.aheadDays),
  perDayMax: fc.integer({ min: 1, max: 6 }),
});
/** Around the days on which clocks change somewhere, and any others. */
const anyNow = fc.oneof(
  fc.constantFrom(...['2026-03-07', '2026-04-04', '2026-10-03', '2026-10-31'].map((text) => at(`${text}T00:00:00Z`))),
  fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-12-31T00:00:00Z') }),
);

test('whatever the hours, the zone and what is booked: slots never overlap, keep notice, limits and hours; booking one leaves the others as they were', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyHours, anyNow, fc.array(fc.nat(200), { maxLength: 5 }), (zone, chosen, now, picks) => {
      const hours = { ...defaultAvailability(zone), ...chosen };
      const offsetAt = offsetIn(zone);
      const range = { from: now, to: now + 4 * dayMs };
      const booked: Booked[] = [];
      for (const pick of picks) {
        const open = freeSlots({ hours, booked, now, offsetAt, range });
        const slot = open[pick % Math.max(1, open.length)];
        if (slot) booked.push({ ...slot, blocked: blockedBy(slot, hours) });
      }
      const slots = freeSlots({ hours, booked, now, offsetAt, range });
      for (const [index, slot] of slots.entries()) {
        expect(slot.to - slot.from).toBe(hours.slotMinutes * minuteMs);
        expect(slot.from).toBeGreaterThanOrEqual(now + hours.noticeHours * hourMs);
        expect(slot.from).toBeGreaterThanOrEqual(slots[index - 1]?.to ?? 0);
        expect(dayIn(slot.from, offsetAt) <= addDays(dayIn(now, offsetAt), hours.aheadDays)).toBe(true);
        const open = intervalsOn(dayIn(slot.from, offsetAt), hours);
        expect(open.some(({ from, to }) => minuteIn(slot.from, offsetAt) >= from && minuteIn(slot.to - 1, offsetAt) < to)).toBe(true);
        expect(freeSlotAt(slot.from, { hours, booked, now, offsetAt })).toEqual(slot);
      }
      const taken = booked.map(({ blocked }) => blocked);
      for (const slot of slots) for (const blocked of taken) expect(overlaps(slot, blocked)).toBe(false);
      for (const [index, one] of taken.entries()) for (const other of taken.slice(index + 1)) expect(overlaps(one, other)).toBe(false);
      const counts = Map.groupBy(booked, ({ from }) => dayIn(from, offsetAt));
      for (const [, meetings] of counts) expect(meetings.length).toBeLessThanOrEqual(hours.perDayMax);
    }),
    {
      numRuns: 150,
      // On the night of the change clocks show one o'clock twice: hours that end then end once.
      examples: [
        [
          'America/New_York',
          {
            week: [[], [], [], [], [], [], [{ from: 0, to: 60 }]],
            slotMinutes: 15,
            bufferBeforeMinutes: 0,
            bufferAfterMinutes: 0,
            noticeHours: 1,
            aheadDays: 14,
            perDayMax: 1,
          },
          at('2026-10-31T00:00:00Z'),
          [],
        ],
      ],
    },
  );
});

test('wall clocks and instants lead into each other in every zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: at('2015-01-01T00:00:00Z'), max: at('2030-12-31T00:00:00Z') }),
      (zone, raw) => {
        const instant = Math.floor(raw / minuteMs) * minuteMs;
        const offsetAt = offsetIn(zone);
        expect(instantsOf(dayIn(instant, offsetAt), minuteIn(instant, offsetAt), offsetAt)).toContain(instant);
      },
    ),
    { numRuns: 500 },
  );
});

test('weekdays begin on Monday', () => {
  expect(['2026-11-23', '2026-11-29', '1969-12-31', '1970-01-01'].map(weekdayOf)).toEqual([0, 6, 2, 3]);
});

test('the minute before midnight belongs to the day that ends, midnight to the one that begins', () => {
  const jakarta = offsetIn('Asia/Jakarta');
  expect([at('2026-11-23T16:59:59.999Z'), at('2026-11-23T17:00:00Z')].map((instant) => dayIn(instant, jakarta))).toEqual([
    '2026-11-23',
    '2026-11-24',
  ]);
  expect([at('2026-11-23T16:59:59.999Z'), at('2026-11-23T17:00:00Z')].map((instant) => minuteIn(instant, jakarta))).toEqual([1_439, 0]);
});

test('a minute that clocks jump over begins and ends at the very jump (New York, 8 March 2026, 07:00 UTC)', () => {
  const newYork = offsetIn('America/New_York');
  for (const minute of [121, 150, 179]) {
    expect(beginningOf('2026-03-08', minute, newYork)).toBe(at('2026-03-08T07:00:00Z'));
    expect(endOf('2026-03-08', minute, newYork)).toBe(at('2026-03-08T07:00:00Z'));
  }
});

test('a minute that clocks show twice begins the first and ends the second time (New York, 1 November 2026)', () => {
  const newYork = offsetIn('America/New_York');
  expect(instantsOf('2026-11-01', 90, newYork)).toEqual([at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z')]);
  expect(beginningOf('2026-11-01', 90, newYork)).toBe(at('2026-11-01T05:30:00Z'));
  expect(endOf('2026-11-01', 90, newYork)).toBe(at('2026-11-01T06:30:00Z'));
});

test('spans that only touch do not overlap; a buffer is kept on its own side', () => {
  expect(overlaps({ from: 0, to: 10 }, { from: 10, to: 20 })).toBe(false);
  expect(overlaps({ from: 10, to: 20 }, { from: 0, to: 10 })).toBe(false);
  expect(overlaps({ from: 0, to: 10 }, { from: 9, to: 20 })).toBe(true);
  expect(
    blockedBy(
      { from: at('2026-11-23T10:00:00Z'), to: at('2026-11-23T10:30:00Z') },
      hoursWith({ bufferBeforeMinutes: 10, bufferAfterMinutes: 15 }),
    ),
  ).toEqual({
    from: at('2026-11-23T09:50:00Z'),
    to: at('2026-11-23T10:45:00Z'),
  });
});

test('a slot may begin at the very end of the notice, and at the beginning of the range but not at its end', () => {
  const hours = hoursWith({ noticeHours: 4 });
  const offsetAt = offsetIn('UTC');
  const ask = (now: string, range: Span) =>
    freeSlots({ hours, booked: [], now: at(now), offsetAt, range }).map(({ from }) => new Date(from).toISOString());
  const ten = at('2026-11-23T10:00:00Z');
  expect(ask('2026-11-23T06:00:00Z', { from: ten, to: ten + 30 * minuteMs })).toEqual(['2026-11-23T10:00:00.000Z']);
  expect(ask('2026-11-23T06:00:00.001Z', { from: ten, to: ten + 30 * minuteMs })).toEqual([]);
  expect(freeSlotAt(ten + 1, { hours, booked: [], now: 0, offsetAt })).toBeNull();
});
