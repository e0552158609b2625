import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../base/calls/call.ts';

interface Submit {
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What is wrong with a field, by its name on the wire. */
  readonly refusalOf: (field: string) => string | undefined;
  /** What is wrong with the form as a whole. */
  readonly failure: string | undefined;
}

/** Sends a form once at a time. What the server refuses is shown at its field until that is another, and the first such field gets the focus. */
export function useSubmit(send: (fields: Readonly<Record<string, string>>) => Promise<void>): Submit {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const isUnderWay = useRef(false);
  const following = useRef<AbortController | null>(null);
  const run = async (form: HTMLFormElement): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setRefused(null);
    setMended(new Set());
    following.current?.abort();
    try {
      await send(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefused(failure);
      focusFirst(form, failure);
      following.current = new AbortController();
      const follow = ({ target }: Event) => {
        if (target instanceof Element) setMended((before) => new Set([...before, target.getAttribute('name') ?? '']));
      };
      form.addEventListener('input', follow, { signal: following.current.signal });
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return {
    isBusy,
    onSubmit(event) {
      event.preventDefault();
      void run(event.currentTarget);
    },
    refusalOf: (name) => (mended.has(name) ? undefined : refused?.fields.find(({ field }) => field === name)?.message),
    failure: refused === null || refused.fields.length > 0 ? undefined : refused.message,
  };
}

function focusFirst(form: HTMLFormElement, { fields }: ApiError): void {
  const refusedNames = new Set(fields.map(({ field }) => field));
  const first = [...form.elements].find((element) => refusedNames.has(element.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
}
