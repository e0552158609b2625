// Keeps what someone typed when the language is changed, which reloads the page (product 1), and while scripts hydrate the page.

const key = 'typed-input';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** By field; a choice is true or false. */
type TypedInput = Readonly<Record<string, string | boolean>>;
/** Secrets are never kept. */
const unkept = new Set(['password', 'hidden', 'submit', 'button', 'file']);

const fields = (): Field[] =>
  [...document.querySelectorAll<Field>('input, textarea, select')].filter(
    ({ type, autocomplete }) => !unkept.has(type) && !autocomplete.endsWith('password'),
  );
const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';
/** Forms of one page may share a name, and what scripts alone send needs none; the order on the page tells them apart, and it is the same in both languages. */
const keysOf = (all: readonly Field[]): Map<Field, string> =>
  new Map(all.map((field) => [field, `${field.name} ${all.filter(({ name }) => name === field.name).indexOf(field)}`]));

const valueOf = (field: Field): string | boolean => (isChoice(field) ? field.checked : field.value);
/** What was typed and the components have not been notified of yet: they may just have written over it. */
let followed: ReadonlyMap<string, string | boolean> = new Map();
const typedNow = (): TypedInput =>
  Object.fromEntries([
    ...[...keysOf(fields())].filter(([{ form }]) => form === null || form !== sent).map(([field, name]) => [name, valueOf(field)] as const),
    ...followed,
  ]);
/** The form that leads on by itself: what is in it goes along, and is nothing to come back to. */
let sent: HTMLFormElement | null = null;

/** Leaves the page as it is now, until the components look after it. */
const leave = (): void => {
  if (followed.size > 0 || fields().some(isChanged)) keepTypedInput(location.pathname + location.search);
};

/**
 * What is typed goes along over a reload and to the page in another language; so do what follows the `#`, which the browser alone knows, and the query of
 * a page that is the same for every query.
 */
export function keepTyped(): void {
  addEventListener('pagehide', leave);
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.method !== 'dialog') sent = target;
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link === null) return;
    link.hash = location.hash;
    if (link.search === '') link.search = location.search;
    keepTypedInput(link.pathname + link.search);
    removeEventListener('pagehide', leave);
  });
}

function keepTypedInput(address: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ address, typed: typedNow() }));
  } catch {
    // Without storage the page opens as it would for anyone.
  }
}

/** What was left for this page, once. What is for the page in the other language stays: the scripts of a page may arrive while it is being left. */
function takeKept(): TypedInput {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { address?: string; typed?: TypedInput } | null;
    if (kept?.address !== location.pathname + location.search) return {};
    sessionStorage.removeItem(key);
    return kept.typed ?? {};
  } catch {
    return {};
  }
}

/** Components hear of a choice by the click. */
const followedEvents = ['input', 'change', 'click'] as const;

/**
 * Follows what is typed and chosen until the components have taken the page over: it starts with what the page in the other language
 * left and with what is in the fields other than the server wrote it. The returned function ends that: it puts everything back and
 * tells the components as if it had been typed now.
 */
export function followTypedInput(): () => Promise<void> {
  const kept = takeKept();
  const typed = new Map<string, string | boolean>();
  followed = typed;
  for (const [field, name] of keysOf(fields())) {
    const before = kept[name];
    if (isChanged(field)) typed.set(name, valueOf(field));
    else if (before !== undefined && before !== valueOf(field)) typed.set(name, before);
  }
  const follow = (event: Event) => {
    for (const [field, name] of keysOf(fields())) {
      if (field !== event.target || (event.type === 'click' && !isChoice(field))) continue;
      typed.set(name, valueOf(field));
      // The components hear already, and before they can draw what they hear they write over it: they hear it once, at the end.
      event.stopPropagation();
    }
  };
  for (const kind of followedEvents) document.addEventListener(kind, follow, true);
  return async () => {
    for (const kind of followedEvents) document.removeEventListener(kind, follow, true);
    await restore(typed);
    followed = new Map();
    removeEventListener('pagehide', leave);
  };
}

/** Whether a field shows something else than the server wrote into it. */
function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const written = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, written);
}

/** One field after the other, as people do it: between two, the components draw what they were told. */
async function restore(typed: ReadonlyMap<string, string | boolean>): Promise<void> {
  for (const [field, name] of keysOf(fields())) {
    const value = typed.get(name);
    if (value === undefined) continue;
    if (isChoice(field)) {
      // A radio button is withdrawn by choosing another one.
      if (!value && field.type === 'radio') continue;
      // The components know nothing of a choice that still shows either: pressed, it would be withdrawn.
      field.checked = !value;
      field.click();
    } else if (field instanceof HTMLSelectElement) choose(field, String(value));
    else type(field, String(value));
    await Promise.resolve();
  }
}

/**
 * React follows writes through the element's own `value` and ignores an input event that brings nothing new. So the field gets another
 * value through the element and its own through its prototype, as from a keyboard.
 */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A filter that acts on change was chosen before, not now, so it keeps quiet; a form that scripts send has to hear of the choice. */
function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  if (field.form?.method === 'dialog') field.dispatchEvent(new Event('change', { bubbles: true }));
}
