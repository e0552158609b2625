import '../../../ui/form.css';
import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Quotation, withdrawQuotation } from '../../../../contract/quotations.ts';
import { quotationRules } from '../../../../core/quotations/content.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useDraft } from '../../../base/draft.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { fieldMessages } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFailureWords } from '../../../ui/page-state.tsx';
import { quotationQuery } from '../../../parts/quotations/queries.ts';
import { quotationsTexts } from '../texts.ts';
import { newId } from '../../../base/calls/new-id.ts';

/** Asks once, and for a reason that need not be given. */
export function WithdrawDialog({ quotation, onClose }: { readonly quotation: Quotation; readonly onClose: () => void }) {
  const t = useTexts(quotationsTexts);
  const words = useFailureWords();
  const queries = useQueryClient();
  const [key] = useState(newId);
  const { draft, change, discard } = useDraft(`withdraw.${quotation.id}`, { reason: '' });
  const withdraw = useMutation({
    mutationFn: () => call(withdrawQuotation, { params: { id: quotation.id }, body: draft, idempotencyKey: key }),
    async onSuccess({ quotation: now }) {
      discard();
      onClose();
      queries.setQueryData(quotationQuery(now.id).queryKey, now);
      await queries.invalidateQueries({ queryKey: ['quotations'] });
    },
  });
  const refused = fieldMessages(withdraw.error)['reason'];
  return (
    <Dialog
      title={t('withdrawDialog.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('withdrawDialog.keep')}
          </Button>
          <Button loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('withdrawDialog.withdraw')}
          </Button>
        </>
      }
    >
      {withdraw.isError && refused === undefined && (
        <Notice tone="bad" says="at once">
          {words(withdraw.error)}
        </Notice>
      )}
      <p>{t('withdrawDialog.text', { name: quotation.couple.name })}</p>
      <Textarea
        mt="md"
        size="md"
        label={t('withdrawDialog.reason')}
        error={refused}
        autosize
        minRows={3}
        maxLength={quotationRules.declineReasonLengthMax}
        value={draft.reason}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
      />
    </Dialog>
  );
}
