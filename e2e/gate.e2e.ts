// Who can open which page, where others are redirected, and what is kept on the way.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { connectionTexts } from '../texts/connection.ts';
import { adClicksEn } from '../texts/dashboard/ad-clicks.en.ts';
import { adClicksId } from '../texts/dashboard/ad-clicks.id.ts';
import { adSettingsEn } from '../texts/dashboard/ad-settings.en.ts';
import { adSettingsId } from '../texts/dashboard/ad-settings.id.ts';
import { identityEn } from '../texts/dashboard/identity.en.ts';
import { identityId } from '../texts/dashboard/identity.id.ts';
import { profileEn } from '../texts/dashboard/profile.en.ts';
import { profileId } from '../texts/dashboard/profile.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { dayWords } from '../texts/days.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { fill, languages as names } from '../texts/typed.ts';
import { couples, vendorOf } from './cast.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, fillCoupleLogin, fillLogin, inTurn, languages, logIn, wordsIn } from './world.ts';

for (const language of languages) {
  const clicks = wordsIn(language, adClicksEn, adClicksId);
  const settings = wordsIn(language, adSettingsEn, adSettingsId);
  const identity = wordsIn(language, identityEn, identityId);
  const profile = wordsIn(language, profileEn, profileId);
  const shell = wordsIn(language, shellEn, shellId);
  const site = wordsIn(language, pagesEn, pagesId);
  const other = names.find((one) => one.language !== language) ?? { language, name: '' };
  const at = (path: string) => withLanguage(path, language);
  const go = (page: Page, path: string) => page.goto(at(path));
  const isAt = (page: Page, path: string) => expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === at(path));

  if (inTurn('en').includes(language))
    test.describe(`The gate, ${language}`, () => {
      test('without a session a vendor signs in first and comes out where it wanted to go', async ({ page }) => {
        const wanted = at(`${pages.adClicks}?kind=free`);
        await page.goto(wanted);
        await isAt(page, `${pages.login}?redirect=${encodeURIComponent(wanted)}`);
        await expectAccessible(page);
        await fillLogin(page, 'gold@demo.test', language);
        await expect(page.getByRole('heading', { name: clicks('title') })).toBeVisible();
        await isAt(page, `${pages.adClicks}?kind=free`);
        await go(page, pages.login);
        await isAt(page, pages.dashboard);
        await page.goto(`${at(pages.login)}?redirect=${encodeURIComponent('//elsewhere.example')}`);
        await isAt(page, pages.dashboard);
      });

      test('a couple on a vendor page is signed out and redirected to the vendor login', async ({ page }) => {
        await enter(page, couples[language]);
        await go(page, pages.ads);
        await isAt(page, pages.login);
        await go(page, '/account');
        await expect(page).toHaveURL(/\/account\/login\?redirect=/);
      });

      test('a couple comes out where it wanted to go, to the very place on the page, by way of signing up or of a new password', async ({
        page,
      }) => {
        const account = wordsIn(language, accountEn, accountId);
        const wanted = `${at('/account/wedding')}?from=mail#guests`;
        const main = page.getByRole('main');
        await page.goto(wanted);
        await expect(page).toHaveURL(/\/account\/login\?redirect=/);
        await main.getByRole('link', { name: account('login.signUp') }).click();
        await expect(page.getByRole('heading', { name: account('signUp.heading') })).toBeVisible();
        // Before any script has come a link is what the server knows of it.
        await page.waitForLoadState();
        for (const [link, to] of [
          ['login.submit', '/account/login'],
          ['login.forgot', '/account/forgot'],
          ['forgot.back', '/account/login'],
        ] as const) {
          await main.getByRole('link', { name: account(link), exact: true }).click();
          await page.waitForURL(({ pathname }) => pathname === at(to));
        }
        await fillCoupleLogin(page, couples[language], language);
        await expect(page).toHaveURL((url) => `${url.pathname}${url.search}${url.hash}` === wanted);
      });

      test('a couple that signs in at the vendor login is led to the login of couples', async ({ page }) => {
        await go(page, pages.login);
        await fillLogin(page, couples[language], language);
        await expect(page.getByText(identity('notVendor'))).toBeVisible();
        await expectAccessible(page);
        await page
          .getByRole('alert')
          .getByRole('link', { name: identity('couplesLink') })
          .click();
        await isAt(page, '/account/login');
      });

      test('a vendor that is not published is led to its checklist from everywhere', async ({ page }) => {
        await go(page, pages.topUp);
        await fillLogin(page, 'unpublished@demo.test', language);
        await isAt(page, pages.profile);
        await expect(page.getByRole('heading', { name: profile('missingTitle') })).toBeVisible();
        await go(page, pages.adSettings);
        await isAt(page, pages.profile);
      });

      test('signing out closes the dashboard', async ({ page }) => {
        await logIn(page, 'gold@demo.test', language);
        await openMenu(page);
        await page.getByRole('button', { name: shell('signOut') }).click();
        await isAt(page, pages.login);
        await go(page, pages.adClicks);
        await expect(page).toHaveURL(/\/login\?redirect=/);
      });
    });

  if (inTurn('id').includes(language))
    test.describe(`On the way, ${language}`, () => {
      test('a part that does not load says so, and Retry loads it; what was typed is still there', async ({ page }) => {
        await enter(page, 'gold@demo.test');
        await go(page, pages.adSettings);
        const cpc = page.locator('#cpc');
        await cpc.fill('1850');
        const parts = '**/vendor-dashboard/assets/period-panel-*.js';
        await page.route(parts, (route) => route.abort());
        await page.getByRole('radio', { name: settings('periodCustom') }).check();
        const failed = page.getByRole('alert').filter({ hasText: fill(connectionTexts[language].chunkFailed, { n: 'calendar' }) });
        await expect(failed).toBeVisible();
        await expectAccessible(page);
        await page.unroute(parts);
        await failed.getByRole('button', { name: shell('retry') }).click();
        await expect(page.getByRole('button', { name: dayWords(language)('nextMonth') })).toBeVisible();
        await expect(cpc).toHaveValue(/1[.,]850/);
      });

      test('a page that does not load says so, and Retry loads it', async ({ page }) => {
        await logIn(page, 'gold@demo.test', language);
        const parts = '**/vendor-dashboard/assets/clicks-screen-*.js';
        await page.route(parts, (route) => route.abort());
        await page
          .getByRole('navigation', { name: shell('navigation') })
          .first()
          .getByRole('link', { name: shell('nav.adClicks') })
          .click();
        const failed = page.getByRole('alert').filter({ hasText: fill(connectionTexts[language].chunkFailed, { n: 'clicks' }) });
        await expect(failed).toBeVisible();
        await expectAccessible(page);
        await page.unroute(parts);
        await failed.getByRole('button', { name: shell('retry') }).click();
        await expect(page.getByRole('heading', { name: clicks('title') })).toBeVisible();
      });

      test('a wrong address is said to be one, in the area it is in', async ({ page }) => {
        expect((await go(page, '/vendor/nobody-of-that-name'))?.status()).toBe(404);
        await expect(page.getByRole('heading', { name: site('notFound.heading') })).toBeVisible();
        await logIn(page, 'gold@demo.test', language);
        expect((await go(page, '/dashboard/no-such-page'))?.status()).toBe(404);
        await expect(page.getByRole('heading', { name: shell('notFoundTitle') })).toBeVisible();
        await page.getByRole('link', { name: shell('notFoundHome') }).click();
        await isAt(page, pages.dashboard);
      });

      test('another language keeps the page, its question and what was typed', async ({ page }) => {
        const { slug } = vendorOf('gold@demo.test');
        await go(page, `/vendor/${slug}?utm_source=letter`);
        await page.getByRole('textbox', { name: site('profile.message') }).fill('Halo! Hello!');
        await page.getByRole('banner').getByRole('link', { name: other.name }).click();
        await expect(page).toHaveURL(withLanguage(`/vendor/${slug}?utm_source=letter`, other.language));
        await expect(page.locator('textarea[name="text"]')).toHaveValue('Halo! Hello!');

        await enter(page, 'gold@demo.test');
        await go(page, `${pages.adClicks}?kind=charged&start=2026-11-01`);
        await expect(page.getByRole('heading', { name: clicks('title') })).toBeVisible();
        await page
          .getByRole('navigation', { name: shell('language') })
          .getByRole('link', { name: other.name })
          .click();
        const there = withLanguage(`${pages.adClicks}?kind=charged&start=2026-11-01`, other.language);
        await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === there);
        await expect(page.locator('html')).toHaveAttribute('lang', other.language);
      });

      test('dark mode is chosen once and kept', async ({ page }) => {
        await logIn(page, 'gold@demo.test', language);
        await openMenu(page);
        await page.getByRole('radio', { name: shell('schemeDark') }).check({ force: true });
        const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const dark = await paper();
        await page.reload();
        await openMenu(page);
        await expect(page.getByRole('radio', { name: shell('schemeDark') })).toBeChecked();
        expect(await paper()).toBe(dark);
        await page.getByRole('radio', { name: shell('schemeLight') }).check({ force: true });
        await expect.poll(paper).not.toBe(dark);
      });
    });

  const openMenu = (page: Page) =>
    page.getByRole('button', { name: shell('profileMenu', { name: vendorOf('gold@demo.test').businessName }) }).click();
}
