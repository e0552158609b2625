import { Link } from '@tanstack/react-router';
import { type MembershipOrder, membershipReceipt } from '../../../contract/membership.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { OrderSeal } from '../../parts/orders/order-seal.tsx';
import classes from '../../parts/orders/order-sheet.module.css';
import { stateOf } from '../../parts/orders/order-state.ts';
import { RefundedFacts } from '../../parts/orders/refunded-facts.tsx';
import { UnpaidOrder } from '../../parts/orders/order-unpaid.tsx';
import { useClosedAt, useTimeLeft } from '../../parts/orders/time-left.ts';
import { PlanLines } from './plan-lines.tsx';
import type { MembershipOrderView } from './queries.ts';
import { membershipTexts } from './texts.ts';

/** One order: its status, what to do, and its details. */
export function MembershipOrderSheet(view: MembershipOrderView) {
  const { order } = view;
  return (
    <Card className={classes['sheet']}>
      <div className={classes['status']}>
        <OrderSeal state={stateOf(order)} />
        <Heading order={order} />
        {stateOf(order) === 'unpaid' ? <UnpaidOrder {...view} /> : <Closed order={order} />}
      </div>
      <Facts order={order} />
    </Card>
  );
}

/** The status of the order. It changes by itself, so it stays in the page and is read out when it does. */
function Heading({ order }: { readonly order: MembershipOrder }) {
  const { title, text } = useHeadingWords(order);
  return (
    <div aria-live="polite" className={classes['heading']}>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['text']}>{text}</p>
    </div>
  );
}

function useHeadingWords(order: MembershipOrder): { title: string; text: string } {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  const language = useLanguage();
  const isOver = useTimeLeft(order.expires_at) <= 0;
  const { plan, kind } = order;
  switch (stateOf(order)) {
    case 'paid':
      return {
        title: t(kind === 'renewal' ? 'renewedTitle' : 'paidTitle', { plan }),
        text: t('paidText', { service: order.service[language], until: order.ends_on === null ? '' : format.longDate(order.ends_on) }),
      };
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

function Closed({ order }: { readonly order: MembershipOrder }) {
  const t = useTexts(membershipTexts);
  const isPaid = order.status === 'paid';
  return (
    <div className={classes['actions']}>
      {isPaid && (
        <DownloadButton endpoint={membershipReceipt} input={{ params: { id: order.id } }}>
          {t('receipt')}
        </DownloadButton>
      )}
      <Button component={Link} to={pages.membership}>
        {t(isPaid ? 'backToPlans' : 'orderAgain')}
      </Button>
    </div>
  );
}

function Facts({ order }: { readonly order: MembershipOrder }) {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  const isPaid = order.status === 'paid';
  const closedAt = useClosedAt(order);
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
        {closedAt !== null && (
          <>
            <dt>{t(isPaid ? 'paidAt' : 'expiredAt')}</dt>
            <dd>{format.dateTime(closedAt)}</dd>
          </>
        )}
        <RefundedFacts refunded={order.refunded} label={t('refundedAt')} reference={t('refundedReference')} />
      </dl>
      <p>
        <strong>{t('summaryPlan', { plan: order.plan, term: t(`span.${order.term}`) })}</strong>
      </p>
      <PlanLines {...order} />
    </div>
  );
}
