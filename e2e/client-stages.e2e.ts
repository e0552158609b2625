// A vendor follows its clients on the board: moves them by keys, by mouse and by the menu of a phone, and marks one as lost, with a reason.
import type { Page } from '@playwright/test';
import { me } from '../contract/identity.ts';
import { getInquiry } from '../contract/inquiries.ts';
import { clientStage, moveClient } from '../contract/pipeline.ts';
import type { Stage } from '../core/clients/stage.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { clientsEn } from '../texts/dashboard/clients.en.ts';
import { clientsId } from '../texts/dashboard/clients.id.ts';
import { clientActionsEn } from '../texts/dashboard/client-actions.en.ts';
import { clientActionsId } from '../texts/dashboard/client-actions.id.ts';
import { calendarEn } from '../texts/dashboard/calendar.en.ts';
import { calendarId } from '../texts/dashboard/calendar.id.ts';
import { clientTasksEn } from '../texts/dashboard/client-tasks.en.ts';
import { clientTasksId } from '../texts/dashboard/client-tasks.id.ts';
import { date } from '../texts/format.ts';
import { addDays, businessDayOf } from '../core/time.ts';
import { fieldsOf } from '../core/unknown.ts';
import { clientTimelineEn } from '../texts/dashboard/client-timeline.en.ts';
import { clientTimelineId } from '../texts/dashboard/client-timeline.id.ts';
import { pipelineEn } from '../texts/dashboard/pipeline.en.ts';
import { pipelineId } from '../texts/dashboard/pipeline.id.ts';
import { reviewsEn } from '../texts/dashboard/reviews.en.ts';
import { reviewsId } from '../texts/dashboard/reviews.id.ts';
import { inboxEn } from '../texts/inbox.en.ts';
import { inboxId } from '../texts/inbox.id.ts';
import { quotationsEn } from '../texts/dashboard/quotations.en.ts';
import { quotationsId } from '../texts/dashboard/quotations.id.ts';
import { refusalsEn } from '../texts/refusals.en.ts';
import { refusalsId } from '../texts/refusals.id.ts';
import { followed } from './cast.ts';
import { lookAtPhone, offerHours, requestUndated, writeTo } from './earn.ts';
import { expect, test } from './journey.ts';
import { holdCalls, holdFirst, painted } from './late.ts';
import { enter, expectAccessible, inTurn, wordsIn } from './world.ts';

for (const language of inTurn('id')) {
  const t = wordsIn(language, pipelineEn, pipelineId);
  const line = wordsIn(language, clientTimelineEn, clientTimelineId);
  const tasks = wordsIn(language, clientTasksEn, clientTasksId);
  const calendar = wordsIn(language, calendarEn, calendarId);
  const inbox = wordsIn(language, inboxEn, inboxId);
  const actions = wordsIn(language, clientActionsEn, clientActionsId);
  const reviews = wordsIn(language, reviewsEn, reviewsId);
  const quotations = wordsIn(language, quotationsEn, quotationsId);
  const clients = wordsIn(language, clientsEn, clientsId);
  const refused = wordsIn(language, refusalsEn, refusalsId);
  const at = (path: string) => withLanguage(path, language);
  const column = (page: Page, stage: Stage) => page.locator(`[data-column="${stage}"]`);
  const moveButton = (page: Page, coupleId: number) => page.locator(`[data-move="${coupleId}"]`);
  const saved = (page: Page) =>
    page.waitForResponse((answer) => answer.url().endsWith('/stage') && answer.request().method() === moveClient.method);

  test.describe
    .serial(`Stages of clients, ${language}`, () => {
      const { vendor, couples, silent } = followed[language];
      const ids: number[] = [];

      test('two couples write to a vendor', async ({ page, playwright, baseURL }) => {
        await enter(page, vendor);
        const { vendor: own } = (await (await page.request.get(me.path)).json()) as { vendor: { id: number } };
        for (const couple of couples) ids.push(await writeTo(playwright, baseURL ?? '', own.id, couple));
      });

      test('by keys, said to people who listen; by mouse; in the list', async ({ page }) => {
        const [first = 0, second = 0] = ids;
        await enter(page, vendor);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(at(pages.clients));
        await expect(column(page, 'new').locator(`[data-move="${first}"]`)).toBeVisible();
        await expectAccessible(page);

        // Up and down go to another client, left and right move one.
        const name =
          (await column(page, 'new')
            .getByRole('listitem')
            .filter({ has: moveButton(page, first) })
            .getByRole('link')
            .textContent()) ?? '';
        await moveButton(page, second).focus();
        await page.keyboard.press('ArrowDown');
        await expect(moveButton(page, first)).toBeFocused();
        const moved = saved(page);
        await page.keyboard.press('ArrowRight');
        expect((await moved).ok()).toBe(true);
        await expect(column(page, 'answered').locator(`[data-move="${first}"]`)).toBeFocused();
        await expect(page.getByRole('status').filter({ hasText: t('moved', { name, stage: t('stage.answered') }) })).toBeAttached();

        // By mouse into another column; the link of the card is not followed.
        const card = column(page, 'new')
          .getByRole('listitem')
          .filter({ has: moveButton(page, second) });
        const [from, to] = [await card.boundingBox(), await column(page, 'quoted').boundingBox()];
        const dropped = saved(page);
        await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 20);
        await page.mouse.down();
        await page.mouse.move((to?.x ?? 0) + 30, (to?.y ?? 0) + 80, { steps: 8 });
        await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 90);
        await page.mouse.up();
        expect((await dropped).ok()).toBe(true);
        await expect(column(page, 'quoted').locator(`[data-move="${second}"]`)).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${pages.clients}$`));

        // The list counts the same, and is narrowed and sorted.
        await page.getByText(t('list'), { exact: true }).click();
        await page
          .getByRole('group', { name: t('stageFilter') })
          .getByText(`${t('stage.quoted')} 1`)
          .click();
        await expect(moveButton(page, second)).toBeVisible();
        await expect(moveButton(page, first)).toHaveCount(0);
        await page.getByLabel(t('sort')).selectOption('wedding');
        await page.getByRole('searchbox', { name: t('search') }).fill('Zzz');
        await page.getByRole('button', { name: t('showAll') }).click();
        await expect(moveButton(page, first)).toBeVisible();
        await expect(page.getByRole('searchbox', { name: t('search') })).toHaveValue('');
        await page.getByText(t('board'), { exact: true }).click();
        await expect(column(page, 'quoted')).toBeVisible();

        // Moved on before the server has answered, a client goes from where it was put.
        const letGo = await holdCalls(page, moveClient);
        const sent: unknown[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/stage') && request.method() === moveClient.method) sent.push(request.postDataJSON());
        });
        await moveButton(page, first).focus();
        await page.keyboard.press('ArrowRight');
        await expect(column(page, 'quoted').locator(`[data-move="${first}"]`)).toBeFocused();
        // Nor is it shown where it was when something else is heard of meanwhile.
        const { vendor: us } = (await (await page.request.get(me.path)).json()) as { vendor: { sessionId: string } };
        const other = await page.context().newPage();
        await other.goto(at(pages.clients));
        await expect(column(other, 'quoted').locator(`[data-move="${second}"]`)).toBeVisible();
        await page.request.put(moveClient.path.replace(':id', String(second)), {
          headers: { 'session-id': us.sessionId },
          data: { stage: 'answered', from: 'quoted' },
        });
        await expect(column(other, 'answered').locator(`[data-move="${second}"]`)).toBeVisible();
        await other.close();
        await painted(page, 3);
        await expect(column(page, 'quoted').locator(`[data-move="${first}"]`)).toBeFocused();
        await page.keyboard.press('ArrowLeft');
        await expect(column(page, 'answered').locator(`[data-move="${first}"]`)).toBeFocused();
        await painted(page, 3);
        expect(sent, 'the second move waits for the first').toHaveLength(1);
        const back = page.waitForResponse(
          (answer) => answer.url().endsWith('/stage') && fieldsOf(answer.request().postDataJSON())['stage'] === 'answered',
        );
        letGo();
        expect((await back).ok()).toBe(true);
        await expect(column(page, 'answered').locator(`[data-move="${first}"]`)).toBeVisible();
      });

      test('the timeline has what was said; a note is typed, survives a reload, is changed and deleted', async ({ page }) => {
        const [, second = 0] = ids;
        await enter(page, vendor);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(at(pages.client.replace(':coupleId', String(second))));
        const timeline = page.getByRole('region', { name: line('title') });
        await expect(timeline.getByRole('listitem').filter({ hasText: 'Masih kosong?' })).toBeVisible();
        await timeline.getByRole('button', { name: line('addNote') }).click();
        await expect(timeline).toContainText(refused('clients.text_required'));
        await timeline.getByLabel(line('note')).fill('Ibu alergi kacang');
        await page.reload();
        await expect(timeline.getByLabel(line('note'))).toHaveValue('Ibu alergi kacang');
        await timeline.getByRole('button', { name: line('addNote') }).click();
        const note = timeline.getByRole('listitem').filter({ hasText: 'Ibu alergi' });
        await expect(note).toBeVisible();
        await expect(timeline.getByLabel(line('note'))).toHaveValue('');
        await expectAccessible(page);
        await note.getByRole('button', { name: line('edit') }).click();
        await page.getByRole('dialog').getByLabel(line('note')).fill('Ibu alergi kacang dan udang');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: line('save') })
          .click();
        await expect(note).toContainText('udang');
        await expect(note).toContainText(line('edited'));
        await note.getByRole('button', { name: line('remove') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: line('remove') })
          .click();
        await expect(note).toHaveCount(0);
        // The button that was pressed is gone with the note: one continues in the card around it.
        await expect(timeline).toBeFocused();
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page);
      });

      test('a task is added with its day, ticked off, deleted and brought back, and is among all tasks', async ({ page }) => {
        const [, second = 0] = ids;
        await enter(page, vendor);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(at(pages.client.replace(':coupleId', String(second))));
        const card = page.getByRole('region', { name: tasks('title') });
        const dialog = page.getByRole('dialog');
        await card.getByRole('button', { name: tasks('add') }).click();
        await dialog.getByRole('button', { name: tasks('add') }).click();
        await expect(dialog).toContainText(refused('clients.text_required'));
        await dialog.getByLabel(tasks('what')).fill('Kirim contoh album');
        await dialog.getByLabel(tasks('due'), { exact: true }).fill(date(addDays(businessDayOf(Date.now()), 3), language));
        await dialog.getByLabel(tasks('time')).selectOption('14:30');
        await expectAccessible(page);
        await dialog.getByRole('button', { name: tasks('add') }).click();
        const task = card.getByRole('listitem').filter({ hasText: 'Kirim contoh album' });
        await expect(task).toContainText('14:30 WIB');
        await task.getByRole('button', { name: tasks('edit') }).click();
        await dialog.getByLabel(tasks('what')).fill('Kirim dua contoh album');
        await dialog.getByRole('button', { name: tasks('save') }).click();
        const changed = card.getByRole('listitem').filter({ hasText: 'Kirim dua contoh album' });
        await changed.getByRole('button', { name: tasks('remove') }).click();
        await expect(changed).toHaveCount(0);
        await card.getByRole('button', { name: tasks('undo') }).click();
        await expect(changed).toBeVisible();
        await expectAccessible(page);

        await card.getByRole('link', { name: tasks('seeDone') }).click();
        await page.setViewportSize({ width: 1280, height: 900 });
        const listed = page.getByRole('listitem').filter({ hasText: 'Kirim dua contoh album' });
        await expect(listed.getByRole('link')).toBeVisible();
        await expectAccessible(page);

        // In the calendar it is on its day: ticked off there, and opened again where it happened.
        const due = addDays(businessDayOf(Date.now()), 3);
        await page.goto(`${at(pages.calendar)}?month=${due.slice(0, 7)}`);
        const box = page.getByRole('checkbox', { name: 'Kirim dua contoh album' });
        await expect(page.locator(`[data-day="${due}"]`)).toHaveAccessibleName(new RegExp(calendar('agenda.tasks', { count: 1, n: '1' })));
        await box.click();
        await expect(box).toBeChecked();
        await box.click();
        await expect(box).not.toBeChecked();
        await expectAccessible(page);
        const line = page.getByRole('listitem').filter({ has: box }).last();
        await expect(line.getByRole('link')).toHaveAttribute('href', at(pages.client.replace(':coupleId', String(second))));

        await page.goto(`${at(pages.clients)}?list=tasks`);
        await listed.getByRole('checkbox').click();
        await expect(listed).toHaveCount(0);
        // Ticked by a slip: the way back is where the list is.
        await page
          .getByRole('main')
          .getByRole('button', { name: tasks('undo') })
          .click();
        await listed.getByRole('checkbox').click();
        await expect(listed).toHaveCount(0);
        await page
          .getByRole('group', { name: tasks('show') })
          .getByText(tasks('show.done'), { exact: true })
          .click();
        await expect(listed.getByRole('checkbox')).toBeChecked();
      });

      test('a quotation is written, a time proposed and a review asked for from the page of a client and from the inbox', async ({
        page,
        playwright,
        baseURL,
      }) => {
        const [, second = 0] = ids;
        const own = at(pages.client.replace(':coupleId', String(second)));
        const row = page.getByRole('group', { name: actions('label', { name: '' }).trim() });
        await enter(page, vendor);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(own);
        await expect(row).toContainText(actions('noRequest'));

        await offerHours(playwright, baseURL ?? '', vendor);
        const { vendor: us } = (await (await page.request.get(me.path)).json()) as { vendor: { id: number } };
        await requestUndated(playwright, baseURL ?? '', us.id, couples[1]);
        // What is about to be pressed stands still: nothing is shown below the stages before they have come.
        const { answered, letCome } = await holdFirst(page, clientStage);
        await page.goto(own);
        await answered;
        await painted(page, 2);
        await expect(row).toHaveCount(0);
        await letCome();
        await expect(row.getByRole('link', { name: actions('writeQuotation') })).toHaveAttribute('href', /inquiry=/);
        await expect(page.getByRole('region', { name: t('stageTitle') })).toBeVisible();
        await expectAccessible(page);

        // Begun from here, a draft can be deleted, and the request asks for a quotation again.
        await row.getByRole('link', { name: actions('writeQuotation') }).click();
        await page.waitForURL(/quotations\/[0-9a-f-]{36}/);
        await page.getByRole('button', { name: quotations('discard') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: quotations('discardDialog.discard'), exact: true })
          .click();
        await expect(page.getByText(quotations('discarded'))).toBeVisible();
        await page.goto(own);

        // The booking link is in the draft; nothing is sent, and pressed again it is there once.
        await row.getByRole('link', { name: actions('propose') }).click();
        const written = page.getByRole('textbox', { name: inbox('message'), exact: true });
        await expect(written).toHaveValue(/\/meet\//);
        await expect(page.getByText(actions('linked'))).toBeVisible();
        const proposal = await written.inputValue();
        const dots = page.locator('section > header button[popovertarget]');
        await written.fill('');
        await dots.click();
        await page.getByRole('button', { name: actions('propose') }).click();
        await expect(written).toHaveValue(proposal);
        await page.reload();
        await expect(written).toHaveValue(proposal);
        await dots.click();
        await page.getByRole('button', { name: actions('propose') }).click();
        await expect(written).toHaveValue(proposal);
        await written.fill('');

        // The draft that answers the request is continued from here, and nothing offers a second one.
        const head = page.locator('section > header');
        await head.getByRole('link', { name: actions('writeQuotation') }).click();
        await page.waitForURL(/quotations\/[0-9a-f-]{36}/);
        const draft = new URL(page.url()).pathname;
        // The draft is sent from below what the couple asked for: the button is not there before, and never moves.
        const inquiry = await holdFirst(page, getInquiry);
        await page.reload();
        await inquiry.answered;
        await painted(page, 2);
        const send = page.getByRole('button', { name: quotations('send'), exact: true });
        await expect(send).toHaveCount(0);
        await inquiry.letCome();
        await expect(send).toBeVisible();
        await page.goBack();
        await expect(head.getByRole('link', { name: actions('continueDraft') })).toHaveAttribute('href', draft);
        await dots.click();
        await expect(page.locator('[popover]').getByRole('link', { name: actions('continueDraft') })).toHaveAttribute('href', draft);
        const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: reviews('confirm.send') }) });
        await page
          .locator('[popover]')
          .getByRole('button', { name: actions('askReview') })
          .click();
        await expect(dialog.getByRole('button', { name: reviews('confirm.send') })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await dots.click();
        await page.getByRole('link', { name: actions('toClient') }).click();
        await row.getByRole('button', { name: actions('askReview') }).click();
        await dialog.getByRole('textbox', { name: reviews('confirm.day') }).fill(date(addDays(businessDayOf(Date.now()), -9), language));
        await dialog.getByRole('button', { name: reviews('confirm.send') }).click();
        await expect(dialog).toBeHidden();
        await expect(row.getByRole('button', { name: actions('askReview') })).toHaveCount(0);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page);
      });

      test('to a client who has said nothing, a time is proposed in the first message', async ({ page, playwright, baseURL }) => {
        await enter(page, vendor);
        const { vendor: us } = (await (await page.request.get(me.path)).json()) as { vendor: { id: number } };
        const id = await lookAtPhone(playwright, baseURL ?? '', us.id, silent);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(at(pages.client.replace(':coupleId', String(id))));
        const propose = page.getByRole('button', { name: actions('propose') });
        await propose.click();
        const first = page.getByRole('textbox', { name: clients('firstMessage', { name: '' }).trim() });
        await expect(first).toHaveValue(/\/meet\//);
        await expect(first).toBeFocused();
        await expect(page.getByText(actions('linked'))).toBeVisible();
        const proposal = await first.inputValue();
        await propose.click();
        await expect(first).toHaveValue(proposal);
        await page.getByRole('button', { name: actions('inviteRequest') }).click();
        await expect(first).toHaveValue(/\/meet\/[^]*\/quotation$/);
        await expectAccessible(page);
        await page.getByRole('button', { name: clients('send') }).click();
        await expect(page.getByRole('log')).toContainText(proposal);
      });

      test('on a phone by the menu of a client; lost asks for a reason, and can be undone', async ({ page }) => {
        const [first = 0] = ids;
        await enter(page, vendor);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(at(pages.clients));
        await moveButton(page, first).click();
        await expectAccessible(page);
        await page
          .getByRole('dialog', { name: t('moveTo') })
          .getByRole('button', { name: t('stage.lost') })
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: t('markLost') }).click();
        await expect(dialog).toContainText(refused('clients.reason_required'));
        await dialog.getByLabel(t('lostReason')).selectOption('other');
        await dialog.getByRole('button', { name: t('markLost') }).click();
        await expect(dialog).toContainText(refused('clients.reason_unclear'));
        await dialog.getByLabel(t('lostWordsNeeded')).fill('Pindah kota');
        await expectAccessible(page);
        const lost = saved(page);
        await dialog.getByRole('button', { name: t('markLost') }).click();
        expect((await lost).ok()).toBe(true);
        await expect(page.getByRole('main')).toContainText(t('reason.other'));
        await page
          .getByRole('group', { name: t('stageFilter') })
          .getByText(`${t('stage.lost')} 1`)
          .click();
        await moveButton(page, first).locator('xpath=..').getByRole('link').click();

        // On its page every stage is one press away.
        await expect(page.getByRole('region', { name: t('stageTitle') })).toContainText(t('byHand'));
        await expectAccessible(page);
        const back = saved(page);
        await page
          .getByRole('region', { name: t('stageTitle') })
          .getByRole('button', { name: t('stage.booked') })
          .click();
        expect((await back).ok()).toBe(true);
        const steps = page.getByRole('region', { name: t('stageTitle') });
        await expect(steps.getByRole('button', { name: t('stage.booked') })).toHaveAttribute('aria-current', 'step');
        for (const stage of ['new', 'answered', 'quoted', 'done', 'booked'] as const) {
          await steps.getByRole('button', { name: t(`stage.${stage}`) }).click();
          await expect(steps.getByRole('button', { name: t(`stage.${stage}`) })).toHaveAttribute('aria-current', 'step');
        }
        // Lost takes no effect without a reason.
        await steps.getByRole('button', { name: t('stage.lost') }).click();
        await expect(dialog.getByRole('button', { name: t('markLost') })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(steps.getByRole('button', { name: t('stage.booked') })).toHaveAttribute('aria-current', 'step');
        await page.getByRole('link', { name: clients('back') }).click();
        await page.getByText(t('board'), { exact: true }).click();
        await expect(column(page, 'booked').locator(`[data-move="${first}"]`)).toBeAttached();
        await expectAccessible(page);
      });
    });
}
