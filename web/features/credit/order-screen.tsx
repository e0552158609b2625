import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Order } from '../../../contract/credit.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useOpenedName } from '../../base/document-title.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adSummaryQuery } from '../../parts/ads/queries.ts';
import { OrderSheet } from './order-sheet.tsx';
import { creditQuery, orderQuery } from '../../parts/orders/queries.ts';
import { topUpTexts } from '../../parts/orders/texts.ts';

/**
 * What becomes of one order. The payment page leads back here; whether money has arrived is known from the server alone, so this page
 * waits for its word. (spec 2, Top-up page; product 5)
 */
export default function OrderScreen() {
  const { orderId = '' }: { readonly orderId?: string } = useParams({ strict: false });
  const order = useQuery(orderQuery(orderId));
  useFreshBalance(order.data?.order.status);
  useOpenedName(order.data?.order.number, 'title.order');
  if (order.data !== undefined) return <OrderSheet {...order.data} />;
  if (order.isLoadingError) return <Failed failure={order.error} onRetry={() => void order.refetch()} absent={<NoOrder />} />;
  return <Skeleton height="36rem" />;
}

/** Once the order is no longer open, the balance everywhere on the page is asked for again: live updates may not have come. */
function useFreshBalance(status: Order['status'] | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (status === undefined || status === 'unpaid') return;
    void queries.invalidateQueries({ queryKey: creditQuery.queryKey });
    void queries.invalidateQueries({ queryKey: adSummaryQuery.queryKey });
  }, [queries, status]);
}

function NoOrder() {
  const t = useTexts(topUpTexts);
  return (
    <Empty
      title={t('notFoundTitle')}
      action={
        <Button component={Link} to={pages.creditHistory}>
          {t('toHistory')}
        </Button>
      }
    >
      <p>{t('notFoundText')}</p>
    </Empty>
  );
}
