import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkServices, type HeldService, type ServiceDraft, shownServices } from './services.ts';

const known = { categoryIds: new Set([6, 9]), cityIds: new Set([1, 2, 3, 4]) };
const held: HeldService[] = [
  { id: 10, cityId: 1, isPaidFor: true },
  { id: 11, cityId: 2, isPaidFor: false },
];
const at = (cityId: number | null, id: number | null = null, categoryId: number | null = 6): ServiceDraft => ({ id, categoryId, cityId });
const codesOf = (services: ServiceDraft[], { main = 0, cityMax = 2 as number | null } = {}): string[] => {
  const outcome = checkServices(services, main, { held, cityMax, known });
  return outcome.ok ? [] : outcome.refusals.map(({ field, code }) => `${field} ${code}`);
};

describe('the services a vendor chose', () => {
  it('may move and change places, and be several in one city', () => {
    expect(codesOf([at(2, 10), at(1, 11)])).toEqual([]);
    expect(codesOf([at(1, 10), at(1, null, 9), at(2, 11)])).toEqual([]);
    expect(codesOf([at(3, 10), at(4, 11)])).toEqual([]);
  });
  it.each<[string, ServiceDraft[], string[]]>([
    ['no city', [at(null, 10)], ['services.0.city_id catalogue.required']],
    ['no category', [at(1, 10, null)], ['services.0.category_id catalogue.required']],
    ['a city that is not ours', [at(99, 10)], ['services.0.city_id catalogue.city_unknown']],
    ['a category that is not ours', [at(1, 10, 99)], ['services.0.category_id catalogue.category_unknown']],
    ['one place twice', [at(1, 10), at(1)], ['services.1.city_id catalogue.service_twice']],
    ['somebody else’s service', [at(1, 10), at(2, 77)], ['services.1.category_id catalogue.service_unknown']],
    ['one service twice', [at(1, 10), at(2, 10)], ['services.1.category_id catalogue.service_unknown']],
    ['a third city on a plan of two', [at(1, 10), at(2, 11), at(3)], ['services.2.city_id catalogue.too_many_cities']],
    ['without the one that is paid for', [at(2, 11)], ['services catalogue.service_paid_for']],
  ])('are refused with %s', (_, services, codes) => expect(codesOf(services)).toEqual(codes));
  it('are not called one place twice while the category or the city is open', () => {
    expect(codesOf([at(1, 10, null), at(1, 11, null)])).toEqual([0, 1].map((n) => `services.${n}.category_id catalogue.required`));
    expect(codesOf([at(null, 10), at(null, 11)])).toEqual([0, 1].map((n) => `services.${n}.city_id catalogue.required`));
  });
  it('without a city take no city of the plan', () => {
    expect(codesOf([at(3, 10), at(null)], { cityMax: 1 })).toEqual(['services.1.city_id catalogue.required']);
  });
  it('may be twenty', () => {
    const many = (length: number) => codesOf(Array.from({ length }, () => at(1, 10)));
    expect(many(21)).toEqual(['services catalogue.too_many_rows']);
    expect(many(20)).not.toContain('services catalogue.too_many_rows');
  });
  it('may all be left out, but for one that is paid for', () => expect(codesOf([])).toEqual(['services catalogue.service_paid_for']));
  it('need a main one among them', () => expect(codesOf([at(1, 10)], { main: 1 })).toEqual(['main catalogue.service_unknown']));
  it('after a step down may stay where they are, but reach no further', () => {
    expect(codesOf([at(1, 10), at(2, 11)], { cityMax: 1 })).toEqual([]);
    expect(codesOf([at(1, 10), at(3, 11)], { cityMax: 1 })).toEqual(['services.1.city_id catalogue.too_many_cities']);
    expect(codesOf([at(3, 10)], { cityMax: 1 })).toEqual([]);
    expect(codesOf([at(1, 10), at(2, 11), at(3)], { cityMax: 1 })).toEqual(['services.2.city_id catalogue.too_many_cities']);
  });
  it('reach as many new cities as the plan has room for', () => {
    expect(codesOf([at(1, 10), at(2, 11), at(3)], { cityMax: 3 })).toEqual([]);
    expect(codesOf([at(1, 10), at(3), at(4)], { cityMax: 2 })).toEqual(['services.2.city_id catalogue.too_many_cities']);
  });
  it('have no limit on a plan without one', () => {
    expect(codesOf([at(1, 10), at(2, 11), at(3), at(4)], { cityMax: null })).toEqual([]);
  });
});

const offering = (categorySlug: string, ...cityIds: number[]) => cityIds.map((cityId) => ({ categorySlug, cityId }));
const everywhere = { cityMax: null, ownCityId: null };

describe('the services couples see', () => {
  it('are in at most as many cities as the plan shows, the main one always among them, and all of them without a limit', () => {
    const cities = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(cities, fc.option(fc.integer({ min: 1, max: 5 })), (ids, cityMax) => {
        const services = offering('catering', ...ids);
        const shown = shownServices(services, { cityMax, ownCityId: 3 });
        expect(shown[0]).toBe(services[0]);
        expect(new Set(shown.map(({ cityId }) => cityId)).size).toBe(Math.min(new Set(ids).size, cityMax ?? Infinity));
      }),
    );
  });
  it('of a venue are in the city of its address alone, and that takes no city of the plan from the others', () => {
    const services = [...offering('venue', 1, 2), ...offering('catering', 2, 3)];
    const seen = (ownCityId: number | null, cityMax: number | null = null) =>
      shownServices(services, { cityMax, ownCityId }).map(({ categorySlug, cityId }) => `${categorySlug} ${cityId}`);
    expect(seen(2)).toEqual(['venue 2', 'catering 2', 'catering 3']);
    expect(seen(2, 1)).toEqual(['venue 2', 'catering 2']);
    expect(seen(1, 2)).toEqual(['venue 1', 'catering 2']);
  });
  it('of a venue without an address in one of its cities are in the first of them', () => {
    for (const ownCityId of [null, 9])
      expect(shownServices(offering('venue', 4, 1), { cityMax: 1, ownCityId })).toEqual(offering('venue', 4));
  });
  it('of all others are wherever they are offered', () => {
    expect(shownServices(offering('catering', 1, 2), everywhere)).toEqual(offering('catering', 1, 2));
  });
});
