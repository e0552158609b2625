import { expect, type Page, type Route, test } from '@playwright/test';
import { logout } from '../contract/identity.ts';
import { saveAgreement } from '../contract/verification.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { refusalText } from '../texts/refusals.ts';
import type { Language } from '../texts/typed.ts';
import { addAccount, agreementPage, company, paperFor, person, reviewer, signIn } from './agreement-steps.ts';
import { signers } from './cast.ts';
import { expectAccessible, fillLogin, languages } from './world.ts';

const sentence = (code: string, language: Language) => refusalText(code, {}, language);

for (const language of languages) {
  const begin = async (page: Page, baseURL: string | undefined, role: keyof typeof signers) => {
    const headers = await signIn(page.request, signers[role][language], baseURL ?? '');
    const form = agreementPage(page, language);
    await form.open();
    return { headers, form, t: form.t };
  };

  test.describe(`Agreement form, ${language}`, () => {
    test('an individual: from nothing to handed in', async ({ page, baseURL }) => {
      const { headers, form, t } = await begin(page, baseURL, 'individual');
      const { main } = form;
      await addAccount(page.request, headers, person.name);
      await main.getByRole('button', { name: t('chooseGo') }).click();
      await expect(main.getByText(t('chooseMissing'))).toBeVisible();
      await expectAccessible(page);
      await form.choose('individual');
      await expectAccessible(page);

      await form.submit();
      await expect(form.field(t('field.business_name'))).toBeFocused();
      await expect(main.getByText(sentence('verification.required', language), { exact: true }).first()).toBeVisible();
      await expect(main.getByText(sentence('verification.document_required', language))).toHaveCount(2);
      await expectAccessible(page);

      await form.answer({
        [t('field.business_name')]: 'Kebun Bunga',
        [t('field.signatory_name')]: person.name,
        [t('field.signatory_id_number')]: '1234',
      });
      await expect(main.getByText(sentence('verification.nik_invalid', language))).toBeVisible();
      await form.field(t('field.signatory_id_number')).fill(person.nik);
      await expect(main.getByText(sentence('verification.nik_invalid', language))).toBeHidden();

      const idCard = main.getByLabel(t('attachFor', { document: t('document.id_card') }), { exact: true });
      await idCard.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(3 * 1024 * 1024 + 1) });
      await expect(main.getByText(sentence('files.too_large', language))).toBeVisible();
      await idCard.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
      await expect(main.getByText(sentence('files.type', language))).toBeVisible();
      await expectAccessible(page);
      await form.attach(t('document.id_card'), 'id_card', 'card.jpg');

      await main
        .getByRole('button', { name: t('guide') })
        .last()
        .click();
      await expect(page.getByRole('dialog', { name: t('guideSelfieTitle') })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await form.attach(t('document.selfie_with_id'), 'selfie_with_id', 'me.jpg');
      await main.getByRole('button', { name: t('of', { action: t('filePreview'), file: 'me.jpg' }) }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('complete', true);
      await expectAccessible(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('close') })
        .click();

      await main.getByRole('radio', { name: /BCA|Bank Central Asia/ }).check();
      await form.saved();
      await expect(form.section(t('section.bank'))).toHaveAccessibleName(new RegExp(t('status.done')));
      await page.reload();
      await expect(form.field(t('field.signatory_id_number'))).toHaveValue(person.nik);
      await form.submit();
      await form.acceptTerms();

      await page.getByRole('link', { name: t('thanksForm') }).click();
      await expect(page.getByRole('heading', { name: t('submittedTitle') })).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(person.nik);
      await expectAccessible(page);
    });

    test('a company: handed in, declined, only the declined mended, approved', async ({ page, playwright, baseURL }) => {
      test.slow();
      const { headers, form, t } = await begin(page, baseURL, 'company');
      const { main } = form;
      await addAccount(page.request, headers, company.taxName);
      await form.choose('company');
      await form.answer({
        [t('field.business_name')]: 'Kebun Bunga',
        [t('field.company_tax_name')]: company.taxName,
        [t('field.company_tax_number')]: company.taxNumber,
        [t('field.individual_tax_name')]: person.name,
        [t('field.individual_tax_number')]: person.taxNumber,
        [t('field.signatory_name')]: person.name,
        [t('field.signatory_position')]: 'Direktur',
        [t('field.signatory_id_number')]: person.nik,
        [`${t('field.nib_number')} (${t('optional')})`]: company.nib,
      });
      await main.getByRole('radio', { name: t('no'), exact: true }).check();
      await main.getByRole('radio', { name: t('option.non_vat_statement') }).check();
      for (const document of ['id_card', 'selfie_with_id'] as const)
        await form.attach(t(`document.${document}`), document, `${document}.jpg`);
      for (const document of ['tax_id', 'non_vat_statement', 'power_of_attorney', 'nib'] as const)
        await form.attach(t(`document.${document}`), document, `${document}.pdf`);

      const deed = t('document.deed');
      const sheets = main.getByRole('list', { name: deed }).getByRole('listitem');
      await main
        .getByLabel(t('attachFor', { document: deed }), { exact: true })
        .setInputFiles([await paperFor('deed', 'two.pdf'), await paperFor('deed', 'one.pdf')]);
      await expect(sheets.getByText(t('fileAttached'))).toHaveCount(2, { timeout: 30_000 });
      await main.getByRole('button', { name: t('of', { action: t('fileUp'), file: 'one.pdf' }) }).click();
      await expect(sheets.first()).toContainText('one.pdf');
      await main.getByRole('radio', { name: /BCA|Bank Central Asia/ }).check();
      await form.saved();
      await page.reload();
      await expect(sheets.first()).toContainText('one.pdf');
      await expectAccessible(page);
      await form.submit();
      await form.acceptTerms();

      const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      const note = 'Halaman 3 tidak ada';
      const operator = await reviewer(staff, baseURL ?? '');
      await operator.decline(page, [
        { part: 'id_card', reasons: ['not_readable'], note: '' },
        { part: 'deed', reasons: ['page_missing', 'other'], note },
      ]);
      await form.open();
      const panel = main.getByRole('group').filter({ hasText: t('declinedTitle') });
      await expect(panel).toContainText(t('reason.not_readable'));
      await expect(panel).toContainText(note);
      await expectAccessible(page);
      // What was not declined is there to read, not to change.
      await expect(main.getByRole('heading', { name: t('document.selfie_with_id') })).toBeHidden();
      await main.getByText(t('declinedRest')).click();
      await expect(main.getByRole('heading', { name: t('document.selfie_with_id') })).toBeVisible();

      const again = main.getByRole('button', { name: t('submitAgain') });
      await again.click();
      await page.getByRole('dialog').getByRole('checkbox').check();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('termsGo') })
        .click();
      await expect(main.getByText(sentence('verification.still_declined', language)).first()).toBeVisible();

      await panel.getByRole('link', { name: `${t('declinedMend')}: ${t('document.id_card')}` }).click();
      await main
        .getByLabel(t('of', { action: t('fileReplace'), file: 'id_card.jpg' }), { exact: true })
        .setInputFiles(await paperFor('id_card', 'sharper.jpg'));
      await expect(main.getByRole('list', { name: t('document.id_card') })).toContainText('sharper.jpg');
      await main.getByLabel(t('addSheetFor', { document: deed }), { exact: true }).setInputFiles(await paperFor('deed', 'three.pdf'));
      await expect(sheets.getByText(t('fileAttached'))).toHaveCount(3, { timeout: 30_000 });
      await expect(panel.getByText(t('declinedChanged'))).toHaveCount(2);
      await expectAccessible(page);
      await again.click();
      await form.acceptTerms();

      await operator.approve(page);
      await staff.dispose();
      await form.open();
      await expect(page.getByRole('heading', { name: t('approvedTitle') })).toBeVisible();
      await expect(main.getByText(t('versionState.declined'))).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('button', { name: t('revise') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('reviseGo') })
        .click();
      await expect(form.field(t('field.signatory_id_number'))).toHaveValue(person.nik);
    });

    test('a company abroad: from nothing to handed in', async ({ page, baseURL }) => {
      const { headers, form, t } = await begin(page, baseURL, 'international');
      const { main } = form;
      await addAccount(page.request, headers, 'Coral Bay Pte Ltd');
      await form.choose('international');
      await form.answer({
        [t('field.business_name')]: 'Coral Bay',
        [t('field.international_company_name')]: 'Coral Bay Pte. Ltd.',
        [t('field.international_company_address')]: '18 Marina Boulevard\nSingapore 018981',
        [t('field.signatory_name')]: 'Priya Raman',
        [t('field.signatory_position')]: 'Director',
        [t('foreignIdNumber')]: 'K1234567P',
      });
      await main.getByRole('radio', { name: t('yes'), exact: true }).check();
      await form.attach(t('identityCard'), 'id_card', 'passport.jpg');
      await form.attach(t('document.selfie_with_id'), 'selfie_with_id', 'me.jpg');
      await form.attach(t('document.dgt_1'), 'dgt_1', 'dgt.pdf');
      await form.attach(t('document.certificate_of_residence'), 'certificate_of_residence', 'residence.pdf');
      await main.getByRole('radio', { name: /BCA|Bank Central Asia/ }).check();
      await form.saved();
      await expectAccessible(page);
      await form.submit();
      await form.acceptTerms();
    });

    test('another business type begins anew, and the way back is open', async ({ page, baseURL }) => {
      const { form, t } = await begin(page, baseURL, 'undecided');
      const { main } = form;
      await form.choose('individual');
      await form.answer({ [t('field.business_name')]: 'Rumah Kita' });
      await form.attach(t('document.id_card'), 'id_card', 'card.jpg');
      await main.getByRole('button', { name: `${t('typeChange')}: ${t('typeLabel')}` }).click();
      const dialog = page.getByRole('dialog', { name: t('changeTitle') });
      await expect(dialog).toContainText(t('changeText', { type: t('type.individual') }));
      await dialog.getByRole('radio', { name: t('type.company') }).check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('changeGo') }).click();
      await expect(form.field(t('field.company_tax_name'))).toBeVisible();
      await expect(form.field(t('field.business_name'))).toHaveValue('');
      await expectAccessible(page);
      await main.getByRole('button', { name: t('bringBack') }).click();
      await expect(form.field(t('field.business_name'))).toHaveValue('Rumah Kita');
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
