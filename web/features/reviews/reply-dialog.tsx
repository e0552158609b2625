import { useQueryClient } from '@tanstack/react-query';
import { answerReview, type Review } from '../../../contract/reviews.ts';
import { checkAnswer, reviewRules } from '../../../core/reviews/review.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useForm, useJudged } from '../../base/form/use-form.ts';
import { useTexts } from '../../base/texts.ts';
import { TextArea } from '../../ui/checked-fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import classes from './reviews.module.css';
import { reviewsTexts } from '../../parts/reviews/texts.ts';

type ReplyDialogProps = { readonly review: Review; readonly name: string; readonly onClose: () => void };

/** The vendor's one reply, with the review in sight. */
export function ReplyDialog({ review, name, onClose }: ReplyDialogProps) {
  const t = useTexts(reviewsTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  const form = useForm({
    key: `reviews.reply.${review.id}`,
    saved: { text: '' },
    check: ({ text }) => judged(checkAnswer(text)),
    send: (text) => call(answerReview, { params: { id: review.id }, body: { text } }),
    async onSent() {
      await queries.invalidateQueries({ queryKey: ['reviews'] });
      notify('success', t('reply.done'));
      onClose();
    },
    onRefused: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
  return (
    <FormDialog
      title={t('reply.title', { name })}
      form={form}
      action={t('reply.send')}
      lead={
        <div className={classes['about']}>
          <p className={classes['words']}>{review.text}</p>
          <p className={classes['small']}>{t('reply.lead')}</p>
        </div>
      }
      onClose={onClose}
    >
      <TextArea {...form.at('text')} label={t('reply.text')} rows={5} maxLength={reviewRules.answerLengthMax} />
    </FormDialog>
  );
}
