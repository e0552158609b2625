// What is ordered and moved by a finger: clients on their board, and the lines of a quotation.
import type { Page } from '@playwright/test';
import { moveClient } from '../contract/pipeline.ts';
import { saveQuotation } from '../contract/quotations.ts';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { quotationsEn } from '../texts/dashboard/quotations.en.ts';
import { quotationsId } from '../texts/dashboard/quotations.id.ts';
import { expect, test } from './journey.ts';
import { enter, inTurn, overflowOf, wordsIn } from './world.ts';

const gold = 'gold@demo.test';
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Point = readonly [x: number, y: number];
/** A finger on the page, as the browser hears of one. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
  return {
    down: (at: Point) => dispatch('touchStart', [at]),
    move: async ([fromX, fromY]: Point, [toX, toY]: Point) => {
      for (let step = 1; step <= 20; step++)
        await dispatch('touchMove', [[fromX + ((toX - fromX) * step) / 20, fromY + ((toY - fromY) * step) / 20]]);
    },
    up: () => dispatch('touchEnd', []),
  };
}

for (const language of inTurn('en')) {
  const t = wordsIn(language, quotationsEn, quotationsId);
  const at = (path: string) => withLanguage(path, language);

  test(`A finger that rests on a client takes it to another stage, and one that moves scrolls, ${language}`, async ({ page }) => {
    await enter(page, gold);
    await page.goto(`${at(pages.clients)}?view=board`);
    const card = page.locator('[data-column="new"] li').first();
    await expect(card).toBeVisible();
    const id = await card.locator('[data-move]').getAttribute('data-move');
    const now = (stage: string) => page.locator(`[data-column="${stage}"] [data-move="${id}"]`);
    // Columns that are out of sight do not make the page wider than the phone.
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => innerWidth)).toBe(390);
    const finger = await fingerOn(page);
    const centre = async (): Promise<Point> => {
      await card.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'start' }));
      const box = await card.boundingBox();
      return [(box?.x ?? 0) + 60, (box?.y ?? 0) + 80];
    };
    const saved = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/stage') && answer.request().method() === moveClient.method);

    // At the edge of the board it scrolls on while the finger rests there.
    const start = await centre();
    const board = page.locator('[data-column="new"]').locator('..');
    await finger.down(start);
    await expect(card).toHaveAttribute('data-dragged', '');
    await finger.move(start, [350, start[1]]);
    await expect.poll(() => board.evaluate((node) => node.scrollLeft)).toBeGreaterThan(300);
    const isMoved = saved();
    await finger.up();
    expect((await isMoved).ok()).toBe(true);
    await expect(now('new')).toHaveCount(0);

    // Where it was, for others.
    const between = await page.locator(`[data-move="${id}"]`).evaluate((node) => {
      const columns = [...document.querySelectorAll('[data-column]')];
      return columns.findIndex((column) => column.contains(node));
    });
    for (let step = 0; step < between; step++) {
      const isBack = saved();
      await page.locator(`[data-move="${id}"]`).press('ArrowLeft');
      await isBack;
    }
    await expect(now('new')).toBeVisible();

    const from = await centre();
    await finger.down(from);
    await finger.move(from, [from[0], from[1] - 200]);
    await finger.up();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(now('new')).toBeVisible();
  });

  test(`A finger takes an instalment of a quotation past what is seen of the page, ${language}`, async ({ page }) => {
    await enter(page, gold);
    await page.goto(`${at(pages.quotations)}?show=draft`);
    await page.locator(`main a[href*="${pages.quotations}/"]:not([href*="/new"])`).first().click();
    const schedule = page.getByRole('region', { name: t('edit.schedule') });
    const rows = schedule.getByRole('listitem');
    const presets = schedule.getByRole('group', { name: t('edit.presets') });
    await presets.getByRole('button', { name: '30 / 40 / 30%' }).tap();
    const grips = rows.locator('[data-handle]');
    await expect(grips).toHaveCount(3);
    const names = () => rows.evaluateAll((list) => list.map((row) => row.querySelector('input')?.value));
    const before = await names();
    const grip = grips.first();
    await grip.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    const box = await grip.boundingBox();
    const start: Point = [(box?.x ?? 0) + 22, (box?.y ?? 0) + 22];
    const top = await page.evaluate(() => scrollY);
    const finger = await fingerOn(page);
    await finger.down(start);
    // Above the bar with the total, and no farther.
    await finger.move(start, [start[0], 690]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 200);
    const isSaved = page.waitForResponse((answer) => answer.request().method() === saveQuotation.method && answer.ok());
    await finger.up();
    await isSaved;
    const after = await names();
    expect(after).not.toEqual(before);
    const place = after.indexOf(before[0] ?? '');
    expect(place).toBeGreaterThan(0);

    // As it was, for others.
    await presets.getByRole('button', { name: t('preset.only') }).tap();
    await expect(grips).toHaveCount(0);
  });
}
