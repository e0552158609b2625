import { createHmac, randomUUID } from 'node:crypto';
import { type Attack, secrets } from '../world.ts';

/** Webhooks that no one signed, signed with another secret, or signed long ago. */
export const forgedWebhooks: Attack = {
  name: 'forged-webhooks',
  about: 'Payments reported as paid by whoever does not know the secret: each is refused, and no money moves.',
  async run({ origins, db, isShort }) {
    const count = isShort ? 30 : 600;
    const sum = async (): Promise<number> => {
      const { total } = await db
        .selectFrom('payment')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('status', '=', 'paid')
        .executeTakeFirstOrThrow();
      return total;
    };
    const before = await sum();
    const pending = await db.selectFrom('payment').select(['id', 'amount_idr']).orderBy('id').limit(20).execute();
    const forge = async (n: number): Promise<number> => {
      const payment = pending[n % Math.max(1, pending.length)];
      const body = JSON.stringify({
        id: randomUUID(),
        type: 'payment.paid',
        data: { id: payment?.id, external_id: payment?.id, amount: payment?.amount_idr, currency: 'IDR', status: 'paid' },
      });
      const seconds = Math.floor(Date.now() / 1_000);
      const signed = createHmac('sha256', secrets.TOKEN_SECRET).update(`${seconds}.${body}`).digest('hex');
      const signature = [undefined, `t=${seconds},v1=${signed}`, `t=${seconds},v1=`, `t=1,v1=${signed}`][n % 4];
      const answer = await fetch(`${origins[n % 2]}/webhooks/payments/sandbox`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(signature !== undefined && { 'webhook-signature': signature }) },
        body,
      });
      await answer.body?.cancel();
      return answer.status;
    };
    const statuses = await Promise.all(Array.from({ length: count }, (_, n) => forge(n)));
    const after = await sum();
    const taken = statuses.filter((status) => status < 400).length;
    const faults = statuses.filter((status) => status >= 500).length;
    return {
      figures: {
        'webhooks sent': count,
        'refused with 4xx': count - taken - faults,
        'payments paid before and after': `${before} and ${after}`,
      },
      failures: [
        ...(taken > 0 ? [`${taken} forged webhooks were taken`] : []),
        ...(faults > 0 ? [`${faults} forged webhooks were answered with 5xx`] : []),
        ...(after === before ? [] : [`${after - before} payments became paid`]),
      ],
    };
  },
};
