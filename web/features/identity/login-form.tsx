import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { login } from '../../../contract/identity.ts';
import { ApiError } from '../../base/calls/call.ts';
import { call } from '../../base/calls/browser-call.ts';
import { signInDraft } from '../../base/draft.ts';
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
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { identityTexts } from './texts.ts';
import { useSignInPages } from './use-sign-in-pages.ts';

/** The password was right, and more is asked for. */
const asking: ReadonlySet<string> = new Set(['identity.code_required', 'identity.passkey_required']);
type Asked = 'code' | 'passkey' | null;
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
  const { form, refusal, asked } = useLogin(onSignedIn);
  if (!withCode && asked !== null && form.typed.password !== '')
    return <SecondStep form={form} refusal={refusal} asked={asked} onSignedIn={onSignedIn} />;
  const isLeaving = refusal?.code === 'identity.account_leaving';
  const keepAccount = () => {
    form.change({ keep_account: true });
    void form.submit();
  };
  return (
    <Form form={isLeaving ? { ...form, failure: null } : form}>
      <WithoutHttps />
      <Line {...form.at('email')} label={t('email')} type="email" autoComplete="username" autoCapitalize="none" />
      <Secret {...form.at('password')} label={t('password')} autoComplete="current-password" />
      {withCode && (
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
      {!withCode && !isLeaving && <PasskeySignIn onSignedIn={onSignedIn} />}
      <Forgot />
    </Form>
  );
}

/** What is typed and sent, and what the server wants beside it. */
function useLogin(onSignedIn: LoginFormProps['onSignedIn']) {
  const [asked, setAsked] = useState<Asked>(null);
  const form = useForm({
    key: signInDraft,
    secrets: ['password', 'code', 'keep_account'],
    saved: { email: '', password: '', code: '', keep_account: false },
    send: ({ email, password, code, keep_account }) =>
      call(login, { body: { email, password, ...(code !== '' && { code }), ...(keep_account && { keep_account }) } }),
    onRefused(failure) {
      if (failure instanceof ApiError && asking.has(failure.code)) setAsked(failure.code === 'identity.code_required' ? 'code' : 'passkey');
    },
    async onSent(answer) {
      await beginSession(answer);
      await onSignedIn();
    },
  });
  return { form, asked, refusal: form.refused?.failure instanceof ApiError ? form.refused.failure : null };
}

type SecondStepProps = Pick<LoginFormProps, 'onSignedIn'> &
  Pick<ReturnType<typeof useLogin>, 'form' | 'refusal'> & { readonly asked: NonNullable<Asked> };

/** The second step. Asking is no reproach: only a code that was tried can be wrong. */
function SecondStep({ form, refusal, asked, onSignedIn }: SecondStepProps) {
  const isUntried = refusal !== null && asking.has(refusal.code);
  const at = { ...form.at('code'), ...(isUntried && { editor: { ...form, messageOf: () => undefined } }) };
  const { email, password } = form.typed;
  return (
    <Form form={{ ...form, ...(isUntried && { refused: null }) }}>
      <Part>
        <CodeStep
          asked={asked}
          signing={{ email, password }}
          at={at}
          isSending={form.isSending}
          onBack={form.discard}
          onSignedIn={onSignedIn}
        />
      </Part>
    </Form>
  );
}

function WithoutHttps() {
  const t = useTexts(identityTexts);
  const byHttps = addressByHttps();
  if (byHttps === null) return null;
  return (
    <Notice tone="warn" action={<a href={byHttps}>{t('openByHttps')}</a>}>
      {t('withoutHttps')}
    </Notice>
  );
}

function Forgot() {
  const t = useTexts(identityTexts);
  const { forgot } = useSignInPages();
  return (
    <p className={classes['other']}>
      <Link to={forgot} search hash>
        {t('forgot')}
      </Link>
    </p>
  );
}
