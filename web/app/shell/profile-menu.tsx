import { IconBuildingStore, IconDeviceMobile, IconExternalLink, IconHelp, IconLogout, IconShieldLock } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { areaOf } from '../../../core/identity/gate.ts';
import { type Account, notify, signedIn } from '../../base/client-state.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { pages } from '../../../core/identity/pages.ts';
import { hrefTo } from '../../base/page-settings.ts';
import { isInstalledByMenu, useDevice } from '../../base/installing.ts';
import { endSession } from '../../base/session.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import classes from './profile-menu.module.css';
import { SchemeSwitch } from './scheme-switch.tsx';
import { shellTexts } from '../../base/shell-texts.ts';
import { useClosingPopover } from './use-closing-popover.ts';

const nameOf = (account: Account) =>
  (account.type === 'vendor' ? (account.member?.name ?? account.businessName) : account.name) || account.email;

/** Who is signed in, how it looks, and the way out. */
export function ProfileMenu() {
  const t = useTexts(shellTexts);
  const account = useClientState(signedIn);
  const signOut = useSignOut();
  const popover = useClosingPopover();
  if (account === null) return null;
  const name = nameOf(account);
  return (
    <>
      <button type="button" className={classes['button']} popoverTarget="profile-menu">
        <span aria-hidden>{initialsOf(name)}</span>
        <span className="for-screen-readers">{t('profileMenu', { name })}</span>
      </button>
      <div ref={popover} id="profile-menu" popover="auto" className={classes['menu']}>
        <p className={classes['name']}>{name}</p>
        <p className={classes['email']}>{account.email}</p>
        <ul className={classes['list']}>
          {account.type === 'operator' && (
            <li>
              <Link to={pages.operationsAccount} className={classes['row']}>
                <IconShieldLock aria-hidden size={20} stroke={1.6} />
                {t('title.account')}
              </Link>
            </li>
          )}
          {account.type === 'vendor' && <VendorRows account={account} />}
        </ul>
        <SchemeSwitch />
        <button type="button" className={classes['row']} onClick={signOut}>
          <IconLogout aria-hidden size={20} stroke={1.6} />
          {t('signOut')}
        </button>
      </div>
    </>
  );
}

function VendorRows({ account }: { readonly account: Extract<Account, { readonly type: 'vendor' }> }) {
  const t = useTexts(shellTexts);
  const language = useLanguage();
  return (
    <>
      <li>
        <Link to={pages.profile} className={classes['row']}>
          <IconBuildingStore aria-hidden size={20} stroke={1.6} />
          {t('nav.profile')}
        </Link>
      </li>
      {account.status !== 0 && (
        <li>
          <Link to={pages.account} className={classes['row']}>
            <IconShieldLock aria-hidden size={20} stroke={1.6} />
            {t('title.account')}
          </Link>
        </li>
      )}
      {account.status === 1 && (
        <li>
          <a href={hrefTo(`/vendor/${account.slug}`, language)} className={classes['row']}>
            <IconExternalLink aria-hidden size={20} stroke={1.6} />
            {t('viewProfile')}
          </a>
        </li>
      )}
      <li>
        <a href={hrefTo('/help', language)} className={classes['row']}>
          <IconHelp aria-hidden size={20} stroke={1.6} />
          {t('help')}
        </a>
      </li>
      <Installing />
    </>
  );
}

/** Where the browser can install the dashboard: by one press, or in words on a phone that does it by its menu. */
function Installing() {
  const t = useTexts(shellTexts);
  const { install } = useDevice();
  if (install !== null)
    return (
      <li>
        <button type="button" className={classes['row']} onClick={install}>
          <IconDeviceMobile aria-hidden size={20} stroke={1.6} />
          {t('install')}
        </button>
      </li>
    );
  return isInstalledByMenu() ? <li className={classes['hint']}>{t('installByMenu')}</li> : null;
}

/** Ends the session and lets the gate show the way. */
export function useSignOut(): () => void {
  const t = useTexts(shellTexts);
  const router = useRouter();
  const queries = useQueryClient();
  return () => {
    endSession()
      .then(async () => {
        queries.clear();
        const isOperator = areaOf(router.state.location.pathname) === 'operations';
        await router.navigate({ to: isOperator ? pages.operationsLogin : pages.login, ignoreBlocker: true });
      })
      .catch(() => notify('error', t('signOutFailed')));
  };
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');
}
