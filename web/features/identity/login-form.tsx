import { PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { login } from '../../../contract/identity.ts';
import { ApiError } from '../../base/calls/call.ts';
import { call } from '../../base/calls/browser-call.ts';
import { pages } from '../../../core/identity/pages.ts';
import { beginSession } from '../../base/session.ts';
import { addressByHttps, hrefTo } from '../../base/page-settings.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './identity.module.css';
import { identityTexts } from './texts.ts';

type LoginFormProps = {
  /** Called when the session has begun. */
  readonly onSignedIn: () => Promise<void>;
  /** Staff also give a code; anyone else is asked for it only when the server wants it. */
  readonly withCode?: boolean;
};

/** E-mail and password; nothing is judged before the server has. (spec 5) */
export function LoginForm({ onSignedIn, withCode = false }: LoginFormProps) {
  const t = useTexts(identityTexts);
  const language = useLanguage();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const signIn = useMutation({
    mutationFn: (keepsAccount: boolean) =>
      call(login, { body: { email, password, ...(code !== '' && { code }), ...(keepsAccount && { keep_account: true }) } }),
    async onSuccess(answer) {
      beginSession(answer);
      await onSignedIn();
    },
  });
  const asksCode = withCode || (signIn.error instanceof ApiError && signIn.error.code.startsWith('identity.code_'));
  const isLeaving = signIn.error instanceof ApiError && signIn.error.code === 'identity.account_leaving';
  const messages = fieldMessages(signIn.error);
  const byHttps = addressByHttps();
  return (
    <Form onSubmit={() => signIn.mutate(false)} failure={isLeaving ? null : signIn.error}>
      {byHttps !== null && (
        <Notice tone="warn" action={<a href={byHttps}>{t('openByHttps')}</a>}>
          {t('withoutHttps')}
        </Notice>
      )}
      <TextInput
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        size="md"
        value={email}
        error={messages['email']}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('password')}
        name="password"
        autoComplete="current-password"
        size="md"
        value={password}
        error={messages['password']}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {asksCode && (
        <TextInput
          label={t('code')}
          description={t('codeHint')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          size="md"
          value={code}
          error={messages['code']}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      {isLeaving ? (
        <>
          <Notice tone="warn" says="at once">
            {signIn.error?.message}
          </Notice>
          <Button fullWidth loading={signIn.isPending} onClick={() => signIn.mutate(true)}>
            {t('keepAccount')}
          </Button>
        </>
      ) : (
        <Button type="submit" fullWidth loading={signIn.isPending}>
          {t('signIn')}
        </Button>
      )}
      <p className={classes['other']}>
        {/* Staff sign in on a host of their own, where this page is not. */}
        {withCode ? (
          <a href={hrefTo(pages.forgotPassword, language)}>{t('forgot')}</a>
        ) : (
          <Link to={pages.forgotPassword} search hash>
            {t('forgot')}
          </Link>
        )}
      </p>
    </Form>
  );
}
