import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { clientState, signedIn } from '../../base/client-state.ts';
import { pages } from '../../../core/identity/pages.ts';
import { forgetKeptHere } from '../../base/kept-here.ts';
import { hrefTo } from '../../base/page-settings.ts';
import { endSession } from '../../base/session.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './identity.module.css';
import { identityTexts } from './texts.ts';

type Stranger = 'user' | 'operator';

/** Vendors sign in here. Anyone who else does is signed out again and shown the right door. (spec 4, Session) */
export default function LoginScreen() {
  const t = useTexts(identityTexts);
  const language = useLanguage();
  const router = useRouter();
  const [stranger, setStranger] = useState<Stranger | null>(null);
  // No vendor is signed in who sees this page: nothing of one stays in this browser.
  useEffect(() => void forgetKeptHere(false).catch(() => undefined), []);
  const enter = async () => {
    const account = signedIn(clientState.get());
    if (account === null || account.type === 'vendor') {
      // The gate knows where a signed-in vendor on this page goes.
      await router.invalidate();
      return;
    }
    setStranger(account.type);
    await endSession();
  };
  return (
    <>
      <p className={classes['lead']}>{t('loginLead')}</p>
      {stranger === 'user' && (
        <Notice tone="info" says="at once" action={<a href={hrefTo('/account/login', language)}>{t('couplesLink')}</a>}>
          {t('notVendor')}
        </Notice>
      )}
      {stranger === 'operator' && (
        <Notice tone="info" says="at once" action={<a href={hrefTo(pages.operationsLogin, language)}>{t('operatorsLink')}</a>}>
          {t('notVendorOperator')}
        </Notice>
      )}
      <LoginForm onSignedIn={enter} />
      <p className={classes['other']}>
        {t('couples')} <a href={hrefTo('/account/login', language)}>{t('couplesLink')}</a>
      </p>
    </>
  );
}
