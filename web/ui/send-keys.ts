/** A press of keys, of React or of the browser. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'preventDefault'> & { readonly repeat: boolean };

/** Whether these keys send what is being written or decided: Ctrl+Enter, on a Mac Cmd+Enter. */
export const isSend = ({ key, ctrlKey, metaKey }: Pick<KeyPress, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);

/** Presses a button for anyone who pressed these keys; one that is busy or switched off stays as it is. Once for each press. */
export function sendBy(event: KeyPress, button: Element | null | undefined): void {
  if (!isSend(event) || event.defaultPrevented || event.repeat || !(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  if (button.getAttribute('aria-disabled') !== 'true') button.click();
}
