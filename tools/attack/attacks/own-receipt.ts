import { setTimeout as sleep } from 'node:timers/promises';
import { clickFigures, clickFor, harmDone } from '../clicks.ts';
import { signIn } from '../sessions.ts';
import type { Attack } from '../world.ts';

const connections = 20;

/** One vendor that keeps requesting documents, stored ones and ones that were never rendered. */
export const ownReceipt: Attack = {
  name: 'own-receipt',
  about:
    'One vendor asks for its papers on twenty connections without a pause: they are drawn outside the event loop, kept, and clicks keep their time.',
  async run(world) {
    const milliseconds = world.isShort ? 2_000 : 10_000;
    const [origin] = world.origins;
    const order = await world.db
      .selectFrom('credit_order')
      .innerJoin('vendor', 'vendor.id', 'credit_order.vendor_id')
      .select(['credit_order.id', 'vendor.account_id'])
      .where('credit_order.status', '=', 'paid')
      .limit(1)
      .executeTakeFirstOrThrow();
    const sessionId = (await signIn(world, 10_000)).find(({ accountId }) => accountId === order.account_id)?.sessionId ?? '';
    const months = Array.from({ length: 36 }, (_, n) => `${2023 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`);
    const pdfs = [
      `/ms/bs-vendors/api/v1/ads_credits/orders/${order.id}/receipt`,
      ...months.map((month) => `/v2/earnings/statements/${month}`),
    ];
    const statuses = new Map<number, number>();
    let isOver = false;
    const keepAsking = async (first: number): Promise<void> => {
      for (let n = first; !isOver; n++) {
        // Every second time the same receipt, else another month in either language.
        const path = n % 2 === 0 ? pdfs[0] : pdfs[1 + (n % months.length)];
        const answer = await fetch(origin + path, { headers: { 'session-id': sessionId, 'accept-language': n % 4 < 2 ? 'en' : 'id' } });
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status !== 200) await sleep(20);
      }
    };
    const calm = await clickFor(world, milliseconds);
    const asking = Promise.all(Array.from({ length: connections }, (_, n) => keepAsking(n)));
    const attacked = await clickFor(world, milliseconds);
    isOver = true;
    await asking;
    const odd = [...statuses].filter(([status]) => ![200, 429, 503].includes(status));
    return {
      figures: {
        'papers handed out': statuses.get(200) ?? 0,
        'refused with 429 or 503': (statuses.get(429) ?? 0) + (statuses.get(503) ?? 0),
        ...clickFigures(calm, attacked),
      },
      failures: [
        ...harmDone(world, calm, attacked),
        ...odd.map(([status, times]) => `${times} papers were answered ${status}`),
        ...((statuses.get(200) ?? 0) === 0 ? ['no paper was handed out'] : []),
      ],
    };
  },
};
