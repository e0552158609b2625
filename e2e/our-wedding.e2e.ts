// What a couple told of its wedding is in every form, can be changed there, and the vendor sees it.
import { getWedding, saveWedding } from '../contract/weddings.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { dayWords } from '../texts/days.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { coupleQuotationsEn } from '../texts/marketplace/quotations.en.ts';
import { coupleQuotationsId } from '../texts/marketplace/quotations.id.ts';
import { tellers, vendorOf } from './cast.ts';
import { expect, test } from './journey.ts';
import { holdFirst, holdCalls, painted } from './late.ts';
import { trafficOf } from './traffic.ts';
import { enter, expectAccessible, inTurn, logIn, overflowOf, wordsIn } from './world.ts';

for (const language of inTurn('id')) {
  const site = wordsIn(language, pagesEn, pagesId);
  const account = wordsIn(language, accountEn, accountId);
  const t = wordsIn(language, coupleQuotationsEn, coupleQuotationsId);
  const days = dayWords(language);
  const at = (path: string) => withLanguage(path, language);
  const vendor = vendorOf(tellers[language].vendor);

  test(`Told once, ${language}: a wedding is changed where a vendor is asked, and fills every form`, async ({ page, browser }) => {
    await enter(page, tellers[language].couple);
    await page.goto(at(`/vendor/${vendor.slug}/quotation`));
    const main = page.getByRole('main');
    const change = main.locator('[data-our-wedding]');
    await change.click();
    const dialog = page.getByRole('dialog');
    const month = dialog.getByLabel(account('wedding.month'), { exact: true });
    await month.selectOption({ index: 8 });
    const chosen = await month.inputValue();
    await dialog.getByLabel(account('wedding.day'), { exact: true }).selectOption('14');
    await dialog.getByRole('combobox', { name: account('wedding.city'), exact: true }).selectOption({ label: 'Malang' });
    await dialog.getByLabel(account('wedding.guests')).fill('275');
    await dialog.getByLabel(account('wedding.venue'), { exact: true }).fill('Gedung Kartini');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const saved = page.waitForResponse((answer) => answer.url().endsWith(saveWedding.path) && answer.request().method() === 'PUT');
    await dialog.getByRole('button', { name: account('account.saveChanges') }).click();
    expect((await saved).ok()).toBe(true);
    await expect(dialog).toBeHidden();
    await expect(main.getByText(/Gedung Kartini · Malang · 275/)).toBeVisible();
    await expect(main.getByLabel(t('ask.guests'))).toHaveValue('275');
    await expect(main.getByLabel(t('ask.place'))).toHaveValue('Gedung Kartini, Malang');
    await expect(main.getByLabel(t('ask.eventDate'), { exact: true })).toHaveValue(new RegExp(`14.*${chosen.slice(0, 4)}`));
    // What someone typed stays; what is only told is nothing that was typed.
    await main.getByLabel(t('ask.guests')).fill('90');
    await page.goto(at(`/vendor/${vendor.slug}`));
    await expect(main.getByLabel(site('profile.weddingDate'), { exact: true })).toHaveValue(new RegExp(`14.*${chosen.slice(0, 4)}`));
    await expect(main.getByText(/Gedung Kartini · Malang · 275/)).toBeVisible();
    await expectAccessible(page);
    const traffic = trafficOf(page);
    await page.goto(at(`/vendor/${vendor.slug}/quotation`));
    await expect(main.getByLabel(t('ask.guests'))).toHaveValue('90');
    await traffic.quiet();
    // The calendar opens on the day that is in the field, also where the page put it there.
    await main.getByRole('button', { name: days('openCalendar', { label: t('ask.eventDate') }) }).click();
    await expect(page.locator('[popover]:popover-open [aria-pressed="true"]')).toHaveText('14');
    await page.keyboard.press('Escape');
    // Asked for before the page knows what was told, the form opens with it.
    const { answered, letCome } = await holdFirst(page, getWedding);
    await page.reload();
    const form = page.waitForResponse(/\/wedding-dialog-.*\.js$/);
    await change.click();
    await Promise.all([answered, form.then((script) => script.finished())]);
    await painted(page, 20);
    await expect(dialog, 'it does not open empty').toHaveCount(0);
    await letCome();
    await expect(dialog.getByLabel(account('wedding.venue'), { exact: true })).toHaveValue('Gedung Kartini');
    await dialog
      .getByRole('button', { name: site('site.close') })
      .first()
      .click();
    await traffic.quiet();
    // The same is above the times of an online meeting.
    await page.goto(at('/meet/rumah-kirana-photography'));
    await expect(main.getByText(/Gedung Kartini · Malang · 275/)).toBeVisible();
    await change.click();
    await expect(dialog.getByLabel(account('wedding.venue'), { exact: true })).toHaveValue('Gedung Kartini');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.goto(at(`/vendor/${vendor.slug}/quotation`));
    await traffic.quiet();
    // The date is changed where it was told, also for who presses it before the page knows that it was.
    const letGo = await holdCalls(page, getWedding);
    await page.reload();
    const dateForm = page.waitForResponse(/\/our-date-dialog-.*\.js$/);
    await page.getByRole('banner').locator('[data-our-date]').click();
    await (await dateForm).finished();
    await painted(page, 20);
    await expect(dialog, 'not in this browser').toHaveCount(0);
    letGo();
    await expect(page).toHaveURL(new RegExp(`${at('/account/wedding')}$`));
    // Saved there, the header says it at once, and forgets it at once.
    const inHeader = page.getByRole('banner').locator('[data-our-date]');
    const save = main.getByRole('button', { name: account('account.saveChanges') });
    await main.getByLabel(account('wedding.day'), { exact: true }).selectOption('15');
    await save.click();
    await expect(inHeader).toContainText('15');
    await main.getByLabel(account('wedding.day'), { exact: true }).selectOption({ index: 0 });
    await save.click();
    await expect(inHeader).not.toContainText('15');
    await expect(inHeader).toHaveAttribute('href', at('/vendors'));
    await main.getByLabel(account('wedding.day'), { exact: true }).selectOption('14');
    await save.click();
    await expect(inHeader).toContainText('14');
    await page.goBack();
    await main.getByLabel(t('ask.wishes')).fill('Makan malam di kebun');
    await main.getByRole('button', { name: t('ask.send') }).click();
    await expect(page.getByRole('heading', { name: t('ask.sentHeading', { name: vendor.businessName }) })).toBeVisible();

    const name = (await page.locator('header a[href$="/account"] span').last().textContent()) ?? '';
    const seller = await (await browser.newContext()).newPage();
    await logIn(seller, tellers[language].vendor, language);
    await seller.goto(at('/dashboard/inbox'));
    await seller.getByRole('main').getByRole('link').filter({ hasText: name }).first().click();
    await expect(seller.getByText('Makan malam di kebun').first()).toBeVisible();
    await expect(seller.getByRole('main').getByText('Malang').first()).toBeVisible();
    await expect(seller.getByRole('main').getByText('275').first()).toBeVisible();
    await seller.context().close();
  });
}
