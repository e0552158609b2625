import { useQueryClient } from '@tanstack/react-query';
import { cancelMeeting } from '../../../contract/meetings.ts';
import { meetingRules } from '../../../core/meetings/life.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useForm } from '../../base/form/use-form.ts';
import { useTexts } from '../../base/texts.ts';
import type { Meeting } from '../../parts/meetings/queries.ts';
import { meetingsTexts } from '../../parts/meetings/texts.ts';
import { TextArea } from '../../ui/checked-fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import classes from './meetings.module.css';
import { TimeNow } from './time-now.tsx';

type CancelDialogProps = { readonly meeting: Meeting; readonly zone: string; readonly onBack: () => void; readonly onClose: () => void };

/** Asks once, and for the reason the couple reads. What was typed survives a reload. */
export function CancelDialog({ meeting, zone, onBack, onClose }: CancelDialogProps) {
  const { id, sequence, couple } = meeting;
  const t = useTexts(meetingsTexts);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['meetings'] });
  const form = useForm({
    key: `meeting.cancel.${id}`,
    saved: { reason: '' },
    send: ({ reason }, { key }) => call(cancelMeeting, { params: { id }, body: { reason, sequence }, idempotencyKey: key }),
    onSent() {
      notify('success', t('cancel.done'));
      onClose();
      return refresh();
    },
    onRefused: refresh,
  });
  return (
    <FormDialog title={t('cancel.title')} form={form} action={t('cancel')} back={t('cancel.back')} onClose={onBack}>
      <TimeNow meeting={meeting} zone={zone} />
      <p className={classes['asks']}>{t('cancel.text', { name: couple.name })}</p>
      <TextArea {...form.at('reason')} label={t('cancel.reason')} rows={4} maxLength={meetingRules.reasonLengthMax} />
    </FormDialog>
  );
}
