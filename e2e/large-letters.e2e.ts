// People who set their letters to twice the size, on a phone: every page stands in the window, and nothing is beside it.
import { pages } from '../core/identity/pages.ts';
import { browserArgs, findChromium, noPictures } from './chromium.ts';
import { expect, test } from './journey.ts';
import { enter, expectRoom } from './world.ts';

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...findChromium(), args: [...browserArgs, `${noPictures},defaultFontSize=32`] },
});

const ofVendors = [
  pages.dashboard,
  pages.earnings,
  pages.creditHistory,
  pages.topUp,
  pages.adSettings,
  pages.meetings,
  pages.reviews,
  pages.quotations,
  pages.calendar,
  pages.store,
];
test('the pages of a vendor', async ({ page }) => {
  await enter(page, 'gold@demo.test');
  for (const address of ofVendors) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectRoom(page, address);
  }
  // Days stay beside each other.
  await page.goto(pages.calendar);
  const calendar = page.locator('main fieldset button');
  await expect(calendar.first()).toBeVisible();
  const days = await calendar.evaluateAll((buttons) => new Set(buttons.map((one) => one.getBoundingClientRect().left)).size);
  expect(days).toBe(7);
});

test('the pages of the marketplace', async ({ page }) => {
  for (const address of ['/', '/vendors/photography', '/vendor/rumah-kirana-photography']) {
    await page.goto(address);
    await expectRoom(page, address);
  }
});
