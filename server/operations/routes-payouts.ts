import * as contract from '../../contract/operations-payouts.ts';
import type { StaffPayout } from '../../contract/operations-payouts.ts';
import { offsetOf } from '../../core/paging.ts';
import { businessDayOf } from '../../core/time.ts';
import type { Service } from '../kit/serve.ts';
import type { Payout } from '../payouts/api.ts';
import type { OperationsContext } from './context.ts';
import { type Names, namesFor } from './names.ts';
import { operatorOf } from './operator.ts';
import { batchCsv, fail, pay, revealNumber, sendBack, start } from './payouts.ts';

export function bindPayouts({ serve }: Service, ctx: OperationsContext): void {
  const { db, payouts, clock } = ctx;
  const presentAll = async (list: readonly Payout[], operatorId: number): Promise<StaffPayout[]> => {
    const names = await namesFor(
      db,
      list.map(({ vendorId }) => vendorId),
      list.flatMap(({ checked, started, closed, returned }) => [
        checked?.by ?? null,
        started?.by ?? null,
        closed?.by ?? null,
        returned?.by ?? null,
      ]),
    );
    const today = businessDayOf(clock.now());
    return list.map((payout) => present(names, payout, operatorId, today));
  };
  const presentOne = async (payout: Payout, operatorId: number) => {
    const names = await namesFor(
      db,
      [payout.vendorId],
      [payout.checked, payout.started, payout.closed, payout.returned].map((step) => step?.by ?? null),
    );
    return { data: present(names, payout, operatorId, businessDayOf(clock.now())) };
  };

  serve(contract.listStaffPayouts, async ({ query: { status, page, limit }, session }) => {
    const [list, { count }, processing] = await Promise.all([
      payouts.list(status, { limit, offset: offsetOf({ page, limit }) }),
      payouts.count([status]),
      payouts.count(['processing']),
    ]);
    return {
      data: await presentAll(list, session.accountId),
      meta: {
        page,
        limit,
        total: count,
        alone_max: payouts.aloneMaxIdr,
        processing: { count: processing.count, amount: processing.amountIdr },
      },
    };
  });
  serve(contract.startPayout, async (call) => presentOne(await start(ctx, operatorOf(call), call.params.id), call.session.accountId));
  serve(contract.payPayout, async (call) =>
    presentOne(await pay(ctx, operatorOf(call), call.params.id, call.body.reference), call.session.accountId),
  );
  serve(contract.failPayout, async (call) =>
    presentOne(await fail(ctx, operatorOf(call), call.params.id, call.body), call.session.accountId),
  );
  serve(contract.returnPayout, async (call) =>
    presentOne(await sendBack(ctx, operatorOf(call), call.params.id, call.body), call.session.accountId),
  );
  serve(contract.revealPayoutNumber, async (call) => ({
    data: { account_number: await revealNumber(ctx, operatorOf(call), call.params.id) },
  }));
  serve(contract.payoutBatch, async (call) =>
    call.reply
      .header('content-disposition', `attachment; filename="payouts-${businessDayOf(clock.now())}.csv"`)
      .send(await batchCsv(ctx, operatorOf(call), call.language)),
  );
}

const stepBy = (by: string | null, { at }: { readonly at: Date }) => ({ by, at: at.toISOString() });

function present(names: Names, payout: Payout, operatorId: number, today: string): StaffPayout {
  const step = (taken: Payout['checked']) =>
    taken === null ? null : { ...stepBy(names.operator(taken.by), taken), is_mine: taken.by === operatorId };
  const isOpen = payout.state === 'requested' || payout.state === 'processing';
  return {
    id: payout.id,
    number: payout.number,
    vendor: names.vendor(payout.vendorId),
    amount: payout.amountIdr,
    status: payout.state,
    account: {
      holder_name: payout.account.holderName,
      bank_name: payout.account.bankName,
      number_end: payout.account.numberEnd,
    },
    requested_at: payout.requestedAt.toISOString(),
    expected_by: payout.expectedBy,
    is_overdue: isOpen && payout.expectedBy < today,
    needs_second: payout.needsSecond,
    checked: step(payout.checked),
    started: step(payout.started),
    // The vendor itself ended a cancelled one.
    closed:
      payout.state === 'cancelled' && payout.closed
        ? { ...stepBy(names.vendor(payout.vendorId).name, payout.closed), is_mine: false }
        : step(payout.closed),
    returned: step(payout.returned),
    reference: payout.reference,
    failure: payout.failure,
  };
}
