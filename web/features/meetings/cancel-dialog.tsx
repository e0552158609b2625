import '../../ui/form.css';
import { Textarea } from '@mantine/core';
import { useId } from 'react';
import { meetingRules } from '../../../core/meetings/life.ts';
import { useDraft } from '../../base/draft.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import classes from './meetings.module.css';
import type { Meeting } from '../../parts/meetings/queries.ts';
import { meetingsTexts } from '../../parts/meetings/texts.ts';
import { useChange } from './use-change.ts';

type CancelDialogProps = { readonly meeting: Meeting; readonly onBack: () => void; readonly onClose: () => void };

/** Asks once, and for the reason the couple reads. What was typed survives a reload. */
export function CancelDialog({ meeting, onBack, onClose }: CancelDialogProps) {
  const t = useTexts(meetingsTexts);
  const formId = useId();
  const { draft, change, discard } = useDraft(`meeting.cancel.${meeting.id}`, { reason: '' });
  const cancel = useChange(meeting, () => {
    discard();
    onClose();
  });
  return (
    <Dialog
      title={t('cancel.title')}
      onClose={onBack}
      actions={
        <>
          <Button variant="default" onClick={onBack}>
            {t('cancel.back')}
          </Button>
          <Button type="submit" form={formId} loading={cancel.isPending}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Form id={formId} failure={cancel.error} onSubmit={() => cancel.mutate({ kind: 'cancel', reason: draft.reason })}>
        <p className={classes['asks']}>{t('cancel.text', { name: meeting.couple.name })}</p>
        <Textarea
          label={t('cancel.reason')}
          name="reason"
          size="md"
          rows={4}
          maxLength={meetingRules.reasonLengthMax}
          value={draft.reason}
          error={fieldMessages(cancel.error)['reason']}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
      </Form>
    </Dialog>
  );
}
