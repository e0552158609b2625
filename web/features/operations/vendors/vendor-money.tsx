import type { VendorMoney as Money, PaymentWithRefund } from '../../../../contract/operations-search.ts';
import { useTexts } from '../../../base/texts.ts';
import { operationsTexts, payoutTexts, vendorMoneyTexts } from '../texts.ts';
import { MoneyList, type MoneyRow, type Tone } from './money-list.tsx';

const paymentTones = { pending: 'info', failed: 'warn', expired: 'quiet', paid: 'good', refunded: 'quiet' } as const satisfies Readonly<
  Record<PaymentWithRefund['status'], Tone>
>;
const payoutTones = {
  requested: 'info',
  processing: 'info',
  paid: 'good',
  failed: 'bad',
  cancelled: 'quiet',
  returned: 'bad',
} as const;

/** What the vendor paid, gets back and was paid: the answer to "where is my money?". Payouts only for those who may open them. */
export function VendorMoney({ money: { orders, refunds, payouts } }: { readonly money: Money }) {
  const t = useTexts(vendorMoneyTexts);
  const payout = useTexts(payoutTexts);
  const { orderRow, refundRow } = useRows();
  return (
    <>
      <MoneyList title={t('orders')} empty={t('noOrders')} rows={orders.map(orderRow)} />
      {payouts !== null && (
        <MoneyList
          title={t('payouts')}
          empty={t('noPayouts')}
          rows={payouts.map(({ id, number, amount, status, requested_at: requestedAt, closed_at: closedAt }) => ({
            page: { kind: 'payout', id },
            name: number,
            state: { tone: payoutTones[status], words: payout(`state.${status}`) },
            at: closedAt ?? requestedAt,
            amount,
          }))}
        />
      )}
      <MoneyList
        title={t('refunds')}
        empty={t('noRefunds')}
        {...(refunds.length > 0 && { lead: t('refundsLead') })}
        rows={refunds.map(refundRow)}
      />
    </>
  );
}

/** How an order and a refund read. An order whose money goes back says so instead of "paid". */
function useRows() {
  const t = useTexts(vendorMoneyTexts);
  const operations = useTexts(operationsTexts);
  const stateOf = ({ returned_at: returnedAt }: NonNullable<PaymentWithRefund['refund']>): MoneyRow['state'] =>
    returnedAt === null ? { tone: 'warn', words: t('refund.open') } : { tone: 'quiet', words: t('refund.sent') };
  const lineOf = ({ id, subject, amount }: Pick<PaymentWithRefund, 'id' | 'subject' | 'amount'>) => ({
    page: { kind: 'payment', id } as const,
    name: `${operations(`refundOf.${subject.kind}`)} ${subject.number}${subject.label === null ? '' : ` · ${subject.label}`}`,
    amount,
  });
  const orderRow = (order: PaymentWithRefund): MoneyRow => ({
    ...lineOf(order),
    state:
      order.refund === null
        ? { tone: paymentTones[order.status], words: operations(`paymentStatus.${order.status}`) }
        : stateOf(order.refund),
    at: order.paid_at ?? order.created_at,
  });
  const refundRow = ({ refund, ...payment }: Money['refunds'][number]): MoneyRow => ({
    ...lineOf(payment),
    about: operations(`refundReason.${refund.reason}`),
    state: stateOf(refund),
    at: refund.returned_at ?? refund.opened_at,
  });
  return { orderRow, refundRow };
}
