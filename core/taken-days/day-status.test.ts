import { describe, expect, test } from 'vitest';
import { blockageOf, calendarRules, checkCapacity, checkMarking, dayStatus, isOverbooked, type Marking, type Taken } from './day-status.ts';

const all: Taken = { part: 'day', places: null };
const wedding: Taken = { part: 'day', places: 1 };
const morning: Taken = { part: 'morning', places: 1 };
const evening: Taken = { part: 'evening', places: 1 };
const crowd: Taken = { part: 'day', places: 3 };

describe('what a day says', () => {
  test.each([
    ['nothing leaves it open', [], 1, null],
    ['a whole day takes it', [wedding], 1, 'taken'],
    ['half a day leaves the other to ask for', [morning], 1, 'ask'],
    ['two different halves take it', [morning, evening], 1, 'taken'],
    ['the same half twice does not', [morning, morning], 1, 'ask'],
    ['one of two weddings leaves it open', [wedding], 2, null],
    ['two of two take it', [wedding, wedding], 2, 'taken'],
    ['a wedding and half of another leave a half', [wedding, morning], 2, 'ask'],
    ['all places are as many as there are', [all], 20, 'taken'],
    ['more than there are is taken as well', [crowd], 2, 'taken'],
  ])('%s', (_, entries, capacity, said) => expect(blockageOf(entries, capacity)).toBe(said));

  test.each([
    ['one wedding where one is taken', [wedding], 1, false],
    ['two where one is taken', [wedding, wedding], 1, true],
    ['two where two are', [wedding, wedding], 2, false],
    ['a wedding on a day that is marked', [all, wedding], 3, true],
    ['a morning and an evening', [morning, evening], 1, false],
    ['a morning and a wedding', [morning, wedding], 1, true],
  ])('overbooked: %s', (_, entries, capacity, said) => expect(isOverbooked(entries, capacity)).toBe(said));

  test('a day without entries is free only where the calendar is kept', () => {
    expect([dayStatus(null, true), dayStatus(null, false)]).toEqual(['free', 'ask']);
    expect([dayStatus('taken', false), dayStatus('ask', true)]).toEqual(['taken', 'ask']);
  });

  test('one more entry never frees a day', () => {
    const rank = { free: 0, ask: 1, taken: 2 };
    const kinds: Taken[] = [all, wedding, morning, evening];
    for (let code = 0; code < 4 ** 4; code += 1)
      for (const capacity of [1, 2, 3]) {
        const entries = [0, 1, 2, 3].map((at) => kinds[Math.floor(code / 4 ** at) % 4] ?? all);
        const ranks = entries.map((_, n) => rank[dayStatus(blockageOf(entries.slice(0, n + 1), capacity), true)]);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }
  });
});

describe('a marking', () => {
  const today = '2026-11-25';
  const given: Marking = { from: '2026-12-01', to: '2026-12-03', part: 'day', places: null, note: '  Libur   keluarga ' };
  const codes = (change: Partial<Marking>, capacity = 2) => {
    const checked = checkMarking({ ...given, ...change }, { today, capacity });
    return checked.ok ? [] : checked.refusals.map(({ code, field }) => `${code} ${field}`);
  };
  test('is cleaned', () =>
    expect(checkMarking(given, { today, capacity: 1 })).toMatchObject({ ok: true, value: { note: 'Libur keluarga' } }));
  test('may begin today', () => expect(codes({ from: today, to: today })).toEqual([]));
  test('is refused with its field', () => {
    expect(codes({ from: '2026-11-24', to: '2026-11-26' })).toEqual(['calendar.day_past from']);
    expect(codes({ from: '2026-12-04' })).toEqual(['calendar.range_invalid to']);
    expect(codes({ to: '2027-01-31' })).toEqual([]);
    expect(codes({ to: '2027-02-01' })).toEqual(['calendar.range_invalid to']);
    expect(codes({ from: '2031-11-26', to: '2031-11-26' })).toEqual([]);
    expect(codes({ from: '2031-11-27', to: '2031-11-27' })).toEqual(['calendar.day_too_far from', 'calendar.day_too_far to']);
    expect(codes({ places: 1, note: '' })).toEqual([]);
    expect(codes({ places: 2 })).toEqual([]);
    expect(codes({ places: 3 })).toEqual(['calendar.places_invalid places']);
    expect(codes({ places: 0 })).toEqual(['calendar.places_invalid places']);
    expect(codes({ note: 'x'.repeat(calendarRules.noteLengthMax + 1) })).toEqual(['calendar.note_too_long note']);
    expect(codes({ note: 'a\u202Eb' })).toEqual(['calendar.note_invalid note']);
  });
  test('the capacity has its limits', () =>
    expect([0, 1, 20, 21, 1.5].map((n) => checkCapacity(n).ok)).toEqual([false, true, true, false, false]));
});
