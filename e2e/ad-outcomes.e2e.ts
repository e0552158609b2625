// A new ad that starts later or waits for credit.
import type { Page } from '@playwright/test';
import { pages } from '../core/identity/pages.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { addDays, businessDayOf } from '../core/time.ts';
import { adSettingsEn } from '../texts/dashboard/ad-settings.en.ts';
import { adSettingsId } from '../texts/dashboard/ad-settings.id.ts';
import { adsEn } from '../texts/dashboard/ads.en.ts';
import { adsId } from '../texts/dashboard/ads.id.ts';
import { dayWords } from '../texts/days.ts';
import { date, longDate, money } from '../texts/format.ts';
import { buyCredit, createAd, createAdsButton } from './ad-steps.ts';
import { advertisers } from './cast.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, inTurn, wordsIn } from './world.ts';

for (const language of inTurn('en')) {
  const t = wordsIn(language, adSettingsEn, adSettingsId);
  const ads = wordsIn(language, adsEn, adsId);
  const idr = (amount: number) => money(amount, language);
  const at = (path: string) => withLanguage(path, language);
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
  const poor = { cpc: 1_000, budget: 10_000 };

  test.describe(`A new ad, ${language}`, () => {
    test('an ad for later says when it starts', async ({ page }) => {
      const startsOn = inNextMonth();
      await enter(page, advertisers.early[language]);
      await buyCredit(page, 100_000, language);
      await page.goto(at(pages.adSettings));
      await page.getByRole('radio', { name: t('periodCustom') }).check();
      await page.getByRole('button', { name: dayWords(language)('nextMonth') }).click();
      await page.getByRole('button', { name: longDate(startsOn, language) }).click();
      await expect(page.getByText(t('periodStart', { start: date(startsOn, language) }))).toBeVisible();
      await createAdsButton(page, language).click();
      const created = dialog(page, t('createdTitle'));
      await expect(created).toContainText(t('createdLater', { date: longDate(startsOn, language) }));
      await expectAccessible(page);
      await created.getByRole('button', { name: t('createdDone') }).click();
      await expect(page.getByRole('heading', { name: ads('statusText.scheduled', { date: date(startsOn, language) }) })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await expectAccessible(page);
    });

    test('without credit the ad is created and waits; topping up is one press away', async ({ page }) => {
      await enter(page, advertisers.poor[language]);
      await createAd(page, poor, language);
      const answer = dialog(page, t('insufficientTitle'));
      await expect(answer).toContainText(t('insufficientText', { balance: idr(0), cpc: idr(poor.cpc) }));
      await expectAccessible(page);
      await answer.getByRole('button', { name: t('topUpNow') }).click();
      await expect(page).toHaveURL(new RegExp(`${at(pages.topUp)}$`));
      await buyCredit(page, 100_000, language);
      await page.goto(at(pages.ads));
      await expect(page.getByRole('heading', { name: ads('statusText.displaying') })).toBeVisible();
    });
  });
}

/** A day in the middle of the month after this one. */
function inNextMonth(): string {
  const middle = `${businessDayOf(Date.now()).slice(0, 7)}-15`;
  return `${addDays(middle, 31).slice(0, 7)}-15`;
}
