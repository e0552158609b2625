import { useEffect, useRef, useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { ReviewInvitation, ReviewReport } from '../../../../contract/reviews.ts';
import { coupleReviews } from '../../../../core/reviews/pages.ts';
import { date } from '../../../../texts/format.ts';
import { profileHref } from '../addresses.ts';
import { ReviewText } from '../profile/review-text.tsx';
import { ActionLink } from '../site/action-link.tsx';
import { Aside, Lead, SheetPage } from '../site/sheet-page.tsx';
import { useSite } from '../site/site-context.tsx';
import { ReviewForm, type ReviewSentences } from './review-form.tsx';
import { type ReviewTexts, type ReviewWords, wordsOf } from './review-texts.ts';
import styles from './reviews.module.css';

export interface ReviewProps {
  readonly vendor: VendorCard;
  /** Null: this couple is not invited. */
  readonly invitation: ReviewInvitation | null;
  readonly texts: ReviewTexts;
  readonly refusals: ReviewSentences;
}

/** Where a couple reviews a vendor; who may not is told why, and what to do. */
export function ReviewScreen({ vendor, invitation, texts, refusals }: ReviewProps) {
  const { href } = useSite();
  const words = wordsOf(texts);
  const [sent, setSent] = useState<{ readonly isHeld: boolean } | null>(null);
  const isSent = sent !== null;
  const { name, slug } = vendor;
  return (
    <SheetPage labelledBy="review">
      {isSent && <Sent vendor={vendor} words={words} isHeld={sent.isHeld} />}
      {!isSent && invitation?.status === 'open' && (
        <>
          <h1 id="review">{words('write.heading', { name })}</h1>
          <Lead>{words('write.lead', { name })}</Lead>
          <ReviewForm vendor={vendor} words={words} refusals={refusals} onSent={(isHeld) => setSent({ isHeld })} />
          <Aside>
            <a href={href(profileHref(slug))}>{words('write.message', { name })}</a>
          </Aside>
        </>
      )}
      {!isSent && invitation?.status !== 'open' && <Closed vendor={vendor} invitation={invitation} words={words} />}
    </SheetPage>
  );
}

interface DecidedProps {
  readonly vendorName: string;
  readonly review: NonNullable<ReviewInvitation['review']>;
  readonly words: ReviewWords;
}
interface SaidProps {
  readonly vendor: VendorCard;
  readonly words: ReviewWords;
}

/** The form is gone, and with it the place one was at: the reader continues at the heading. */
function Sent({ vendor: { name, slug }, words, isHeld }: SaidProps & { readonly isHeld: boolean }) {
  const { href } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['said']}>
      <h1 id="review" ref={heading} tabIndex={-1}>
        {words('write.sentHeading')}
      </h1>
      <output>{words(isHeld ? 'write.heldText' : 'write.sentText', { name })}</output>
      <ActionLink href={`${href(profileHref(slug))}#reviews`}>{words('write.toProfile')}</ActionLink>
      <a href={href(coupleReviews)}>{words('write.toList')}</a>
    </div>
  );
}

/** What became of a review that the vendor reported. */
function Decided({ vendorName: name, review: { removal, report }, words }: DecidedProps) {
  const { t, language } = useSite();
  if (removal !== null)
    return (
      <div className={styles['decided']}>
        <p>{words('write.removed', { day: date(removal.removed_at, language), ground: t(`ground.${removal.ground}`) })}</p>
        <Reason report={report} words={words} />
      </div>
    );
  if (report === null) return null;
  const facts = { name, day: date(report.reported_at, language), ground: t(`ground.${report.reason}`) };
  return (
    <div className={styles['decided']}>
      <p>{words(report.status === 'open' ? 'write.reported' : 'write.stays', facts)}</p>
      <Reason report={report} words={words} />
    </div>
  );
}

function Reason({ report, words }: Pick<DecidedProps, 'words'> & { readonly report: ReviewReport | null }) {
  return report?.decision ? <p>{words('write.decision', { reason: report.decision.reason })}</p> : null;
}

/** There is nothing to write: it was written, it is too late, or this couple is not invited. */
function Closed({ vendor: { name, slug }, invitation, words }: SaidProps & { readonly invitation: ReviewInvitation | null }) {
  const { href, language } = useSite();
  const review = invitation?.review ?? null;
  return (
    <div className={styles['said']}>
      {review !== null && (
        <>
          <h1 id="review">{words(review.removal === null ? 'write.yours' : 'write.removedHeading', { name })}</h1>
          {review.is_held && <p className={styles['decided']}>{words('write.held')}</p>}
          <Decided vendorName={name} review={review} words={words} />
          <ReviewText review={review} vendorName={name} />
        </>
      )}
      {review === null && invitation !== null && (
        <>
          <h1 id="review">{words('write.overHeading', { name })}</h1>
          <p>{words('write.overText', { day: date(invitation.open_until, language) })}</p>
        </>
      )}
      {invitation === null && (
        <>
          <h1 id="review">{words('write.notHeading', { name })}</h1>
          <p>{words('write.notText', { name })}</p>
        </>
      )}
      <ActionLink href={href(profileHref(slug))}>{words('write.message', { name })}</ActionLink>
      <a href={href(coupleReviews)}>{words('write.toList')}</a>
    </div>
  );
}
