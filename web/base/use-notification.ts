import { type MouseEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type ClientState, hideNotification } from './client-state.ts';
import { useTopDialog } from './open-dialogs.ts';
import { useClientState } from './use-client-state.ts';

interface Shown {
  readonly notification: ClientState['notification'];
  /** Puts what says it, which has `ref`, in reach: into the dialog that is open, if there is one. */
  readonly inReach: (said: ReactElement) => ReactNode;
  readonly ref: { current: HTMLOutputElement | null };
  /** Of the button that takes it away. */
  readonly closeProps: {
    readonly onFocus: (event: { readonly relatedTarget: EventTarget | null }) => void;
    readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  };
}

/** What is said in passing: it goes by itself after `shownMs`, not while someone is on it. After its button the focus is where it was before. */
export function useNotification(shownMs: number): Shown {
  const notification = useClientState((state) => state.notification);
  const dialog = useTopDialog();
  const ref = useRef<HTMLOutputElement>(null);
  const before = useRef<EventTarget>(null);
  // With each that is said, the same words too.
  useEffect(() => {
    if (!notification.visibility) return undefined;
    const timer = setInterval(() => ref.current?.querySelector(':hover, :focus') ?? hideNotification(), shownMs);
    return () => clearInterval(timer);
  }, [notification, shownMs]);
  return {
    notification,
    inReach: (said) => (dialog === null ? said : createPortal(said, dialog)),
    ref,
    closeProps: {
      onFocus: ({ relatedTarget }) => (before.current = relatedTarget),
      onClick: ({ currentTarget }) => {
        const hadFocus = currentTarget === document.activeElement;
        hideNotification();
        if (hadFocus && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
      },
    },
  };
}
