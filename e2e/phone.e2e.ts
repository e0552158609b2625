// The dashboard on a phone: installed, and without a network.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, languages, wordsIn } from './world.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 800 } });

const reader = 'gold@demo.test';

/** Until the worker of the dashboard answers for the page. */
const workerThere = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
/** Until what the page showed is kept. */
const kept = (page: Page, words: string) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('kept-answers')).match('/kept-answers'))?.text() ?? ''))
    .toContain(words);

for (const language of languages) {
  const t = wordsIn(language, shellEn, shellId);
  const at = (path: string) => withLanguage(path, language);

  test.describe(`Phone, ${language}`, () => {
    test('without a network it shows what it showed last, says from when, and forgets it at sign-out', async ({ page, context }) => {
      await enter(page, reader);
      await page.goto(at(pages.dashboard));
      await workerThere(page);
      const main = page.getByRole('main');
      const bar = page.getByRole('navigation', { name: t('navigation') });
      await bar.getByRole('link', { name: t('nav.inbox') }).click();
      await main.getByRole('listitem').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/inbox\/./);
      const name = await main.getByRole('heading', { level: 2 }).first().innerText();
      await kept(page, name);
      await page.goto(at(pages.dashboard));
      await expect(main.getByRole('heading').first()).toBeVisible();
      await kept(page, '"queryKey":["dashboard"]');

      await context.setOffline(true);
      const line = main.getByText(t('offlineFrom', { time: '' }).slice(0, 12));
      await page.reload();
      await expect(line).toBeVisible();
      await expect(line).not.toContainText(t('offlineNotKept'));
      await expectAccessible(page);
      await bar.getByRole('link', { name: t('nav.inbox') }).click();
      await expect(main.getByText(name).first()).toBeVisible();
      await expect(line).toBeVisible();
      await bar.getByRole('link', { name: t('nav.clients') }).click();
      await expect(line).toContainText(t('offlineNotKept'));

      await context.setOffline(false);
      await expect(line).toHaveCount(0);
      await page.getByRole('button', { name: t('profileMenu', { name: '' }).trim() }).click();
      await page.getByRole('button', { name: t('signOut') }).click();
      await expect(page).toHaveURL(new RegExp(at(pages.login)));
      await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('kept-answers');
    });
  });
}

test('the worker answers for the dashboard alone', async ({ page }) => {
  await enter(page, reader);
  await page.goto(pages.dashboard);
  await workerThere(page);
  for (const path of ['/', '/help', '/operations/login']) {
    await page.goto(path);
    expect(await page.evaluate(() => navigator.serviceWorker.controller), path).toBeNull();
  }
});
