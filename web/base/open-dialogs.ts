import { useSyncExternalStore } from 'react';
import { hideNotification } from './client-state.ts';

const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Says that a dialog is over the page; what was said in passing before is over with that. Answers what says that the dialog is gone. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  hideNotification();
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog over all else, if there is one: what is behind it is out of reach. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
