import { keep, keptText, readKept } from './kept.ts';

/** Keeps what stands in the form. */
export function keepForm(name: string, form: HTMLFormElement | null, isSigningIn = false): void {
  if (form !== null) keep(name, [...new FormData(form)], isSigningIn);
}

/** Fills the form with what was kept; what stands in it already is left alone. Answers whether anything was there. */
export function restoreForm(name: string, form: HTMLFormElement | null): boolean {
  const typed = readKept(keptText(name), Date.now());
  if (form === null || !Array.isArray(typed)) return false;
  const fields = typed.filter((one): one is [string, string] => Array.isArray(one) && one.every((part) => typeof part === 'string'));
  for (const [field, value] of fields) put(form, field, value);
  return fields.some(([, value]) => value !== '');
}

function put(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  if (isField && field.value === '') field.value = value;
}
