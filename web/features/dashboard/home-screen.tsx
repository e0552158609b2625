import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hourMs, startOfBusinessDay } from '../../../core/time.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useIsReadOnly, useIsSuspended } from '../../base/team.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { useThisHour, useToday } from '../../base/today.ts';
import { Failed } from '../../ui/page-state.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { comingDayQuery } from '../../parts/meetings/queries.ts';
import { TodayCard } from '../../parts/meetings/today-card.tsx';
import { AdCard } from './ad-card.tsx';
import { ClientsCard } from './clients-card.tsx';
import classes from './home.module.css';
import { greetingAt } from './greeting.ts';
import { FirstWeekCard } from './first-week-card.tsx';
import { NextCard } from './next-card.tsx';
import { PlanLine } from './plan-line.tsx';
import { dashboardQuery } from './queries.ts';
import { RecentLine } from './recent-line.tsx';
import { homeTexts } from './texts.ts';
import { WaitingCards } from './waiting-cards.tsx';
import { useBeside } from '../../base/use-beside.ts';

const MonthCard = lazyPart('month', () => import('./month-card.tsx'));
const ManagerCard = lazyPart('account manager', () => import('./manager-card.tsx'));
const HildaCard = lazyPart('hilda', () => import('./hilda-card.tsx'));

/** Where a vendor starts its day: what happened, what to do next, what waits, how the month is, who came. (product 8, decision 0158) */
export default function HomeScreen() {
  const dashboard = useQuery(dashboardQuery(useQueryClient()));
  const { isKnown } = useBeside(comingDayQuery);
  const forMe = !useIsReadOnly('profile');
  const isSuspended = useIsSuspended();
  if (dashboard.isLoadingError) return <Failed failure={dashboard.error} onRetry={() => void dashboard.refetch()} />;
  const { data: found } = dashboard;
  // A card that came later would push the others down.
  const data = isKnown ? found : undefined;
  return (
    <>
      <header className={classes['greeting']}>
        <Greeting />
        {data === undefined ? <Skeleton height="2.75rem" width="16rem" /> : <PlanLine membership={data.membership} />}
      </header>
      {data === undefined ? (
        <Bones />
      ) : (
        <>
          <RecentLine recent={data.recent} />
          {forMe && <FirstWeekCard steps={data.first_week} />}
          <div className={classes['top']}>
            <NextCard steps={data.next} />
            <AdCard ad={data.ad} />
          </div>
          <TodayCard />
          <WaitingCards unanswered={isSuspended ? null : data.unanswered} instalments={data.instalments} tasks={data.tasks} />
          <Part fallback={<Skeleton height="19rem" />}>
            <MonthCard month={data.month} />
          </Part>
          <div className={classes['pair']}>
            <ClientsCard list="interested" clients={data.interested} />
            <ClientsCard list="potential" clients={data.potential} />
          </div>
          <Part fallback={<Skeleton height="9rem" />}>
            <HildaCard />
            {data.account_manager !== null && <ManagerCard manager={data.account_manager} />}
          </Part>
        </>
      )}
    </>
  );
}

/** Said by the hour of the business day. */
function Greeting() {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const today = useToday();
  const name = useClientState(({ user: { vendor } }) => vendor?.member?.name ?? vendor?.businessName ?? '');
  const hour = (Date.parse(useThisHour()) - startOfBusinessDay(today)) / hourMs;
  return (
    <div>
      <p className={classes['date']}>{format.longDate(today)}</p>
      <h2 className={classes['hello']}>
        {t(greetingAt(hour))}, {name}
      </h2>
    </div>
  );
}

function Bones() {
  return (
    <>
      <Skeleton height="2.75rem" />
      <div className={classes['top']}>
        <Skeleton height="17rem" />
        <Skeleton height="17rem" />
      </div>
      <Skeleton height="14rem" />
      <Skeleton height="19rem" />
      <div className={classes['pair']}>
        <Skeleton height="24rem" />
        <Skeleton height="24rem" />
      </div>
    </>
  );
}
