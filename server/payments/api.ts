// Payments for other capabilities, and the events they receive.
export {
  answerAlert,
  countPaymentAlerts,
  countRefundTasks,
  isOwedBack,
  paymentAlerts,
  type RefundTask,
  refundTaskOf,
  refundTasks,
  type OperatorAlert,
} from './finance-store.ts';
export type { Receipt } from './receipt.ts';
export { settleSale } from './sale.ts';
export { paymentForOperator, paymentNumbered, paymentsOfAccount, paymentsOfSubjects, type OperatorPayment } from './case-store.ts';
export type {
  OpenPayment,
  PaymentFacts,
  Payments,
  PaymentSubject,
} from './payments.ts';
