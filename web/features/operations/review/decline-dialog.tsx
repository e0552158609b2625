import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { declineAgreement, type ReviewCase } from '../../../../contract/verification-review.ts';
import type { DocumentKind } from '../../../../core/verification/form.ts';
import { checkDecline, type DeclinedPart, type ReviewPart } from '../../../../core/verification/review.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
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
const blank: Draft = { parts: {} };

/** Reasons for each part, in the words the vendor will read. What was chosen survives closing the dialog. */
export function DeclineDialog({ reviewed, current, onClose }: DeclineDialogProps) {
  const t = useTexts(reviewTexts);
  const words = useTexts(agreementTexts);
  const shell = useTexts(shellTexts);
  const formId = useId();
  const documents = documentsIn(reviewed.files).map(({ kind }) => kind);
  const parts: readonly ReviewPart[] = [...documents, 'form'];
  const form = useDecline(reviewed.id, parts, onClose);
  const { typed, messageOf } = form;
  const at = (part: ReviewPart) => chosenIn(typed, parts).findIndex((one) => one.part === part);
  const errorOf = (part: ReviewPart): string | undefined =>
    at(part) < 0
      ? undefined
      : ['', '.reasons', '.note'].map((end) => messageOf(`parts.${at(part)}${end}`)).find((one) => one !== undefined);
  return (
    <Dialog
      title={t('declineTitle')}
      onClose={onClose}
      back={shell('cancel')}
      actions={
        isDecided(form.failure) ? (
          <NextCase after={reviewed.id} />
        ) : (
          <Button type="submit" form={formId} loading={form.isSending}>
            {t('decline')}
          </Button>
        )
      }
    >
      <p>{t('declineText')}</p>
      <Form id={formId} form={form}>
        {messageOf('parts') !== undefined && (
          <Notice tone="bad" says="at once">
            {t('chooseReasons')}
          </Notice>
        )}
        {parts.map((part) => (
          <DeclinePart
            key={part}
            name={part === 'form' ? t('form') : words(`document.${part}`)}
            isOpen={part === (current ?? 'form')}
            value={typed.parts[part] ?? { part, reasons: [], note: '' }}
            error={errorOf(part)}
            onChange={(declined) => form.change({ parts: { ...typed.parts, [part]: declined } })}
          />
        ))}
      </Form>
    </Dialog>
  );
}

const chosenIn = (draft: Draft, parts: readonly ReviewPart[]): readonly DeclinedPart[] =>
  parts.flatMap((part) => {
    const declined = draft.parts[part];
    return declined !== undefined && (declined.reasons.length > 0 || declined.note.trim() !== '') ? [declined] : [];
  });

function useDecline(id: string, parts: readonly ReviewPart[], onDone: () => void) {
  const t = useTexts(reviewTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['operations'] });
  return useForm({
    key: `operations.decline.${id}`,
    saved: blank,
    check: (draft) => judged(checkDecline(chosenIn(draft, parts), new Set(parts.filter((part) => part !== 'form')))),
    send: (declined) =>
      call(declineAgreement, {
        params: { id },
        body: { parts: declined.map(({ part, reasons, note }) => ({ part, reasons: [...reasons], note })) },
      }),
    onSent() {
      onDone();
      notify('success', t('declined'));
      return refresh();
    },
    onRefused: refresh,
  });
}
