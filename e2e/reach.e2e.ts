// The actions of a screen are visible on a phone, on a laptop and at 200 % zoom.
import type { Locator, Page } from '@playwright/test';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { adStatisticsEn } from '../texts/dashboard/ad-statistics.en.ts';
import { adStatisticsId } from '../texts/dashboard/ad-statistics.id.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { vendorInboxId } from '../texts/dashboard/inbox.id.ts';
import { quotationsEn } from '../texts/dashboard/quotations.en.ts';
import { quotationsId } from '../texts/dashboard/quotations.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { topUpEn } from '../texts/dashboard/top-up.en.ts';
import { topUpId } from '../texts/dashboard/top-up.id.ts';
import { inboxEn } from '../texts/inbox.en.ts';
import { inboxId } from '../texts/inbox.id.ts';
import { expect, test } from './journey.ts';
import { enter, languages, overflowOf, wordsIn } from './world.ts';

const reader = 'gold@demo.test';
/** Above what lies over the foot of the window: nothing covers the middle of the element. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (node === found || node.contains(found));
  });

for (const language of languages) {
  const shell = wordsIn(language, shellEn, shellId);
  const figures = wordsIn(language, adStatisticsEn, adStatisticsId);
  const topUp = wordsIn(language, topUpEn, topUpId);
  const quotations = wordsIn(language, quotationsEn, quotationsId);
  const ofVendors = wordsIn(language, vendorInboxEn, vendorInboxId);
  const inbox = wordsIn(language, inboxEn, inboxId);
  const open = async (page: Page, path: string, [width, height]: readonly [number, number]) => {
    await page.setViewportSize({ width, height });
    await page.goto(withLanguage(path, language));
  };

  test.describe(`In reach, ${language}`, () => {
    test.beforeEach(({ page }) => enter(page, reader));

    test('the sidebar of a laptop shows all pages', async ({ page }) => {
      await open(page, pages.adsAbout, [1440, 900]);
      const last = page.getByRole('complementary').getByRole('link', { name: shell('nav.account'), exact: true });
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await isOnTop(last)).toBe(true);
    });

    test('every number of the statistics is whole on a small phone', async ({ page }) => {
      await open(page, pages.adStatistics, [320, 700]);
      const table = page.getByRole('table');
      const width = await table.evaluate((node) => node.getBoundingClientRect().right);
      for (const cell of await table.getByRole('row').nth(1).getByRole('cell').all()) {
        const box = await cell.evaluate((node) => [node.scrollWidth - node.clientWidth, node.getBoundingClientRect().right] as const);
        expect(box[0]).toBeLessThanOrEqual(0);
        expect(box[1]).toBeLessThanOrEqual(width);
      }
      await expect(table.getByRole('cell').nth(3)).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });

    test('each chosen series has a panel with its name', async ({ page }) => {
      await open(page, pages.adStatistics, [1280, 900]);
      const names = page.locator('main svg text');
      await expect(names.getByText(figures('series.clicks'), { exact: true })).toBeVisible();
      await expect(names.getByText(figures('series.leads'), { exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: new RegExp(`^${figures('series.leads')}`) }).click();
      await expect(names.getByText(figures('series.leads'), { exact: true })).toBeVisible();
    });

    test('the checkout button is reachable with the thumb', async ({ page }) => {
      await open(page, pages.topUp, [390, 844]);
      const checkout = page.getByRole('button', { name: topUp('checkout') });
      await expect(checkout).toBeInViewport({ ratio: 1 });
      expect(await isOnTop(checkout)).toBe(true);
    });

    test('a quotation is sent with the thumb, and what the couple asked for stands beside it', async ({ page }) => {
      await open(page, `${pages.quotations}?show=draft`, [390, 844]);
      await page.locator(`main a[href*="${pages.quotations}/"]:not([href*="/new"])`).first().click();
      const send = page.getByRole('button', { name: quotations('send') });
      await expect(send).toBeInViewport({ ratio: 1 });
      expect(await isOnTop(send)).toBe(true);
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const part of ['request.guests', 'request.budget'] as const)
        await expect(page.getByRole('term').getByText(quotations(part), { exact: true })).toBeInViewport({ ratio: 1 });
    });

    test('a conversation shows the wedding beside it on a laptop, and above it on a phone', async ({ page }) => {
      await open(page, pages.inbox, [1440, 900]);
      await page.getByRole('main').getByRole('list').getByRole('link').first().click();
      const wedding = page.getByRole('complementary', { name: ofVendors('wedding'), exact: true });
      await expect(wedding.getByRole('term').first()).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(wedding).toBeHidden();
      await expect(page.locator('main summary').filter({ hasText: ofVendors('wedding') })).toBeInViewport({ ratio: 1 });
    });

    test('a message can be written at twice the size of a laptop', async ({ page }) => {
      await open(page, pages.inbox, [640, 400]);
      await page.getByRole('main').getByRole('list').getByRole('link').first().click();
      const field = page.getByRole('textbox', { name: inbox('message'), exact: true });
      await expect(field).toBeInViewport({ ratio: 1 });
      expect(await isOnTop(field)).toBe(true);
    });

    test('a message can be written on a phone without a network, above the bar', async ({ page, context }) => {
      await open(page, pages.inbox, [390, 844]);
      await page.getByRole('main').getByRole('list').getByRole('link').first().click();
      const field = page.getByRole('textbox', { name: inbox('message'), exact: true });
      await expect(field).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText(inbox('offline'))).toBeVisible();
      const lowest = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().bottom);
      const bar = page.getByRole('navigation').filter({ has: page.getByRole('button', { name: shell('more') }) });
      const top = await bar.evaluate((node) => node.getBoundingClientRect().top);
      await expect.poll(() => lowest(field)).toBeLessThanOrEqual(top);
    });
  });
}
