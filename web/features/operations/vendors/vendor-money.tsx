import type { VendorMoney as Money, PaymentLine } from '../../../../contract/operations-search.ts';
import { useTexts } from '../../../base/texts.ts';
import { operationsTexts, payoutTexts, vendorMoneyTexts } from '../texts.ts';
import { stateAt, usePaymentState } from '../use-payment-state.ts';
import { MoneyList, type MoneyRow } from './money-list.tsx';

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

/** How an order and a refund read. */
function useRows() {
  const operations = useTexts(operationsTexts);
  const stateOf = usePaymentState();
  const lineOf = (payment: PaymentLine): MoneyRow => ({
    page: { kind: 'payment', id: payment.id },
    name: `${operations(`refundOf.${payment.subject.kind}`)} ${payment.subject.number}${payment.subject.label === null ? '' : ` · ${payment.subject.label}`}`,
    state: stateOf(payment),
    at: stateAt(payment),
    amount: payment.amount,
  });
  const refundRow = (payment: Money['refunds'][number]): MoneyRow => ({
    ...lineOf(payment),
    about: operations(`refundReason.${payment.refund.reason}`),
  });
  return { orderRow: lineOf, refundRow };
}
