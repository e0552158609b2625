// Every screen, in both languages: nothing wider than a small phone, nothing that lies over something else, no content security policy violations, no layout
// shifts, no control that moves when an answer comes, no console errors, and no findings of axe in light or dark mode. Structure and colours are the same in both
// languages: axe judges the screens of a list in turns, and of the others it is looked whether they stand still; with `FULL_SIZE=1` all of them in both.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { movesWhile } from './answers-in-turn.ts';
import { axeFindings } from './axe.ts';
import { newlyweds } from './cast.ts';
import { selectsWithoutArrow, unseenFocusOf } from './controls-seen.ts';
import { coveredOf } from './covered.ts';
import { expect, noteControls, test, withPictures } from './journey.ts';
import { painted } from './late.ts';
import { lowLinksOf } from './low-links.ts';
import { operatorPage } from './operators.ts';
import { shiftOf } from './shift.ts';
import { trafficOf } from './traffic.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import type { Language } from '../texts/typed.ts';
import { enter, inTurn, isOfBrowser, languages, overflowOf, wordsIn } from './world.ts';

test.use(withPictures);

const anyOrder = '00000000-0000-7000-8000-000000000000';
const forVisitors = [
  '/',
  '/vendors',
  '/vendors/photography?city=bandung&sort=rating',
  '/vendors?q=nothing+matches+this+at+all',
  '/vendor/does-not-exist',
  '/vendor/rumah-kirana-photography?stars=4&reviews=lowest',
  // With the line of a review that was removed.
  '/vendor/rumah-kirana-photography?page=2',
  '/meet/rumah-kirana-photography',
  '/meet/kebun-puspa-florist',
  '/vendor/rumah-kirana-photography/products',
  '/vendor/rumah-kirana-photography/products/promo-akhir-tahun-prewedding-studio',
  '/vendor/rumah-kirana-photography/products/kencan-foto-sehari-di-jakarta-tahun-2026',
  // In the archive of its vendor.
  '/vendor/rumah-kirana-photography/products/paket-film-analog',
  '/saved',
  '/compare',
  '/compare?vendors=1,2,3',
  '/help',
  '/privacy',
  '/terms',
  '/account/login',
  '/account/sign-up',
  '/account/forgot',
  '/account/confirm',
  '/account/reset',
  '/no/such/page',
  pages.login,
  pages.forgotPassword,
  pages.resetPassword,
  pages.operationsLogin,
  pages.operationsForgotPassword,
  pages.operationsResetPassword,
];
const forVendors = [
  ...Object.values(pages)
    .filter((page) => page.startsWith('/dashboard') || page.startsWith(pages.store))
    .map((page) =>
      page
        .replace(':orderId', anyOrder)
        .replace(':coupleId', '1')
        .replace(':conversationId', anyOrder)
        .replace(':quotationId', anyOrder)
        .replace(':productId', anyOrder),
    ),
  `${pages.meetings}?view=hours`,
  '/dashboard/no-such-page',
];
const forOperators = Object.values(pages)
  .filter((page) => page.startsWith('/operations') && !page.startsWith(pages.operationsLogin))
  .map((page) =>
    page
      .replace(':vendorId', '1')
      .replace(':coupleId', '1')
      .replace(':caseId', anyOrder)
      .replace(':paymentId', anyOrder)
      .replace(':payoutId', anyOrder),
  );
const forCouples = [
  '/account',
  '/account/meetings',
  '/account/notifications',
  '/saved',
  '/account/reviews',
  '/account/reviews/kebun-puspa-florist',
];
/** Not listed: what a couple finds on them depends on what other journeys did. */
const forCouplesBesides = [
  '/account/wedding',
  '/account/quotations',
  '/account/messages',
  '/vendor/rumah-kirana-photography',
  '/vendor/rumah-kirana-photography/quotation',
  '/meet/rumah-kirana-photography',
];
/** Lists, and the links in them of which the first is opened. Which one that is depends on what other journeys did, and with it its controls; a product has the same. */
const forVendorsFromLists = {
  [pages.clients]: `main a[href*="${pages.clients}/"]`,
  // Whose contact is not open yet.
  [`${pages.clients}?list=potential`]: `main a[href*="${pages.clients}/"]`,
  [pages.inbox]: `a[href*="${pages.inbox}/"]`,
  [pages.quotations]: `main a[href*="${pages.quotations}/"]`,
  [pages.store]: 'main h3 a',
};
/** English pages are opened at the width of a desktop and then made narrow, Indonesian ones the other way round. */
const widths = { en: [1280, 320], id: [320, 1280] } as const;
/** Between them those of tablets. */
const between = [820, 1024] as const;
/** Layout shift above this is a jump people notice. (performance) */
const SHIFT_MAX = 0.02;

/** Collects what the browser complains about while a page is open. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (fault) => {
    if (!isOfBrowser(fault)) complaints.push(String(fault));
  });
  page.on('console', (message) => {
    // A page that is not there answers 404, and so does a call for an order that is not: browsers print both.
    if (message.type() === 'error' && !/status of 4(0[134]|10)/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** What is looked at on a screen. */
interface Looks {
  /** By axe. */
  readonly isJudged: boolean;
  /** Whether it stands still while answers come. */
  readonly isWatched: boolean;
  /** Whether its controls are among those that a journey must use. */
  readonly isListed: boolean;
}
const all: Looks = { isJudged: true, isWatched: true, isListed: true };

async function visit(page: Page, path: string, language: Language, { isJudged, isWatched, isListed } = all): Promise<void> {
  const address = withLanguage(path, language);
  const complaints = complaintsOf(page);
  const traffic = trafficOf(page);
  const [width, other] = widths[language];
  await page.setViewportSize({ width, height: 800 });
  if (isWatched) {
    const moved = await movesWhile(page, () => page.goto(address), language === 'en' ? 'first' : 'last');
    expect.soft(moved, `controls of ${address} that moved at ${width} px when an answer came`).toEqual([]);
  }
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await traffic.quiet();
  expect(await page.title()).not.toBe('');
  const { sum, moves } = await shiftOf(page);
  expect.soft(sum, `layout shift of ${address} at ${width} px: ${moves.join(', ')}`).toBeLessThanOrEqual(SHIFT_MAX);
  expect.soft(await overflowOf(page), `pixels ${address} is wider than ${width}`).toBeLessThanOrEqual(0);
  expect.soft(await coveredOf(page), `what lies over what on ${address} at ${width} px`).toEqual([]);
  if (isListed) await noteControls(page);
  expect.soft(await selectsWithoutArrow(page), `selects of ${address} with another arrow`).toEqual([]);
  if (isJudged) expect.soft(await axeFindings(page, { withTargets: true }), address).toEqual([]);
  for (const size of [...between, other]) {
    await page.setViewportSize({ width: size, height: 800 });
    await painted(page, 2);
    expect.soft(await overflowOf(page), `pixels ${address} is wider than ${size}`).toBeLessThanOrEqual(0);
    expect.soft(await coveredOf(page), `what lies over what on ${address} at ${size} px`).toEqual([]);
  }
  if (isListed) await noteControls(page);
  expect.soft(await lowLinksOf(page), `links of ${address} that are low, at ${other}`).toEqual([]);
  if (isJudged) expect.soft(await unseenFocusOf(page), `controls of ${address} on which the focus is not seen`).toEqual([]);
  expect.soft(complaints, address).toEqual([]);
  page.removeAllListeners();
}

async function visitAll(page: Page, addresses: readonly string[], language: Language, isListed = true): Promise<void> {
  for (const [at, address] of addresses.entries()) {
    const isJudged = inTurn(at % 2 === 0 ? 'en' : 'id').includes(language);
    const isWatched = inTurn(at % 2 === 0 ? 'id' : 'en').includes(language);
    await test.step(address, () => visit(page, address, language, { isJudged, isWatched, isListed }));
  }
}

for (const language of languages) {
  const shell = wordsIn(language, shellEn, shellId);
  test.describe(`Every screen, ${language}`, () => {
    // Each of them stands alone: they are shared among the workers.
    test.describe.configure({ mode: 'parallel' });
    test.slow();

    test('what visitors see', async ({ page }) => {
      await visitAll(page, forVisitors, language);
    });

    test('a profile', async ({ page }) => {
      await page.goto(withLanguage('/vendors/venue', language));
      const profile = await page.locator('main a[href*="/vendor/"]').first().getAttribute('href');
      await visit(page, profile ?? '', language);
    });

    test('what couples see', async ({ page }) => {
      await enter(page, 'couple2@demo.test');
      await visitAll(page, forCouples, language);
      await visitAll(page, forCouplesBesides, language, false);
    });

    test('what couples see after their wedding', async ({ page }) => {
      await enter(page, newlyweds);
      await visitAll(page, ['/account/reviews', '/account/reviews/rumah-kirana-photography'], language);
    });

    test('what vendors see', async ({ page }) => {
      await enter(page, 'gold@demo.test');
      await visitAll(page, forVendors, language);
      for (const [list, links] of Object.entries(forVendorsFromLists)) {
        await page.goto(withLanguage(list, language));
        const address = await page.locator(links).first().getAttribute('href');
        const isListed = list === pages.store;
        await test.step(`the first of ${list}`, () => visit(page, address ?? '', language, { ...all, isListed }));
        await expect(page.getByRole('heading', { name: shell('notFoundTitle') }), address ?? '').toHaveCount(0);
      }
    });

    test('what operators see', async ({ browser }) => {
      const page = await operatorPage(browser, 'ops-lead@demo.test', language);
      await visitAll(page, [...forOperators, `${pages.operationsDisputes}?kind=reviews`], language);
      await page.context().close();
    });

    test('what a vendor sees before its profile is complete', async ({ page }) => {
      await enter(page, 'unpublished@demo.test');
      await visit(page, pages.profile, language);
    });
  });
}
