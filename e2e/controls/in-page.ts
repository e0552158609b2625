// Runs inside every page of a journey: records which controls a person could use and which were used. Each function is sent to the page as source code, so it
// can only refer to its arguments and the other functions of this file.

/** An element as the page knows it; what it is called in both languages is decided later. */
export interface Sighting {
  readonly how: 'seen' | 'used';
  readonly language: string;
  readonly path: string;
  /** Part of what surrounds every page of an area, not of this page. */
  readonly isFrame: boolean;
  readonly role: string;
  readonly name: string;
  /** Of links: where they lead. */
  readonly href: string;
}

/** The name by which the window tells a journey what it saw. */
export const binding = '__control';
/** The name by which a journey asks a window to look around. */
export const lookAround = '__lookAround';

const interactive = `a[href],button,select,textarea,summary,input:not([type=hidden]),${[
  'button',
  'tab',
  'switch',
  'checkbox',
  'radio',
  'option',
  'slider',
  'combobox',
  'menuitem',
  'menuitemradio',
]
  .map((role) => `[role=${role}]`)
  .join(',')}`;

const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 160);

/** What an element says, as it is read out: pictures by their alternative, decoration not at all. */
function spoken(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  if (node.getAttribute('aria-hidden') === 'true' || node.matches('script,style,select,input,textarea')) return '';
  const told = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  return told ?? [...node.childNodes].map(spoken).join(' ');
}

function roleOf(element: Element): string {
  const told = element.getAttribute('role');
  if (told !== null) return told;
  if (element instanceof HTMLInputElement) {
    const { type } = element;
    if (['button', 'submit', 'reset', 'image'].includes(type)) return 'button';
    return ['checkbox', 'radio', 'file'].includes(type) ? type : type === 'range' ? 'slider' : 'field';
  }
  const roles: Record<string, string> = { A: 'link', SELECT: 'select', TEXTAREA: 'field', SUMMARY: 'disclosure' };
  return roles[element.tagName] ?? 'button';
}

function nameOf(element: Element): string {
  if (roleOf(element) === 'radio') {
    // Which of them was chosen is data: a group is one control.
    const group = element.closest('[role=radiogroup],fieldset');
    if (group !== null && group !== element) {
      const named = group.getAttribute('aria-labelledby');
      const by = named === null ? group.querySelector('legend') : document.getElementById(named);
      return tidy(group.getAttribute('aria-label') ?? (by === null ? null : spoken(by))) || tidy(element.getAttribute('name'));
    }
  }
  const ids = element.getAttribute('aria-labelledby');
  const labelled = ids?.split(/\s+/).map((id) => document.getElementById(id));
  const byId = tidy(labelled?.map((label) => (label === null ? '' : spoken(label))).join(' '));
  if (byId !== '') return byId;
  const told = tidy(element.getAttribute('aria-label'));
  if (told !== '') return told;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
  const label = isField ? tidy([...(element.labels ?? [])].map(spoken).join(' ')) : tidy(spoken(element));
  return label || tidy(element.getAttribute('title')) || tidy(element.getAttribute('placeholder')) || tidy(element.getAttribute('name'));
}

function sightingOf(how: Sighting['how'], element: Element): Sighting {
  const role = roleOf(element);
  return {
    how,
    language: document.documentElement.lang,
    path: location.pathname,
    // The search over every page of the dashboard is part of its frame, and so is what is said in passing at its edge.
    isFrame:
      element.closest('[class*="Spotlight"], [class*="toast"]') !== null ||
      (element.closest('main,[role=dialog],dialog') === null && element.closest('header,footer,nav,aside') !== null),
    role,
    name: role === 'link' ? '' : nameOf(element),
    href: element instanceof HTMLAnchorElement ? element.href : '',
  };
}

function watch(selector: string, tellName: string, lookName: string): void {
  if (window.top !== window) return;
  const told = new Set<string>();
  // One call for all that is new: each is answered by the journey, and a page has hundreds of controls.
  const tell = (sightings: readonly Sighting[]): void => {
    const lines = [...new Set(sightings.map((sighting) => JSON.stringify(sighting)))].filter((line) => !told.has(line));
    for (const line of lines) told.add(line);
    const to: unknown = Reflect.get(window, tellName);
    if (lines.length > 0 && typeof to === 'function') to(lines.join('\n'));
  };
  const look = (): void => {
    const seen = [...document.querySelectorAll(selector)].filter(
      (element) =>
        !element.matches(':disabled,[aria-disabled=true]') &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    tell(seen.map((element) => sightingOf('seen', element)));
  };
  const used = (event: Event): void => {
    const element = event.composedPath().find((node) => node instanceof Element && node.matches(selector));
    if (element instanceof Element) tell([sightingOf('used', element)]);
  };
  // In the capture phase, before the page has changed by what was done.
  for (const type of ['click', 'input', 'change']) window.addEventListener(type, used, true);
  window.addEventListener(
    'keydown',
    (event) => {
      if (/^(Arrow|Home|End|Enter| )/.test(event.key)) used(event);
    },
    true,
  );
  Reflect.set(window, lookName, look);
}

/** The script itself. */
export const inPage = (): string =>
  `(() => { const tidy = ${String(tidy)};\n${[spoken, roleOf, nameOf, sightingOf, watch].map(String).join('\n')}\n` +
  `watch(${[interactive, binding, lookAround].map((value) => JSON.stringify(value)).join()}); })()`;
