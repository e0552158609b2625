// Shared steps of vendors and couples with ads.
import { type Browser, devices, expect, type Locator, type Page } from '@playwright/test';
import { countImpressions } from '../contract/ads.ts';
import { pages } from '../core/identity/pages.ts';
import { withLanguage } from '../core/identity/gate.ts';
import type { DemoVendor } from '../server/demo/world.ts';
import { adSettingsEn } from '../texts/dashboard/ad-settings.en.ts';
import { adSettingsId } from '../texts/dashboard/ad-settings.id.ts';
import { adsEn } from '../texts/dashboard/ads.en.ts';
import { adsId } from '../texts/dashboard/ads.id.ts';
import { topUpEn } from '../texts/dashboard/top-up.en.ts';
import { topUpId } from '../texts/dashboard/top-up.id.ts';
import { cardTexts } from '../texts/marketplace/card.ts';
import type { Language } from '../texts/typed.ts';
import { settleInSandbox, wordsIn } from './world.ts';

/** Buys credit and pays for it at the test gateway; the order then says that it is paid. */
export async function buyCredit(page: Page, credits: number, language: Language): Promise<void> {
  const t = wordsIn(language, topUpEn, topUpId);
  await page.goto(withLanguage(`${pages.topUp}?credits=${credits}`, language));
  await page.getByRole('button', { name: t('checkout') }).click();
  await settleInSandbox(page, 'pay');
  await expect(page.getByRole('heading', { name: t('paidTitle') })).toBeVisible();
}

/** The fields of the settings page. */
function adFields(page: Page, language: Language): { cpc: Locator; budget: Locator } {
  const ads = wordsIn(language, adsEn, adsId);
  return { cpc: page.getByRole('textbox', { name: ads('cpc') }), budget: page.getByRole('textbox', { name: ads('dailyBudget') }) };
}

export const createAdsButton = (page: Page, language: Language): Locator =>
  page.getByRole('button', { name: wordsIn(language, adSettingsEn, adSettingsId)('createAds') });

/** Opens the settings of a vendor without an ad, sets the price and a budget to be used as fast as possible, and sends them. */
export async function createAd(page: Page, ad: { readonly cpc: number; readonly budget: number }, language: Language): Promise<void> {
  await page.goto(withLanguage(pages.adSettings, language));
  const { cpc, budget } = adFields(page, language);
  await cpc.fill(String(ad.cpc));
  await budget.fill(String(ad.budget));
  // What a journey clicks within a minute must not be spread over a day.
  await page.getByRole('radio', { name: wordsIn(language, adsEn, adsId)('pacing.fast') }).check();
  await createAdsButton(page, language).click();
}

/** Someone else at another device: a phone with a browser of its own. */
export const onAPhone = async (browser: Browser): Promise<Page> => {
  const { defaultBrowserType: _any, ...phone } = devices['Pixel 7'];
  return (await browser.newContext(phone)).newPage();
};

/** The cards that lead to a vendor because it pays for it, labelled so. */
export const adsOf = (page: Page, { businessName }: DemoVendor, language: Language): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByText(cardTexts[language].ad, { exact: true }) })
    .filter({ has: page.getByRole('link', { name: businessName, exact: true }) });

/** Opens a page until the ad is on it: which ads a page shows is drawn anew each time. Answers the only card of that vendor. */
export async function findAd(page: Page, address: string, vendor: DemoVendor, language: Language): Promise<Locator> {
  const ad = adsOf(page, vendor, language);
  displaysOf(page);
  await expect(async () => {
    await page.goto(withLanguage(address, language));
    await expect(ad).toHaveCount(1, { timeout: 1 });
  }).toPass({ intervals: [100, 300, 1_000], timeout: 90_000 });
  await expect(page.getByRole('link', { name: vendor.businessName, exact: true })).toHaveCount(1);
  return ad;
}

/** Keeps a card on the screen, of a page that `findAd` opened, until the server has counted it as displayed. */
export async function lookAt(page: Page, ad: Locator): Promise<void> {
  const token = (await ad.getAttribute('data-ad')) ?? '';
  await ad.scrollIntoViewIfNeeded();
  await expect.poll(() => displaysOf(page).some((said) => said.includes(token)), { timeout: 30_000 }).toBe(true);
}

/** What the server has counted as displayed on a page, from its opening on: a card may be in view and counted before anybody asks for it. */
const counted = new WeakMap<Page, string[]>();
function displaysOf(page: Page): readonly string[] {
  const known = counted.get(page);
  if (known !== undefined) return known;
  const displays: string[] = [];
  counted.set(page, displays);
  page.on('response', (answer) => {
    if (answer.ok() && answer.url().endsWith(countImpressions.path)) displays.push(answer.request().postData() ?? '');
  });
  return displays;
}

/** Opens the profile by the ad on the page. */
export async function followAd(page: Page, vendor: DemoVendor, language: Language): Promise<void> {
  const { businessName, slug } = vendor;
  await adsOf(page, vendor, language).getByRole('link', { name: businessName }).click();
  await expect(page).toHaveURL(new RegExp(`${withLanguage(`/vendor/${slug}`, language)}$`));
  await expect(page.getByRole('heading', { level: 1, name: businessName })).toBeVisible();
}

/** The list of the vendor's own category in its own city. */
export const ownListing = ({ categorySlug, citySlugs: [city] }: DemoVendor): string => `/vendors/${categorySlug}?city=${city}`;
