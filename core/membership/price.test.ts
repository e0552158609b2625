import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../time.ts';
import { activationOf } from './activation.ts';
import { defaultMembershipRules as rules, type HeldMembership, lastDayOf, quoteOf, valueLeft } from './price.ts';

const today = '2026-11-20';
const silver: HeldMembership = { id: 1, plan: 'Silver', startsOn: '2026-05-20', endsOn: '2027-05-19', paidIdr: 2_500_000 };
const gold = { plan: 'Gold', term: 'year', priceIdr: 6_000_000 } as const;

describe('a span', () => {
  test.each([
    ['2026-11-20', 'month', '2026-12-19'],
    ['2026-12-31', 'month', '2027-01-30'],
    ['2027-01-31', 'month', '2027-02-27'],
    ['2028-01-31', 'month', '2028-02-28'],
    ['2026-11-01', 'month', '2026-11-30'],
    ['2026-11-20', 'year', '2027-11-19'],
    ['2028-02-29', 'year', '2029-02-27'],
  ] as const)('from %s, a %s, ends on %s', (from, term, last) => expect(lastDayOf(from, term)).toBe(last));

  test('is never shorter than 28 days or longer than 366, and spans follow each other without a gap', () => {
    const day = fc.integer({ min: 0, max: 5_000 }).map((n) => addDays('2026-01-01', n));
    fc.assert(
      fc.property(day, fc.constantFrom('month', 'year'), (from, term) => {
        const length = daysBetween(from, lastDayOf(from, term)) + 1;
        expect(length).toBeGreaterThanOrEqual(term === 'month' ? 28 : 365);
        expect(length).toBeLessThanOrEqual(term === 'month' ? 31 : 366);
      }),
    );
  });
});

describe('what is left', () => {
  test.each([
    ['2026-05-20', 2_500_000, 'all on its first day'],
    ['2027-05-19', 6_849, 'a day on its last'],
    ['2027-05-20', 0, 'nothing after it'],
    ['2026-01-01', 2_500_000, 'no more than all before it'],
  ])('on %s is Rp %i: %s', (day, left) => expect(valueLeft(silver, day)).toBe(left));
  test('nothing of one without an end', () => expect(valueLeft({ ...silver, endsOn: null }, today)).toBe(0));

  test('falls day by day, is never more than was paid, and is the exact share rounded down', () => {
    const length = fc.integer({ min: 1, max: 800 });
    fc.assert(
      fc.property(length, fc.nat(800), fc.integer({ min: 0, max: 9_000_000_000_000 }), (days, used, paidIdr) => {
        const held = { startsOn: today, endsOn: addDays(today, days - 1), paidIdr };
        const left = valueLeft(held, addDays(today, used));
        expect(BigInt(left)).toBe((BigInt(paidIdr) * BigInt(Math.max(0, days - used))) / BigInt(days));
        expect(valueLeft(held, addDays(today, used + 1))).toBeLessThanOrEqual(left);
      }),
    );
  });
});

describe('a quote', () => {
  test('without a membership is the price, its tax, and a year from today', () => {
    expect(quoteOf(gold, null, today, rules)).toEqual({
      ok: true,
      value: {
        kind: 'new',
        priceIdr: 6_000_000,
        creditIdr: 0,
        subtotalIdr: 6_000_000,
        taxIdr: 660_000,
        totalIdr: 6_660_000,
        startsOn: today,
        endsOn: '2027-11-19',
      },
    });
  });
  test('for moving up counts what is left', () => {
    const left = valueLeft(silver, today);
    expect(quoteOf(gold, silver, today, rules)).toMatchObject({
      ok: true,
      value: { kind: 'upgrade', creditIdr: left, subtotalIdr: 6_000_000 - left, startsOn: today },
    });
  });
  test('for the same plan follows its end, once it is near', () => {
    const near = { ...silver, endsOn: '2026-12-10' };
    expect(quoteOf({ plan: 'Silver', term: 'month', priceIdr: 250_000 }, near, today, rules)).toMatchObject({
      value: { kind: 'renewal', creditIdr: 0, startsOn: '2026-12-11', endsOn: '2027-01-10' },
    });
    expect(quoteOf({ plan: 'Silver', term: 'month', priceIdr: 250_000 }, silver, today, rules)).toMatchObject({
      refusals: [{ code: 'membership.renewed_already' }],
    });
  });
  test.each([
    [{ ...gold, plan: 'Silver' as const }, { ...silver, plan: 'Gold' as const }, 'membership.not_an_upgrade'],
    [gold, { ...silver, plan: 'Gold' as const, endsOn: null }, 'membership.without_end'],
    [{ plan: 'Gold' as const, term: 'month' as const, priceIdr: 600_000 }, silver, 'membership.credit_covers_price'],
  ])('is refused: %#', (wish, held, code) => expect(quoteOf(wish, held, today, rules)).toMatchObject({ refusals: [{ code }] }));

  test('never costs nothing and never more than the price with its tax', () => {
    const held = fc
      .tuple(fc.nat(400), fc.nat(400), fc.nat(8_000_000))
      .map(([used, left, paidIdr]) => ({ ...silver, startsOn: addDays(today, -used), endsOn: addDays(today, left), paidIdr }));
    fc.assert(
      fc.property(held, fc.integer({ min: 1, max: 10_000_000 }), (membership, priceIdr) => {
        const quote = quoteOf({ plan: 'Gold', term: 'year', priceIdr }, membership, today, rules);
        if (!quote.ok) return;
        expect(quote.value.subtotalIdr).toBeGreaterThan(0);
        expect(quote.value.subtotalIdr + quote.value.creditIdr).toBe(priceIdr);
      }),
    );
  });
});

describe('money that came', () => {
  const upgrade = { plan: 'Gold', term: 'year', basis: silver } as const;
  test('begins today in place of the lower one', () =>
    expect(activationOf(upgrade, silver, today)).toEqual({ kind: 'begin', startsOn: today, endsOn: '2027-11-19', replaces: 1 }));
  test('begins today when what it was made on has ended', () =>
    expect(activationOf(upgrade, null, today)).toMatchObject({ kind: 'begin', replaces: null }));
  test('lengthens the same plan behind its end', () => {
    const near = { ...silver, endsOn: '2026-12-10' };
    expect(activationOf({ plan: 'Silver', term: 'month', basis: near }, near, today)).toEqual({
      kind: 'lengthen',
      membershipId: 1,
      startsOn: '2026-12-11',
      endsOn: '2027-01-10',
    });
  });
  test.each<[string, HeldMembership]>([
    ['renewed', { ...silver, endsOn: '2028-05-19', paidIdr: 5_000_000 }],
    ['replaced', { ...silver, id: 2, plan: 'Gold' }],
    ['paid more for', { ...silver, paidIdr: 2_600_000 }],
  ])('goes back when the membership was %s since', (_, held) => expect(activationOf(upgrade, held, today)).toEqual({ kind: 'changed' }));
  test('goes back when there is a membership where there was none', () =>
    expect(activationOf({ ...upgrade, basis: null }, silver, today)).toEqual({ kind: 'changed' }));
});

describe('at the edge', () => {
  test('a membership is renewed from sixty days before its end', () => {
    const wish = { plan: 'Silver', term: 'year', priceIdr: 2_500_000 } as const;
    const renewed = (endsOn: string) => quoteOf(wish, { ...silver, endsOn }, today, rules).ok;
    expect([renewed('2027-01-19'), renewed('2027-01-20')]).toEqual([true, false]);
  });
  test('what is left has to be less than the price', () => {
    const left = valueLeft(silver, today);
    const code = (priceIdr: number) => {
      const quote = quoteOf({ ...gold, priceIdr }, silver, today, rules);
      return quote.ok ? quote.value.creditIdr : quote.refusals[0].code;
    };
    expect([code(left), code(left + 1)]).toEqual(['membership.credit_covers_price', left]);
  });
  test('one without an end is not lengthened', () => {
    const held = { ...silver, endsOn: null };
    expect(activationOf({ plan: 'Silver', term: 'year', basis: held }, held, today)).toEqual({ kind: 'changed' });
  });
});
