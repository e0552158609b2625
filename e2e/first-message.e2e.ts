// A couple without an account writes to a vendor: the message waits until the link in the email was opened, and is sent by a press.
import { withLanguage } from '../core/identity/gate.ts';
import { identityMessagesEn } from '../texts/messages/identity.en.ts';
import { identityMessagesId } from '../texts/messages/identity.id.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { talkers, undecided, vendorOf } from './cast.ts';
import { expect, test } from './journey.ts';
import { emailTo, expectAccessible, fillCoupleLogin, inTurn, linkIn, wordsIn } from './world.ts';

const phone = { width: 390, height: 844 };

for (const language of inTurn('en')) {
  const t = wordsIn(language, accountEn, accountId);
  const profile = wordsIn(language, pagesEn, pagesId);
  const mails = wordsIn(language, identityMessagesEn, identityMessagesId);
  const vendor = vendorOf(talkers[language]);
  const address = withLanguage(`/vendor/${vendor.slug}`, language);
  const chosen = { name: 'Rani & Dimas', password: 'a lantern over the rice field' };

  test.describe(`A first message before the account, ${language}`, () => {
    test('waits for the link, is seen on another device, and is sent by the press that says so', async ({ page, browser, request }) => {
      const email = `rani-${language}-${Date.now()}@pelaminan.test`;
      const text = `Halo, are you free for 250 guests? ${email}`;
      await page.setViewportSize(phone);
      await page.goto(address);
      await page.getByLabel(profile('profile.message')).fill(text);
      await page.getByLabel(profile('profile.yourEmail')).fill('rani at home');
      await page.getByRole('button', { name: profile('profile.send') }).click();
      await expect(page.getByLabel(profile('profile.yourEmail'))).toBeFocused();
      await page.getByLabel(profile('profile.yourEmail')).fill(email);
      await page.getByRole('button', { name: profile('profile.send') }).click();
      await expect(page.getByText(profile('profile.waits'))).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.getByRole('region').filter({ has: page.getByText(email) })).toBeFocused();
      await expectAccessible(page);
      // What was written can still be changed; the newest link has the newest message.
      await page.getByRole('button', { name: profile('profile.changeMessage') }).click();
      await expect(page.getByLabel(profile('profile.message'))).toHaveValue(text);

      const link = linkIn(await emailTo(request, email, new RegExp(mails('confirm_subject'))));
      const other = await (await browser.newContext({ viewport: phone })).newPage();
      await other.goto(link);
      const main = other.getByRole('main');
      await expect(main.getByText(t('confirm.leadMessage'))).toBeVisible();
      await main.getByLabel(t('field.name')).fill(chosen.name);
      await main.getByLabel(t('field.password'), { exact: true }).fill(chosen.password);
      await main.getByRole('button', { name: t('confirm.submit') }).click();
      await expect(main.getByRole('heading', { name: t('message.heading') })).toBeFocused();
      await expect(main.getByText(text)).toBeVisible();
      await expectAccessible(other);
      // The answer is lost on its way: the message stays in sight, and is sent once.
      await other.route('**/v2/vendors/*/messages', (route) => route.abort('internetdisconnected'), { times: 1 });
      await main.getByRole('button', { name: t('message.send') }).click();
      await expect(main.getByRole('alert')).toBeVisible();
      await main.getByRole('button', { name: t('message.send') }).click();
      await expect(main.getByRole('heading', { name: t('message.sentHeading') })).toBeFocused();
      await main.getByRole('link', { name: t('message.open') }).click();
      await expect(other.getByRole('log').getByText(text)).toBeVisible();
      await other.context().close();
    });

    test('is not sent by making the account: it is the draft in the form until somebody presses “send”', async ({ page, request }) => {
      const email = `dimas-${language}-${Date.now()}@pelaminan.test`;
      const text = `Not yet sure. ${email}`;
      await page.goto(address);
      await page.getByLabel(profile('profile.message')).fill(text);
      await page.getByLabel(profile('profile.yourEmail')).fill(email);
      await page.getByRole('button', { name: profile('profile.send') }).click();
      await expect(page.getByText(profile('profile.waits'))).toBeVisible();
      await page.goto(linkIn(await emailTo(request, email, new RegExp(mails('confirm_subject')))));
      const main = page.getByRole('main');
      await main.getByLabel(t('field.name')).fill(chosen.name);
      await main.getByLabel(t('field.password'), { exact: true }).fill(chosen.password);
      await main.getByLabel(t('field.password'), { exact: true }).press('Enter');
      await expect(main.getByText(text)).toBeVisible();
      // A closed tab loses nothing: the words are in the form of the vendor.
      await main.getByRole('link', { name: t('message.change') }).click();
      await expect(page.getByLabel(profile('profile.message'))).toHaveValue(text);
      await expect(page.getByLabel(profile('profile.yourEmail'))).toHaveCount(0);
    });

    for (const answer of ['is there', 'is still on its way']) {
      test(`of somebody who has an account leads by its email to signing in, and back to the form: the answer ${answer}`, async ({
        page,
        request,
      }) => {
        const text = `We are back. ${Date.now()}`;
        const delivered = Promise.withResolvers<void>();
        if (answer !== 'is there')
          await page.route('**/v2/sign_up', async (route) => {
            await route.fetch();
            delivered.resolve();
          });
        await page.goto(address);
        await page.getByLabel(profile('profile.message')).fill(text);
        await page.getByLabel(profile('profile.yourEmail')).fill(undecided[language]);
        await page.getByRole('button', { name: profile('profile.send') }).click();
        await (answer === 'is there' ? expect(page.getByText(profile('profile.waits'))).toBeVisible() : delivered.promise);
        await page.goto(linkIn(await emailTo(request, undecided[language], new RegExp(mails('known_subject')))));
        await fillCoupleLogin(page, undecided[language], language);
        await expect(page.getByText(profile('profile.draftBack'))).toBeVisible();
        await expect(page.getByLabel(profile('profile.message'))).toHaveValue(text);
      });
    }
  });
}
