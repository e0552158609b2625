import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { pages } from '../../../../core/identity/pages.ts';
import { vendorUnpublished } from '../../../../core/identity/vendor-status.ts';
import { useClientState } from '../../../base/use-client-state.ts';
import { useTexts } from '../../../base/texts.ts';
import { buttonLooks } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { anchorOf } from '../sections.ts';
import { agreementTexts } from '../texts.ts';
import type { AgreementForm } from '../use-agreement-form.ts';
import { Choice, Choices } from './choices.tsx';
import { Conflict } from './conflict.tsx';
import classes from './fields.module.css';

const field = 'bank_account_id';

/** Which of the vendor's accounts money goes to; one that is missing is added on its own page, and the way leads back here. */
export function BankQuestion({ form }: { readonly form: AgreementForm }) {
  const t = useTexts(agreementTexts);
  const name = useId();
  const { accounts } = form;
  if (accounts.isLoadingError) return <Failed failure={accounts.error} onRetry={() => void accounts.refetch()} />;
  if (accounts.isPending) return <Skeleton height="5rem" />;
  const known = accounts.data.accounts;
  return (
    <div className={classes['bank']}>
      <Choices id={anchorOf(field)} label={t(`field.${field}`)} hint={t(`hint.${field}`)} error={form.messageOf(field)}>
        {known.length === 0 && <p>{t('bankNone')}</p>}
        {known.map((account) => (
          <Choice
            key={account.id}
            name={name}
            label={`${account.bank_name} ••${account.account_number_end}`}
            hint={
              <>
                {t('bankHolder', { holder: account.holder_name })} ·{' '}
                {account.verified_at === null ? t('bankUnverified') : <span className={classes['good']}>{t('bankVerified')}</span>}
              </>
            }
            checked={form.fields[field] === account.id}
            onChoose={() => form.choose(field, account.id)}
          />
        ))}
      </Choices>
      {form.findings.includes('holder_name_near') && <Notice tone="info">{t('bankMatchNear')}</Notice>}
      <Conflict form={form} field={field} />
      <AddAccount />
    </div>
  );
}

function AddAccount() {
  const t = useTexts(agreementTexts);
  const isUnpublished = useClientState((state) => state.user.vendor?.status === vendorUnpublished);
  if (isUnpublished)
    return (
      <Notice tone="info" action={<Link to={pages.profile}>{t('bankProfile')}</Link>}>
        {t('bankUnpublished')}
      </Notice>
    );
  return (
    <p>
      <Link to={pages.bankAccountAdd} search={{ redirect: pages.agreement }} {...buttonLooks('default')}>
        {t('bankAdd')}
      </Link>
    </p>
  );
}
