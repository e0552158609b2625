import { inTransaction } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import { commitSoFar } from '../kit/unit.ts';
import type { SandboxGateway, SandboxPayment } from './api.ts';
import * as books from './books.ts';
import type { SandboxContext } from './context.ts';
import { announcePayment, deliverEvents } from './deliveries.ts';
import { banks, isBank, qrisTextOf, virtualAccountOf } from './payment-codes.ts';
import { afterStep, asOf } from './steps.ts';

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A gateway without money. It answers as a real one does, asynchronously: what a payer does is told by a webhook that is sent until it arrives. */
export function createSandboxGateway(ctx: SandboxContext): SandboxGateway {
  const read = async (id: string): Promise<SandboxPayment | null> => {
    const payment = uuidShape.test(id) ? await books.findPayment(ctx.db, id) : null;
    return payment && asOf(payment, ctx.clock.now());
  };
  return {
    async open(payment) {
      const fresh: SandboxPayment = { ...payment, status: 'pending', createdAt: ctx.clock.now(), paidAt: null };
      await books.insertPayment(ctx.db, fresh);
      return (await read(payment.id)) ?? fresh;
    },
    read,
    virtualAccount: (payment, bank) => (isBank(bank) ? virtualAccountOf(payment.id, bank) : null),
    virtualAccounts: ({ id }) => banks.map((bank) => virtualAccountOf(id, bank)),
    qrisText: qrisTextOf,
    async take(id, step) {
      if (!uuidShape.test(id)) return null;
      const { payment, atOnce } = await inTransaction(ctx.db, async (tx) => {
        const before = await books.lockPayment(tx, id);
        if (!before) return { payment: null, atOnce: [] };
        const now = ctx.clock.now();
        const current = asOf(before, now);
        const after = afterStep(current, step, now) ?? current;
        if (after.status === before.status) return { payment: after, atOnce: [] };
        await books.savePayment(tx, after);
        return { payment: after, atOnce: await announcePayment(tx, ctx, after) };
      });
      await commitSoFar();
      sendNow(ctx, atOnce);
      return payment;
    },
  };
}

/** Notes payments whose time is over, and says so. */
export async function expireOverdue(ctx: SandboxContext, gateway: SandboxGateway): Promise<void> {
  await eachAlone(await books.overduePayments(ctx.db, ctx.clock.now()), async (id) => {
    await gateway.take(id, 'expire');
  });
}

/** No one waits for a webhook; one that fails here is sent again by its job. */
function sendNow(ctx: SandboxContext, deliveryIds: readonly string[]): void {
  for (const id of deliveryIds)
    deliverEvents(ctx, id).catch((fault: unknown) => ctx.log.warn({ err: fault, deliveryId: id }, 'webhook will be sent again'));
}
