import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CodeStatus } from '../../../contract/bank-accounts.ts';
import { defaultBankAccountRules } from '../../../core/bank-accounts/rules.ts';
import { pages } from '../../../core/identity/pages.ts';
import { notify } from '../../base/client-state.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import classes from './code-dialog.module.css';
import type { BankAccount } from '../../parts/bank-accounts.ts';
import { bankAccountsTexts } from './texts.ts';
import { useCode } from './use-code.ts';
import { minutesAndSeconds, useSecondsLeft } from './use-seconds-left.ts';
import { wordsOf } from '../../base/calls/call.ts';

type CodeDialogProps = {
  readonly account: BankAccount;
  readonly code: CodeStatus;
  /** When `code` was told, in epoch milliseconds. */
  readonly since: number;
  readonly onClose: () => void;
};

const { codeDigits } = defaultBankAccountRules;

/** Takes the code that came by SMS: six digits are tried at once. (spec 2 and 4, Bank verification) */
export function CodeDialog({ account, code, since, onClose }: CodeDialogProps) {
  const t = useTexts(bankAccountsTexts);
  const secondsLeft = useSecondsLeft();
  const field = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const values = { bank: account.bank_name, end: account.account_number_end };
  const { send, verify } = useCode(account.id, {
    verified() {
      notify('success', t('done', values));
      onClose();
    },
    refused() {
      setDigits('');
      field.current?.focus();
    },
    sent() {
      setDigits('');
      verify.reset();
      notify('info', t('resent'));
      field.current?.focus();
    },
  });
  const locked = secondsLeft(code.locked_for_seconds, since);
  const wait = secondsLeft(code.resend_after_seconds, since);
  const good = code.bank_account_id === account.id ? secondsLeft(code.good_for_seconds, since) : 0;
  const change = (typed: string) => {
    setDigits(typed);
    if (typed.length === codeDigits && !verify.isPending) verify.mutate(typed);
  };
  return (
    <Dialog
      title={t('codeTitle')}
      onClose={onClose}
      back={t('later')}
      actions={
        good > 0 && (
          <Button loading={verify.isPending} onClick={() => verify.mutate(digits)}>
            {t('verifyNow')}
          </Button>
        )
      }
    >
      <Explanation account={account} phone={code.phone} isSent={good > 0} />
      {code.phone !== null && (
        <CodeBoxes
          field={field}
          value={digits}
          error={good > 0 && verify.isError ? wordsOf(verify.error) : undefined}
          isDisabled={good === 0}
          onChange={change}
        />
      )}
      {locked > 0 && <Locked seconds={locked} />}
      {locked === 0 && good === 0 && code.bank_account_id === account.id && (
        <Notice tone="warn" says="politely">
          {t('codeExpired')}
        </Notice>
      )}
      {locked === 0 && <NotSent error={send.error} />}
      {locked === 0 && code.phone !== null && <Again send={send} good={good} wait={wait} wasSent={code.bank_account_id === account.id} />}
    </Dialog>
  );
}

function NotSent({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <Notice tone="bad" says="at once">
      {wordsOf(error)}
    </Notice>
  );
}

type AgainProps = {
  readonly send: ReturnType<typeof useCode>['send'];
  /** Seconds for which the code that was sent is still good, and until another may be asked for. */
  readonly good: number;
  readonly wait: number;
  readonly wasSent: boolean;
};

/** Sends a code, the first one or another. */
function Again({ send, good, wait, wasSent }: AgainProps) {
  const t = useTexts(bankAccountsTexts);
  return (
    <div className={classes['again']}>
      <p className={classes['time']}>
        {good > 0 && `${t('codeGood', { left: minutesAndSeconds(good) })} `}
        {wait > 0 && t('resendIn', { left: minutesAndSeconds(wait) })}
      </p>
      {wait === 0 && (
        <Button variant={good > 0 ? 'subtle' : 'filled'} loading={send.isPending} onClick={() => send.mutate()}>
          {good > 0 || wasSent ? t('resend') : t('send')}
        </Button>
      )}
    </div>
  );
}

type ExplanationProps = { readonly account: BankAccount; readonly phone: string | null; readonly isSent: boolean };

function Explanation({ account, phone, isSent }: ExplanationProps) {
  const t = useTexts(bankAccountsTexts);
  const values = { bank: account.bank_name, end: account.account_number_end };
  if (phone === null) return <NoPhone />;
  if (!isSent) return <p>{t('codeNone', { ...values, phone })}</p>;
  return (
    <p>
      {t('codeSent', { digits: codeDigits, phone })} {t('codeFor', values)}
    </p>
  );
}

/** No code can be sent to the number on file: what to do about it. */
export function NoPhone() {
  const t = useTexts(bankAccountsTexts);
  return (
    <Notice tone="warn" action={<Link to={pages.profile}>{t('phoneChange')}</Link>}>
      {t('phoneNone')}
    </Notice>
  );
}

function Locked({ seconds }: { readonly seconds: number }) {
  const t = useTexts(bankAccountsTexts);
  const format = useFormat();
  const [until] = useState(() => Date.now() + seconds * 1_000);
  return <Notice tone="bad">{t('codeLocked', { left: minutesAndSeconds(seconds), when: format.time(until) })}</Notice>;
}
