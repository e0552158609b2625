// With the keyboard alone, in a low and narrow window: what has the focus is never under a bar that stays. (WCAG 2.2, 2.4.11)
import type { Page } from '@playwright/test';
import { pages } from '../core/identity/pages.ts';
import { expect, test } from './journey.ts';
import { painted } from './late.ts';
import { profileEn } from '../texts/dashboard/profile.en.ts';
import { enter } from './world.ts';

test.use({ viewport: { width: 390, height: 700 } });

/** What had the focus without its middle being seen, on the way through the page and back. */
async function hiddenFocusOn(page: Page): Promise<string[]> {
  const hidden = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(key);
      await painted(page);
      const name = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return null;
        const { left, top, width, height } = element.getBoundingClientRect();
        for (
          let at = document.elementFromPoint(left + width / 2, top + height / 2);
          at !== null && !at.contains(element);
          at = at.parentElement
        )
          if (/fixed|sticky/.test(getComputedStyle(at).position)) return (element.getAttribute('aria-label') ?? element.textContent).trim();
        return null;
      });
      if (name !== null) hidden.add(name);
    }
  return [...hidden];
}

test('of a vendor', async ({ page }) => {
  await enter(page, 'gold@demo.test');
  for (const address of [pages.dashboard, pages.topUp, pages.profile, pages.results]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await hiddenFocusOn(page), address).toEqual([]);
  }
});

test('of a visitor', async ({ page }) => {
  await page.goto('/vendor/rumah-kirana-photography');
  expect(await hiddenFocusOn(page)).toEqual([]);
});

test('a field that is pressed with the mouse where it is seen stays there, though its middle is under a bar', async ({ page }) => {
  await enter(page, 'gold@demo.test');
  await page.goto(pages.profile);
  const field = page.getByRole('textbox', { name: profileEn.about }).first();
  await expect(field).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Its first lines are seen above the bars at the foot.
  await field.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 570, behavior: 'instant' }));
  const place = async () => Math.round((await field.boundingBox())?.y ?? 0);
  expect(await place()).toBe(570);
  await page.mouse.click(100, 580);
  await expect(field).toBeFocused();
  await painted(page, 3);
  expect(await place()).toBe(570);
});
