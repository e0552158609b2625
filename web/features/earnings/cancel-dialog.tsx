import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelPayout, type Payout } from '../../../contract/payouts.ts';
import { ApiError, wordsOf } from '../../base/calls/call.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useFormat } from '../../base/format.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { earningsTexts } from './texts.ts';
import { newId } from '../../base/calls/new-id.ts';

/** Takes a payout back while the bank has not been told. Anyone who was first, the page then shows how it stands. */
export function CancelDialog({ payout, onClose }: { readonly payout: Payout; readonly onClose: () => void }) {
  const t = useTexts(earningsTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newId);
  const cancelling = useMutation({
    mutationFn: () => call(cancelPayout, { params: { id: payout.id }, idempotencyKey }),
    onSuccess() {
      onClose();
      notify('success', t('cancelled'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['earnings'] }),
  });
  // It has started or is closed: nothing is left to cancel, and what the dialog promised isn’t so any more.
  const isRefused = cancelling.error instanceof ApiError && cancelling.error.code === 'payouts.cannot_cancel';
  const isOver = isRefused || payout.status !== 'requested';
  return (
    <Dialog
      title={t('cancelTitle')}
      onClose={onClose}
      back={isOver ? shell('close') : t('cancelKeep')}
      actions={
        isOver ? undefined : (
          <Button loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {t('cancel')}
          </Button>
        )
      }
    >
      {!isOver && <p>{t('cancelText', { amount: format.money(payout.amount) })}</p>}
      {(isOver || cancelling.isError) && (
        <Notice tone="bad" says="at once">
          {isOver ? t('cancelOver') : wordsOf(cancelling.error)}
        </Notice>
      )}
    </Dialog>
  );
}
