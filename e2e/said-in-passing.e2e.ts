// What is said in passing: for how long, to whom, and how it is taken away.
import type { Page } from '@playwright/test';
import { endAllSessions } from '../contract/identity.ts';
import { pages } from '../core/identity/pages.ts';
import { accountEn } from '../texts/dashboard/account.en.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, expectRoom } from './world.ts';

/** Longer than it is shown. */
const aWhile = (page: Page) => page.clock.runFor(9_000);

test('what is said on the dashboard goes by itself, stays for who is on it, and leaves the focus where it was', async ({ page }) => {
  await page.clock.install();
  await enter(page, 'gold@demo.test');
  await page.goto(pages.reviews);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  const copy = page.getByRole('main').getByRole('button', { name: 'Copy', exact: true });
  const said = page.locator('[class*="toast"]');
  const close = said.getByRole('button', { name: shellEn.hideNotice });

  // By the mouse.
  await copy.click();
  await expect(said).toContainText(shellEn['copy.failed']);
  await said.hover();
  await aWhile(page);
  await close.click();
  await expect(said).toHaveCount(0);
  await page.mouse.move(0, 0);
  await copy.press('Enter');
  await expect(said).toBeVisible();
  await aWhile(page);
  await expect(said).toHaveCount(0);

  // By the keys.
  await copy.press('Enter');
  await close.focus();
  await aWhile(page);
  await close.press('Enter');
  await expect(said).toHaveCount(0);
  // What could not be copied is selected, to be copied by hand.
  await expect(page.getByRole('textbox', { name: 'Link for your clients' })).toBeFocused();
});

test('what is said beside an open dialog is in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await enter(page, 'gold@demo.test');
  await page.goto(pages.account);
  await page.route(`**${endAllSessions.path}`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: accountEn.everywhere, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: accountEn.everywhereTitle });
  const confirm = dialog.getByRole('button', { name: accountEn.everywhere, exact: true });
  await confirm.click();
  const said = page.locator('[class*="toast"]');
  await expect(said).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectRoom(page);
  await said.getByRole('button', { name: shellEn.hideNotice }).click();
  await expect(said).toHaveCount(0);
  await expect(confirm).toBeFocused();

  // It stays when the dialog goes.
  await confirm.press('Enter');
  await expect(said).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(said).toBeInViewport({ ratio: 1 });
  // What was said before a dialog is not about it.
  await page.getByRole('button', { name: accountEn.everywhere, exact: true }).click();
  await expect(dialog).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('what is said twice on the marketplace goes as what is said once', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await page.clock.install();
  await page.goto('/vendor/rumah-kirana-photography');
  const share = page.getByRole('main').getByRole('button', { name: /^Share / });
  const said = page.getByText(pagesEn['site.shared'], { exact: true });
  await share.click();
  await expect(said).toBeVisible();
  await page.clock.runFor(4_000);
  await share.press('Enter');
  await aWhile(page);
  await expect(said).toHaveCount(0);

  await share.press('Enter');
  const close = page.locator('output').filter({ has: said }).getByRole('button', { name: pagesEn['site.hideNotice'] });
  await close.focus();
  await aWhile(page);
  await close.press('Enter');
  await expect(said).toHaveCount(0);
  await expect(share).toBeFocused();
});
