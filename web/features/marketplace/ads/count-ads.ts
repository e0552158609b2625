import { credentialsOfCalls, onApi } from '../../../base/calls/api-address.ts';
import { countImpressions } from '../../../../contract/ads.ts';
import type {} from '../../../early/main.ts';
import { createImpressionQueue } from './impression-queue.ts';
import { newId } from '../../../base/calls/new-id.ts';

/** Reports each ad that was seen (`web/early/ads.ts`), also before this was here. */
export function countAds(): void {
  const queue = createImpressionQueue({ send, newId, later: (run, ms) => void setTimeout(run, ms) });
  window.early.seenAds.follow((token) => queue.add(token));
  addEventListener('pagehide', queue.flush);
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
