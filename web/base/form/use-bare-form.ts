import { useEffect, useInsertionEffect, useState, useSyncExternalStore } from 'react';
import { createForm, type Wiring } from './form.ts';
import { viewOf } from './view.ts';

/** A form where no one is told that the session is over: its `send` does that, if it has to. */
export function useBareForm<T extends object, Answer, Value = T>(wiring: Wiring<T, Value, Answer>) {
  const [form] = useState(() => createForm(wiring));
  useInsertionEffect(() => form.follow(wiring));
  useEffect(() => form.recall(), [form, wiring.key]);
  // Back from another page, the browser may show this page as it was left: on its way out.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) form.reopen();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [form]);
  const state = useSyncExternalStore(form.subscribe, form.get, form.get);
  const whole = { ...form, ...viewOf(state, wiring) };
  return {
    ...whole,
    /** What a field that holds one part of the form needs. */
    at: <K extends keyof T & string>(name: K) => ({
      editor: whole,
      field: name,
      value: whole.typed[name],
      onChange: (value: T[K]) => form.write(name, value),
    }),
  };
}
