// A save does not overwrite another window's save unnoticed: the later window asks.
import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { addClientTask, changeClientTask, removeClientTask } from '../contract/client-tasks.ts';
import { addClientNote, changeClientNote, clientTimeline, removeClientNote, type TimelineItem } from '../contract/client-timeline.ts';
import { messageVendor } from '../contract/conversations.ts';
import { listInquiries } from '../contract/inquiries.ts';
import { me } from '../contract/identity.ts';
import { createQuotation, discardQuotation, type Quotation, saveQuotation, sendQuotation } from '../contract/quotations.ts';
import { createDeal, discardDeal } from '../contract/store.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { addDays, businessDayOf } from '../core/time.ts';
import { clientTasksEn } from '../texts/dashboard/client-tasks.en.ts';
import { clientTasksId } from '../texts/dashboard/client-tasks.id.ts';
import { clientTimelineEn } from '../texts/dashboard/client-timeline.en.ts';
import { clientTimelineId } from '../texts/dashboard/client-timeline.id.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { vendorInboxId } from '../texts/dashboard/inbox.id.ts';
import { quotationsEn } from '../texts/dashboard/quotations.en.ts';
import { quotationsId } from '../texts/dashboard/quotations.id.ts';
import { savingEn } from '../texts/dashboard/saving.en.ts';
import { savingId } from '../texts/dashboard/saving.id.ts';
import { storeEn } from '../texts/dashboard/store.en.ts';
import { storeId } from '../texts/dashboard/store.id.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { doubled, type Email, vendorOf } from './cast.ts';
import { requestUndated, writeTo } from './earn.ts';
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

/** The vendor whose pages these are. */
async function ownOf(page: Page) {
  return ((await (await page.request.get(me.path)).json()) as { vendor: { id: number; sessionId: string } }).vendor;
}

type Act = { readonly method: string; readonly path: string };

/** What another window of this vendor does meanwhile; what it is answered. */
async function elsewhere(page: Page, { method, path }: Act, id = '', data?: object): Promise<unknown> {
  const { sessionId } = await ownOf(page);
  const headers = { 'session-id': sessionId, 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request.fetch(path.replace(':id', id), { method, headers, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

/** A draft of the vendor whose pages these are, for what a couple has just requested. */
async function draftFor(
  page: Page,
  couple: Email,
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<Quotation> {
  await requestUndated(playwright, baseURL ?? '', (await ownOf(page)).id, couple);
  const inquiries = (await (await page.request.get(listInquiries.path)).json()) as { data: { id: string }[] };
  return ((await elsewhere(page, createQuotation, inquiries.data[0]?.id ?? '')) as { quotation: Quotation }).quotation;
}

for (const language of inTurn('en')) {
  const { vendor, couple } = doubled[language];
  const account = wordsIn(language, accountEn, accountId);
  const inbox = wordsIn(language, vendorInboxEn, vendorInboxId);
  const saving = wordsIn(language, savingEn, savingId);
  const quotations = wordsIn(language, quotationsEn, quotationsId);
  const store = wordsIn(language, storeEn, storeId);
  const line = wordsIn(language, clientTimelineEn, clientTimelineId);
  const tasks = wordsIn(language, clientTasksEn, clientTasksId);

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

  test(`A note and a task, ${language}: in two windows, neither save is lost unseen, and one that was deleted can be added again`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    await enter(page, vendor);
    const coupleId = String(await writeTo(playwright, baseURL ?? '', (await ownOf(page)).id, couple));
    const due = { due_on: businessDayOf(Date.now()), due_time: null };
    const { data: note } = (await elsewhere(page, addClientNote, coupleId, { text: 'Suka melati' })) as { data: { reference: string } };
    const { data: task } = (await elsewhere(page, addClientTask, coupleId, { title: 'Kirim album', ...due })) as { data: { id: string } };
    await page.goto(withLanguage(pages.client.replace(':coupleId', coupleId), language));
    const dialog = page.getByRole('dialog');
    const question = dialog.getByRole('alert').filter({ hasText: saving('elsewhere') });
    const kinds = [
      {
        edit: line('edit'),
        save: line('save'),
        field: line('note'),
        gone: line('noteGone'),
        title: 'Suka',
        change: (text: string) => elsewhere(page, changeClientNote, note.reference, { text, revision: 1 }),
        remove: () => elsewhere(page, removeClientNote, note.reference),
      },
      {
        edit: tasks('edit'),
        save: tasks('save'),
        field: tasks('what'),
        gone: tasks('gone'),
        title: 'Kirim',
        change: (title: string) => elsewhere(page, changeClientTask, task.id, { title, ...due, revision: 1 }),
        remove: () => elsewhere(page, removeClientTask, task.id),
      },
    ];
    for (const { edit, save, field, gone, title, change, remove } of kinds) {
      const entry = page.getByRole('listitem').filter({ hasText: title, has: page.getByRole('button', { name: edit }) });
      const typed = dialog.getByLabel(field);
      const open = () => entry.getByRole('button', { name: edit }).click();
      const send = () => dialog.getByRole('button', { name: save, exact: true }).click();
      await open();
      await typed.fill(`${title} mawar`);
      await change(`${title} anggrek`);
      await send();
      await expect(question).toContainText(saving('here', { value: `${title} mawar` }));
      await expect(question).toContainText(saving('there', { value: `${title} anggrek` }));
      await expectAccessible(page);
      // Opened again, it still asks.
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await open();
      await question.getByRole('button', { name: saving('keepMine') }).click();
      await send();
      await expect(dialog).toHaveCount(0);
      await expect(entry).toContainText('mawar');

      await open();
      await typed.fill(`${title} kenanga`);
      await remove();
      await send();
      await expect(dialog).toContainText(gone);
      await send();
      await expect(dialog).toHaveCount(0);
      await expect(entry).toContainText('kenanga');
    }
    // Deleted elsewhere while one is asked whether to delete it: it is as was wished.
    const added = page.getByRole('listitem').filter({ hasText: 'Suka', has: page.getByRole('button', { name: line('edit') }) });
    await added.getByRole('button', { name: line('remove') }).click();
    const { data: entries } = (await elsewhere(page, clientTimeline, coupleId)) as { data: TimelineItem[] };
    await elsewhere(page, removeClientNote, entries.find(({ code }) => code === 'note')?.reference ?? '');
    await dialog.getByRole('button', { name: line('remove') }).click();
    await expect(page.getByText(line('noteRemoved'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(added).toHaveCount(0);
  });

  test(`Drafts, ${language}: one that was deleted in another window says so, what was typed stays to be read, and one can leave`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    await enter(page, vendor);
    const quotation = await draftFor(page, couple, playwright, baseURL);
    const { deal } = (await elsewhere(page, createDeal, '', { kind: 'reguler', title: 'Paket melati' })) as { deal: { id: string } };
    for (const { address, field, discard, words, list } of [
      {
        address: pages.quotation.replace(':quotationId', quotation.id),
        field: quotations('edit.notes'),
        discard: () => elsewhere(page, discardQuotation, quotation.id),
        words: { discard: quotations('discard'), yes: quotations('discardDialog.discard') },
        list: pages.quotations,
      },
      {
        address: pages.product.replace(':productId', deal.id),
        field: store('edit.description'),
        discard: () => elsewhere(page, discardDeal, deal.id),
        words: { discard: store('discard'), yes: store('discardDialog.discard') },
        list: pages.store,
      },
    ] as const) {
      await page.goto(withLanguage(address, language));
      await expect(page.getByLabel(field)).toBeVisible();
      await discard();
      await page.getByLabel(field).fill('Melati segar');
      await expect(page.getByRole('alert').filter({ hasText: saving('gone') })).toBeVisible();
      await expect(page.getByLabel(field)).toHaveValue('Melati segar');
      await expectAccessible(page);
      await page.getByRole('button', { name: words.discard }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.yes, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
    }
  });

  test(`A draft that is sent in another window, ${language}: what was typed here stays until it was seen that it is not in it`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    await enter(page, vendor);
    const quotation = await draftFor(page, couple, playwright, baseURL);
    const today = businessDayOf(Date.now());
    const content = {
      ...quotation.content,
      event_date: addDays(today, 200),
      items: [{ name: 'Paket melati', quantity: 1, unit: 'paket', price: 8_000_000 }],
      valid_until: addDays(today, 14),
      schedule: [{ label: 'Pelunasan', kind: 'percent', value: 100, due_date: addDays(today, 7) }],
    };
    const saved = (await elsewhere(page, saveQuotation, quotation.id, { revision: quotation.revision, content })) as {
      quotation: Quotation;
    };
    await page.goto(withLanguage(pages.quotation.replace(':quotationId', quotation.id), language));
    // What this window saves does not arrive.
    await page.route(`**${saveQuotation.path.replace(':id', '*')}`, (route) =>
      route.request().method() === saveQuotation.method ? route.abort() : route.fallback(),
    );
    const notes = page.getByLabel(quotations('edit.notes'));
    await notes.fill('Ditambah satu drone');
    await elsewhere(page, sendQuotation, quotation.id, { revision: saved.quotation.revision });
    const late = page.getByRole('alert').filter({ hasText: quotations('sentElsewhere') });
    await expect(late).toBeInViewport();
    await expect(notes).toHaveValue('Ditambah satu drone');
    for (const name of [quotations('send'), quotations('discard')]) await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expectAccessible(page);
    await late.getByRole('button', { name: quotations('sentView') }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await expect(notes).toHaveCount(0);
  });
}
