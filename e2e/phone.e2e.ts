// The dashboard on a phone: installed, and without a network.
import type { Page, Worker } from '@playwright/test';
import { withLanguage } from '../core/identity/language.ts';
import { notificationSettingsPage } from '../core/feed/pages.ts';
import { pages } from '../core/identity/pages.ts';
import { me } from '../contract/identity.ts';
import { accountEn } from '../texts/dashboard/account.en.ts';
import { accountId } from '../texts/dashboard/account.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { notificationsEn } from '../texts/notifications.en.ts';
import { notificationsId } from '../texts/notifications.id.ts';
import { expect, test, withPictures } from './journey.ts';
import { enter, expectAccessible, fillCoupleLogin, languages, wordsIn } from './world.ts';

test.use(withPictures);

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 800 } });

const reader = 'gold@demo.test';
const carriers = { en: 'international@demo.test', id: 'declined@demo.test' } as const;

/** Until the worker of the dashboard answers for the page. */
const workerThere = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
/** Until what the page showed is kept. */
const kept = (page: Page, words: string) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('kept-answers')).match('/kept-answers'))?.text() ?? ''))
    .toContain(words);

/** Until the worker that shows messages is there. */
const workerReady = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/dashboard'))?.active?.state))
    .toBe('activated');

/** The worker of the dashboard, which is there. */
function workerOf(page: Page): Worker {
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => new URL(one.url()).pathname === '/dashboard-worker.js');
  if (worker === undefined) throw new Error('there is no worker');
  return worker;
}

/** What the worker shows from now on: title, text and page. A browser without a window would show nothing. */
async function noted(page: Page): Promise<() => Promise<unknown>> {
  const worker = workerOf(page);
  await worker.evaluate(() => {
    const list: unknown[] = [];
    Object.assign(globalThis, { list });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      list.push([title, options?.body, options?.data]);
    };
  });
  return async () => worker.evaluate(() => Reflect.get(globalThis, 'list') as unknown);
}

/**
 * Presses a message that the worker showed, as a finger does: what it opened and which tab it brought to the front. A browser lets a worker do so after a press of a
 * person alone, so both are written down instead.
 */
const press = (page: Page, shown: unknown): Promise<{ opened: string | null; focused: string | null }> =>
  workerOf(page).evaluate(async (data) => {
    const done: { opened: string | null; focused: string | null } = { opened: null, focused: null };
    const prototypeOf = (name: string): object => (Reflect.get(globalThis, name) as { prototype: object }).prototype;
    Object.assign(prototypeOf('Clients'), { openWindow: async (url: unknown) => void (done.opened = String(url)) });
    Object.assign(prototypeOf('WindowClient'), {
      async focus(this: { readonly url: string }) {
        done.focused = this.url;
      },
    });
    const works: Promise<unknown>[] = [];
    const notification = { data, close: () => undefined };
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: (work: Promise<unknown>) => works.push(work) });
    dispatchEvent(event);
    await Promise.all(works);
    return done;
  }, shown);

/** Hands a message to the worker, as the push service of the browser would. */
async function pushed(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/dashboard');
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
}

/** This browser has no push service behind it: what it would be given is made up, and messages are handed to the worker. */
async function withPushService(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    // A browser without a window asks no one.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    let current: object | null = null;
    const keys: Record<string, number> = { p256dh: 65, auth: 16 };
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey;
      current = {
        endpoint: `https://push.test/${Math.random()}`,
        options: { applicationServerKey: key instanceof Uint8Array ? key.buffer : null },
        getKey: (name: string) => crypto.getRandomValues(new Uint8Array(keys[name] ?? 0)).buffer,
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current as PushSubscription;
    };
  });
}

for (const language of languages) {
  const t = wordsIn(language, shellEn, shellId);
  const at = (path: string) => withLanguage(path, language);

  test.describe(`Phone, ${language}`, () => {
    test('without a network it shows what it showed last, says from when, and forgets it at sign-out', async ({ page, context }) => {
      await enter(page, reader);
      await page.goto(at(pages.dashboard));
      await workerThere(page);
      const main = page.getByRole('main');
      const bar = page.getByRole('navigation', { name: t('navigation') });
      await bar.getByRole('link', { name: t('nav.inbox') }).click();
      await expect(page).toHaveURL(/\/inbox$/);
      await main.getByRole('list').locator('a[href*="/dashboard/inbox/"]').first().click();
      await expect(page).toHaveURL(/\/inbox\/./);
      const name = await main.getByRole('heading', { level: 2 }).first().innerText();
      await kept(page, '"queryKey":["conversations","list"');
      await kept(page, name);
      await page.goto(at(pages.dashboard));
      await expect(main.getByRole('heading').first()).toBeVisible();
      await kept(page, '"queryKey":["dashboard"]');

      await context.setOffline(true);
      const line = main.getByText(t('offlineFrom', { time: '' }).slice(0, 12));
      await page.reload();
      await expect(line).toBeVisible();
      await expect(line).not.toContainText(t('offlineNotKept'));
      await expectAccessible(page);
      await bar.getByRole('link', { name: t('nav.inbox') }).click();
      await expect(main.getByText(name).first()).toBeVisible();
      await expect(line).toBeVisible();
      // A page that was never opened.
      await page.goto(at(pages.earnings));
      await expect(line.or(main.getByText(t('offlineNotKept'))).first()).toContainText(t('offlineNotKept'));
      await bar.getByRole('link', { name: t('nav.clients') }).click();
      await expect(line).toContainText(t('offlineNotKept'));

      // Back, and quicker than the answer about the session: what is pressed waits for it.
      const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
      await page.route(
        ({ pathname }) => pathname === me.path,
        async (route) => {
          await isLetGo;
          await route.continue();
        },
      );
      await context.setOffline(false);
      await expect(line).toHaveCount(0);
      // The list of clients was not kept, nor the part of the application that shows it.
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(main.locator('ul[aria-busy=false]').first()).toBeVisible();
      await page.getByRole('button', { name: t('profileMenu', { name: '' }).trim() }).click();
      await page.getByRole('button', { name: t('signOut') }).click();
      letGo();
      await expect(page).toHaveURL(new RegExp(at(pages.login)));
      await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('kept-answers');
    });

    test('push messages are turned on here, kept quiet at night, shown by the worker, and turned off again', async ({ page }) => {
      const a = wordsIn(language, accountEn, accountId);
      const n = wordsIn(language, notificationsEn, notificationsId);
      await withPushService(page);
      await enter(page, carriers[language]);
      await page.goto(at(notificationSettingsPage('vendor')));
      await workerReady(page);
      const card = page.getByRole('region', { name: n('settings') });
      await expect(card).toBeFocused();
      await card.getByRole('button', { name: a('pushOn') }).click();
      await expect(card.getByText(a('pushIsOn'))).toBeVisible();
      await expectAccessible(page);
      await card.getByLabel(a('pushQuietUntil')).selectOption('8');
      const details = card.getByRole('switch', { name: a('pushDetails') });
      await details.click();
      const money = card.getByRole('switch', { name: n('turn', { kind: n('kind_payments'), channel: n('push') }) });
      await money.click();
      await expect(money).not.toBeChecked();
      await page.reload();
      await expect(card.getByLabel(a('pushQuietUntil'))).toHaveValue('8');
      await expect(details).toBeChecked();
      await expect(money).not.toBeChecked();
      await card.getByRole('switch', { name: a('pushQuiet') }).click();
      await expect(card.getByLabel(a('pushQuietUntil'))).toHaveCount(0);

      const message = {
        title: 'Pelaminan',
        body: 'A client wrote to you',
        page: new URL(at(pages.inbox), page.url()).href,
        tag: 'one',
        language,
      };
      const shown = await noted(page);
      await pushed(page, message);
      await expect.poll(shown).toEqual([[message.title, message.body, message.page]]);
      // A reader who has its page before their eyes gets no message about it.
      await pushed(page, { ...message, page: page.url() });
      await pushed(page, { ...message, body: 'Another' });
      await expect.poll(shown).toEqual([
        [message.title, message.body, message.page],
        [message.title, 'Another', message.page],
      ]);
      await card.getByRole('button', { name: a('pushOff') }).click();
      await expect(card.getByRole('button', { name: a('pushOn') })).toBeVisible();
    });
  });
}

test('a press on a push message opens its page, and brings a tab that shows it already to the front', async ({ page, context }) => {
  await withPushService(page);
  await enter(page, 'sales@demo.test');
  await page.goto(pages.clients);
  await workerReady(page);
  const inbox = new URL(pages.inbox, page.url()).href;
  const shown = await noted(page);
  await pushed(page, { title: 'Pelaminan', body: 'A client wrote to you', page: inbox, tag: 'one', language: 'en' });
  await expect.poll(shown).toEqual([['Pelaminan', 'A client wrote to you', inbox]]);
  const [[, , address]] = (await shown()) as [[string, string, string]];
  const first = await press(page, address);
  expect(first).toEqual({ opened: inbox, focused: null });

  // The tab someone worked in stays as it is; the new one is what was written.
  const other = await context.newPage();
  await other.goto(first.opened ?? '');
  await expect(other.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${pages.clients}$`));
  expect(await press(page, address)).toEqual({ opened: null, focused: inbox });
});

test('what was kept goes with the login page, and with a couple that signs in on the marketplace', async ({ page, context }) => {
  const cached = () => page.evaluate(() => caches.keys());
  const keepSome = async () => {
    await enter(page, reader);
    await page.goto(pages.dashboard);
    await workerThere(page);
    await kept(page, '"queryKey":["dashboard"]');
    // The session ends elsewhere: this browser is not told, as no page of it asks any more.
    await page.goto('about:blank');
    await context.clearCookies();
  };
  await keepSome();
  await page.goto(pages.login);
  await expect.poll(cached).not.toContain('kept-answers');

  await keepSome();
  // The disk of a busy phone takes its time: nobody leaves the page before it is done.
  await page.addInitScript(() => {
    const keys = caches.keys.bind(caches);
    caches.keys = () => new Promise((resolve) => setTimeout(() => resolve(keys()), 500));
  });
  await page.goto('/account/login');
  expect(await cached()).toContain('kept-answers');
  await fillCoupleLogin(page, 'couple@demo.test', 'en');
  await expect(page).toHaveURL(/\/account$/);
  await expect.poll(cached).not.toContain('kept-answers');
});

test('the worker answers for the dashboard alone', async ({ page }) => {
  await enter(page, reader);
  await page.goto(pages.dashboard);
  await workerThere(page);
  for (const path of ['/', '/help', '/operations/login']) {
    await page.goto(path);
    expect(await page.evaluate(() => navigator.serviceWorker.controller), path).toBeNull();
  }
});
