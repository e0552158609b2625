// The frame of every dashboard screen: command palette, sidebar, bottom bar, titles.
import type { Page } from '@playwright/test';
import { me } from '../contract/identity.ts';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { findEn } from '../texts/dashboard/find.en.ts';
import { findId } from '../texts/dashboard/find.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { expect, test, withMotion } from './journey.ts';
import { holdScript } from './late.ts';
import { enter, expectAccessible, inTurn, wordsIn } from './world.ts';

test.use(withMotion);

const reader = 'gold@demo.test';

for (const language of inTurn('en')) {
  const t = wordsIn(language, shellEn, shellId);
  const open = async (page: Page, path: string) => {
    await enter(page, reader);
    await page.goto(withLanguage(path, language));
  };

  test.describe(`Shell, ${language}`, () => {
    test('the frame is there as soon as it is known who is signed in, while the screen is still on its way', async ({ page }) => {
      await enter(page, reader);
      const letScreenCome = await holdScript(page, 'earnings-screen');
      const session = Promise.withResolvers<void>();
      await page.route(
        ({ pathname }) => pathname === me.path,
        async (route) => {
          await session.promise;
          await route.continue();
        },
      );
      await page.goto(withLanguage(pages.earnings, language));
      // Until then it shows that something comes, from the server already.
      expect(await (await page.request.get(withLanguage(pages.earnings, language))).text()).toContain('<div class="starting">');
      const starting = page.locator('.starting');
      await expect(starting).toBeVisible();
      const frame = page.getByRole('banner').getByRole('button', { name: t('search') });
      await expect(frame).toHaveCount(0);
      session.resolve();
      await expect(frame).toBeVisible();
      await expect(starting).toHaveCount(0);
      const bones = page.getByRole('main').locator('[data-skeleton]').first();
      await expect(bones).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: t('title.earnings') })).toBeVisible();
      letScreenCome();
      await expect(bones).toHaveCount(0);
    });

    test('a browser that runs no scripts is told so, instead of being left to wait', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
      const page = await context.newPage();
      await page.goto(withLanguage(pages.login, language));
      const said = page.locator('noscript p');
      await expect(said).toBeVisible();
      await expect(said).toHaveText(t('noScripts'));
      await expect(page.locator('.starting')).toBeHidden();
      // It is dark where the system is, before any script has said so.
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(23, 18, 15)');
      await context.close();
    });

    test('the palette opens by key and by button, and closes by Escape, beside it, and by choosing', async ({ page }) => {
      await open(page, pages.adsAbout);
      const palette = page.getByRole('dialog', { name: t('search') });
      const field = palette.getByRole('combobox', { name: t('search') });
      const button = page.getByRole('banner').getByRole('button', { name: t('search') });

      await button.click();
      await expect(field).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(palette).toBeHidden();
      await expect(button).toBeFocused();

      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await page.mouse.click(5, 5);
      await expect(palette).toBeHidden();
      await expect(button).toBeFocused();

      await page.keyboard.press('Control+k');
      await field.fill(t('nav.meetings'));
      await page.keyboard.press('Enter');
      await expect(palette).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: t('title.meetings') })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();

      // What was looked for is not there the next time, and a choice by mouse closes it too.
      await page.keyboard.press('Control+k');
      await expect(field).toHaveValue('');
      await palette.getByRole('option', { name: t('nav.store') }).click();
      await expect(palette).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: t('title.store') })).toBeVisible();

      // What is done often is one choice away, from any page; signing out as well.
      for (const [choice, path] of [
        ['action.product', pages.storeNew],
        ['action.bankAccount', pages.bankAccountAdd],
        ['action.adSettings', pages.adSettings],
        ['action.quotation', pages.quotationNew],
        ['nav.dashboard', pages.dashboard],
        ['signOut', pages.login],
      ] as const) {
        await page.keyboard.press('Control+k');
        await palette.getByRole('option', { name: t(choice), exact: true }).click();
        await expect(page).toHaveURL((url) => url.pathname === withLanguage(path, language));
        await expect(page.locator('h1').first()).toBeVisible();
      }
    });

    test('one search finds clients with a slip, messages, quotations, orders and products, and says when it cannot', async ({ page }) => {
      await open(page, pages.clients);
      const palette = page.getByRole('dialog', { name: t('search') });
      const field = palette.getByRole('combobox', { name: t('search') });
      const group = (name: `found.${'client' | 'message' | 'quotation' | 'orders'}`) => palette.getByRole('group', { name: t(name) });
      // A word long enough for a slip, of the first in the list who has one.
      const links = page.getByRole('main').getByRole('list').getByRole('link');
      await expect(links.first()).toBeVisible();
      const name = /\p{L}{6,}/u.exec((await links.allTextContents()).map((text) => text.split('&')[0] ?? '').join(' '))?.[0] ?? '';
      await page.keyboard.press('/');
      await field.fill(`${name.slice(0, 2)}${name.slice(3)}`);
      await expect(group('found.client')).toBeVisible();
      await expect(palette.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/clients\/\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

      await page.keyboard.press('Control+k');
      await field.fill('Q-');
      await expect(group('found.quotation')).toBeVisible();
      await field.fill('PLM-');
      await expect(group('found.orders')).toBeVisible();
      await palette.getByRole('option', { name: /PLM-/ }).first().click();
      await expect(page).toHaveURL(/\/topup\/orders\//);
      await page.keyboard.press('Control+k');
      await field.fill('zzzzqqq');
      await expect(palette.getByText(t('searchNothing', { q: 'zzzzqqq' }))).toBeVisible();

      // What is named to the letter comes before guesses ("Bayu" may be "bank" with slips); a page goes by what is done on it as well.
      const first = palette.getByRole('option').first();
      await field.fill('bank');
      await expect(group('found.client')).toBeVisible();
      await expect(first).toHaveAccessibleName(new RegExp(t('nav.bankAccounts')));
      await field.fill(wordsIn(language, findEn, findId)('nav.earnings').split(' ')[0] ?? '');
      await expect(first).toHaveAccessibleName(new RegExp(t('nav.earnings')));

      // Answers that come late neither stand in for what is typed since nor take away what was chosen with the arrows.
      await page.route('**/v2/find?*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await field.fill('ca');
      await expect(group('found.message')).toBeVisible();
      await field.fill(t('nav.calendar'));
      await expect(palette.getByRole('option').first()).toHaveAccessibleName(new RegExp(t('nav.calendar')));
      await field.fill('pa');
      await expect(palette.getByRole('option').nth(1)).toBeVisible();
      // A page, which no answer takes away.
      const at = await palette.getByRole('option').allTextContents();
      const wanted = at.findIndex((text) => text.startsWith(t('nav.earnings')));
      for (let i = 0; i < wanted; i++) await page.keyboard.press('ArrowDown');
      const chosen = palette.getByRole('option', { selected: true });
      await expect(chosen).toContainText(t('nav.earnings'));
      const before = await chosen.textContent();
      await expect(group('found.message')).toBeVisible();
      await expect(palette.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
      await expect(chosen).toHaveText(before ?? '');
      await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? 'none');
      await page.unroute('**/v2/find?*');

      // On a phone, and without the server: pages are there, and the rest when it is back.
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 640 });
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('search') })
        .click();
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 320, height: 640 });
      await page.route('**/v2/find?*', (route) => route.abort());
      const bar = page.getByRole('navigation', { name: t('navigation') });
      await bar.getByRole('button', { name: t('more') }).click();
      await bar.getByRole('button', { name: t('search') }).click();
      await field.fill('ka');
      await expect(palette.getByRole('alert')).toContainText(t('searchFailed'));
      await expectAccessible(page);
      await page.unroute('**/v2/find?*');
      await palette.getByRole('button', { name: t('retry') }).click();
      await expect(group('found.message')).toBeVisible();
      await expectAccessible(page);
    });

    test('two keys go to a page, ? shows them all, and a switch turns them off', async ({ page }) => {
      await open(page, pages.adsAbout);
      const heading = page.getByRole('heading', { level: 1 });
      const sheet = page.getByRole('dialog', { name: t('keys') });
      await expect(heading).toHaveText(t('title.adsAbout'));
      await page.keyboard.press('g');
      await page.keyboard.press('q');
      await expect(heading).toHaveText(t('title.quotations'));
      await page.keyboard.press('?');
      await expect(sheet).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: t('search') }), 'a dialog is answered first').toBeHidden();
      await sheet.getByRole('switch', { name: t('keysOn') }).uncheck();
      await sheet.getByRole('button', { name: t('close') }).click();
      await page.keyboard.press('g');
      await page.keyboard.press('h');
      await page.keyboard.press('?');
      await expect(sheet).toBeHidden();
      await expect(heading).toHaveText(t('title.quotations'));
      // The sheet is found by name, too.
      await page.keyboard.press('Control+k');
      await page
        .getByRole('dialog', { name: t('search') })
        .getByRole('combobox')
        .fill(t('keys'));
      await page.keyboard.press('Enter');
      await sheet.getByRole('switch', { name: t('keysOn') }).check();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await page.keyboard.press('g');
      await page.keyboard.press('c');
      await expect(heading).toHaveText(t('title.clients'));
      // What is typed into a field goes nowhere.
      await page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first().fill('');
      await page.keyboard.type('gh?');
      await expect(heading).toHaveText(t('title.clients'));
      await expect(sheet).toBeHidden();
    });

    test('subpages show what is open, and the sidebar and the bar show the current page', async ({ page }) => {
      await open(page, pages.clients);
      const rail = page.getByRole('complementary').getByRole('navigation', { name: t('navigation') });
      await page.getByRole('main').getByRole('list').getByRole('link').first().click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(new RegExp(`^${t('title.client')} .+`));
      await expect(page).toHaveTitle(`${await heading.textContent()} · ${t('brand')}`);
      await expect(rail.locator('[aria-current]')).toHaveText(t('nav.clients'));

      await page.goto(withLanguage(pages.quotations, language));
      await page.locator(`main a[href*="${pages.quotations}/"]:not([href*="/new"])`).first().click();
      await expect(heading).toHaveText(new RegExp(`^${t('title.quotation')} Q-`));
      await expect(rail.locator('[aria-current]')).toHaveText(t('nav.quotations'));
      // What is left behind is not named on the next page.
      await rail.getByRole('link', { name: t('nav.meetings') }).click();
      await expect(heading).toHaveText(t('title.meetings'));

      await page.setViewportSize({ width: 390, height: 844 });
      const bar = page.getByRole('navigation', { name: t('navigation') });
      await expect(bar.getByRole('button', { name: t('more') })).toHaveAttribute('aria-current', 'true');
      await page.goto(withLanguage(pages.adSettings, language));
      await expect(bar.getByRole('link', { name: t('nav.ads') })).toHaveAttribute('aria-current', 'true');
      await page.setViewportSize({ width: 320, height: 568 });
      const textBeyond = heading.evaluate((title) => {
        const text = document.createRange();
        text.selectNodeContents(title);
        return text.getBoundingClientRect().right - title.getBoundingClientRect().right;
      });
      expect(await textBeyond, 'pixels of the title that are cut on a small phone').toBeLessThanOrEqual(0.5);
      await bar.getByRole('button', { name: t('more') }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(bar.getByRole('link', { name: t('nav.meetings') })).toBeHidden();
    });
  });
}
