import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { MembershipOrder } from '../../../contract/membership.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useOpenedName } from '../../base/document-title.ts';
import { refreshSession } from '../../base/session.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MembershipOrderSheet } from './order-sheet.tsx';
import { membershipOrderQuery, membershipQuery } from './queries.ts';
import { membershipTexts } from './texts.ts';

/** What becomes of one order: whether money has arrived is known from the server alone, so this page waits for its word. (product 5) */
export default function MembershipOrderScreen() {
  const { orderId = '' }: { readonly orderId?: string } = useParams({ strict: false });
  const order = useQuery(membershipOrderQuery(orderId));
  useFreshPlan(order.data?.order.status);
  useOpenedName(order.data?.order.number, 'title.membershipOrder');
  if (order.data !== undefined) return <MembershipOrderSheet {...order.data} />;
  if (order.isLoadingError) return <Failed failure={order.error} onRetry={() => void order.refetch()} absent={<NoOrder />} />;
  return <Skeleton height="36rem" />;
}

/** Once the order is no longer open, the plan everywhere on the page is asked for again: live updates may not have come. */
function useFreshPlan(status: MembershipOrder['status'] | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (status === undefined || status === 'unpaid') return;
    void queries.invalidateQueries({ queryKey: membershipQuery.queryKey });
    void refreshSession();
  }, [queries, status]);
}

function NoOrder() {
  const t = useTexts(membershipTexts);
  return (
    <Empty
      title={t('notFoundTitle')}
      action={
        <Button component={Link} to={pages.membership}>
          {t('orderAgain')}
        </Button>
      }
    >
      <p>{t('notFoundText')}</p>
    </Empty>
  );
}
