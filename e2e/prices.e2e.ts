// Prices that are true: a vendor confirms what the lines of its price list are and sees what couples see; a couple says how many guests it expects and
// finds vendors between two prices.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { priceUnitWords } from '../texts/catalogue/units.ts';
import { homeEn } from '../texts/dashboard/home.en.ts';
import { homeId } from '../texts/dashboard/home.id.ts';
import { profileEn } from '../texts/dashboard/profile.en.ts';
import { profileId } from '../texts/dashboard/profile.id.ts';
import { refusalText } from '../texts/refusals.ts';
import { count, money } from '../texts/format.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { cardTexts } from '../texts/marketplace/card.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { fill, formOf } from '../texts/typed.ts';
import { priced, vendorOf } from './cast.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, inTurn, languages, wordsIn } from './world.ts';

for (const language of languages) {
  const t = wordsIn(language, profileEn, profileId);
  const site = wordsIn(language, pagesEn, pagesId);
  const home = wordsIn(language, homeEn, homeId);
  const account = wordsIn(language, accountEn, accountId);
  const at = (path: string) => withLanguage(path, language);
  const vendor = vendorOf(priced.vendor[language]);
  const perPortion = Math.min(...vendor.prices.flatMap(({ unit, lowIdr }) => (unit === 'portion' ? [lowIdr] : [])));
  const estimate = (guests: number, each = perPortion) =>
    fill(formOf(cardTexts[language].estimate, { count: guests }), { n: count(guests, language), price: money(each * guests, language) });
  const cardOf = (page: Page) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name: vendor.businessName, exact: true }) });

  test.describe(`Prices, ${language}`, () => {
    test('a vendor confirms what its prices are and sees what couples will see', async ({ page }) => {
      await page.setViewportSize(language === 'id' ? { width: 320, height: 740 } : { width: 1280, height: 900 });
      await enter(page, priced.vendor[language]);
      await page.goto(at(pages.dashboard));
      await page
        .getByRole('link', { name: new RegExp(`${home('step.confirm_prices')}|${home('do.confirm_prices')}`) })
        .first()
        .click();
      const prices = page.getByRole('region', { name: t('section.prices') });
      const confirm = prices.getByRole('button', { name: t('pricesConfirm') });
      await expect(confirm, 'it leads to what is to be done').toBeFocused();
      await expect(prices.getByText(t('roleGuessed'))).toHaveCount(vendor.prices.length);
      await expectAccessible(page);

      // The lowest rate counts while there is no package, and what it comes to is said.
      const preview = prices.getByRole('region', { name: t('pricePreview') });
      await expect(preview).toContainText(money(perPortion, language));
      await expect(preview).toContainText(priceUnitWords.portion[language]);
      await expect(preview).toContainText(estimate(300));

      // A package takes its place as it is typed. A rate must say what it is multiplied by.
      await prices.getByRole('button', { name: t('addPrice') }).click();
      await prices
        .getByRole('textbox', { name: t('priceName') })
        .last()
        .fill('Paket intim');
      await prices
        .getByRole('textbox', { name: t('priceLow') })
        .last()
        .fill('25 juta');
      await expect(preview).toContainText(t('previewFrom.package', { name: 'Paket intim' }));
      await expect(preview).toContainText(money(25_000_000, language));
      const role = prices.getByRole('combobox', { name: t('priceRole') }).last();
      await role.selectOption('rate');
      await confirm.click();
      const unit = prices.getByRole('combobox', { name: t('unit') }).last();
      await expect(unit).toHaveAccessibleDescription(refusalText('catalogue.rate_needs_unit', {}, language));
      await expectAccessible(page);
      await unit.selectOption('hour');
      await role.selectOption('extra');
      await expect(preview, 'an extra never counts').toContainText(money(perPortion, language));

      await confirm.click();
      await expect(confirm).toBeHidden();
      await page.reload();
      await expect(prices.getByText(t('roleHint.extra'))).toHaveCount(
        vendor.prices.filter(({ name }) => name.startsWith('Uji')).length + 1,
      );
      await expect(confirm).toBeHidden();
      await page.goto(at(pages.dashboard));
      await expect(
        page
          .getByText(home('nextTitle'))
          .or(page.getByText(home('doneTitle')))
          .first(),
      ).toBeVisible();
      await expect(page.getByText(home('step.confirm_prices'))).toBeHidden();
    });

    test('a visitor says how many guests come: profile, product and cards say what that makes, to nobody else', async ({ browser }) => {
      test.slow();
      const page = await (await browser.newContext({ viewport: { width: language === 'id' ? 390 : 1280, height: 900 } })).newPage();
      const main = page.getByRole('main');
      await page.goto(at(`/vendor/${vendor.slug}`));
      const prices = main.getByRole('region', { name: site('profile.prices') });
      await expect(prices.getByRole('rowheader', { name: site('profile.role.extra') })).toBeVisible();
      const ask = prices.getByRole('link', { name: site('guests.ask') });
      await ask.click();
      const dialog = page.getByRole('dialog');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: site('site.close') }).click();
      await ask.click();
      await dialog.getByRole('button', { name: site('guests.keep') }).click();
      await expect(dialog.getByText(site('guests.invalid', { maximum: count(10_000, language) }))).toBeVisible();
      await dialog.getByRole('textbox', { name: site('listing.guests') }).fill('300');
      await dialog.getByRole('button', { name: site('guests.keep') }).click();
      await expect(main.getByText(estimate(300)).first()).toBeVisible();
      await expectAccessible(page);

      // The page is kept for everybody; what one visitor said is in none of it.
      const other = await (await browser.newContext()).newPage();
      await other.goto(at(`/vendor/${vendor.slug}`));
      await expect(
        other
          .getByRole('main')
          .getByRole('link', { name: site('guests.ask') })
          .first(),
      ).toBeVisible();
      await expect(other.getByText(estimate(300))).toHaveCount(0);
      await other.context().close();

      await main.getByRole('link', { name: /^Prasmanan Nusantara/ }).click();
      await expect(page).toHaveURL(/\/products\/prasmanan-nusantara$/);
      await expect(main.getByText(new RegExp(`${count(300, language)} (guests|tamu)`)).first()).toBeVisible();
      await expectAccessible(page);
      await page.goto(at(`/vendors/catering?q=${encodeURIComponent(vendor.businessName)}`));
      await expect(cardOf(page).getByText(estimate(300))).toBeVisible();
      await expectAccessible(page);
      // A list for other guests estimates for those, and what is theirs stays theirs.
      await page.goto(at(`/vendors/catering?guests=500&q=${encodeURIComponent(vendor.businessName)}`));
      await expect(cardOf(page).getByText(estimate(500))).toBeVisible();

      await page.goto(at(`/vendor/${vendor.slug}`));
      const change = prices.getByRole('link', { name: site('guests.change') });
      await change.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      const tab = await page.context().newPage();
      await tab.goto(page.url());
      await expect(tab.getByText(estimate(300)).first()).toBeVisible();
      await change.click();
      await dialog.getByRole('button', { name: site('guests.forget') }).click();
      await expect(ask).toBeVisible();
      await expect(main.getByText(estimate(300))).toHaveCount(0);
      // As when someone comes back to it: every page of a journey is on top.
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(tab.getByText(estimate(300))).toHaveCount(0);
      await page.context().close();
    });

    if (!inTurn('en').includes(language)) return;

    test('for a couple it is the number it told about its wedding', async ({ page }) => {
      await enter(page, priced.couple[language]);
      await page.goto(at('/account/wedding'));
      await page.getByRole('textbox', { name: account('wedding.guests') }).fill('250');
      await page.getByRole('button', { name: account('account.saveChanges') }).click();
      await expect(page.getByText(account('account.savedChanges'))).toBeVisible();
      await page.goto(at(`/vendor/${vendor.slug}`));
      await expect(page.getByRole('main').getByText(estimate(250)).first()).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('region', { name: site('profile.prices') })
        .getByRole('link', { name: site('guests.change') })
        .click();
      await expect(page).toHaveURL(/\/account\/wedding$/);
    });

    test('vendors are found between two prices, the dearest first', async ({ page }) => {
      await page.goto(at('/vendors/catering'));
      const choose = (name: string, value: string) => page.locator(`main select[name="${name}"]`).selectOption(value);
      const most = page.locator('main select[name="price_max"]');
      await choose('price_min', '100000');
      await expect(page).toHaveURL(/\/vendors\/catering\?price_min=100000$/);
      // What contradicts itself stays here, and is said at its field.
      await page.goto(at('/vendors/catering?price_min=250000'));
      await choose('price_max', '100000');
      await expect(most).toHaveAccessibleDescription(refusalText('catalogue.price_range_invalid', {}, language));
      await expect(page).toHaveURL(/\?price_min=250000$/);
      await expectAccessible(page);
      await choose('price_min', '100000');
      await expect(page).toHaveURL(/price_min=100000&price_max=100000$/);
      await choose('price_max', '250000');
      await expect(page).toHaveURL(/price_min=100000&price_max=250000$/);
      await choose('sort', 'price_high');
      await expect(page).toHaveURL(/&sort=price_high$/);
      const shown = await page
        .getByRole('article')
        .filter({ hasNot: page.getByText(cardTexts[language].ad, { exact: true }) })
        .locator('[class*="price"]')
        .allInnerTexts();
      const amounts = shown.map((text) => Number(text.replace(/\D/g, '')));
      expect(amounts.length).toBeGreaterThan(2);
      expect(amounts).toEqual(amounts.toSorted((one, next) => next - one));
      expect(amounts.every((amount) => amount >= 100_000 && amount <= 250_000)).toBe(true);
      const chip = (name: string) => page.getByRole('link', { name: site('listing.remove', { name }) });
      await chip(site('listing.priceAtLeast', { price: money(100_000, language) })).click();
      await expect(page).toHaveURL(/\?price_max=250000&sort=price_high$/);
      await chip(site('listing.priceUpTo', { price: money(250_000, language) })).click();
      await expect(page).toHaveURL(/\/vendors\/catering\?sort=price_high$/);
      // An address that contradicts itself says so too, and narrows nothing.
      await page.goto(at('/vendors/catering?price_min=250000&price_max=100000'));
      await expect(most).toHaveAccessibleDescription(refusalText('catalogue.price_range_invalid', {}, language));
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}
