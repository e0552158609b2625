import { splitLanguage } from '../../../../core/identity/language.ts';
import { sharedPath } from '../addresses.ts';

/**
 * Browsers keep whole pages for the way back, also one that was opened before someone signed in. When it comes back, the server is asked whether it
 * still is the page for everyone; if not, the own one is opened.
 */
export function renewOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void renew().catch(() => undefined); // without a network the page stays as it is
  });
}

async function renew(): Promise<void> {
  if (sharedPath(splitLanguage(location.pathname).path) === null) return;
  const { ok, headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok && !headers.has('etag')) location.reload();
}
