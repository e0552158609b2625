// A refund from finance's decision to the couple's bank account.
import { getRefundAccount } from '../contract/refund-account.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { operationsEn } from '../texts/dashboard/operations.en.ts';
import { operationsId } from '../texts/dashboard/operations.id.ts';
import { topUpEn } from '../texts/dashboard/top-up.en.ts';
import { topUpId } from '../texts/dashboard/top-up.id.ts';
import { vendorMoneyEn } from '../texts/dashboard/vendor-money.en.ts';
import { vendorMoneyId } from '../texts/dashboard/vendor-money.id.ts';
import { coupleQuotationsEn } from '../texts/marketplace/quotations.en.ts';
import { coupleQuotationsId } from '../texts/marketplace/quotations.id.ts';
import { money } from '../texts/format.ts';
import { refusalText } from '../texts/refusals.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { buyer, refunding, vendorOf } from './cast.ts';
import { earn } from './earn.ts';
import { expect, test } from './journey.ts';
import { operatorPage } from './operators.ts';
import { enter, expectAccessible, inTurn, settleInSandbox, wordsIn } from './world.ts';

for (const language of inTurn('en')) {
  const t = wordsIn(language, coupleQuotationsEn, coupleQuotationsId);
  const staff = wordsIn(language, operationsEn, operationsId);
  const topUp = wordsIn(language, topUpEn, topUpId);
  const listed = wordsIn(language, vendorMoneyEn, vendorMoneyId);

  test(`A failed attempt is found by the number on the slip, ${language}`, async ({ page, browser }) => {
    await enter(page, buyer);
    await page.goto(withLanguage(pages.topUp, language));
    await page.getByRole('button', { name: topUp('checkout') }).click();
    await expect(page).toHaveURL(/\/sandbox-gateway\/payments\//);
    const slip = (await page.locator('.code').first().innerText()).trim();
    await settleInSandbox(page, 'fail');

    const support = await operatorPage(browser, 'ops-support@demo.test', language);
    await support.getByLabel(staff('find')).fill(slip);
    await support.getByLabel(staff('find')).press('Enter');
    const found = support.getByRole('list', { name: staff('findResults') }).getByRole('listitem');
    await expect(found).toHaveCount(1);
    await found.getByRole('link').click();
    const history = support.getByRole('region', { name: staff('timeline') });
    await expect(history.getByRole('listitem')).toHaveText(
      [staff('caseStep.opened'), staff('caseStep.failed')].map((step) => new RegExp(`^${step}`)),
    );
    await expectAccessible(support);
    await support.context().close();
  });

  test(`A couple names the account for its refund, finance finds the instalment and sends it there, ${language}`, async ({
    page,
    browser,
    playwright,
    baseURL,
  }) => {
    test.slow();
    const { vendor, couple } = refunding[language];
    const { id, number } = await earn(playwright, baseURL ?? '', vendor, 1_000_000, couple);
    await enter(page, couple);
    await page.goto(withLanguage(`/quotations/${id}`, language));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('refundAccount.title') })).toHaveCount(0);

    const finance = await operatorPage(browser, 'ops-finance@demo.test', language);
    await finance.goto(withLanguage(`${pages.operationsPayments}?kind=instalments`, language));
    await finance.getByRole('searchbox', { name: staff('searchInstalments') }).fill('Q-00000000-000000');
    await finance.getByRole('button', { name: staff('search') }).click();
    await expect(finance.getByText(staff('noInstalmentsFound', { q: 'Q-00000000-000000' }))).toBeVisible();
    await expectAccessible(finance);
    await finance.getByRole('searchbox', { name: staff('searchInstalments') }).fill(number);
    await finance.keyboard.press('Enter');
    await expect(finance.getByRole('row').filter({ hasText: number })).toHaveCount(1);
    await expect(finance.locator('[data-row]')).toHaveCount(1);
    await finance.getByRole('button', { name: staff('giveBackOf', { amount: money(1_000_000, language), quotation: number }) }).click();
    const deciding = finance.getByRole('dialog', { name: staff('giveBackTitle') });
    await deciding.getByRole('textbox').fill('Acara dibatalkan kedua keluarga');
    await deciding.getByRole('textbox').press('Control+Enter');
    await expect(deciding).toBeHidden();

    // The couple's page, still open, asks where the money goes.
    await expect(page.getByRole('heading', { name: t('refundAccount.title') })).toBeVisible();
    await expectAccessible(page);
    const form = page.getByRole('region', { name: t('refundAccount.title') });
    await form.getByLabel(t('refundAccount.number')).fill('12');
    await form.getByLabel(t('refundAccount.holder')).fill('Kirana Putri');
    await form.getByLabel(t('refundAccount.password'), { exact: true }).fill(demoPassword);
    await form.getByRole('button', { name: t('refundAccount.save') }).click();
    await expect(form.getByText(refusalText('bank_accounts.number_length', { minimum: 6, maximum: 20 }, language))).toBeVisible();
    await expect(form.getByLabel(t('refundAccount.holder'))).toHaveValue('Kirana Putri');
    await expectAccessible(page);
    await form.getByLabel(t('refundAccount.bank'), { exact: true }).selectOption('CENAIDJA');
    await form.getByLabel(t('refundAccount.number')).fill('1234567890');
    await form.getByRole('button', { name: t('refundAccount.save') }).click();
    await expect(
      form.getByText(t('refundAccount.given', { bank: 'Bank Central Asia', end: '7890', holder: 'Kirana Putri' })),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: t('refundAccount.title') })).toBeFocused();
    await expectAccessible(page);
    // What was pressed is gone: who has no mouse continues at the form.
    await form.getByRole('button', { name: t('refundAccount.change') }).press('Enter');
    await expect(page.getByRole('heading', { name: t('refundAccount.title') })).toBeFocused();
    await form.getByRole('button', { name: t('refundAccount.keep') }).click();
    // Removing asks for the password; who changes their mind keeps the account.
    await form.getByRole('button', { name: t('refundAccount.remove') }).click();
    await expect(form.getByLabel(t('refundAccount.password'), { exact: true })).toBeFocused();
    await form.getByRole('button', { name: t('refundAccount.keep') }).click();
    await expect(page.getByRole('heading', { name: t('refundAccount.title') })).toBeFocused();

    await finance.goto(withLanguage(pages.operationsPayments, language));
    const row = finance.getByRole('row').filter({ hasText: number });
    await expect(row).toHaveCount(1);
    await expect(row.getByText('•••• 7890')).toBeVisible();
    await row.getByRole('button', { name: staff('showRefundNumberOf', { holder: 'Kirana Putri' }) }).click();
    await expect(row.getByText('1234567890')).toBeVisible();
    await expectAccessible(finance);
    // The couple names another account: the number of the one before is not beside its bank.
    await form.getByRole('button', { name: t('refundAccount.change') }).click();
    await form.getByLabel(t('refundAccount.bank'), { exact: true }).selectOption('BRINIDJA');
    await form.getByLabel(t('refundAccount.number')).fill('5550001112');
    await form.getByLabel(t('refundAccount.password'), { exact: true }).fill(demoPassword);
    await form.getByRole('button', { name: t('refundAccount.save') }).click();
    await expect(row.getByText('•••• 1112')).toBeVisible();
    await expect(row.getByText('1234567890')).toHaveCount(0);
    // Who looked at the number is in the log, from which one comes to the order.
    await finance.goto(withLanguage(`${pages.operationsAudit}?q=payments.refund_number_revealed`, language));
    await finance.getByRole('main').locator('a[href*="/operations/orders/"]').first().click();
    await expect(finance).toHaveURL(/\/operations\/orders\/[^/]+$/);
    await expect(finance.getByRole('heading', { level: 1 })).toBeVisible();

    // Support finds it on the page of the vendor, where only finance sees payouts.
    const support = await operatorPage(browser, 'ops-support@demo.test', language);
    await support.goto(withLanguage(`${pages.operationsVendors}?q=${encodeURIComponent(vendor)}`, language));
    await support.getByRole('main').locator('a[href*="/operations/vendors/"]').first().click();
    const refunds = support.getByRole('region', { name: listed('refunds'), exact: true });
    await expect(refunds.getByRole('listitem').filter({ hasText: number })).toContainText(listed('refund.open'));
    await expect(support.getByRole('region', { name: listed('orders'), exact: true })).toBeVisible();
    await expect(support.getByRole('region', { name: listed('payouts'), exact: true })).toHaveCount(0);
    await expectAccessible(support);
    await refunds.getByRole('link', { name: number }).click();
    await expect(support.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
    await support.context().close();

    // Once it is sent finance says so with the bank's number, and it is among those that are done, with the way to the vendor.
    await finance.goto(withLanguage(pages.operationsPayments, language));
    await row.getByRole('button', { name: new RegExp(`^${staff('markReturned')}`) }).click();
    const sent = finance.getByRole('dialog', { name: staff('markTitle') });
    await sent.getByRole('textbox').fill('TRF-2026-0042');
    await sent.getByRole('button', { name: staff('markReturned'), exact: true }).click();
    await expect(sent).toBeHidden();
    await expect(row).toHaveCount(0);
    await finance
      .getByRole('group', { name: staff('status') })
      .getByText(staff('state.closed'), { exact: true })
      .click();
    await expect(row).toContainText('TRF-2026-0042');
    await finance.context().close();
    const lead = await operatorPage(browser, 'ops-lead@demo.test', language);
    await lead.goto(withLanguage(`${pages.operationsPayments}?status=closed`, language));
    await lead.getByRole('row').filter({ hasText: number }).locator('a[href*="/operations/vendors/"]').click();
    await expect(lead.getByRole('heading', { name: vendorOf(vendor).businessName }).first()).toBeVisible();
    await lead.context().close();

    // The page on which it was paid says how refunds work.
    await page.getByRole('link', { name: t('refundHelp') }).click();
    await expect(page).toHaveURL(/\/help#refund$/);
    await expect(page.locator('#refund-heading')).toBeInViewport();
  });

  test(`The form for the refund account goes when nothing is left to repay, ${language}`, async ({ page, playwright, baseURL }) => {
    const { vendor, couple } = refunding[language];
    const pay = () => earn(playwright, baseURL ?? '', vendor, 1_000_000, couple);
    const { id } = await pay();
    // As after a payment that came twice: the quotation itself says nothing of it.
    let owed: readonly object[] = [{ reason: 'paid_twice', amount: 1_000_000 }];
    await page.route(`**${getRefundAccount.path}`, (route) => route.fulfill({ json: { data: { owed, account: null } } }));
    await enter(page, couple);
    await page.goto(withLanguage(`/quotations/${id}`, language));
    const heading = page.getByRole('heading', { name: t('refundAccount.title') });
    await expect(heading).toBeVisible();
    await expect(page.getByText(t('refundAccount.owed.paid_twice', { amount: money(1_000_000, language) }))).toBeVisible();
    owed = [];
    await pay();
    await expect(heading).toHaveCount(0);
  });
}
