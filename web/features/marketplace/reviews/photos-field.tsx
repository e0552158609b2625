import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { OwnPicture } from '../../../../contract/pictures.ts';
import type { FileCode } from '../../../../core/files/rules.ts';
import { pictureRules, pictureTypes } from '../../../../core/pictures/rules.ts';
import { reviewRules } from '../../../../core/reviews/review.ts';
import { count } from '../../../../texts/format.ts';
import { wordsOf } from '../../../base/calls/call.ts';
import { isUnderWay, type PictureUploads, type Sending } from '../../../parts/pictures/picture-uploads.ts';
import { useImageHost } from '../../../ui/image-host.ts';
import { sentenceOf } from '../form/sentence-of.ts';
import { useSite } from '../site/site-context.tsx';
import type { KeptPhoto } from './kept-photos.ts';
import type { ReviewWords } from './review-texts.ts';
import styles from './reviews.module.css';

/** The sentence of each refusal a photo can get before it is sent. */
export type PhotoSentences = { readonly [Code in FileCode | 'pictures.type' | 'pictures.too_many']: string };

interface PhotosFieldProps {
  readonly uploads: PictureUploads;
  readonly photos: readonly KeptPhoto[];
  readonly words: ReviewWords;
  readonly refusals: PhotoSentences;
  readonly refusal: string | undefined;
  readonly onChange: (photos: readonly KeptPhoto[]) => void;
}
const maximum = reviewRules.photosMax;

/** Photos of a review: chosen, on their way, and there, each with what it shows in words. */
export function PhotosField({ uploads, photos, words, refusals, refusal, onChange }: PhotosFieldProps) {
  const { language } = useSite();
  const sendings = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
  const take = useEffectEvent((arrived: readonly OwnPicture[]) => {
    if (arrived.length > 0) onChange([...photos, ...arrived.map(({ id, src }) => ({ id, src, alt: '', at: Date.now() }))]);
  });
  useEffect(() => take(uploads.takeArrived()), [uploads, sendings]);
  const room = maximum - photos.length - sendings.filter(isUnderWay).length;
  const saidBy = 'photos-said';
  return (
    <fieldset className={styles['photos']} data-wrong={refusal === undefined ? undefined : ''} aria-describedby={saidBy}>
      <legend>{words('write.photos')}</legend>
      <ul>
        {photos.map((photo, index) => (
          <Uploaded
            key={photo.id}
            photo={photo}
            number={count(index + 1, language)}
            words={words}
            onAlt={(alt) => onChange(photos.map((one) => (one.id === photo.id ? { ...one, alt } : one)))}
            onRemove={() => onChange(photos.filter(({ id }) => id !== photo.id))}
          />
        ))}
        {sendings.map((sending) => (
          <OnItsWay key={sending.id} sending={sending} uploads={uploads} words={words} refusals={refusals} />
        ))}
      </ul>
      {room > 0 && (
        <label className={styles['add']}>
          <input
            type="file"
            className="for-screen-readers"
            accept={pictureTypes.join()}
            multiple
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])];
              // The same photo may be chosen again.
              currentTarget.value = '';
              uploads.add(chosen, room, maximum);
            }}
          />
          {words('write.addPhotos')}
        </label>
      )}
      <p id={saidBy} className={refusal === undefined ? styles['small'] : styles['wrong']} aria-live="polite">
        {refusal ?? words('write.photosHint', { maximum: count(maximum, language), minimum: count(pictureRules.sidePixelsMin, language) })}
      </p>
    </fieldset>
  );
}

interface UploadedProps {
  readonly photo: KeptPhoto;
  readonly number: string;
  readonly words: ReviewWords;
  readonly onAlt: (alt: string) => void;
  readonly onRemove: () => void;
}

function Uploaded({ photo, number: n, words, onAlt, onRemove }: UploadedProps) {
  const images = useImageHost();
  return (
    <li>
      <img src={images.at(photo.src)} alt="" width={64} height={64} />
      <label>
        {words('write.photoAlt', { n })}
        <input
          type="text"
          value={photo.alt}
          maxLength={pictureRules.altLengthMax}
          onChange={({ currentTarget }) => onAlt(currentTarget.value)}
        />
      </label>
      <button type="button" onClick={onRemove} aria-label={words('write.removePhoto', { n })}>
        {words('write.remove')}
      </button>
    </li>
  );
}

interface OnItsWayProps {
  readonly sending: Sending;
  readonly uploads: PictureUploads;
  readonly words: ReviewWords;
  readonly refusals: PhotoSentences;
}

function OnItsWay({ sending: { id, file, preview, status }, uploads, words, refusals }: OnItsWayProps) {
  const { language } = useSite();
  const wrong =
    status.kind === 'refused' ? sentenceOf(refusals, language)(status.refusal) : status.kind === 'failed' ? wordsOf(status.failure) : null;
  return (
    <li>
      {preview === '' ? <span className={styles['blank']} /> : <img src={preview} alt="" width={64} height={64} />}
      <div>
        <strong>{file.name}</strong>
        {wrong === null ? (
          <progress
            aria-label={words('write.photoSending', { file: file.name })}
            max={1}
            {...(status.kind === 'sending' && { value: status.share })}
          />
        ) : (
          <p className={styles['wrong']} role="alert">
            {wrong}
          </p>
        )}
      </div>
      <span>
        {status.kind === 'failed' && (
          <button type="button" onClick={() => uploads.retry(id)}>
            {words('write.retry')}
          </button>
        )}
        <button type="button" onClick={() => uploads.dismiss(id)} aria-label={words('write.dismissPhoto', { file: file.name })}>
          {words('write.remove')}
        </button>
      </span>
    </li>
  );
}
