import { useQuery } from '@tanstack/react-query';
import { useIsSuspended } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { FactorMissing } from '../../parts/second-factor/factor-missing.tsx';
import { useLacksFactor } from '../../parts/second-factor/query.ts';
import { Failed } from '../../ui/page-state.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { AccountForm } from './account-form.tsx';
import { bankAccountsQuery } from '../../parts/bank-accounts.ts';
import { bankAccountsTexts } from './texts.ts';

/** Adding a bank account. (spec 2, Bank account add page) */
export default function AddBankAccountScreen() {
  const t = useTexts(bankAccountsTexts);
  const query = useQuery(bankAccountsQuery);
  const isSuspended = useIsSuspended();
  const lacksFactor = useLacksFactor();
  if (query.isLoadingError) return <Failed failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Waiting />;
  if (isSuspended) return <p>{t('suspended')}</p>;
  if (lacksFactor) return <FactorMissing />;
  return <AccountForm onFile={query.data.name_on_file} phone={query.data.code.phone} />;
}
