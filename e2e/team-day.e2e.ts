// A day of a team of three: a couple asks, sales answers on a phone, the couple accepts and pays, finance requests the payout, and the owner sees who did what.
import type { Browser, Page } from '@playwright/test';
import type { AnswerOf } from '../contract/endpoint.ts';
import { me } from '../contract/identity.ts';
import { addPushDevice, changePush } from '../contract/push.ts';
import { acceptTeamInvitation, inviteMember } from '../contract/team.ts';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import type { InvitedRole } from '../core/team/roles.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { openPushService } from '../server/testing/push-service.ts';
import { earningsEn } from '../texts/dashboard/earnings.en.ts';
import { earningsId } from '../texts/dashboard/earnings.id.ts';
import { homeEn } from '../texts/dashboard/home.en.ts';
import { homeId } from '../texts/dashboard/home.id.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { vendorInboxId } from '../texts/dashboard/inbox.id.ts';
import { quotationsEn } from '../texts/dashboard/quotations.en.ts';
import { quotationsId } from '../texts/dashboard/quotations.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { money } from '../texts/format.ts';
import { inboxEn } from '../texts/inbox.en.ts';
import { inboxId } from '../texts/inbox.id.ts';
import { coupleQuotationsEn } from '../texts/marketplace/quotations.en.ts';
import { coupleQuotationsId } from '../texts/marketplace/quotations.id.ts';
import { teamed, vendorOf } from './cast.ts';
import { expect, test } from './journey.ts';
import { emailTo, enter, expectAccessible, inTurn, linkIn, overflowOf, settleInSandbox, wordsIn } from './world.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };
const [priceIdr, firstIdr, payoutIdr] = [20_000_000, 6_000_000, 5_000_000];
const [sales, finance] = ['Laras Wibowo', 'Yoga Prasetyo'];
const wishes = 'Akad di kebun, foto dari pagi sampai malam';
const answer = 'Terima kasih, hari itu kami masih kosong.';

for (const language of inTurn('en')) {
  const shell = wordsIn(language, shellEn, shellId);
  const home = wordsIn(language, homeEn, homeId);
  const inbox = wordsIn(language, vendorInboxEn, vendorInboxId);
  const thread = wordsIn(language, inboxEn, inboxId);
  const quotations = wordsIn(language, quotationsEn, quotationsId);
  const earnings = wordsIn(language, earningsEn, earningsId);
  const couple = wordsIn(language, coupleQuotationsEn, coupleQuotationsId);
  const at = (path: string) => withLanguage(path, language);
  const idr = (amount: number) => money(amount, language);
  const cast = teamed[language];
  const { slug, businessName } = vendorOf(cast.vendor);

  const another = async (browser: Browser, viewport: typeof phone): Promise<Page> => (await browser.newContext({ viewport })).newPage();

  /** Someone whom the owner invited and who has joined, signed in. */
  const joined = async (browser: Browser, owner: Page, someone: { readonly name: string; readonly role: InvitedRole }): Promise<Page> => {
    const email = `${someone.role}-${language}-${Date.now()}@pelaminan.test`;
    const { vendor } = (await (await owner.request.get(me.path)).json()) as { vendor: { sessionId: string } };
    const invited = await owner.request.post(inviteMember.path, {
      data: { email, role: someone.role },
      headers: { 'session-id': vendor.sessionId, 'sec-fetch-site': 'same-origin' },
    });
    expect(invited.status(), await invited.text()).toBe(201);
    const mail = await emailTo(owner.request, email, /https?:/);
    const token = /[\w-]{20,}$/.exec(linkIn(mail))?.[0] ?? '';
    const page = await another(browser, someone.role === 'sales' ? phone : desk);
    const answered = await page.request.post(acceptTeamInvitation.path, {
      data: { token, name: someone.name, password: demoPassword },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answered.ok(), await answered.text()).toBe(true);
    return page;
  };
  /** The conversation with the couple that asked, from the inbox. */
  const openConversation = async (page: Page): Promise<void> => {
    await page.goto(at(pages.inbox));
    await page
      .getByRole('list', { name: inbox('list') })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('log').getByText(wishes)).toBeVisible();
  };

  test(`A day of a team of three, ${language}`, async ({ page: owner, browser }) => {
    test.slow();
    await owner.setViewportSize(desk);
    await enter(owner, cast.vendor);
    const seller = await joined(browser, owner, { name: sales, role: 'sales' });
    const teller = await joined(browser, owner, { name: finance, role: 'finance' });
    const us = await another(browser, desk);
    await enter(us, cast.couple);

    const pushes = await openPushService();
    const phoneOfOwner = pushes.browser();

    await test.step('the phone of the owner gets push messages at any hour, with names and amounts', async () => {
      const { vendor } = (await (await owner.request.get(me.path)).json()) as { vendor: { sessionId: string } };
      const headers = { 'session-id': vendor.sessionId, 'sec-fetch-site': 'same-origin' };
      const anyHour = { quiet_from: 0, quiet_until: 0, shows_details: true };
      const changed = await owner.request.put(changePush.path, { data: anyHour, headers });
      const { data } = (await changed.json()) as AnswerOf<typeof changePush>;
      const added = await owner.request.put(addPushDevice.path, {
        data: { ...phoneOfOwner.address, server_key: data.server_key },
        headers,
      });
      expect(added.ok(), await added.text()).toBe(true);
    });

    await test.step('a couple asks for a quotation', async () => {
      await us.goto(at(`/vendor/${slug}/quotation`));
      const main = us.getByRole('main');
      await main.getByLabel(couple('ask.wishes')).fill(wishes);
      await main.getByRole('button', { name: couple('ask.send') }).click();
      await expect(us.getByRole('heading', { name: couple('ask.sentHeading', { name: businessName }) })).toBeVisible();
    });

    await test.step('sales answers on the phone and sends a quotation', async () => {
      await openConversation(seller);
      await seller.getByRole('textbox', { name: thread('message'), exact: true }).fill(answer);
      await seller.getByRole('button', { name: thread('send'), exact: true }).click();
      await expect(seller.getByRole('log').getByText(answer, { exact: true })).toBeVisible();
      await expect(seller.getByRole('log').getByText(sales), 'one’s own messages do not name one').toHaveCount(0);
      await expectAccessible(seller);
      await seller.getByRole('link', { name: inbox('writeQuotation') }).click();
      await seller
        .getByRole('textbox', { name: quotations('edit.name'), exact: true })
        .first()
        .fill('Foto akad dan resepsi');
      await seller.getByLabel(quotations('edit.price')).first().fill(String(priceIdr));
      await seller.getByRole('button', { name: quotations('send') }).click();
      await seller
        .getByRole('dialog')
        .getByRole('button', { name: quotations('sendDialog.send') })
        .click();
      await expect(seller.getByText(quotations('status.sent'), { exact: true }).first()).toBeVisible();
      expect(await overflowOf(seller)).toBe(0);
    });
    const sent = new URL(seller.url()).pathname;

    await test.step('the couple accepts and pays the first instalment', async () => {
      await us.goto(at(`/quotations/${/[0-9a-f-]{36}/.exec(sent)?.[0]}`));
      await us.getByRole('button', { name: couple('accept'), exact: true }).click();
      await us
        .getByRole('dialog')
        .getByRole('button', { name: couple('acceptDialog.accept'), exact: true })
        .click();
      await expect(us.getByText(couple('status.accepted'), { exact: true })).toBeVisible();
      await us
        .getByRole('complementary')
        .getByRole('button', { name: couple('pay', { amount: idr(firstIdr) }) })
        .click();
      await settleInSandbox(us, 'pay');
      await expect(us.getByText(couple('waiting.paid', { amount: idr(firstIdr) }))).toBeVisible();
      await expect(seller.getByText(quotations('status.accepted'), { exact: true }).first()).toBeVisible();
    });

    await test.step('earnings are closed to sales, who read whom they are open to', async () => {
      await seller.goto(at(pages.earnings));
      const closed = shell('role.closed', { who: shell('who.finances'), role: shell('role.sales') });
      await expect(seller.getByRole('main').getByText(closed)).toBeVisible();
      await expect(seller.getByText(idr(firstIdr))).toHaveCount(0);
      await expectAccessible(seller);
    });

    await test.step('finance requests the payout, and reads the conversation without writing in it', async () => {
      await teller.goto(at(pages.earnings));
      await teller.getByRole('button', { name: earnings('request') }).click();
      const dialog = teller.getByRole('dialog', { name: earnings('dialogTitle') });
      await dialog.getByLabel(earnings('amount')).fill(String(payoutIdr));
      await dialog.getByRole('button', { name: earnings('confirm', { amount: idr(payoutIdr) }) }).click();
      await expect(dialog).toBeHidden();
      await expect(teller.getByRole('heading', { name: earnings('openTitle') })).toBeVisible();
      await expect(teller.getByText(earnings('requestedBy', { name: finance }))).toHaveCount(0);
      await openConversation(teller);
      await expect(teller.getByRole('log').getByText(sales, { exact: true })).toHaveCount(2);
      await expect(teller.getByRole('textbox', { name: thread('message'), exact: true })).toHaveCount(0);
      await expectAccessible(teller);
    });

    await test.step('the owner is told by push what was booked, paid and asked for, in the language of the account', async () => {
      const told = (amountIdr: number) => expect.stringMatching(new RegExp(money(amountIdr, 'en').replace(/\W/g, '.')));
      const bodies = () => phoneOfOwner.received.map(({ message }) => message.body);
      // What happens at the same time may come in any order. On a day that has no place left a booking is told with that day, on any other without.
      const booked = expect.not.stringMatching(/Rp/);
      await expect.poll(bodies, { timeout: 60_000 }).toEqual(expect.arrayContaining([booked, told(firstIdr), told(payoutIdr)]));
      expect(phoneOfOwner.received).toHaveLength(3);
    });

    await test.step('the owner sees on home what happened, and on each thing who it was', async () => {
      await owner.goto(at(pages.dashboard));
      const recent = owner.getByRole('region', { name: home('recentTitle') });
      await expect(recent.getByRole('link', { name: home('recent.booked', { count: 1, n: '1' }) })).toBeVisible();
      await expectAccessible(owner);
      await recent.getByRole('link', { name: home('recent.paid', { amount: idr(firstIdr) }) }).click();
      await expect(owner).toHaveURL(new RegExp(`${at(pages.earnings)}$`));
      await expect(owner.getByText(earnings('requestedBy', { name: finance })).first()).toBeVisible();
      await openConversation(owner);
      const log = owner.getByRole('log');
      await expect(log.getByText(answer, { exact: true })).toBeVisible();
      await expect(log.getByText(sales, { exact: true }), 'of the answer and of the quotation').toHaveCount(2);
      await owner.goto(sent);
      await expect(owner.getByText(quotations('sentBy', { name: sales }))).toBeVisible();
      await expectAccessible(owner);
    });

    pushes.close();
    await Promise.all([seller, teller, us].map((one) => one.context().close()));
  });
}
