import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkout, getCredit, listOrders } from '../contract/credit.ts';
import { pages } from '../core/identity/pages.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { connectionTexts } from '../texts/connection.ts';
import { creditHistoryEn } from '../texts/dashboard/credit-history.en.ts';
import { creditHistoryId } from '../texts/dashboard/credit-history.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { topUpEn } from '../texts/dashboard/top-up.en.ts';
import { topUpId } from '../texts/dashboard/top-up.id.ts';
import { decimal, money } from '../texts/format.ts';
import { refusalText } from '../texts/refusals.ts';
import { buyer } from './cast.ts';
import { expectPdf, fileFrom } from './downloads.ts';
import { expect, test } from './journey.ts';
import { balanceIn, enter, expectAccessible, inTurn, emailTo, settleInSandbox, wordsIn } from './world.ts';

for (const language of inTurn('id')) {
  const t = wordsIn(language, topUpEn, topUpId);
  const history = wordsIn(language, creditHistoryEn, creditHistoryId);
  const shell = wordsIn(language, shellEn, shellId);
  const idr = (amount: number) => money(amount, language);
  const go = (page: Page, path: string) => page.goto(withLanguage(path, language));
  const heading = (page: Page, name: string) => page.getByRole('heading', { name });

  test.describe(`Topping up, ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await enter(page, buyer);
    });

    test('a tax that changed since the page was opened is shown before anything is ordered', async ({ page }) => {
      let isOld = true;
      await page.route(`**${getCredit.path}`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { data: { tax_rate: number } };
        await route.fulfill({ response: answer, json: isOld ? { data: { ...body.data, tax_rate: 0.1 } } : body });
      });
      await go(page, pages.topUp);
      const summary = page.getByRole('region', { name: t('summaryTitle') });
      await page.getByRole('button', { name: `${t('select')} ${idr(1_000_000)}` }).click();
      await expect(summary).toContainText(`${t('total')}${idr(1_100_000)}`);
      isOld = false;
      await page.getByRole('button', { name: t('checkout') }).click();
      await expect(summary.getByRole('alert')).toHaveText(refusalText('payments.total_changed', { total: 1_110_000 }, language));
      await expect(summary.locator(':focus'), 'what changed has the focus').toContainText(idr(1_110_000));
      await expect(summary.getByRole('alert')).toBeInViewport();
      const said = await summary.getByRole('alert').textContent();
      expect(said, 'no line ends within the amount').toContain(idr(1_110_000));
      await expect(summary).toContainText(`${t('total')}${idr(1_110_000)}`);
      await expect(page.getByRole('button', { name: `${t('selected')} ${idr(1_000_000)}` })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('checkout') }).click();
      await expect(page).toHaveURL(/\/sandbox-gateway\/payments\//);
      await expect(page.getByText(idr(1_110_000)).first()).toBeVisible();
    });

    test('a vendor buys Rp 500,000 of credit and sees it arrive', async ({ page, context, request }) => {
      await go(page, pages.topUp);
      const before = await balanceIn(page);
      await expect(page.getByRole('button', { name: `${t('selected')} ${idr(500_000)}` })).toBeVisible();
      const summary = page.getByRole('region', { name: t('summaryTitle') });
      await expect(summary).toContainText(`${t('tax', { rate: 11 })}${idr(55_000)}`);
      await expect(summary).toContainText(`${t('total')}${idr(555_000)}`);
      await expectAccessible(page);

      await page.getByRole('button', { name: t('checkout') }).click();
      await expect(page).toHaveURL(/\/sandbox-gateway\/payments\//);
      await expect(page.getByText(idr(555_000)).first()).toBeVisible();
      await expectAccessible(page);

      // A second window waits on our own page while the first one pays.
      const waiting = await context.newPage();
      await go(waiting, pages.creditHistory);
      await waiting
        .getByRole('link', { name: t('seeOrder') })
        .first()
        .click();
      await expect(heading(waiting, t('unpaidTitle'))).toBeVisible();
      const number = (await waiting.getByText(/^PLM-\d{8}-\d+$/).textContent()) ?? '';
      await expectAccessible(waiting);

      await settleInSandbox(page, 'pay');
      await expect(heading(waiting, t('paidTitle'))).toBeVisible();
      await expect(waiting.getByRole('main')).toContainText(`${t('balanceNow')}${idr(before + 500_000)}`);
      await expectAccessible(waiting);
      expect(await balanceIn(waiting)).toBe(before + 500_000);

      const receipt = await fileFrom(waiting.getByRole('button', { name: t('receipt') }));
      expect(receipt.suggestedFilename()).toContain(number);
      await expectPdf(receipt);
      await emailTo(request, buyer, new RegExp(number));

      await go(waiting, pages.creditHistory);
      const newest = waiting.getByRole('row').nth(1);
      await expect(newest).toContainText(history('what.top_up'));
      await expect(newest).toContainText(`+${idr(500_000)}`);
      await expect(newest).toContainText(idr(before + 500_000));
      await expectAccessible(waiting);
      const csv = await fileFrom(waiting.getByRole('button', { name: history('csv') }));
      expect(readFileSync(await csv.path(), 'utf8')).toContain(number);
    });

    test('an amount of one’s own is checked while it is typed, and survives the other language', async ({ page }) => {
      await go(page, pages.topUp);
      const field = page.getByLabel(t('otherAmount'));
      await field.fill('125000');
      await expect(
        page.getByText(language === 'en' ? 'Choose an amount in steps of Rp 50,000' : /kelipatan Rp 50\.000/).last(),
      ).toBeVisible();
      await page.getByRole('button', { name: t('checkout') }).click();
      await expect(field).toBeFocused();
      await field.fill('150.000');
      await expect(page.getByRole('region', { name: t('summaryTitle') })).toContainText(`${t('total')}${idr(166_500)}`);
      const other =
        language === 'en' ? ({ language: 'id', name: 'Bahasa Indonesia' } as const) : ({ language: 'en', name: 'English' } as const);
      await page
        .getByRole('navigation', { name: shell('language') })
        .getByRole('link', { name: other.name })
        .click();
      await expect(page).toHaveURL(({ pathname }) => pathname === withLanguage(pages.topUp, other.language));
      await page.reload();
      await expect(page.locator('input[name="credits"]')).toHaveValue(decimal(150_000, other.language));
    });

    test('an answer that was lost does not make a second order', async ({ page }) => {
      await go(page, `${pages.topUp}?credits=2500000`);
      const orders = async () => (await (await page.request.get(listOrders.path)).json()) as { meta: { total: number } };
      const { meta: before } = await orders();
      await page.route(`**${checkout.path}`, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await page.getByRole('button', { name: t('checkout') }).click();
      await expect(page.getByRole('alert')).toContainText(connectionTexts[language].offline);
      await page.unroute(`**${checkout.path}`);
      await page.getByRole('button', { name: t('checkout') }).click();
      await expect(page).toHaveURL(/\/sandbox-gateway\//);
      expect((await orders()).meta.total).toBe(before.total + 1);
      await settleInSandbox(page, 'expire');
    });

    test('a failed attempt can be repeated; an order that ran out can be ordered again', async ({ page }) => {
      await go(page, `${pages.topUp}?credits=100000`);
      await page.getByRole('button', { name: t('checkout') }).click();
      await expect(page).toHaveURL(/\/sandbox-gateway\//);
      const gateway = page.url();
      await settleInSandbox(page, 'fail');
      await go(page, pages.creditHistory);
      await page
        .getByRole('link', { name: t('seeOrder') })
        .first()
        .click();
      await expect(page.getByRole('alert')).toContainText(t('attemptFailed', { when: '|' }).split('|')[0] ?? '');
      await expectAccessible(page);

      const order = page.url();
      await page.goto(gateway);
      await settleInSandbox(page, 'expire');
      await page.goto(order);
      await expect(heading(page, t('expiredTitle'))).toBeVisible();
      // The gateway closed it before its time, which is not yet.
      await expect(page.getByText(t('expiredAt'), { exact: true })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: t('orderAgain') }).click();
      await expect(page.getByRole('button', { name: `${t('selected')} ${idr(100_000)}` })).toBeVisible();
    });

    test('another vendor’s order is not found', async ({ page }) => {
      await go(page, pages.topUpOrder.replace(':orderId', '00000000-0000-4000-8000-000000000000'));
      await expect(heading(page, t('notFoundTitle'))).toBeVisible();
      await expectAccessible(page);
    });
  });
}
