import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { declineAgreement, type ReviewCase } from '../../../../contract/verification-review.ts';
import type { Refusal } from '../../../../core/outcome.ts';
import type { DocumentKind } from '../../../../core/verification/form.ts';
import { checkDecline, type DeclinedPart, type ReviewPart } from '../../../../core/verification/review.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useDraft } from '../../../base/draft.ts';
import { useRefusalText } from '../../../base/refusal-texts.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { agreementTexts, reviewTexts } from '../texts.ts';
import { isDecided } from './is-decided.ts';
import { NextCase } from './next-case.tsx';
import { DeclinePart } from './decline-part.tsx';
import { documentsIn } from './documents-in.ts';

type DeclineDialogProps = {
  readonly reviewed: ReviewCase;
  /** The document in sight: its reasons stand open. */
  readonly current: DocumentKind | null;
  readonly onClose: () => void;
};
type Draft = { readonly parts: Readonly<Partial<Record<ReviewPart, DeclinedPart>>> };
type Wrong = readonly Refusal<Parameters<ReturnType<typeof useRefusalText>>[0]['code']>[];

/** Reasons for each part, in the words the vendor will read. What was chosen survives closing the dialog. */
export function DeclineDialog({ reviewed, current, onClose }: DeclineDialogProps) {
  const t = useTexts(reviewTexts);
  const words = useTexts(agreementTexts);
  const shell = useTexts(shellTexts);
  const sentence = useRefusalText();
  const formId = useId();
  const { draft, change, discard } = useDraft<Draft>(`operations.decline.${reviewed.id}`, { parts: {} });
  const [wrong, setWrong] = useState<Wrong>([]);
  const documents = documentsIn(reviewed.files).map(({ kind }) => kind);
  const parts: readonly ReviewPart[] = [...documents, 'form'];
  const chosen = parts.flatMap((part) => {
    const declined = draft.parts[part];
    return declined !== undefined && (declined.reasons.length > 0 || declined.note.trim() !== '') ? [declined] : [];
  });
  const send = useDecline(reviewed.id, () => {
    discard();
    onClose();
  });
  const submit = () => {
    const checked = checkDecline(chosen, new Set(documents));
    setWrong(checked.ok ? [] : checked.refusals);
    if (checked.ok) send.mutate(checked.value);
  };
  const errorOf = (part: ReviewPart): string | undefined => {
    const at = chosen.findIndex((one) => one.part === part);
    const found = wrong.find(({ field = '' }) => at >= 0 && field.startsWith(`parts.${at}`));
    return found && sentence(found);
  };
  return (
    <Dialog
      title={t('declineTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {shell('cancel')}
          </Button>
          {isDecided(send.error) ? (
            <NextCase after={reviewed.id} />
          ) : (
            <Button type="submit" form={formId} loading={send.isPending}>
              {t('decline')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('declineText')}</p>
      <Form id={formId} onSubmit={submit} failure={send.error}>
        {wrong.some(({ field }) => field === 'parts') && (
          <Notice tone="bad" says="at once">
            {t('chooseReasons')}
          </Notice>
        )}
        {parts.map((part) => (
          <DeclinePart
            key={part}
            name={part === 'form' ? t('form') : words(`document.${part}`)}
            isOpen={part === (current ?? 'form')}
            value={draft.parts[part] ?? { part, reasons: [], note: '' }}
            error={errorOf(part)}
            onChange={(declined) => change({ parts: { ...draft.parts, [part]: declined } })}
          />
        ))}
      </Form>
    </Dialog>
  );
}

function useDecline(id: string, onDone: () => void) {
  const t = useTexts(reviewTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (parts: readonly DeclinedPart[]) =>
      call(declineAgreement, {
        params: { id },
        body: { parts: parts.map(({ part, reasons, note }) => ({ part, reasons: [...reasons], note })) },
      }),
    onSuccess() {
      onDone();
      notify('success', t('declined'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations'] }),
  });
}
