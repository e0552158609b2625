import { useEffect, useRef, useState } from 'react';
import { confirmEmail } from '../../../../contract/identity.ts';
import { call } from '../../../api/browser-call.ts';
import { ApiError } from '../../../api/call.ts';
import { beginSession } from '../../../app/session.ts';
import { useSite } from '../site/site-context.tsx';
import { ActionLink } from '../site/action-link.tsx';
import { useAccountTexts } from './account-texts.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { forgetLinkToken, linkToken } from './link-token.ts';
import { takeReturnAddress } from './return-address.ts';

type Confirmed = { readonly to: string } | { readonly failure: string };

/** Opened by the link in the mail: confirms the address at once and leads back to what was being done. */
export function ConfirmScreen() {
  const { href } = useSite();
  const words = useAccountTexts();
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    call(confirmEmail, { body: { token: linkToken() } }).then(
      (answer) => {
        beginSession(answer);
        forgetLinkToken();
        const back = takeReturnAddress(href('/account'));
        // Who came from nowhere in particular tells about the wedding first.
        setConfirmed({ to: back === href('/account') ? href('/account/wedding') : back });
      },
      (failure: unknown) => setConfirmed({ failure: failure instanceof ApiError ? failure.message : String(failure) }),
    );
  }, [href]);

  if (confirmed === null)
    return (
      <AuthFrame isSettling heading={words('confirm.heading')} lead={words('confirm.working')}>
        {null}
      </AuthFrame>
    );
  if ('failure' in confirmed) {
    return (
      <AuthFrame isSettling heading={words('confirm.failedHeading')} lead={confirmed.failure}>
        <ActionLink href={href('/account/sign-up')}>{words('login.signUp')}</ActionLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame isSettling heading={words('confirm.doneHeading')} lead={words('confirm.doneText')}>
      <ActionLink href={confirmed.to}>{words(confirmed.to === href('/account/wedding') ? 'wedding.tell' : 'confirm.continue')}</ActionLink>
    </AuthFrame>
  );
}
