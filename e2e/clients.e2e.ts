// A couple enters wedding details and writes to a vendor on Trial; the vendor unlocks the contact for one credit, reports spam, and gets the credit back when
// an operator agrees.
import type { Page } from '@playwright/test';
import { contactCredit, interestedClients } from '../contract/contacts.ts';
import { listConversations } from '../contract/conversations.ts';
import { saveWedding } from '../contract/weddings.ts';
import { me } from '../contract/identity.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { clientsEn } from '../texts/dashboard/clients.en.ts';
import { clientsId } from '../texts/dashboard/clients.id.ts';
import { homeEn } from '../texts/dashboard/home.en.ts';
import { homeId } from '../texts/dashboard/home.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { spamEn } from '../texts/dashboard/spam.en.ts';
import { spamId } from '../texts/dashboard/spam.id.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { betrothed, trialVendors, vendorOf } from './cast.ts';
import { expect, test } from './journey.ts';
import { holdFirst, holdScript } from './late.ts';
import { operatorPage } from './operators.ts';
import { enter, expectAccessible, inTurn, logInAsCouple, wordsIn } from './world.ts';

/** The vendor as it is now; what is asked this way changes nothing on its pages. */
async function recordOf(page: Page) {
  return ((await (await page.request.get(me.path)).json()) as { vendor: { sessionId: string; contactCredit: number } }).vendor;
}

for (const language of inTurn('id')) {
  const t = wordsIn(language, clientsEn, clientsId);
  const home = wordsIn(language, homeEn, homeId);
  const shell = wordsIn(language, shellEn, shellId);
  const account = wordsIn(language, accountEn, accountId);
  const site = wordsIn(language, pagesEn, pagesId);
  const spam = wordsIn(language, spamEn, spamId);
  const at = (path: string) => withLanguage(path, language);
  const vendor = vendorOf(trialVendors[language]);

  test.describe
    .serial(`Clients, ${language}`, () => {
      let coupleId = 0;
      let name = '';

      test('what a couple types and chooses before the scripts have arrived is theirs to send', async ({ page }) => {
        await enter(page, betrothed[language]);
        const letCome = await holdScript(page, 'wedding-screen');
        await page.goto(at('/account/wedding'), { waitUntil: 'domcontentloaded' });
        await page.getByLabel(account('wedding.month'), { exact: true }).selectOption({ index: 7 });
        await page.getByLabel(account('wedding.guests')).fill('310');
        const saved = page.waitForResponse((answer) => answer.url().endsWith(saveWedding.path) && answer.request().method() === 'PUT');
        await page.getByRole('button', { name: account('account.saveChanges') }).click();
        letCome();
        expect((await saved).ok()).toBe(true);
        await page.reload();
        await expect(page.getByLabel(account('wedding.month'), { exact: true }).locator('option').nth(7)).toHaveJSProperty(
          'selected',
          true,
        );
        await expect(page.getByLabel(account('wedding.guests'))).toHaveValue('310');
      });

      test('a couple tells about its wedding; what it typed outlives its session', async ({ page }) => {
        await enter(page, betrothed[language]);
        await page.goto(at('/account/wedding'));
        await expect(page.getByRole('heading', { name: account('wedding.heading') })).toBeVisible();
        await page.getByLabel(account('wedding.guests')).fill('many');
        await page.getByRole('button', { name: account('account.saveChanges') }).click();
        await expect(page.getByLabel(account('wedding.guests'))).toBeFocused();
        await expect(page.getByLabel(account('wedding.guests'))).toHaveAttribute('aria-invalid', 'true');
        await page.getByLabel(account('wedding.guests')).fill('225');
        await page.getByLabel(account('wedding.month'), { exact: true }).selectOption({ index: 9 });
        await page.getByLabel(account('wedding.day'), { exact: true }).selectOption('12');
        await page.getByRole('combobox', { name: account('wedding.city'), exact: true }).selectOption({ label: 'Malang' });
        await page.getByLabel(account('wedding.budget'), { exact: true }).selectOption('100_250');
        await page.getByLabel(account('wedding.wishes')).fill('Siraman di rumah');

        await page.context().clearCookies({ name: 'BSID' });
        await page.getByRole('button', { name: account('account.saveChanges') }).click();
        await expect(page).toHaveURL(/\/account\/login\?redirect=/);
        await expect(page.getByText(account('login.leadEnded'))).toBeVisible();
        await page.getByRole('main').getByLabel(account('field.email')).fill(betrothed[language]);
        await page.getByRole('main').getByLabel(account('field.password'), { exact: true }).fill(demoPassword);
        await page
          .getByRole('main')
          .getByRole('button', { name: account('login.submit') })
          .click();
        await expect(page.getByLabel(account('wedding.guests'))).toHaveValue('225');
        await expect(page.getByLabel(account('wedding.wishes'))).toHaveValue('Siraman di rumah');
        await page.getByRole('button', { name: account('account.saveChanges') }).click();
        await expect(page.getByRole('status').filter({ hasText: account('account.savedChanges') })).toBeVisible();
        await expectAccessible(page);

        // What is typed while the answer is under way stays, and is not called saved.
        const { letCome } = await holdFirst(page, saveWedding);
        await page.getByRole('button', { name: account('account.saveChanges') }).click();
        await page.getByLabel(account('wedding.wishes')).fill('Siraman di rumah, lalu resepsi');
        await letCome();
        await expect(page.getByRole('button', { name: account('account.saveChanges') })).toBeEnabled();
        await expect(page.getByLabel(account('wedding.wishes'))).toHaveValue('Siraman di rumah, lalu resepsi');
        await expect(page.getByRole('status').filter({ hasText: account('account.savedChanges') })).toBeHidden();
        await page.reload();
        await expect(page.getByLabel(account('wedding.wishes'))).toHaveValue('Siraman di rumah, lalu resepsi');
        await page.getByRole('button', { name: account('account.saveChanges') }).click();
        await expect(page.getByRole('status').filter({ hasText: account('account.savedChanges') })).toBeVisible();

        await page.setViewportSize({ width: 320, height: 720 });
        await expectAccessible(page);
        await page.goto(at('/account'));
        await expect(page.getByRole('region', { name: account('wedding.toldHeading') })).toContainText('Malang');
      });

      test('a vendor on Trial sees a new client without the name', async ({ page, browser }) => {
        await enter(page, trialVendors[language]);
        await page.goto(at(pages.dashboard));
        const interested = page.getByRole('region', { name: home('interestedTitle'), exact: true });
        await expect(interested).toBeVisible();
        await expectAccessible(page);

        const couple = await (await browser.newContext()).newPage();
        await logInAsCouple(couple, betrothed[language], language);
        name =
          (await couple
            .getByRole('banner')
            .getByRole('link', { name: site('site.account') })
            .textContent()) ?? '';
        await couple.goto(at(`/vendor/${vendor.slug}`));
        // The list comes by itself, with what the couple reads.
        await couple.getByRole('table').scrollIntoViewIfNeeded();
        await expect(interested.getByText(t('act.price_list_view')).first()).toBeVisible({ timeout: 30_000 });
        await couple.getByLabel(site('profile.message')).fill('Apakah masih bisa untuk tanggal kami?');
        await couple.getByRole('button', { name: site('profile.send') }).click();
        const newest = interested.getByRole('listitem').first();
        await expect(newest).toContainText(t('act.message'), { timeout: 30_000 });
        await expect(newest).toContainText('Malang');
        await expect(newest).toContainText('•••');
        await couple.context().close();

        await page.goto(`${at(pages.clients)}?list=interested`);
        const row = page
          .getByRole('listitem')
          .filter({ hasText: t('act.message') })
          .first();
        await expect(row).toContainText(t('budget.100_250'));
        await page.getByRole('combobox', { name: t('city'), exact: true }).selectOption({ label: 'Malang' });
        await expect(page.getByRole('listitem').filter({ hasText: 'Malang' }).first()).toBeVisible();
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 720 });
        await expectAccessible(page);
        const list = (await (await page.request.get(`${interestedClients.path}?limit=1`)).json()) as {
          statisticUsers: { userId: number; name: string }[];
        };
        coupleId = list.statisticUsers[0]?.userId ?? 0;
        expect(list.statisticUsers[0]?.name).toContain('•••');
      });

      test('unlocking the contact costs one credit, shown before, and nothing the second time', async ({ page }) => {
        await enter(page, trialVendors[language]);
        const { contactCredit: before } = await recordOf(page);
        await page.goto(at(pages.client.replace(':coupleId', String(coupleId))));
        await expect(page.getByText(t('weddingClosed'))).toBeVisible();
        await expectAccessible(page);
        // With the keys alone.
        await page.getByRole('button', { name: t('unlockContact') }).focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText(t('price', { count: before, n: before }));
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        expect((await recordOf(page)).contactCredit).toBe(before);
        await page.getByRole('button', { name: t('unlockContact') }).click();
        await dialog.getByRole('button', { name: t('openNow') }).click();
        await expect(page.getByText(t('contactOpen'), { exact: true })).toBeVisible();
        // What opened the dialog is gone, too.
        await expect(page.getByRole('region', { name: t('contactTitle') })).toBeFocused();
        await expect(page.getByText('Siraman di rumah')).toBeVisible();
        await expect(page.getByRole('link', { name: betrothed[language] })).toBeVisible();
        await expect(page.getByRole('complementary').getByText(shell('contactCredit', { count: before - 1, n: before - 1 }))).toBeVisible();
        await expectAccessible(page);
        await page.reload();
        await expect(page.getByText(t('contactOpen'), { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: t('unlockContact') })).toBeHidden();
        expect((await recordOf(page)).contactCredit).toBe(before - 1);

        await page.goto(at(pages.contactCredit));
        const newest = page.getByRole('row').nth(1);
        await expect(newest).toContainText('−1');
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 720 });
        await expectAccessible(page);
      });

      test('the credit is refunded when an operator agrees that it was spam', async ({ page, browser }) => {
        await enter(page, trialVendors[language]);
        const { sessionId, contactCredit: before } = await recordOf(page);
        await page.goto(at(pages.contactCredit));
        await expect(page.getByText(t('creditLeft', { n: before }), { exact: true })).toBeVisible();
        const { data: talks } = (await (await page.request.get(listConversations.path)).json()) as { data: { id: string }[] };
        const reported = await page.request.post(`${listConversations.path}/${talks[0]?.id}/spam`, {
          data: { reason: 'not_serious' },
          headers: { 'session-id': sessionId, origin: new URL(page.url()).origin },
        });
        expect(reported.status()).toBe(204);

        const operator = await operatorPage(browser, 'ops-support@demo.test', language);
        await operator.goto(at(pages.operationsSpam));
        await operator
          .getByRole('row')
          .filter({ hasText: vendor.businessName })
          .getByRole('button', { name: spam('agree') })
          .click();
        const decision = operator.getByRole('dialog', { name: spam('agreeTitle') });
        await decision.getByRole('button', { name: spam('agreeExample.ad') }).click();
        await decision.getByRole('button', { name: spam('agree'), exact: true }).click();
        await expect(decision).toBeHidden();
        await operator.context().close();

        // The page of the vendor, still open, follows by itself.
        await expect(page.getByText(t('creditLeft', { n: before + 1 }), { exact: true })).toBeVisible();
        await expect(page.getByRole('row').nth(1)).toContainText('+1');
        await expect(page.getByRole('complementary').getByText(shell('contactCredit', { count: before + 1, n: before + 1 }))).toBeVisible();
        const { meta } = (await (await page.request.get(contactCredit.path)).json()) as { meta: { balance: number } };
        expect(meta.balance).toBe(before + 1);
        expect(name).not.toBe('');
      });

      test('a vendor on the marketplace finds its way back', async ({ page }) => {
        await enter(page, trialVendors[language]);
        await page.goto(at('/'));
        await page
          .getByRole('banner')
          .getByRole('link', { name: site('site.dashboard') })
          .click();
        await expect(page).toHaveURL(new RegExp(`${at(pages.dashboard)}$`));
        await expect(page.getByRole('heading', { name: vendor.businessName })).toBeVisible();
      });
    });
}
