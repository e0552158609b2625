// Choices that stand in rows: one that is pressed stays as wide as it was, so that what comes after it stays where the next press is meant for.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { couples } from './cast.ts';
import { expect, test } from './journey.ts';
import { trafficOf } from './traffic.ts';
import { enter, inTurn } from './world.ts';

/** Presses the choices of a page that are not chosen, one after the other. Answers how many were, and which became wider or narrower by it. */
const pressAll = (page: Page) =>
  page.getByRole('main').evaluate(async (main) => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300)));
    const isInRow = (choice: HTMLElement) =>
      getComputedStyle(choice.parentElement ?? main).display === 'flex' && choice.offsetParent !== null;
    const choices = [
      ...main.querySelectorAll<HTMLElement>('label:has(input:not(:checked)), :is(fieldset, [role="group"]) button[aria-pressed="false"]'),
    ].filter(isInRow);
    const changed: string[] = [];
    for (const choice of choices) {
      const { width } = choice.getBoundingClientRect();
      choice.click();
      await painted();
      const after = choice.getBoundingClientRect().width;
      if (choice.isConnected && Math.abs(after - width) > 0.5) changed.push(`${choice.textContent} from ${width} to ${after}`);
    }
    return { count: choices.length, changed };
  });

for (const language of inTurn('id'))
  for (const [who, addresses] of [
    [couples[language], ['/account/wedding', '/vendor/rumah-kirana-photography']],
    ['gold@demo.test', [pages.adStatistics, pages.creditHistory, pages.quotations, pages.profile, pages.store]],
  ] as const)
    for (const address of addresses)
      test(`what stands beside a choice stays when it is made on ${address}, ${language}`, async ({ page }) => {
        await enter(page, who);
        await page.goto(withLanguage(address, language));
        if (address === pages.store) await page.getByRole('main').locator('h3 a').first().click();
        await expect(page.getByRole('main').locator('label:has(input), [aria-pressed]').nth(1)).toBeVisible();
        await trafficOf(page).quiet();
        // Words are as wide as they will be.
        await page.evaluate(() => document.fonts.ready);
        const { count, changed } = await pressAll(page);
        expect(count).toBeGreaterThan(1);
        expect(changed).toEqual([]);
      });
