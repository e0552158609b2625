import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { safeRedirectTarget, splitLanguage } from '../../../core/identity/gate.ts';
import { clientState } from '../../base/client-state.ts';
import { pages } from '../../../core/identity/pages.ts';
import { hrefTo } from '../../base/page-settings.ts';
import { endSession } from '../../base/session.ts';
import { withFragment } from '../../../core/identity/redirect-target.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './identity.module.css';
import { LoginForm } from './login-form.tsx';
import { identityTexts } from './texts.ts';
import { fieldsOf } from '../../../core/unknown.ts';

/** The login of operators, with the code of their authenticator. */
export default function OperationsLoginScreen() {
  const t = useTexts(identityTexts);
  const language = useLanguage();
  const router = useRouter();
  const { redirect } = fieldsOf(useSearch({ strict: false }));
  const [isStranger, setStranger] = useState(false);
  const enter = async () => {
    if (clientState.get().user.account?.type === 'operator') {
      const target = safeRedirectTarget(typeof redirect === 'string' ? redirect : null, pages.operations);
      await router.navigate({ href: withFragment(splitLanguage(target).path, location.hash) });
      return;
    }
    setStranger(true);
    await endSession();
  };
  return (
    <>
      <p className={classes['lead']}>{t('operationsLead')}</p>
      {isStranger && (
        <Notice tone="info" says="at once" action={<a href={hrefTo(pages.login, language)}>{t('vendorsLink')}</a>}>
          {t('notOperator')}
        </Notice>
      )}
      <LoginForm withCode onSignedIn={enter} />
    </>
  );
}
