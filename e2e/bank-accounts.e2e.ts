import type { APIRequestContext, Page } from '@playwright/test';
import { addBankAccount, listBankAccounts } from '../contract/bank-accounts.ts';
import { bankByBic } from '../core/bank-accounts/banks.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { bankAccountsEn } from '../texts/dashboard/bank-accounts.en.ts';
import { bankAccountsId } from '../texts/dashboard/bank-accounts.id.ts';
import { refusalText } from '../texts/refusals.ts';
import type { Language } from '../texts/typed.ts';
import { type Email, vendorOf } from './cast.ts';
import { expect, test } from './journey.ts';
import { impatient } from './start-product.ts';
import { enter, expectAccessible, fillLogin, inTurn, wordsIn } from './world.ts';

/** As the product of the journeys has it (start-product.ts). */
const lockSeconds = Number(impatient.BANK_CODE_LOCK_SECONDS);
const resendSeconds = Number(impatient.BANK_CODE_RESEND_SECONDS);
const owners: Readonly<Record<Language, Email>> = { en: 'gold@demo.test', id: 'trial@demo.test' };
const numbers: Readonly<Record<Language, string>> = { en: '8765432101', id: '8765432102' };
const bca = bankByBic('CENAIDJA')?.name ?? '';
const sentence = (code: string, language: Language) => refusalText(code, {}, language);

/** The newest code a vendor's phone has received, and when. */
async function lastCode(request: APIRequestContext, owner: Email): Promise<{ readonly code: string; readonly sentAt: string }> {
  const messages = (await (await request.get('/dev/outbox.json')).json()) as {
    kind: string;
    to: string;
    text: string;
    createdAt: string;
  }[];
  const { phone } = vendorOf(owner);
  const newest = messages.find(({ kind, to }) => kind === 'sms' && to === phone);
  return { code: /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '', sentAt: newest?.createdAt ?? '' };
}
/** The next one after that. */
async function nextCode(request: APIRequestContext, owner: Email, { sentAt }: { readonly sentAt: string }): ReturnType<typeof lastCode> {
  await expect.poll(async () => (await lastCode(request, owner)).sentAt > sentAt).toBe(true);
  return lastCode(request, owner);
}
const wrong = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

for (const language of inTurn('id')) {
  const t = wordsIn(language, bankAccountsEn, bankAccountsId);
  const owner = owners[language];
  const number = numbers[language];
  const end = number.slice(-4);
  const go = (page: Page, path: string) => page.goto(withLanguage(path, language));
  const dialog = (page: Page) => page.getByRole('dialog');
  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
  const passwordField = (page: Page) => dialog(page).getByLabel(t('password'), { exact: true });
  const boxes = (page: Page) => dialog(page).getByLabel(t('codeLabel'));

  async function fill(page: Page, accountNumber: string): Promise<void> {
    await page.getByLabel(t('holder')).fill('Ni Luh Ayu Lestari');
    await page.getByLabel(t('bank'), { exact: true }).selectOption('CENAIDJA');
    await page.getByLabel(t('number')).fill(accountNumber);
    await page.getByLabel(t('city')).fill('Denpasar');
    await page.getByLabel(t('branch'), { exact: true }).fill('KCP Teuku Umar');
  }

  test.describe(`Bank accounts, ${language}`, () => {
    test.describe.configure({ mode: 'serial' });
    test.beforeEach(async ({ page }) => {
      await enter(page, owner);
    });

    test('an account is added, five wrong codes lock it, a new code verifies it', async ({ page, request }) => {
      await go(page, pages.bankAccounts);
      await expect(page.getByRole('heading', { name: t('emptyTitle') })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('add') }).click();
      await page.getByLabel(t('holder')).waitFor();
      await expectAccessible(page);

      await button(page, t('next')).click();
      await expect(page.getByLabel(t('holder'))).toBeFocused();
      await expect(page.getByText(sentence('bank_accounts.required', language))).toHaveCount(5);
      await expectAccessible(page);

      await fill(page, `${number}1`);
      await expect(page.getByText(t('numberUnusual', { bank: bca, usual: 10, digits: 11 }))).toBeVisible();
      await page.getByLabel(t('number')).fill(number);
      await page.reload();
      await expect(page.getByLabel(t('number'))).toHaveValue(number);

      await button(page, t('next')).click();
      await expect(dialog(page).getByText(number)).toBeVisible();
      await press(page, t('recheck'));
      await expect(page.getByLabel(t('holder'))).toHaveValue('Ni Luh Ayu Lestari');
      await button(page, t('next')).click();
      await expectAccessible(page);
      await passwordField(page).fill('not my password');
      await press(page, t('confirm'));
      await expect(dialog(page).getByText(sentence('identity.password_wrong', language))).toBeVisible();
      await passwordField(page).fill(demoPassword);
      const before = await lastCode(request, owner);
      await press(page, t('confirm'));

      await expect(page.getByRole('dialog', { name: t('codeTitle') })).toBeVisible();
      await expectAccessible(page);
      const first = await nextCode(request, owner, before);
      for (let tries = 1; tries <= 4; tries++) {
        await boxes(page).fill(wrong(first.code, tries));
        await expect(dialog(page).getByRole('alert')).toContainText(sentence('bank_accounts.code_wrong', language));
        await expect(boxes(page)).toHaveValue('');
        await expect(boxes(page)).toBeFocused();
      }
      await expectAccessible(page);
      await boxes(page).fill(wrong(first.code, 5));
      await expect(dialog(page).getByText(t('codeLocked', { left: '|', when: '' }).split('|')[0] ?? '')).toBeVisible();
      await expect(boxes(page)).toBeDisabled();
      await expectAccessible(page);
      // The lock is the server's: a reload does not open it.
      await page.reload();
      await expect(boxes(page)).toBeDisabled();

      const send = dialog(page).getByRole('button', { name: t('send') });
      await expect(send).toBeVisible({ timeout: (lockSeconds + 10) * 1_000 });
      await send.click();
      const { code: second } = await nextCode(request, owner, first);
      await boxes(page).focus();
      await boxes(page).fill(`${second.slice(0, 3)} ${second.slice(3)}`);
      await expect(page.getByText(t('done', { bank: bca, end })).first()).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      const account = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: bca }) });
      await expect(account).toContainText(t('primary'));
      await expect(account).toContainText(t('verified'));
      await expectAccessible(page);
      await account.getByRole('button', { name: t('showLabel', { bank: bca }) }).click();
      await expect(account).toContainText(number.replace(/(.{4})(?=.)/g, '$1 '));
      await expect(account.getByRole('button', { name: t('hide'), exact: true })).toBeFocused();
    });

    test('a second one is verified later, after a resend, becomes primary, and is removed', async ({ page, request }) => {
      await go(page, pages.bankAccountAdd);
      await page.getByLabel(t('holder')).fill('Ni Luh Ayu Lestari');
      await page.getByLabel(t('bank'), { exact: true }).selectOption({ label: t('abroad') });
      await page.getByLabel(t('bankNameAbroad')).fill('DBS Bank Ltd');
      await page.getByLabel(t('swift')).fill('CENAIDJA');
      await page.getByLabel(t('number')).fill('0039123456');
      await expect(page.getByText(sentence('bank_accounts.swift_domestic', language))).toBeVisible();
      await page.getByLabel(t('swift')).fill('dbss sg sg');
      await page.getByLabel(t('city')).fill('Singapore');
      await page.getByLabel(t('branch'), { exact: true }).fill('Marina Bay');
      await page.getByLabel(t('address')).fill('12 Marina Boulevard');
      await expectAccessible(page);
      await button(page, t('next')).click();
      await passwordField(page).fill(demoPassword);
      const known = await lastCode(request, owner);
      // A vendor waits between two codes; the one of the journey before may have been sent just now.
      await expect.poll(() => Date.now() - Date.parse(known.sentAt)).toBeGreaterThan((resendSeconds + 1) * 1_000);
      await press(page, t('confirm'));
      await expect(page.getByRole('dialog', { name: t('codeTitle') })).toBeVisible();
      const unused = await nextCode(request, owner, known);
      await press(page, t('later'));
      await expect(dialog(page)).toBeHidden();

      const account = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'DBS Bank Ltd' }) });
      await expect(account).toContainText(t('waiting'));
      await account.getByRole('button', { name: t('verifyLabel', { bank: 'DBS Bank Ltd' }) }).click();
      const again = dialog(page).getByRole('button', { name: t('resend') });
      await again.click();
      await expect(again).toBeHidden();
      const newest = await nextCode(request, owner, unused);
      // The code before it is worth nothing any more.
      if (unused.code !== newest.code) {
        await boxes(page).fill(unused.code);
        await expect(dialog(page).getByRole('alert')).toContainText(sentence('bank_accounts.code_wrong', language));
      }
      await boxes(page).fill(newest.code);
      await expect(account).toContainText(t('verified'));

      await account.getByRole('button', { name: t('makePrimaryLabel', { bank: 'DBS Bank Ltd' }) }).click();
      await expectAccessible(page);
      await passwordField(page).fill(demoPassword);
      await press(page, t('makePrimary'));
      await expect(account).toContainText(t('primary'));
      await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: bca }) })).not.toContainText(t('primary'));
      await account.getByRole('button', { name: t('removeLabel', { bank: 'DBS Bank Ltd' }) }).click();
      await expectAccessible(page);
      await passwordField(page).fill(demoPassword);
      await press(page, t('remove'));
      await expect(account).toBeHidden();
      await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: bca }) })).toContainText(t('primary'));
    });

    test('a session that ends in the middle of the form loses nothing', async ({ page, context }) => {
      await go(page, pages.bankAccountAdd);
      await fill(page, '5554443332');
      await context.clearCookies();
      await button(page, t('next')).click();
      await passwordField(page).fill(demoPassword);
      await press(page, t('confirm'));
      await expect(page).toHaveURL(/\/login\?redirect=/);
      await fillLogin(page, owner, language);
      await expect(page.getByLabel(t('number'))).toHaveValue('5554443332');
      await expect(page.getByLabel(t('branch'), { exact: true })).toHaveValue('KCP Teuku Umar');
      // The password is not among what was kept.
      await button(page, t('next')).click();
      await expect(passwordField(page)).toHaveValue('');
    });

    test('an answer that was lost does not add a second account', async ({ page }) => {
      const count = async () =>
        ((await (await page.request.get(listBankAccounts.path)).json()) as { data: { accounts: unknown[] } }).data.accounts.length;
      const before = await count();
      await page.setViewportSize({ width: 320, height: 640 });
      await go(page, pages.bankAccountAdd);
      await fill(page, `99${number.slice(2)}`);
      await button(page, t('next')).click();
      await page.route(`**${addBankAccount.path}`, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await route.fetch();
        return route.abort();
      });
      await passwordField(page).fill(demoPassword);
      await press(page, t('confirm'));
      await expect(dialog(page).getByRole('alert'), 'not behind the buttons').toBeInViewport({ ratio: 1 });
      await page.unroute(`**${addBankAccount.path}`);
      await press(page, t('confirm'));
      await expect(page.getByRole('dialog', { name: t('codeTitle') })).toBeVisible();
      expect(await count()).toBe(before + 1);
    });

    test('the list, the form and the code fit the smallest phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await go(page, pages.bankAccounts);
      await page.getByRole('listitem').first().waitFor();
      await expectAccessible(page);
      await page
        .getByRole('button', { name: t('verifyLabel', { bank: bca }) })
        .first()
        .click();
      await expect(boxes(page)).toBeVisible();
      await expectAccessible(page);
      await go(page, pages.bankAccountAdd);
      await page.getByLabel(t('holder')).waitFor();
      await expectAccessible(page);
    });
  });
}
