import { credentialsOfCalls, onApi } from '../../../base/calls/api-address.ts';
import { countImpressions } from '../../../../contract/ads.ts';
import { createImpressionQueue } from './impression-queue.ts';
import { newId } from '../../../base/calls/new-id.ts';

/** Half of the card on screen for one second is a display (product 4, Displayed). */
const visibleShare = 0.5;
const visibleMs = 1_000;

/** Marks a card as an ad; its value is the impression token. */
const adAttribute = 'data-ad';

/**
 * Watches the ad cards of the page: reports each that was seen, and tells the click address of a seen card so (`seen=1`), because the
 * report may still be under way when the click arrives. The cards are plain links, so without this script they still lead on.
 */
export function watchAds(): void {
  const queue = createImpressionQueue({ send, newId, later: (run, ms) => void setTimeout(run, ms) });
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const tokenOf = (card: Element): string => card.getAttribute(adAttribute) ?? '';
  const stop = (card: Element): void => {
    clearTimeout(timers.get(card));
    timers.delete(card);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < visibleShare || document.hidden) stop(target);
        else if (!timers.has(target)) timers.set(target, setTimeout(seen, visibleMs, target));
      }
    },
    { threshold: visibleShare },
  );
  const seen = (card: Element): void => {
    stop(card);
    observer.unobserve(card);
    queue.add(tokenOf(card));
  };
  const watchAll = (): void => {
    for (const card of document.querySelectorAll(`[${adAttribute}]`)) if (!queue.has(tokenOf(card))) observer.observe(card);
  };

  watchAll();
  document.addEventListener('visibilitychange', () => {
    // The observer does not speak when a tab comes to the front, so it is asked anew.
    observer.disconnect();
    for (const card of timers.keys()) stop(card);
    if (!document.hidden) watchAll();
  });
  addEventListener('pagehide', queue.flush);
  for (const event of ['pointerdown', 'keydown', 'click'] as const) {
    document.addEventListener(event, ({ target }) => markSeen(target, (card) => queue.has(tokenOf(card))), { capture: true });
  }
}

function markSeen(target: EventTarget | null, isSeen: (card: Element) => boolean): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const card = link?.closest(`[${adAttribute}]`);
  if (!link || !card || !isSeen(card)) return;
  const address = new URL(link.href);
  if (address.searchParams.has('seen')) return;
  address.searchParams.set('seen', '1');
  link.href = address.href;
}

async function send(batch: { readonly batch_id: string; readonly tokens: readonly string[] }): Promise<boolean> {
  const { ok, status } = await fetch(onApi(countImpressions.path), {
    credentials: credentialsOfCalls(),
    method: countImpressions.method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(batch),
  });
  // A refused batch stays refused; only what the server could not do now is worth another try.
  return ok || (status < 500 && status !== 429 && status !== 408);
}
