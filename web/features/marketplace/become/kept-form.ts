// What a business typed waits in its tab until it is sent: a reload or a wrong link loses nothing.

const key = 'become';

/** Writes down what stands in the form. */
export function keepForm(form: HTMLFormElement | null): void {
  if (form === null) return;
  try {
    sessionStorage.setItem(key, JSON.stringify([...new FormData(form)]));
  } catch {
    // Without storage the form works as any form does.
  }
}

/** Fills the form with what was kept; what stands in it already is left alone. */
export function restoreForm(form: HTMLFormElement | null): void {
  if (form === null) return;
  try {
    for (const [name, value] of JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, string][]) {
      const field = form.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
      if (isField && field.value === '') field.value = value;
    }
  } catch {
    // What cannot be read is as good as nothing.
  }
}

export function forgetForm(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}
