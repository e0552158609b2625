// Journeys that need their own data: the next day, and a vendor that completes its profile and is published.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { getCredit } from '../contract/credit.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { addDays, businessDayOf, startOfBusinessDay } from '../core/time.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { picture } from '../server/testing/files.ts';
import { adSettingsEn } from '../texts/dashboard/ad-settings.en.ts';
import { adSettingsId } from '../texts/dashboard/ad-settings.id.ts';
import { adsEn } from '../texts/dashboard/ads.en.ts';
import { adsId } from '../texts/dashboard/ads.id.ts';
import { agreementEn } from '../texts/dashboard/agreement.en.ts';
import { bankAccountsEn } from '../texts/dashboard/bank-accounts.en.ts';
import { failedJobsEn } from '../texts/dashboard/failed-jobs.en.ts';
import { failedJobsId } from '../texts/dashboard/failed-jobs.id.ts';
import { homeEn } from '../texts/dashboard/home.en.ts';
import { profileEn } from '../texts/dashboard/profile.en.ts';
import { profileId } from '../texts/dashboard/profile.id.ts';
import { quotationsEn } from '../texts/dashboard/quotations.en.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { storeEn } from '../texts/dashboard/store.en.ts';
import { topUpEn } from '../texts/dashboard/top-up.en.ts';
import { topUpId } from '../texts/dashboard/top-up.id.ts';
import { dateTime, money } from '../texts/format.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { refusalText } from '../texts/refusals.ts';
import { type Translate, translator } from '../texts/typed.ts';
import { adsOf, buyCredit, createAd, findAd, followAd, lookAt, onAPhone, ownListing } from './ad-steps.ts';
import { advertisers, vendorOf } from './cast.ts';
import { fileFrom } from './downloads.ts';
import { test } from './own-world.ts';
import { operatorByForm } from './operators.ts';
import { pastePicture } from './paste.ts';
import { enter, expectAccessible, fillLogin, inTurn, languages, emailTo, overflowOf, wordsIn } from './world.ts';

const unpublished = 'unpublished@demo.test';
/** One click uses up the day. */
const cpc = 1_000;

for (const language of inTurn('id')) {
  const t = wordsIn(language, profileEn, profileId);
  const site = wordsIn(language, pagesEn, pagesId);
  const at = (path: string) => withLanguage(path, language);

  test(`A vendor completes its checklist, is published and goes on, ${language}`, async ({ page, world }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await world.unpublish(unpublished);
    await page.goto(at(pages.adSettings));
    await fillLogin(page, unpublished, language);
    await expect(page).toHaveURL(new RegExp(`${at(pages.profile)}$`));
    await expect(page.getByText(t('progress', { done: 4, all: 6 }))).toBeVisible();
    const weak = await strengthIn(page);
    const { keyboard } = page;

    await test.step('as couples would see it, for its own eyes alone', async () => {
      await page.goto(at(`/vendor/${vendorOf(unpublished).slug}`));
      await expect(page.getByText(site('profile.preview'))).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      expect(
        (
          await page
            .context()
            .browser()
            ?.newContext()
            .then((other) => other.request.get(page.url()))
        )?.status(),
      ).toBe(404);
      await page.getByRole('link', { name: site('profile.previewBack') }).click();
    });

    // The one button leads to where most is to be gained, and puts the cursor there; then everything is typed.
    await page.getByRole('button', { name: t('next.about') }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: t('about') })).toBeFocused();
    await keyboard.type('We film the hour before, when nobody looks at the camera.');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByText(t('progress', { done: 5, all: 6 }))).toBeVisible();
    expect(await strengthIn(page)).toBeGreaterThan(weak);
    await page.getByRole('button', { name: t('step.phone'), exact: true }).focus();
    await keyboard.press('Enter');
    await keyboard.type('0812-345-6789');
    await keyboard.press('Enter');
    await expect(page.getByText(t('published'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('view') })).toBeVisible();
    await expect(page.getByRole('textbox', { name: t('phone'), exact: true })).toHaveValue('+628123456789');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.goto(at(pages.adSettings));
    await expect(page).toHaveURL(new RegExp(`${at(pages.adSettings)}$`));
    await page.goto(at(`/vendor/${vendorOf(unpublished).slug}`));
    await expect(page.getByRole('heading', { level: 1, name: vendorOf(unpublished).businessName })).toBeVisible();
  });
}

test('Mails that failed for the last time are sent after all, or dismissed', async ({ browser, request, world }) => {
  const late = 'late@example.test';
  for (const to of [late, 'never@example.test']) await world.failMail(to);
  const staff = await operatorByForm(browser, 'ops-support@demo.test', 'en');
  const buttons = (t: Translate<typeof failedJobsEn>, which: 'retry' | 'dismiss') => staff.getByRole('button', { name: t(which) });
  const en = wordsIn('en', failedJobsEn, failedJobsId);
  await staff.goto(pages.operationsFailedJobs);
  await expect(staff.getByRole('cell', { name: en('kind.send-mail'), exact: true })).toHaveCount(2);
  await expect(staff.getByText('550 mailbox unavailable').first()).toBeVisible();
  await expectAccessible(staff);
  await buttons(en, 'retry').first().click();
  await expect(staff.getByText(en('retried'))).toBeVisible();
  await emailTo(request, late, /Late, but here/);

  const id = wordsIn('id', failedJobsEn, failedJobsId);
  await staff.goto(withLanguage(pages.operationsFailedJobs, 'id'));
  await expect(staff.getByRole('cell', { name: id('kind.send-mail'), exact: true })).toHaveCount(1);
  await expectAccessible(staff);
  await buttons(id, 'dismiss').click();
  await expect(staff.getByText(id('dismissed'))).toBeVisible();
  await expect(staff.getByText(id('none'))).toBeVisible();
  await staff.context().close();
});

test('A tax that changes while a checkout is open: the new total is shown and confirmed before anything is ordered', async ({
  page,
  world,
}) => {
  const t = wordsIn('en', topUpEn, topUpId);
  const idr = (amount: number) => money(amount, 'en');
  await page.setViewportSize({ width: 360, height: 640 });
  await enter(page, 'gold@demo.test');
  await page.goto(pages.topUp);
  const summary = page.getByRole('region', { name: t('summaryTitle') });
  await page.getByRole('button', { name: `${t('select')} ${idr(1_000_000)}` }).click();
  await expect(summary).toContainText(`${t('total')}${idr(1_110_000)}`);
  await world.changeTax(1_200);
  await expect(async () => {
    const { data } = (await (await page.request.get(getCredit.path)).json()) as { data: { tax_rate: number } };
    expect(data.tax_rate).toBe(0.12);
  }).toPass();
  await page.getByRole('button', { name: t('checkout') }).click();
  const told = summary.getByRole('alert');
  await expect(told).toHaveText(refusalText('payments.total_changed', { total: 1_120_000 }, 'en'));
  await expect(told).toBeInViewport();
  await expect(summary.locator(':focus')).toContainText(idr(1_120_000));
  await expect(summary).toContainText(`${t('total')}${idr(1_120_000)}`);
  await page.getByRole('button', { name: t('checkout') }).click();
  await expect(page).toHaveURL(/\/sandbox-gateway\/payments\//);
  await expect(page.getByText(idr(1_120_000)).first()).toBeVisible();
  await world.changeTax(1_100);
});

/** Queues of the demo world that hold several cases, and the row of each that is decided: what takes its place comes next. */
const worked = [
  { path: pages.operationsDisputes, row: 1 },
  { path: pages.operationsHilda, row: 1 },
  { path: pages.operationsAcquisitions, row: 0 },
] as const;

test('Queues are worked through with the keys: Ctrl+Enter sends a decision, and the focus is on the next case', async ({
  browser,
  world: _own,
}) => {
  const staff = await operatorByForm(browser, 'ops-lead@demo.test', 'id');
  const cases = staff.locator('[data-row]');
  for (const { path, row } of worked)
    await test.step(path, async () => {
      await staff.goto(withLanguage(path, 'id'));
      await expect(cases.nth(row + 1)).toBeVisible();
      const names = await cases.allTextContents();
      for (let n = 0; n <= row; n++) await staff.keyboard.press('j');
      await staff.keyboard.press('d');
      const reason = staff.getByRole('dialog').getByRole('textbox');
      await expect(reason).toBeFocused();
      await reason.fill('Sudah kami periksa bersama vendor.');
      await reason.press('Control+Enter');
      await expect(cases).toHaveText(names.toSpliced(row, 1));
      await expect(cases.nth(row).locator(':focus'), 'the next case').toHaveCount(1);
    });
  await test.step('what needs no reason, and the last row', async () => {
    await staff.goto(withLanguage(pages.operationsHilda, 'id'));
    await expect(cases.nth(1)).toBeVisible();
    const names = await cases.allTextContents();
    for (const _row of names) await staff.keyboard.press('j');
    await staff.keyboard.press('a');
    await expect(cases).toHaveText(names.slice(0, -1));
    await expect(cases.last().locator(':focus'), 'the last that is left').toHaveCount(1);
  });
  await staff.context().close();
});

const strengthIn = async (page: Page): Promise<number> => Number(/\d+/.exec((await page.getByText(/^\d+% /).textContent()) ?? '')?.[0]);

test('An ad that used up its daily budget stops, and shows again on the next business day, in both languages', async ({
  browser,
  world,
}) => {
  const journeys: Journey[] = [];
  for (const language of languages) {
    const journey = { language, vendor: await (await browser.newContext()).newPage(), couple: await onAPhone(browser) };
    await test.step(`used up, ${language}`, () => useUpTheDay(journey));
    journeys.push(journey);
  }
  await world.passADay();
  for (const journey of journeys) await test.step(`the next day, ${journey.language}`, () => findAgain(journey));
});

interface Journey {
  readonly language: (typeof languages)[number];
  readonly vendor: Page;
  readonly couple: Page;
}

async function useUpTheDay({ language, vendor, couple }: Journey): Promise<void> {
  const ads = wordsIn(language, adsEn, adsId);
  const settings = wordsIn(language, adSettingsEn, adSettingsId);
  const email = advertisers.clicked[language];
  const advertiser = vendorOf(email);
  await enter(vendor, email);
  await buyCredit(vendor, 100_000, language);
  await createAd(vendor, { cpc, budget: cpc }, language);
  await vendor.getByRole('button', { name: settings('createdDone') }).click();
  await expect(vendor.getByRole('heading', { name: ads('statusText.displaying') })).toBeVisible();

  await lookAt(couple, await findAd(couple, ownListing(advertiser), advertiser, language));
  await expectAccessible(couple);
  await followAd(couple, advertiser, language);

  // The vendor's page is still open and follows by itself.
  await expect(vendor.getByRole('heading', { name: ads('statusText.daily_budget_reached') })).toBeVisible();
  const resumes = dateTime(startOfBusinessDay(addDays(businessDayOf(Date.now()), 1)), language);
  await expect(vendor.getByText(ads('why.daily_budget_reached', { budget: money(cpc, language), resumes }))).toBeVisible();
  await expectAccessible(vendor);
  await couple.goto(withLanguage(ownListing(advertiser), language));
  await expect(couple.getByRole('link', { name: advertiser.businessName, exact: true })).toHaveCount(1);
  await expect(adsOf(couple, advertiser, language)).toHaveCount(0);
}

async function findAgain({ language, vendor, couple }: Journey): Promise<void> {
  const ads = wordsIn(language, adsEn, adsId);
  const advertiser = vendorOf(advertisers.clicked[language]);
  const ad = await findAd(couple, ownListing(advertiser), advertiser, language);
  await expect(ad).toBeVisible();
  // Sessions last a day: the vendor signs in again and comes out where it was.
  await vendor.reload();
  await fillLogin(vendor, advertisers.clicked[language], language);
  await expect(vendor.getByRole('heading', { name: ads('statusText.displaying') })).toBeVisible();
  await expect(vendor.getByText(ads('leftToday', { left: money(cpc, language), budget: money(cpc, language) }))).toBeVisible();
  for (const page of [vendor, couple]) await page.context().close();
}

test('A suspended vendor views its quotations and is offered nothing that would be refused', async ({ page, world }) => {
  const [home, t] = [translator<typeof homeEn>(homeEn), translator<typeof quotationsEn>(quotationsEn)];
  const main = page.getByRole('main');
  await enter(page, 'gold@demo.test');
  await page.goto(pages.dashboard);
  const waiting = main.getByText(/waiting for a quote/);
  await expect(waiting).toBeVisible();
  await expect(main.getByRole('heading', { name: home('answersTitle') })).toBeVisible();

  // In the settings of the ad, and without a reload: saving is not offered any more.
  await page.goto(pages.adSettings);
  const save = main.getByRole('button', { name: adSettingsEn.saveChanges });
  await expect(save).toBeVisible();
  await world.suspend('gold@demo.test');
  await expect(page.getByText(shellEn.suspended)).toBeVisible();
  await expect(save).toHaveCount(0);
  await page.goto(pages.dashboard);
  await expect(main.getByRole('heading', { name: home('suspendedTitle') })).toBeVisible();
  await expect(main.getByText(home('suspendedText'))).toBeVisible();
  await expect(main.getByText(adsEn['statusText.suspended'])).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(main.getByRole('heading', { name: home('answersTitle') })).toHaveCount(0);
  await expectAccessible(page);

  for (const kind of ['draft', 'open'] as const) {
    await page.goto(pages.quotations);
    await main.getByText(t(`filter.${kind}`), { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`kind=${kind}`));
    await expect(main.getByText(t('requestLead'))).toHaveCount(0);
    await main.locator('table a[href*="/quotations/"]').first().click();
    await expect(main.getByRole('article')).toBeVisible();
    await expect(main.getByRole('button', { name: t('pdf') })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(1);
    await expectAccessible(page);
  }
});

test('An open page leads a vendor that an operator hides to its profile, at once', async ({ page, world }) => {
  const main = page.getByRole('main');
  await enter(page, 'international@demo.test');
  await page.goto(pages.store);
  await expect(main.getByRole('heading').first()).toBeVisible();
  await world.hide('international@demo.test');
  await expect(page).toHaveURL(new RegExp(`${pages.profile}$`));
  await expect(main.getByText(profileEn.hiddenTitle)).toBeVisible();
  await expectAccessible(page);
});

test('A suspended vendor reads why its documents were declined, its bank account and its profile, and nothing there can be pressed in vain', async ({
  page,
  world,
}) => {
  const main = page.getByRole('main');
  await world.suspend('declined@demo.test');
  await enter(page, 'declined@demo.test');
  await page.goto(pages.agreement);
  await expect(main.getByRole('heading', { name: agreementEn.declinedTitle })).toBeVisible();
  await expect(main.getByText(/when your account is no longer suspended/)).toBeVisible();
  await expect(main.getByText(agreementEn['reason.page_missing'], { exact: true })).toBeVisible();
  for (const name of [agreementEn.submitAgain, agreementEn.typeChange]) await expect(main.getByRole('button', { name })).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await main.getByText(agreementEn.dataTitle).click();
  await main.getByRole('button', { name: agreementEn.dataExport }).click();
  await page.getByRole('dialog').getByLabel(agreementEn.password).fill(demoPassword);
  const file = await fileFrom(page.getByRole('dialog').getByRole('button', { name: agreementEn.dataExportGo }));
  expect(readFileSync(await file.path(), 'utf8'), 'what it reads it may take along').toContain('declined');
  await expectAccessible(page);

  await page.goto(pages.bankAccounts);
  await expect(main.getByText(bankAccountsEn.suspended)).toBeVisible();
  await expect(main.getByText(bankAccountsEn.verified, { exact: true })).toBeVisible();
  await main.getByRole('button', { name: bankAccountsEn.show }).click();
  await expect(main.getByRole('button', { name: bankAccountsEn.hide })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(1);
  await expect(main.getByRole('link', { name: bankAccountsEn.add })).toHaveCount(0);
  await page.goto(pages.bankAccountAdd);
  await expect(main.getByText(bankAccountsEn.suspended)).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);

  await page.goto(pages.profile);
  await expect(main.getByText(profileEn.suspended)).toBeVisible();
  for (const save of await main.getByRole('button', { name: profileEn.save, exact: true }).all()) await expect(save).toBeDisabled();
  await expect(main.getByRole('textbox').first()).toBeDisabled();
  await expect(main.getByRole('button', { name: profileEn['next.picture'] })).toHaveCount(0);
  await pastePicture(page, 'pasted.jpg', await picture('jpeg', { width: 900, height: 600 }));
  await expect(main.getByText('pasted.jpg')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(pages.quotations);
  await expect(main.getByText(quotationsEn.emptySuspended)).toBeVisible();
  await expect(main.getByRole('link')).toHaveCount(0);
  await page.goto(pages.store);
  await expect(main.getByText(storeEn.suspendedText)).toBeVisible();
  await expect(main.getByRole('link')).toHaveCount(0);
});
