import { useState } from 'react';
import type { OwnReview, Review, ReviewReport } from '../../../contract/reviews.ts';
import { nameFor } from '../../../texts/names.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { PhotoLinks } from '../../parts/pictures/photo-links.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import classes from './reviews.module.css';
import { Stars } from './stars.tsx';
import { reviewsTexts } from '../../parts/reviews/texts.ts';
import { useIsReadOnly } from '../../base/team.ts';

/** One review, and the vendor's reply or the way to write it; of one that was removed, why. */
export function ReviewItem({ review }: { readonly review: OwnReview }) {
  const t = useTexts(reviewsTexts);
  const format = useFormat();
  const language = useLanguage();
  const name = nameFor(review.author === '' ? null : review.author, language);
  if (review.status === 'removed')
    return (
      <li className={classes['review']}>
        <h3 className={classes['removed']}>{t('removedOf', { name, day: format.date(review.removal.removed_at) })}</h3>
        <div className={classes['small']}>
          <p>{t('removedFor', { ground: t(`ground.${review.removal.ground}`) })}</p>
          <Decision report={review.report} />
        </div>
      </li>
    );
  const { rating, text, wedding_month: weddingMonth, created_at: at, is_booked: isBooked, answer, pictures } = review;
  return (
    <li className={classes['review']}>
      <div className={classes['by']}>
        <h3>{name}</h3>
        <Stars rating={rating} />
        <p className={classes['small']}>
          {format.date(at)} · {t('married', { month: format.month(weddingMonth) })}
        </p>
      </div>
      <p className={classes['words']}>{text}</p>
      <PhotoLinks pictures={pictures} nameOf={(n) => t('photoOf', { n: format.count(n), name })} />
      <StatusMark tone={isBooked ? 'good' : 'quiet'}>{t(isBooked ? 'booked' : 'confirmed')}</StatusMark>
      {answer !== null && (
        <div className={classes['answer']}>
          <strong>
            {t('yourReply')}, {format.date(answer.answered_at)}
          </strong>
          <p className={classes['words']}>{answer.text}</p>
        </div>
      )}
      <Reported report={review.report} />
      <Acts review={review} name={name} isReported={review.report !== null} />
    </li>
  );
}

type ActsProps = { readonly review: Review; readonly name: string; readonly isReported: boolean };

/** What is left to do with a review: reply to it, report it, each once. */
function Acts({ review, name, isReported }: ActsProps) {
  const t = useTexts(reviewsTexts);
  const [open, setOpen] = useState<'reply' | 'report' | null>(null);
  const isReadOnly = useIsReadOnly('clients');
  const isAnswered = review.answer !== null;
  const onClose = () => setOpen(null);
  if (isReadOnly || (isAnswered && isReported)) return null;
  return (
    <div className={classes['acts']}>
      {!isAnswered && (
        <Button variant="default" aria-label={t('replyTo', { name })} onClick={() => setOpen('reply')}>
          {t('reply')}
        </Button>
      )}
      {!isReported && (
        <Button variant="subtle" aria-label={t('reportOf', { name })} onClick={() => setOpen('report')}>
          {t('report')}
        </Button>
      )}
      {open === 'reply' && <ReplyDialog review={review} name={name} onClose={onClose} />}
      {open === 'report' && <ReportDialog review={review} name={name} onClose={onClose} />}
    </div>
  );
}

function Reported({ report }: { readonly report: ReviewReport | null }) {
  const t = useTexts(reviewsTexts);
  const format = useFormat();
  if (report === null) return null;
  return (
    <div className={classes['small']}>
      <StatusMark tone={report.status === 'open' ? 'warn' : 'quiet'}>{t('reported', { day: format.date(report.reported_at) })}</StatusMark>
      <p>{t(report.status === 'open' ? 'reported.open' : 'reported.kept')}</p>
      <Decision report={report} />
    </div>
  );
}

function Decision({ report }: { readonly report: ReviewReport | null }) {
  const t = useTexts(reviewsTexts);
  return report?.decision ? <p className={classes['words']}>{t('decision', { reason: report.decision.reason })}</p> : null;
}
