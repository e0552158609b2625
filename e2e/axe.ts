// What axe finds on a page, in the light and in the dark.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Answer, asked, besideAxe, type Question } from './axe-in-page.ts';

type Scheme = 'light' | 'dark';
const bothSchemes: readonly Scheme[] = ['light', 'dark'];
const colours = ['color-contrast', 'link-in-text-block'];

/** The very axe of the package, as a script. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Looks of texts that this worker has seen pass. With `FULL_SIZE=1` each page is judged as if it were the first. */
const passed = new Set<string>();

/** Sets the scheme of the device and waits until the page has followed: the dashboard does so by script. */
async function showIn(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const attribute = 'data-mantine-color-scheme';
  await expect(page.locator(`html[${attribute}="${colorScheme}"], html:not([${attribute}])`)).toBeAttached();
  // Colours that fade into the new scheme are judged when they have arrived, also those that follow when what they inherit from has
  // arrived; what turns permanently is not waited for.
  await page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    const fading = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
    const late = performance.now() + 2_000;
    for (let still = 0; still < 3 && performance.now() < late; still = fading().length === 0 ? still + 1 : 0) await frame();
  });
}

const answerOf = (page: Page, question: Question): Promise<Answer> =>
  page.evaluate(
    ([name, what]) => {
      const ask: unknown = Reflect.get(window, name);
      if (typeof ask !== 'function') throw new Error('the page has no axe');
      return ask(what) as Promise<Answer>;
    },
    [asked, question] as const,
  );

/**
 * What axe finds on a page, in the light and in the dark. Only colours differ between them: the other rules are asked once, and where it is wished also whether
 * targets are as large, or as far apart, as WCAG 2.2 asks (2.5.8).
 */
export async function axeFindings(page: Page, { withTargets = false } = {}): Promise<string[]> {
  const found: string[] = [];
  // A list that waits for its successor is dimmed.
  await expect(page.locator(':is(table, ul)[aria-busy="true"]')).toHaveCount(0);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  if (!(await page.evaluate((name) => name in window, asked))) await page.evaluate(`${source}${besideAxe()}undefined`);
  let only: readonly string[] = [];
  for (const colorScheme of isDark ? bothSchemes.toReversed() : bothSchemes) {
    await showIn(page, colorScheme);
    const known = process.env['FULL_SIZE'] === '1' ? [] : [...passed];
    const answer = await answerOf(page, { known, only, withTargets });
    for (const look of answer.passed) passed.add(look);
    found.push(...answer.found.map((finding) => `${colorScheme} ${finding}`));
    only = colours.filter((rule) => rule === 'color-contrast' || !answer.idle.includes(rule));
  }
  return found;
}
