import { useEffect } from 'react';
import type { Saver } from './saver.ts';

/** Saves while the page is there: a last time when it is hidden or left, and again when the network is back. */
export function useSaver(saver: Pick<Saver, 'start' | 'flush' | 'stop'>): void {
  useEffect(() => {
    saver.start();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush({ isLeaving: true });
    };
    const onOnline = () => void saver.flush();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('online', onOnline);
      saver.stop();
    };
  }, [saver]);
}
