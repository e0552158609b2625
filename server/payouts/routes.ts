import * as contract from '../../contract/payouts.ts';
import { sum } from '../../core/money.ts';
import { businessDayOf } from '../../core/time.ts';
import { offsetOf } from '../../core/paging.ts';
import { revealOf } from '../../core/payouts/payout.ts';
import { ticksOf } from '../../core/payouts/request.ts';
import type { Language } from '../../texts/typed.ts';
import { feeOf } from '../catalogue/api.ts';
import { namesBeside } from '../identity/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import { csvNamed } from '../kit/csv.ts';
import { Refused } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Payouts } from './api.ts';
import type { PayoutsContext } from './context.ts';
import { earningsTotals } from './earnings-store.ts';
import { findBankFile, makeBankFile, markAndNotify, payoutsMax } from './bank-file.ts';
import { expectedDays } from './expected.ts';
import { readMovements } from './movements.ts';
import { presentAccount, presentMovement, presentPayout } from './present.ts';
import { requestPayout } from './request-payout.ts';
import { daysOfMonth, type Statement, statementCsv, statementOf } from './statement.ts';
import { countPayouts, findPayout, openPayoutOf, type Payout, payoutsIn, payoutsOf, unfiledPayouts } from './store.ts';
import { cancelPayout, failPayout, lockedPayout, payPayout, returnPayout, startPayout, undoStart } from './work-on-payout.ts';

/** Answers what operations do with payouts; vendors ask for one, see them and cancel one by these calls. */
export function registerPayouts(service: Service, ctx: PayoutsContext): Payouts {
  bindEarnings(service, ctx);
  bindPayouts(service, ctx);
  return payoutsFor(ctx);
}

function bindEarnings({ serve }: Service, ctx: PayoutsContext): void {
  const { db } = ctx;
  serve(contract.getEarnings, async ({ session }) => {
    const { id } = session.vendor;
    const now = ctx.clock.now();
    const rules = ctx.rulesAt(now);
    const [totals, fee, readiness, open, expected] = await Promise.all([
      earningsTotals(db, id),
      feeOf(db, id),
      ctx.readinessOf(db, id),
      openPayoutOf(db, id),
      expectedDays(db, rules, now),
    ]);
    return {
      data: {
        received: totals.receivedIdr,
        refunded: totals.refundedIdr,
        fees: totals.feesIdr,
        net: totals.receivedIdr - totals.refundedIdr - totals.feesIdr,
        available: totals.availableIdr,
        under_way: totals.underWayIdr,
        paid_out: totals.paidOutIdr,
        fee_basis_points: fee,
        minimum: rules.minimumIdr,
        ticks: ticksOf(readiness).map((tick) => ({ ...tick })),
        account: readiness.bank && presentAccount(readiness.bank),
        open: open === null ? null : ((await presentFor(db, session.accountId, [open]))[0] ?? null),
        expected,
        months: [...totals.months],
      },
    };
  });
  serve(contract.earningsMovements, async ({ session, query, language }) => {
    const { rows, inIdr, outIdr, balanceIdr } = await readMovements(db, ctx, { vendorId: session.vendor.id, language }, query);
    const { page, limit } = query;
    return {
      data: rows.slice(offsetOf(query), offsetOf(query) + limit).map(presentMovement),
      meta: { page, limit, total: rows.length, totals: { in: inIdr, out: outIdr, balance: balanceIdr } },
    };
  });
  serve(contract.earningsStatement, async ({ session, params, language, reply }) => {
    const statement = await readStatement(ctx, session.vendor, params.month, language);
    const isOver = daysOfMonth(params.month).end < businessDayOf(ctx.clock.now());
    const pdf = await ctx.pdfs.drawn(session.accountId, {
      keptAs: isOver ? `${session.vendor.id}-${params.month}` : null,
      kind: 'statement',
      content: statement,
      language,
    });
    return reply.header('content-disposition', `inline; filename="earnings-${params.month}.pdf"`).send(pdf);
  });
  serve(contract.earningsStatementCsv, async ({ session, params, language, reply }) => {
    const statement = await readStatement(ctx, session.vendor, params.month, language);
    return reply
      .header('content-disposition', csvNamed('earnings', session.vendor.slug, params.month))
      .send(await statementCsv(statement, language));
  });
}

/** Payouts as one of the vendor's team sees them: with who requested them, where that was someone else. */
async function presentFor(db: Connection, reader: number, payouts: readonly Payout[]) {
  const nameOf = await namesBeside(
    db,
    reader,
    payouts.map(({ requestedBy }) => requestedBy),
  );
  return payouts.map((payout) => presentPayout(payout, nameOf(payout.requestedBy)));
}

/** What a vendor does with its payouts. */
function bindPayouts({ serve }: Service, ctx: PayoutsContext): void {
  const { db } = ctx;
  serve(contract.listPayouts, async ({ session, query }) => {
    const { page, limit } = query;
    const { payouts, total } = await payoutsOf(db, session.vendor.id, { limit, offset: offsetOf(query) });
    return { data: await presentFor(db, session.accountId, payouts), meta: { page, limit, total } };
  });
  serve(contract.requestPayout, async ({ session, body, request, idempotencyKey }) => {
    await ctx.assertFactor(session);
    const who = { vendorId: session.vendor.id, accountId: session.accountId, address: request.ip };
    return { data: presentPayout(await requestPayout(ctx, who, { amount: body.amount, idempotencyKey }), null) };
  });

  serve(contract.cancelPayout, async ({ session, params, request }) => {
    const who = { vendorId: session.vendor.id, accountId: session.accountId };
    return inTransaction(db, async (tx) => {
      const payout = await cancelPayout(tx, ctx, params.id, who);
      await writeAudit(tx, {
        action: 'payouts.cancelled',
        accountId: session.accountId,
        address: request.ip,
        subject: `payout:${payout.id}`,
        result: 'done',
        detail: { number: payout.number, amountIdr: payout.amountIdr },
      });
      const [data = presentPayout(payout, null)] = await presentFor(tx, session.accountId, [payout]);
      return { data };
    });
  });
}

/** A month, from one look at all movements, so that its ends fit its lines. */
async function readStatement(
  ctx: PayoutsContext,
  vendor: { readonly id: number; readonly businessName: string },
  month: string,
  language: Language,
): Promise<Statement> {
  const { start, end } = daysOfMonth(month);
  const { rows, balanceIdr } = await readMovements(ctx.db, ctx, { vendorId: vendor.id, language }, {});
  const inMonth = rows.filter(({ day }) => day >= start && day <= end);
  const later = sum(rows.filter(({ day }) => day > end).map(({ amountIdr }) => amountIdr));
  const amounts = inMonth.map(({ amountIdr }) => amountIdr);
  return statementOf(month, vendor.businessName, {
    rows: inMonth,
    inIdr: sum(amounts.filter((amount) => amount > 0)),
    outIdr: -sum(amounts.filter((amount) => amount < 0)),
    balanceIdr,
    later,
  });
}

/** The calls of operators (api.ts). */
const payoutsFor = (ctx: PayoutsContext): Payouts => ({
  find: (id) => findPayout(ctx.db, id),
  list: (state, page) => payoutsIn(ctx.db, state, page),
  count: (states) => countPayouts(ctx.db, states),
  lock: lockedPayout,
  numberOf: async (tx, id) => {
    const payout = await lockedPayout(tx, id);
    const allowed = revealOf(payout);
    if (!allowed.ok) throw new Refused(allowed.refusals);
    await markAndNotify(tx, ctx, payout);
    return ctx.numberOf(tx, payout.vendorId, payout.account.id);
  },
  unfiled: () => unfiledPayouts(ctx.db, payoutsMax),
  makeBankFile: (tx, maker, allowed) => makeBankFile(tx, ctx, maker, allowed),
  findBankFile: (number) => findBankFile(ctx.db, number),
  // What was closed since must not be paid from an old file.
  numberInFile: async ({ state, vendorId, account }) =>
    state === 'processing' ? ctx.numberOf(ctx.db, vendorId, account.id) : `•••• ${account.numberEnd}`,
  start: (tx, id, operatorId) => startPayout(tx, ctx, id, operatorId),
  undo: (tx, id) => undoStart(tx, ctx, id),
  pay: (tx, id, operatorId, reference) => payPayout(tx, ctx, id, operatorId, reference),
  fail: (tx, id, operatorId, failure) => failPayout(tx, ctx, id, operatorId, failure),
  sendBack: (tx, id, operatorId, failure) => returnPayout(tx, ctx, id, operatorId, failure),
});
