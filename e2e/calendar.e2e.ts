import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { addDays, businessDayOf } from '../core/time.ts';
import { calendarEn } from '../texts/dashboard/calendar.en.ts';
import { calendarId } from '../texts/dashboard/calendar.id.ts';
import { refusalsEn } from '../texts/refusals.en.ts';
import { refusalsId } from '../texts/refusals.id.ts';
import { dated } from './cast.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, languages, wordsIn } from './world.ts';

/** A month ahead of all that the demo world marks. */
const month = addDays(businessDayOf(Date.now()), 500).slice(0, 7);
const on = (date: number): string => `${month}-${String(date).padStart(2, '0')}`;

for (const language of languages) {
  const t = wordsIn(language, calendarEn, calendarId);
  const refused = wordsIn(language, refusalsEn, refusalsId);
  const at = (path: string) => withLanguage(path, language);
  const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
  const dialogOf = (page: Page) => page.getByRole('dialog');

  test.describe(`Calendar, ${language}`, () => {
    test('a vendor marks days by pointer and keys, changes and frees them', async ({ page }) => {
      await enter(page, dated.vendor[language]);
      await page.setViewportSize(language === 'id' ? { width: 320, height: 700 } : { width: 1280, height: 900 });
      await page.goto(`${at(pages.calendar)}?month=${month}`);
      await expectAccessible(page);

      // By pointer: a whole day with a note of its own.
      await cell(page, on(10)).click();
      await dialogOf(page).getByLabel(t('day.note')).fill('Keluarga Wulan');
      await dialogOf(page)
        .getByRole('button', { name: t('day.mark') })
        .click();
      await expect(cell(page, on(10))).toHaveAttribute('data-look', 'taken');
      await expect(page.getByText(t('day.marked', { count: 1, n: '1' }))).toBeVisible();

      // By keys: a week down and two days on, up to a date that is typed; what is impossible is said at its field.
      await cell(page, on(10)).focus();
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      const dialog = dialogOf(page);
      await dialog.getByText(t('part.morning'), { exact: true }).click();
      await dialog.getByRole('textbox', { name: t('day.until') }).fill(on(18));
      await dialog.getByRole('button', { name: t('day.mark') }).click();
      await expect(dialog.getByText(refused('calendar.range_invalid', { maximum: 62 }))).toBeVisible();
      await dialog.getByRole('textbox', { name: t('day.until') }).fill(on(20));
      await expectAccessible(page);
      await page.keyboard.press('Control+Enter');
      await expect(cell(page, on(19))).toHaveAttribute('data-look', 'half');
      await expect(cell(page, on(20))).toHaveAttribute('data-look', 'half');
      await expect(cell(page, on(21))).not.toHaveAttribute('data-look', /./);

      // What was marked is changed, and freed.
      await cell(page, on(20)).click();
      await dialogOf(page).getByText(t('part.day'), { exact: true }).click();
      await dialogOf(page)
        .getByRole('button', { name: t('day.save') })
        .click();
      await expect(cell(page, on(20))).toHaveAttribute('data-look', 'taken');
      await cell(page, on(20)).click();
      await dialogOf(page)
        .getByRole('button', { name: t('day.free') })
        .click();
      await expect(cell(page, on(20))).not.toHaveAttribute('data-look', /./);
      await expect(page.getByText(t('day.freed'))).toBeVisible();

      // Who takes two weddings a day still has one left.
      await page.getByLabel(t('capacity.label')).selectOption('2');
      await expect(page.getByText(t('capacity.saved'))).toBeVisible();
      await cell(page, on(10)).click();
      await dialogOf(page).getByLabel(t('day.places')).selectOption('1');
      await dialogOf(page)
        .getByRole('button', { name: t('day.save') })
        .click();
      await expect(cell(page, on(10))).not.toHaveAttribute('data-look', /./);
      await page.getByLabel(t('capacity.label')).selectOption('1');
      await expect(cell(page, on(10))).toHaveAttribute('data-look', 'taken');
      await page.reload();
      await expect(cell(page, on(10)), 'the address keeps the month').toHaveAttribute('data-look', 'taken');
    });

    test('a calendar that is complete without a mark is confirmed', async ({ page }) => {
      await enter(page, dated.newcomer[language]);
      await page.goto(at(pages.calendar));
      await page.getByRole('button', { name: t('unkept.confirm') }).click();
      await expect(page.getByText(t('unkept.text'))).toBeHidden();
    });
  });
}
