// A couple with a date finds who is free, compares, asks and books; from then on the day is taken for others, and those who marry that day see no ad of the vendor.
import type { Page } from '@playwright/test';
import type { AdCard, VendorProfile } from '../contract/catalogue.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { addDays, businessDayOf } from '../core/time.ts';
import { dayMonth, longDate } from '../texts/format.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { coupleQuotationsEn } from '../texts/marketplace/quotations.en.ts';
import { coupleQuotationsId } from '../texts/marketplace/quotations.id.ts';
import { savedEn } from '../texts/marketplace/saved.en.ts';
import { savedId } from '../texts/marketplace/saved.id.ts';
import { sought, vendorOf } from './cast.ts';
import { answerNewest, marryOn } from './earn.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, inTurn, wordsIn } from './world.ts';

for (const language of inTurn('id')) {
  const site = wordsIn(language, pagesEn, pagesId);
  const t = wordsIn(language, savedEn, savedId);
  const deal = wordsIn(language, coupleQuotationsEn, coupleQuotationsId);
  const at = (path: string) => withLanguage(path, language);
  const vendor = vendorOf(sought.vendor[language]);
  const { businessName: name, slug, categorySlug, citySlugs } = vendor;
  const day = addDays(businessDayOf(Date.now()), 340);
  const listing = at(`/vendors/${categorySlug}/${citySlugs[0]}?free_on=${day}`);
  const cardOf = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name, exact: true }) });

  /** Whether one of many choices of ads has the vendor in it: each draws anew. */
  const isAdvertised = async (page: Page): Promise<boolean> => {
    const profile = (await (await page.request.get(`/_public/v2/vendors/${slug}`)).json()) as { data: VendorProfile };
    const params = { category_id: profile.data.vendor.category.id, city_id: profile.data.vendor.city.id, limit: 12 };
    for (let draw = 0; draw < 20; draw += 1) {
      const answer = await page.request.get('/ms/bs-vendors/api/v1/vendor_ads/placements/category', { params });
      const { data } = (await answer.json()) as { data: readonly AdCard[] };
      if (data.some((ad) => ad.vendor.slug === slug)) return true;
    }
    return false;
  };

  const findAndCompare = async (page: Page): Promise<void> => {
    await page.goto(listing);
    await expect(
      cardOf(page)
        .getByText(site('day.freeOn', { day: dayMonth(day, language) }))
        .first(),
    ).toBeVisible();
    const other = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasNot: page.getByRole('link', { name, exact: true }) })
      .first();
    const otherName = (await other.getByRole('heading').textContent()) ?? '';
    for (const [card, called] of [
      [cardOf(page).first(), name],
      [other, otherName],
    ] as const) {
      await card.getByRole('button', { name: site('site.save', { name: called }), exact: true }).click();
      await expect(card.getByRole('button', { name: site('site.unsave', { name: called }) })).toBeVisible();
    }
    await page.goto(at('/saved'));
    // A page rests until it is touched; then it gives the account what was on its way when the last page was left.
    await page.getByRole('heading', { level: 1 }).click();
    for (const called of [name, otherName]) await page.getByLabel(t('chooseOf', { name: called })).check();
    await page.getByRole('button', { name: t('compare'), exact: true }).click();
    const days = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: t('row.day') }) });
    await expect(days.getByText(site('day.freeOn', { day: longDate(day, language) })).first()).toBeVisible();
    await expectAccessible(page);
  };
  const ask = async (page: Page): Promise<void> => {
    await page.getByRole('table').getByRole('link', { name, exact: true }).click();
    await page
      .getByRole('link', { name: deal('ask.heading') })
      .first()
      .click();
    const main = page.getByRole('main');
    await expect(main.getByLabel(deal('ask.eventDate'), { exact: true })).toHaveValue(new RegExp(day.slice(0, 4)));
    await main.getByLabel(deal('ask.wishes')).fill('Upacara pagi, resepsi sore');
    await main.getByRole('button', { name: deal('ask.send') }).click();
    await expect(page.getByRole('heading', { name: deal('ask.sentHeading', { name }) })).toBeVisible();
  };

  test(`Our date, ${language}: found free, compared, asked and booked; it is taken for others then, and for ads`, async ({
    page,
    browser,
    playwright,
    baseURL,
  }) => {
    test.slow();
    const origin = baseURL ?? '';
    for (const email of [sought.couple[language], sought.rival[language]]) await marryOn(playwright, origin, email, day);
    const rival = await (await browser.newContext()).newPage();
    await enter(rival, sought.rival[language]);
    await expect.poll(() => isAdvertised(rival), { timeout: 60_000 }).toBe(true);

    await enter(page, sought.couple[language]);
    await findAndCompare(page);
    await ask(page);
    const quotation = await answerNewest(playwright, origin, sought.vendor[language], day, 12_000_000);
    await page.goto(at(`/quotations/${quotation}`));
    await page.getByRole('button', { name: deal('accept'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: deal('acceptDialog.accept'), exact: true })
      .click();
    await expect(page.getByText(deal('status.accepted'), { exact: true })).toBeVisible();

    // Others: on the profile it is taken, in the list for the day it is no more.
    await rival.goto(at(`/vendor/${slug}`));
    await expect(
      rival
        .getByRole('main')
        .getByText(site('day.takenOn', { day: longDate(day, language) }))
        .first(),
    ).toBeVisible();
    await rival.goto(listing);
    await expect(rival.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(cardOf(rival)).toHaveCount(0);
    // What is known of a couple is kept for a minute.
    await expect.poll(() => isAdvertised(rival), { timeout: 120_000, intervals: [5_000] }).toBe(false);
    await rival.context().close();
  });
}
