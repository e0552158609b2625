// The main journey: a vendor buys credit and runs an ad, a couple clicks it, the vendor sees the result.
import type { Page } from '@playwright/test';
import { pages } from '../core/identity/pages.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { adClicksEn } from '../texts/dashboard/ad-clicks.en.ts';
import { adClicksId } from '../texts/dashboard/ad-clicks.id.ts';
import { adSettingsEn } from '../texts/dashboard/ad-settings.en.ts';
import { adSettingsId } from '../texts/dashboard/ad-settings.id.ts';
import { adStatisticsEn } from '../texts/dashboard/ad-statistics.en.ts';
import { adStatisticsId } from '../texts/dashboard/ad-statistics.id.ts';
import { adsEn } from '../texts/dashboard/ads.en.ts';
import { adsId } from '../texts/dashboard/ads.id.ts';
import { clientsEn } from '../texts/dashboard/clients.en.ts';
import { clientsId } from '../texts/dashboard/clients.id.ts';
import { creditHistoryEn } from '../texts/dashboard/credit-history.en.ts';
import { creditHistoryId } from '../texts/dashboard/credit-history.id.ts';
import { resultsEn } from '../texts/dashboard/results.en.ts';
import { resultsId } from '../texts/dashboard/results.id.ts';
import { count, money } from '../texts/format.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { buyCredit, createAd, findAd, followAd, lookAt, onAPhone, ownListing } from './ad-steps.ts';
import { advertisers, undecided, vendorOf } from './cast.ts';
import { earn } from './earn.ts';
import { expect, test } from './journey.ts';
import { balanceIn, enter, expectAccessible, fillCoupleLogin, inTurn, wordsIn } from './world.ts';

const credit = 500_000;
/** High enough to win a place on the home page, and to be asked about once more. */
const cpc = 12_000;
const paidIdr = 6_000_000;

for (const language of inTurn('en')) {
  const ads = wordsIn(language, adsEn, adsId);
  const settings = wordsIn(language, adSettingsEn, adSettingsId);
  const figures = wordsIn(language, adStatisticsEn, adStatisticsId);
  const clicks = wordsIn(language, adClicksEn, adClicksId);
  const history = wordsIn(language, creditHistoryEn, creditHistoryId);
  const site = wordsIn(language, pagesEn, pagesId);
  const clients = wordsIn(language, clientsEn, clientsId);
  const results = wordsIn(language, resultsEn, resultsId);
  const idr = (amount: number) => money(amount, language);
  const go = (page: Page, path: string) => page.goto(withLanguage(path, language));
  const vendor = vendorOf(advertisers.clicked[language]);

  test(`A Trial vendor buys credit, shows an ad, is clicked and contacted, and reads what it cost, ${language}`, async ({
    page,
    browser,
    playwright,
    baseURL,
  }) => {
    const visitor = await onAPhone(browser);

    await test.step('the vendor buys credit and creates an ad', async () => {
      await enter(page, advertisers.clicked[language]);
      await buyCredit(page, credit, language);
      await createAd(page, { cpc, budget: cpc * 4 }, language);

      const asked = page.getByRole('dialog', { name: settings('highCpcTitle', { cpc: idr(cpc) }) });
      await expect(asked).toContainText(
        settings('highCpcText', { count: Math.floor(credit / cpc), n: count(Math.floor(credit / cpc), language) }),
      );
      await expectAccessible(page);
      await asked.getByRole('button', { name: settings('highCpcContinue') }).click();

      const created = page.getByRole('dialog', { name: settings('createdTitle') });
      await expect(created).toContainText(settings('createdToday'));
      await expectAccessible(page);
      await created.getByRole('button', { name: settings('createdDone') }).click();
      await expect(page.getByRole('heading', { name: ads('statusText.displaying') })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('a couple sees it, labelled, in all three places', async () => {
      for (const place of ['/', `/vendors?city=${vendor.citySlugs[0]}`, ownListing(vendor)]) {
        await lookAt(visitor, await findAd(visitor, place, vendor, language));
      }
    });

    await test.step('it follows the ad, signs in and writes to the vendor', async () => {
      // Looking at the page takes longer than the rules ask a person to take.
      await expectAccessible(visitor);
      await followAd(visitor, vendor, language);

      const message = visitor.getByRole('textbox', { name: site('profile.message') });
      const words = 'Are you free on the second Saturday of June?';
      await message.fill(words);
      // Nothing was sent yet: another way off the page loses nothing either.
      await visitor.reload();
      await expect(message).toHaveValue(words);
      await visitor
        .getByRole('main')
        .getByRole('link', { name: site('profile.signIn') })
        .click();
      await expect(visitor).toHaveURL(/\/account\/login\?redirect=/);
      await fillCoupleLogin(visitor, undecided[language], language);
      await expect(visitor.getByText(site('profile.draftBack'))).toBeVisible();
      await expect(message).toHaveValue(words);
      await expectAccessible(visitor);
      await visitor.getByRole('button', { name: site('profile.send') }).click();
      await expect(visitor.getByText(site('profile.sent', { name: vendor.businessName }))).toBeVisible();
      await expectAccessible(visitor);
    });

    await test.step('the open page of the vendor has followed', async () => {
      await expect(page.getByRole('banner')).toContainText(idr(credit - cpc));
    });

    await test.step('the same couple follows it again on the same day: recorded, and free', async () => {
      await lookAt(visitor, await findAd(visitor, ownListing(vendor), vendor, language));
      await expectAccessible(visitor);
      await followAd(visitor, vendor, language);
    });

    await test.step('the vendor reads what it got, and all pages say the same', async () => {
      await go(page, `${pages.ads}?period=today`);
      const displayed = await displayedIn(page);
      expect(displayed).toBeGreaterThanOrEqual(3);
      await expect(tile(page, 'clicks')).toContainText(/^\D+1(?!\d)/);
      await expect(tile(page, 'spending')).toContainText(idr(cpc));
      await expect(tile(page, 'leads')).toContainText(/^\D+1(?!\d)/);
      await expect(page.getByRole('main')).toContainText(ads('leftToday', { left: idr(cpc * 3), budget: idr(cpc * 4) }));
      await expect(month(page, ads('averageCpc'))).toHaveText(idr(cpc));
      await expect(month(page, ads('costPerLead'))).toHaveText(idr(cpc));
      await expect(month(page, ads('invalidClicks'))).toHaveText('1');
      expect(await balanceIn(page)).toBe(credit - cpc);
      await expectAccessible(page);

      await go(page, `${pages.adStatistics}?period=today`);
      const total = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: figures('total') }) });
      await expect(total.getByRole('cell')).toHaveText([count(displayed, language), '1', idr(cpc), '1']);

      await go(page, pages.adClicks);
      const [again, first] = [
        page.getByRole('listitem').filter({ hasText: clicks('reason.repeat_viewer') }),
        page.getByRole('listitem').filter({ hasText: idr(cpc) }),
      ];
      await expect(again).toContainText(clicks('outcome.invalid'));
      await expect(first).toContainText(figures('placement.category'));
      await expectAccessible(page);

      await go(page, pages.creditHistory);
      const newest = page.getByRole('row').nth(1);
      await expect(newest).toContainText(history('what.clicks', { count: 1, n: 1 }));
      await expect(newest).toContainText(idr(-cpc));
      await expect(newest).toContainText(idr(credit - cpc));
      await expect(page.getByRole('row').nth(2)).toContainText(`+${idr(credit)}`);
    });
    await test.step('the couple books and pays: the vendor reads what the ad brought for what it cost', async () => {
      await go(page, pages.clients);
      await page.getByRole('main').locator(`a[href*="${pages.clients}/"]`).first().click();
      await page.getByRole('button', { name: clients('unlockContact') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: clients('openNow') })
        .click();
      await expect(page.getByText(clients('contactOpen'), { exact: true })).toBeVisible();
      await earn(playwright, baseURL ?? '', advertisers.clicked[language], paidIdr, undecided[language]);
      await go(page, pages.results);
      const brought = page.getByRole('region', { name: results('ad.title') });
      const figure = (word: string) =>
        brought
          .locator('dl > div')
          .filter({ has: page.getByRole('term').filter({ hasText: word }) })
          .getByRole('definition');
      await expect(figure(results('ad.perBooked'))).toContainText(idr(cpc));
      await expect(figure(results('ad.bookedTimes'))).toContainText(`${count(paidIdr / cpc, language)}×`);
      await expectAccessible(page);
    });
    await visitor.context().close();
  });

  /** The number of a series above the graph. */
  const tile = (page: Page, series: 'impressions' | 'clicks' | 'spending' | 'leads') =>
    page
      .getByRole('group', { name: figures('seriesChoice') })
      .getByRole('button', { name: new RegExp(`^${figures(`series.${series}`)} `) });

  /** The number beside a word in the figures of the last 30 days. */
  const month = (page: Page, word: string) =>
    page.getByRole('definition').locator(`xpath=self::*[preceding-sibling::*[1][starts-with(normalize-space(.), "${word}")]]`);

  async function displayedIn(page: Page): Promise<number> {
    const text = (await tile(page, 'impressions').textContent()) ?? '';
    return Number(/\d+/.exec(text)?.[0]);
  }
}
