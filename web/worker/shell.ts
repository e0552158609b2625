// The page and files with which the dashboard starts without a network. A version is kept whole or not at all, and the one before is deleted only when this
// one takes over: files of two builds never meet in a page. (decision 0156)
import { ownBuild, worker } from './scope.ts';

const prefix = 'dashboard-shell-';
const cacheName = prefix + ownBuild.version;
const indonesian = /^\/id(?=\/)/;

/** Keeps everything, or fails: then the browser tries again with its next visit. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([
    ...ownBuild.files,
    // Not from the browser's own memory: it has to be of this build.
    ...Object.values(ownBuild.shells).map((shell) => new Request(shell, { cache: 'reload', credentials: 'omit' })),
  ]);
}

/** Deletes what earlier versions kept. */
export async function forgetOlderShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)));
}

/** A page of the dashboard: from the server, and without a network the kept one, in which the application starts. */
export async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const { pathname } = new URL(request.url);
    const kept = await (await caches.open(cacheName)).match(ownBuild.shells[indonesian.test(pathname) ? 'id' : 'en']);
    if (kept === undefined) throw failure;
    return kept;
  }
}

const patienceMs = 100_000;
const tryAgainMs = 2_000;

/** A file that is not kept is waited for: a browser remembers that a module failed for as long as its page is open. */
async function fromNetwork(request: Request): Promise<Response> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await fetch(request);
    } catch (failure) {
      if (request.signal.aborted || Date.now() > until) throw failure;
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
    }
  }
}

/** A file of a build; its name says what it contains, so a kept one is as good as the server's. */
export const file = async (request: Request): Promise<Response> =>
  (await (await caches.open(cacheName)).match(request.url)) ?? fromNetwork(request);

/** Whether a request is for a file of a build. */
export const isFile = ({ url }: Request): boolean =>
  url.startsWith(worker.location.origin) && new URL(url).pathname.startsWith('/vendor-dashboard/assets/');
