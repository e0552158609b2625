// Many rows at once: conversations and products are chosen, moved together and brought back; one of them by the menu of its row.
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { vendorInboxId } from '../texts/dashboard/inbox.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { storeEn } from '../texts/dashboard/store.en.ts';
import { storeId } from '../texts/dashboard/store.id.ts';
import { choosersOfMany } from './cast.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, inTurn, overflowOf, wordsIn } from './world.ts';

for (const language of inTurn('en')) {
  const shell = wordsIn(language, shellEn, shellId);
  const inbox = wordsIn(language, vendorInboxEn, vendorInboxId);
  const store = wordsIn(language, storeEn, storeId);
  const at = (path: string) => withLanguage(path, language);

  test.describe(`Many at once, ${language}`, () => {
    test('conversations are archived together and brought back by one button, by keys alone', async ({ page }) => {
      await enter(page, choosersOfMany[language]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at(pages.inbox));
      const rows = page.getByRole('list', { name: inbox('list') }).locator(':scope > li');
      await expect(rows.first()).toBeVisible();
      const before = await rows.count();
      expect(before).toBeGreaterThan(2);
      await page.getByRole('button', { name: shell('bulk.start') }).focus();
      await page.keyboard.press('Enter');
      await rows.nth(0).getByRole('checkbox').focus();
      await page.keyboard.press('Space');
      await rows.nth(1).getByRole('checkbox').focus();
      await page.keyboard.press('Space');
      const bar = page.getByRole('region', { name: shell('bulk.actions') });
      await expect(bar).toContainText(shell('bulk.chosen', { count: 2, n: '2' }));
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
      await bar.getByRole('button', { name: inbox('archive') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(inbox('bulk.archived', { count: 2, n: '2' }))).toBeVisible();
      await expect(rows).toHaveCount(before - 2);
      await page.getByRole('button', { name: shell('bulk.undo') }).click();
      await expect(rows).toHaveCount(before);

      await page.getByRole('checkbox', { name: shell('bulk.all') }).check();
      await expect(bar).toContainText(shell('bulk.chosen', { count: before, n: String(before) }));
      await page.getByRole('button', { name: shell('bulk.none') }).click();
      await expect(bar).toBeHidden();
    });

    test('one conversation is archived by the menu of its row, and found in the archive', async ({ page }) => {
      await enter(page, choosersOfMany[language]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(at(pages.inbox));
      const rows = page.getByRole('list', { name: inbox('list') }).locator(':scope > li');
      const menu = rows.first().getByRole('button');
      const name = (await menu.getAttribute('aria-label')) ?? '';
      await menu.click();
      await page.getByRole('button', { name: inbox('archive'), exact: true }).click();
      await expect(page.getByText(inbox('bulk.archived', { count: 1, n: '1' }))).toBeVisible();
      await page.goto(at(`${pages.inbox}?show=archive`));
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('button', { name: inbox('toInbox'), exact: true }).click();
      await expect(page.getByText(inbox('bulk.moved', { count: 1, n: '1' }))).toBeVisible();
    });

    test('products are hidden and archived together', async ({ page }) => {
      await enter(page, choosersOfMany[language]);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(at(`${pages.store}?show=active`));
      await page.getByRole('button', { name: shell('bulk.start') }).click();
      const before = await page.getByRole('main').getByRole('heading', { level: 3 }).count();
      const box = (n: number) => page.getByRole('main').getByRole('checkbox').nth(n);
      await box(1).check();
      expect(await overflowOf(page)).toBe(0);
      const bar = page.getByRole('region', { name: shell('bulk.actions') });
      await bar.getByRole('button', { name: store('step.archive') }).click();
      await expect(page.getByText(store('bulk.archive', { count: 1, n: '1' }))).toBeVisible();
      const names = page.getByRole('main').getByRole('heading', { level: 3 });
      await expect(names).toHaveCount(before - 1);
      await page.getByRole('button', { name: shell('bulk.undo') }).click();
      // Couples see it again, as before.
      await expect(names).toHaveCount(before);
      // The same with one, behind the dots of its row.
      await page.reload();
      await expect(names).toHaveCount(before);
      const name = (await names.first().textContent()) ?? '';
      await page.getByRole('button', { name: shell('rowMenu', { name }), exact: true }).click();
      await page
        .locator('[popover]')
        .getByRole('button', { name: store('step.archive'), exact: true })
        .click();
      await expect(names).toHaveCount(before - 1);
      await page.getByRole('button', { name: shell('bulk.undo') }).click();
      await expect(names).toHaveCount(before);
    });
  });
}

test('beside one that is open, another is marked as read, and those that are unread are shown alone', async ({ page }) => {
  const inbox = wordsIn('en', vendorInboxEn, vendorInboxId);
  await enter(page, choosersOfMany.en);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(pages.inbox);
  const rows = page.getByRole('list', { name: inbox('list') }).locator(':scope > li');
  const unread = rows.filter({ has: page.getByText(inbox('unread', { n: 1 })) });
  await expect(unread.first()).toBeVisible();
  const before = await unread.count();
  await rows
    .filter({ hasNot: page.getByText(inbox('unread', { n: 1 })) })
    .first()
    .getByRole('link')
    .click();
  await expect(page.getByRole('log')).toBeVisible();
  await unread.first().getByRole('button').click();
  await page.getByRole('button', { name: inbox('markRead'), exact: true }).click();
  await expect(page.getByText(inbox('bulk.read', { count: 1, n: '1' }))).toBeVisible();
  await expect(unread).toHaveCount(before - 1);
  await page
    .getByRole('group', { name: inbox('show') })
    .getByText(inbox('show.unread'), { exact: true })
    .click();
  await expect(rows).toHaveCount(before - 1);
});
