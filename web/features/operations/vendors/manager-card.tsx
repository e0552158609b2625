import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { setAccountManager } from '../../../../contract/operations.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { accountManagersQuery, vendorQuery } from '../queries.ts';
import { operationsTexts } from '../texts.ts';
import classes from './vendor.module.css';
import type { VendorRecord } from './vendor-record.ts';

/** Who looks after this vendor: the vendor reads the name, the email and the WhatsApp number on its first page. */
export function ManagerCard({ vendor }: { readonly vendor: VendorRecord }) {
  const t = useTexts(operationsTexts);
  const id = useId();
  const queries = useQueryClient();
  const managers = useQuery(accountManagersQuery);
  const setting = useMutation({
    // What is chosen last is sent last.
    scope: { id: `manager of ${vendor.id}` },
    mutationFn: (operatorId: number | null) => call(setAccountManager, { params: { id: vendor.id }, body: { operator_id: operatorId } }),
    onSuccess: () => notify('success', t('managerSet')),
    onError: notifyFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: vendorQuery(vendor.id).queryKey }),
  });
  const known = vendor.account_manager;
  const all = managers.data ?? (known === null ? [] : [known]);
  return (
    <Card title={t('manager')}>
      <label htmlFor={id} className={classes['quiet']}>
        {t('managerLead')}
      </label>
      <select
        id={id}
        className={classes['select']}
        value={(setting.isPending ? setting.variables : known?.id) ?? ''}
        disabled={vendor.is_related || managers.data === undefined}
        onChange={({ currentTarget }) => setting.mutate(currentTarget.value === '' ? null : Number(currentTarget.value))}
      >
        <option value="">{t('managerNobody')}</option>
        {all.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      {managers.isLoadingError && <Failed failure={managers.error} onRetry={() => void managers.refetch()} />}
    </Card>
  );
}
