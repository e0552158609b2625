// Interruptions while filling in the form: another business type, an expired session, a lost network, a second window, closing it.
import type { Page, Route } from '@playwright/test';
import { logout } from '../contract/identity.ts';
import { saveAgreement } from '../contract/verification.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { agreementPage, person, signIn } from './agreement-steps.ts';
import { signers } from './cast.ts';
import { expect, test, withPictures } from './journey.ts';
import { expectAccessible, fillLogin, inTurn } from './world.ts';

test.use(withPictures);

for (const language of inTurn('id')) {
  const begin = async (page: Page, baseURL: string | undefined, role: keyof typeof signers) => {
    const headers = await signIn(page.request, signers[role][language], baseURL ?? '');
    const form = agreementPage(page, language);
    await form.open();
    return { headers, form, t: form.t };
  };

  test.describe(`Agreement form in between, ${language}`, () => {
    test('another business type begins anew, and the way back is open', async ({ page, baseURL }) => {
      const { form, t } = await begin(page, baseURL, 'undecided');
      const { main } = form;
      await form.choose('individual');
      await form.answer({ [t('field.business_name')]: 'Rumah Kita' });
      await form.attach(t('document.id_card'), 'id_card', 'card.jpg');
      await page.route(`**${saveAgreement.path}`, (route) =>
        route.request().method() === saveAgreement.method ? route.abort() : route.fallback(),
      );
      await form.field(t('field.business_name')).fill('Rumah Kita Dua');
      await main.getByRole('button', { name: `${t('typeChange')}: ${t('typeLabel')}` }).click();
      const dialog = page.getByRole('dialog', { name: t('changeTitle') });
      await expect(dialog).toContainText(t('changeText', { type: t('type.individual') }));
      await dialog.getByRole('radio', { name: t('type.company') }).check();
      await expectAccessible(page);
      // It is not set aside without what was typed last.
      await expect(page.getByText(t('saveFailed'))).toHaveCount(1);
      await dialog.getByRole('button', { name: t('changeGo') }).click();
      await expect(page.getByText(t('saveFailed')), 'beside the state, it is said to whoever pressed').toHaveCount(2);
      await expect(dialog).toBeVisible();
      await page.unrouteAll();
      await dialog.getByRole('button', { name: t('changeGo') }).click();
      await expect(form.field(t('field.company_tax_name'))).toBeVisible();
      await expect(form.field(t('field.business_name'))).toHaveValue('');
      await expectAccessible(page);
      await main.getByRole('button', { name: t('bringBack') }).click();
      await expect(form.field(t('field.business_name'))).toHaveValue('Rumah Kita Dua');
      await expect(main.getByRole('list', { name: t('document.id_card') })).toContainText('card.jpg');
    });

    test('an expired session, a lost network and another window lose nothing', async ({ page, context, baseURL }) => {
      const { headers, form, t } = await begin(page, baseURL, 'interrupted');
      const { main } = form;
      await form.choose('individual');
      await form.answer({ [t('field.business_name')]: 'Rumah Tamu' });
      await form.saved();

      await context.setOffline(true);
      await form.answer({ [t('field.signatory_name')]: person.name });
      await expect(main.getByText(t('saveFailed'))).toBeVisible();
      await expectAccessible(page);
      await context.setOffline(false);
      await form.saved();

      // The session ends while a save is on its way.
      const endSession = async (route: Route) => {
        expect((await page.request.post(logout.path, { headers })).ok()).toBe(true);
        await route.continue();
      };
      await page.route(`**${saveAgreement.path}`, endSession, { times: 1 });
      await form.field(t('field.signatory_id_number')).fill(person.nik);
      await expect(page).toHaveURL(/\/login\?redirect=/);
      await fillLogin(page, signers.interrupted[language], language);
      await expect(page).toHaveURL(new RegExp(`${withLanguage(pages.agreement, language)}$`));
      await expect(form.field(t('field.signatory_id_number'))).toHaveValue(person.nik);
      await form.saved();
      await page.reload();
      await expect(form.field(t('field.signatory_id_number'))).toHaveValue(person.nik);

      const second = await context.newPage();
      const other = agreementPage(second, language);
      await other.open();
      await other.field(t('field.business_name')).fill('Rumah Tamu Dua');
      await other.field(t('field.business_name')).blur();
      await other.saved();
      await form.field(t('field.business_name')).fill('Rumah Tamu Satu');
      await form.field(t('field.business_name')).blur();
      await expect(main.getByText(t('conflict'))).toContainText('Rumah Tamu Dua');
      await expectAccessible(page);
      await main.getByRole('button', { name: t('conflictMine') }).click();
      await form.saved();
      await second.reload();
      await expect(other.field(t('field.business_name'))).toHaveValue('Rumah Tamu Satu');
      await second.close();

      await form.field(t('field.business_name')).fill('Rumah Tamu');
      await main.getByRole('button', { name: t('close'), exact: true }).click();
      const leaving = page.getByRole('dialog', { name: t('leaveTitle') });
      await expectAccessible(page);
      await leaving.getByRole('button', { name: t('leaveGo') }).click();
      await expect(page).toHaveURL(new RegExp(`${withLanguage(pages.profile, language)}$`));
      await form.open();
      await expect(form.field(t('field.business_name'))).toHaveValue('Rumah Tamu');
    });
  });
}
