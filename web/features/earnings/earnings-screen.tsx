import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BalanceCard } from './balance-card.tsx';
import classes from './earnings.module.css';
import { EarningsTotals } from './earnings-totals.tsx';
import { Movements } from './movements.tsx';
import { OpenPayout } from './open-payout.tsx';
import { PayoutList } from './payout-list.tsx';
import { earningsQuery } from './queries.ts';
import { RequestDialog } from './request-dialog.tsx';
import { Statements } from './statements.tsx';
import { Ticks } from './ticks.tsx';

/** What couples paid, what is left of it, and the way to the bank. (product 8, Payout) */
export default function EarningsScreen() {
  const earnings = useQuery(earningsQuery);
  const [isAsking, setAsking] = useState(false);
  if (earnings.isLoadingError) return <Failed failure={earnings.error} onRetry={() => void earnings.refetch()} />;
  if (earnings.data === undefined) return <Bones />;
  const { data } = earnings;
  return (
    <>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {data.open !== null && <OpenPayout payout={data.open} />}
          <BalanceCard earnings={data} onRequest={() => setAsking(true)} />
          {data.months.length > 0 && <EarningsTotals earnings={data} />}
        </div>
        <Ticks ticks={data.ticks} />
      </div>
      <Movements />
      {data.months.length > 0 && (
        <div className={classes['pair']}>
          <PayoutList />
          <Statements months={data.months} />
        </div>
      )}
      {isAsking && <RequestDialog earnings={data} onClose={() => setAsking(false)} />}
    </>
  );
}

function Bones() {
  return (
    <>
      <Skeleton height="16rem" />
      <Skeleton height="7rem" />
      <Skeleton height="30rem" />
    </>
  );
}
