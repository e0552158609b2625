import type { Picture } from '../../../contract/pictures.ts';
import { altIn } from '../../../core/pictures/rules.ts';
import { useLanguage } from '../../base/texts.ts';
import { useImageHost } from '../../ui/image-host.ts';
import { Photo } from '../../ui/photo.tsx';
import classes from './photo-links.module.css';

type PhotoLinksProps = {
  readonly pictures: readonly Picture[];
  /** What each is called that has no words of its own. */
  readonly nameOf: (n: number) => string;
};

/** Small photos in a row; each opens the picture itself in another tab. */
export function PhotoLinks({ pictures, nameOf }: PhotoLinksProps) {
  const language = useLanguage();
  const images = useImageHost();
  if (pictures.length === 0) return null;
  return (
    <ul className={classes['photos']}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <a href={images.at(picture.src)} target="_blank" rel="noreferrer">
            <Photo picture={picture} alt={altIn(picture.alt, language, nameOf(index + 1))} sizes="4.5rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}
