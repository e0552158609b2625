/** What the worker of the dashboard starts with is of no one; everything else in the browser’s cache storage is of the account that was here. */
const ofNoOne = 'dashboard-shell-';
/** Photos that a phone shared: they may have come for the one who signs in. (core/pictures/shared.ts) */
const shared = 'shared-photos';

/** Deletes what this browser kept of a vendor for when there is no network, and what was shared with it as well. (decisions 0156 and 0164) */
export async function forgetKeptHere(isSharedToo: boolean): Promise<void> {
  // Over plain HTTP there is no such store.
  if (!('caches' in globalThis)) return;
  const ofAccount = (await caches.keys()).filter((name) => !name.startsWith(ofNoOne) && (isSharedToo || name !== shared));
  await Promise.all(ofAccount.map((name) => caches.delete(name)));
}
