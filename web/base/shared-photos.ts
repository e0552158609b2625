// Photos that a phone handed to the installed dashboard, until someone decides about them. Its worker writes them. (decision 0164)
import { isSharedKept, sharedPhotos } from '../../core/pictures/shared.ts';

export interface Shared {
  readonly files: readonly File[];
  /** How many came that there was no room for. */
  readonly left: number;
}

const { cache: cacheName, field, headers: names } = sharedPhotos;

/** Deletes what waits. Where the browser has no such store, as over plain HTTP, nothing can be shared either. */
export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName);
}

/** What waits for an account, which is its own from now on; what waits for another one, or waited too long, is deleted. */
export async function sharedFor(account: string): Promise<Shared> {
  const [files, lefts]: [File[], number[]] = [[], []];
  if ('caches' in globalThis && (await caches.has(cacheName))) {
    const cache = await caches.open(cacheName);
    for (const key of await cache.keys()) {
      const entry = await cache.match(key);
      const owner = entry?.headers.get(names.account) ?? '';
      if (entry === undefined) continue;
      if ((owner !== '' && owner !== account) || !isSharedKept(Number(entry.headers.get(names.at)), Date.now())) {
        await cache.delete(key);
        continue;
      }
      if (owner === '') await cache.put(key, claimed(entry.clone(), account));
      for (const part of (await entry.formData()).getAll(field)) if (part instanceof File) files.push(part);
      lefts.push(Number(entry.headers.get(names.left)));
    }
  }
  return { files, left: lefts.reduce((sum, n) => sum + n, 0) };
}

/** Has photos wait again that were just deleted. */
export async function keepSharedAgain(files: readonly File[], account: string): Promise<void> {
  const form = new FormData();
  for (const file of files) form.append(field, file, file.name);
  const headers = {
    [names.at]: String(Date.now()),
    [names.account]: account,
    [names.count]: String(files.length),
    [names.bytes]: String(files.reduce((sum, { size }) => sum + size, 0)),
    [names.left]: '0',
  };
  await (await caches.open(cacheName)).put(`/${cacheName}/again`, new Response(form, { headers }));
}

/** The same entry, for an account. */
function claimed({ body, headers }: Response, account: string): Response {
  const changed = new Headers(headers);
  changed.set(names.account, account);
  return new Response(body, { headers: changed });
}
