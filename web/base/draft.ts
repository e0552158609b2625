// What was typed into a form, kept for this tab: a reload, an expired session or another language do not lose it.
import { fieldsOf } from '../../core/unknown.ts';

const lentMs = 24 * 60 * 60 * 1000;
const keyOf = (form: string) => `BS.draft.${form}`;
/** What outlives the tab. Other runtimes than browsers have none, or warn of it. */
const browserStorage = (): Storage | undefined => (typeof document === 'undefined' ? undefined : localStorage);

/** The form in which someone says with which address to sign in: it is typed once, also when the password is forgotten or there is no account yet. */
export const signInDraft = 'sign-in';

/** What was kept of a form, if anything. */
export function keptDraft<T extends object>(form: string, now = Date.now()): Partial<T> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? lentText(form, now) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

export function keepDraft(form: string, draft: object): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
    browserStorage()?.removeItem(keyOf(form));
  } catch {
    // A full or forbidden storage costs the convenience, not the form.
  }
}

/** While its writer signs in, what was kept is in other tabs too, for a day: a link in an email opens another one. */
export function lendDraft(form: string, now = Date.now()): void {
  try {
    const text = sessionStorage.getItem(keyOf(form));
    if (text !== null) browserStorage()?.setItem(keyOf(form), JSON.stringify({ text, lentAt: now }));
  } catch {
    // This tab has it still.
  }
}

function lentText(form: string, now: number): string | null {
  const { text, lentAt } = fieldsOf(JSON.parse(browserStorage()?.getItem(keyOf(form)) ?? '{}'));
  return typeof text === 'string' && typeof lentAt === 'number' && now - lentAt < lentMs ? text : null;
}

export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
    browserStorage()?.removeItem(keyOf(form));
  } catch {
    // Nothing was kept then.
  }
}
