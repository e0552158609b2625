// The save status and open decisions stay visible while scrolling.
import type { Locator, Page } from '@playwright/test';
import { listBankAccounts, removeBankAccount } from '../contract/bank-accounts.ts';
import { saveAvailability } from '../contract/meetings.ts';
import { getEarnings, requestPayout } from '../contract/payouts.ts';
import { saveAbout } from '../contract/profile.ts';
import { saveQuotation } from '../contract/quotations.ts';
import { saveDeal } from '../contract/store.ts';
import { inviteMember } from '../contract/team.ts';
import { saveAgreement } from '../contract/verification.ts';
import { pages } from '../core/identity/pages.ts';
import { connectionTexts } from '../texts/connection.ts';
import { agreementEn } from '../texts/dashboard/agreement.en.ts';
import { bankAccountsEn } from '../texts/dashboard/bank-accounts.en.ts';
import { earningsEn } from '../texts/dashboard/earnings.en.ts';
import { meetingsEn } from '../texts/dashboard/meetings.en.ts';
import { profileEn } from '../texts/dashboard/profile.en.ts';
import { quotationsEn } from '../texts/dashboard/quotations.en.ts';
import { savingEn } from '../texts/dashboard/saving.en.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { storeEn } from '../texts/dashboard/store.en.ts';
import { teamEn } from '../texts/dashboard/team.en.ts';
import { agreementPage } from './agreement-steps.ts';
import { scroller, teamed } from './cast.ts';
import { expect, test } from './journey.ts';
import { enter, fillLogin, overflowOf } from './world.ts';

const gold = 'gold@demo.test';
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const;

/** Nothing of ours lies over it: neither the bar above nor the one at the thumb. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [0.1, 0.9].every((part) => {
      const found = document.elementFromPoint(left + width / 2, top + height * part);
      return found !== null && (node.contains(found) || found.contains(node));
    });
  });

/** On a phone and on a laptop, wherever on the page, it is seen whole. `within` is what one scrolls through; without it, all of the page. */
async function staysInSight(page: Page, words: Locator, within?: Locator): Promise<void> {
  await expect(words).toBeVisible();
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const part of [0, 0.5, 1]) {
      const [top, height] = (await within?.evaluate((node) => {
        const box = node.getBoundingClientRect();
        return [box.top + scrollY, box.height] as const;
      })) ?? [0, await page.evaluate(() => document.documentElement.scrollHeight)];
      await page.evaluate((y) => scrollTo(0, y), top + part * Math.max(0, height - size.height));
      await expect(words, `${size.width} px, ${part * 100} % down`).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(words), `nothing covers it at ${size.width} px, ${part * 100} % down`).toBe(true);
    }
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
}

/** A call that does not reach the server, or is answered as if another window had been there first. */
const fails = ({ path, method }: { readonly path: string; readonly method: string }, page: Page, code?: string): Promise<unknown> =>
  page.route(`**${path.replace(/:\w+/g, '*')}`, (route) => {
    if (route.request().method() !== method) return route.continue();
    return code === undefined
      ? route.abort()
      : route.fulfill({ status: 409, json: { error: { code, message: code, params: {} }, requestId: 'x' } });
  });

test('A quotation says in sight that it is not saved, and that another window was first', async ({ page }) => {
  await enter(page, gold);
  await page.goto(`${pages.quotations}?show=draft`);
  await page.locator(`main a[href*="${pages.quotations}/"]:not([href*="/new"])`).first().click();
  await fails(saveQuotation, page);
  const notes = page.getByLabel(quotationsEn['edit.notes']);
  await notes.fill('Satu');
  await staysInSight(page, page.getByText(savingEn.failed));
  await page.unrouteAll();
  await fails(saveQuotation, page, 'identity.vendor_suspended');
  await page.getByRole('button', { name: savingEn.retry }).click();
  await staysInSight(page, page.getByText(`${savingEn.failed} identity.vendor_suspended`));
  await page.unrouteAll();
  await fails(saveQuotation, page, 'quotations.edited_elsewhere');
  await page.getByRole('button', { name: savingEn.retry }).click();
  await staysInSight(page, page.getByRole('button', { name: savingEn.takeTheirs }));
});

test('A product says in sight that it is not saved, and that another window was first', async ({ page }) => {
  await enter(page, gold);
  await page.goto(pages.store);
  await page.getByRole('main').locator('h3 a').first().click();
  await fails(saveDeal, page);
  await page.getByLabel(storeEn['edit.description']).fill('Satu');
  await staysInSight(page, page.getByText(savingEn.failed));
  // A copy would be one without what was typed last.
  const address = page.url();
  await page.getByRole('button', { name: storeEn.duplicate }).click();
  await expect(page.getByText(savingEn.failed), 'beside the state, it is said to whoever pressed').toHaveCount(2);
  expect(page.url()).toBe(address);
  await page.unrouteAll();
  await fails(saveDeal, page, 'store.edited_elsewhere');
  await page.getByRole('button', { name: savingEn.retry }).click();
  await staysInSight(page, page.getByRole('button', { name: savingEn.takeTheirs }));
});

test('The agreement says in sight that it is not saved', async ({ page }) => {
  await enter(page, scroller);
  const form = agreementPage(page, 'en');
  await form.open();
  await form.choose('individual');
  await fails(saveAgreement, page);
  await form.answer({ [agreementEn['field.business_name']]: 'Permata' });
  await staysInSight(page, page.getByText(agreementEn.saveFailed));
});

test('A section of the profile says in sight that it is not saved, and that another window was first', async ({ page }) => {
  await enter(page, scroller);
  await page.goto(pages.profile);
  const section = page.getByRole('region', { name: profileEn['section.about'] });
  const about = page.getByRole('textbox', { name: profileEn.about });
  const save = section.getByRole('button', { name: profileEn.save, exact: true });
  await about.fill('Satu');
  await staysInSight(page, section.getByText(profileEn.pending), section);
  await fails(saveAbout, page);
  await save.click();
  await staysInSight(page, section.getByRole('button', { name: profileEn.retry }), section);
  await page.unrouteAll();

  const other = await page.context().newPage();
  await other.goto(pages.profile);
  await other.getByRole('textbox', { name: profileEn.about }).fill('Dua');
  const saved = other.waitForResponse((answer) => answer.url().endsWith(saveAbout.path) && answer.ok());
  await other.getByRole('region', { name: profileEn['section.about'] }).getByRole('button', { name: profileEn.save, exact: true }).click();
  await saved;
  await other.close();
  await save.click();
  await staysInSight(page, section.getByRole('button', { name: savingEn.takeTheirs }), section);
  await section.getByRole('button', { name: savingEn.takeTheirs }).click();
  await expect(section.locator(':focus'), 'the focus goes on in the section').toHaveCount(1);
  await expect(about).toHaveValue('Dua');
});

test('Hours say in sight that they are not saved, why, and that another window was first', async ({ page }) => {
  await enter(page, scroller);
  const address = `${pages.meetings}?view=hours`;
  await page.goto(address);
  const perDay = (of: Page) => of.getByRole('combobox', { name: meetingsEn['rules.perDay'] });
  const save = (of: Page) => of.getByRole('button', { name: meetingsEn.save, exact: true });
  await perDay(page).selectOption('3');
  await staysInSight(page, page.getByText(meetingsEn.unsaved));
  await fails(saveAvailability, page);
  await save(page).click();
  await staysInSight(page, page.getByText(connectionTexts.en.offline));
  await page.unrouteAll();

  const other = await page.context().newPage();
  await other.goto(address);
  await perDay(other).selectOption('5');
  await save(other).click();
  await expect(other.getByText(meetingsEn.saved)).toBeVisible();
  await other.close();
  const take = page.getByRole('button', { name: savingEn.takeTheirs });
  // It may have been told before it asks: then there is the choice and nothing to save.
  await save(page)
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await staysInSight(page, take);
  await take.click();
  await expect(perDay(page)).toHaveValue('5');
});

/** Types while the session has ended: to the login page, and after it back to what was typed, which is saved. */
async function survivesTheSession(
  page: Page,
  field: Locator,
  { method, path }: { readonly method: string; readonly path: string },
): Promise<void> {
  await expect(field).toBeVisible();
  const address = page.url();
  await page.context().clearCookies();
  await field.fill('Tiga');
  await expect(page).toHaveURL(new RegExp(`${pages.login}\\?`));
  await expect(page.getByText(shellEn.sessionEnded)).toBeVisible();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === method && answer.url().includes(path.replace(/:.*/, '')) && answer.ok(),
  );
  await fillLogin(page, gold, 'en');
  await expect(page).toHaveURL(address);
  await expect(field).toHaveValue('Tiga');
  await saved;
}

test('Whose session ends while a quotation or a product is written signs in and finds it saved', async ({ page }) => {
  await enter(page, gold);
  await page.goto(`${pages.quotations}?show=draft`);
  await page.locator(`main a[href*="${pages.quotations}/"]:not([href*="/new"])`).first().click();
  await survivesTheSession(page, page.getByLabel(quotationsEn['edit.notes']), saveQuotation);
  await page.goto(pages.store);
  await page.getByRole('main').locator('h3 a').first().click();
  await survivesTheSession(page, page.getByLabel(storeEn['edit.description']), saveDeal);
});

test('What a refusal says of a field that the form does not show stands above its fields', async ({ page }) => {
  await enter(page, gold);
  await page.goto(pages.team);
  await page.getByRole('button', { name: teamEn.invite }).click();
  const dialog = page.getByRole('dialog', { name: teamEn.inviteTitle });
  const email = dialog.getByLabel(teamEn.email);
  const sentences = { email: 'Not this address.', language: 'Not this language.' };
  await page.route(`**${inviteMember.path}`, (route) => {
    const fields = Object.entries(sentences).map(([field, message]) => ({ field, code: 'input.invalid', message }));
    return route.fulfill({ status: 422, json: { error: { code: 'input.invalid', message: 'x', params: {}, fields }, requestId: 'x' } });
  });
  await email.fill('tari@pelaminan.test');
  await dialog.getByRole('button', { name: teamEn.sendInvitation }).click();
  await expect(dialog.getByText(sentences.language)).toBeVisible();
  await expect(email, 'one sentence for each field').toHaveAccessibleDescription(sentences.email);
  await expect(dialog.getByText(sentences.email)).toHaveCount(1);
  await expect(email).toBeFocused();
  // Nor is the address to be typed again after a reload, or once the session has ended.
  await page.reload();
  await page.getByRole('button', { name: teamEn.invite }).click();
  await expect(email).toHaveValue('tari@pelaminan.test');
});

test('A payout asked for, or a bank account removed, after the account was removed in another window says so', async ({ page }) => {
  await enter(page, teamed.en.vendor);
  const account = { holder_name: 'Rina', bank_name: 'BCA', number_end: '1234' };
  let isRemoved = false;
  await page.route(`**${getEarnings.path}`, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { ticks: object[] } };
    const ticks = data.ticks.map((tick) => ({ ...tick, missing: null }));
    const now = { ...data, ticks, open: null, available: 5_000_000, account: isRemoved ? null : account };
    await route.fulfill({ response, json: { data: now } });
  });
  await page.goto(pages.earnings);
  await page.getByRole('button', { name: earningsEn.request }).click();
  isRemoved = true;
  await fails(requestPayout, page, 'payouts.not_ready');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/1234/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Request/ }).click();
  await expect(dialog.getByText(/1234/)).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toContainText('payouts.not_ready');

  await page.goto(pages.bankAccounts);
  const remove = page.getByRole('button', { name: bankAccountsEn.removeLabel.replace('{bank}', '') });
  await expect(remove.first()).toBeVisible();
  const before = await remove.count();
  await remove.first().click();
  await page.route(`**${listBankAccounts.path}`, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { accounts: object[] } };
    await route.fulfill({ response, json: { data: { ...data, accounts: data.accounts.slice(1) } } });
  });
  await page.route(`**${removeBankAccount.path.replace(':id', '*')}`, (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'request.not_found', message: 'x', params: {} }, requestId: 'x' } }),
  );
  await dialog.getByLabel(bankAccountsEn.password).fill('x');
  await dialog.getByRole('button', { name: bankAccountsEn.remove, exact: true }).click();
  await expect(page.getByText(bankAccountsEn.gone)).toBeVisible();
  await expect(remove).toHaveCount(before - 1);
});
