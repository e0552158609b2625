// From the last missing requirement to a paid payout, and a failed payout, from the vendor's and finance's side.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { businessDayOf } from '../core/time.ts';
import { bankAccountsEn } from '../texts/dashboard/bank-accounts.en.ts';
import { bankAccountsId } from '../texts/dashboard/bank-accounts.id.ts';
import { earningsEn } from '../texts/dashboard/earnings.en.ts';
import { earningsId } from '../texts/dashboard/earnings.id.ts';
import { operationsEn } from '../texts/dashboard/operations.en.ts';
import { operationsId } from '../texts/dashboard/operations.id.ts';
import { payoutsEn } from '../texts/dashboard/payouts.en.ts';
import { payoutsId } from '../texts/dashboard/payouts.id.ts';
import { proposalsEn } from '../texts/dashboard/proposals.en.ts';
import { proposalsId } from '../texts/dashboard/proposals.id.ts';
import { money, month } from '../texts/format.ts';
import { refusalText } from '../texts/refusals.ts';
import { payees, vendorOf } from './cast.ts';
import { earn } from './earn.ts';
import { expectPdf, fileFrom } from './downloads.ts';
import { expect, test } from './journey.ts';
import { operatorPage } from './operators.ts';
import { enter, expectAccessible, inTurn, emailTo, wordsIn } from './world.ts';

for (const language of inTurn('en')) {
  const t = wordsIn(language, earningsEn, earningsId);
  const banks = wordsIn(language, bankAccountsEn, bankAccountsId);
  const staff = wordsIn(language, payoutsEn, payoutsId);
  const proposals = wordsIn(language, proposalsEn, proposalsId);
  const operations = wordsIn(language, operationsEn, operationsId);
  const payee = payees[language];
  const { businessName, phone } = vendorOf(payee);
  const idr = (amount: number) => money(amount, language);
  const go = (page: Page, path: string) => page.goto(withLanguage(path, language));
  const row = (page: Page) => page.getByRole('row').filter({ hasText: businessName });

  /** The second person finds it in the list it is about, reads the effect and approves it. */
  const approveAt = async (operator: Page, status: string) => {
    await go(operator, `${pages.operationsPayouts}?status=${status}`);
    await row(operator)
      .getByRole('button', { name: proposals('approveOf', { effect: '' }).trim() })
      .click();
    const dialog = operator.getByRole('dialog', { name: proposals('approveTitle') });
    await expect(dialog.getByText(businessName)).toBeVisible();
    await dialog.getByRole('button', { name: proposals('approve'), exact: true }).click();
    await expect(row(operator)).toHaveCount(0);
  };

  test.describe(`Payouts, ${language}`, () => {
    test.describe.configure({ mode: 'serial' });

    test('a missing requirement says why and links to where it can be met', async ({ page, request, playwright, baseURL }) => {
      await earn(playwright, baseURL ?? '', payee, 60_000_000);
      await enter(page, payee);
      await go(page, pages.earnings);
      await expect(page.getByText(idr(58_800_000)).first()).toBeVisible();
      await expect(page.getByRole('button', { name: t('request') })).toBeDisabled();
      await expect(page.getByText(t('missing.account_unverified'))).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('link', { name: t('fix.account_unverified') }).click();
      await page.getByRole('button', { name: banks('verify') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: banks('send') })
        .click();
      const sms = await emailTo(request, phone, /\b\d{6}\b/);
      await page
        .getByRole('dialog')
        .getByLabel(banks('codeLabel'))
        .fill(/\b\d{6}\b/.exec(sms.text)?.[0] ?? '');
      await expect(page.getByRole('dialog')).toBeHidden();
      await go(page, pages.earnings);
      await expect(page.getByText(t('ticksReady'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('request') })).toBeEnabled();
      await expectAccessible(page);
    });

    test('a large payout is requested, checked by one operator, started and paid by another', async ({ page, browser, request }) => {
      await enter(page, payee);
      await go(page, pages.earnings);
      await page.getByRole('button', { name: t('request') }).click();
      const dialog = page.getByRole('dialog', { name: t('dialogTitle') });
      await expectAccessible(page);
      await dialog.getByLabel(t('amount')).fill('99000000');
      await dialog.getByRole('button', { name: t('confirm', { amount: idr(99_000_000) }) }).click();
      await expect(dialog.getByText(refusalText('payouts.amount_above_balance', { maximum: 58_800_000 }, language))).toBeVisible();
      await dialog.getByLabel(t('amount')).fill('55000000');
      // What was typed outlives a reload.
      await page.reload();
      await page.getByRole('button', { name: t('request') }).click();
      await dialog.getByRole('button', { name: t('confirm', { amount: idr(55_000_000) }) }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { name: t('openTitle') })).toBeVisible();
      await expect(page.getByText(t('onlyOne'))).toBeVisible();
      await expectAccessible(page);
      const mailed = await emailTo(request, payee, /PYO-/);
      const number = /PYO-\d+-\d+/.exec(`${mailed.subject} ${mailed.text}`)?.[0] ?? '';

      const one = await operatorPage(browser, 'ops-finance@demo.test', language);
      await one
        .getByRole('main')
        .getByRole('link', { name: operations('queue.payouts') })
        .click();
      await expect(row(one)).toBeVisible();
      // Its vendor can still cancel it, so no one sees where it would go.
      await expect(row(one).getByRole('button', { name: staff('showNumberOf', { number: '' }) })).toHaveCount(0);
      await row(one)
        .getByRole('button', { name: staff('startOf', { amount: idr(55_000_000), vendor: businessName }) })
        .click();
      // It asks first, with the effect; Cancel leaves everything as it was.
      const starting = one.getByRole('dialog', { name: staff('startTitle', { amount: idr(55_000_000), vendor: businessName }) });
      await expect(starting.getByText(idr(55_000_000)).first()).toBeVisible();
      await expectAccessible(one);
      await one.keyboard.press('Escape');
      await expect(starting).toBeHidden();
      await expect(row(one)).toBeVisible();
      await row(one)
        .getByRole('button', { name: staff('startOf', { amount: idr(55_000_000), vendor: businessName }) })
        .click();
      await one.keyboard.press('Control+Enter');
      await expect(row(one).getByText(proposals('waits'))).toBeVisible();
      await expectAccessible(one);

      const other = await operatorPage(browser, 'ops-lead@demo.test', language);
      // Its vendor, who is about to cancel it, reads at once that it is too late.
      await page.getByRole('button', { name: t('cancel') }).click();
      const cancelling = page.getByRole('dialog', { name: t('cancelTitle') });
      await expect(cancelling.getByRole('button', { name: t('cancel') })).toBeVisible();
      await approveAt(other, 'requested');
      await expect(row(other)).toHaveCount(0);
      await expect(page.getByText(t('step.processing')).first()).toBeVisible();
      await expect(cancelling.getByText(t('cancelOver'))).toBeVisible();
      await expect(cancelling.getByRole('button')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await other.getByText(staff('state.processing'), { exact: true }).click();
      await expect(row(other)).toBeVisible();
      await expectAccessible(other);
      await row(other)
        .getByRole('button', { name: staff('showNumberOf', { number: '' }) })
        .click();
      await expect(row(other).getByText(/^\d{10}$/)).toBeFocused();
      await other.getByRole('button', { name: staff('makeFile') }).click();
      const making = other.getByRole('dialog', { name: staff('makeFileTitle') });
      await expectAccessible(other);
      const made = await fileFrom(making.getByRole('button', { name: staff('makeFileNow') }));
      const file = readFileSync(await made.path(), 'utf8');
      expect(file).toContain('55000000');
      await expect(making).toBeHidden();
      // The same file again, from the payout that is in it.
      const again = await fileFrom(row(other).getByRole('button', { name: number }).last());
      expect(readFileSync(await again.path(), 'utf8')).toBe(file);
      await expectAccessible(other);
      await row(other)
        .getByRole('button', { name: staff('markPaidOf', { amount: idr(55_000_000), vendor: businessName }) })
        .click();
      const paying = other.getByRole('dialog', { name: staff('paidTitle') });
      await paying.getByLabel(staff('reference')).fill(`BCA ${language} 4471`);
      await paying.getByRole('button', { name: staff('markPaid') }).click();
      await expect(row(other).getByText(proposals('waits'))).toBeVisible();
      await approveAt(one, 'processing');

      // Its number leads to everything that became of it.
      await go(one, `${pages.operationsFind}?q=${number}`);
      await one.getByRole('link', { name: number }).click();
      await expect(one.getByText(staff('step.approved', { act: staff('act.payout_paid') }))).toBeVisible();
      await expect(one.locator('strong').getByText(staff('step.payout_paid'), { exact: true })).toBeVisible();
      await expect(one.getByText(staff('step.number_shown'))).toBeVisible();
      await expectAccessible(one);

      // The vendor's page, still open, follows by itself.
      await expect(page.getByText(t('reference', { reference: `BCA ${language} 4471` }))).toBeVisible();
      await expect(page.getByText(idr(3_800_000)).first()).toBeVisible();
      await expectAccessible(page);
      const statement = await fileFrom(
        page.getByRole('button', { name: t('pdfOf', { month: month(businessDayOf(Date.now()).slice(0, 7), language) }) }),
      );
      await expectPdf(statement);
      await one.context().close();
      await other.context().close();
    });

    test('one that fails says why, and the money is back', async ({ page, browser }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await enter(page, payee);
      await go(page, pages.earnings);
      await page.getByRole('button', { name: t('request') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('confirm', { amount: idr(3_800_000) }) })
        .click();
      await expect(page.getByRole('heading', { name: t('openTitle') })).toBeVisible();
      await expectAccessible(page);

      const operator = await operatorPage(browser, 'ops-lead@demo.test', language);
      await operator.setViewportSize({ width: 320, height: 700 });
      await go(operator, pages.operationsPayouts);
      await expect(row(operator)).toBeVisible();
      await expectAccessible(operator);
      const fail = row(operator).getByRole('button', { name: staff('markFailedOf', { amount: idr(3_800_000), vendor: businessName }) });
      await fail.click();
      const failing = operator.getByRole('dialog', { name: staff('failedTitle') });
      await expectAccessible(operator);
      await failing.getByText(staff('failure.number_wrong'), { exact: true }).click();
      await operator.keyboard.press('Escape');
      await fail.click();
      await expect(failing.getByRole('radio', { name: staff('failure.number_wrong') }), 'kept like a reason').toBeChecked();
      await failing.getByRole('button', { name: staff('markFailed') }).click();
      await expect(row(operator)).toHaveCount(0);
      await operator.context().close();

      await expect(page.getByText(t('failure.number_wrong'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('request') })).toBeEnabled();
      await expect(page.getByText(idr(3_800_000)).first()).toBeVisible();
      await expectAccessible(page);
    });

    test('one payout is cancelled in time, one is returned by the bank: both are in the balance again', async ({ page, browser }) => {
      await enter(page, payee);
      await go(page, pages.earnings);
      await page.getByRole('button', { name: t('request') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('confirm', { amount: idr(3_800_000) }) })
        .click();
      await page.getByRole('button', { name: t('cancel') }).click();
      const asking = page.getByRole('dialog', { name: t('cancelTitle') });
      await expectAccessible(page);
      await asking.getByRole('button', { name: t('cancelKeep') }).click();
      await expect(asking).toBeHidden();
      await page.getByRole('button', { name: t('cancel') }).click();
      await asking.getByRole('button', { name: t('cancel') }).click();
      await expect(page.getByRole('heading', { name: t('openTitle') })).toBeHidden();
      await expect(page.getByText(t('status.cancelled'), { exact: true }).first()).toBeVisible();

      // The large one came back: one operator says so, and another one.
      const operator = await operatorPage(browser, 'ops-finance@demo.test', language);
      await go(operator, `${pages.operationsPayouts}?status=paid`);
      await row(operator)
        .getByRole('button', { name: staff('markReturnedOf', { amount: idr(55_000_000), vendor: businessName }) })
        .click();
      const returning = operator.getByRole('dialog', { name: staff('returnedTitle') });
      await returning.getByText(staff('failure.account_closed'), { exact: true }).click();
      await expectAccessible(operator);
      await returning.getByRole('button', { name: staff('markReturned') }).click();
      await expect(row(operator).getByText(proposals('waits'))).toBeVisible();
      const lead = await operatorPage(browser, 'ops-lead@demo.test', language);
      await approveAt(lead, 'paid');
      await operator.context().close();
      await lead.context().close();

      await expect(page.getByText(t('status.returned'), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(idr(58_800_000)).first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}
