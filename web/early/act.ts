// A page can be read before its scripts have loaded. What someone presses, chooses or submits meanwhile is remembered and done as soon as possible, once each.

/** Finds what was sent or pressed, and does it; by what it was, so that who presses in vain and again is heard once. */
const acts = new Map<Element, () => void>();

/** The element itself or, when the page has drawn it anew (a form with a kept draft), the one in its place. */
function finder<E extends Element>(element: E, all: () => Iterable<E>): () => E | undefined {
  const place = [...all()].indexOf(element);
  return () => (element.isConnected ? element : [...all()][place]);
}

/**
 * While the components take the page over they hear already, and know nothing yet of what was typed before: what is remembered they hear later. Nothing else
 * listens below.
 */
const holdBack = (event: Event): void => event.stopPropagation();

/** What was pressed is seen to have been heard until it is done. It has a mark of its own: buttons that are at work have their look already. */
function markHeard(pressed: HTMLElement): () => void {
  pressed.dataset['heard'] = '';
  pressed.ariaBusy = 'true';
  return () => {
    delete pressed.dataset['heard'];
    pressed.ariaBusy = null;
  };
}

const keepSubmit = (event: SubmitEvent): void => {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement) || target.method !== 'dialog') return;
  holdBack(event);
  const find = finder(target, () => document.forms);
  const endMark = submitter === null ? null : markHeard(submitter);
  acts.set(target, () => {
    endMark?.();
    find()?.requestSubmit();
  });
};

/** A link that does something else than lead on once the scripts are there; without them it leads on. */
const scriptedLinks = 'a[data-scripted]';

const keepPress = (event: MouseEvent): void => {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(`button, ${scriptedLinks}`) : null;
  if (pressed instanceof HTMLButtonElement) {
    // A button that sends is heard as what it sends, one that opens something by itself has done so.
    if (pressed.type !== 'button' || pressed.popoverTargetElement !== null) return;
  } else {
    // In another window or tab it leads on as any link.
    if (pressed === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
  }
  holdBack(event);
  const find = finder<HTMLElement>(pressed, () => document.querySelectorAll(`button, ${scriptedLinks}`));
  const endMark = markHeard(pressed);
  acts.set(pressed, () => {
    endMark();
    find()?.click();
  });
};

/** A choice that acts at once, as a filter does. What is typed into other forms reaches the components by itself (typed-input.ts). */
const keepChoice = (event: Event): void => {
  const { target } = event;
  const isFile = target instanceof HTMLInputElement && target.type === 'file';
  if (!isFile && (!(target instanceof HTMLSelectElement) || target.form === null || target.form.method === 'dialog')) return;
  holdBack(event);
  if (isFile) return keepFiles(target);
  const find = finder(target, () => document.querySelectorAll('select'));
  acts.set(target, () => find()?.dispatchEvent(new Event('change', { bubbles: true })));
};

/** Files that were chosen: they go along to the field that is in the place of this one. */
function keepFiles(field: HTMLInputElement): void {
  const { files } = field;
  const find = finder(field, () => document.querySelectorAll<HTMLInputElement>('input[type="file"]'));
  acts.set(field, () => {
    const found = find();
    if (found === undefined) return;
    found.files = files;
    found.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

export function keepEarlyActs(): void {
  document.addEventListener('submit', keepSubmit, true);
  document.addEventListener('click', keepPress, true);
  document.addEventListener('change', keepChoice, true);
}

/** The page has been taken over: the components hear everything from now on, and nothing is remembered any more. */
export function doEarlyActs(): void {
  document.removeEventListener('submit', keepSubmit, true);
  document.removeEventListener('click', keepPress, true);
  document.removeEventListener('change', keepChoice, true);
  // After what was typed too early has reached the components.
  for (const act of acts.values()) setTimeout(act);
  acts.clear();
  // What the browser has opened by itself is open for the components too.
  const opened = { oldState: 'closed', newState: 'open' };
  for (const popover of document.querySelectorAll(':popover-open'))
    setTimeout(() => popover.dispatchEvent(new ToggleEvent('toggle', opened)));
}
