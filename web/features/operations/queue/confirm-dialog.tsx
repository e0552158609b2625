import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { newId } from '../../../base/calls/new-id.ts';
import { notify } from '../../../base/client-state.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isTooLate } from './is-too-late.ts';
import { wordsOf } from '../../../base/calls/call.ts';

type ConfirmDialogProps<Answer> = {
  readonly title: string;
  /** The effect, in words and amounts. */
  readonly children: ReactNode;
  readonly confirm: string;
  /** What leaves everything as it is; "Cancel" unless that could be misread. */
  readonly keep?: string;
  /** Said when it is done. */
  readonly done: (answer: Answer) => string;
  readonly send: (idempotencyKey: string) => Promise<Answer>;
  readonly onClose: () => void;
};

/** Asks once before something happens that needs no reason. One key for one intent: sent again after a failure it is the same act. */
export function ConfirmDialog<Answer>({ title, children, confirm, keep, done, send, onClose }: ConfirmDialogProps<Answer>) {
  const shell = useTexts(shellTexts);
  const queries = useQueryClient();
  const [key] = useState(() => newId());
  const sending = useMutation({
    mutationFn: () => send(key),
    onSuccess(answer) {
      onClose();
      notify('success', done(answer));
    },
    // Also after a refusal: someone else may have been first, and the list should say so.
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations'] }),
  });
  const isOver = isTooLate(sending.error);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      back={isOver ? shell('close') : (keep ?? shell('cancel'))}
      actions={
        isOver ? undefined : (
          <Button data-autofocus loading={sending.isPending} onClick={() => sending.mutate()}>
            {confirm}
          </Button>
        )
      }
    >
      {!isOver && children}
      {sending.isError && (
        <div role="alert">
          <Notice tone="bad">{wordsOf(sending.error)}</Notice>
        </div>
      )}
    </Dialog>
  );
}
