import { useRef, useState } from 'react';
import type { Picture } from '../../../../contract/catalogue.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './gallery.module.css';
import { Lightbox } from './lightbox.tsx';

/** One large picture and four beside it; each opens the light box. Without scripts each opens the picture itself. */
export function Gallery({ pictures, name }: { readonly pictures: readonly Picture[]; readonly name: string }) {
  const { t, language } = useSite();
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLAnchorElement | null>(null);
  if (pictures.length === 0) return null;
  const total = pictures.length;
  const close = () => {
    setShown(null);
    opener.current?.focus();
  };
  return (
    <section className={styles['gallery']} aria-label={t('profile.gallery', { name })} data-count={Math.min(total, 5)}>
      {pictures.slice(0, 5).map((picture, index) => (
        <a
          key={picture.url}
          href={picture.url}
          aria-label={`${t('profile.openPhoto', { n: index + 1, total })}: ${picture.alt[language]}`}
          onClick={(event) => {
            event.preventDefault();
            opener.current = event.currentTarget;
            setShown(index);
          }}
        >
          <img
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt={picture.alt[language]}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
            decoding="async"
          />
        </a>
      ))}
      {total > 1 && (
        <button type="button" className={styles['all']} onClick={() => setShown(0)}>
          {t('profile.allPhotos', { n: total })} <Icon name="right" size={16} />
        </button>
      )}
      {shown !== null && <Lightbox pictures={pictures} name={name} shown={shown} onShow={setShown} onClose={close} />}
    </section>
  );
}
