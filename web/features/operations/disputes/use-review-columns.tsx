import type { ReviewCase } from '../../../../contract/review-cases.ts';
import { nameFor } from '../../../../texts/names.ts';
import { useFormat } from '../../../base/format.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { PhotoLinks } from '../../../parts/pictures/photo-links.tsx';
import { Button } from '../../../ui/button.tsx';
import { Decided } from '../queue/decided.tsx';
import type { Column } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts, reviewCaseTexts } from '../texts.ts';
import classes from './reviews.module.css';
import type { Verdict } from './review-decision.tsx';

/** What a row shows: whose review of whom, what it says, what it was reported for, and how it can be or was decided. */
export function useReviewColumns(
  status: ReviewCase['status'],
  onDecide: (of: ReviewCase, verdict: Verdict) => void,
): readonly Column<ReviewCase>[] {
  const t = useTexts(reviewCaseTexts);
  const words = useTexts(operationsTexts);
  const format = useFormat();
  const last: Column<ReviewCase> =
    status === 'open'
      ? { title: words('actions'), kind: 'actions', cell: (of) => <Buttons of={of} onDecide={onDecide} /> }
      : { title: words('decision'), kind: 'words', cell: (of) => <Decision of={of} /> };
  return [
    { title: words('vendor'), cell: ({ vendor }) => <VendorName vendor={vendor} /> },
    { title: t('author'), cell: ({ review }) => <Author review={review} /> },
    { title: t('review'), kind: 'words', cell: ({ review }) => <Said review={review} /> },
    { title: t('why'), kind: 'words', cell: (of) => <Why of={of} /> },
    { title: t('since'), kind: 'time', cell: ({ opened_at: at }) => format.dateTime(at) },
    last,
  ];
}

function Author({ review }: Pick<ReviewCase, 'review'>) {
  const t = useTexts(reviewCaseTexts);
  const language = useLanguage();
  return (
    <>
      {nameFor(review.author === '' ? null : review.author, language)}
      <span className={classes['note']}>{t(review.is_booked ? 'booked' : 'confirmed')}</span>
    </>
  );
}

function Said({ review: { rating, text, written_at: writtenAt, answer, pictures } }: Pick<ReviewCase, 'review'>) {
  const t = useTexts(reviewCaseTexts);
  const format = useFormat();
  return (
    <div>
      <b>{t('stars', { count: rating, n: format.count(rating) })}</b>, {format.date(writtenAt)}
      <span className={classes['said']}>{text}</span>
      <PhotoLinks pictures={pictures} nameOf={(n) => t('photo', { n: format.count(n) })} />
      {answer !== '' && <span className={classes['note']}>{t('reply', { text: answer })}</span>}
    </div>
  );
}

function Why({ of: { reason, signals, details } }: { readonly of: ReviewCase }) {
  const t = useTexts(reviewCaseTexts);
  return (
    <div>
      {t(reason === null ? 'held' : `ground.${reason}`)}
      {signals.map((doubt) => (
        <span key={doubt} className={classes['note']}>
          {t(`doubt.${doubt}`)}
        </span>
      ))}
      {details !== '' && <q className={classes['note']}>{details}</q>}
    </div>
  );
}

function Decision({ of: { decision } }: { readonly of: ReviewCase }) {
  const t = useTexts(reviewCaseTexts);
  if (decision === null) return null;
  return (
    <>
      {decision.ground !== null && <b>{t(`ground.${decision.ground}`)}</b>}
      <Decided words={decision.reason} by={decision.decided_by} at={decision.decided_at} />
    </>
  );
}

function Buttons({ of, onDecide }: { readonly of: ReviewCase; readonly onDecide: (of: ReviewCase, verdict: Verdict) => void }) {
  const t = useTexts(reviewCaseTexts);
  const language = useLanguage();
  const which = { author: nameFor(of.review.author === '' ? null : of.review.author, language), vendor: of.vendor.name };
  return (
    <>
      <Button variant="default" data-key="a" aria-label={t('keepOf', which)} onClick={() => onDecide(of, 'kept')}>
        {t('keep')}
      </Button>{' '}
      <Button variant="subtle" data-key="d" aria-label={t('removeOf', which)} onClick={() => onDecide(of, 'removed')}>
        {t('remove')}
      </Button>
    </>
  );
}
