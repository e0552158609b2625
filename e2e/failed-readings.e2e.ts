// A part of a page that could not be read says so where it would stand, and is there after “Retry”: it never looks as if there were nothing. What failed
// always has words, also where something before the server answered.
import type { Page } from '@playwright/test';
import { adForecast, adSummary } from '../contract/ads.ts';
import { saveVendor } from '../contract/clients.ts';
import { getConversation, listMessages, messageVendor } from '../contract/conversations.ts';
import { removeClientNote } from '../contract/client-timeline.ts';
import { cities } from '../contract/catalogue.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { hildaStatus, leaveHilda } from '../contract/hilda.ts';
import { login } from '../contract/identity.ts';
import { listInquiries } from '../contract/inquiries.ts';
import { listMeetings } from '../contract/meetings.ts';
import { listAccountManagers } from '../contract/operations.ts';
import { listMembershipOrders } from '../contract/membership.ts';
import { getCredit, listOrders } from '../contract/credit.ts';
import { listPayouts } from '../contract/payouts.ts';
import { pushSettings } from '../contract/push.ts';
import { listQuickReplies } from '../contract/quick-replies.ts';
import { reviewQueue } from '../contract/verification-review.ts';
import { getSimilarVendors } from '../contract/results.ts';
import { removeMember } from '../contract/team.ts';
import { coupleMessages } from '../core/conversations/pages.ts';
import { pages } from '../core/identity/pages.ts';
import { adsAboutEn } from '../texts/dashboard/ads-about.en.ts';
import { clientTimelineEn } from '../texts/dashboard/client-timeline.en.ts';
import { hildaEn } from '../texts/dashboard/hilda.en.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { fairsEn } from '../texts/dashboard/fairs.en.ts';
import { operationsEn } from '../texts/dashboard/operations.en.ts';
import { quotationsEn } from '../texts/dashboard/quotations.en.ts';
import { topUpEn } from '../texts/dashboard/top-up.en.ts';
import { teamEn } from '../texts/dashboard/team.en.ts';
import { inboxId } from '../texts/inbox.id.ts';
import { connectionTexts } from '../texts/connection.ts';
import { fill } from '../texts/typed.ts';
import { expect, test } from './journey.ts';
import { operatorPage } from './operators.ts';
import { enter, expectAccessible, fillCoupleLogin } from './world.ts';

/** From now on the server fails to answer a call; answers for what, to take it back. */
async function failing(page: Page, { method, path }: Pick<Endpoint, 'method' | 'path'>): Promise<string> {
  const fails = `**${path.replace(/:\w+/g, '*')}{,?*}`;
  await page.route(fails, (route) => (route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback()));
  return fails;
}

/** Opens a page while the server fails to answer one call; then it answers again. */
async function readAgain(page: Page, endpoint: Endpoint, address: string, open?: () => Promise<unknown>): Promise<void> {
  const { path } = endpoint;
  const fails = await failing(page, endpoint);
  await page.goto(address);
  await open?.();
  const retry = page.getByRole('alert').getByRole('button', { name: connectionTexts.en.retry });
  await expect(retry, `${path} on ${address}`).toBeVisible();
  await expectAccessible(page);
  await page.unroute(fails);
  await retry.click();
  await expect(retry).toHaveCount(0);
}

test('What a vendor could not be shown is said, and tried again', async ({ page }) => {
  await enter(page, 'gold@demo.test');
  await readAgain(page, listInquiries, pages.quotations);
  await expect(page.getByRole('heading', { name: quotationsEn.emptyTitle })).toHaveCount(0);
  await readAgain(page, listPayouts, pages.earnings);
  await readAgain(page, listMeetings, pages.dashboard);
  await readAgain(page, listMembershipOrders, pages.membership);
  await readAgain(page, pushSettings, pages.account);
  await readAgain(page, adForecast, pages.adSettings);
  await readAgain(page, listQuickReplies, pages.inbox, async () => {
    await page.locator(`a[href*="${pages.inbox}/"]`).first().click();
    await page.getByRole('button', { name: vendorInboxEn.quick }).click();
    await expect(page.getByText(vendorInboxEn.quickNone)).toHaveCount(0);
  });
});

test('What is asked once more stays asked when it could not be done', async ({ page }) => {
  await enter(page, 'gold@demo.test');
  /** The button in the dialog that is open, pressed while the server fails; the dialog is left as it is. */
  const fails = async (endpoint: Endpoint, name: string) => {
    await failing(page, endpoint);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('[data-type="error"]')).toContainText(connectionTexts.en.fault);
    await expect(dialog.getByRole('button', { name, exact: true })).toBeEnabled();
    return dialog;
  };
  await page.goto(pages.team);
  await page.getByRole('button', { name: fill(teamEn.removeOf, { name: 'Laras Wibowo' }) }).click();
  await fails(removeMember, teamEn.remove);

  await readAgain(page, hildaStatus, pages.dashboard);
  await page.getByRole('button', { name: hildaEn.leave }).click();
  await fails(leaveHilda, hildaEn.leave);

  await page.goto(pages.clients);
  await page
    .locator(`a[href*="${pages.client.replace(':coupleId', '')}"]`)
    .first()
    .click();
  const timeline = page.getByRole('region', { name: clientTimelineEn.title });
  await timeline.getByLabel(clientTimelineEn.note).fill('Two halls, one kitchen');
  await timeline.getByRole('button', { name: clientTimelineEn.addNote }).click();
  const note = timeline.getByRole('listitem').filter({ hasText: 'Two halls' });
  await note.getByRole('button', { name: clientTimelineEn.remove }).click();
  const dialog = await fails(removeClientNote, clientTimelineEn.remove);
  await page.unrouteAll();
  await dialog.getByRole('button', { name: clientTimelineEn.remove, exact: true }).click();
  await expect(note).toHaveCount(0);
});

test('What a page does well without takes nothing from it when it fails', async ({ page }) => {
  await enter(page, 'gold@demo.test');
  await failing(page, adSummary);
  await failing(page, listOrders);
  await page.goto(pages.topUp);
  await expect(page.getByRole('heading', { name: topUpEn.amountsTitle })).toBeVisible();
  await expect(page.getByRole('heading', { name: topUpEn.openTitle })).toBeVisible();
  await failing(page, getCredit);
  await page.goto(pages.adsAbout);
  await expect(page.getByText(adsAboutEn.activate1Any)).toBeVisible();
  await failing(page, getSimilarVendors);
  await page.goto(pages.results);
  await expect(page.getByRole('alert').getByRole('button', { name: connectionTexts.en.retry })).toBeVisible();
});

test('What an operator could not be shown is said, and tried again', async ({ browser }) => {
  const page = await operatorPage(browser, 'ops-lead@demo.test', 'en');
  await readAgain(page, reviewQueue, pages.operations);
  await expect(page.getByRole('main').getByRole('link', { name: operationsEn['queue.documents'] })).toBeVisible();
  await readAgain(page, cities, pages.operationsFairs, () => page.getByRole('button', { name: fairsEn.add }).first().click());
  await readAgain(page, listAccountManagers, pages.operationsVendor.replace(':vendorId', '1'));
  await page.context().close();
});

test('What a couple could not be shown, or do, is said in its language', async ({ page }) => {
  const words = connectionTexts.id;
  await page.route(`**${login.path}`, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }));
  await page.goto('/id/account/login');
  await fillCoupleLogin(page, 'couple5@demo.test', 'id');
  await expect(page.getByRole('alert')).toHaveText(words.fault);
  await page.unroute(`**${login.path}`);
  await enter(page, 'couple5@demo.test');

  // A message to a vendor that has answered.
  await page.goto(`/id${coupleMessages}`);
  const address = await page.locator(`a[href*="${coupleMessages}/"]`).first().getAttribute('href');
  for (const reading of [getConversation, listMessages]) {
    const fails = await failing(page, reading);
    await page.goto(address ?? '');
    const said = page.getByRole('log').getByRole('alert');
    await expect(said).toContainText(words.fault);
    await expectAccessible(page);
    await page.unroute(fails);
    await said.getByRole('button', { name: inboxId.tryAgain }).click();
    await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible();
    await expect(said).toHaveCount(0);
    await expect(page.getByRole('log')).toBeFocused();
  }

  // What is refused for something that the form does not show is said of the form.
  const refused = {
    code: 'catalogue.not_found',
    message: 'Tidak ada',
    fields: [{ field: 'product_id', message: 'Produk ini tidak tersedia' }],
  };
  await page.route(`**${messageVendor.path.replace(':id', '*')}`, (route) => route.fulfill({ status: 404, json: { error: refused } }));
  await page.goto('/id/vendor/rumah-kirana-photography');
  const form = page.locator('form', { has: page.locator('[name="text"]') });
  await form.locator('[name="text"]').fill('Masih ada?');
  await form.locator('[type="submit"]').click();
  await expect(form.getByRole('alert')).toHaveText('Produk ini tidak tersedia');
  await expect(form.locator('[name="text"]')).toHaveValue('Masih ada?');

  await page.route(`**${saveVendor.path.replace(':id', '*')}`, (route) => route.fulfill({ status: 429, json: {} }));
  await page.goto('/id/vendors/venue');
  const heart = page.getByRole('main').locator('button[aria-pressed="false"]').first();
  await heart.click();
  await expect(page.locator('[class*="notice"][data-type="error"]')).toContainText(words.fault);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
