import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { forgotPassword } from '../../../contract/identity.ts';
import { call } from '../../base/calls/browser-call.ts';
import { signInDraft } from '../../base/draft.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Line } from '../../ui/checked-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useForm } from '../../base/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './identity.module.css';
import { identityTexts } from './texts.ts';
import { useSignInPages } from './use-sign-in-pages.ts';

/** Asks for the link with which a new password is chosen. The answer does not tell whether the address is known. */
export default function ForgotPasswordScreen() {
  const t = useTexts(identityTexts);
  const pages = useSignInPages();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    key: signInDraft,
    saved: { email: '' },
    send: async ({ email }) => {
      await call(forgotPassword, { body: { email } });
      return email;
    },
    onSent: setSentTo,
  });
  return (
    <>
      {sentTo !== null ? (
        <Notice tone="good" says="politely">
          {t('linkSent', { email: sentTo })}
        </Notice>
      ) : (
        <>
          <p className={classes['lead']}>{t('forgotLead')}</p>
          <Form form={form}>
            <Line {...form.at('email')} label={t('email')} type="email" autoComplete="username" autoCapitalize="none" />
            <Button type="submit" fullWidth loading={form.isSending}>
              {t('sendLink')}
            </Button>
          </Form>
        </>
      )}
      <p className={classes['other']}>
        <Link to={pages.login} search hash>
          {t('backToLogin')}
        </Link>
      </p>
    </>
  );
}
