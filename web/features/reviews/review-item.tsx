import { useState } from 'react';
import type { Review } from '../../../contract/reviews.ts';
import { nameFor } from '../../../texts/names.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import classes from './reviews.module.css';
import { Stars } from './stars.tsx';
import { reviewsTexts } from './texts.ts';

/** One review, and the vendor's reply or the way to write it. */
export function ReviewItem({ review }: { readonly review: Review }) {
  const t = useTexts(reviewsTexts);
  const format = useFormat();
  const language = useLanguage();
  const [isReplying, setReplying] = useState(false);
  const { author, rating, text, wedding_month: weddingMonth, created_at: at, is_booked: isBooked, answer } = review;
  const name = nameFor(author === '' ? null : author, language);
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
      <StatusMark tone={isBooked ? 'good' : 'quiet'}>{t(isBooked ? 'booked' : 'confirmed')}</StatusMark>
      {answer === null ? (
        <Button variant="default" aria-label={t('replyTo', { name })} onClick={() => setReplying(true)}>
          {t('reply')}
        </Button>
      ) : (
        <div className={classes['answer']}>
          <strong>
            {t('yourReply')}, {format.date(answer.answered_at)}
          </strong>
          <p className={classes['words']}>{answer.text}</p>
        </div>
      )}
      {isReplying && <ReplyDialog review={review} name={name} onClose={() => setReplying(false)} />}
    </li>
  );
}
