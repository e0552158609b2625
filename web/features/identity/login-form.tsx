import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { login } from '../../../contract/identity.ts';
import { ApiError } from '../../base/calls/call.ts';
import { call } from '../../base/calls/browser-call.ts';
import { beginSession } from '../../base/session.ts';
import { addressByHttps } from '../../base/page-settings.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Line, Secret } from '../../ui/checked-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useForm } from '../../base/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import classes from './identity.module.css';
import { identityTexts } from './texts.ts';
import { useSignInPages } from './use-sign-in-pages.ts';

const CodeStep = lazyPart('code-step', () => import('./code-step.tsx'));

type LoginFormProps = {
  /** Called when the session has started. */
  readonly onSignedIn: () => Promise<void>;
  /** Operators also give a code; anyone else is asked for it only when the server wants it. */
  readonly withCode?: boolean;
};

/** E-mail and password; nothing is judged before the server has. (spec 5) */
export function LoginForm({ onSignedIn, withCode = false }: LoginFormProps) {
  const t = useTexts(identityTexts);
  const { forgot } = useSignInPages();
  const form = useForm({
    key: null,
    saved: { email: '', password: '', code: '', keep_account: false },
    send: ({ email, password, code, keep_account }) =>
      call(login, { body: { email, password, ...(code !== '' && { code }), ...(keep_account && { keep_account }) } }),
    onRefused: (failure) => {
      if (failure instanceof ApiError && failure.code === 'identity.code_required') setAsked(true);
    },
    async onSent(answer) {
      beginSession(answer);
      await onSignedIn();
    },
  });
  const refusal = form.refused?.failure instanceof ApiError ? form.refused.failure : null;
  const [wasAsked, setAsked] = useState(false);
  // Asking is no reproach: only a code that was tried can be wrong.
  const isUntried = refusal?.code === 'identity.code_required';
  const asksCode = withCode || (wasAsked && form.typed.password !== '');
  const isLeaving = refusal?.code === 'identity.account_leaving';
  const keepAccount = () => {
    form.change({ keep_account: true });
    void form.submit();
  };
  const byHttps = addressByHttps();
  if (asksCode && !withCode)
    return (
      <Form form={form}>
        <Part>
          <CodeStep
            signing={{ email: form.typed.email, password: form.typed.password }}
            at={{ ...form.at('code'), ...(isUntried && { editor: { ...form, messageOf: () => undefined } }) }}
            isSending={form.isSending}
            onBack={form.discard}
          />
        </Part>
      </Form>
    );
  return (
    <Form form={isLeaving ? { ...form, failure: null } : form}>
      {byHttps !== null && (
        <Notice tone="warn" action={<a href={byHttps}>{t('openByHttps')}</a>}>
          {t('withoutHttps')}
        </Notice>
      )}
      <Line {...form.at('email')} label={t('email')} type="email" autoComplete="username" autoCapitalize="none" />
      <Secret {...form.at('password')} label={t('password')} autoComplete="current-password" />
      {asksCode && (
        <Line {...form.at('code')} label={t('code')} hint={t('codeHint')} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
      )}
      {isLeaving ? (
        <>
          <Notice tone="warn" says="at once">
            {refusal.message}
          </Notice>
          <Button fullWidth loading={form.isSending} onClick={keepAccount}>
            {t('keepAccount')}
          </Button>
        </>
      ) : (
        <Button type="submit" fullWidth loading={form.isSending}>
          {t('signIn')}
        </Button>
      )}
      <p className={classes['other']}>
        <Link to={forgot} search hash>
          {t('forgot')}
        </Link>
      </p>
    </Form>
  );
}
