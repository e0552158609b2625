// Keeps what somebody typed until it is sent: a reload, a wrong link or signing in first loses nothing.
import { storages } from '../../../base/local-storage.ts';

const lifeMs = 24 * 60 * 60 * 1000;
const keyOf = (name: string): string => `form.${name}`;

/** Writes down what stands in the form: for this tab; while its writer signs in, for a day in the browser, since a link in a mail opens another tab. */
export function keepForm(name: string, form: HTMLFormElement | null, isSigningIn = false): void {
  if (form === null) return;
  const kept = JSON.stringify({ typed: [...new FormData(form)], keptAt: Date.now() });
  for (const storage of storages(isSigningIn)) storage.setItem(keyOf(name), kept);
}

/** Fills the form with what was kept; what stands in it already is left alone. Answers whether anything was there. */
export function restoreForm(name: string, form: HTMLFormElement | null): boolean {
  if (form === null) return false;
  try {
    const text = storages(true)
      .map((storage) => storage.getItem(keyOf(name)))
      .find((kept) => kept !== null);
    const { typed, keptAt } = JSON.parse(text ?? '{"typed":[],"keptAt":0}') as { typed: [string, string][]; keptAt: number };
    if (Date.now() - keptAt > lifeMs) return false;
    for (const [field, value] of typed) put(form, field, value);
    return typed.some(([, value]) => value !== '');
  } catch {
    // What cannot be read is as good as nothing.
    return false;
  }
}

export function forgetForm(name: string): void {
  for (const storage of storages(true)) storage.removeItem(keyOf(name));
}

function put(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  if (isField && field.value === '') field.value = value;
}
