// Someone saves vendors before signing in, finds them in its account afterwards, writes notes, marks whom it booked, and compares.
import type { Page } from '@playwright/test';
import { noteSavedVendor } from '../contract/clients.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { savedEn } from '../texts/marketplace/saved.en.ts';
import { savedId } from '../texts/marketplace/saved.id.ts';
import { choosers } from './cast.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, fillCoupleLogin, inTurn, overflowOf, wordsIn } from './world.ts';

for (const language of inTurn('en')) {
  const site = wordsIn(language, pagesEn, pagesId);
  const t = wordsIn(language, savedEn, savedId);
  const at = (path: string) => withLanguage(path, language);
  const heart = (page: Page, name: string) => page.getByRole('button', { name: site('site.save', { name }), exact: true });
  const noteOf = (page: Page, name: string) => page.getByLabel(t('note', { name }));
  const saidSaved = (page: Page) =>
    page
      .getByRole('status')
      .filter({ hasText: t('saved') })
      .first();
  const noted = (page: Page) =>
    page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith(noteSavedVendor.path.split(':id')[1] ?? ''),
    );

  test.describe
    .serial(`Choosing, ${language}`, () => {
      const names: string[] = [];

      test('hearts are kept in the browser before signing in, and are in the account afterwards', async ({ page }) => {
        for (const category of ['photography', 'catering']) {
          await page.goto(at(`/vendors/${category}`));
          const cards = page
            .getByRole('main')
            .getByRole('article')
            .filter({ hasNot: page.getByText(/^(Ad|Iklan)$/) });
          for (const card of [cards.nth(1), cards.nth(2)]) {
            const name = (await card.getByRole('heading').textContent()) ?? '';
            names.push(name);
            await card.getByRole('button').click();
            await expect(card.getByRole('button', { name: site('site.unsave', { name }) })).toBeVisible();
          }
        }
        await page.getByRole('link', { name: site('site.savedVendors') }).click();
        await expect(page.getByText(t('guestText'))).toBeVisible();
        for (const name of names) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
        await expectAccessible(page);
        await page
          .getByRole('main')
          .getByRole('link', { name: t('signIn') })
          .click();
        await fillCoupleLogin(page, choosers[language], language);
        await expect(page).toHaveURL(new RegExp(`${at('/saved')}$`));
        for (const name of names) await expect(noteOf(page, name)).toBeVisible();
      });

      test('a note saves itself, whom one booked is first, and two windows do not overwrite each other', async ({ page, browser }) => {
        await enter(page, choosers[language]);
        await page.goto(at('/saved'));
        const [first = '', second = ''] = names;
        const saved = noted(page);
        await noteOf(page, first).fill('Sudah bertemu, ramah');
        expect((await saved).ok()).toBe(true);
        await expect(saidSaved(page)).toBeVisible();

        const other = await (await browser.newContext()).newPage();
        await enter(other, choosers[language]);
        await other.goto(at('/saved'));
        await expect(noteOf(other, first)).toHaveValue('Sudah bertemu, ramah');
        const again = noted(page);
        await page.getByLabel(t('bookedOf', { name: first })).check();
        expect((await again).ok()).toBe(true);
        await noteOf(other, first).fill('Minta penawaran');
        await expect(other.getByText(t('elsewhere'))).toBeVisible();
        const kept = noted(other);
        await other.getByRole('button', { name: t('keepMine') }).click();
        await expect(other.getByText(t('elsewhere'))).toBeHidden();
        expect((await kept).ok()).toBe(true);
        await other.context().close();

        await page.reload();
        await expect(noteOf(page, first)).toHaveValue('Minta penawaran');
        // Signed out elsewhere: what was typed is there, and saved, after signing in.
        await page.context().clearCookies({ name: 'BSID' });
        await noteOf(page, first).fill('Minta penawaran akad');
        await fillCoupleLogin(page, choosers[language], language);
        await expect(noteOf(page, first)).toHaveValue('Minta penawaran akad');
        await expect(saidSaved(page)).toBeVisible();
        await page.reload();
        await expect(noteOf(page, first)).toHaveValue('Minta penawaran akad');
        // Let go by mistake: the note is back with the next tap.
        await page.getByRole('button', { name: site('site.unsave', { name: second }) }).click();
        await expect(page.getByText(t('removed', { days: 30 }))).toBeVisible();
        await heart(page, second).click();
        await expect(noteOf(page, second)).toBeVisible();
        await page.setViewportSize({ width: 320, height: 720 });
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });

      test('two to four are compared; the address shows the same to anyone, also without scripts', async ({ page, browser }) => {
        await enter(page, choosers[language]);
        await page.goto(at('/saved'));
        const compare = page.getByRole('button', { name: t('compare'), exact: true });
        const [one = '', two = '', three = ''] = names;
        await page.getByLabel(t('chooseOf', { name: one })).check();
        // Without scripts the comparison opens with one.
        await expect(page.getByText(t('chosen', { count: 1, n: '1' }))).toBeVisible();
        await compare.click();
        await expect(page.getByText(t('tooFew'))).toBeVisible();
        for (const name of [two, three]) await page.getByLabel(t('chooseOf', { name })).check();
        await compare.click();
        const table = page.getByRole('table');
        await expect(table.getByRole('columnheader')).toHaveCount(4);
        for (const row of ['row.price', 'row.rating', 'row.day', 'row.city'] as const)
          await expect(table.getByRole('rowheader', { name: new RegExp(`^${t(row)}`) })).toBeVisible();
        await expectAccessible(page);
        const address = page.url();

        const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
        await reader.goto(address);
        for (const name of [one, two, three]) await expect(reader.getByRole('link', { name, exact: true })).toBeVisible();
        await reader.context().close();

        await page.setViewportSize({ width: 320, height: 720 });
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        const scrolled = page.getByRole('region', { name: t('table') });
        await scrolled.focus();
        for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
        await expect.poll(() => scrolled.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
        await expect(table.getByRole('rowheader', { name: t('row.rating') })).toBeInViewport();
        await page.getByRole('link', { name: t('removeOf', { name: three }) }).click();
        await expect(table.getByRole('columnheader')).toHaveCount(3);
        await page.getByRole('link', { name: t('removeOf', { name: two }) }).click();
        await expect(page.getByText(t('compareMore'))).toBeVisible();
        await page.getByRole('link', { name: t('compareAdd') }).click();
        await expect(page).toHaveURL(new RegExp(`${at('/saved')}$`));
      });
    });
}
