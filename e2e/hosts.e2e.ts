// Three hosts without HTTPS, none of them localhost: where links lead, which host answers, and what works without a secure context.
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { countImpressions } from '../contract/ads.ts';
import { login } from '../contract/identity.ts';
import { backendOf } from '../core/identity/backends.ts';
import { areaOfPage, type Origins, pageAddress } from '../core/identity/addresses.ts';
import { withLanguage } from '../core/identity/language.ts';
import { marketplacePages, pages } from '../core/identity/pages.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { freePort } from '../server/testing/free-port.ts';
import { identityEn } from '../texts/dashboard/identity.en.ts';
import { identityId } from '../texts/dashboard/identity.id.ts';
import { meetingsEn } from '../texts/dashboard/meetings.en.ts';
import { meetingsId } from '../texts/dashboard/meetings.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { adStatisticsEn } from '../texts/dashboard/ad-statistics.en.ts';
import type { Language } from '../texts/typed.ts';
import { copyOfDemoWorld } from '../tools/demo-world.ts';
import { buyCredit } from './ad-steps.ts';
import { browserArgs, findChromium } from './chromium.ts';
import { fileFrom } from './downloads.ts';
import { expect, noteFollowed, test as journeys } from './journey.ts';
import { freshCode } from './operators.ts';
import { runProduct } from './start-product.ts';
import { type Traffic, trafficOf } from './traffic.ts';
import { fillLogin, inTurn, languages, wordsIn } from './world.ts';

const domain = 'pelaminan.test';
const apiOrigin = (port: number): string => `http://api.${domain}:${port}`;
/** Back ends with a host of their own; the others are with the API. */
const apart = (port: number) => {
  const at = (name: string): string => `http://${name}.${domain}:${port}`;
  return { CHAT_URL: at('chat'), ACTIVITY_STREAM_URL: at('stream'), REAL_TIME_URL: at('live'), IMAGE_URL: at('images') };
};

interface World {
  readonly port: number;
  /** Where calls go, on a host of its own. */
  readonly api: string;
  readonly origins: Origins;
}
type Somebody = 'nobody' | 'vendor' | 'couple' | 'operator';
const emails = { vendor: 'gold@demo.test', couple: 'couple@demo.test', operator: 'ops-lead@demo.test' } as const;

const test = journeys.extend<object, { hosts: World }>({
  hosts: [
    async ({ browserName: _any }, provide) => {
      // Hosts carry it in their name.
      const port = await freePort();
      const [business, marketplace, operations] = [`business.${domain}:${port}`, `${domain}:${port}`, `operations.${domain}:${port}`];
      const settings = {
        PORT: String(port),
        BUSINESS_HOST: business,
        MARKETPLACE_HOST: marketplace,
        OPERATIONS_HOST: operations,
        PUBLIC_URL: `http://${marketplace}`,
        COOKIE_DOMAIN: domain,
        API_URL: apiOrigin(port),
        ...apart(port),
        PAY_PATH: 'ms/cashier/v2',
      };
      const { stop } = await runProduct(settings, await copyOfDemoWorld());
      await provide({
        port,
        api: apiOrigin(port),
        origins: { dashboard: `http://${business}`, marketplace: `http://${marketplace}`, operations: `http://${operations}` },
      });
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.use({
  launchOptions: {
    ...findChromium(),
    args: [...browserArgs, `--host-resolver-rules=MAP ${domain} 127.0.0.1, MAP *.${domain} 127.0.0.1`],
  },
});

/** Pages of the marketplace have an address in each language, the others one for both. */
const readIn: Readonly<Record<Somebody, readonly Language[]>> = {
  nobody: languages,
  vendor: inTurn('id'),
  couple: languages,
  operator: inTurn('en'),
};

test.describe('Every link leads to a page on its own host', () => {
  // Each of them stands alone: they are shared among the workers.
  test.describe.configure({ mode: 'parallel' });

  for (const who of ['nobody', 'vendor', 'couple', 'operator'] as const)
    test(who, async ({ browser, hosts }) => {
      test.setTimeout(600_000);
      const crawl = await openCrawl(browser, hosts, who);
      for (const language of readIn[who]) await crawl.through(language);
      expect(crawl.wrong).toEqual([]);
      expect(crawl.linksSeen()).toBeGreaterThan(who === 'operator' ? 30 : 40);
      await crawl.close();
    });
});

test('Without HTTPS people sign in, buy credit and come back to their host, and displays of ads are counted', async ({
  browser,
  hosts,
}) => {
  const { dashboard, marketplace } = hosts.origins;
  const context = await browser.newContext({ baseURL: dashboard });
  const page = await context.newPage();

  await test.step('the fragment survives login', async () => {
    await page.goto(`${pages.adSettings}?from=mail#cpc`);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(page, 'trial@demo.test', 'en');
    await expect(page).toHaveURL(`${dashboard}${pages.adSettings}?from=mail#cpc`);
  });
  expect(await page.evaluate(() => window.isSecureContext), 'the journey is about pages without HTTPS').toBe(false);
  await buyCredit(page, 100_000, 'en');
  expect(new URL(page.url()).origin).toBe(dashboard);

  await test.step('and the end of a session', async () => {
    await page.goto(`${pages.adSettings}#cpc`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.reload();
    await fillLogin(page, 'trial@demo.test', 'en');
    await expect(page).toHaveURL(`${dashboard}${pages.adSettings}#cpc`);
  });

  const couple = await context.newPage();
  const counted = couple.waitForResponse((answer) => answer.url().endsWith(countImpressions.path));
  await couple.goto(`${marketplace}/vendors?utm_source=fair`);
  await couple.locator('[data-ad]').first().scrollIntoViewIfNeeded();
  expect((await counted).ok()).toBe(true);
  const utm = (await context.cookies(dashboard)).find(({ name }) => name === 'UTM');
  expect(utm?.domain, 'where somebody came from is known on every host').toBe(`.${domain}`);
  await context.close();
});

test('A browser into which somebody planted a second session is signed out once, and signs in again', async ({ browser, hosts }) => {
  const { dashboard } = hosts.origins;
  const context = await contextWith(browser, await signIn(hosts, emails.vendor));
  await context.addCookies([{ name: 'BSID', value: 'planted', domain: new URL(dashboard).hostname, path: '/dashboard' }]);
  const page = await context.newPage();
  await page.goto(`${dashboard}${pages.ads}`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect((await context.cookies()).filter(({ name }) => name === 'BSID')).toEqual([]);
  await fillLogin(page, emails.vendor, 'en');
  await expect(page).toHaveURL(`${dashboard}${pages.ads}`);
  await page.reload();
  await expect(page).toHaveURL(`${dashboard}${pages.ads}`);
  await context.close();
});

test('Without HTTPS an address is copied all the same', async ({ browser, hosts }) => {
  const [t, shell] = [wordsIn('en', meetingsEn, meetingsId), wordsIn('en', shellEn, shellId)];
  const context = await contextWith(browser, await signIn(hosts, emails.vendor));
  const page = await context.newPage();
  await page.goto(`${hosts.origins.dashboard}${pages.meetings}`);
  const address = await page.getByRole('textbox', { name: t('share.title') }).inputValue();
  await page.getByRole('button', { name: shell('copy') }).click();
  await expect(page.getByRole('button', { name: shell('copy.done') })).toBeVisible();
  // Pasted where no one listens.
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  await page.locator('textarea').last().focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.locator('textarea').last()).toHaveValue(address);
  await context.close();
});

test('An operator comes out where it wanted to go, and is signed out on every host', async ({ browser, hosts }) => {
  const { operations, dashboard } = hosts.origins;
  const identity = wordsIn('en', identityEn, identityId);
  const shell = wordsIn('en', shellEn, shellId);
  const context = await browser.newContext({ baseURL: operations });
  const page = await context.newPage();
  await page.goto(`${pages.operationsDisputes}?page=1#first`);
  await expect(page).toHaveURL(/\/operations\/login\?redirect=/);
  await page.getByLabel(identity('email')).fill(emails.operator);
  await page.getByLabel(identity('password'), { exact: true }).fill(demoPassword);
  await page.getByLabel(identity('code')).fill((await freshCode(emails.operator)).code);
  await page.getByRole('button', { name: identity('signIn') }).click();
  await expect(page).toHaveURL(`${operations}${pages.operationsDisputes}?page=1#first`);

  await page.getByRole('button', { name: shell('profileMenu', { name: '' }).trim() }).click();
  await page.getByRole('button', { name: shell('signOut') }).click();
  await expect(page).toHaveURL(`${operations}${pages.operationsLogin}`);
  expect((await context.cookies([operations, dashboard, hosts.origins.marketplace])).filter(({ name }) => name === 'BSID')).toEqual([]);
  await page.goto(pages.operations);
  await expect(page).toHaveURL(`${operations}${pages.operationsLogin}`);
  await context.close();
});

test('Calls, streams, downloads and pictures go to the hosts of their back ends, and pages to their own', async ({ browser, hosts }) => {
  const context = await browser.newContext({ baseURL: hosts.origins.dashboard });
  const page = await context.newPage();
  const calls: { readonly origin: string; readonly path: string; readonly type: string }[] = [];
  page.on('request', (request) => {
    const type = request.resourceType();
    const { origin, pathname: path } = new URL(request.url());
    if (['fetch', 'xhr', 'eventsource', 'image'].includes(type) && origin !== 'null') calls.push({ origin, path, type });
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/CORS|Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(pages.adStatistics);
  await fillLogin(page, 'gold@demo.test', 'en');
  const file = await fileFrom(page.getByRole('button', { name: adStatisticsEn.csv }));
  expect(file.suggestedFilename(), 'the name beside the answer is read').toMatch(/\.csv$/);
  const { CHAT_URL: chat, ACTIVITY_STREAM_URL: stream, REAL_TIME_URL: live, IMAGE_URL: images } = apart(hosts.port);
  const should = ({ path, type }: (typeof calls)[number]): string => {
    if (type === 'image') return path.startsWith('/media/') ? images : hosts.origins.dashboard;
    const backend = backendOf(path);
    return backend === 'chat' ? chat : backend === 'activityStream' ? stream : backend === 'realTime' ? live : hosts.api;
  };
  await page.goto(pages.inbox);
  await expect(() => expect(new Set(calls.map(({ origin }) => origin))).toEqual(new Set([hosts.api, chat, stream, live]))).toPass();
  await page.goto(hosts.origins.marketplace);
  await expect(() => expect(calls.filter(({ origin }) => origin === images).length).toBeGreaterThan(0)).toPass();
  expect(
    await page
      .locator('img[src^="http"]')
      .first()
      .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(0);
  expect(
    calls
      .filter((one) => one.path.startsWith('/v2/') || one.path.startsWith('/ms/') || one.path.startsWith('/media/'))
      .filter((one) => one.origin !== should(one)),
  ).toEqual([]);
  expect(refused).toEqual([]);
  await context.close();
});

/** More pages at once are answered 503 by a busy machine. */
const askedAtOnce = 4;

/** Follows what someone can press, page by page, and holds every link against what the addresses of the product say. */
async function openCrawl(browser: Browser, hosts: World, who: Somebody) {
  const cookie = who === 'nobody' ? null : await signIn(hosts, emails[who]);
  const context = await contextWith(browser, cookie);
  const page = await context.newPage();
  const traffic = trafficOf(page);
  const wrong: string[] = [];
  const asked = new Map<string, number>();

  const check = async (href: string, from: string) => {
    const { origin, pathname, search } = new URL(href);
    const isOurs = Object.values(hosts.origins).includes(origin);
    if (!isOurs || !isPagePath(pathname)) return;
    const should = hosts.origins[areaOfPage(pathname)];
    if (origin !== should && pathname !== '/') wrong.push(`${from} leads to ${href}, which is a page of ${should}`);
    const at = `${origin}${pathname}${search}`;
    if (asked.has(at)) return;
    asked.set(at, 0);
    const { status } = await ask(hosts.port, 'GET', at, { cookie });
    asked.set(at, status);
    if (status >= 400) wrong.push(`${from} leads to ${href}: ${status}`);
  };

  /** Pages of the marketplace have all their links before a script has run; in full size those are read that are there afterwards too. */
  const isScripted = (shape: string): boolean => areaOfPage(shape) !== 'marketplace' || process.env['FULL_SIZE'] === '1';
  const linksIn = async (address: string): Promise<readonly string[]> => {
    const { text } = await ask(hosts.port, 'GET', address, { cookie });
    const hrefs = await page.evaluate(
      (html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
      text,
    );
    return wholeLinks(hrefs.map((href) => new URL(href ?? '', address).href));
  };

  return {
    wrong,
    linksSeen: () => asked.size,
    close: () => context.close(),
    async through(language: Language) {
      const opened = new Set<string>();
      const waiting = startsOf(who).map((path) => pageAddress(hosts.origins, path, language));
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const shape = shapeOf(new URL(next).pathname);
        if (opened.has(shape)) continue;
        opened.add(shape);
        const links = isScripted(shape) ? await linksOn(page, traffic, next) : await linksIn(next);
        for (let at = 0; at < links.length; at += askedAtOnce)
          await Promise.all(links.slice(at, at + askedAtOnce).map((href) => check(href, next)));
        for (const href of links) {
          noteFollowed(next, href);
          const { origin, pathname } = new URL(href);
          const isOurs = Object.values(hosts.origins).includes(origin) && isPagePath(pathname);
          const isSame = withLanguage(pathname, language) === pathname;
          if (isOurs && isSame && !opened.has(shapeOf(pathname))) waiting.push(href);
        }
      }
    },
  };
}

/** Files, calls and tokens of ads are no pages. */
const isPagePath = (path: string): boolean => !/^\/(v2|ms|_public|media|vendor-dashboard|sandbox-gateway|dev|docs)(\/|$)/.test(path);

const shapes = [...Object.values(pages), ...marketplacePages].map((shape) => ({
  shape,
  matches: new RegExp(`^${shape.replace(/:\w+/g, '[^/]+')}$`),
}));
/** Of pages that differ by what they show, one is opened. */
const shapeOf = (path: string): string => {
  const bare = withLanguage(path, 'en');
  return shapes.find(({ matches }) => matches.test(bare))?.shape ?? bare;
};

function startsOf(who: Somebody): readonly string[] {
  const open = ['/', '/become-a-vendor', '/vendors', pages.login, pages.forgotPassword, '/account/login', pages.operationsLogin];
  if (who === 'vendor') return [...Object.values(pages).filter((path) => areaOfPage(path) === 'dashboard' && !path.includes(':')), '/'];
  if (who === 'operator') return Object.values(pages).filter((path) => areaOfPage(path) === 'operations' && !path.includes(':'));
  return who === 'couple' ? ['/', ...marketplacePages.filter((path) => path.startsWith('/account') && !path.includes(':'))] : open;
}

/** Whole addresses of all links of a page, once it has all it asked for. */
async function linksOn(page: Page, traffic: Traffic, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await expect(page.locator('h1').first()).toBeAttached();
  await traffic.quiet();
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : [])));
  return wholeLinks(links);
}

const wholeLinks = (links: readonly string[]): readonly string[] => [...new Set(links)].filter((href) => href.startsWith('http'));

async function contextWith(browser: Browser, cookie: string | null): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB' });
  if (cookie !== null) {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, domain: `.${domain}`, path: '/' }]);
  }
  return context;
}

async function signIn(hosts: World, email: string): Promise<string> {
  const area = email === emails.operator ? 'operations' : email === emails.vendor ? 'dashboard' : 'marketplace';
  const code = area === 'operations' ? (await freshCode(emails.operator)).code : undefined;
  const { headers, status } = await ask(hosts.port, 'POST', `${hosts.origins[area]}${login.path}`, {
    cookie: null,
    body: JSON.stringify({ email, password: demoPassword, ...(code !== undefined && { code }) }),
  });
  expect(status, `${email} signs in`).toBe(200);
  const cookie = headers['set-cookie']?.join('\n') ?? '';
  expect(cookie).toContain(`Domain=${domain}`);
  return /BSID=[^;]+/.exec(cookie)?.[0] ?? '';
}

interface Asked {
  readonly cookie: string | null;
  readonly body?: string;
}
/** A request to one of the hosts, whose names no resolver knows. Redirects are followed; the last answer counts. */
async function ask(
  port: number,
  method: string,
  address: string,
  { cookie, body }: Asked,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const { host, pathname, search } = new URL(address);
  const answer = await new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path: pathname + search,
        headers: {
          host,
          'sec-fetch-site': 'same-origin',
          ...(cookie !== null && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
  const { location } = answer.headers;
  return location === undefined ? answer : ask(port, 'GET', new URL(location, address).href, { cookie });
}
