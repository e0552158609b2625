import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AdAlerts } from './ad-alerts.tsx';
import classes from './ads-screen.module.css';
import { settingIn } from './ad-actions.ts';
import { BalanceCard } from './balance-card.tsx';
import { CurrentSettings } from './current-settings.tsx';
import { NoAdCard } from './no-ad-card.tsx';
import { adSummaryQuery } from '../../parts/ads/queries.ts';
import { StatusCard } from './status-card.tsx';
import { PerformanceCard } from './statistics/performance-card.tsx';

/** The ads dashboard: the status of the ad, what credit there is, what it brought, how it is set. (spec 2, Ads dashboard) */
export default function AdsScreen() {
  const summary = useQuery(adSummaryQuery);
  if (summary.isLoadingError) return <Failed failure={summary.error} onRetry={() => void summary.refetch()} />;
  if (summary.isPending) return <Bones />;
  const setting = settingIn(summary.data);
  return (
    <>
      <AdAlerts summary={summary.data} />
      <div className={classes['top']}>
        {setting === null ? <NoAdCard /> : <StatusCard summary={summary.data} setting={setting} />}
        <BalanceCard summary={summary.data} />
      </div>
      {setting !== null && (
        <>
          <PerformanceCard />
          <CurrentSettings summary={summary.data} setting={setting} />
        </>
      )}
    </>
  );
}

function Bones() {
  return (
    <>
      <div className={classes['top']}>
        <Skeleton height="15rem" />
        <Skeleton height="15rem" />
      </div>
      <Skeleton height="34rem" />
    </>
  );
}
