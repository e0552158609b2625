import * as contract from '../../contract/operations-payouts.ts';
import type { OperatorPayout } from '../../contract/operations-payouts.ts';
import { offsetOf } from '../../core/paging.ts';
import { businessDayOf } from '../../core/time.ts';
import { csvNamed } from '../kit/csv.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Payout } from '../payouts/api.ts';
import type { OperationsContext } from './context.ts';
import { bankFileCsv, makeBankFile, nextBankFile } from './bank-files.ts';
import { type Names, namesFor } from './names.ts';
import { noteLook } from './notes.ts';
import { operatorOf } from './operator.ts';
import { payoutHistory } from './payout-history.ts';
import { failPayout, payPayout, revealNumber, sendBack, startPayout, undoPayout } from './payouts.ts';
import { type Reader, waitingFor } from './present-proposal.ts';

/** Looking at a payout is audited, as is revealing its account number or fetching a bank file. */
export function bindPayouts({ serve }: Service, ctx: OperationsContext): void {
  const { db, payouts, clock, limits } = ctx;
  const presentAll = async (list: readonly Payout[], reader: Reader): Promise<OperatorPayout[]> => {
    const [names, waiting] = await Promise.all([
      namesFor(db, reader.language, {
        vendors: list.map(({ vendorId }) => vendorId),
        operators: list.flatMap(({ started, closed, returned }) => [started, closed, returned].map((step) => step?.by ?? null)),
      }),
      waitingFor(
        db,
        reader,
        list.map(({ id }) => `payout:${id}`),
        clock.now(),
      ),
    ]);
    const today = businessDayOf(clock.now());
    return list.map((payout) => ({
      ...present(names, payout, reader.session.accountId, today),
      proposal: waiting.get(`payout:${payout.id}`) ?? null,
    }));
  };
  const presentOne = async (payout: Payout, reader: Reader) => {
    const [data] = await presentAll([payout], reader);
    if (data === undefined) throw new RangeError('one payout is presented as one');
    return { data };
  };
  const asked = ({ params, idempotencyKey }: { readonly params: { readonly id: string }; readonly idempotencyKey: string | null }) => ({
    id: params.id,
    idempotencyKey,
  });

  serve(contract.listOperatorPayouts, async (call) => {
    const { status, page, limit } = call.query;
    const [list, { count }, forBank] = await Promise.all([
      payouts.list(status, { limit, offset: offsetOf({ page, limit }) }),
      payouts.count([status]),
      nextBankFile(ctx, operatorOf(call)),
    ]);
    return {
      data: await presentAll(list, call),
      meta: { page, limit, total: count, alone_max: limits.send, for_bank: forBank },
    };
  });
  serve(contract.showOperatorPayout, async (call) => {
    const payout = (await payouts.find(call.params.id)) ?? refuseWith('request.not_found');
    await noteLook(ctx, operatorOf(call), `payout:${payout.id}`);
    const [{ data }, timeline] = await Promise.all([presentOne(payout, call), payoutHistory(ctx, payout, call.language)]);
    return { data: { ...data, timeline } };
  });
  serve(contract.startPayout, async (call) => presentOne(await startPayout(ctx, operatorOf(call), asked(call)), call));
  serve(contract.undoPayoutStart, async (call) => presentOne(await undoPayout(ctx, operatorOf(call), asked(call)), call));
  serve(contract.payPayout, async (call) => presentOne(await payPayout(ctx, operatorOf(call), asked(call), call.body.reference), call));
  serve(contract.failPayout, async (call) => presentOne(await failPayout(ctx, operatorOf(call), asked(call), call.body), call));
  serve(contract.returnPayout, async (call) => presentOne(await sendBack(ctx, operatorOf(call), asked(call), call.body), call));
  serve(contract.revealPayoutNumber, async (call) => ({
    data: { account_number: await revealNumber(ctx, operatorOf(call), call.params.id) },
  }));
  serve(contract.makeBankFile, async (call) => ({ data: await makeBankFile(ctx, operatorOf(call), call.idempotencyKey) }));
  serve(contract.bankFile, async (call) =>
    call.reply
      .header('content-disposition', csvNamed('bank-file', String(call.params.number)))
      .send(await bankFileCsv(ctx, operatorOf(call), call.params.number, call.language)),
  );
}

const stepBy = (by: string | null, { at }: { readonly at: Date }) => ({ by, at: at.toISOString() });

function present(names: Names, payout: Payout, operatorId: number, today: string): Omit<OperatorPayout, 'proposal'> {
  const step = (taken: Payout['started']) =>
    taken === null ? null : { ...stepBy(names.operator(taken.by), taken), is_mine: taken.by === operatorId };
  const isOpen = payout.state === 'requested' || payout.state === 'processing';
  return {
    id: payout.id,
    number: payout.number,
    vendor: names.vendor(payout.vendorId),
    is_stopped: payout.bankInformedAt === null && names.isSuspended(payout.vendorId),
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
    bank_informed_at: payout.bankInformedAt?.toISOString() ?? null,
    bank_file: payout.bankFile,
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
