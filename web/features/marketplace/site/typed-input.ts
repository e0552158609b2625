// What somebody typed survives the change of language, which loads the page anew (product 1), and the moment in which the scripts
// take the page over.

const key = 'typed-input';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** By field; a choice is true or false. */
export type TypedInput = Readonly<Record<string, string | boolean>>;
/** Secrets are never kept. */
const unkept = new Set(['password', 'hidden', 'submit', 'button', 'file']);

const fields = (): Field[] =>
  [...document.querySelectorAll<Field>('input[name], textarea[name], select[name]')].filter(
    ({ type, autocomplete }) => !unkept.has(type) && !autocomplete.endsWith('password'),
  );
const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';
/** Forms of one page may share a name; the order on the page tells them apart, and it is the same in both languages. */
const keysOf = (all: readonly Field[]): Map<Field, string> =>
  new Map(all.map((field) => [field, `${field.name} ${all.filter(({ name }) => name === field.name).indexOf(field)}`]));

function typedNow(): TypedInput {
  return Object.fromEntries([...keysOf(fields())].map(([field, name]) => [name, isChoice(field) ? field.checked : field.value]));
}

/** Remembers, for the same page in another language, what stands in the fields of this one. */
export function keepTypedInput(path: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, typed: typedNow() }));
  } catch {
    // Without storage the page opens as it would for anyone.
  }
}

/** What the page in the other language left, once; else what stands in the fields already. */
export function typedSoFar(path: string): TypedInput {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { path?: string; typed?: TypedInput } | null;
    sessionStorage.removeItem(key);
    return kept?.path === path && kept.typed ? kept.typed : typedNow();
  } catch {
    return typedNow();
  }
}

/** Puts typed input back and tells the components as if it had been typed now. */
export function restoreTypedInput(typed: TypedInput): void {
  for (const [field, name] of keysOf(fields())) {
    const value = typed[name];
    if (isChoice(field)) {
      if (value === true && !field.checked) field.click();
    } else if (typeof value === 'string' && value !== '') {
      // A filter that acts on change was chosen on the page before, not now: a select keeps quiet.
      if (field instanceof HTMLSelectElement) field.value = value;
      else type(field, value);
    }
  }
}

/**
 * React follows writes through the element's own `value` and ignores an input event that brings nothing new. So the field is emptied
 * through the element and filled through its prototype, as a keyboard would.
 */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
