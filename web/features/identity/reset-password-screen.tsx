import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { resetPassword } from '../../../contract/identity.ts';
import { ApiError } from '../../base/calls/call.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useForm } from '../../base/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './identity.module.css';
import { NewPassword } from './new-password.tsx';
import { identityTexts } from './texts.ts';
import { useSignInPages } from './use-sign-in-pages.ts';

/** Chooses a new password by the link of the mail. Its token is in the fragment, which no server and no log ever sees. */
export default function ResetPasswordScreen() {
  const t = useTexts(identityTexts);
  const router = useRouter();
  const pages = useSignInPages();
  const token = new URLSearchParams(useLocation().hash).get('token') ?? '';
  const form = useForm({
    key: null,
    saved: { password: '' },
    send: ({ password }) => call(resetPassword, { body: { token, password } }),
    async onSent() {
      notify('success', t('resetDone'));
      await router.navigate({ to: pages.login, replace: true });
    },
  });
  const refusal = form.refused?.failure instanceof ApiError ? form.refused.failure : null;
  const isLinkBad = token === '' || refusal?.code === 'identity.link_invalid';
  return (
    <>
      {isLinkBad ? (
        <Notice tone="warn" says="at once" action={<Link to={pages.forgot}>{t('askNewLink')}</Link>}>
          {refusal?.message ?? t('linkMissing')}
        </Notice>
      ) : (
        <>
          <p className={classes['lead']}>{t('resetLead')}</p>
          <Form form={form}>
            <NewPassword {...form.at('password')} />
            <Button type="submit" fullWidth loading={form.isSending}>
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
