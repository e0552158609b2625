import { useInsertionEffect, useState, useSyncExternalStore } from 'react';
import { createDocument, type DocumentWiring } from './document.ts';
import { useSaver } from './use-saver.ts';
import { viewOf } from './view.ts';

/**
 * A document: saves itself while it is written, whatever is still wrong with it (decision 0074). What is wrong is said by the same rule as in a form that
 * is sent: once a field was left, or all were asked for.
 */
export function useDocument<T extends object>(wiring: DocumentWiring<T>) {
  const [draft] = useState(() => createDocument(wiring));
  useInsertionEffect(() => draft.follow(wiring));
  useSaver(draft);
  const state = useSyncExternalStore(draft.subscribe, draft.get, draft.get);
  return { ...draft, ...viewOf(state, wiring) };
}
