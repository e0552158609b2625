// Controls with the keyboard, with forced colours, and with touch.
import type { Locator, Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { earningsEn } from '../texts/dashboard/earnings.en.ts';
import { fairsEn } from '../texts/dashboard/fairs.en.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { getEarnings } from '../contract/payouts.ts';
import { rangePresets } from '../core/day-ranges.ts';
import { addDays, businessDayOf } from '../core/time.ts';
import { dayWords } from '../texts/days.ts';
import { date, longDate } from '../texts/format.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { expect, test } from './journey.ts';
import { operatorPage } from './operators.ts';
import { enter } from './world.ts';

const at = (path: string) => withLanguage(path, 'en');
const gold = 'gold@demo.test';

/** Opens a dialog with the keyboard and leaves it with Escape: the focus is where it was. */
async function opensAndReturns(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
}

test('A dialog that is left gives the focus back to what opened it', async ({ page, browser }) => {
  await enter(page, gold);
  await page.route(`**${getEarnings.path}`, async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object };
    const account = { holder_name: 'Rina', bank_name: 'BCA', number_end: '1234' };
    await route.fulfill({ json: { data: { ...data, available: 58_800_000, open: null, account, ticks: [] } } });
  });
  await page.goto(at(pages.earnings));
  await opensAndReturns(page, page.getByRole('button', { name: earningsEn.request }));
  const staff = await operatorPage(browser, 'ops-lead@demo.test', 'en');
  await staff.goto(at(pages.operationsFairs));
  await opensAndReturns(staff, staff.getByRole('button', { name: fairsEn.add }));
  await staff.context().close();
});

test('What goes while it has the focus leaves it to the page, also what is in no part of it', async ({ page }) => {
  await enter(page, gold);
  await page.goto(at(pages.earnings));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const passing = document.body.appendChild(document.createElement('button'));
    passing.focus();
    passing.remove();
  });
  await expect(page.getByRole('main')).toBeFocused();
});

const outlineOf = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });

test('A field in use has a ring of two pixels, not only another border', async ({ page }) => {
  await enter(page, gold);
  await page.goto(at(pages.topUp));
  const field = page.locator('#credits');
  await field.focus();
  expect(await outlineOf(field)).toBeGreaterThanOrEqual(2);
});

test('With forced colours what is chosen, switched on and open is still seen', async ({ page }) => {
  await enter(page, gold);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at(pages.topUp));
  await expect(page.locator('[data-chosen="true"]').first()).toBeVisible();
  expect(await outlineOf(page.locator('[data-chosen="true"]').first()), 'the chosen amount').toBeGreaterThanOrEqual(2);
  expect(await outlineOf(page.locator('nav a[aria-current]').first()), 'the page that is open').toBeGreaterThanOrEqual(2);
  await page.goto(at(pages.ads));
  const knob = page.getByRole('switch').first();
  const [ground, dot] = await knob.evaluate((input) => [
    getComputedStyle(input).backgroundColor,
    getComputedStyle(input, '::after').backgroundColor,
  ]);
  expect(dot, 'the knob of a switch differs from its ground').not.toBe(ground);
});

test('The "?" beside a number and the trail of a page are large enough to hit', async ({ page }) => {
  await enter(page, gold);
  await page.goto(at(pages.topUp));
  const help = await page
    .getByRole('button', { name: /^What “/ })
    .first()
    .boundingBox();
  expect(Math.min(help?.width ?? 0, help?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await page.goto(at('/vendors?category=venue'));
  for (const link of await page.locator('[class*="trail"] a').all())
    expect((await link.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(24);
});

test('On a phone the filters of a list are one press away, and say how many are on, also without scripts', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(at('/vendors?city=bandung&rating_min=4'));
    const filters = page.locator('summary').filter({ hasText: new RegExp(`^${pagesEn['listing.filters']}`) });
    await expect(filters).toContainText('2');
    const choice = (name: string) => page.locator(`select[name="${name}"]`);
    const city = choice('city');
    await expect(city).toBeHidden();
    await filters.click();
    for (const name of ['category', 'city', 'price_min', 'price_max', 'rating_min', 'sort'])
      await expect(choice(name)).toBeInViewport({ ratio: 1 });
    await city.selectOption('jakarta');
    await page.getByRole('button', { name: pagesEn['listing.apply'] }).click();
    await expect(page).toHaveURL(/city=jakarta/);
    for (const address of ['/vendors/photography?rating_min=4', '/vendors/photography/bandung?rating_min=4']) {
      await page.goto(at(address));
      await filters.click();
      await expect(choice('rating_min')).toBeInViewport({ ratio: 1 });
      await page.locator('summary').filter({ hasText: pagesEn['listing.moreFilters'] }).click();
      await page.locator('input[name="photo_style"][value="candid"]').check();
      await page.getByRole('button', { name: pagesEn['listing.apply'] }).click();
      await expect(page).toHaveURL(/photo_style=candid/);
    }
    await context.close();
  }
});

test('A long list is entered at its ends and at any page, and says which rows are shown', async ({ page }) => {
  await enter(page, gold);
  await page.goto(at(pages.adClicks));
  const pager = page.getByRole('navigation', { name: shellEn.pages });
  await expect(pager.getByText(/^1–25 of /)).toBeVisible();
  await pager.getByRole('button', { name: shellEn.pageLast }).click();
  await expect(pager.getByRole('button', { name: shellEn.pageAfter })).toHaveAttribute('aria-disabled', 'true');
  await expect(pager.getByRole('button', { name: shellEn.pageLast })).toBeFocused();
  await pager.getByRole('combobox', { name: shellEn.pageJump }).selectOption('3');
  await expect(pager.getByText(/^51–75 of /)).toBeVisible();
  await pager.getByRole('button', { name: shellEn.pageBefore }).click();
  await expect(page).toHaveURL(/page=2$/);
  await pager.getByRole('button', { name: shellEn.pageFirst }).click();
  await expect(pager.getByText(/^1–25 of /)).toBeVisible();
});

test('The photos of a profile are turned by buttons, round and round', async ({ page }) => {
  await page.goto(at('/vendor/rumah-kirana-photography'));
  const photo = page.getByRole('link', { name: /^Open photo 1 of / }).first();
  await photo.click();
  const dialog = page.getByRole('dialog');
  const caption = dialog.locator('figcaption');
  const total = /(\d+)$/.exec((await caption.textContent()) ?? '')?.[1] ?? '';
  await expect(caption).toContainText(`1 of ${total}`);
  await dialog.getByRole('button', { name: pagesEn['profile.nextPhoto'] }).click();
  await expect(caption).toContainText(`2 of ${total}`);
  await dialog.getByRole('button', { name: pagesEn['profile.previousPhoto'] }).click();
  await expect(caption).toContainText(`1 of ${total}`);
  await dialog.getByRole('button', { name: pagesEn['site.close'] }).click();
  await expect(photo).toBeFocused();
  // Left, and opened again before the browser says that it was left.
  await photo.click();
  await expect(dialog).toBeVisible();
  await photo.evaluate((opener: HTMLElement) => {
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    opener.click();
  });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(photo).toBeFocused();
});

test('A date is typed, or chosen with the keyboard; a range is one press, and its calendar marks the day of Jakarta', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles' });
  const page = await context.newPage();
  const days = dayWords('en');
  await enter(page, gold);
  await page.goto(at(pages.adClicks));
  const opener = page.getByRole('button', { name: days('period') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: days('period') });
  await expect(panel.getByRole('button', { name: days('all') })).toBeFocused();
  await expect(panel.locator('[aria-current="date"]')).toHaveAccessibleName(longDate(businessDayOf(Date.now()), 'en'));
  await panel.getByRole('button', { name: days('last_7_days') }).click();
  await expect(panel).toBeHidden();
  await expect(opener).toHaveText(days('last_7_days'));
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/start=\d{4}-\d\d-\d\d&end=/);
  // A day on which the last seven days, this month and this year are the same range.
  await page.clock.setFixedTime('2027-01-07T05:00:00Z');
  for (const path of [pages.earnings, pages.adClicks]) {
    await page.goto(at(path));
    for (const preset of rangePresets) {
      await opener.click();
      await panel.getByRole('button', { name: days(preset), exact: true }).click();
      await expect(opener).toHaveText(days(preset));
    }
    await opener.click();
    await panel.getByLabel(days('from')).fill('1 mar 2026');
    await panel.getByLabel(days('to')).fill('31 mar 2026');
    await page.keyboard.press('Escape');
    await expect(opener).toHaveText(`${date('2026-03-01', 'en')} – ${date('2026-03-31', 'en')}`);
  }

  await page.goto('/vendors');
  await page.locator('main a[href^="/vendor/"]').first().click();
  const field = page.getByLabel('Wedding date', { exact: true });
  await field.fill('14/2/28');
  await page.getByRole('button', { name: days('openCalendar', { label: 'Wedding date' }) }).click();
  await expect(page.getByRole('button', { name: longDate('2028-02-14', 'en') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: longDate(addDays('2028-02-14', 7), 'en') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(date('2028-02-21', 'en'));
  await field.fill('some day');
  await expect(field).toHaveAccessibleDescription(days('unreadable', { example: date('2026-12-31', 'en') }));
  // The same on the page of a product.
  await page.goto('/vendor/rumah-kirana-photography/products/promo-akhir-tahun-prewedding-studio');
  await field.fill('14/2/28');
  await page.getByRole('button', { name: days('openCalendar', { label: 'Wedding date' }) }).click();
  await page.getByRole('button', { name: longDate('2028-02-21', 'en') }).click();
  await expect(field).toHaveValue(date('2028-02-21', 'en'));
  await context.close();
});
