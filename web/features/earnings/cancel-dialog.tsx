import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelPayout, type Payout } from '../../../contract/payouts.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFailureWords } from '../../ui/page-state.tsx';
import { earningsTexts } from './texts.ts';
import { newId } from '../../base/calls/new-id.ts';

/** Takes a payout back while the bank has not been told. Anyone who was first, the page then shows how it stands. */
export function CancelDialog({ payout, onClose }: { readonly payout: Payout; readonly onClose: () => void }) {
  const t = useTexts(earningsTexts);
  const format = useFormat();
  const words = useFailureWords();
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newId);
  const cancelling = useMutation({
    mutationFn: () => call(cancelPayout, { params: { id: payout.id }, idempotencyKey }),
    onSuccess() {
      onClose();
      notify('success', t('cancelled'));
    },
    onError: (failure) => notify('error', words(failure)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['earnings'] }),
  });
  return (
    <Dialog
      title={t('cancelTitle')}
      onClose={onClose}
      back={t('cancelKeep')}
      actions={
        <Button loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {t('cancel')}
        </Button>
      }
    >
      <p>{t('cancelText', { amount: format.money(payout.amount) })}</p>
    </Dialog>
  );
}
