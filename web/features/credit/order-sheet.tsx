import type { ReactNode } from 'react';
import type { Order } from '../../../contract/credit.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { OrderAgain, PaidOrder } from './order-closed.tsx';
import { OrderHeading } from './order-heading.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSeal } from '../../parts/orders/order-seal.tsx';
import classes from '../../parts/orders/order-sheet.module.css';
import { stateOf } from '../../parts/orders/order-state.ts';
import { RefundedFacts } from '../../parts/orders/refunded-facts.tsx';
import { UnpaidOrder } from '../../parts/orders/order-unpaid.tsx';
import type { OrderView } from '../../parts/orders/queries.ts';
import { topUpTexts } from '../../parts/orders/texts.ts';
import { useClosedAt } from '../../parts/orders/time-left.ts';

/** One order: its status, what to do, and its details. */
export function OrderSheet(view: OrderView) {
  return (
    <Card className={classes['sheet']}>
      <div className={classes['status']}>
        <OrderSeal state={stateOf(view.order)} />
        <OrderHeading order={view.order} />
        <WhatToDo {...view} />
      </div>
      <Facts order={view.order} />
    </Card>
  );
}

function WhatToDo(view: OrderView): ReactNode {
  const state = stateOf(view.order);
  if (state === 'unpaid') return <UnpaidOrder {...view} />;
  return state === 'paid' ? <PaidOrder order={view.order} /> : <OrderAgain order={view.order} />;
}

function Facts({ order }: { readonly order: Order }) {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  return (
    <div className={classes['facts']}>
      <dl className={classes['dates']}>
        <dt>{t('orderNumber')}</dt>
        <dd>{order.number}</dd>
        <dt>{t('orderedAt')}</dt>
        <dd>
          {format.dateTime(order.created_at)}
          {order.ordered_by !== null && ` · ${t('orderedBy', { name: order.ordered_by })}`}
        </dd>
        <ClosedAt order={order} />
        <RefundedFacts refunded={order.refunded} label={t('refundedAt')} reference={t('refundedReference')} />
      </dl>
      <OrderLines {...order} />
    </div>
  );
}

function ClosedAt({ order }: { readonly order: Order }) {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  const isPaid = order.status === 'paid';
  const at = useClosedAt(order);
  if (at === null) return null;
  return (
    <>
      <dt>{t(isPaid ? 'paidAt' : 'expiredAt')}</dt>
      <dd>{format.dateTime(at)}</dd>
    </>
  );
}
