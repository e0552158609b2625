// What somebody typed survives the change of language, which loads the page anew (product 1).

const key = 'typed-input';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Secrets are never kept, and a token in the address is not typed. */
const unkept = new Set(['password', 'hidden', 'submit', 'button', 'file']);

const fields = (): Field[] =>
  [...document.querySelectorAll<Field>('input[name], textarea[name], select[name]')].filter(({ type }) => !unkept.has(type));
const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';
/** Forms of one page may share a name; the order on the page tells them apart, and it is the same in both languages. */
const nameOf = (field: Field, all: readonly Field[]): string =>
  `${field.name}#${all.filter(({ name }) => name === field.name).indexOf(field)}`;

/** Remembers for the next page what stands in the fields of this one. */
export function keepTypedInput(): void {
  const all = fields();
  const typed = Object.fromEntries(all.map((field) => [nameOf(field, all), isChoice(field) ? field.checked : field.value]));
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Without storage the page opens as it would for anyone.
  }
}

/** Puts remembered input back, once, and tells the components as if it had been typed. */
export function restoreTypedInput(): void {
  const typed = takeTyped();
  if (typed === null) return;
  const all = fields();
  for (const field of all) {
    const value = typed[nameOf(field, all)];
    if (typeof value === 'boolean' && isChoice(field)) {
      if (field.checked !== value && value) field.click();
    } else if (typeof value === 'string' && field.value !== value) {
      setNatively(field, value);
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    }
  }
}

/** React overrides the setter of the element to follow its own writes; the prototype's setter is the one a person's typing uses. */
function setNatively(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
}

function takeTyped(): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    return typeof kept === 'object' && kept !== null ? { ...kept } : null;
  } catch {
    return null;
  }
}
