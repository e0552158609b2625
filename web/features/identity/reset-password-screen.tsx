import { useMutation } from '@tanstack/react-query';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { resetPassword } from '../../../contract/identity.ts';
import { ApiError } from '../../base/calls/call.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './identity.module.css';
import { NewPasswordInput } from './new-password-input.tsx';
import { identityTexts } from './texts.ts';

/** Chooses a new password by the link of the mail. Its token is in the fragment, which no server and no log ever sees. */
export default function ResetPasswordScreen() {
  const t = useTexts(identityTexts);
  const router = useRouter();
  const token = new URLSearchParams(useLocation().hash).get('token') ?? '';
  const [password, setPassword] = useState('');
  const reset = useMutation({
    mutationFn: () => call(resetPassword, { body: { token, password } }),
    async onSuccess() {
      notify('success', t('resetDone'));
      await router.navigate({ to: pages.login });
    },
  });
  const isLinkBad = token === '' || (reset.error instanceof ApiError && reset.error.code === 'identity.link_invalid');
  return (
    <>
      {isLinkBad ? (
        <Notice tone="warn" says="at once" action={<Link to={pages.forgotPassword}>{t('askNewLink')}</Link>}>
          {reset.error?.message ?? t('linkMissing')}
        </Notice>
      ) : (
        <>
          <p className={classes['lead']}>{t('resetLead')}</p>
          <Form onSubmit={() => reset.mutate()} failure={reset.error}>
            <NewPasswordInput value={password} error={fieldMessages(reset.error)['password']} onChange={setPassword} />
            <Button type="submit" fullWidth loading={reset.isPending}>
              {t('savePassword')}
            </Button>
          </Form>
        </>
      )}
      <p className={classes['other']}>
        <Link to={pages.login}>{t('backToLogin')}</Link>
      </p>
    </>
  );
}
