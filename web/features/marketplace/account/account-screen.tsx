import { endSession } from '../../../app/session.ts';
import { Divider } from '../site/brand.tsx';
import { Frame } from '../site/frame.tsx';
import { useSite } from '../site/site-context.tsx';
import { useClientState } from '../../../app/client-state.ts';
import { AboutMe } from './about-me.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { ChangePassword } from './change-password.tsx';
import { SavedVendors } from './saved-vendors.tsx';
import { Sessions } from './sessions.tsx';

export function AccountScreen() {
  const { href, visitor } = useSite();
  const words = useAccountTexts();
  const email = useClientState(({ user }) => user?.email);
  const signOut = () => endSession().then(() => location.assign(href('/')));
  return (
    <Frame hasSearch>
      <div className={styles['page']}>
        <div className={styles['welcome']}>
          <p>{visitor?.name}</p>
          <h1>{words('account.heading')}</h1>
          <Divider />
        </div>
        <SavedVendors />
        <div className={styles['parts']}>
          <AboutMe />
          <ChangePassword />
          <Sessions />
        </div>
        <p className={styles['signedIn']}>
          {email !== undefined && words('account.greeting', { email })}
          <button type="button" className={styles['quiet']} onClick={() => void signOut()}>
            {words('account.signOut')}
          </button>
        </p>
      </div>
    </Frame>
  );
}
