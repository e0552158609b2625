import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPriceList, type PriceDraft, priceKinds, priceRoles, priceRules, priceUnits, unitsOf } from './price-list.ts';

const line: PriceDraft = {
  role: 'package',
  name: 'Paket akad',
  kind: 'between',
  low: 5_000_000,
  high: 8_000_000,
  unit: 'event',
  ownUnit: '',
};
const codesOf = (...items: PriceDraft[]): string[] => {
  const outcome = checkPriceList(items);
  return outcome.ok ? [] : outcome.refusals.map(({ field, code }) => `${field} ${code}`);
};

describe('a price list', () => {
  it.each(priceUnits)('can have an extra by any unit (%s)', (unit) => {
    expect(codesOf({ ...line, role: 'extra', unit, ownUnit: unit === 'own' ? 'per gubuk' : '' })).toEqual([]);
  });
  it('may be empty', () => {
    expect(checkPriceList([])).toEqual({ ok: true, value: [] });
  });
  it('may have 30 lines, of Rp 1,000 to 100 billion', () => {
    expect(codesOf(...Array.from({ length: 30 }, (_, n) => ({ ...line, name: `${n}` })))).toEqual([]);
    expect(codesOf({ ...line, low: 1_000, high: 100_000_000_000 })).toEqual([]);
    expect(codesOf({ ...line, high: 100_000_000_001 })).toEqual(['items.0.high catalogue.amount_invalid']);
    expect(codesOf({ ...line, low: null, high: 5_000 })).toEqual(['items.0.low catalogue.required']);
  });
  it('keeps of a line what its kind and unit use', () => {
    const outcome = checkPriceList([{ ...line, kind: 'from', ownUnit: 'per gubuk' }]);
    expect(outcome).toEqual({ ok: true, value: [{ ...line, kind: 'from', high: null, ownUnit: '' }] });
  });
  it.each<[string, PriceDraft[], string[]]>([
    ['no name', [{ ...line, name: ' ' }], ['items.0.name catalogue.required']],
    ['no amount', [{ ...line, low: null }], ['items.0.low catalogue.required']],
    ['an end that is not higher', [{ ...line, high: 5_000_000 }], ['items.0.high catalogue.price_high_not_above']],
    ['no end', [{ ...line, high: null }], ['items.0.high catalogue.required']],
    ['half a Rupiah', [{ ...line, low: 5_000.5 }], ['items.0.low catalogue.amount_invalid']],
    ['less than a thousand', [{ ...line, kind: 'exactly', low: 999 }], ['items.0.low catalogue.amount_invalid']],
    ['an own unit without a word', [{ ...line, unit: 'own' }], ['items.0.own_unit catalogue.required']],
    ['a rate without a unit', [{ ...line, role: 'rate', unit: 'none' }], ['items.0.unit catalogue.rate_needs_unit']],
    ['a rate of an event', [{ ...line, role: 'rate', unit: 'event' }], ['items.0.unit catalogue.rate_needs_unit']],
    ['a package for each guest', [{ ...line, unit: 'person' }], ['items.0.unit catalogue.package_with_unit']],
    ['a name twice', [line, { ...line, name: 'paket  AKAD' }], ['items.1.name catalogue.price_twice']],
    ['31 lines', Array.from({ length: 31 }, (_, n) => ({ ...line, name: `${n}` })), ['items catalogue.too_many_rows']],
  ])('is refused with %s', (_, items, codes) => expect(codesOf(...items)).toEqual(codes));

  it('whatever is typed: what is accepted is whole Rupiah in range, ordered, named once, and accepted again as it is', () => {
    const amount = fc.option(fc.oneof(fc.integer({ min: -5, max: 20_000 }), fc.double(), fc.maxSafeInteger()));
    const draft = fc.record({
      role: fc.constantFrom(...priceRoles),
      name: fc.string({ maxLength: 6 }),
      kind: fc.constantFrom(...priceKinds),
      low: amount,
      high: amount,
      unit: fc.constantFrom(...priceUnits),
      ownUnit: fc.string({ maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 4 }), (items) => {
        const outcome = checkPriceList(items);
        if (!outcome.ok) return;
        for (const { role, low, high, kind, unit, ownUnit } of outcome.value) {
          expect(unitsOf[role]).toContain(unit);
          expect(Number.isSafeInteger(low) && low >= priceRules.amountMin).toBe(true);
          expect(kind === 'between' ? (high ?? 0) > low : high === null).toBe(true);
          expect(unit === 'own').toBe(ownUnit !== '');
        }
        expect(checkPriceList(outcome.value)).toEqual(outcome);
      }),
    );
  });
});
