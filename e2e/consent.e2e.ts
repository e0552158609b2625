// Visit statistics require consent; a refusal is remembered.
import { withLanguage } from '../core/identity/gate.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { copyOfDemoWorld } from '../tools/demo-world.ts';
import { expect, test } from './journey.ts';
import { runProduct } from './start-product.ts';
import { expectAccessible, languages, wordsIn } from './world.ts';

test('The tag manager waits for a yes, respects a no, and is never there behind a sign-in', async ({ browser }) => {
  const { origin, stop } = await runProduct({ TAG_MANAGER_ID: 'GTM-TEST123' }, await copyOfDemoWorld());
  try {
    for (const language of languages) {
      const t = wordsIn(language, pagesEn, pagesId);
      const context = await browser.newContext({ baseURL: origin });
      const page = await context.newPage();
      const asked: string[] = [];
      await page.route('https://www.googletagmanager.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true;' });
      });
      const banner = page.getByRole('region', { name: t('consent.heading') });
      await page.goto(withLanguage('/vendors', language));
      await expect(banner).toBeVisible();
      await expectAccessible(page);
      await banner.getByRole('button', { name: t('consent.refuse') }).click();
      await expect(banner).toBeHidden();
      await page.reload();
      await page.getByRole('button', { name: t('consent.again') }).waitFor();
      await expect(banner).toBeHidden();
      expect(asked).toEqual([]);

      await page.getByRole('button', { name: t('consent.again') }).click();
      await expect(page.getByRole('heading', { name: t('consent.heading') })).toBeFocused();
      await banner.getByRole('button', { name: t('consent.agree') }).click();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'counted'))).toBe(true);
      expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);
      // Agreed once, it is loaded on public pages without a question, and not where people are known.
      await page.goto(withLanguage('/', language));
      await expect.poll(() => asked.length).toBe(2);
      await page.goto(withLanguage('/account/login', language));
      await page.getByRole('button', { name: t('consent.again') }).waitFor();
      expect(asked).toHaveLength(2);
      await context.close();
    }
  } finally {
    await stop();
  }
});
