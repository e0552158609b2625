// What a vendor does in a minute between two appointments: it reads, unlocks, answers, searches.
import type { Page } from '@playwright/test';
import { me } from '../contract/identity.ts';
import { pages } from '../core/identity/pages.ts';
import { clientActionsEn } from '../texts/dashboard/client-actions.en.ts';
import { clientsEn } from '../texts/dashboard/clients.en.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { translator } from '../texts/typed.ts';
import { betweenAppointments } from './cast.ts';
import { requestUndated, writeTo } from './earn.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible } from './world.ts';

const { gold, trial, couple } = betweenAppointments;
const shell = translator<typeof shellEn>(shellEn);
const inbox = translator<typeof vendorInboxEn>(vendorInboxEn);
const clients = translator<typeof clientsEn>(clientsEn);
const actions = translator<typeof clientActionsEn>(clientActionsEn);
const phone = { width: 390, height: 844 };

const vendorId = async (page: Page): Promise<number> =>
  ((await (await page.request.get(me.path)).json()) as { vendor: { id: number } }).vendor.id;
const clientPage = (coupleId: number) => pages.client.replace(':coupleId', String(coupleId));
const unlocking = (page: Page) => page.getByRole('region', { name: clients('contactTitle') });

test('a conversation that was opened is read in the list, on the bar of a phone and on the rail', async ({ page, playwright, baseURL }) => {
  await enter(page, gold);
  await writeTo(playwright, baseURL ?? '', await vendorId(page), couple);
  await page.setViewportSize(phone);
  await page.goto(pages.inbox);
  const badge = (width: 'bar' | 'rail') =>
    page.locator(width === 'bar' ? '[data-bottom-bar]' : 'nav:not([data-bottom-bar])').getByRole('link', { name: shell('nav.inbox') });
  const unread = page.getByRole('list', { name: inbox('list') }).getByRole('link', { name: inbox('unread', { n: 1 }) });
  await expect(unread.first()).toBeVisible();
  const before = await unread.count();
  await expect(badge('bar')).toContainText(/\d/);
  const total = Number(/\d+/.exec((await badge('bar').textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(0);
  await unread.first().click();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(badge('bar')).not.toContainText(String(total));
  await page.goBack();
  await expect(unread).toHaveCount(before - 1);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(badge('rail')).toBeVisible();
  await expect(badge('rail')).not.toContainText(String(total));
});

test('where contacts are included, unlocking one of someone who wrote shows the email address and says so', async ({
  page,
  playwright,
  baseURL,
}) => {
  await enter(page, gold);
  const coupleId = await writeTo(playwright, baseURL ?? '', await vendorId(page), couple);
  await page.goto(clientPage(coupleId));
  await expect(unlocking(page)).toContainText(clients('contactTalking'));
  await expect(unlocking(page).getByRole('link', { name: clients('toConversation') })).toBeVisible();
  await unlocking(page)
    .getByRole('button', { name: clients('showEmail') })
    .click();
  await expect(unlocking(page).getByRole('link', { name: couple })).toBeVisible();
  await expect(unlocking(page).getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test('once a contact is unlocked, the request that waits behind it is answered from its page', async ({ page, playwright, baseURL }) => {
  await enter(page, trial);
  await requestUndated(playwright, baseURL ?? '', await vendorId(page), couple);
  const { statisticUsers: asking } = (await (await page.request.get('/v2/statistics/interested_clients?limit=1')).json()) as {
    statisticUsers: { userId: number }[];
  };
  await page.setViewportSize(phone);
  await page.goto(clientPage(asking[0]?.userId ?? 0));
  await expect(unlocking(page)).toContainText(clients('contactClosed'));
  const write = page.getByRole('link', { name: actions('writeQuotation') });
  await expect(write).toHaveCount(0);
  await unlocking(page)
    .getByRole('button', { name: clients('unlockContact') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: clients('openNow') })
    .click();
  await expect(write).toHaveAttribute('href', /inquiry=/);
  await expectAccessible(page);
});

test('what is typed before the search has come is searched for, and is no shortcut', async ({ page }) => {
  await enter(page, gold);
  await page.route('**/palette-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto(pages.account);
  await expect(page.getByRole('heading', { level: 1, name: shell('title.account') })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gc?');
  const field = page.getByRole('dialog', { name: shell('search') }).getByRole('combobox');
  await expect(field).toHaveValue('gc?');
  await page.keyboard.type('x');
  await expect(field).toHaveValue('gc?x');
  await expect(page).toHaveURL(new RegExp(`${pages.account}$`));
});
