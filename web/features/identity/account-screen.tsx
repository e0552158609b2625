import { LanguageCard } from './account-language.tsx';
import { PasswordCard } from './account-password.tsx';
import { SessionsCard } from './account-sessions.tsx';

/** One's own account: the same for vendors and for our staff. */
export default function AccountScreen() {
  return (
    <>
      <SessionsCard />
      <PasswordCard />
      <LanguageCard />
    </>
  );
}
