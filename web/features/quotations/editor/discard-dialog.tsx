import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { discardQuotation, type Quotation } from '../../../../contract/quotations.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { isGone } from '../../../base/form/is-gone.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { quotationQuery } from '../../../parts/quotations/queries.ts';
import { quotationsTexts } from '../texts.ts';
import type { EditorState } from './use-editor.ts';

type DiscardDialogProps = { readonly quotation: Quotation; readonly editor: EditorState; readonly onClose: () => void };

export function DiscardDialog({ quotation, editor, onClose }: DiscardDialogProps) {
  const t = useTexts(quotationsTexts);
  const router = useRouter();
  const queries = useQueryClient();
  const leave = async () => {
    editor.end();
    notify('success', t('discarded'));
    await router.navigate({ to: pages.quotations, replace: true });
    queries.removeQueries({ queryKey: quotationQuery(quotation.id).queryKey });
    await queries.invalidateQueries({ queryKey: ['quotations'] });
  };
  const discard = useMutation({
    mutationFn: () => call(discardQuotation, { params: { id: quotation.id } }),
    onSuccess: leave,
    // Deleted in another window, it is as it was to be.
    onError: (failure) => (isGone(failure) ? leave() : notifyFailure(failure)),
  });
  return (
    <Dialog
      title={t('discardDialog.title')}
      onClose={onClose}
      back={t('discardDialog.keep')}
      actions={
        <Button loading={discard.isPending} onClick={() => discard.mutate()}>
          {t('discardDialog.discard')}
        </Button>
      }
    >
      <p>{t('discardDialog.text')}</p>
    </Dialog>
  );
}
