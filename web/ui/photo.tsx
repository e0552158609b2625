import type { Picture } from '../../contract/pictures.ts';
import { useImageHost } from './image-host.ts';
import classes from './photo.module.css';

type PhotoProps = {
  readonly picture: Picture;
  /** What it shows, in the reader's language; empty where the words beside it say so already. */
  readonly alt: string;
  /** How wide it is drawn, as the attribute `sizes` says it: which file is fetched depends on it. */
  readonly sizes: string;
  /** On screen from the start: fetched at once and before others. The rest is fetched when it comes near. */
  readonly isUrgent?: boolean;
  /** `cover` fills the place it is given; `natural` keeps its proportions, as wide as it may be. */
  readonly fit?: 'cover' | 'natural';
};

/**
 * A picture of a vendor, wherever it is shown: its tone or a blurred preview is in its place from the first paint, and the file that
 * fits the screen is laid over it. Needs no script and no style of its own page.
 */
export function Photo({ picture, alt, sizes, isUrgent = false, fit = 'cover' }: PhotoProps) {
  const { src, sources, width, height } = picture;
  const images = useImageHost();
  return (
    <span className={classes['photo']} data-fit={fit}>
      <Ground picture={picture} />
      <picture>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={images.allAt(srcset)} sizes={sizes} />
        ))}
        <img
          src={images.at(src)}
          width={width}
          height={height}
          alt={alt}
          loading={isUrgent ? 'eager' : 'lazy'}
          fetchPriority={isUrgent ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
}

/** A tone is drawn, not styled: pages that come from the server may carry no style of their own. */
function Ground({ picture: { blur, color } }: { readonly picture: Picture }) {
  if (blur !== '') return <img className={classes['ground']} src={blur} alt="" aria-hidden />;
  return (
    <svg className={classes['ground']} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <rect width="1" height="1" fill={color} />
    </svg>
  );
}
