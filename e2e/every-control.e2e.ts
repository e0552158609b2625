// Uses every field, choice, explanation and expandable part of every screen, in English on a laptop and in Indonesian on a phone. Screens take turns: with
// `FULL_SIZE=1` each is used in both ways.
import type { Page } from '@playwright/test';
import { saveAgreement } from '../contract/verification.ts';
import { saveDeal } from '../contract/store.ts';
import { saveQuotation } from '../contract/quotations.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { identityEn } from '../texts/dashboard/identity.en.ts';
import { dayWords } from '../texts/days.ts';
import { expect, test } from './journey.ts';
import { operatorPage } from './operators.ts';
import { pressed, useAll } from './sweep.ts';
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
        await useAll(page);
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

/** Buttons that change only what is shown, in the order in which they can be pressed. */
const buttons: Readonly<Record<string, readonly RegExp[]>> = {
  [pages.ads]: [
    /^Today$/,
    /^Yesterday$/,
    /^Last 7 days$/,
    /^Last 90 days$/,
    /^Last 180 days$/,
    /^Last 1 year$/,
    /^Last 30 days$/,
    /^Spent/,
    /^Show as table$/,
    /^Custom$/,
  ],
  [pages.adStatistics]: [
    /^Today$/,
    /^Yesterday$/,
    /^Last 7 days$/,
    /^Last 90 days$/,
    /^Last 180 days$/,
    /^Last 1 year$/,
    /^Last 30 days$/,
    /^Spent/,
    /^Custom$/,
  ],
  [pages.adClicks]: [/^Next$/],
  [pages.creditHistory]: [/^Next$/, /^Last page$/],
  [pages.clients]: [/^Next$/],
  [`${pages.clients}?page=1`]: [/^Last page$/],
  [pages.store]: [/^Next$/],
  [`${pages.store}?page=1`]: [/^Last page$/],
  [pages.profile]: [/^Move price 1 down$/, /^Move price 2 up$/, /^Remove price 1/],
  [pages.meetings]: [/^Next week$/, /^Previous week$/, /^Details$/],
  [`${pages.meetings}?view=hours`]: [/^Add hours on /, /^Remove time range /],
};

test('Buttons of vendors do what they say', async ({ page }) => {
  await enter(page, 'gold@demo.test');
  for (const [address, names] of Object.entries(buttons)) {
    await page.goto(address);
    const main = page.getByRole('main');
    if (address === pages.ads || address === pages.adStatistics) {
      const graph = main.getByRole('slider', { name: /^Graph of / });
      const before = await graph.getAttribute('aria-valuetext');
      await graph.press('ArrowLeft');
      await expect(graph).not.toHaveAttribute('aria-valuetext', before ?? '');
    }
    for (const name of names)
      await test.step(`${address} ${String(name)}`, () => pressed(page, main.getByRole('button', { name }).first()));
  }
});

test('The list of vendors is narrowed by each of its choices', async ({ page }) => {
  test.slow();
  for (const address of ['/vendors', '/vendors/photography', '/vendors/photography/bandung'])
    for (const [key, at] of [
      ['city', 1],
      ['price_max', 5],
      ['rating_min', 1],
      ['sort', 1],
    ] as const) {
      await page.goto(address);
      await page.locator(`main select[name="${key}"]`).selectOption({ index: at });
      await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
      // A category in a city is a place of its own.
      await expect(page).toHaveURL(
        key === 'city' && address !== '/vendors' ? /\/vendors\/photography\/[a-z]+$/ : new RegExp(`[?&]${key}=`),
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  for (const address of ['/vendors', '/vendors/photography', '/vendors/photography/bandung']) {
    await page.goto(address);
    const wedding = page.getByLabel('Wedding date', { exact: true });
    await wedding.fill('some day');
    await wedding.blur();
    await expect(wedding).toHaveAccessibleDescription(/^Enter a full date/);
    await page.getByRole('button', { name: dayWords('en')('openCalendar', { label: 'Wedding date' }) }).click();
    await page.getByRole('button', { name: dayWords('en')('nextYear') }).click();
    await page.locator('[data-day$="-12"]').click();
    await expect(page).toHaveURL(/[?&]free_on=\d{4}-\d\d-12$/);
  }
  await page.locator('main select[name="sort"]').selectOption('free');
  await expect(page).toHaveURL(/&sort=free$/);
  await page.goto('/vendors/catering?city=bandung');
  await expect(page).toHaveURL(/\/vendors\/catering\/bandung$/);
  await page.getByRole('link', { name: 'All wedding vendors in Bandung' }).click();
  await expect(page).toHaveURL(/\/vendors\?city=bandung$/);
  await page.goto('/vendors/catering');
  await page.getByText('More filters').click();
  await page.getByLabel('Yes, certified').check();
  await page.getByLabel('Number of guests').fill('500');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/\/vendors\/catering\?halal=halal_certified&guests=500$/);
  await page.getByRole('link', { name: 'Remove filter: 500 guests' }).click();
  await page.getByRole('link', { name: 'Remove filter: Halal: Yes, certified' }).click();
  await expect(page).toHaveURL(/\/vendors\/catering$/);
  await page.goto(photographer);
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search vendors' }).fill('kebun');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/q=kebun/);
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Find vendors' }).click();
  await expect(page).toHaveURL(/\/vendors/);
});

test('A visitor is asked to sign in where that is needed', async ({ page }) => {
  test.slow();
  for (const address of [
    '/',
    '/vendors',
    '/vendors/photography',
    '/vendors/photography/bandung',
    `${photographer}/products/promo-akhir-tahun-prewedding-studio`,
  ]) {
    await page.goto(address);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/account\/login\?redirect=/);
  }
  for (const name of [/^Show phone number$/, /^Show WhatsApp$/, /^Show email/, /^Save /]) {
    await page.goto(photographer);
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/account\/login\?redirect=/);
  }
});

test('Vendors and operators who forgot their password are sent a link, whether they are known or not', async ({ page }) => {
  for (const address of [pages.forgotPassword, pages.operationsForgotPassword]) {
    await page.goto(address);
    await page.getByLabel('Email').fill('nobody@pelaminan.test');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(identityEn['linkSent'].replace('{email}', 'nobody@pelaminan.test'))).toBeVisible();
  }
});

test('Operators search and turn pages', async ({ browser }) => {
  const page = await operatorPage(browser, 'ops-lead@demo.test', 'en');
  const main = page.getByRole('main');
  for (const address of [pages.operationsFind, pages.operationsAcquisitions, pages.operationsAudit, pages.operationsVendors]) {
    await page.goto(address);
    await main.getByRole('textbox').or(main.getByRole('searchbox')).first().fill('rumah');
    await main.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/q=rumah/);
  }
  await page.goto(pages.operationsVendors);
  for (const name of ['Next', 'Last page']) await pressed(page, main.getByRole('button', { name, exact: true }));
  await page.context().close();
});
