import '../../../ui/form.css';
import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { checkReason, reasonLengthMax } from '../../../../core/operations/reason.ts';
import { lengthOf } from '../../../../core/text.ts';
import { notify } from '../../../base/client-state.ts';
import { useDraft } from '../../../base/draft.ts';
import { useFormat } from '../../../base/format.ts';
import { useRefusalText } from '../../../base/refusal-texts.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReasonCounter, ReasonExamples } from '../../../ui/reason.tsx';
import { fieldMessages, Form } from '../../../ui/form.tsx';
import { operationsTexts } from '../texts.ts';
import { newId } from '../../../base/calls/new-id.ts';

type DecisionDialogProps<Answer> = {
  readonly title: string;
  readonly children: ReactNode;
  /** What the typed reason is kept under until it is sent. */
  readonly draft: string;
  readonly label: string;
  /** The field on the wire, for what the server refuses. */
  readonly field?: 'reason' | 'reference' | 'note';
  readonly maxLength?: number;
  readonly isOptional?: boolean;
  readonly examples?: readonly string[];
  readonly confirm: string;
  /** Said when it is done; what may wait for a second person says so by its answer. */
  readonly done: string | ((answer: Answer) => string);
  readonly send: (reason: string, idempotencyKey: string) => Promise<Answer>;
  readonly onClose: () => void;
};

/** Asks for the reason of a decision and sends both. One key for one intent: sent again after a failure it is the same decision. */
export function DecisionDialog<Answer>(props: DecisionDialogProps<Answer>) {
  const { title, children, label, field = 'reason', maxLength = reasonLengthMax, isOptional = false, examples = [], onClose } = props;
  const t = useTexts(operationsTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const sentence = useRefusalText();
  const queries = useQueryClient();
  const formId = useId();
  const counterId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const { draft, change, discard } = useDraft(`operations.${props.draft}`, { reason: '' });
  const [key] = useState(newId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: (reason: string) => props.send(reason, key),
    onSuccess(answer) {
      discard();
      onClose();
      notify('success', typeof props.done === 'string' ? props.done : props.done(answer));
    },
    // Also after a refusal: somebody else may have decided, and the list should say so.
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations'] }),
  });
  const submit = () => {
    if (isOptional && draft.reason.trim() === '') return sending.mutate('');
    const given = checkReason(draft.reason, field, maxLength);
    setRefusal(given.ok ? null : sentence(given.refusals[0]));
    if (given.ok) sending.mutate(given.value);
    else input.current?.focus();
  };
  const used = lengthOf(draft.reason);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={sending.isPending}>
            {props.confirm}
          </Button>
        </>
      }
    >
      {children}
      <Form id={formId} onSubmit={submit} failure={sending.error}>
        <div>
          <Textarea
            ref={input}
            label={label}
            name={field}
            size="md"
            rows={3}
            data-autofocus
            value={draft.reason}
            aria-describedby={counterId}
            error={refusal ?? fieldMessages(sending.error)[field]}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
          <ReasonCounter id={counterId} isOver={used > maxLength}>
            {t('reasonCounter', { used: format.count(used), maximum: format.count(maxLength) })}
          </ReasonCounter>
        </div>
      </Form>
      {examples.length > 0 && <ReasonExamples legend={t('examples')} examples={examples} onPick={(reason) => change({ reason })} />}
    </Dialog>
  );
}
