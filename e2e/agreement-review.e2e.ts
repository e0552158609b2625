// Two operators open the same case: both see each other, one decides, and the other is notified and taken to the next case.
import type { Locator, Page } from '@playwright/test';
import { namedOperators } from '../server/demo/accounts.ts';
import { refusalText } from '../texts/refusals.ts';
import { handIn, signIn } from './agreement-steps.ts';
import { signers, vendorOf } from './cast.ts';
import { expect, test, withPictures } from './journey.ts';
import { reviewerPage } from './review-steps.ts';
import { expectAccessible, inTurn } from './world.ts';

test.use(withPictures);

const nameOf = (email: string): string => namedOperators.find((operator) => operator.email === email)?.displayName ?? '';
const isThere = (email: string): RegExp => new RegExp(nameOf(email).replace(/[()]/g, String.raw`\$&`));
/** Within so long a page says again that it is open, and hears who else is there. */
const stillHereMs = 25_000;
/** Lets that time pass on a page at once, until it shows what it heard. */
const hears = (page: Page, what: Locator, name: RegExp): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(stillHereMs);
    await expect(what).toContainText(name, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

for (const language of inTurn('en')) {
  test(`Two operators look at one case, one decides, the other reads so and goes on, ${language}`, async ({ page, browser, baseURL }) => {
    test.slow();
    const email = signers.raced[language];
    await handIn(page.request, await signIn(page.request, email, baseURL ?? ''));
    const business = vendorOf(email).businessName;
    const [one, other] = [await reviewerPage(browser, language), await reviewerPage(browser, language, 'ops-lead@demo.test')];
    const { t } = one;
    for (const { page: operator } of [one, other]) await operator.clock.install();

    await other.queue();
    await expect(other.row(business)).toContainText(t('nobodyLooks'));
    await one.openCase(business);
    await expect(one.sheet).toBeVisible();
    await hears(other.page, other.row(business), isThere('ops-verification@demo.test'));
    await expectAccessible(other.page);

    await other.openCase(business);
    await expect(other.page.getByText(isThere('ops-verification@demo.test'))).toBeVisible();
    await hears(one.page, one.page.getByRole('main'), isThere('ops-lead@demo.test'));
    await expectAccessible(one.page);

    // One with the keys, one with the mouse; both have the question before them.
    await one.page.keyboard.press('a');
    await other.page.getByRole('button', { name: t('approve'), exact: true }).click();
    const send = (operator: Page) =>
      operator
        .getByRole('dialog')
        .getByRole('button', { name: t('approve'), exact: true })
        .click();
    await Promise.all([send(one.page), send(other.page)]);
    const told = refusalText('verification.already_decided', {}, language);
    const both = [one, other];
    await expect(async () => {
      const open = await Promise.all(both.map(({ dialog }) => dialog.count()));
      expect(open.toSorted((a, b) => a - b)).toEqual([0, 1]);
    }).toPass({ timeout: 60_000 });
    const late = (await one.dialog.count()) === 1 ? one : other;
    await expect(late.dialog.getByText(told)).toBeVisible();
    await expect(late.dialog.getByRole('button', { name: t('approve'), exact: true })).toHaveCount(0);
    await expectAccessible(late.page);
    await late.dialog.getByRole('link').click();
    await expect(late.dialog).toBeHidden();
    await expect(late.page.getByRole('heading', { name: business, exact: true })).toBeHidden();

    await one.queue();
    await expect(one.row(business)).toHaveCount(0);
    for (const { page: operator } of both) await operator.context().close();
  });
}
