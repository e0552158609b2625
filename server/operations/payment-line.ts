import { instalmentName } from '../../texts/catalogue/instalment-names.ts';
import type { Language } from '../../texts/typed.ts';
import type { OperatorPayment } from '../payments/api.ts';
import type { Origin } from './names.ts';

/** A payment as a line of a list: what it was for, how much it is, where it stands, and the way of its money back. */
export const paymentLine = (payment: OperatorPayment, origin: Origin | undefined, language: Language) => ({
  id: payment.id,
  subject: {
    kind: payment.subject.kind,
    number: origin?.number ?? payment.id,
    label: origin?.label === undefined ? null : instalmentName(origin.label, language),
  },
  amount: payment.amountIdr,
  status: payment.status,
  created_at: new Date(payment.createdAt).toISOString(),
  paid_at: payment.paidAt === null ? null : new Date(payment.paidAt).toISOString(),
  refund: payment.owed && refundOf(payment.owed),
});

/** Money that goes back to the payer. */
export const refundOf = ({ reason, since, sent }: NonNullable<OperatorPayment['owed']>) => ({
  reason,
  opened_at: new Date(since).toISOString(),
  returned_at: sent && new Date(sent.at).toISOString(),
});
