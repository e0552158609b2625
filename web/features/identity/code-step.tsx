import { useEffect, useRef, useState } from 'react';
import { askForRemoval } from '../../../contract/second-factor.ts';
import { removalDays } from '../../../core/identity/second-factor.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useForm } from '../../base/form/use-form.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { CodeLine } from '../../parts/second-factor/code-line.tsx';
import { hasPasskeys } from '../../parts/second-factor/passkey.ts';
import { secondFactorTexts } from '../../parts/second-factor/texts.ts';
import { Button } from '../../ui/button.tsx';
import type { Judge } from '../../ui/checked-fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './identity.module.css';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { wordsOf } from '../../base/calls/call.ts';

type Signing = { readonly email: string; readonly password: string };
type Asked = 'code' | 'passkey';
type CodeStepProps = {
  /** What the account has: an app, or passkeys alone. */
  readonly asked: Asked;
  readonly signing: Signing;
  /** What the field of the code needs. */
  readonly at: { readonly editor: Judge; readonly field: string; readonly value: string; readonly onChange: (code: string) => void };
  readonly isSending: boolean;
  readonly onBack: () => void;
  readonly onSignedIn: () => Promise<void>;
};

/** The second step of signing in: the password was right, and the account asks for its second factor. Of an account without an app, for its passkey first. */
export default function CodeStep({ asked, signing, at, isSending, onBack, onSignedIn }: CodeStepProps) {
  const t = useTexts(secondFactorTexts);
  const code = useRef<HTMLInputElement>(null);
  // The button that was pressed is no longer there: what is to be typed now has the focus.
  const isOfApp = asked === 'code';
  const isPasskeyFirst = !isOfApp && hasPasskeys();
  useEffect(() => (isPasskeyFirst ? undefined : code.current?.focus()), [isPasskeyFirst]);
  const { email } = signing;
  return (
    <>
      <p className={classes['lead']}>{t(isOfApp ? 'codeStep' : isPasskeyFirst ? 'passkeyStep' : 'passkeyStepNotHere', { email })}</p>
      {isPasskeyFirst && <PasskeySignIn isMain onSignedIn={onSignedIn} />}
      <CodeLine {...at} isOfApp={isOfApp} ref={code} />
      <Button type="submit" variant={isPasskeyFirst ? 'default' : 'filled'} fullWidth loading={isSending}>
        {t('confirm')}
      </Button>
      {isOfApp && <PasskeySignIn onSignedIn={onSignedIn} />}
      <Lost asked={asked} signing={signing} />
      <Button variant="subtle" onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
}

/** What someone does who cannot open the app or use the passkey: a recovery code, or the wait. */
function Lost({ asked, signing }: { readonly asked: Asked; readonly signing: Signing }) {
  const t = useTexts(secondFactorTexts);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [due, setDue] = useState<string | null>(null);
  const form = useForm({
    key: null,
    saved: signing,
    send: () => call(askForRemoval, { body: signing }),
    onSent: ({ data }) => setDue(data.due_at),
  });
  if (!isOpen)
    return (
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {t(asked === 'code' ? 'lost' : 'lostPasskey')}
      </Button>
    );
  if (due !== null)
    return (
      <Notice tone="good" says="politely">
        {t(asked === 'code' ? 'lostAsked' : 'lostAskedPasskey', { day: format.date(due) })}
      </Notice>
    );
  const days = format.count(removalDays);
  return (
    <div className={classes['lost']}>
      <p>{t('lostText')}</p>
      <p>{t('lostAll', { days })}</p>
      {form.failure !== null && (
        <Notice tone="bad" says="at once">
          {wordsOf(form.failure)}
        </Notice>
      )}
      <Button variant="default" loading={form.isSending} onClick={() => void form.submit()}>
        {t('lostAsk', { days })}
      </Button>
    </div>
  );
}
