import type { Picture } from '../../../../contract/pictures.ts';
import { altIn } from '../../../../core/pictures/rules.ts';
import { useImageHost } from '../../../ui/image-host.ts';
import { Photo } from '../../../ui/photo.tsx';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './gallery.module.css';
import { prepareLightbox, useLightbox } from './use-lightbox.tsx';

/** How wide the first picture is drawn. */
const firstSizes = '(max-width: 48rem) calc(100vw - 2rem), 40rem';
/** The first picture of a gallery, for the head of its page. */
export const firstOf = ([picture]: readonly Picture[]) => picture && { picture, sizes: firstSizes };

/** One large picture and four beside it; each opens the light box. Without scripts each opens the picture itself. */
export function Gallery({ pictures, name }: { readonly pictures: readonly Picture[]; readonly name: string }) {
  const { t, language } = useSite();
  const images = useImageHost();
  const { open, lightbox } = useLightbox(pictures, name);
  if (pictures.length === 0) return null;
  const total = pictures.length;
  const altOf = ({ alt }: Picture) => altIn(alt, language, name);
  return (
    <section className={styles['gallery']} aria-label={t('profile.gallery', { name })} data-count={Math.min(total, 5)}>
      {pictures.slice(0, 5).map((picture, index) => (
        <a
          key={picture.id}
          href={images.at(picture.src)}
          aria-label={`${t('profile.openPhoto', { n: index + 1, total })}: ${altOf(picture)}`}
          data-scripted
          onPointerEnter={prepareLightbox}
          onClick={(event) => {
            event.preventDefault();
            open(index, event.currentTarget);
          }}
        >
          <Photo
            picture={picture}
            alt={altOf(picture)}
            sizes={index === 0 ? firstSizes : '(max-width: 48rem) 1px, 20rem'}
            isUrgent={index === 0}
          />
        </a>
      ))}
      {total > 1 && (
        <button type="button" className={styles['all']} onClick={({ currentTarget }) => open(0, currentTarget)}>
          {t('profile.allPhotos', { n: total })} <Icon name="right" size={16} />
        </button>
      )}
      {lightbox}
    </section>
  );
}
