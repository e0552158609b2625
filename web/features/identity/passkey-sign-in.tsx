import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { loginByPasskey, loginPasskeyOptions } from '../../../contract/passkeys.ts';
import { call } from '../../base/calls/browser-call.ts';
import { ApiError, wordsOf } from '../../base/calls/call.ts';
import { useForm } from '../../base/form/use-form.ts';
import { beginSession } from '../../base/session.ts';
import { useTexts } from '../../base/texts.ts';
import { hasPasskeys, signByPasskey } from '../../parts/second-factor/passkey.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { identityTexts } from './texts.ts';

type PasskeySignInProps = {
  /** What the page asks for first, and has the focus. */
  readonly isMain?: boolean;
  readonly onSignedIn: () => Promise<void>;
};

/** Signing in with a passkey, where the browser has them; it stands for password and code. */
export function PasskeySignIn({ isMain = false, onSignedIn }: PasskeySignInProps) {
  const t = useTexts(identityTexts);
  const id = useId();
  // What was pressed before is no longer there.
  useEffect(() => (isMain ? document.getElementById(id)?.focus() : undefined), [isMain, id]);
  const form = useForm({
    key: null,
    saved: { keep_account: false },
    async send({ keep_account }) {
      const { data } = await call(loginPasskeyOptions, { body: {} });
      const credential = await signByPasskey(data, t('passkeyStopped'));
      return call(loginByPasskey, { body: { credential, ...(keep_account && { keep_account }) } });
    },
    async onSent(answer) {
      await beginSession(answer);
      await onSignedIn();
    },
  });
  if (!hasPasskeys()) return null;
  const isLeaving = form.failure instanceof ApiError && form.failure.code === 'identity.account_leaving';
  const sign = (keepsAccount: boolean) => {
    form.change({ keep_account: keepsAccount });
    void form.submit();
  };
  return (
    <>
      {form.failure !== null && (
        <Notice tone="warn" says="at once">
          {wordsOf(form.failure)}
        </Notice>
      )}
      <Button
        variant={isMain ? 'filled' : 'default'}
        id={id}
        fullWidth
        loading={form.isSending}
        leftSection={<IconFingerprint aria-hidden size={20} stroke={1.75} />}
        onClick={() => sign(isLeaving)}
      >
        {t(isLeaving ? 'keepAccount' : 'passkeySignIn')}
      </Button>
    </>
  );
}
