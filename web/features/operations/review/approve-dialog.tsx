import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approveAgreement, type ReviewCase } from '../../../../contract/verification-review.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reviewTexts } from '../texts.ts';
import { isDecided } from './is-decided.ts';
import { NextCase } from './next-case.tsx';
import { wordsOf } from '../../../base/calls/call.ts';

type ApproveDialogProps = { readonly reviewed: ReviewCase; readonly onClose: () => void };

/** Asks once, then approves. Of two operators the second reads that it has been decided. */
export function ApproveDialog({ reviewed, onClose }: ApproveDialogProps) {
  const t = useTexts(reviewTexts);
  const shell = useTexts(shellTexts);
  const queries = useQueryClient();
  const approve = useMutation({
    mutationFn: () => call(approveAgreement, { params: { id: reviewed.id } }),
    onSuccess() {
      onClose();
      notify('success', t('approved'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations'] }),
  });
  return (
    <Dialog
      title={t('approveTitle')}
      onClose={onClose}
      back={shell('cancel')}
      actions={
        isDecided(approve.error) ? (
          <NextCase after={reviewed.id} />
        ) : (
          <Button loading={approve.isPending} onClick={() => approve.mutate()}>
            {t('approve')}
          </Button>
        )
      }
    >
      <p>{t('approveText', { vendor: reviewed.vendor.business_name })}</p>
      {approve.isError && (
        <Notice tone="bad" says="at once">
          {wordsOf(approve.error)}
        </Notice>
      )}
    </Dialog>
  );
}
