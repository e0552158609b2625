import { dayMonth, date } from '../../texts/format.ts';
import type { Language } from '../../texts/typed.ts';
import type { Receipt } from '../payments/api.ts';
import { wordsIn } from './emails.ts';
import type { MembershipOrder } from './orders-store.ts';

/** The receipt of a paid membership order. (product 5) */
export function orderReceipt(order: MembershipOrder, language: Language): Receipt {
  const t = wordsIn(language);
  const span =
    order.startsOn === null || order.endsOn === null ? '' : `${dayMonth(order.startsOn, language)} – ${date(order.endsOn, language)}`;
  return {
    ...order,
    paidAt: order.paidAt ?? order.createdAt,
    subject: t('receipt_subject', { number: order.number }),
    item: t('receipt_item', { plan: order.plan, service: order.service[language] }),
    itemAbout: span,
    quantity: { heading: t('receipt_term'), figure: t(`term_${order.term}`) },
    credit: order.creditIdr === 0 ? null : { label: t('receipt_credit', { plan: order.basis?.plan ?? '' }), amountIdr: order.creditIdr },
    thanks: t('receipt_thanks'),
  };
}
