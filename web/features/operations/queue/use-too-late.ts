import { type ReactNode, useState } from 'react';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { isTooLate } from './is-too-late.ts';

/** Whether a form came too late: its dialog then only says so, and has nothing to send. */
export function useTooLate() {
  const shell = useTexts(shellTexts);
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    /** What the server answered. */
    hear: (failure: unknown) => setOver(isTooLate(failure)),
    /** The buttons of the dialog: what sends the form, until it is too late. */
    buttons: (action: ReactNode) => (isOver ? { action: null, back: shell('close') } : { action }),
  };
}
