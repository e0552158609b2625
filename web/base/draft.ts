import { useEffect, useRef, useState } from 'react';

const keyOf = (form: string) => `BS.draft.${form}`;

type Draft<T> = {
  readonly draft: T;
  readonly change: (part: Partial<T>) => void;
  /** The form has done its work or was left on purpose. */
  readonly discard: () => void;
  /**
   * What was sent has been saved: the form shows it as it was saved. When more was typed while the answer was under way, that stays, as
   * unsaved, and the answer is false.
   */
  readonly settle: (sent: T, saved: T) => boolean;
};

/** What was typed into a form, kept for this tab: a reload, an expired session or another language do not lose it. */
export function useDraft<T extends object>(form: string, initial: T): Draft<T> {
  const [draft, setDraft] = useState<T>(() => ({ ...initial, ...keptDraft<T>(form) }));
  const [isTouched, setTouched] = useState(false);
  // What was typed last, also before the next rendering.
  const latest = useRef(draft);
  useEffect(() => {
    if (isTouched) keepDraft(form, draft);
  }, [form, draft, isTouched]);
  const put = (next: T) => {
    latest.current = next;
    setDraft(next);
  };
  const discard = () => {
    setTouched(false);
    forgetDraft(form);
  };
  return {
    draft,
    change(part) {
      setTouched(true);
      put({ ...latest.current, ...part });
    },
    discard,
    settle(sent, saved) {
      if (JSON.stringify(latest.current) !== JSON.stringify(sent)) return false;
      put(saved);
      discard();
      return true;
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
