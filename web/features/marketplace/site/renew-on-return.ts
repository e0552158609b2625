import { pageData } from '../page-data.ts';

/** A page that is the same for everyone who is not signed in, and has an ETag then and only then. */
const pageForEveryone = '/help';

/**
 * Browsers keep whole pages for the way back, also one that was opened before someone signed in. When it comes back, the server is asked whether nobody
 * is signed in still; if someone is, the own page is opened.
 */
export function renewOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void renew().catch(() => undefined); // without a network the page stays as it is
  });
}

async function renew(): Promise<void> {
  const { visitor, business } = pageData().visit;
  if (visitor !== null || business !== null) return;
  const { ok, headers } = await fetch(pageForEveryone, { method: 'HEAD', cache: 'no-store' });
  if (ok && !headers.has('etag')) location.reload();
}
