import type { Route } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { identityMessagesEn } from '../texts/messages/identity.en.ts';
import { identityMessagesId } from '../texts/messages/identity.id.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { refusalText } from '../texts/refusals.ts';
import { expect, test } from './journey.ts';
import { emailTo, expectAccessible, inTurn, linkIn, wordsIn } from './world.ts';

for (const language of inTurn('id')) {
  const t = wordsIn(language, accountEn, accountId);
  const mails = wordsIn(language, identityMessagesEn, identityMessagesId);
  const at = (path: string) => withLanguage(path, language);

  test(`A couple signs up, confirms by mail, forgets its password and finds the way back, ${language}`, async ({ page, request }) => {
    const email = `sari-bagus-${language}-${Date.now()}@pelaminan.test`;
    const main = page.getByRole('main');
    await page.goto(at('/account/sign-up'));
    await main.getByLabel(t('field.email')).fill(email);
    await main.getByRole('button', { name: t('signUp.submit') }).click();
    await expect(page.getByRole('heading', { name: t('signUp.sentHeading') })).toBeVisible();
    await expectAccessible(page);

    await page.goto(linkIn(await emailTo(request, email, new RegExp(mails('confirm_subject')))));
    await expectAccessible(page);
    await main.getByLabel(t('field.name')).fill('Sari & Bagus');
    await main.getByLabel(t('field.password'), { exact: true }).fill(email);
    await main.getByRole('button', { name: t('confirm.submit') }).click();
    await expect(main.getByText(refusalText('identity.password_is_email', {}, language))).toBeVisible();
    await page.reload();
    await expect(main.getByLabel(t('field.name'))).toHaveValue('Sari & Bagus');
    await main.getByLabel(t('field.password'), { exact: true }).fill('first garden under the moon');
    await main.getByRole('button', { name: t('field.show') }).click();
    await main.getByRole('button', { name: t('confirm.submit') }).click();
    await expect(page.getByRole('heading', { name: t('confirm.doneHeading') })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sari & Bagus' })).toBeVisible();
    // Who came from nowhere in particular tells about the wedding first.
    await main.getByRole('link', { name: t('wedding.tell') }).click();
    await expect(page.getByRole('heading', { name: t('wedding.heading') })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: t('account.title') }).click();
    await expect(page.getByText(t('account.greeting', { email }))).toBeVisible();

    // Its own account: a name, the language of its emails, another password; then it signs out everywhere.
    await main.getByLabel(t('field.name'), { exact: true }).fill('Sari & Bagus Wirawan');
    await main.getByLabel(t('account.language')).selectOption(language);
    await main.getByRole('button', { name: t('account.saveChanges'), exact: true }).click();
    await expect(main.getByRole('status').filter({ hasText: t('account.savedChanges') })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sari & Bagus Wirawan' })).toBeVisible();
    const password = main.getByRole('region', { name: t('account.passwordHeading'), exact: true });
    await password.getByLabel(t('field.currentPassword'), { exact: true }).fill('first garden under the moon');
    await password.getByLabel(t('field.newPassword'), { exact: true }).fill('a garden between the two');
    await password
      .getByRole('button', { name: t('field.show') })
      .last()
      .click();
    await expect(password.getByRole('textbox', { name: t('field.newPassword') })).toHaveValue('a garden between the two');
    await password.getByRole('button', { name: t('account.passwordSubmit') }).click();
    await expect(password.getByText(t('account.passwordChanged'))).toBeVisible();
    await main.getByRole('button', { name: t('account.endAll') }).click();
    await expect(main.getByRole('group', { name: t('account.endAllAsk') })).toBeFocused();
    await main.getByRole('button', { name: t('account.keep') }).click();
    await expect(main.getByRole('button', { name: t('account.endAll') })).toBeFocused();
    await page.keyboard.press('Enter');
    await main
      .getByRole('group')
      .getByRole('button', { name: t('account.endAll') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
    await page.goto(at('/account/login'));
    await main.getByLabel(t('field.email')).fill(email);
    await main.getByRole('link', { name: t('login.forgot') }).click();
    await expect(page.getByRole('heading', { name: t('forgot.heading') })).toBeVisible();
    // What was typed once is typed; also after a reload.
    await page.reload();
    await expect(main.getByLabel(t('field.email'))).toHaveValue(email);
    await main.getByRole('button', { name: t('forgot.submit') }).click();
    const link = linkIn(await emailTo(request, email, new RegExp(`^${mails('reset_subject')}$`, 'm')));
    await page.goto(link);
    await main.getByLabel(t('field.newPassword'), { exact: true }).fill('second garden under the sun');
    await main.getByRole('button', { name: t('field.show') }).click();
    await main.getByRole('button', { name: t('reset.submit') }).click();
    await main.getByText(t('login.passwordChanged')).waitFor();
    await main.getByRole('link', { name: t('login.submit') }).click();
    await expect(main.getByRole('button', { name: t('login.submit') })).toBeVisible();
    // The link has done its work: it says so, and leads to a new one.
    await page.goto(link);
    await main.getByLabel(t('field.newPassword'), { exact: true }).fill('third garden under the stars');
    await main.getByRole('button', { name: t('reset.submit') }).click();
    await expect(main.getByText(refusalText('identity.link_invalid', {}, language))).toBeVisible();
    await expect(main.getByRole('link', { name: t('reset.askAgain') })).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(at('/account/reset'));
    await expect(main.getByText(t('reset.noLink'))).toBeVisible();
    await main.getByRole('link', { name: t('reset.askAgain') }).click();
    await expect(main.getByRole('button', { name: t('forgot.submit') })).toBeVisible();
    await page.goto(at('/account/login'));
    await main.getByLabel(t('field.email')).fill(email);
    await main.getByLabel(t('field.password'), { exact: true }).fill('second garden under the sun');
    await main.getByRole('button', { name: t('field.show') }).click();
    await main.getByRole('button', { name: t('login.submit') }).click();
    await expect(page.getByText(t('account.greeting', { email }))).toBeVisible();
  });
}

for (const language of inTurn('en'))
  test(`The links of signing up and of a forgotten password lead back to where one was, also when they are opened before the answer is there, ${language}`, async ({
    page,
    request,
  }) => {
    const t = wordsIn(language, accountEn, accountId);
    const mails = wordsIn(language, identityMessagesEn, identityMessagesId);
    const email = `on-the-way-${language}-${Date.now()}@pelaminan.test`;
    const wanted = withLanguage('/saved', language);
    const main = page.getByRole('main');
    const askForLink = async (by: 'sign-up' | 'forgot', submit: string) => {
      const delivered = Promise.withResolvers<void>();
      const answerLate = async (route: Route) => {
        await route.fetch();
        delivered.resolve();
      };
      await page.route('**/v2/{sign_up,forgot_password}', answerLate, { times: 1 });
      await page.goto(withLanguage(`/account/${by}?redirect=${encodeURIComponent(wanted)}`, language));
      await main.getByLabel(t('field.email')).fill(email);
      await main.getByRole('button', { name: submit }).click();
      await delivered.promise;
    };
    await askForLink('sign-up', t('signUp.submit'));
    await page.goto(linkIn(await emailTo(request, email, new RegExp(mails('confirm_subject')))));
    await main.getByLabel(t('field.name')).fill('Wulan & Arif');
    await main.getByLabel(t('field.password'), { exact: true }).fill('a bridge over the brook');
    await main.getByRole('button', { name: t('confirm.submit') }).click();
    await expect(main.getByRole('link', { name: t('confirm.continue') })).toHaveAttribute('href', wanted);
    await page.context().clearCookies();
    await askForLink('forgot', t('forgot.submit'));
    await page.goto(linkIn(await emailTo(request, email, new RegExp(`^${mails('reset_subject')}$`, 'm'))));
    await main.getByLabel(t('field.newPassword'), { exact: true }).fill('a brook under the bridge');
    await main.getByRole('button', { name: t('reset.submit') }).click();
    await main.getByRole('link', { name: t('login.submit') }).click();
    await main.getByLabel(t('field.email')).fill(email);
    await main.getByLabel(t('field.password'), { exact: true }).fill('a brook under the bridge');
    await main.getByRole('button', { name: t('login.submit') }).click();
    await expect(page).toHaveURL(new RegExp(`${wanted}$`));
  });

for (const language of inTurn('id'))
  test(`A field that is empty, or no address, says so itself and in the language of the page, ${language}`, async ({ page }) => {
    const t = wordsIn(language, accountEn, accountId);
    const site = wordsIn(language, pagesEn, pagesId);
    await page.goto(withLanguage('/account/login', language));
    const email = page.getByRole('main').getByLabel(t('field.email'));
    const send = page.getByRole('main').getByRole('button', { name: t('login.submit') });
    await send.click();
    await expect(email).toHaveAccessibleDescription(site('field.required'));
    await expect(email).toBeFocused();
    await email.fill('seseorang');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await send.click();
    await expect(email).toHaveAccessibleDescription(site('field.emailInvalid'));
    await expectAccessible(page);
  });
