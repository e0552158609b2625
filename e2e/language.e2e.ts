// Notifications appear in the language of the page and follow when it changes: in the inbox and under Notifications.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { quotationMessagesEn } from '../texts/messages/quotations.en.ts';
import { quotationMessagesId } from '../texts/messages/quotations.id.ts';
import { fill, type Language, languages } from '../texts/typed.ts';
import { photographers } from './cast.ts';
import { expect, test, withMotion } from './journey.ts';
import { agreeOn } from './earn.ts';
import { enter, expectAccessible } from './world.ts';

test.use(withMotion);

const shell = { en: shellEn, id: shellId };
const messages = { en: quotationMessagesEn, id: quotationMessagesId };
/** The words of a line before its first value. */
const beginning = (sentence: string): string => sentence.split('{')[0]?.trim() ?? '';

async function switchTo(page: Page, from: Language, to: Language): Promise<void> {
  const name = languages.find(({ language }) => language === to)?.name ?? '';
  await page.getByRole('navigation', { name: shell[from].language, exact: true }).getByRole('link', { name }).first().click();
}

test('notifications follow the language of the page', async ({ page, playwright, baseURL }) => {
  await agreeOn(playwright, baseURL ?? '', photographers.en, 7_654_000);
  await enter(page, photographers.en);
  await page.goto(withLanguage(pages.inbox, 'en'));
  await page.getByRole('list', { name: vendorInboxEn.list }).getByRole('link').first().click();
  const log = page.getByRole('log');
  const accepted = (language: Language) => log.getByText(beginning(messages[language].said_accepted));
  await expect(accepted('en').last()).toContainText('7,654,000');
  await switchTo(page, 'en', 'id');
  await expect(accepted('id').last()).toContainText('7.654.000');
  await expect(accepted('en')).toHaveCount(0);
  await switchTo(page, 'id', 'en');
  await expect(accepted('en').last()).toContainText('7,654,000');
  await expectAccessible(page);

  await page.goto(withLanguage(pages.activity, 'en'));
  const ending = (language: Language) => fill(messages[language].accepted_subject, { other: '' }).trim();
  const line = (language: Language) => page.getByRole('main').getByText(ending(language));
  await expect(line('en').first()).toBeVisible();
  await switchTo(page, 'en', 'id');
  await expect(line('id').first()).toBeVisible();
  await expect(line('en')).toHaveCount(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: ending('id') })
    .first()
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(new RegExp(withLanguage(pages.quotations, 'id')));
});
