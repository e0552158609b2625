import type { Page } from '@playwright/test';
import { refusalText } from '../texts/refusals.ts';
import type { Language } from '../texts/typed.ts';
import { addAccount, agreementPage, company, documentFor, person, signIn } from './agreement-steps.ts';
import { signers, vendorOf } from './cast.ts';
import { expect, test, withPictures } from './journey.ts';
import { reviewerPage } from './review-steps.ts';
import { expectAccessible, inTurn, emailTo } from './world.ts';

test.use(withPictures);

const sentence = (code: string, language: Language) => refusalText(code, {}, language);

for (const language of inTurn('en')) {
  const begin = async (page: Page, baseURL: string | undefined, role: keyof typeof signers) => {
    const headers = await signIn(page.request, signers[role][language], baseURL ?? '');
    const form = agreementPage(page, language);
    await form.open();
    return { headers, form, t: form.t };
  };

  test.describe(`Agreement form, ${language}`, () => {
    let operator: Awaited<ReturnType<typeof reviewerPage>>;
    test.beforeAll(async ({ browser }) => {
      operator = await reviewerPage(browser, language);
    });
    test.afterAll(() => operator.page.context().close());

    test('an individual: from nothing to approved', async ({ page, baseURL }) => {
      test.slow();
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
      await main.getByRole('button', { name: t('of', { action: t('fileRemove'), file: 'card.jpg' }) }).click();
      const removing = page.getByRole('dialog', { name: t('removeTitle') });
      await expect(removing).toContainText(t('removeText', { file: 'card.jpg' }));
      await removing.getByRole('button', { name: t('fileRemove'), exact: true }).click();
      await expect(main.getByRole('list', { name: t('document.id_card') }).getByText('card.jpg')).toHaveCount(0);
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

      const business = vendorOf(signers.individual[language]).businessName;
      await operator.openCase(business);
      expect(await operator.readAll()).toBe(2);
      await expectAccessible(operator.page);
      await operator.approve();
      await operator.queue();
      await expect(operator.row(business)).toHaveCount(0);
      await emailTo(page.request, signers.individual[language], /approved|disetujui/);
      await form.open();
      await expect(page.getByRole('heading', { name: t('approvedTitle') })).toBeVisible();
    });

    test('a company: submitted, declined, only the declined parts corrected, approved', async ({ page, baseURL }) => {
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
        .setInputFiles([await documentFor('deed', 'two.pdf'), await documentFor('deed', 'one.pdf')]);
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

      const business = vendorOf(signers.company[language]).businessName;
      const note = 'Halaman 3 akta tidak ada, mohon dikirim';
      await operator.openCase(business);
      // Seven documents; the deed has two sheets.
      expect(await operator.readAll()).toBe(8);
      await operator.decline([
        { part: 'id_card', reasons: ['not_readable'] },
        { part: 'deed', reasons: ['page_missing', 'other'], note },
      ]);
      await expect(operator.page.getByText(operator.words('reason.not_readable')).first()).toBeVisible();
      await form.open();
      const panel = main.getByRole('group').filter({ hasText: t('declinedTitle') });
      await expect(panel).toContainText(t('reason.not_readable'));
      await expect(panel).toContainText(note);
      await expectAccessible(page);
      const title = panel.locator('summary').first();
      await title.click();
      await expect(panel.getByText(note)).toBeHidden();
      await title.click();
      await expect(panel.getByText(note)).toBeVisible();
      const held = main.locator('details').filter({ has: page.locator('summary').getByText(t('dataTitle'), { exact: true }) });
      await held.locator('summary').click();
      await expect(held.getByText(t('dataPurpose'))).toBeVisible();
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

      await panel.getByRole('link', { name: `${t('declinedFix')}: ${t('document.id_card')}` }).click();
      await main
        .getByLabel(t('of', { action: t('fileReplace'), file: 'id_card.jpg' }), { exact: true })
        .setInputFiles(await documentFor('id_card', 'sharper.jpg'));
      await expect(main.getByRole('list', { name: t('document.id_card') })).toContainText('sharper.jpg');
      await main.getByLabel(t('addSheetFor', { document: deed }), { exact: true }).setInputFiles(await documentFor('deed', 'three.pdf'));
      // The two from before are still the ones that were declined; the new one is attached.
      await expect(sheets.getByText(t('fileAttached'), { exact: true })).toHaveCount(1, { timeout: 30_000 });
      await expect(sheets.getByText(t('fileDeclined'), { exact: true })).toHaveCount(2);
      await expect(panel.getByText(t('declinedChanged'))).toHaveCount(2);
      await expectAccessible(page);
      await again.click();
      await form.acceptTerms();

      await operator.openCase(business);
      await expect(operator.page.getByRole('tab').filter({ hasText: operator.t('changedHere') })).toHaveText([
        new RegExp(operator.words('document.id_card')),
        new RegExp(operator.words('document.deed')),
      ]);
      await operator.approve();
      await form.open();
      await expect(page.getByRole('heading', { name: t('approvedTitle') })).toBeVisible();
      await expect(main.getByRole('listitem').getByText(t('versionState.declined'))).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('button', { name: t('revise') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('reviseGo') })
        .click();
      await expect(form.field(t('field.signatory_id_number'))).toHaveValue(person.nik);
    });

    test('a company abroad: from nothing to approved', async ({ page, baseURL }) => {
      test.slow();
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

      await operator.openCase(vendorOf(signers.international[language]).businessName);
      expect(await operator.readAll()).toBe(4);
      await operator.approve();
      await form.open();
      await expect(page.getByRole('heading', { name: t('approvedTitle') })).toBeVisible();
    });
  });
}
