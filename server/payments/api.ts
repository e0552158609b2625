// Payments for other capabilities, and the events they receive.
export {
  alertPartyOf,
  answerAlert,
  countPaymentAlerts,
  countRefundTasks,
  owedBackTo,
  paymentAlerts,
  type PaymentParty,
  type RefundTask,
  refundTaskOf,
  refundTasks,
  type OperatorAlert,
} from './finance-store.ts';
export { ordersByIdIn, ordersCalled, ordersNumbered } from './order-numbers.ts';
export type { Receipt } from './receipt.ts';
export { settleSale } from './sale.ts';
export { paymentForOperator, paymentsNumbered, paymentsOfAccount, paymentsOfSubjects, type OperatorPayment } from './case-store.ts';
export type {
  OpenPayment,
  PaymentFacts,
  Payments,
  PaymentSubject,
  Sent,
} from './payments.ts';
