import type { PaymentLine } from '../../../contract/operations-search.ts';
import { useTexts } from '../../base/texts.ts';
import { operationsTexts, vendorMoneyTexts } from './texts.ts';
import type { MoneyRow, Tone } from './vendors/money-list.tsx';

const tones = { pending: 'info', failed: 'warn', expired: 'quiet', paid: 'good', refunded: 'quiet' } as const satisfies Readonly<
  Record<PaymentLine['status'], Tone>
>;

/** When the money of a payment moved last, or was first asked for: the instant that belongs to its state. */
export const stateAt = ({ refund, paid_at: paidAt, created_at: createdAt }: PaymentLine): string =>
  refund?.returned_at ?? refund?.opened_at ?? paidAt ?? createdAt;

/** Says where the money of a payment is: one whose money goes back says so instead of "paid". */
export function usePaymentState(): (payment: Pick<PaymentLine, 'status' | 'refund'>) => MoneyRow['state'] {
  const t = useTexts(operationsTexts);
  const money = useTexts(vendorMoneyTexts);
  return ({ status, refund }) => {
    if (refund === null) return { tone: tones[status], words: t(`paymentStatus.${status}`) };
    return refund.returned_at === null ? { tone: 'warn', words: money('refund.open') } : { tone: 'quiet', words: money('refund.sent') };
  };
}
