import { useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { uploadReviewPicture, writeReview } from '../../../../contract/reviews.ts';
import { checkReview, reviewAspects, type ReviewContent, type ReviewRefusal, reviewRules } from '../../../../core/reviews/review.ts';
import { count } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { upload } from '../../../base/calls/upload.ts';
import { checkedByRule, invalid, valid } from '../../../base/form/checked.ts';
import { createPictureUploads, isUnderWay } from '../../../parts/pictures/picture-uploads.ts';
import { shrink } from '../../../parts/pictures/shrink.ts';
import { Field } from '../form/field.tsx';
import { NeedsScript } from '../form/needs-script.tsx';
import { sentenceOf } from '../form/sentence-of.ts';
import { FormFailure, SiteForm, useWasKept } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSiteForm } from '../form/use-site-form.ts';
import { Aside, WasKept } from '../site/sheet-page.tsx';
import { useSite } from '../site/site-context.tsx';
import { isStillThere, photosIn, textOfPhotos } from './kept-photos.ts';
import { PhotosField, type PhotoSentences } from './photos-field.tsx';
import type { ReviewWords } from './review-texts.ts';
import { StarsField } from './stars-field.tsx';
import styles from './reviews.module.css';

/** The sentence of each refusal the form finds by itself. */
export type ReviewSentences = { readonly [Code in ReviewRefusal]: string } & PhotoSentences;

interface ReviewFormProps {
  readonly vendor: VendorCard;
  readonly words: ReviewWords;
  readonly refusals: ReviewSentences;
  readonly onSent: (isHeld: boolean) => void;
}
const blank = { rating: '', quality: '', communication: '', punctuality: '', value: '', text: '', photos: '' };
const starWords = ['write.word.1', 'write.word.2', 'write.word.3', 'write.word.4', 'write.word.5'] as const;

/** Stars for the whole and by aspect, and words. */
export function ReviewForm({ vendor, words, refusals, onSent }: ReviewFormProps) {
  const { language } = useSite();
  const [uploads] = useState(() =>
    createPictureUploads({
      shrink,
      send: async (file, { key, ...way }) =>
        (await upload(uploadReviewPicture, { params: { id: vendor.id }, file, idempotencyKey: key, ...way })).data,
      // The form itself asks to sign in again.
      isSessionOver: () => false,
    }),
  );
  const [openedAt] = useState(() => Date.now());
  const photosOf = (text: string) => photosIn(text).filter((photo) => isStillThere(photo, openedAt));
  const form = useSiteForm({
    key: `review.${vendor.slug}`,
    saved: blank,
    check({ photos, ...typed }) {
      if (uploads.get().some(isUnderWay)) return invalid('pictures', words('write.photosWait'));
      const checked = checkedByRule(checkReview(contentIn(typed)), sentenceOf(refusals, language));
      return checked.ok ? valid({ ...checked.value, pictures: photosOf(photos).map(({ id, alt }) => ({ id, alt })) }) : checked;
    },
    send: (body, { key }) => call(writeReview, { params: { id: vendor.id }, body, idempotencyKey: key }),
    onSent: ({ data }) => onSent(data.is_held),
  });
  const wasKept = useWasKept(form);
  const photos = photosOf(form.typed.photos);
  const nameOf = (stars: number) => {
    const said = words('write.stars', { count: stars, n: count(stars, language) });
    const word = starWords[stars - 1];
    return word === undefined ? said : `${said}: ${words(word)}`;
  };
  return (
    <SiteForm form={form} className={styles['form']} isJudged>
      <NeedsScript />
      {wasKept && <WasKept>{words('write.kept')}</WasKept>}
      <StarsField name="rating" label={words('write.rating')} nameOf={nameOf} refusal={form.messageOf('rating')} />
      <fieldset className={styles['aspects']}>
        <legend>{words('write.aspects')}</legend>
        {reviewAspects.map((aspect) => (
          <StarsField
            key={aspect}
            name={aspect}
            label={words(`write.aspect.${aspect}`)}
            nameOf={nameOf}
            refusal={form.messageOf(aspect)}
            open={words('write.open')}
          />
        ))}
      </fieldset>
      <Field id="text" label={words('write.text')} hint={words('write.textHint')} refusal={form.messageOf('text')}>
        {(aria) => <textarea {...aria} name="text" rows={7} maxLength={reviewRules.textLengthMax} required />}
      </Field>
      <PhotosField
        uploads={uploads}
        photos={photos}
        words={words}
        refusals={refusals}
        refusal={form.messageOf('pictures')}
        onChange={(photos) => form.change({ photos: textOfPhotos(photos) })}
      />
      {photos.length < photosIn(form.typed.photos).length && <output className={styles['small']}>{words('write.photosGone')}</output>}
      <FormFailure of={form} />
      <Aside>{words('write.once')}</Aside>
      <SubmitButton isBusy={form.isSending} busyText={words('write.sending')}>
        {words('write.send')}
      </SubmitButton>
    </SiteForm>
  );
}

const starsIn = (text: string): number | null => (text === '' ? null : Number(text));

/** What was typed, read: no stars for the whole are 0, which is refused. */
const contentIn = ({ rating, text, ...aspects }: Omit<typeof blank, 'photos'>): ReviewContent => ({
  rating: starsIn(rating) ?? 0,
  aspects: {
    quality: starsIn(aspects.quality),
    communication: starsIn(aspects.communication),
    punctuality: starsIn(aspects.punctuality),
    value: starsIn(aspects.value),
  },
  text,
});
