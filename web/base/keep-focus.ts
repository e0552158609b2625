import { keptPlace } from './take-lost-focus.ts';

/** What has the focus is in sight, and there is always something that has it. */
export function keepFocus(): void {
  keepInSight();
  keepOnPage();
}

/**
 * What gets the focus by a key is in sight: where it lies under a bar that stays, or beyond the edge of what scrolls, the page scrolls. What is tall
 * is seen beside every bar; what was pressed was seen, and stays where it is. (WCAG 2.2, 2.4.11)
 */
function keepInSight(): void {
  let isByKey = false;
  addEventListener('keydown', () => (isByKey = true), true);
  addEventListener('pointerdown', () => (isByKey = false), true);
  document.addEventListener('focusin', ({ target }) => {
    if (!isByKey) return;
    // The browser scrolls only once this event is over.
    setTimeout(() => {
      if (!(target instanceof HTMLElement) || target !== document.activeElement || target.offsetHeight > innerHeight / 2) return;
      target.scrollIntoView({ block: isHidden(target) ? 'center' : 'nearest', inline: 'nearest', behavior: 'instant' });
    });
  });
}

/** Its middle is outside the window, or under something fixed, or that sticks, which it is not in. */
function isHidden(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = top + height / 2;
  if (middle < 0 || middle > innerHeight) return true;
  for (let at = document.elementFromPoint(left + width / 2, middle); at !== null && !at.contains(element); at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

/** What says by itself what it is: a card, a dialog, the page. */
const places = 'section, dialog, main';
/** Whatever wants the focus that was lost has taken it by then. */
const PATIENCE_MS = 100;

/** Nobody can press it any more. */
const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled, [inert] *') || !element.checkVisibility({ visibilityProperty: true });

/**
 * Anyone who pressed what is gone with the press (an offer that was taken, a row that was deleted, a switch that is off for good) continues in the
 * smallest place around it that is still there: without the focus a screen reader is at the start of the page, or nowhere.
 */
function keepOnPage(): void {
  let pressed: Element | null = null;
  let around: readonly HTMLElement[] = [];
  document.addEventListener('focusin', ({ target }) => {
    pressed = target instanceof Element ? target : null;
    around = placesAround(pressed);
  });
  document.addEventListener('focusout', () => {
    const left = pressed;
    // What is still there was left on purpose.
    setTimeout(() => {
      if (pressed === left && left !== null && !isGone(left)) pressed = null;
    });
  });
  const isLost = () => pressed !== null && isGone(pressed) && document.activeElement === document.body;
  new MutationObserver(() => {
    // From what is disabled the browser takes the focus only when it paints.
    if (pressed === null || (document.activeElement !== document.body && !pressed.matches(':disabled'))) return;
    setTimeout(() => {
      if (!isLost()) return;
      const place = around.find((one) => one.isConnected && one.checkVisibility()) ?? document.querySelector('main');
      if (place === null) return;
      pressed = null;
      place.setAttribute(keptPlace, '');
      const isOurs = !place.hasAttribute('tabindex');
      if (isOurs) place.tabIndex = -1;
      place.focus({ preventScroll: true });
      place.addEventListener(
        'blur',
        () => {
          place.removeAttribute(keptPlace);
          if (isOurs) place.removeAttribute('tabindex');
        },
        { once: true },
      );
    }, PATIENCE_MS);
  }).observe(document.body, { childList: true, attributeFilter: ['disabled'], subtree: true });
}

function placesAround(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element?.parentElement?.closest<HTMLElement>(places); at; at = at.parentElement?.closest<HTMLElement>(places))
    found.push(at);
  return found;
}
