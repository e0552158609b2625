// What comes as a push message, as the server writes it (server/feed/push.ts), and what a press on it opens.
import { worker } from './scope.ts';

interface Pushed {
  readonly title: string;
  readonly body: string;
  /** Whole address of the page it is about. */
  readonly page: string;
  /** One with the same tag takes its place. */
  readonly tag: string;
  readonly language: string;
}

const pagesOpen = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows it, unless its page is open before the reader's eyes. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  if (data === null) return;
  // Only our own server can encrypt for this browser.
  const { title, body, page, tag, language } = data.json() as Pushed;
  const isSeen = (await pagesOpen()).some(({ focused, url }) => focused && new URL(url).pathname === new URL(page).pathname);
  if (isSeen) return;
  await worker.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: page,
  });
}

/** To a tab that shows the page, or else to one of the dashboard, or to a new one. */
export async function openFromPush(notification: Notification): Promise<void> {
  notification.close();
  const page = String(notification.data);
  const own = (await pagesOpen()).filter(({ url }) => /^\/(id\/)?(dashboard|store)(\/|$)/.test(new URL(url).pathname));
  const there = own.find(({ url }) => url === page);
  if (there) return void (await there.focus());
  // A tab in which someone may be writing is left as it is.
  await worker.clients.openWindow(page);
}
