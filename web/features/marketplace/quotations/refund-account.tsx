import { createLatest } from '../../../base/latest.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { getRefundAccount, removeRefundAccount, saveRefundAccount } from '../../../../contract/refund-account.ts';
import { money } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { onNews } from '../../../base/live-stream.ts';
import { type Choice, ChoiceField } from '../form/choice-field.tsx';
import { Field } from '../form/field.tsx';
import { FormFailure, SiteForm } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSiteForm } from '../form/use-site-form.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './quotation.module.css';
import type { QuotationWords } from './quotation-texts.ts';

type RefundAccountAnswer = AnswerOf<typeof getRefundAccount>['data'];
type Account = NonNullable<RefundAccountAnswer['account']>;
interface Props {
  readonly words: QuotationWords;
  /** Money of this quotation on its way back: asked again when it changes, and with news. */
  readonly refundingIdr: number;
}

/** Where refunds of this couple are sent: asked while one waits, and shown as long as we keep it. (decision 0054) */
export function RefundAccount({ words, refundingIdr }: Props) {
  const { language } = useSite();
  const { now, show } = useAccountNow(refundingIdr);
  const [isChanging, setChanging] = useState(false);
  const [done, setDone] = useState<'saved' | 'removed'>();
  const heading = useRef<HTMLHeadingElement>(null);
  if (now === null || (now.account === null && now.owed.length === 0 && done === undefined)) return null;
  const { account, owed } = now;
  // What was pressed to get here is no longer there.
  const turn = (isNext: boolean) => {
    setChanging(isNext);
    heading.current?.focus();
  };
  const cancel = () => turn(false);
  const becomes = (next: RefundAccountAnswer, how: 'saved' | 'removed') => {
    show(next);
    setChanging(false);
    setDone(how);
    heading.current?.focus();
  };
  return (
    <section className={styles['refund']} aria-labelledby="refund-account">
      <h2 id="refund-account" ref={heading} tabIndex={-1}>
        {words('refundAccount.title')}
      </h2>
      {owed.map(({ reason, amount }) => (
        <p key={reason}>{words(`refundAccount.owed.${reason}`, { amount: money(amount, language) })}</p>
      ))}
      {account !== null && !isChanging && (
        <Given
          words={words}
          account={account}
          onChange={() => turn(true)}
          onCancel={cancel}
          onRemoved={() => becomes({ ...now, account: null }, 'removed')}
        />
      )}
      {(isChanging || (account === null && owed.length > 0)) && (
        <>
          <p>{words('refundAccount.lead')}</p>
          <AccountForm
            words={words}
            account={account}
            onSaved={(next) => becomes(next, 'saved')}
            {...(account !== null && { onCancel: cancel })}
          />
        </>
      )}
      <output className={styles['refundSaved']}>{done !== undefined && !isChanging && words(`refundAccount.${done}`)}</output>
    </section>
  );
}

/** What the server says of it, and what this page has saved since; null while it is not known. */
function useAccountNow(refundingIdr: number) {
  const [now, setNow] = useState<RefundAccountAnswer | null>(null);
  const [latest] = useState(createLatest);
  const look = useCallback(() => {
    // Without an answer the page shows everything else; it is asked for again with the next news.
    latest
      .take(
        () => call(getRefundAccount),
        ({ data }) => setNow(data),
      )
      .catch(() => undefined);
  }, [latest]);
  useEffect(() => look(), [look, refundingIdr]);
  // What was paid too late or twice comes back without a change of what the quotation says.
  useEffect(() => onNews(({ kind }) => (kind === 'quotation' || kind === 'missed') && look()), [look]);
  return {
    now,
    show: (next: RefundAccountAnswer): void => {
      setNow(next);
      if (latest.overtake()) look();
    },
  };
}

interface GivenProps {
  readonly words: QuotationWords;
  readonly account: Account;
  readonly onChange: () => void;
  readonly onCancel: () => void;
  readonly onRemoved: () => void;
}

function Given({ words, account, onChange, onCancel, onRemoved }: GivenProps) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <div className={styles['refundGiven']}>
      <p>{words('refundAccount.given', { bank: account.bank_name, end: account.account_number_end, holder: account.holder_name })}</p>
      {isRemoving ? (
        <Removal
          words={words}
          onRemoved={onRemoved}
          onCancel={() => {
            setRemoving(false);
            onCancel();
          }}
        />
      ) : (
        <div className={styles['refundActions']}>
          <button type="button" className={styles['quiet']} onClick={onChange}>
            {words('refundAccount.change')}
          </button>
          <button type="button" className={styles['quiet']} onClick={() => setRemoving(true)}>
            {words('refundAccount.remove')}
          </button>
        </div>
      )}
    </div>
  );
}

interface RemovalProps {
  readonly words: QuotationWords;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

function Removal({ words, onRemoved, onCancel }: RemovalProps) {
  const form = useSiteForm({
    key: null,
    saved: { password: '' },
    send: (body) => call(removeRefundAccount, { body }),
    onSent: onRemoved,
  });
  return (
    <SiteForm form={form} className={styles['refundForm']} isJudged>
      <Password words={words} refusal={form.messageOf('password')} isFirst />
      <FormFailure of={form} />
      <div className={styles['refundActions']}>
        <SubmitButton isBusy={form.isSending}>{words('refundAccount.remove')}</SubmitButton>
        <button type="button" className={styles['quiet']} onClick={onCancel}>
          {words('refundAccount.keep')}
        </button>
      </div>
    </SiteForm>
  );
}

interface PasswordProps {
  readonly words: QuotationWords;
  readonly refusal: string | undefined;
  /** It is what the form that has just opened asks for. */
  readonly isFirst?: boolean;
}

function Password({ words, refusal, isFirst = false }: PasswordProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  return (
    <Field id="refund-password" label={words('refundAccount.password')} refusal={refusal}>
      {(aria) => <input {...aria} ref={field} type="password" name="password" autoComplete="current-password" maxLength={512} />}
    </Field>
  );
}

interface FormProps {
  readonly words: QuotationWords;
  readonly account: Account | null;
  readonly onSaved: (now: RefundAccountAnswer) => void;
  readonly onCancel?: () => void;
}

function AccountForm({ words, account, onSaved, onCancel }: FormProps) {
  const form = useSiteForm({
    key: 'refund-account',
    secrets: ['password'],
    saved: { holder_name: account?.holder_name ?? '', bank_bic: account?.bank_bic ?? '', account_number: '', password: '' },
    send: async (body) => (await call(saveRefundAccount, { body })).data,
    onSent: onSaved,
  });
  const { typed } = form;
  return (
    <SiteForm form={form} className={styles['refundForm']} isJudged>
      <BankField words={words} refusal={form.messageOf('bank_bic')} chosen={typed.bank_bic} />
      <Field id="refund-number" label={words('refundAccount.number')} refusal={form.messageOf('account_number')}>
        {(aria) => <input {...aria} type="text" name="account_number" inputMode="numeric" autoComplete="off" maxLength={60} />}
      </Field>
      <Field
        id="refund-holder"
        label={words('refundAccount.holder')}
        hint={words('refundAccount.holderHint')}
        refusal={form.messageOf('holder_name')}
      >
        {(aria) => <input {...aria} type="text" name="holder_name" autoComplete="name" maxLength={100} defaultValue={typed.holder_name} />}
      </Field>
      <Password words={words} refusal={form.messageOf('password')} />
      <FormFailure of={form} />
      <div className={styles['refundActions']}>
        <SubmitButton isBusy={form.isSending}>{words('refundAccount.save')}</SubmitButton>
        {onCancel !== undefined && (
          <button
            type="button"
            className={styles['quiet']}
            onClick={() => {
              form.discard();
              onCancel();
            }}
          >
            {words('refundAccount.keep')}
          </button>
        )}
      </div>
    </SiteForm>
  );
}

interface BankProps {
  readonly words: QuotationWords;
  readonly refusal: string | undefined;
  readonly chosen: string;
}

/** Those most people have are in front. */
function BankField({ words, refusal, chosen }: BankProps) {
  const banks = useBanks();
  const groups =
    banks === null
      ? []
      : [
          { label: words('refundAccount.banksOften'), options: banks.often },
          { label: words('refundAccount.banksAll'), options: banks.others },
        ];
  return (
    <ChoiceField
      key={banks === null ? 'none' : 'all'}
      id="refund-bank"
      name="bank_bic"
      label={words('refundAccount.bank')}
      refusal={refusal}
      none={words('refundAccount.chooseBank')}
      options={[]}
      groups={groups}
      defaultValue={chosen}
    />
  );
}

/** Banks in Indonesia; none until they are there. The list is long and comes when it is asked for. */
function useBanks(): Readonly<Record<'often' | 'others', readonly Choice[]>> | null {
  const [banks, setBanks] = useState<ReturnType<typeof useBanks>>(null);
  useEffect(() => {
    import('../../../../core/bank-accounts/banks.ts')
      .then(({ bankLabel, offeredBanks }) => {
        const { often, others } = offeredBanks();
        const choices = (some: typeof often) => some.map((bank) => ({ value: bank.bic, label: bankLabel(bank) }));
        setBanks({ often: choices(often), others: choices(others) });
      })
      .catch(() => undefined); // a reload fetches it again; the server refuses what is missing in words
  }, []);
  return banks;
}
