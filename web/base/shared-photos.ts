// Photos that a phone handed to the installed dashboard, until someone decides about them. Its worker writes them. (decision 0164)
import { isSharedKept, sharedPhotos } from '../../core/pictures/shared.ts';
import { newId } from './calls/new-id.ts';

export interface Shared {
  readonly files: readonly File[];
  /** How many came that there was no room for. */
  readonly left: number;
}

const { cache: cacheName, field, headers: names } = sharedPhotos;

/** Entries of photos that this page is uploading: they wait for as long, in case it is closed, and are not offered a second time. */
const onTheirWay = new Set<string>();
const isOnItsWay = ({ url }: Request): boolean => onTheirWay.has(new URL(url).pathname);
const newEntry = (): string => `/${cacheName}/${newId()}`;

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
      if (isOnItsWay(key)) continue;
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
  await (await caches.open(cacheName)).put(newEntry(), entryWith(files, account));
}

/**
 * Those that were chosen wait until they have arrived: a phone closes an app that is not looked at, and what was on its way is offered again.
 * `isOver` says whether a photo has arrived or was given up, `subscribe` when that may have changed; both are asked as long as one is on its way.
 */
export async function keepUntilOver(
  files: readonly File[],
  account: string,
  { isOver, subscribe }: { readonly isOver: (file: File) => boolean; readonly subscribe: (onChange: () => void) => () => void },
): Promise<void> {
  const cache = await caches.open(cacheName);
  const decided = (await cache.keys()).filter((key) => !isOnItsWay(key));
  const going = new Map(files.map((file) => [file, newEntry()]));
  for (const entry of going.values()) onTheirWay.add(entry);
  for (const [file, entry] of going) await cache.put(entry, entryWith([file], account));
  for (const key of decided) await cache.delete(key);
  const look = () => {
    for (const [file, entry] of going) {
      if (!isOver(file)) continue;
      going.delete(file);
      onTheirWay.delete(entry);
      void cache.delete(entry);
    }
    if (going.size === 0) stop();
  };
  const stop = subscribe(look);
  look();
}

function entryWith(files: readonly File[], account: string): Response {
  const form = new FormData();
  for (const file of files) form.append(field, file, file.name);
  const headers = {
    [names.at]: String(Date.now()),
    [names.account]: account,
    [names.count]: String(files.length),
    [names.bytes]: String(files.reduce((sum, { size }) => sum + size, 0)),
    [names.left]: '0',
  };
  return new Response(form, { headers });
}

/** The same entry, for an account. */
function claimed({ body, headers }: Response, account: string): Response {
  const changed = new Headers(headers);
  changed.set(names.account, account);
  return new Response(body, { headers: changed });
}
