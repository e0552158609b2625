import { LanguageCard } from './account-language.tsx';
import { PasswordCard } from './account-password.tsx';
import { SessionsCard } from './account-sessions.tsx';

/** One's own account: the same for vendors and for our staff. The list comes last: nothing moves when it arrives, however long it is. */
export default function AccountScreen() {
  return (
    <>
      <PasswordCard />
      <LanguageCard />
      <SessionsCard />
    </>
  );
}
