// Text typed while a save is running is never overwritten.
import type { Page } from '@playwright/test';
import { messageVendor } from '../contract/conversations.ts';
import { saveAvailability } from '../contract/meetings.ts';
import { saveAbout } from '../contract/profile.ts';
import { addQuickReply, listQuickReplies } from '../contract/quick-replies.ts';
import { pages } from '../core/identity/pages.ts';
import { inboxEn } from '../texts/inbox.en.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { bankAccountsEn } from '../texts/dashboard/bank-accounts.en.ts';
import { meetingsEn } from '../texts/dashboard/meetings.en.ts';
import { profileEn } from '../texts/dashboard/profile.en.ts';
import { typists, vendorOf } from './cast.ts';
import { expect, test, withMotion } from './journey.ts';
import { holdFirst, painted } from './late.ts';
import { enter } from './world.ts';

test.use(withMotion);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Hours: what is chosen while they are saved stays, as unsaved, over what was saved', async ({ page }) => {
  await enter(page, typists.vendor);
  await page.goto(`${pages.meetings}?view=hours`);
  const perDay = page.getByRole('combobox', { name: meetingsEn['rules.perDay'] });
  await perDay.selectOption('3');
  const { letCome } = await holdFirst(page, saveAvailability);
  await button(page, meetingsEn.save).click();
  await perDay.selectOption('4');
  await perDay.focus();
  await letCome();
  await expect(page.getByText(meetingsEn.saved)).toBeVisible();
  await expect(perDay).toHaveValue('4');
  await expect(perDay, 'the form is still the same').toBeFocused();
  await expect(page.getByText(meetingsEn.unsaved)).toBeVisible();
  await page.reload();
  await expect(perDay).toHaveValue('4');
  await button(page, meetingsEn.save).click();
  await expect(page.getByText(meetingsEn.unsaved)).toBeHidden();
  await page.reload();
  await expect(perDay).toHaveValue('4');
});

test('Profile: the field never shows what was there before the save', async ({ page }) => {
  await enter(page, typists.vendor);
  await page.goto(pages.profile);
  const about = page.getByRole('textbox', { name: profileEn.about });
  await about.fill('Aula di tepi kota.');
  // Every value the field shows from now on.
  await about.evaluate((field: HTMLTextAreaElement) => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      seen.add(field.value);
      requestAnimationFrame(look);
    };
    look();
    new MutationObserver(() => seen.add(field.value)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  const section = page.getByRole('region', { name: profileEn['section.about'] });
  const { letCome } = await holdFirst(page, saveAbout);
  await section.getByRole('button', { name: profileEn.save, exact: true }).click();
  await about.fill('Aula di tepi kota, dengan taman.');
  await letCome();
  await expect(section.getByText(profileEn.pending)).toBeVisible();
  await section.getByRole('button', { name: profileEn.save, exact: true }).click();
  await expect(section.getByText(new RegExp(`^${profileEn.saved.replace('{time}', '')}`))).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
    'Aula di tepi kota.',
    'Aula di tepi kota, dengan taman.',
  ]);
});

test('Quick replies: who goes on writing goes on with the one that was kept', async ({ page, browser }) => {
  const couple = await (await browser.newContext()).newPage();
  await enter(couple, typists.couple);
  await couple.goto(`/vendor/${vendorOf(typists.vendor).slug}`);
  await couple.getByRole('textbox', { name: 'Your message' }).fill('Halo');
  const sent = couple.waitForResponse(
    (response) => response.request().method() === messageVendor.method && response.url().endsWith('messages'),
  );
  await couple.getByRole('button', { name: 'Send message' }).click();
  const { data } = (await (await sent).json()) as { data: { conversation_id: string } };
  await couple.context().close();

  await enter(page, typists.vendor);
  // The list is on its way still when the first one is saved.
  const { promise: isSaved, resolve: saved } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === listQuickReplies.path,
    async (route) => {
      const response = await route.fetch();
      await isSaved;
      // By then the page may have asked anew and wait for this one no more.
      await route.fulfill({ response }).catch(() => undefined);
    },
  );
  await page.goto(pages.conversation.replace(':conversationId', data.conversation_id));
  await button(page, vendorInboxEn.quick).click();
  await button(page, vendorInboxEn.quickAdd).click();
  const dialog = page.getByRole('dialog', { name: vendorInboxEn.quick });
  await dialog.getByLabel(vendorInboxEn.quickTitle).fill('Harga');
  const text = dialog.getByLabel(vendorInboxEn.quickText);
  await text.fill('Mulai 20 juta.');
  const { letCome } = await holdFirst(page, addQuickReply);
  await button(page, vendorInboxEn.quickSave).click();
  await text.fill('Mulai 20 juta, untuk 200 tamu.');
  await letCome();
  saved();
  await expect(dialog.getByRole('button', { name: vendorInboxEn.quickEditOf.replace('{title}', 'Harga') })).toContainText('Mulai 20 juta.');
  await expect(text).toHaveValue('Mulai 20 juta, untuk 200 tamu.');
  await button(page, vendorInboxEn.quickSave).click();
  await expect(text).toHaveValue('');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText('Mulai 20 juta, untuk 200 tamu.');

  // On a phone all of the conversation is within the window.
  await button(page, vendorInboxEn.done).click();
  await page.setViewportSize({ width: 320, height: 720 });
  await expect(button(page, inboxEn.send)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: shellEn.rowMenu.replace('{name}', '') })).toBeInViewport({ ratio: 1 });
});

test('A message that appears when a field is left does not move the button that is being pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1_300 });
  await enter(page, typists.vendor);
  await page.goto(pages.bankAccountAdd);
  const city = page.getByLabel(bankAccountsEn.city);
  await city.fill('X');
  await city.fill('');
  const next = button(page, bankAccountsEn.next);
  // Where it is in the page; that a pressed button is drawn a pixel lower does not matter.
  const topOf = () => next.evaluate((element: HTMLElement) => element.offsetTop);
  const before = await topOf();
  await next.hover({ position: { x: 40, y: 2 } });
  await page.mouse.down();
  await expect(city, 'the press has left the field').not.toBeFocused();
  await painted(page, 2);
  expect(await topOf()).toBe(before);
  await page.mouse.up();
  await expect(page.getByLabel(bankAccountsEn.holder), 'the press was one: what is missing first has the focus').toBeFocused();
  await expect(city).toHaveAccessibleDescription(/./);
});
