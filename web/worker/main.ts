// The worker of the dashboard: it runs beside its pages, and without them when a push message comes. Pages of the marketplace and of operations are not its own.
import { openFromPush, showPush } from './push.ts';
import { worker } from './scope.ts';
import { forgetOldShared, isSharing, takeShared } from './shared.ts';
import { file, forgetOlderShells, isFile, keepShell, page } from './shell.ts';

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlderShells().then(() => worker.clients.claim())));
// A new version waits until no page of the one before is open, or until someone says to go ahead.
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isSharing(request)) return event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
    event.waitUntil(forgetOldShared());
  } else if (isFile(request)) event.respondWith(file(request));
});
worker.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openFromPush(event.notification)));
