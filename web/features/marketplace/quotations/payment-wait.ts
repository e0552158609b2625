import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { getPaymentSchedule } from '../../../../contract/quotations.ts';

type Schedule = Pick<AnswerOf<typeof getPaymentSchedule>['data'], 'status'> & {
  readonly payment: Pick<NonNullable<AnswerOf<typeof getPaymentSchedule>['data']['payment']>, 'status'> | null;
};

/** What the server says of an instalment whose payer came back: its payment is awaited, failed, has run out of time, or the money has arrived. */
export type PaymentWait = 'waiting' | 'failed' | 'closed' | 'settled';

/** Without an open payment nothing has failed: either the instalment is paid, or the time of its payment is over. */
export function waitOf({ status, payment }: Schedule): PaymentWait {
  if (status === 'paid' || status === 'refunding' || status === 'refunded') return 'settled';
  if (payment === null) return 'closed';
  return payment.status === 'failed' ? 'failed' : 'waiting';
}

const said = { waiting: 'waiting.text', settled: 'waiting.text', failed: 'waiting.failed', closed: 'waiting.closed' } as const;
/** Nobody is asked to pay a vendor that is away; what was paid before can still arrive. */
const saidAway = { ...said, failed: 'waiting.failedAway', closed: 'waiting.closedAway' } as const;

/** What the couple is told of it, and what it can do: begin a payment again, or go on with the one that is open. */
export function offerOf(wait: PaymentWait, isVendorAway: boolean) {
  const isOver = wait === 'failed' || wait === 'closed';
  return { text: (isVendorAway ? saidAway : said)[wait], canPayAgain: isOver && !isVendorAway, canContinue: !isOver && !isVendorAway };
}
