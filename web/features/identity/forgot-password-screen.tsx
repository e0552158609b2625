import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { forgotPassword } from '../../../contract/identity.ts';
import { call } from '../../base/calls/browser-call.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './identity.module.css';
import { identityTexts } from './texts.ts';

/** Asks for the link with which a new password is chosen. The answer does not tell whether the address is known. */
export default function ForgotPasswordScreen() {
  const t = useTexts(identityTexts);
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => call(forgotPassword, { body: { email } }) });
  return (
    <>
      {ask.isSuccess ? (
        <Notice tone="good" says="politely">
          {t('linkSent', { email })}
        </Notice>
      ) : (
        <>
          <p className={classes['lead']}>{t('forgotLead')}</p>
          <Form onSubmit={() => ask.mutate()} failure={ask.error}>
            <TextInput
              label={t('email')}
              type="email"
              name="email"
              autoComplete="username"
              autoCapitalize="none"
              size="md"
              value={email}
              error={fieldMessages(ask.error)['email']}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Button type="submit" fullWidth loading={ask.isPending}>
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
