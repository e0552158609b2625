import { useEffect } from 'react';
import type { DayWait } from '../../../../contract/calendar.ts';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { listSessions } from '../../../../contract/identity.ts';
import type { OwnWedding } from '../../../../contract/weddings.ts';
import { coupleNotifications } from '../../../../core/feed/pages.ts';
import { coupleMeetings } from '../../../../core/meetings/pages.ts';
import { coupleReviews } from '../../../../core/reviews/pages.ts';
import { endSession, ensureSession } from '../../../base/session.ts';
import { Divider } from '../site/brand.tsx';
import { Frame } from '../site/frame.tsx';
import { useSite } from '../site/site-context.tsx';
import { signedIn } from '../../../base/client-state.ts';
import { useClientState } from '../../../base/use-client-state.ts';
import { AboutMe } from './about-me.tsx';
import { ActionLink } from '../site/action-link.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { MyData } from './my-data.tsx';
import { MyWaits } from './my-waits.tsx';
import { MyWedding } from './my-wedding.tsx';
import { SavedVendors } from './saved-vendors.tsx';
import { SuggestedVendors } from './suggested-vendors.tsx';
import { Sessions } from './sessions.tsx';

interface AccountProps {
  /** How many notifications are unread. */
  readonly unread: number;
  readonly wedding: OwnWedding | null;
  readonly saved: readonly VendorCard[];
  /** How many it saved that can’t be seen now. */
  readonly unlisted: number;
  /** Whom Hilda suggests; no one as long as the wedding says too little. */
  readonly suggested: readonly VendorCard[];
  /** The taken days the couple waits for. */
  readonly waits: readonly DayWait[];
  readonly sessions: AnswerOf<typeof listSessions>['data'];
}

export function AccountScreen({ unread, wedding, saved, unlisted, suggested, waits, sessions }: AccountProps) {
  const { href, visitor } = useSite();
  const words = useAccountTexts();
  const email = useClientState((state) => signedIn(state)?.email);
  // The greeting needs the address of the account.
  useEffect(() => {
    ensureSession().catch(() => undefined); // what changes something waits for the session and tells its own failure
  }, []);
  const signOut = () => endSession().then(() => location.assign(href('/')));
  return (
    <Frame hasSearch>
      <div className={styles['page']}>
        <div className={styles['welcome']}>
          <p>{visitor?.name}</p>
          <h1>{words('account.heading')}</h1>
          <Divider />
          <p className={styles['ways']}>
            <ActionLink href={href('/account/quotations')}>{words('account.quotations')}</ActionLink>
            <a className={styles['way']} href={href(coupleReviews)}>
              {words('account.reviews')}
            </a>
            <a className={styles['way']} href={href(coupleMeetings)}>
              {words('account.meetings')}
            </a>
            <a className={styles['way']} href={href(coupleNotifications)}>
              {unread === 0 ? words('account.notifications') : words('account.notificationsNew', { n: unread })}
            </a>
          </p>
        </div>
        <MyWedding wedding={wedding} />
        <SavedVendors saved={saved} unlisted={unlisted} />
        {waits.length > 0 && <MyWaits waits={waits} />}
        {suggested.length > 0 && <SuggestedVendors suggested={suggested} />}
        <div className={styles['parts']}>
          <AboutMe />
          <ChangePassword />
          <Sessions sessions={sessions} />
          <MyData />
          <DeleteAccount />
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
