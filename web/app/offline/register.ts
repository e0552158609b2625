import { withLanguage } from '../../../core/identity/language.ts';
import { pages } from '../../../core/identity/pages.ts';
import { clientState } from '../../base/client-state.ts';
import { offerUpdate } from '../../base/installing.ts';
import { renewPush } from '../../base/push-device.ts';
import { sharedFor } from '../../base/shared-photos.ts';

const script = '/dashboard-worker.js';

/** Starts the worker of the dashboard once a vendor is signed in; browsers that have none do without. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  claimShared();
  clientState.subscribe(claimShared);
  let isStarted = false;
  const start = () => {
    const { user, localization } = clientState.get();
    if (isStarted || user.vendor === null || user.vendor.status === 0) return;
    isStarted = true;
    // Messages come to the first of them, whichever language a page is in.
    const scopes = new Set([pages.dashboard, withLanguage(pages.dashboard, localization.activeLang)]);
    // A worker that cannot be started is no loss for the page: the browser tries again with the next one.
    for (const scope of scopes)
      navigator.serviceWorker
        .register(script, { scope })
        .then(watch)
        .catch(() => undefined);
    const { accountUuid } = user.vendor;
    // Without it everything else works; the settings say how it is.
    renewPush(accountUuid).catch(() => undefined);
  };
  clientState.subscribe(start);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

let claimedFor: string | null = null;
/** What was shared is for the one who is here now; what waits for someone else goes. */
function claimShared(): void {
  const account = clientState.get().user.vendor?.accountUuid ?? null;
  if (account === claimedFor) return;
  claimedFor = account;
  if (account !== null) sharedFor(account).catch(() => undefined);
}

type Waiting = Pick<ServiceWorker, 'postMessage'>;
/**
 * The newer version that waits for its turn. The first worker of a scope waits a moment as well, and replaces nothing: a page in Indonesian has two scopes, and
 * may be led by the worker of the other.
 */
export function newerOf(
  { active, waiting }: { readonly active: unknown; readonly waiting: Waiting | null },
  leading: unknown,
): Waiting | null {
  return active === null || leading === null ? null : waiting;
}

/** Says when a newer version waits for its turn. Pages are loaded anew only when someone asked for it. */
function watch(registration: ServiceWorkerRegistration): void {
  const offer = (): void => {
    const newer = newerOf(registration, navigator.serviceWorker.controller);
    if (newer === null) return;
    offerUpdate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      newer.postMessage('take over');
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer();
    });
  });
}
