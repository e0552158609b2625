import type { Order } from '../../../contract/credit.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from '../../parts/orders/order-sheet.module.css';
import { stateOf } from '../../parts/orders/order-state.ts';
import { topUpTexts } from '../../parts/orders/texts.ts';
import { useTimeLeft } from '../../parts/orders/time-left.ts';

/** The status of the order. It changes by itself, so it stays in the page and is read out when it does. */
export function OrderHeading({ order }: { readonly order: Order }) {
  const { title, text } = useHeadingWords(order);
  return (
    <div aria-live="polite" className={classes['heading']}>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['text']}>{text}</p>
    </div>
  );
}

function useHeadingWords(order: Order): { title: string; text: string } {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  const isOver = useTimeLeft(order.expires_at) <= 0;
  switch (stateOf(order)) {
    case 'paid':
      return { title: t('paidTitle'), text: t('paidText', { credits: format.money(order.credits) }) };
    case 'expired':
      return { title: t('expiredTitle'), text: t('expiredText') };
    case 'refunded':
      return { title: t('refundedTitle'), text: t('refundedText', { total: format.money(order.total) }) };
    case 'refund_due':
      return { title: t('refundTitle'), text: t('refundText', { total: format.money(order.total), number: order.number }) };
    case 'unpaid':
      return isOver ? { title: t('overTitle'), text: t('overText') } : { title: t('unpaidTitle'), text: t('unpaidText') };
  }
}
