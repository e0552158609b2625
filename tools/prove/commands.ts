// Generators for fast-check: start times near midnight and other limits, and sequences of commands that mostly apply.
import fc from 'fast-check';
import { type Command, type Step, vendorCount, viewerCount } from './model/commands.ts';
import { paymentStatuses } from '../../core/payments/notice.ts';

const minute = 60_000;
const hour = 60 * minute;
const vendor = fc.nat(vendorCount - 1);
const viewer = fc.nat(viewerCount - 1);
const some = fc.nat(11);

const wait = fc.record({
  kind: fc.constant('wait'),
  ms: fc.constantFrom(100, 299, 300, 2_000, minute, 30 * minute - 1, 30 * minute, hour, 24 * hour - 1, 24 * hour, 31 * 24 * hour),
});
const midnight = fc.record({ kind: fc.constant('wait_for_midnight'), offsetMs: fc.constantFrom(-1, 0, -1_000, 5_000) });
const checkout = fc.record({
  kind: fc.constant('checkout'),
  vendor,
  creditsIdr: fc.constantFrom(100_000, 100_000, 150_000, 500_000, 99_999, 120_000, 0),
  paidAfterMs: fc.constantFrom(0, 0, 0, minute, 24 * hour - 1, 24 * hour, 25 * hour),
});
const notice = fc.record({
  kind: fc.constant('notice'),
  order: some,
  says: fc.oneof({ weight: 3, arbitrary: fc.constant('paid' as const) }, { weight: 2, arbitrary: fc.constantFrom(...paymentStatuses) }),
  flaw: fc.oneof(
    { weight: 8, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constantFrom('amount', 'currency', 'merchant', 'signature') },
  ),
  event: fc.nat(3),
});
const cpcIdr = fc.constantFrom(500, 5_000, 20_000, 20_000, 35_000, 50_000, 450, 525, 50_050);
const budgetIdr = fc.constantFrom(null, 20_000, 40_000, 50_000, 60_000, 70_000, 19_000, 20_500);
const save = fc.record({
  kind: fc.constant('save'),
  vendor,
  cpcIdr,
  budgetIdr,
  startsInDays: fc.constantFrom(null, null, null, 0, 0, 1, -1),
  endsInDays: fc.constantFrom(null, null, 0, 1, 3, -1),
  isEnabled: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});
const show = fc.record({ kind: fc.constant('show'), vendor, viewer });
const see = fc.record({ kind: fc.constant('see'), card: some, times: fc.integer({ min: 1, max: 3 }) });
const click = fc.record({
  kind: fc.constant('click'),
  card: some,
  viewer: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: viewer }),
  how: fc.oneof(
    { weight: 12, arbitrary: fc.constant('person' as const) },
    { weight: 1, arbitrary: fc.constantFrom('bot', 'program', 'head', 'prefetch') },
  ),
  isSeen: fc.boolean(),
});
const refund = fc.record({ kind: fc.constant('refund'), click: some });

/** A page opened, looked at for a moment and clicked: without it, few sequences would charge anything. */
const visit = fc
  .tuple(vendor, viewer, fc.nat(11))
  .map(([v, w, n]): Step[] => [
    [{ kind: 'show', vendor: v, viewer: w }],
    [{ kind: 'wait', ms: 2_000 }],
    [{ kind: 'click', card: n, viewer: null, how: 'person', isSeen: true }],
  ]);
/** Everyone looks before anyone clicks: then credit and budgets end while cards are still out. */
const crowd = fc
  .tuple(vendor, fc.nat(11))
  .map(([v, n]): Step[] => [
    ...Array.from({ length: viewerCount }, (_, i): Step => [{ kind: 'show', vendor: v, viewer: i }]),
    [{ kind: 'wait', ms: 2_000 }],
    Array.from({ length: viewerCount }, (_, i) => ({ kind: 'click', card: n + i, viewer: null, how: 'person', isSeen: true })),
  ]);
/** No limit, or room for one click, for one and a bit, for two. */
const budgets = [() => null, (price: number) => price, (price: number) => price + 10_000, (price: number) => 2 * price];
const funded = fc
  .tuple(vendor, fc.constantFrom(20_000, 35_000, 50_000), fc.constantFrom(...budgets))
  .map(([v, price, budgetOf]): Step[] => [
    [{ kind: 'checkout', vendor: v, creditsIdr: 100_000, paidAfterMs: 0 }],
    [{ kind: 'save', vendor: v, cpcIdr: price, budgetIdr: budgetOf(price), startsInDays: null, endsInDays: null, isEnabled: true }],
  ]);
const one: fc.Arbitrary<Command> = fc.oneof(wait, midnight, checkout, notice, notice, save, show, show, see, click, click, refund);
const atOnce = fc.array<Command>(fc.oneof(notice, see, click, click, save), { minLength: 2, maxLength: 4 });
const clicksAtOnce = fc.array<Command>(click, { minLength: 2, maxLength: 4 });
const piece = fc.oneof(
  { weight: 8, arbitrary: one.map((command): Step[] => [[command]]) },
  { weight: 3, arbitrary: visit },
  { weight: 1, arbitrary: crowd },
  { weight: 1, arbitrary: funded },
  { weight: 2, arbitrary: atOnce.map((step): Step[] => [step]) },
  { weight: 2, arbitrary: clicksAtOnce.map((step): Step[] => [step]) },
);

/** Commands of one sequence, counted over its steps. */
const commandsMax = 60;
const cut = (steps: readonly Step[]): Step[] => {
  let count = 0;
  return steps.filter((step) => {
    count += step.length;
    return count <= commandsMax;
  });
};

/** Instants around which days, years and leap days turn in Jakarta. */
const starts = ['2026-11-20T03:00:00Z', '2026-12-31T16:59:00Z', '2028-02-28T16:59:59Z', '2028-02-29T16:59:59.999Z', '2027-02-28T16:00:00Z'];

export type Sequence = { readonly startAt: number; readonly steps: readonly Step[] };
export const sequences: fc.Arbitrary<Sequence> = fc.record({
  startAt: fc.constantFrom(...starts).map((text) => Date.parse(text)),
  steps: fc
    .tuple(funded, fc.array(piece, { maxLength: 30 }))
    .map(([first, pieces]) => cut([...first, [{ kind: 'notice', order: 0, says: 'paid', flaw: 'none', event: 0 }], ...pieces.flat()])),
});
