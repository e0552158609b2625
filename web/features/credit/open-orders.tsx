import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedCard } from '../../ui/page-state.tsx';
import { orderAddress } from './addresses.ts';
import classes from '../../parts/orders/open-orders.module.css';
import { openOrdersQuery, type OrderWithPayment } from '../../parts/orders/queries.ts';
import { topUpTexts } from '../../parts/orders/texts.ts';

/** Orders that wait for their payment; nothing at all when there are none. */
export function OpenOrders() {
  const t = useTexts(topUpTexts);
  const open = useQuery(openOrdersQuery);
  if (open.isLoadingError) return <FailedCard title={t('openTitle')} of={open} />;
  const orders = open.data ?? [];
  if (orders.length === 0) return null;
  return (
    <Card title={t('openTitle')} className={classes['card']}>
      <ul className={classes['orders']}>
        {orders.map((one) => (
          <OpenOrder key={one.order.id} {...one} />
        ))}
      </ul>
    </Card>
  );
}

function OpenOrder({ order, payment }: OrderWithPayment) {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  return (
    <li className={classes['order']}>
      <div className={classes['words']}>
        <p className={classes['amount']}>{t('openOrder', { credits: format.money(order.credits), total: format.money(order.total) })}</p>
        <p className={classes['until']}>
          {order.number} · {t('openUntil', { when: format.dateTime(order.expires_at) })}
          {order.ordered_by !== null && ` · ${t('orderedBy', { name: order.ordered_by })}`}
        </p>
      </div>
      <div className={classes['actions']}>
        <Button component={Link} to={orderAddress(order.id)} variant="subtle" aria-label={`${t('seeOrder')} ${order.number}`}>
          {t('seeOrder')}
        </Button>
        {payment !== null && (
          <Button component="a" href={payment.payment_url} variant="default" aria-label={`${t('payNow')} ${order.number}`}>
            {t('payNow')}
          </Button>
        )}
      </div>
    </li>
  );
}
