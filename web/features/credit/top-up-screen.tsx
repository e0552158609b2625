import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adSummaryQuery } from '../../parts/ads/queries.ts';
import { OpenOrders } from './open-orders.tsx';
import { creditQuery, openOrdersQuery } from '../../parts/orders/queries.ts';
import { TopUpForm } from './top-up-form.tsx';
import classes from './top-up.module.css';
import { useBeside } from '../../base/use-beside.ts';

/** Choosing an amount of credit and ordering it. `?credits=` in the address preselects an amount. (spec 2, Top-up page) */
export default function TopUpScreen() {
  const { credits }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const credit = useQuery(creditQuery);
  const open = useBeside(openOrdersQuery);
  const summary = useBeside(adSummaryQuery);
  if (credit.isLoadingError) return <Failed failure={credit.error} onRetry={() => void credit.refetch()} />;
  if (credit.isPending || !open.isKnown || !summary.isKnown) return <Bones />;
  return (
    <>
      <OpenOrders />
      <TopUpForm credit={credit.data} wanted={typeof credits === 'number' ? credits : null} />
    </>
  );
}

function Bones() {
  return (
    <div className={classes['columns']}>
      <Skeleton height="36rem" />
      <Skeleton height="25rem" />
    </div>
  );
}
