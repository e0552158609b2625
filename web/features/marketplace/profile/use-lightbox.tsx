import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Picture } from '../../../../contract/pictures.ts';
import { useImageHost } from '../../../ui/image-host.ts';
import type { LightboxProps } from './lightbox.tsx';

/** The light box travels when someone is about to open it. */
const fetchLightbox = () => import('./lightbox.tsx').then((m) => m.Lightbox);

/** Called as someone is about to open it. */
export const prepareLightbox = (): void => void fetchLightbox().catch(() => undefined);

/** Opens pictures of a list in the light box; `lightbox` is where it stands. The focus goes back to what opened it. */
export function useLightbox(
  pictures: readonly Picture[],
  name: string,
): { readonly open: (index: number, from: HTMLElement) => void; readonly lightbox: ReactNode } {
  const images = useImageHost();
  const [shown, setShown] = useState<number | null>(null);
  const [opening, setOpening] = useState(0);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const open = (index: number, from: HTMLElement) => {
    opener.current = from;
    setShown(index);
    // A new one each time: one that was left tells so only later, perhaps when the next is open.
    setOpening((count) => count + 1);
    // Without it there is still the picture itself.
    fetchLightbox().then(
      (arrived) => setLightbox(() => arrived),
      () => location.assign(images.at(pictures[index]?.src ?? '')),
    );
  };
  const close = () => {
    setShown(null);
    opener.current?.focus();
  };
  const lightbox =
    shown !== null && Lightbox !== null ? (
      <Lightbox key={opening} pictures={pictures} name={name} shown={shown} onShow={setShown} onClose={close} />
    ) : null;
  return { open, lightbox };
}
