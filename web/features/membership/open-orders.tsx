import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedCard } from '../../ui/page-state.tsx';
import classes from '../../parts/orders/open-orders.module.css';
import { membershipOrderAddress } from './addresses.ts';
import { openMembershipOrdersQuery } from './queries.ts';
import { membershipTexts } from './texts.ts';

/** Orders that wait for their payment; nothing at all when there are none. */
export function OpenMembershipOrders() {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  const open = useQuery(openMembershipOrdersQuery);
  if (open.isLoadingError) return <FailedCard title={t('openTitle')} of={open} />;
  const orders = open.data ?? [];
  if (orders.length === 0) return null;
  return (
    <Card title={t('openTitle')} className={classes['card']}>
      <ul className={classes['orders']}>
        {orders.map(({ order, payment }) => (
          <li key={order.id} className={classes['order']}>
            <div className={classes['words']}>
              <p className={classes['amount']}>{t('openOrder', { plan: order.plan, total: format.money(order.total) })}</p>
              <p className={classes['until']}>
                {order.number} · {t('openUntil', { when: format.dateTime(order.expires_at) })}
                {order.ordered_by !== null && ` · ${t('orderedBy', { name: order.ordered_by })}`}
              </p>
            </div>
            <div className={classes['actions']}>
              <Button
                component={Link}
                to={membershipOrderAddress(order.id)}
                variant="subtle"
                aria-label={`${t('seeOrder')} ${order.number}`}
              >
                {t('seeOrder')}
              </Button>
              {payment !== null && (
                <Button component="a" href={payment.payment_url} variant="default" aria-label={`${t('payNow')} ${order.number}`}>
                  {t('payNow')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
