// Uses every field, choice, explanation and expandable part of every screen, in English on a laptop and in Indonesian on a phone. Screens take turns: with
// `FULL_SIZE=1` each is used in both ways.
import type { Page } from '@playwright/test';
import { saveAgreement } from '../contract/verification.ts';
import { saveDeal } from '../contract/store.ts';
import { saveQuotation } from '../contract/quotations.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { expect, test } from './journey.ts';
import { operatorPage } from './operators.ts';
import { pressed, tryAll } from './sweep.ts';
import { trafficOf } from './traffic.ts';
import { enter, inTurn, languages } from './world.ts';

const sizes = { en: { width: 1280, height: 800 }, id: { width: 390, height: 844 } } as const;
const photographer = '/vendor/rumah-kirana-photography';

const open = {
  visitor: [
    '/',
    '/vendors',
    '/vendors/photography',
    '/vendors/photography/bandung',
    photographer,
    `${photographer}/products/promo-akhir-tahun-prewedding-studio`,
    '/meet/rumah-kirana-photography',
    '/become-a-vendor',
    '/account/login',
    '/account/forgot',
    '/account/sign-up',
    pages.login,
    pages.forgotPassword,
    pages.operationsLogin,
    pages.operationsForgotPassword,
  ],
  couple: ['/account/wedding', `${photographer}/quotation`, '/account'],
  vendor: [
    pages.clients,
    pages.inbox,
    pages.earnings,
    pages.membership,
    pages.ads,
    pages.adSettings,
    pages.adStatistics,
    pages.adClicks,
    pages.creditHistory,
    pages.topUp,
    pages.quotations,
    pages.store,
    pages.storeNew,
    pages.profile,
    `${pages.meetings}?view=hours`,
    pages.bankAccountAdd,
  ],
  operator: [
    pages.operationsFind,
    pages.operationsDocuments,
    pages.operationsDisputes,
    pages.operationsSpam,
    pages.operationsProposals,
    pages.operationsAdjustments,
    pages.operationsPayments,
    pages.operationsPayouts,
    pages.operationsVendors,
    pages.operationsAcquisitions,
    pages.operationsHilda,
    pages.operationsFairs,
    pages.operationsAudit,
  ],
} as const;

for (const language of languages) {
  const through = async (page: Page, addresses: readonly string[]): Promise<void> => {
    await page.setViewportSize(sizes[language]);
    const traffic = trafficOf(page);
    for (const [at, address] of addresses.entries()) {
      if (!inTurn(at % 2 === 0 ? 'en' : 'id').includes(language)) continue;
      await test.step(address, async () => {
        await page.goto(withLanguage(address, language));
        await expect(page.locator('h1').first()).toBeAttached();
        await traffic.quiet();
        await tryAll(page);
      });
    }
  };

  test.describe(`Every control, ${language}`, () => {
    test.describe.configure({ mode: 'parallel' });
    test.slow();

    test('of visitors', ({ page }) => through(page, open.visitor));

    test('of couples', async ({ page }) => {
      await enter(page, 'couple2@demo.test');
      await through(page, open.couple);
    });

    test('of vendors', async ({ page }) => {
      await enter(page, 'gold@demo.test');
      await through(page, open.vendor);
    });

    test('of what saves itself, while nothing can be saved', async ({ page }) => {
      for (const { path } of [saveQuotation, saveDeal, saveAgreement])
        await page.route(`**${path.replace(/:\w+/g, '*')}`, (route) =>
          route.request().method() === 'GET' ? route.continue() : route.abort(),
        );
      await enter(page, 'gold@demo.test');
      await page.goto(withLanguage(`${pages.quotations}?show=draft`, language));
      const draft = await page.locator(`main a[href*="${pages.quotations}/"]:not([href*="/new"])`).first().getAttribute('href');
      await page.goto(withLanguage(pages.store, language));
      const product = await page.getByRole('main').locator('h3 a').first().getAttribute('href');
      await through(page, [draft ?? '', product ?? '']);
      if (language === 'id') return;
      await page.goto(draft ?? '');
      await pressed(page, page.getByRole('button', { name: /^Remove instalment / }).first());
      await page.getByRole('switch', { name: /^Add VAT/ }).click();
    });

    test('of operators', async ({ browser }) => {
      const page = await operatorPage(browser, 'ops-lead@demo.test', language);
      await through(page, open.operator);
      await page.context().close();
    });
  });
}
