import { useEffect, useState, useSyncExternalStore } from 'react';
import { forgetDraft, keepDraft, keptDraft } from './draft.ts';
import { createDraftSaver, type DraftSaver, type Kept, type SaveOutcome } from './draft-saver.ts';

type Wiring<Content extends object> = {
  /** Under which it is kept in this tab. */
  readonly form: string;
  readonly saved: Kept<Content> & { readonly savedAt: string };
  readonly send: (draft: Kept<Content>, isLeaving: boolean) => Promise<SaveOutcome>;
};

/** Something that is saved by itself while it is written: a last time when the page is hidden or left, and again when the network is back. */
export function useDraftSaver<Content extends object>(wiring: Wiring<Content>) {
  const [saver] = useState(() => start(wiring));
  useEffect(() => {
    saver.start();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush(true);
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
  return { saver, ...useSyncExternalStore(saver.subscribe, saver.get) };
}

function start<Content extends object>({ form, saved, send }: Wiring<Content>): DraftSaver<Content> {
  const kept = keptDraft<Kept<Content>>(form);
  return createDraftSaver({
    saved,
    kept: kept.revision === undefined || kept.content === undefined ? null : { revision: kept.revision, content: kept.content },
    keep: (now) => (now === null ? forgetDraft(form) : keepDraft(form, now)),
    send,
  });
}
