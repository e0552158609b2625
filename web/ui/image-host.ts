import { createContext, use } from 'react';
import type { Picture } from '../../contract/pictures.ts';

/** Origin of pictures that everyone may see; null: that of the page. The same for the server that draws a page and the browser that takes it over. */
export const ImageHostContext = createContext<string | null>(null);

/** Addresses of pictures, and lists of addresses, on the image host. */
export const useImageHost = () => imagesOn(use(ImageHostContext));

/** As `useImageHost`, for what is no component. */
export function imagesOn(imageHost: string | null) {
  const host = imageHost ?? '';
  return {
    at: (path: string): string => imageAt(host, path),
    /** As the attribute `srcset` has them. */
    allAt: (srcset: Picture['sources'][number]['srcset']): string =>
      srcset
        .split(', ')
        .map((one) => imageAt(host, one))
        .join(', '),
  };
}

/** Only what is served to everyone is on the image host; what is shown before it was sent is in the browser alone. */
const imageAt = (host: string, path: string): string => (path.startsWith('/media/') ? host + path : path);
