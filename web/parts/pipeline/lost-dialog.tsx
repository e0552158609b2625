import { useQueryClient } from '@tanstack/react-query';
import { moveClient } from '../../../contract/pipeline.ts';
import { checkLoss, lostReasons, stageRules } from '../../../core/clients/stage.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useForm, useJudged } from '../../base/form/use-form.ts';
import { useTexts } from '../../base/texts.ts';
import { Choice, TextArea } from '../../ui/checked-fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { pipelineTexts } from './texts.ts';
import type { Moved } from './use-moving.ts';

type LostDialogProps = { readonly moved: Moved; readonly onClose: (isLost: boolean) => void };

/** Asks why nothing came of a client; what the couple said when it declined is there already. What was typed survives a reload. */
export default function LostDialog({ moved: { coupleId, name, stage }, onClose }: LostDialogProps) {
  const t = useTexts(pipelineTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['clients'] });
  const given = stage.loss_to_confirm;
  const form = useForm({
    key: `client.lost.${coupleId}`,
    saved: { reason: given?.reason ?? '', words: given?.words ?? '' },
    check: ({ reason, words }) => judged(checkLoss({ reason: reason === '' ? null : reason, words })),
    send: (loss) => call(moveClient, { params: { id: coupleId }, body: { stage: 'lost', from: stage.stage, ...loss } }),
    onSent() {
      onClose(true);
      return refresh();
    },
    onRefused: refresh,
  });
  const reasons = lostReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }));
  const reason = form.at('reason');
  return (
    <FormDialog
      title={t('lostTitle', { name })}
      form={form}
      action={t('markLost')}
      onClose={() => onClose(false)}
      lead={<p>{t('lostText')}</p>}
    >
      <Choice {...reason} label={t('lostReason')} options={[{ value: '', label: t('chooseReason') }, ...reasons]} />
      <TextArea
        {...form.at('words')}
        label={t(reason.value === 'other' ? 'lostWordsNeeded' : 'lostWords')}
        rows={2}
        maxLength={stageRules.wordsLengthMax}
      />
    </FormDialog>
  );
}
