import { vendorUnpublished } from '../../core/identity/vendor-status.ts';
import { DataCard } from '../features/identity/account-data.tsx';
import { DeletionCard } from '../features/identity/account-deletion.tsx';
import ProfileScreen from '../features/profile/profile-screen.tsx';
import { useClientState } from '../base/use-client-state.ts';

/**
 * The profile. A vendor who is not published is led here from every other page (spec 4, Vendor status), so what belongs to everyone is here for
 * it: taking its data along and deleting its account.
 */
export default function ProfileAndAccount() {
  const isUnpublished = useClientState((state) => state.user.vendor?.status === vendorUnpublished);
  return (
    <>
      <ProfileScreen />
      {isUnpublished && <DataCard />}
      {isUnpublished && <DeletionCard />}
    </>
  );
}
