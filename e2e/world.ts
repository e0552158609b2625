// Shared helpers of the journeys: the running product, signing in, reading emails, paying at the gateway.
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { login } from '../contract/identity.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { identityEn } from '../texts/dashboard/identity.en.ts';
import { identityId } from '../texts/dashboard/identity.id.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { type Catalogue, type Language, type SentencesOf, type Translate, translator } from '../texts/typed.ts';
import { axeFindings } from './axe.ts';
import type { Email } from './cast.ts';
import { coveredOf } from './covered.ts';

/** Both languages of the product, for journeys about words, widths and addresses. */
export const languages: readonly Language[] = ['en', 'id'];

/**
 * One language, for journeys about what happens: files take turns, and `screens.e2e.ts` reads every screen in both.
 * With `FULL_SIZE=1` every journey is played in both.
 */
export const inTurn = (language: Language): readonly Language[] => (process.env['FULL_SIZE'] === '1' ? languages : [language]);

/** The sentences of a page in the language of the journey. */
export const wordsIn = <Source extends Catalogue>(
  language: Language,
  en: Source & SentencesOf<Source>,
  id: SentencesOf<Source>,
): Translate<Source> => translator<Source>(language === 'id' ? id : en);

/** A browser that is signed in, as if by a form of ours, before any page is open. The forms themselves have journeys of their own. */
export async function enter(page: Page, email: Email): Promise<void> {
  const answer = await page.request.post(login.path, {
    data: { email, password: demoPassword },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.ok(), `${email} signs in: ${answer.status()}`).toBe(true);
}

/** Signs in as one of the vendors of the demo world and opens the dashboard. */
export async function logIn(page: Page, email: Email, language: Language): Promise<void> {
  await enter(page, email);
  await page.goto(withLanguage(pages.dashboard, language));
}

/** Signs in on the vendors' login page that is open. */
export async function fillLogin(page: Page, email: Email, language: Language): Promise<void> {
  const t = wordsIn(language, identityEn, identityId);
  await page.getByLabel(t('email')).fill(email);
  await page.getByLabel(t('password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: t('signIn') }).click();
}

/** Signs in as one of the couples and opens its account page. */
export async function logInAsCouple(page: Page, email: Email, language: Language): Promise<void> {
  await enter(page, email);
  await page.goto(withLanguage('/account', language));
}

/** Signs in on the couples' login page that is open. */
export async function fillCoupleLogin(page: Page, email: Email, language: Language): Promise<void> {
  const t = wordsIn(language, accountEn, accountId);
  const main = page.getByRole('main');
  await main.getByLabel(t('field.email')).fill(email);
  await main.getByLabel(t('field.password'), { exact: true }).fill(demoPassword);
  await main.getByRole('button', { name: t('login.submit') }).click();
}

type Message = { readonly kind: 'mail' | 'sms'; readonly to: string; readonly subject?: string; readonly text: string };

/** The newest email to someone whose words match, once it has been sent. */
export async function emailTo(request: APIRequestContext, to: string, matching: RegExp): Promise<Message> {
  let found: Message | undefined;
  await expect(async () => {
    const messages = (await (await request.get('/dev/outbox.json')).json()) as readonly Message[];
    found = messages.find((message) => message.to === to && matching.test(`${message.subject}\n${message.text}`));
    expect(found, `a mail to ${to} that says ${matching}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  if (found === undefined) throw new Error('the mail did not arrive');
  return found;
}

/** The first link in a message. */
export const linkIn = ({ text }: Message): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** On the page of the test gateway: pays, lets it fail, or lets the time run out. */
export async function settleInSandbox(page: Page, step: 'pay' | 'fail' | 'expire'): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox-gateway\/payments\//);
  await page.locator(`form[action$="/${step}"]`).getByRole('button').click();
}

/** Whether a page's error is the browser's own: it gave up blending two pages before any script of ours could hear of it. */
export const isOfBrowser = (fault: Error): boolean => fault.message.includes('Transition was');

/**
 * By how many pixels the page is wider than its window, or on a phone a table than its frame: rows stand by themselves there, and what slides out of sight
 * is not found. The one table that is to slide has a section of its own.
 */
export async function overflowOf(page: Page): Promise<number> {
  await page.waitForLoadState();
  return page.evaluate(() => {
    const frames = innerWidth > 640 ? [] : [...document.querySelectorAll('div:has(> table)')];
    // Widths are rounded.
    const cut = frames.map((frame) => frame.scrollWidth - frame.clientWidth).filter((pixels) => pixels > 1);
    return Math.max(document.body.scrollWidth - document.body.clientWidth, ...cut);
  });
}

/** Nothing that axe finds, in the light and in the dark, and nothing wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that has just been opened may be empty still: it is judged when it says what it is.
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await axeFindings(page)).toEqual([]);
  await expectRoom(page);
}

/** Nothing is wider than the window, and nothing lies over something else. */
export async function expectRoom(page: Page, where = page.url()): Promise<void> {
  expect(await overflowOf(page), `pixels ${where} is wider than its window`).toBeLessThanOrEqual(0);
  expect(await coveredOf(page), `what lies over what on ${where}`).toEqual([]);
}

/** What the top bar says the vendor has, in whole Rupiah. */
export async function balanceIn(page: Page): Promise<number> {
  const balance = page.getByRole('banner').getByText(/^Rp\s[\d.,]+$/);
  await expect(balance).toBeVisible();
  return Number((await balance.textContent())?.replace(/\D/g, ''));
}

/**
 * Presses a link to a picture, which opens in a tab of its own; answers its address. The browser itself is asked for its tabs: of one in thirty that shows a
 * picture alone Playwright is never told.
 */
export async function opensElsewhere(link: Locator, click: Parameters<Locator['click']>[0] = {}): Promise<string> {
  const page = link.page();
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  const tabs = async () => (await browser?.send('Target.getTargets'))?.targetInfos.map(({ url }) => url);
  await link.click(click);
  await expect.poll(tabs, 'the addresses of all tabs').toContain(address);
  return address;
}
