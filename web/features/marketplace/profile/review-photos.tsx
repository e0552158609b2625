import type { Picture } from '../../../../contract/pictures.ts';
import { altIn } from '../../../../core/pictures/rules.ts';
import { useImageHost } from '../../../ui/image-host.ts';
import { Photo } from '../../../ui/photo.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './reviews.module.css';
import { prepareLightbox, useLightbox } from './use-lightbox.tsx';

/** The photos of a review, small; each opens the light box. Without scripts each opens the picture itself. */
export function ReviewPhotos({ pictures, author }: { readonly pictures: readonly Picture[]; readonly author: string }) {
  const { t, language } = useSite();
  const images = useImageHost();
  const name = t('profile.photosBy', { name: author });
  const { open, lightbox } = useLightbox(pictures, name);
  const total = pictures.length;
  return (
    <>
      <ul className={styles['photos']} aria-label={name}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <a
              href={images.at(picture.src)}
              aria-label={[t('profile.openPhoto', { n: index + 1, total }), altIn(picture.alt, language, '')].filter(Boolean).join(': ')}
              data-scripted
              onPointerEnter={prepareLightbox}
              onClick={(event) => {
                event.preventDefault();
                open(index, event.currentTarget);
              }}
            >
              <Photo picture={picture} alt="" sizes="6rem" />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
