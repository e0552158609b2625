// The frame of every dashboard screen: command palette, sidebar, bottom bar, titles.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { expect, test, withMotion } from './journey.ts';
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
    test('the palette opens by key and by button, and closes by Escape, beside it, and by choosing', async ({ page }) => {
      await open(page, pages.adsAbout);
      const palette = page.getByRole('dialog', { name: t('search') });
      const field = palette.getByRole('textbox', { name: t('search') });
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
      await palette.getByRole('button', { name: t('nav.store') }).click();
      await expect(palette).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: t('title.store') })).toBeVisible();
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
