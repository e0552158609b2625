// A vendor on Trial compares plans, pays for one in the sandbox and gets it immediately.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { membershipEn } from '../texts/dashboard/membership.en.ts';
import { membershipId } from '../texts/dashboard/membership.id.ts';
import { money } from '../texts/format.ts';
import { subscribers } from './cast.ts';
import { expectPdf, fileFrom } from './downloads.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, inTurn, emailTo, settleInSandbox, wordsIn } from './world.ts';

for (const language of inTurn('en')) {
  const t = wordsIn(language, membershipEn, membershipId);
  const subscriber = subscribers[language];
  const idr = (amount: number) => money(amount, language);
  const go = (page: Page, path: string) => page.goto(withLanguage(path, language));
  const summary = (page: Page) => page.getByRole('region', { name: t('summaryTitle') });
  const current = (page: Page) => page.getByRole('region', { name: t('currentTitle') });

  test.describe(`Membership, ${language}`, () => {
    test.describe.configure({ mode: 'serial' });
    test.beforeEach(async ({ page }) => {
      await enter(page, subscriber);
    });

    test('a vendor on Trial takes Silver for a month and has it at once', async ({ page, context, request }) => {
      await go(page, pages.membership);
      await expect(current(page)).toContainText(t('current.Trial'));
      // Nothing is chosen for the vendor.
      await expect(summary(page)).toContainText(t('summaryEmpty'));
      await expect(page.getByRole('button', { name: t('checkout') })).toBeDisabled();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('choose', { plan: 'Silver' }) }).click();
      await expect(summary(page)).toContainText(`${t('total')}${idr(277_500)}`);
      // What was chosen outlives a reload.
      await page.reload();
      await expect(summary(page)).toContainText(`${t('total')}${idr(277_500)}`);
      await page.getByRole('button', { name: t('checkout') }).click();
      await expect(page).toHaveURL(/\/sandbox-gateway\/payments\//);
      await expect(page.getByText(idr(277_500)).first()).toBeVisible();

      // A second window waits on our own page while the first one pays.
      const waiting = await context.newPage();
      await go(waiting, pages.membership);
      await waiting.getByRole('link', { name: t('seeOrder') }).click();
      await expect(waiting.getByRole('heading', { name: t('unpaidTitle') })).toBeVisible();
      const number = (await waiting.getByText(/^MBR-\d{8}-\d+$/).textContent()) ?? '';
      await expectAccessible(waiting);
      await settleInSandbox(page, 'pay');
      await expect(waiting.getByRole('heading', { name: t('paidTitle', { plan: 'Silver' }) })).toBeVisible();
      await expectAccessible(waiting);
      const receipt = await fileFrom(waiting.getByRole('button', { name: t('receipt') }));
      await expectPdf(receipt);
      await emailTo(request, subscriber, new RegExp(number));
      await waiting.getByRole('link', { name: t('backToPlans') }).click();
      await expect(current(waiting)).toContainText('Silver');
    });

    test('moves up to Gold, and what is left of Silver is taken off', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await go(page, pages.membership);
      await expect(current(page)).toContainText('Silver');
      await page.getByText(t('term.year'), { exact: true }).click();
      await page.getByRole('button', { name: t('choose', { plan: 'Gold' }) }).click();
      await expect(summary(page)).toContainText(t('credit', { plan: 'Silver' }));
      await expect(summary(page)).toContainText(idr(-250_000));
      await expect(summary(page)).toContainText(`${t('total')}${idr(6_382_500)}`);
      await expectAccessible(page);
      await page.getByRole('button', { name: t('checkout') }).click();
      await settleInSandbox(page, 'pay');
      await expect(async () => {
        await go(page, pages.membership);
        await expect(current(page)).toContainText('Gold', { timeout: 10_000 });
      }).toPass({ timeout: 120_000 });
      await expectAccessible(page);
    });

    test('somebody else’s order is not there', async ({ page }) => {
      await go(page, `${pages.membershipOrder.replace(':orderId', '01890000-0000-7000-8000-000000000000')}`);
      await expect(page.getByRole('heading', { name: t('notFoundTitle') })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
