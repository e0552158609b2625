// What a vendor paid and was paid, on its page for operators.
import type { VendorMoney } from '../../contract/operations-search.ts';
import { maySee, vendorMoneyMax } from '../../core/operations/search.ts';
import type { Language } from '../../texts/typed.ts';
import type { Connection } from '../kit/database.ts';
import type { Session } from '../kit/session.ts';
import { type OperatorPayment, paymentsOfAccount, paymentsOfSubjects } from '../payments/api.ts';
import { payoutsOf } from '../payouts/api.ts';
import { refundedAttemptIds } from '../quotations/api.ts';
import { type Origin, originsOf } from './names.ts';
import { paymentLine, refundOf } from './payment-line.ts';

type Asker = { readonly session: Pick<Session, 'permissions'>; readonly language: Language };

/** The latest orders, refunds and payouts of a vendor. Who may not open a payout is shown none. */
export async function vendorMoney(
  db: Connection,
  vendor: { readonly id: number; readonly accountId: number },
  { session, language }: Asker,
): Promise<VendorMoney> {
  const [orders, attemptIds, payouts] = await Promise.all([
    paymentsOfAccount(db, vendor.accountId, vendorMoneyMax),
    refundedAttemptIds(db, vendor.id, vendorMoneyMax),
    maySee('payout', session.permissions) ? payoutsOf(db, vendor.id, { limit: vendorMoneyMax, offset: 0 }) : null,
  ]);
  const instalments = [...(await paymentsOfSubjects(db, attemptIds)).values()];
  const origins = await originsOf(
    db,
    [...orders, ...instalments].map(({ subject }) => subject),
  );
  const owed = [...orders, ...instalments].flatMap((payment) => (payment.owed === null ? [] : [{ payment, owed: payment.owed }]));
  return {
    orders: orders.map((payment) => lineIn(origins, language, payment)),
    refunds: owed
      .toSorted((one, other) => other.owed.since - one.owed.since)
      .slice(0, vendorMoneyMax)
      .map((one) => ({ ...lineIn(origins, language, one.payment), refund: refundOf(one.owed) })),
    payouts:
      payouts?.payouts.map(({ id, number, amountIdr, state, requestedAt, closed, returned }) => ({
        id,
        number,
        amount: amountIdr,
        status: state,
        requested_at: requestedAt.toISOString(),
        closed_at: (returned ?? closed)?.at.toISOString() ?? null,
      })) ?? null,
  };
}

const lineIn = (origins: ReadonlyMap<string, Origin>, language: Language, payment: OperatorPayment) =>
  paymentLine(payment, origins.get(payment.subject.id), language);
