// A save does not overwrite another window's save unnoticed: the later window asks.
import type { Page } from '@playwright/test';
import { messageVendor } from '../contract/conversations.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { vendorInboxId } from '../texts/dashboard/inbox.id.ts';
import { savingEn } from '../texts/dashboard/saving.en.ts';
import { savingId } from '../texts/dashboard/saving.id.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { doubled, type Email, vendorOf } from './cast.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, inTurn, wordsIn } from './world.ts';

/** A conversation that a couple has started with a vendor. */
async function conversationOf(page: Page, couple: Email, vendor: Email): Promise<string> {
  await enter(page, couple);
  await page.goto(`/vendor/${vendorOf(vendor).slug}`);
  await page.getByRole('textbox', { name: /^(Your message|Pesan Anda)$/ }).fill('Halo');
  const sent = page.waitForResponse((one) => one.request().method() === messageVendor.method && one.url().endsWith('messages'));
  await page.getByRole('button', { name: /^(Send message|Kirim pesan)$/ }).click();
  return ((await (await sent).json()) as { data: { conversation_id: string } }).data.conversation_id;
}

for (const language of inTurn('en')) {
  const { vendor, couple } = doubled[language];
  const account = wordsIn(language, accountEn, accountId);
  const inbox = wordsIn(language, vendorInboxEn, vendorInboxId);
  const saving = wordsIn(language, savingEn, savingId);

  test(`The wedding, ${language}: in two windows, neither save is lost unseen`, async ({ page: one }) => {
    await enter(one, couple);
    const two = await one.context().newPage();
    for (const page of [one, two]) await page.goto(withLanguage('/account/wedding', language));
    const guests = (page: Page) => page.getByLabel(account('wedding.guests'));
    const save = (page: Page) => page.getByRole('button', { name: account('account.saveChanges') });
    const saved = (page: Page) => page.getByRole('status').filter({ hasText: account('account.savedChanges') });
    const question = one.getByRole('alert').filter({ hasText: account('wedding.elsewhere') });
    for (const [choice, theirs, mine] of [
      ['wedding.elsewhere.theirs', '110', '120'],
      ['wedding.elsewhere.mine', '130', '140'],
    ] as const) {
      await guests(two).fill(theirs);
      await save(two).click();
      await expect(saved(two)).toBeVisible();
      await guests(one).fill(mine);
      await save(one).click();
      await expect(question).toContainText(account('wedding.elsewhere.here', { value: mine }));
      await expect(question).toContainText(account('wedding.elsewhere.there', { value: theirs }));
      await expect(question.locator('dt'), 'only what differs is told').toHaveCount(1);
      if (choice === 'wedding.elsewhere.theirs') await expectAccessible(one);
      await question.getByRole('button', { name: account(choice) }).click();
      await expect(question).toBeHidden();
      await expect(save(one), 'the focus goes to what comes next').toBeFocused();
      await expect(guests(one)).toHaveValue(choice === 'wedding.elsewhere.theirs' ? theirs : mine);
    }
    await save(one).click();
    await expect(saved(one)).toBeVisible();
    await two.reload();
    await expect(guests(two)).toHaveValue('140');
  });

  test(`Quick replies, ${language}: in two windows, neither save is lost unseen, and one that was removed can be added again`, async ({
    page: one,
    browser,
  }) => {
    const visitor = await (await browser.newContext()).newPage();
    const conversation = await conversationOf(visitor, couple, vendor);
    await visitor.context().close();
    await enter(one, vendor);
    const title = `Harga ${Date.now()}`;
    const two = await one.context().newPage();
    const text = (page: Page) => page.getByLabel(inbox('quickText'));
    const save = (page: Page) => page.getByRole('button', { name: inbox('quickSave'), exact: true }).click();
    const reopen = async (page: Page) => page.getByRole('button', { name: inbox('quickEditOf', { title }) }).click();
    const manage = async (page: Page) => {
      await page.goto(withLanguage(pages.conversation.replace(':conversationId', conversation), language));
      await page.getByRole('button', { name: inbox('quick'), exact: true }).click();
      await page
        .getByRole('button', { name: inbox('quickManage') })
        .or(page.getByRole('button', { name: inbox('quickAdd') }))
        .click();
    };
    await manage(one);
    await one.getByLabel(inbox('quickTitle')).fill(title);
    await text(one).fill('Mulai 5 juta');
    await save(one);
    await expect(text(one)).toHaveValue('');
    await manage(two);
    for (const page of [one, two]) await reopen(page);
    const question = one.getByRole('alert').filter({ hasText: saving('elsewhere') });
    for (const [choice, theirs, mine] of [
      ['takeTheirs', 'Mulai 6 juta', 'Mulai 7 juta'],
      ['keepMine', 'Mulai 8 juta', 'Mulai 9 juta'],
    ] as const) {
      await text(one).fill(mine);
      await text(two).fill(theirs);
      await save(two);
      await expect(text(two)).toHaveValue('');
      await save(one);
      if (choice === 'takeTheirs') await expectAccessible(one);
      await question.getByRole('button', { name: saving(choice) }).click();
      await expect(question).toBeHidden();
      await expect(text(one)).toHaveValue(choice === 'takeTheirs' ? theirs : mine);
      await expect(one.getByRole('dialog').locator(':focus'), 'the focus stays in the dialog').toHaveCount(1);
      await reopen(two);
    }
    await save(one);
    await expect(text(one)).toHaveValue('');

    await reopen(one);
    await expect(text(one)).toHaveValue('Mulai 9 juta');
    await two.getByRole('button', { name: inbox('quickRemoveOf', { title }) }).click();
    await expect(two.getByRole('button', { name: inbox('quickEditOf', { title }) })).toHaveCount(0);
    await text(one).fill('Mulai 10 juta');
    await save(one);
    await expect(one.getByText(inbox('quickGone'))).toBeVisible();
    await expect(text(one)).toHaveValue('Mulai 10 juta');
    await save(one);
    await expect(one.getByRole('button', { name: inbox('quickEditOf', { title }) })).toContainText('Mulai 10 juta');
  });
}
