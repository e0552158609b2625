import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { getRefundAccount, removeRefundAccount, saveRefundAccount } from '../../../../contract/refund-account.ts';
import type { Bank } from '../../../../core/bank-accounts/banks.ts';
import { call } from '../../../api/browser-call.ts';
import { ensureSession } from '../../../app/session.ts';
import { Field, FormError } from '../form/field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './quotation.module.css';
import type { QuotationWords } from './quotation-texts.ts';

type RefundAccountAnswer = AnswerOf<typeof getRefundAccount>['data'];
type Account = NonNullable<RefundAccountAnswer['account']>;
interface Props {
  readonly words: QuotationWords;
  /** Money of this quotation on its way back: asked again when it changes. */
  readonly refundingIdr: number;
}

/** Where refunds of this couple are sent: asked while one waits, and shown as long as we keep it. (decision 0054) */
export function RefundAccount({ words, refundingIdr }: Props) {
  const [now, setNow] = useState<RefundAccountAnswer | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    // Without an answer the page shows everything else.
    call(getRefundAccount).then(
      ({ data }) => setNow(data),
      () => undefined,
    );
  }, [refundingIdr]);
  if (now === null || (now.account === null && !now.is_needed)) return null;
  const { account } = now;
  const saved = (next: RefundAccountAnswer) => {
    setNow(next);
    setChanging(false);
    setSaved(true);
  };
  return (
    <section className={styles['refund']} aria-labelledby="refund-account">
      <h2 id="refund-account">{words('refundAccount.title')}</h2>
      {account === null || isChanging ? (
        <>
          <p>{words('refundAccount.lead')}</p>
          <AccountForm words={words} account={account} onSaved={saved} {...(account !== null && { onCancel: () => setChanging(false) })} />
        </>
      ) : (
        <Given words={words} account={account} onChange={() => setChanging(true)} onRemoved={() => setNow({ ...now, account: null })} />
      )}
      <output className={styles['refundSaved']}>{isSaved && !isChanging && account !== null && words('refundAccount.saved')}</output>
    </section>
  );
}

interface GivenProps {
  readonly words: QuotationWords;
  readonly account: Account;
  readonly onChange: () => void;
  readonly onRemoved: () => void;
}

function Given({ words, account, onChange, onRemoved }: GivenProps) {
  const { isBusy, onSubmit, failure } = useSubmit(async () => {
    await ensureSession();
    await call(removeRefundAccount);
    onRemoved();
  });
  return (
    <form method="dialog" onSubmit={onSubmit} className={styles['refundGiven']}>
      <p>{words('refundAccount.given', { bank: account.bank_name, end: account.account_number_end, holder: account.holder_name })}</p>
      {failure !== undefined && <FormError>{failure}</FormError>}
      <div className={styles['refundActions']}>
        <button type="button" className={styles['quiet']} onClick={onChange}>
          {words('refundAccount.change')}
        </button>
        <button type="submit" className={styles['quiet']} aria-disabled={isBusy}>
          {words('refundAccount.remove')}
        </button>
      </div>
    </form>
  );
}

interface FormProps {
  readonly words: QuotationWords;
  readonly account: Account | null;
  readonly onSaved: (now: RefundAccountAnswer) => void;
  readonly onCancel?: () => void;
}

function AccountForm({ words, account, onSaved, onCancel }: FormProps) {
  const { language } = useSite();
  const banks = useBanks(language);
  const { isBusy, onSubmit, refusalOf, failure } = useSubmit(async (typed) => {
    await ensureSession();
    const { holder_name = '', bank_bic = '', account_number = '', password = '' } = typed;
    onSaved((await call(saveRefundAccount, { body: { holder_name, bank_bic, account_number, password } })).data);
  });
  return (
    <form className={styles['refundForm']} method="dialog" noValidate onSubmit={onSubmit}>
      <Field id="refund-bank" label={words('refundAccount.bank')} refusal={refusalOf('bank_bic')}>
        {(aria) => (
          <select {...aria} key={banks.length} name="bank_bic" defaultValue={account?.bank_bic ?? ''}>
            <option value="">{words('refundAccount.chooseBank')}</option>
            {banks.map(({ bic, name }) => (
              <option key={bic} value={bic}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="refund-number" label={words('refundAccount.number')} refusal={refusalOf('account_number')}>
        {(aria) => <input {...aria} type="text" name="account_number" inputMode="numeric" autoComplete="off" maxLength={60} />}
      </Field>
      <Field
        id="refund-holder"
        label={words('refundAccount.holder')}
        hint={words('refundAccount.holderHint')}
        refusal={refusalOf('holder_name')}
      >
        {(aria) => (
          <input {...aria} type="text" name="holder_name" autoComplete="name" maxLength={100} defaultValue={account?.holder_name} />
        )}
      </Field>
      <Field id="refund-password" label={words('refundAccount.password')} refusal={refusalOf('password')}>
        {(aria) => <input {...aria} type="password" name="password" autoComplete="current-password" maxLength={512} />}
      </Field>
      {failure !== undefined && <FormError>{failure}</FormError>}
      <div className={styles['refundActions']}>
        <SubmitButton isBusy={isBusy}>{words('refundAccount.save')}</SubmitButton>
        {onCancel !== undefined && (
          <button type="button" className={styles['quiet']} onClick={onCancel}>
            {words('refundAccount.keep')}
          </button>
        )}
      </div>
    </form>
  );
}

/** Banks in Indonesia by name. The list is long and comes when it is asked for. */
function useBanks(language: string): readonly Bank[] {
  const [banks, setBanks] = useState<readonly Bank[]>([]);
  useEffect(() => {
    import('../../../../core/bank-accounts/banks.ts')
      .then(({ banks: all }) => setBanks(all.toSorted((one, other) => one.name.localeCompare(other.name, language))))
      .catch(() => undefined); // a reload fetches it again; the server refuses what is missing in words
  }, [language]);
  return banks;
}
