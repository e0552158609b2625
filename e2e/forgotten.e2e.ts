// Vendors and operators who do not know their password any more.
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { identityEn } from '../texts/dashboard/identity.en.ts';
import { identityId } from '../texts/dashboard/identity.id.ts';
import { refusalText } from '../texts/refusals.ts';
import { identityMessagesEn } from '../texts/messages/identity.en.ts';
import { identityMessagesId } from '../texts/messages/identity.id.ts';
import { forgetful } from './cast.ts';
import { expect, test } from './journey.ts';
import { emailTo, enter, expectAccessible, fillLogin, inTurn, linkIn, wordsIn } from './world.ts';

test('Vendors and operators who forgot their password are sent a link, whether they are known or not', async ({ page }) => {
  for (const address of [pages.forgotPassword, pages.operationsForgotPassword]) {
    await page.goto(address);
    await page.getByLabel('Email').fill('nobody@pelaminan.test');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(identityEn['linkSent'].replace('{email}', 'nobody@pelaminan.test'))).toBeVisible();
  }
});

for (const language of inTurn('id'))
  test(`A vendor chooses a new password by the link, once, and is signed out everywhere else, ${language}`, async ({
    browser,
    page,
    request,
  }) => {
    const t = wordsIn(language, identityEn, identityId);
    const mails = wordsIn(language, identityMessagesEn, identityMessagesId);
    const at = (path: string) => withLanguage(path, language);
    const elsewhere = await (await browser.newContext()).newPage();
    await enter(elsewhere, forgetful);
    await elsewhere.goto(at(pages.dashboard));
    await expect(elsewhere).toHaveURL(new RegExp(`${at(pages.dashboard)}$`));

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at(pages.login));
    await page.getByLabel(t('email')).fill(forgetful);
    await page.getByRole('link', { name: t('forgot') }).click();
    // The page before has a field for the address, too.
    await expect(page.getByRole('button', { name: t('sendLink') })).toBeVisible();
    await expect(page.getByLabel(t('email'))).toHaveValue(forgetful);
    await page.getByRole('button', { name: t('sendLink') }).click();
    await expect(page.getByText(t('linkSent', { email: forgetful }))).toBeVisible();
    const link = linkIn(await emailTo(request, forgetful, new RegExp(`^${mails('reset_subject')}$`, 'm')));

    await page.goto(link);
    const password = page.getByLabel(t('newPassword'), { exact: true });
    const save = page.getByRole('button', { name: t('savePassword') });
    await password.fill('too short');
    await save.click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await password.fill(demoPassword);
    await save.click();
    await expect(page.getByText(t('resetDone'))).toBeVisible();
    await fillLogin(page, forgetful, language);
    await expect(page).toHaveURL(new RegExp(at(pages.dashboard)));

    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(new RegExp(at(pages.login)));
    await elsewhere.goto(link);
    await elsewhere.getByLabel(t('newPassword'), { exact: true }).fill('another garden under the stars');
    await elsewhere.getByRole('button', { name: t('savePassword') }).click();
    await expect(elsewhere.getByText(refusalText('identity.link_invalid', {}, language))).toBeVisible();
    await elsewhere.getByRole('link', { name: t('askNewLink') }).click();
    await expect(elsewhere.getByRole('button', { name: t('sendLink') })).toBeVisible();
    await elsewhere.context().close();
  });
