// Photos that the phone shares with the installed dashboard: they stay in this browser until someone says what becomes of them. (decision 0164)
import { fittingShared } from '../../core/pictures/fitting-shared.ts';
import { ownBuild, worker } from './scope.ts';

const { sharing } = ownBuild;

/** Two that come together are taken one after the other. */
let before: Promise<unknown> = Promise.resolve();

/** Whether a request is what the manifest has the phone send. */
export function isSharing({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'POST' && origin === worker.location.origin && sharing.paths.includes(pathname);
}

/** Keeps the photos and leads to the page that asks what becomes of them, which says so when there are none. */
export function takeShared(request: Request): Promise<Response> {
  // A device without room, or a body that broke off: the page finds nothing and says what to do.
  before = before.then(() => keep(request)).catch(() => undefined);
  return before.then(() => Response.redirect(new URL(request.url).pathname, 303));
}

async function keep(request: Request): Promise<void> {
  const files = (await request.formData()).getAll(sharing.field).filter((part) => part instanceof File);
  await forgetOldShared();
  const fitting = fittingShared(files, await waiting(), sharing);
  const form = new FormData();
  for (const file of fitting) form.append(sharing.field, file, file.name);
  const { at, account, count, bytes, left } = sharing.headers;
  const headers = {
    [at]: String(Date.now()),
    [account]: '',
    [count]: String(fitting.length),
    [bytes]: String(fitting.reduce((sum, { size }) => sum + size, 0)),
    [left]: String(files.length - fitting.length),
  };
  if (files.length > 0)
    await (await caches.open(sharing.cache)).put(`/${sharing.cache}/${Date.now()}-${Math.random()}`, new Response(form, { headers }));
}

/** What is kept, with what it says of itself. */
async function entries(): Promise<readonly (readonly [Request, Headers])[]> {
  const cache = await caches.open(sharing.cache);
  const found = await Promise.all((await cache.keys()).map(async (key) => [key, (await cache.match(key))?.headers] as const));
  return found.flatMap(([key, headers]) => (headers === undefined ? [] : [[key, headers] as const]));
}

async function waiting() {
  const all = await entries();
  const sum = (name: string) => all.reduce((total, [, headers]) => total + Number(headers.get(name)), 0);
  return { count: sum(sharing.headers.count), bytes: sum(sharing.headers.bytes) };
}

/** Deletes what has waited too long. */
export async function forgetOldShared(): Promise<void> {
  if (!(await caches.has(sharing.cache))) return;
  const cache = await caches.open(sharing.cache);
  const oldest = Date.now() - sharing.keptMs;
  for (const [key, headers] of await entries()) if (Number(headers.get(sharing.headers.at)) <= oldest) await cache.delete(key);
}
