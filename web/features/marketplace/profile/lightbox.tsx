import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Picture } from '../../../../contract/pictures.ts';
import { altIn } from '../../../../core/pictures/rules.ts';
import { Photo } from '../../../ui/photo.tsx';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './lightbox.module.css';

export interface LightboxProps {
  readonly pictures: readonly Picture[];
  readonly name: string;
  readonly shown: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** As large as the window lets it be, and known before it is here; a small one is not blown up beyond twice its size. */
const widthOf = ({ width, height }: Picture): string => `min(92vw, 75rem, ${((78 * width) / height).toFixed(2)}dvh, ${width * 2}px)`;

/** A picture alone on the screen: arrow keys and swipes lead to its neighbours, Escape and the ground lead back. */
export function Lightbox({ pictures, name, shown, onShow, onClose }: LightboxProps) {
  const { t, language } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const touchedAt = useRef<number | null>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const total = pictures.length;
  const picture = pictures[shown];
  const step = (by: number) => onShow((shown + by + total) % total);
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  const release = (x: number) => {
    const moved = x - (touchedAt.current ?? x);
    touchedAt.current = null;
    if (Math.abs(moved) > 40) step(moved < 0 ? 1 : -1);
  };
  if (picture === undefined) return null;
  return (
    <dialog
      ref={dialog}
      className={styles['lightbox']}
      aria-label={t('profile.gallery', { name })}
      onClose={onClose}
      onKeyDown={press}
      onTouchStart={(event) => (touchedAt.current = event.touches[0]?.clientX ?? null)}
      onTouchEnd={(event) => release(event.changedTouches[0]?.clientX ?? 0)}
    >
      <form method="dialog">
        <button type="submit" className={styles['close']} aria-label={t('site.close')}>
          <Icon name="close" size={24} />
        </button>
      </form>
      <figure>
        <div className={styles['frame']} style={{ width: widthOf(picture), aspectRatio: `${picture.width} / ${picture.height}` }}>
          <Photo key={picture.id} picture={picture} alt={altIn(picture.alt, language, name)} sizes="92vw" isUrgent />
        </div>
        <figcaption aria-live="polite">
          <span>{altIn(picture.alt, language, '')}</span> {t('profile.photoOf', { n: shown + 1, total })}
        </figcaption>
      </figure>
      {total > 1 && (
        <>
          <button type="button" className={styles['previous']} aria-label={t('profile.previousPhoto')} onClick={() => step(-1)}>
            <Icon name="left" size={28} />
          </button>
          <button type="button" className={styles['next']} aria-label={t('profile.nextPhoto')} onClick={() => step(1)}>
            <Icon name="right" size={28} />
          </button>
        </>
      )}
    </dialog>
  );
}
