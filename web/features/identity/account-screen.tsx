import { signedIn } from '../../base/client-state.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { DataCard } from './account-data.tsx';
import { DeletionCard } from './account-deletion.tsx';
import { LanguageCard } from './account-language.tsx';
import { NotificationsCard } from './account-notifications.tsx';
import { PasswordCard } from './account-password.tsx';
import { RoleCard } from './account-role.tsx';
import { FactorCard } from './factor/factor-card.tsx';
import { SessionsCard } from './account-sessions.tsx';

/** The account page of vendors and operators. The list of sessions comes last, so that nothing moves when it arrives. */
export default function AccountScreen() {
  // Operators accounts are closed by anyone who keeps them.
  const isVendor = useClientState((state) => signedIn(state)?.type === 'vendor');
  const isMember = useClientState((state) => state.user.vendor?.member !== undefined);
  return (
    <>
      {isMember && <RoleCard />}
      <PasswordCard />
      {isVendor && <FactorCard />}
      <LanguageCard />
      {isVendor && <NotificationsCard />}
      {isVendor && <DataCard />}
      {isVendor && !isMember && <DeletionCard />}
      <SessionsCard />
    </>
  );
}
