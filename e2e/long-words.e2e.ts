// Names, notes and addresses are written by anyone: one long word without a space makes no page wider than the screen and pushes no button out of sight.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { becomeEn } from '../texts/marketplace/become.en.ts';
import { becomeId } from '../texts/marketplace/become.id.ts';
import { expect, test } from './journey.ts';
import { operatorPage } from './operators.ts';
import { enter, expectRoom, languages, wordsIn } from './world.ts';

/** Says instead of what people wrote: one word, as long as a name may be. */
const lengthen = (page: Page, written: string) =>
  page.locator(written).evaluateAll((elements) => {
    for (const element of elements) element.replaceChildren('W'.repeat(80));
  });

test.describe('Words without a space', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  for (const [path, written] of [
    ['/vendors', 'main article h3 a'],
    ['/vendor/rumah-kirana-photography', 'main h1, main h2, main section > p, main th[scope=row], main article strong, main article p'],
    ['/vendor/rumah-kirana-photography/products', 'main h1, main h1 ~ p > a, main article h3 a'],
  ] as const)
    test(`make ${path} no wider than a phone`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(written).first()).toBeVisible();
      await lengthen(page, written);
      await expectRoom(page);
    });

  test('make the account of a couple no wider than a phone', async ({ page }) => {
    await enter(page, 'couple@demo.test');
    for (const [path, written] of [
      ['/account', 'main h1, main h1 ~ p:not(:has(a)), main p:has(+ h1)'],
      ['/saved', 'main h3 a, main label[for]'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator(written).first()).toBeVisible();
      await lengthen(page, written);
      await expectRoom(page, path);
    }
  });

  for (const language of languages)
    test(`make the thanks for an application no wider than a phone, ${language}`, async ({ page }) => {
      const t = wordsIn(language, becomeEn, becomeId);
      const word = 'W'.repeat(80);
      await page.goto(withLanguage('/become-a-vendor', language));
      const form = page.getByRole('region', { name: t('formHeading') });
      await form.getByLabel(t('business_name')).fill(word);
      await form.getByLabel(t('category')).selectOption({ index: 2 });
      await form.getByLabel(t('contact_name')).fill(word);
      await form.getByLabel(t('email')).fill(`long-${language}-${Date.now()}@pelaminan.test`);
      await form.getByLabel(t('phone')).fill('+62 812 3456 7890');
      await form.getByRole('button', { name: t('send') }).click();
      await expect(page.getByRole('heading', { name: t('sentHeading', { name: word }) })).toBeVisible();
      await expectRoom(page);
    });

  test('make the products of a vendor no wider than a phone', async ({ page }) => {
    await enter(page, 'gold@demo.test');
    await page.goto(pages.store);
    // As long as a unit may be, in the price of every product.
    const prices = page.locator('main li p:has(small)');
    await expect(prices.first()).toBeVisible();
    await prices.locator('small').evaluateAll((units) => {
      for (const unit of units) unit.textContent = ` / ${'W'.repeat(30)}`;
    });
    await expectRoom(page);
  });

  test('make the profile no wider than a phone while a price is named', async ({ page }) => {
    await enter(page, 'gold@demo.test');
    await page.goto(pages.profile);
    const prices = page.getByRole('region', { name: 'Price list' });
    const names = prices.getByRole('textbox', { name: 'Item', exact: true });
    await expect(names.first()).toBeVisible();
    for (const name of await names.all()) await name.fill('W'.repeat(80));
    await expect(prices.getByText(/W{80}/).first()).toBeVisible();
    await expectRoom(page);
  });
});

test('an application with a long name leaves the operator the buttons of every row', async ({ browser }) => {
  const page = await operatorPage(browser, 'ops-support@demo.test', 'en');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pages.operationsAcquisitions);
  const dismiss = page.getByRole('button', { name: /^Dismiss/ }).first();
  await expect(dismiss).toBeVisible();
  await lengthen(page, 'main tbody td:first-child strong');
  const frame = page.locator('main div:has(> table)');
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await expectRoom(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await lengthen(page, 'main tbody td li');
  await expectRoom(page);
  await page.context().close();
});
