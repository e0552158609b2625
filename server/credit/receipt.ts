import { count } from '../../texts/format.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { creditMessagesEn } from '../../texts/messages/credit.en.ts';
import { creditMessagesId } from '../../texts/messages/credit.id.ts';
import type { Language } from '../../texts/typed.ts';
import type { Receipt } from '../payments/api.ts';
import type { CreditOrder } from './orders-store.ts';

/** The receipt of a paid order for credit. (product 5) */
export function orderReceipt(order: CreditOrder, language: Language): Receipt {
  const t = messagesIn(language, creditMessagesEn, creditMessagesId);
  return {
    ...order,
    paidAt: order.paidAt ?? order.createdAt,
    subject: t('receipt_subject', { number: order.number }),
    item: t('receipt_item'),
    itemAbout: t('receipt_item_about'),
    quantity: { heading: t('receipt_quantity'), figure: count(order.creditsIdr, language) },
    priceIdr: order.creditsIdr,
    credit: null,
    thanks: t('receipt_thanks'),
  };
}
