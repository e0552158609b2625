// A page can be read before its scripts have loaded. The last thing someone presses, chooses or submits meanwhile is remembered and done as soon as possible.

/** Finds what was sent or pressed, and does it. */
let act: (() => void) | null = null;

/** The element itself or, when the page has drawn it anew (a form with a kept draft), the one in its place. */
function finder<E extends Element>(element: E, all: () => Iterable<E>): () => E | undefined {
  const place = [...all()].indexOf(element);
  return () => (element.isConnected ? element : [...all()][place]);
}

const keepSubmit = ({ target }: Event): void => {
  if (!(target instanceof HTMLFormElement) || target.method !== 'dialog') return;
  const find = finder(target, () => document.forms);
  act = () => find()?.requestSubmit();
};

const keepPress = ({ target }: Event): void => {
  const button = target instanceof Element ? target.closest('button') : null;
  // A button that sends is heard as what it sends, one that opens something by itself has done so.
  if (button === null || button.type !== 'button' || button.popoverTargetElement !== null) return;
  const find = finder(button, () => document.querySelectorAll('button'));
  act = () => find()?.click();
};

/** A choice that acts at once, as a filter does. What is typed into other forms reaches the components by itself (typed-input.ts). */
const keepChoice = ({ target }: Event): void => {
  if (!(target instanceof HTMLSelectElement) || target.form === null || target.form.method === 'dialog') return;
  const find = finder(target, () => document.querySelectorAll('select'));
  act = () => find()?.dispatchEvent(new Event('change', { bubbles: true }));
};

export function keepEarlyAct(): void {
  document.addEventListener('submit', keepSubmit, true);
  document.addEventListener('click', keepPress, true);
  document.addEventListener('change', keepChoice, true);
}

/** The components hear everything from now on: nothing is remembered any more. */
export function endEarlyActs(): void {
  document.removeEventListener('submit', keepSubmit, true);
  document.removeEventListener('click', keepPress, true);
  document.removeEventListener('change', keepChoice, true);
}

/** The page has been taken over. */
export function doEarlyAct(): void {
  const early = act;
  act = null;
  // After what was typed too early has reached the components.
  if (early !== null) setTimeout(early);
  // What the browser has opened by itself is open for the components too.
  const opened = { oldState: 'closed', newState: 'open' };
  for (const popover of document.querySelectorAll(':popover-open'))
    setTimeout(() => popover.dispatchEvent(new ToggleEvent('toggle', opened)));
}
