import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { useIsSuspended } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { FactorMissing } from '../../parts/second-factor/factor-missing.tsx';
import { useLacksFactor } from '../../parts/second-factor/query.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import classes from './bank-accounts.module.css';
import { CodeDialog } from './code-dialog.tsx';
import { bankAccountsQuery } from '../../parts/bank-accounts.ts';
import { bankAccountsTexts } from './texts.ts';

/** A vendor's bank accounts. `?verify=` in the address opens the code dialog of one, so that a reload or a login in between keeps it open. */
export default function BankAccountsScreen() {
  const t = useTexts(bankAccountsTexts);
  const router = useRouter();
  const { verify, redirect }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const query = useQuery(bankAccountsQuery);
  const lacksFactor = useLacksFactor();
  const isSuspended = useIsSuspended();
  if (query.isLoadingError) return <Failed failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Bones />;
  const { accounts } = query.data;
  const show = (id: string | undefined) =>
    void router.navigate({ to: pages.bankAccounts, search: { verify: id, redirect }, replace: id === undefined });
  // Anyone who was sent here by the agreement form continues there, verified or later.
  const close = () => (redirect === pages.agreement ? void router.navigate({ to: pages.agreement }) : show(undefined));
  const verifying = accounts.find(({ id, verified_at: verifiedAt }) => !isSuspended && id === verify && verifiedAt === null);
  const add = isSuspended ? null : lacksFactor ? (
    <FactorMissing />
  ) : (
    <Button component={Link} to={pages.bankAccountAdd} leftSection={<IconPlus aria-hidden size={18} />}>
      {t('add')}
    </Button>
  );
  return (
    <>
      {redirect === pages.agreement && (
        <p>
          <Link className="lone-link" to={pages.agreement}>
            {t('backToAgreement')}
          </Link>
        </p>
      )}
      {accounts.length === 0 ? (
        <Empty title={t('emptyTitle')} action={add}>
          <p>{t(isSuspended ? 'suspended' : 'empty')}</p>
        </Empty>
      ) : (
        <>
          <div className={classes['top']}>
            <p className={classes['lead']}>{t(isSuspended ? 'suspended' : 'lead')}</p>
            {add}
          </div>
          <ul className={classes['accounts']}>
            {accounts.map((account) => (
              <AccountCard key={account.id} account={account} onFile={query.data.name_on_file} onVerify={() => show(account.id)} />
            ))}
          </ul>
        </>
      )}
      {verifying !== undefined && <CodeDialog account={verifying} code={query.data.code} since={query.dataUpdatedAt} onClose={close} />}
    </>
  );
}

function Bones() {
  return (
    <>
      <Skeleton height="3rem" />
      <Skeleton height="14rem" />
      <Skeleton height="14rem" />
    </>
  );
}
