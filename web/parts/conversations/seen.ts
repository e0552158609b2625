import type { Thread } from './thread.ts';

/** The window a conversation is shown in. */
export interface Onlooker {
  readonly isVisible: () => boolean;
  readonly hasFocus: () => boolean;
  /** Calls when either may have changed; the returned function stops that. */
  readonly follow: (listener: () => void) => () => void;
}

/**
 * Marks a conversation as read while someone looks at it, whichever of its parts arrives last. Opening it in a visible window is looking at it;
 * what comes later has not been read while the window is not used. The returned function ends it.
 */
export function markWhileSeen(thread: Pick<Thread, 'get' | 'subscribe' | 'seen'>, { isVisible, hasFocus, follow }: Onlooker): () => void {
  let isOpened = false;
  const look = () => {
    const { conversation, messages } = thread.get();
    if (conversation === null || messages.length === 0 || !isVisible() || (isOpened && !hasFocus())) return;
    isOpened = true;
    thread.seen();
  };
  const stops = [thread.subscribe(look), follow(look)];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}

/** The window of the browser. */
export const browserWindow: Onlooker = {
  isVisible: () => document.visibilityState === 'visible',
  hasFocus: () => document.hasFocus(),
  follow(listener) {
    addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  },
};
