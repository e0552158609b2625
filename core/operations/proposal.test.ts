import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeAs, cancelOf, mayBeSent, type PayoutStatus, returnOf, startOf, undoOf } from '../payouts/payout.ts';
import { businessDayOf, dayMs, hourMs } from '../time.ts';
import {
  type ActKind,
  acts,
  type Allowance,
  allowances,
  checkSecond,
  checkWithdrawal,
  defaultAllowanceLimits as limits,
  needsSecond,
  permissionsToDecide,
  proposalLifeMs,
  type ProposalFacts,
  statusAt,
  type Weight,
  weightOfGivingBack,
  weightOfStatus,
} from './proposal.ts';

describe('one operator alone', () => {
  test.each<[Weight, number, number, boolean]>([
    [5_000_000, 0, 0, false],
    [5_000_001, 0, 0, true],
    [1, 5_000_000, 0, true],
    [1, 0, 5_000_000, true],
    [2_000_000, 3_000_000, 3_000_000, false],
    [0, 9_000_000, 9_000_000, false],
    ['always', 0, 0, true],
  ])('for %s after %i of this operator and %i for this vendor takes two: %s', (weight, byOperator, forVendor, expected) =>
    expect(needsSecond(weight, { byOperator, forVendor }, 5_000_000)).toBe(expected),
  );
  test('can alone return only payouts the bank can’t have received, and never end a suspension', () => {
    expect(weightOfGivingBack(60_000_000, true)).toBe(60_000_000);
    expect(weightOfGivingBack(60_000_000, false)).toBe(0);
    expect([0, 1, 2].map(weightOfStatus)).toEqual([1, 1, 'always']);
  });
});

describe('a second person', () => {
  const waiting: ProposalFacts = { kind: 'payout_start', status: 'waiting', askedBy: 1, expiresAt: 1_000, ground: 'requested 60000000' };
  test('is another one, in time, once', () => {
    expect(checkSecond(waiting, 2, 999).ok).toBe(true);
    expect(checkSecond(waiting, 1, 999)).toMatchObject({ refusals: [{ code: 'operations.own_request' }] });
    expect(checkSecond(waiting, 2, 1_000)).toMatchObject({ refusals: [{ code: 'operations.proposal_expired' }] });
    for (const status of ['done', 'refused', 'withdrawn', 'moved_on', 'expired'] as const)
      expect(checkSecond({ ...waiting, status }, 2, 999).ok).toBe(false);
    expect(checkSecond({ ...waiting, status: 'withdrawn' }, 2, 999)).toMatchObject({
      refusals: [{ code: 'operations.proposal_withdrawn' }],
    });
    expect(statusAt(waiting, 1_000)).toBe('expired');
    expect(statusAt({ ...waiting, status: 'done' }, 1_000)).toBe('done');
  });
  test('must have the permissions it grants; only the proposer withdraws a proposal', () => {
    expect(permissionsToDecide('payout_paid', [])).toEqual(['finance']);
    expect(permissionsToDecide('vendor_status', [])).toEqual(['support']);
    expect(permissionsToDecide('operator_rights', ['support', 'verification'])).toEqual(['support', 'verification']);
    expect(permissionsToDecide('relation_ended', [])).toEqual(['finance']);
    expect(checkWithdrawal(waiting, 1).ok).toBe(true);
    expect(checkWithdrawal(waiting, 2)).toMatchObject({ refusals: [{ code: 'operations.not_your_request' }] });
    expect(checkWithdrawal({ ...waiting, status: 'done' }, 1)).toMatchObject({ refusals: [{ code: 'operations.already_decided' }] });
  });
});

const operators = [0, 1, 2];
const vendors = [0, 1, 2];
const million = 1_000_000;
type Step =
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'ask'; readonly vendor: number; readonly millions: number }
  | { readonly kind: 'tell' | 'cancel'; readonly vendor: number }
  | { readonly kind: 'act'; readonly operator: number; readonly vendor: number; readonly act: ActKind; readonly millions: number }
  | { readonly kind: 'second'; readonly operator: number; readonly which: number; readonly says: 'yes' | 'no' | 'withdraw' };
const payoutActs = ['payout_start', 'payout_undo', 'payout_paid', 'payout_failed', 'payout_returned'] as const;
type PayoutAct = (typeof payoutActs)[number];
const isPayoutAct = (kind: ActKind): kind is PayoutAct => payoutActs.some((one) => one === kind);
const person = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait'), hours: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask'), vendor: person, millions: fc.integer({ min: 1, max: 120 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('tell' as const, 'cancel' as const), vendor: person }) },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('act'),
      operator: person,
      vendor: person,
      act: fc.constantFrom<ActKind>(...payoutActs, 'payout_start', 'payout_paid', 'adjustment'),
      millions: fc.integer({ min: -8, max: 8 }).filter((n) => n !== 0),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('second'),
      operator: person,
      which: fc.nat({ max: 4 }),
      says: fc.constantFrom('yes' as const, 'yes' as const, 'yes' as const, 'no' as const, 'withdraw' as const),
    }),
  },
);

type Payout = {
  readonly id: number;
  readonly vendor: number;
  readonly amountIdr: number;
  state: PayoutStatus;
  bankInformedAt: Date | null;
};
type Proposal = { -readonly [Key in keyof ProposalFacts]: ProposalFacts[Key] } & {
  readonly vendor: number;
  readonly amountIdr: number;
  readonly payout: Payout | null;
};
/** What really happened, as an auditor would write it down: who was behind it. */
type Effect = {
  readonly at: number;
  readonly kind: ActKind;
  readonly vendor: number;
  readonly amountIdr: number;
  readonly payout: number | null;
  readonly people: readonly number[];
};

/** Operators at their desks: the rules put together as the server puts them together, in memory. */
function desk() {
  let now = Date.UTC(2026, 10, 20, 3);
  const payouts: Payout[] = [];
  const proposals: (Proposal & { readonly needsSecond: boolean; readonly weight: number; readonly askedAt: number })[] = [];
  const effects: Effect[] = [];
  const groundOf = (payout: Payout | null): string => (payout === null ? '' : `${payout.state} ${payout.amountIdr}`);
  const moves = {
    payout_start: startOf,
    payout_undo: undoOf,
    payout_paid: (payout: Payout) => closeAs(payout, 'paid'),
    payout_failed: (payout: Payout) => closeAs(payout, 'failed'),
    payout_returned: returnOf,
  } as const;
  const perform = (proposal: Proposal, people: readonly number[]): void => {
    const { kind, vendor, amountIdr, payout } = proposal;
    if (payout !== null && isPayoutAct(kind)) {
      const moved = moves[kind](payout);
      if (!moved.ok) return;
      payout.state = moved.value;
    }
    effects.push({ at: now, kind, vendor, amountIdr, payout: payout?.id ?? null, people });
  };
  const alone = (allowance: Allowance, isOf: (one: { readonly askedBy: number; readonly vendor: number }) => boolean): number =>
    proposals
      .filter(
        (one) =>
          !one.needsSecond && acts[one.kind].allowance === allowance && isOf(one) && businessDayOf(one.askedAt) === businessDayOf(now),
      )
      .reduce((all, { weight }) => all + weight, 0);
  const newest = (vendor: number): Payout | null => payouts.findLast((payout) => payout.vendor === vendor) ?? null;

  const act = ({ operator, vendor, act: kind, millions }: Extract<Step, { kind: 'act' }>): void => {
    const payout = isPayoutAct(kind) ? newest(vendor) : null;
    if (isPayoutAct(kind) && (payout === null || !moves[kind](payout).ok)) return;
    if (payout !== null && proposals.some((one) => one.payout === payout && statusAt(one, now) === 'waiting')) return;
    const amountIdr = payout?.amountIdr ?? millions * million;
    const { allowance } = acts[kind];
    const isHarmless = kind === 'payout_undo' || (kind === 'payout_failed' && payout !== null && !mayBeSent(payout));
    const weight = isHarmless ? 0 : Math.abs(amountIdr);
    const sums = {
      byOperator: alone(allowance, (one) => one.askedBy === operator),
      forVendor: alone(allowance, (one) => one.vendor === vendor),
    };
    const waits = needsSecond(weight, sums, limits[allowance]);
    const base = { kind, vendor, amountIdr, payout, askedBy: operator, ground: groundOf(payout), expiresAt: now + proposalLifeMs };
    const proposal = { ...base, needsSecond: waits, weight, askedAt: now, status: waits ? ('waiting' as const) : ('done' as const) };
    proposals.push(proposal);
    if (!waits) perform(proposal, [operator]);
  };
  const second = ({ operator, which, says }: Extract<Step, { kind: 'second' }>): void => {
    const proposal = proposals.filter(({ status }) => status === 'waiting').at(which);
    if (proposal === undefined) return;
    if (says === 'withdraw') {
      if (checkWithdrawal(proposal, operator).ok) proposal.status = 'withdrawn';
      return;
    }
    if (!checkSecond(proposal, operator, now).ok) return;
    proposal.status = says === 'no' ? 'refused' : proposal.ground === groundOf(proposal.payout) ? 'done' : 'moved_on';
    if (proposal.status === 'done') perform(proposal, [proposal.askedBy, operator]);
  };
  const take = (one: Step): void => {
    if (one.kind === 'wait') now += one.hours * hourMs;
    else if (one.kind === 'act') act(one);
    else if (one.kind === 'second') second(one);
    else if (one.kind === 'ask') {
      const before = newest(one.vendor);
      if (before !== null && (before.state === 'requested' || before.state === 'processing')) return;
      payouts.push({ id: payouts.length, vendor: one.vendor, amountIdr: one.millions * million, state: 'requested', bankInformedAt: null });
    } else {
      const payout = newest(one.vendor);
      if (payout === null) return;
      if (one.kind === 'tell') payout.bankInformedAt ??= new Date(now);
      else if (cancelOf(payout).ok) payout.state = 'cancelled';
    }
  };
  return { take, payouts, effects };
}

/** How much happened on one word in a day, by an operator or for a vendor; what left and came back again counts as much as what stayed away. */
function onOneWord(effects: readonly Effect[], kinds: readonly ActKind[], isOf: (effect: Effect) => boolean): number {
  const days = new Map<string, number>();
  for (const effect of effects)
    if (effect.people.length === 1 && kinds.includes(effect.kind) && isOf(effect)) {
      const day = businessDayOf(effect.at);
      days.set(day, (days.get(day) ?? 0) + Math.abs(effect.amountIdr));
    }
  return Math.max(0, ...days.values());
}
const moneyOf: Readonly<Record<Exclude<Allowance, 'status' | 'back'>, readonly ActKind[]>> = {
  credit: ['adjustment'],
  send: ['payout_start'],
  leave: ['payout_paid'],
};

test('whatever several operators do to several vendors over days: nothing is sent twice, and nothing above a limit without a second person', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 120 }), (steps) => {
      const { take, payouts, effects } = desk();
      for (const one of steps) take(one);
      for (const [allowance, kinds] of Object.entries(moneyOf)) {
        const limit = limits[allowances.find((one) => one === allowance) ?? 'credit'];
        for (const one of operators) expect(onOneWord(effects, kinds, ({ people }) => people[0] === one)).toBeLessThanOrEqual(limit);
        for (const one of vendors) expect(onOneWord(effects, kinds, ({ vendor }) => vendor === one)).toBeLessThanOrEqual(limit);
      }
      for (const { people } of effects) expect(new Set(people).size).toBe(people.length);
      for (const payout of payouts) {
        const did = effects.filter((effect) => effect.payout === payout.id);
        const count = (kind: ActKind): number => did.filter((effect) => effect.kind === kind).length;
        expect(count('payout_paid')).toBeLessThanOrEqual(1);
        expect(count('payout_failed') + count('payout_paid')).toBeLessThanOrEqual(1);
        expect(count('payout_returned')).toBeLessThanOrEqual(count('payout_paid'));
        // What may be on its way and is large was returned by two.
        const givenBackAlone = did.filter(
          ({ kind, people }, n) => kind === 'payout_failed' && did.at(n - 1)?.kind === 'payout_start' && people.length === 1,
        );
        expect(payout.amountIdr > limits.back ? givenBackAlone : []).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});

test('the daily limit resets at midnight in Jakarta', () => {
  const { take, effects } = desk();
  const give = { kind: 'act', operator: 0, vendor: 0, act: 'adjustment', millions: 5 } as const;
  take(give);
  take({ kind: 'wait', hours: 13 });
  take(give);
  take({ kind: 'wait', hours: dayMs / hourMs - 13 });
  take(give);
  expect(effects).toHaveLength(2);
});
