// What was typed into a form, kept for this tab: a reload, an expired session or another language do not lose it.

const keyOf = (form: string) => `BS.draft.${form}`;

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
