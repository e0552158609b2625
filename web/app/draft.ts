import { useEffect, useState } from 'react';

const keyOf = (form: string) => `BS.draft.${form}`;

/**
 * What was typed into a form, kept for this tab: a reload, an expired session or another language do not lose it. `discard` is
 * called when the form has done its work or was left on purpose.
 */
export function useDraft<T extends object>(
  form: string,
  initial: T,
): { draft: T; change: (part: Partial<T>) => void; discard: () => void } {
  const [draft, setDraft] = useState<T>(() => ({ ...initial, ...keptDraft<T>(form) }));
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) keepDraft(form, draft);
  }, [form, draft, isTouched]);
  return {
    draft,
    change(part) {
      setTouched(true);
      setDraft((before) => ({ ...before, ...part }));
    },
    discard() {
      setTouched(false);
      forgetDraft(form);
    },
  };
}

/** What was kept of a form, if anything. */
export function keptDraft<T extends object>(form: string): Partial<T> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

export function keepDraft(form: string, draft: object): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the convenience, not the form.
  }
}

export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept then.
  }
}
