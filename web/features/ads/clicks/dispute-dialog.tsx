import { Button } from '../../../ui/button.tsx';
import '../../../ui/form.css';
import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { type AdClick, disputeClick } from '../../../../contract/ads.ts';
import { checkDisputeReason, disputeReasonLengthMax } from '../../../../core/ads/dispute.ts';
import { lengthOf } from '../../../../core/text.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useDraft } from '../../../base/draft.ts';
import { useFormat } from '../../../base/format.ts';
import { useRefusalText } from '../../../base/refusal-texts.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReasonCounter, ReasonExamples } from '../../../ui/reason.tsx';
import { fieldMessages, Form } from '../../../ui/form.tsx';
import { adClicksTexts } from '../../../parts/ads/texts.ts';

const examples = ['own', 'repeat', 'rival'] as const;

/** Asks what is wrong with a charged click and opens a dispute. */
export function DisputeDialog({ click, onClose }: { readonly click: AdClick; readonly onClose: () => void }) {
  const t = useTexts(adClicksTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const sentence = useRefusalText();
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const counterId = useId();
  const { draft, change, discard } = useDraft(`dispute.${click.id}`, { reason: '' });
  const send = useDispute(click, () => {
    discard();
    onClose();
  });
  const used = lengthOf(draft.reason);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = () => {
    const given = checkDisputeReason(draft.reason);
    setRefusal(given.ok ? null : sentence(given.refusals[0]));
    if (given.ok) send.mutate(given.value);
    else field.current?.focus();
  };
  return (
    <Dialog
      title={t('disputeTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={send.isPending}>
            {t('disputeSend')}
          </Button>
        </>
      }
    >
      <p>{t('disputeText', { when: format.dateTime(click.clicked_at), charged: format.money(click.charged) })}</p>
      <Form id={formId} onSubmit={submit} failure={send.error}>
        <div>
          <Textarea
            ref={field}
            label={t('disputeReason')}
            name="reason"
            size="md"
            rows={3}
            value={draft.reason}
            aria-describedby={counterId}
            error={refusal ?? fieldMessages(send.error)['reason']}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
          <ReasonCounter id={counterId} isOver={used > disputeReasonLengthMax}>
            {t('disputeCounter', { used: format.count(used), maximum: format.count(disputeReasonLengthMax) })}
          </ReasonCounter>
        </div>
      </Form>
      <ReasonExamples
        legend={t('disputeExamples')}
        examples={examples.map((example) => t(`disputeExample.${example}`))}
        onPick={(reason) => change({ reason })}
      />
    </Dialog>
  );
}

function useDispute(click: AdClick, onDone: () => void) {
  const t = useTexts(adClicksTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => call(disputeClick, { params: { id: click.id }, body: { reason } }),
    async onSuccess() {
      onDone();
      notify('success', t('disputeSent'));
      await queries.invalidateQueries({ queryKey: ['ads', 'clicks'] });
    },
  });
}
