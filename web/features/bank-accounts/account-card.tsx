import { useState } from 'react';
import { useFormat } from '../../base/format.ts';
import { useIsSuspended } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { useLacksFactor } from '../../parts/second-factor/query.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountNumber } from './account-number.tsx';
import classes from './bank-accounts.module.css';
import { MakePrimaryDialog, RemoveDialog } from './change-dialogs.tsx';
import type { BankAccount, BankAccounts } from '../../parts/bank-accounts.ts';
import { bankAccountsTexts } from './texts.ts';

type AccountCardProps = { readonly account: BankAccount; readonly onFile: BankAccounts['name_on_file']; readonly onVerify: () => void };

export function AccountCard({ account, onFile, onVerify }: AccountCardProps) {
  const t = useTexts(bankAccountsTexts);
  const format = useFormat();
  const [asks, setAsks] = useState<'primary' | 'remove' | null>(null);
  const { bank_name: bank, verified_at: verifiedAt } = account;
  const lacksFactor = useLacksFactor();
  const isSuspended = useIsSuspended();
  const close = () => setAsks(null);
  return (
    <li className={classes['account']} data-primary={account.is_primary}>
      <header className={classes['head']}>
        <h2 className={classes['bank']}>{bank}</h2>
        <p className={classes['states']}>
          {account.is_primary && <span className={classes['primary']}>{t('primary')}</span>}
          <span className={classes['state']} data-good={verifiedAt !== null}>
            {verifiedAt === null ? t('waiting') : t('verified')}
          </span>
        </p>
      </header>
      <AccountNumber account={account} />
      <dl className={classes['facts']}>
        <Fact word={t('holder')}>{account.holder_name}</Fact>
        <Fact word={t('branchAndCity')}>{account.branch === account.city ? account.city : `${account.branch}, ${account.city}`}</Fact>
        {account.swift_code !== null && <Fact word={t('swift')}>{account.swift_code}</Fact>}
        {account.address !== '' && <Fact word={t('bankAddress')}>{account.address}</Fact>}
      </dl>
      <HolderNotice match={account.holder_match} onFile={onFile} />
      <footer className={classes['foot']}>
        <p className={classes['when']}>
          {verifiedAt === null
            ? t('addedOn', { when: format.dateTime(account.added_at) })
            : t('verifiedOn', { when: format.dateTime(verifiedAt) })}
        </p>
        <div className={classes['actions']}>
          {!lacksFactor && !isSuspended && (
            <Button variant="subtle" aria-label={t('removeLabel', { bank })} onClick={() => setAsks('remove')}>
              {t('remove')}
            </Button>
          )}
          {verifiedAt === null && !isSuspended && (
            <Button variant="default" aria-label={t('verifyLabel', { bank })} onClick={onVerify}>
              {t('verify')}
            </Button>
          )}
          {verifiedAt !== null && !account.is_primary && !lacksFactor && !isSuspended && (
            <Button variant="default" aria-label={t('makePrimaryLabel', { bank })} onClick={() => setAsks('primary')}>
              {t('makePrimary')}
            </Button>
          )}
        </div>
      </footer>
      {asks === 'primary' && <MakePrimaryDialog account={account} onClose={close} />}
      {asks === 'remove' && <RemoveDialog account={account} onClose={close} />}
    </li>
  );
}

function Fact({ word, children }: { readonly word: string; readonly children: React.ReactNode }) {
  return (
    <div className={classes['fact']}>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function HolderNotice({ match, onFile }: { readonly match: BankAccount['holder_match']; readonly onFile: BankAccounts['name_on_file'] }) {
  const t = useTexts(bankAccountsTexts);
  if (onFile === null || match === null || match === 'equal') return null;
  return (
    <Notice tone={match === 'near' ? 'info' : 'warn'}>
      {match === 'near' ? t('holderNear', { name: onFile.name }) : t('holderDiffers', { name: onFile.name })}
    </Notice>
  );
}
