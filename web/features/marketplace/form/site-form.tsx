import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, wordsOf } from '../../../base/calls/call.ts';
import { afterPress } from '../../../ui/after-press.ts';
import { useHydrated } from '../site/use-hydrated.ts';
import { FormError } from './field.tsx';
import { isField, useFieldJudge } from './judge-fields.ts';
import { useFocusOnWrong } from './use-site-form.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

interface SiteFormProps<Name extends string> {
  /** Of `useSiteForm` or `useBareForm`. */
  readonly form: {
    readonly typed: Texts<Name>;
    readonly isSent: boolean;
    readonly refused: unknown;
    readonly stops: number;
    readonly change: (part: Partial<Texts<Name>>) => void;
    readonly see: (field: string) => void;
    readonly unread: (field: string, problem: string | null) => void;
    readonly submit: () => Promise<boolean>;
  };
  readonly className: string | undefined;
  /** It judges its fields by a rule of its own; otherwise what is empty and required, or no address, is said at its field. */
  readonly isJudged?: boolean;
  readonly children: ReactNode;
}

/**
 * The one form around fields that hold their own text, since browsers and password managers fill them in, and people do before the scripts arrive:
 * what is in the fields, by their names, is what is sent. Its method, `dialog`, sends nothing without scripts: no password ends up in an address.
 */
export function SiteForm<Name extends string>({ form, className, isJudged = false, children }: SiteFormProps<Name>) {
  const { typed, isSent, change, see, submit } = form;
  const { judge, forget } = useFieldJudge(form);
  const within = useFocusOnWrong<HTMLFormElement>(form);
  useShown(within, typed, isSent);
  useTouched(within, see);
  return (
    <form
      ref={within}
      className={className}
      method="dialog"
      noValidate
      onInput={(event) => {
        forget(event);
        change(textsIn(event.currentTarget, typed, event.target));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        change(textsIn(event.currentTarget, typed));
        if (!isJudged) judge(event);
        void submit();
      }}
    >
      {children}
    </form>
  );
}

interface FormFailureProps {
  readonly of: { readonly failure: unknown; readonly refused: { readonly failure: unknown } | null; readonly isSending: boolean };
}

/** What is wrong with a form as a whole, and what was refused for fields that it does not show. */
export function FormFailure({ of: { failure, refused, isSending } }: FormFailureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [unplaced, setUnplaced] = useState('');
  useLayoutEffect(() => {
    const fields = refused?.failure instanceof ApiError ? refused.failure.fields : [];
    const text = place.current?.closest('form, dialog, main')?.textContent ?? '';
    setUnplaced((before) => {
      const shown = text.replace(before, '');
      return fields.flatMap(({ message }) => (shown.includes(message) ? [] : [message])).join(' ');
    });
  }, [refused]);
  const said = failure === null ? unplaced : wordsOf(failure);
  return (
    <>
      <span ref={place} hidden />
      {said !== '' && <FormError isOld={isSending}>{said}</FormError>}
    </>
  );
}

/** Whether what was typed before is in the form as it opens. */
export function useWasKept({ isDirty }: { readonly isDirty: boolean }): boolean {
  const [wasKept] = useState(isDirty);
  // The server drew the page without it, and the first drawing here must be the same.
  return useHydrated() && wasKept;
}

/**
 * As the form opens, what was kept is in the fields that are empty; once it was sent, they are as they were at first. Who stands in such a field writes
 * over it.
 */
function useShown(within: RefObject<HTMLFormElement | null>, typed: Texts<string>, isSent: boolean): void {
  const [kept] = useState(typed);
  useLayoutEffect(() => {
    for (const [name, text] of Object.entries(kept)) {
      const field = fieldIn(within.current, name);
      if (field?.value !== '') continue;
      field.value = text;
      if (field === document.activeElement && 'select' in field) field.select();
    }
  }, [within, kept]);
  useEffect(() => {
    if (isSent) within.current?.reset();
  }, [within, isSent]);
}

/** Tells which fields were left. */
function useTouched(within: RefObject<HTMLFormElement | null>, see: (field: string) => void): void {
  useEffect(() => {
    const form = within.current;
    const leave = ({ target }: FocusEvent) => {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name !== null) afterPress(() => see(name));
    };
    form?.addEventListener('focusout', leave);
    return () => form?.removeEventListener('focusout', leave);
  }, [within, see]);
}

/** A field, or the radio buttons of one name: both have a value, and take one. */
function fieldIn(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  return isField(field) || field instanceof RadioNodeList ? field : null;
}
const isOf = (target: EventTarget, field: NonNullable<ReturnType<typeof fieldIn>>): boolean =>
  field instanceof RadioNodeList ? Array.from<EventTarget>(field).includes(target) : field === target;

/** What the fields of these names hold, or the one that is asked for. */
function textsIn<Name extends string>(form: HTMLFormElement, names: Texts<Name>, only?: EventTarget): Partial<Texts<Name>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name in names) {
    const field = fieldIn(form, name);
    if (field !== null && (only === undefined || isOf(only, field))) texts[name] = field.value;
  }
  return texts;
}
