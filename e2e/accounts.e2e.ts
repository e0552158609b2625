// What people do with an account of their own: devices, password, language, data, the way out. In a world of its own, because passwords and sessions change.
import { fileFrom } from './downloads.ts';
import { expect, type Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { accountEn as ownEn } from '../texts/dashboard/account.en.ts';
import { accountId as ownId } from '../texts/dashboard/account.id.ts';
import { identityEn } from '../texts/dashboard/identity.en.ts';
import { operationsEn } from '../texts/dashboard/operations.en.ts';
import { vendorTeamEn } from '../texts/dashboard/vendor-team.en.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { refusalText } from '../texts/refusals.ts';
import { translator } from '../texts/typed.ts';
import { couples, vendorOf } from './cast.ts';
import { freshCode, operatorByForm } from './operators.ts';
import { test } from './own-world.ts';
import { reveal } from './sweep.ts';
import { enter, expectAccessible, fillLogin, inTurn, logInAsCouple, wordsIn } from './world.ts';

const nextPassword = 'pelaminan-jati-2027';

/** The cards of the dashboard and of operations are the same: password, language of emails, data. */
async function looksAfterAccount(page: Page, language: 'en' | 'id'): Promise<void> {
  const t = wordsIn(language, ownEn, ownId);
  const current = page.getByLabel(t('currentPassword'), { exact: true }).first();
  await test.step('the language of emails is kept', async () => {
    const all = page.getByRole('group', { name: t('languageTitle') });
    const now = await all.locator('label:has(:checked)').textContent();
    const other = now === 'English' ? 'Bahasa Indonesia' : 'English';
    await all.getByText(other).click();
    await expect(page.getByText(t('languageSaved', { language: other }))).toBeVisible();
    await page.reload();
    await expect(all.getByLabel(other)).toBeChecked();
  });
  await test.step('a password is changed by who knows the present one', async () => {
    const card = page.locator('form').filter({ has: page.getByRole('button', { name: t('changePassword') }) });
    await card.getByLabel(t('currentPassword'), { exact: true }).fill('not-the-password');
    await reveal(card.getByRole('button', { name: wordsIn(language, shellEn, shellId)('showPassword') }).first());
    await card.locator('input[name="new-password"]').fill(nextPassword);
    await card.getByRole('button', { name: t('changePassword') }).click();
    await expect(page.getByText(refusalText('identity.password_wrong', {}, language))).toBeVisible();
    await card.getByLabel(t('currentPassword'), { exact: true }).fill(demoPassword);
    await card.getByRole('button', { name: t('changePassword') }).click();
    await expect(page.getByText(t('passwordChanged'))).toBeVisible();
    await expect(current).toBeVisible();
  });
}

for (const language of inTurn('en'))
  test(`A vendor looks after its account: another device, emails, password, data, all devices, ${language}`, async ({ page, browser }) => {
    const t = wordsIn(language, ownEn, ownId);
    const email = 'hias-jenggala@demo.test';
    const other = await (await browser.newContext()).newPage();
    await enter(other, email);
    await enter(page, email);
    await page.goto(withLanguage(pages.account, language));
    const rows = page
      .getByRole('listitem')
      .filter({ hasText: t('startedAt', { when: '' }).trim() })
      .getByRole('button');
    await rows.click();
    await expect(page.getByText(t('ended'))).toBeVisible();
    await expect(rows).toHaveCount(0);
    await other.goto(withLanguage(pages.account, language));
    await expect(other).toHaveURL(/\/login\?redirect=/);
    await other.context().close();

    await looksAfterAccount(page, language);
    await test.step('data goes along with the new password', async () => {
      const card = page.locator('form').filter({ has: page.getByRole('button', { name: t('dataDownload') }) });
      await card.getByLabel(t('currentPassword'), { exact: true }).fill(nextPassword);
      const file = await fileFrom(card.getByRole('button', { name: t('dataDownload') }));
      expect(file.suggestedFilename()).toBe('pelaminan-data.json');
    });
    await test.step('everywhere', async () => {
      await page.getByRole('button', { name: t('everywhere') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('everywhere') })
        .click();
      await expect(page).toHaveURL(/\/login/);
      await fillLogin(page, email, language);
      await expect(page.getByText(refusalText('identity.credentials_wrong', {}, language))).toBeVisible();
    });
  });

for (const language of inTurn('id'))
  test(`A couple looks after its account on a phone: a device, a saved vendor, data, the way out, ${language}`, async ({
    page,
    browser,
  }) => {
    const t = wordsIn(language, accountEn, accountId);
    const site = wordsIn(language, pagesEn, pagesId);
    const email = couples[language];
    await page.setViewportSize({ width: 390, height: 844 });
    const other = await (await browser.newContext()).newPage();
    await enter(other, email);
    await logInAsCouple(page, email, language);
    const devices = page.getByRole('region', { name: t('account.sessionsHeading') }).getByRole('listitem');
    const ends = devices.getByRole('button');
    await ends.click();
    await expect(ends).toHaveCount(0);
    await other.context().close();

    await test.step('what was saved is taken off, and stays off', async () => {
      const saved = page.getByRole('region', { name: t('account.savedHeading') });
      const heart = saved.getByRole('button', { pressed: true }).first();
      const name = (await heart.getAttribute('aria-label')) ?? '';
      await heart.click();
      await page.reload();
      await expect(saved.getByRole('button', { name, exact: true, pressed: true })).toHaveCount(0);
      expect(name).toContain(site('site.unsave', { name: '' }).trim().split(' ')[0]);
    });
    await test.step('its data, by its password', async () => {
      const mine = page.getByRole('region', { name: t('account.dataHeading') });
      await mine.getByLabel(t('field.currentPassword'), { exact: true }).fill(demoPassword);
      const file = await fileFrom(mine.getByRole('button', { name: t('account.dataDownload') }));
      expect(file.suggestedFilename()).toBe('pelaminan-data.json');
    });
    await page.getByRole('button', { name: t('account.signOut'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${withLanguage('/', language)}$`));
    await page.goto(withLanguage('/account', language));
    await expect(page).toHaveURL(/\/account\/login/);
  });

test('An operator looks after its account, and after the devices and the place of a vendor', async ({ page, browser }) => {
  const t = translator<typeof operationsEn>(operationsEn);
  const people = translator<typeof vendorTeamEn>(vendorTeamEn);
  const own = translator<typeof ownEn>(ownEn);
  const email = 'hias-estetika@demo.test';
  await enter(page, email);
  const lead = await operatorByForm(browser, 'ops-lead@demo.test', 'en');
  await test.step('a vendor it is asked about', async () => {
    await lead.goto(`${pages.operationsVendors}?q=${encodeURIComponent(vendorOf(email).businessName)}`);
    await lead.getByRole('link', { name: vendorOf(email).businessName, exact: true }).click();
    await lead.getByLabel(t('managerLead')).selectOption({ index: 1 });
    await expect(lead.getByText(t('managerSet'))).toBeVisible();
    await expectAccessible(lead);
    for (const [press, confirm] of [
      [people('endSessions'), people('endSessions')],
      [t('toStatus.0'), t('toStatus.0')],
      [t('toStatus.2'), t('toStatus.2')],
    ] as const) {
      await lead.getByRole('main').getByRole('button', { name: press }).click();
      const dialog = lead.getByRole('dialog');
      await dialog.getByLabel(t('reasonLabel')).fill('Asked for by the owner on the phone');
      await dialog.getByRole('button', { name: confirm }).click();
      await expect(dialog).toBeHidden();
      // What is done is no longer offered: the next is decided on what is so now.
      if (press !== people('endSessions')) await expect(lead.getByRole('main').getByRole('button', { name: press })).toHaveCount(0);
    }
    await page.goto(pages.dashboard);
    await expect(page).toHaveURL(/\/login/);
    await lead.getByRole('link', { name: t('adjust') }).click();
    await expect(lead).toHaveURL(new RegExp(`${pages.operationsAdjustments}\\?vendor=\\d+`));
  });
  await lead.context().close();

  // Other journeys of this world sign in as the lead.
  const me = 'ops-finance@demo.test';
  const staff = await operatorByForm(browser, me, 'en');
  await staff.goto(pages.operationsAccount);
  await test.step('it is dark or light as one likes, and stays so', async () => {
    const menu = staff.getByRole('button', { name: /^Account of / });
    for (const scheme of [shellEn.schemeDark, shellEn.schemeAuto]) {
      await menu.click();
      await staff.getByRole('group', { name: shellEn.scheme }).getByText(scheme, { exact: true }).click();
      await expect(staff.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme === shellEn.schemeDark ? 'dark' : 'light');
      await staff.reload();
      await expect(staff.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme === shellEn.schemeDark ? 'dark' : 'light');
    }
  });
  await looksAfterAccount(staff, 'en');
  await staff.getByRole('button', { name: own('everywhere') }).click();
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: own('everywhere') })
    .click();
  await expect(staff).toHaveURL(new RegExp(pages.operationsLogin));
  await staff.getByLabel(identityEn.email).fill(me);
  await staff.getByLabel(identityEn.password, { exact: true }).fill(nextPassword);
  await staff.getByLabel(identityEn.code).fill((await freshCode(me)).code);
  await staff.getByRole('button', { name: identityEn.signIn }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
  await staff.context().close();
});
