import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { duplicateQuotation, type Quotation } from '../../../../contract/quotations.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { quotationAddress } from '../addresses.ts';
import { openInquiriesQuery, quotationQuery } from '../../../parts/quotations/queries.ts';
import { quotationsTexts } from '../texts.ts';
import classes from './duplicate-dialog.module.css';

/** Copies a quotation for another couple that waits for one. */
export function DuplicateDialog({ quotation, onClose }: { readonly quotation: Quotation; readonly onClose: () => void }) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const router = useRouter();
  const queries = useQueryClient();
  const requests = useQuery(openInquiriesQuery);
  const copy = useMutation({
    mutationFn: (inquiryId: string) => call(duplicateQuotation, { params: { id: quotation.id }, body: { inquiry_id: inquiryId } }),
    async onSuccess({ quotation: draft }) {
      queries.setQueryData(quotationQuery(draft.id).queryKey, draft);
      await router.navigate({ to: quotationAddress(draft.id) });
      await queries.invalidateQueries({ queryKey: ['quotations'] });
    },
    onError: notifyFailure,
  });
  // One that has a draft is being answered already; of a closed contact nothing can be quoted.
  const free = (requests.data ?? []).filter(
    ({ couple, quotations }) => couple?.is_open === true && quotations?.every(({ status }) => status !== 'draft') === true,
  );
  return (
    <Dialog title={t('duplicateDialog.title')} onClose={onClose} back={t('duplicateDialog.close')}>
      <p>{t('duplicateDialog.text')}</p>
      {requests.isLoadingError && <Failed failure={requests.error} onRetry={() => void requests.refetch()} />}
      {requests.isPending && <Skeleton height="4rem" />}
      {requests.isSuccess && free.length === 0 && <p className={classes['none']}>{t('duplicateDialog.none')}</p>}
      <ul className={classes['list']}>
        {free.map(({ id, couple, event_date: eventDate }) => (
          <li key={id}>
            <button type="button" aria-disabled={copy.isPending} onClick={() => !copy.isPending && copy.mutate(id)}>
              <b>{couple?.name}</b>
              <span>{eventDate === null ? t('noEvent') : format.date(eventDate)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
