import './form.css';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { withWholeAmounts } from '../../texts/format.ts';
import { ApiError, wordsOf } from '../base/calls/call.ts';
import { Notice } from './notice.tsx';
import { sendBy } from './send-keys.ts';
import classes from './form.module.css';

/** What of a form that was refused is at the fields, the rest above them. */
export type Sendable = {
  readonly submit: () => Promise<boolean>;
  readonly failure: unknown;
  readonly refused: { readonly failure: unknown } | null;
  readonly stops: number;
  readonly isSending: boolean;
};
type FormProps = {
  /** For a button that sends the form from outside it. */
  readonly id?: string;
  readonly form: Sendable;
  /** What comes before sending: a question, for one. */
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
};

/** A form whose focus goes to the first field that is wrong. Ctrl+Enter sends it from any field; within a dialog the dialog does. */
export function Form({ id, form: { submit, failure, refused, stops, isSending }, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [unplaced, setUnplaced] = useState<string | null>(null);
  // Looks into the form once it shows what was refused.
  const placed = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (element !== null) setUnplaced(unplacedIn(element, refused));
    },
    [refused],
  );
  const said = failure === null ? unplaced : wordsOf(failure);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is above the fields may be out of sight of what sent them.
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [said, refused]);
  useEffect(() => {
    if (refused !== null || stops > 0) focusFirstInvalid(form.current);
  }, [refused, stops]);
  useEffect(() => {
    const element = form.current;
    if (element === null || element.closest('dialog') !== null) return undefined;
    const onKey = (event: KeyboardEvent) => sendBy(event, element.querySelector('[type="submit"]'));
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, []);
  const onSend = (event: FormEvent) => {
    event.preventDefault();
    if (onSubmit === undefined) void submit();
    else onSubmit();
  };
  return (
    <form ref={placed} id={id} noValidate onSubmit={onSend} className={classes['form']}>
      {said !== null && (
        <div ref={notice} className={isSending ? `${classes['said']} place-kept` : classes['said']}>
          <Notice tone="bad" says="at once">
            {said}
          </Notice>
        </div>
      )}
      {children}
    </form>
  );
}

/** What was refused for fields that neither the form nor what it is part of shows: it is said above the others instead of nowhere. */
function unplacedIn(form: HTMLFormElement, refused: Sendable['refused']): string | null {
  const fields = refused?.failure instanceof ApiError ? refused.failure.fields : [];
  if (fields.length === 0) return null;
  const shown = (form.closest('dialog, main') ?? form).textContent;
  const isShown = (message: string) => shown.includes(message) || shown.includes(withWholeAmounts(message));
  const missing = fields.map(({ message }) => message).filter((message) => !isShown(message));
  return missing.length === 0 ? null : missing.join(' ');
}

export function focusFirstInvalid(within: HTMLElement | null): void {
  within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
