// Which ads of the page are seen. It starts with the page, before what counts them is there: a press on an ad that was on screen long enough says so
// from the first second on (decision 0168).

/** Half of the card on screen for one second is a display (product 4, Displayed). */
const visibleShare = 0.5;
const visibleMs = 1_000;

/** Marks a card as an ad; its value is the impression token. */
const adAttribute = 'data-ad';

export interface SeenAds {
  /** Gives the token of each ad that was seen, once, those from before first. */
  readonly follow: (take: (token: string) => void) => void;
}

/**
 * Watches the ad cards of the page, and tells the click address of a seen card so (`seen=1`), because its report may not be sent yet when the
 * click arrives. The cards are plain links, so without this they still lead on.
 */
export function watchAds(): SeenAds {
  const seen = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  let take = (_token: string): void => undefined;
  const stop = (card: Element): void => {
    clearTimeout(timers.get(card));
    timers.delete(card);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < visibleShare || document.hidden) stop(target);
        else if (!timers.has(target)) timers.set(target, setTimeout(display, visibleMs, target));
      }
    },
    { threshold: visibleShare },
  );
  const display = (card: Element): void => {
    stop(card);
    observer.unobserve(card);
    const token = tokenOf(card);
    if (seen.has(token)) return;
    seen.add(token);
    take(token);
  };
  const watchAll = (): void => {
    for (const card of document.querySelectorAll(`[${adAttribute}]`)) if (!seen.has(tokenOf(card))) observer.observe(card);
  };

  // As soon as the page is read whole: what is deferred does not come first.
  document.addEventListener('readystatechange', watchAll);
  document.addEventListener('visibilitychange', () => {
    // The observer does not speak when a tab comes to the front, so it is asked anew.
    observer.disconnect();
    for (const card of timers.keys()) stop(card);
    if (!document.hidden) watchAll();
  });
  for (const event of ['pointerdown', 'keydown', 'click'])
    document.addEventListener(event, ({ target }) => markSeen(target, seen), { capture: true });
  return {
    follow(next) {
      take = next;
      for (const token of seen) next(token);
    },
  };
}

const tokenOf = (card: Element): string => card.getAttribute(adAttribute) ?? '';

function markSeen(target: EventTarget | null, seen: ReadonlySet<string>): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const card = link?.closest(`[${adAttribute}]`);
  if (!link || !card || !seen.has(tokenOf(card))) return;
  const address = new URL(link.href);
  if (address.searchParams.has('seen')) return;
  address.searchParams.set('seen', '1');
  link.href = address.href;
}
