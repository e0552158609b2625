import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadingMembership, type Membership, planOf } from './plan.ts';

const membership = (name: string, vendorsServiceId = 1, status = 'active'): Membership<number> => ({
  status,
  vendorsServiceId,
  membershipType: { name },
});
const vendor = (memberships: Membership<number>[], rest: { hasActiveMembership?: boolean; mainServiceId?: number | null } = {}) => ({
  hasActiveMembership: true,
  mainServiceId: 1,
  contactCredit: 5,
  memberships,
  ...rest,
});
const trial = { statusPlan: 'Trial', credit: 5 };

describe('the plan a vendor sees', () => {
  test.each([
    [
      'Gold ranks above Silver and Free',
      vendor([membership('Free'), membership('Silver'), membership('Gold')]),
      { statusPlan: 'Gold', credit: null },
    ],
    ['Silver ranks above Free', vendor([membership('Free'), membership('Silver')]), { statusPlan: 'Silver', credit: null }],
    [
      'Gold on a side service outranks Silver on the main service',
      vendor([membership('Silver', 1), membership('Gold', 2)]),
      { statusPlan: 'Gold', credit: null },
    ],
    [
      'only memberships with status active count',
      vendor([membership('Gold', 1, 'expired'), membership('Silver', 2)]),
      { statusPlan: 'Silver', credit: null },
    ],
    ['an active Free membership is labelled Trial with the contact credit', vendor([membership('Free')]), trial],
    ['no memberships at all are Trial', vendor([]), trial],
    ['all inactive is Trial', vendor([membership('Gold', 1, 'inactive'), membership('Silver', 1, 'cancelled')]), trial],
    ['without an active membership nothing counts', vendor([membership('Gold')], { hasActiveMembership: false }), trial],
    ['an unknown plan name is Trial', vendor([membership('Platinum')]), trial],
    [
      'an unknown plan name ranks below Silver',
      vendor([membership('Platinum'), membership('Silver')]),
      { statusPlan: 'Silver', credit: null },
    ],
    ['names are taken to the letter', vendor([membership('gold')]), trial],
  ])('%s', (_, given, plan) => expect(planOf(given)).toEqual(plan));

  test('a contact credit of zero is shown as zero, not as unlimited', () => {
    expect(planOf({ ...vendor([]), contactCredit: 0 })).toEqual({ statusPlan: 'Trial', credit: 0 });
  });
});

describe('the membership that leads', () => {
  const side = membership('Gold', 2);
  const main = membership('Gold', 1);

  test('on a tie the one tied to the main service comes first, wherever it is listed', () => {
    expect(leadingMembership(vendor([side, main]))).toBe(main);
    expect(leadingMembership(vendor([main, side]))).toBe(main);
  });
  test('on a tie without a main service the first listed comes first', () => {
    expect(leadingMembership(vendor([side, main], { mainServiceId: null }))).toBe(side);
    expect(leadingMembership(vendor([side, main], { mainServiceId: 9 }))).toBe(side);
  });
  test('two of the main service keep their order', () => {
    const again = membership('Gold', 1);
    expect(leadingMembership(vendor([main, again]))).toBe(main);
  });
  test('an unknown name of the main service does not overtake Free', () => {
    const free = membership('Free', 2);
    expect(leadingMembership(vendor([membership('Platinum', 1), free]))).toBe(free);
  });

  test('it equals a stable sort by rank, then main service', () => {
    const anyMembership = fc
      .tuple(fc.constantFrom('Gold', 'Silver', 'Free', 'Bronze'), fc.constantFrom(1, 2, 3), fc.constantFrom('active', 'expired'))
      .map(([name, service, status]) => membership(name, service, status));
    const rank = (one: Membership) => ['Gold', 'Silver', 'Free', 'Bronze'].indexOf(one.membershipType.name);
    fc.assert(
      fc.property(fc.array(anyMembership, { maxLength: 6 }), (memberships) => {
        const sorted = memberships
          .filter((one) => one.status === 'active')
          .sort((a, b) => rank(a) - rank(b) || Number(b.vendorsServiceId === 1) - Number(a.vendorsServiceId === 1));
        expect(leadingMembership(vendor(memberships))).toBe(sorted[0] ?? null);
      }),
    );
  });
});
