import './form.css';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { ApiError } from '../base/calls/call.ts';
import { Notice } from './notice.tsx';
import { sendBy } from './send-keys.ts';
import { useFailureText } from './page-state.tsx';
import classes from './form.module.css';

type FormProps = {
  /** For a button that sends the form from outside it. */
  readonly id?: string;
  readonly onSubmit: () => void;
  /** What the server refused, or why it could not be asked. Refusals of fields stand at the fields; the rest above the form. */
  readonly failure: unknown;
  readonly children: ReactNode;
  /** For whoever leads to a field of it. */
  readonly formRef?: RefObject<HTMLFormElement | null>;
};

/** A form whose focus goes to the first field that is wrong. Ctrl+Enter sends it from any field; within a dialog the dialog does. */
export function Form({ id, onSubmit, failure, children, formRef }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = formRef ?? own;
  useEffect(() => {
    if (failure !== null) focusFirstInvalid(form.current);
  }, [failure, form]);
  useEffect(() => {
    const element = form.current;
    if (element === null || element.closest('dialog') !== null) return undefined;
    const onKey = (event: KeyboardEvent) => sendBy(event, element.querySelector('[type="submit"]'));
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [form]);
  const isGeneral = failure !== null && Object.keys(fieldMessages(failure)).length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    // What a form finds wrong before it asks the server is at the fields when they have been drawn.
    requestAnimationFrame(() => focusFirstInvalid(form.current));
  };
  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className={classes['form']}>
      {isGeneral && <General failure={failure} />}
      {children}
    </form>
  );
}

function General({ failure }: { readonly failure: unknown }) {
  return (
    <Notice tone="bad" says="at once">
      {useFailureText(failure)}
    </Notice>
  );
}

/** What the server says about single fields, by their name on the wire. */
export function fieldMessages(failure: unknown): Readonly<Record<string, string>> {
  if (!(failure instanceof ApiError)) return {};
  return Object.fromEntries(failure.fields.map(({ field, message }) => [field, message]));
}

export function focusFirstInvalid(within: HTMLElement | null): void {
  within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
