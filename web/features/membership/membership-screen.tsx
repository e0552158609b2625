import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { OpenMembershipOrders } from './open-orders.tsx';
import { PlanForm } from './plan-form.tsx';
import { membershipQuery, openMembershipOrdersQuery } from './queries.ts';
import { useBeside } from '../../base/use-beside.ts';

/** Which plan the vendor has, what every plan permits and costs it today, and the way to another one. (product 8, Membership) */
export default function MembershipScreen() {
  const membership = useQuery(membershipQuery);
  const open = useBeside(openMembershipOrdersQuery);
  if (membership.isLoadingError) return <Failed failure={membership.error} onRetry={() => void membership.refetch()} />;
  if (membership.data === undefined || !open.isKnown) return <Bones />;
  return (
    <>
      <OpenMembershipOrders />
      <CurrentPlan membership={membership.data} />
      <PlanForm membership={membership.data} />
    </>
  );
}

function Bones() {
  return (
    <>
      <Skeleton height="8rem" />
      <Skeleton height="36rem" />
    </>
  );
}
