import { useQuery } from '@tanstack/react-query';
import { vendorUnpublished } from '../../core/identity/vendor-status.ts';
import { DataCard } from '../features/identity/account-data.tsx';
import { DeletionCard } from '../features/identity/account-deletion.tsx';
import ProfileScreen from '../features/profile/profile-screen.tsx';
import { profileQuery } from '../features/profile/queries.ts';
import { choicesQuery } from '../parts/choices-query.ts';
import { useClientState } from '../base/use-client-state.ts';

/**
 * The profile. A vendor who is not published is led here from every other page (spec 4, Vendor status), so what belongs to everyone is here for
 * it: taking its data along and deleting its account. It comes with the profile: browsers hold on to what is in sight, and a page reloaded on a slow
 * line would move down with it.
 */
export default function ProfileAndAccount() {
  const isUnpublished = useClientState((state) => state.user.vendor?.status === vendorUnpublished);
  const isOnItsWay = [useQuery(profileQuery), useQuery(choicesQuery)].some(({ isPending }) => isPending);
  const isWhole = isUnpublished && !isOnItsWay;
  return (
    <>
      <ProfileScreen />
      {isWhole && <DataCard />}
      {isWhole && <DeletionCard />}
    </>
  );
}
