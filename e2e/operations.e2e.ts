// Operators' work from both sides: the vendor sees what an operator decided, and only one of two operators decides.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { accountEn } from '../texts/dashboard/account.en.ts';
import { accountId } from '../texts/dashboard/account.id.ts';
import { adClicksEn } from '../texts/dashboard/ad-clicks.en.ts';
import { adClicksId } from '../texts/dashboard/ad-clicks.id.ts';
import { agreementEn } from '../texts/dashboard/agreement.en.ts';
import { agreementId } from '../texts/dashboard/agreement.id.ts';
import { fairsEn } from '../texts/dashboard/fairs.en.ts';
import { fairsId } from '../texts/dashboard/fairs.id.ts';
import { operationsEn } from '../texts/dashboard/operations.en.ts';
import { operationsId } from '../texts/dashboard/operations.id.ts';
import { reviewEn } from '../texts/dashboard/review.en.ts';
import { reviewId } from '../texts/dashboard/review.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { refusalText } from '../texts/refusals.ts';
import { expect, test } from './journey.ts';
import { operatorByForm, operatorPage } from './operators.ts';
import { enter, expectAccessible, inTurn, wordsIn } from './world.ts';

/** Vendors with charged clicks, in no other journey. */
const disputing = { en: 'cahaya-nirmala@demo.test', id: 'cahaya-swara-sari@demo.test' } as const;
const doorkeepers = { en: 'ops-verification@demo.test', id: 'ops-lead@demo.test' } as const;
const adjusted = { en: 'Busana Mentari', id: 'Bingkis Gendhis' } as const;

for (const language of inTurn('id')) {
  const t = wordsIn(language, operationsEn, operationsId);
  const account = wordsIn(language, accountEn, accountId);
  const clicks = wordsIn(language, adClicksEn, adClicksId);
  const review = wordsIn(language, reviewEn, reviewId);
  const words = wordsIn(language, agreementEn, agreementId);
  const fairs = wordsIn(language, fairsEn, fairsId);
  const shell = wordsIn(language, shellEn, shellId);
  const open = (page: Page, path: string) => page.goto(withLanguage(path, language));

  test.describe(`Operations, ${language}`, () => {
    test('a couple is found by a misspelled name, and its page says where its money is', async ({ browser }) => {
      const support = await operatorPage(browser, 'ops-support@demo.test', language);
      await open(support, pages.operations);
      await support.getByLabel(t('find')).fill('Ayu Bma');
      await support.getByLabel(t('find')).press('Enter');
      const results = support.getByRole('list', { name: t('findResults') });
      await expectAccessible(support);
      await results.getByRole('listitem').filter({ hasText: 'c•••@demo.test' }).getByRole('link').click();
      await expect(support.getByRole('heading', { name: t('couplePayments') })).toBeVisible();
      await expect(support.getByRole('link', { name: 'couple@demo.test' })).toBeVisible();
      await support.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(support);
    });

    test('a page one may not open, and one that is not there, says so and offers no other try', async ({ browser }) => {
      const finance = await operatorPage(browser, 'ops-finance@demo.test', language);
      await open(finance, pages.operationsDisputes);
      await expect(finance.getByText(shell('notPermittedTitle'))).toBeVisible();
      await expect(finance.getByRole('button', { name: shell('retry') })).toHaveCount(0);
      await expectAccessible(finance);
      for (const path of [pages.operationsOrder, pages.operationsCouple, pages.operationsPayout].map((bare) =>
        bare.replace(/:\w+/, 'abc'),
      )) {
        await open(finance, path);
        await expect(finance.getByRole('heading', { name: shell('notFoundTitle') })).toBeVisible();
      }
    });

    test('a vendor disputes a click, an operator refunds it, and the vendor sees it', async ({ page, browser }) => {
      await enter(page, disputing[language]);
      await open(page, `${pages.adClicks}?kind=charged`);
      await page
        .getByRole('button', { name: clicks('disputeOf', { when: '' }) })
        .first()
        .click();
      const dispute = page.getByRole('dialog', { name: clicks('disputeTitle') });
      await dispute.getByRole('button', { name: clicks('disputeExample.rival') }).click();
      await dispute.getByRole('button', { name: clicks('disputeSend') }).click();
      await expect(dispute).toBeHidden();

      const operator = await operatorPage(browser, 'ops-support@demo.test', language);
      await operator
        .getByRole('main')
        .getByRole('link', { name: t('queue.disputes') })
        .click();
      const row = operator.getByRole('row').filter({ hasText: clicks('disputeExample.rival') });
      await expect(row).toBeVisible();
      await expectAccessible(operator);
      // With the keys alone.
      const rows = await operator.locator('[data-row]').allTextContents();
      for (const text of rows) {
        await operator.keyboard.press('j');
        if (text.includes(clicks('disputeExample.rival'))) break;
      }
      await operator.keyboard.press('a');
      const decision = operator.getByRole('dialog', { name: t('refundTitle') });
      // What it is decided by is said where it is decided.
      await expect(decision.getByText(clicks('disputeExample.rival'))).toBeVisible();
      await expect(decision.getByText(t('facts'), { exact: true })).toBeVisible();
      await expect(decision.getByText(shell('sendKeys'))).toBeVisible();
      await decision.getByRole('button', { name: t('refund'), exact: true }).click();
      await expect(decision.getByText(refusalText('operations.reason_required', {}, language))).toBeVisible();
      await decision.getByRole('button', { name: t('refundExample.goodwill') }).click();
      await decision.getByRole('textbox').press('Control+Enter');
      await expect(row).toHaveCount(0);

      // The page of the vendor, still open, follows by itself.
      const refunded = page.getByText(clicks('disputeState.refunded'), { exact: true }).first();
      await refunded.click();
      await expect(page.getByText(clicks('ourDecision', { reason: t('refundExample.goodwill') }))).toBeVisible();
      await operator.context().close();
    });

    test('of two operators who decide a dispute at once, one does and the other reads so', async ({ browser }) => {
      const [one, other] = [
        await operatorPage(browser, 'ops-support@demo.test', language),
        await operatorPage(browser, 'ops-lead@demo.test', language),
      ];
      for (const operator of [one, other]) {
        await open(operator, pages.operationsDisputes);
        await operator.locator('[data-key="d"]').first().click();
        await operator.getByRole('button', { name: t('refuseExample.valid') }).click();
      }
      const send = (operator: Page) =>
        operator
          .getByRole('dialog')
          .getByRole('button', { name: t('refuse'), exact: true })
          .click();
      await Promise.all([send(one), send(other)]);
      const told = refusalText('operations.already_decided', {}, language);
      await expect(async () => {
        const seen = await Promise.all([one, other].map((operator) => operator.getByText(told).count()));
        expect(seen.reduce((all, n) => all + n)).toBe(1);
        const asking = await Promise.all([one, other].map((operator) => operator.getByRole('dialog').count()));
        expect(asking.reduce((all, n) => all + n)).toBe(1);
      }).toPass({ timeout: 60_000 });
      // Who was later has nothing left to decide.
      const late = (await one.getByText(told).count()) === 1 ? one : other;
      await expect(late.getByRole('dialog').getByRole('button', { name: t('refuse'), exact: true })).toHaveCount(0);
      await one.context().close();
      await other.context().close();
    });

    test('credit is adjusted for the vendor one came from, and on a phone the open section is in sight', async ({ browser }) => {
      const lead = await operatorPage(browser, 'ops-lead@demo.test', language);
      await lead.setViewportSize({ width: 390, height: 844 });
      await open(lead, `${pages.operationsVendors}/1`);
      const places = lead.getByRole('navigation', { name: shell('operationsNavigation') });
      const openPlace = places.locator('[aria-current="page"]');
      await expect(openPlace).toBeInViewport({ ratio: 1 });
      // The counts come later than the names they stand behind, and move what follows.
      await open(lead, pages.operationsAudit);
      await expect(places.getByText(/\d/).first()).toBeAttached();
      await expect(openPlace).toBeInViewport({ ratio: 1 });
      // So does what is chosen in a row of choices, which slides too.
      await open(lead, `${pages.operationsPayouts}?status=returned`);
      await expect(lead.getByRole('main').locator('label:has(:checked)')).toBeInViewport({ ratio: 1 });
      await open(lead, `${pages.operationsVendors}/1`);
      const name = (await lead.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
      await lead
        .getByRole('main')
        .getByRole('link', { name: t('adjust') })
        .click();
      await expect(lead.getByText(t('vendorChosen', { name, balance: '' }).trim())).toBeVisible();
      await expect(lead.getByRole('button', { name: t('chooseAnother') })).toBeVisible();
      await lead.context().close();
    });

    test('a fair is added after what was wrong is said at its field, changed, and called off', async ({ browser }) => {
      const operator = await operatorPage(browser, 'ops-support@demo.test', language);
      await open(operator, pages.operationsFairs);
      await operator.getByRole('button', { name: fairs('add') }).click();
      const dialog = operator.getByRole('dialog');
      const field = (name: 'name' | 'venue' | 'url' | 'startsOn' | 'endsOn' | 'city') => dialog.getByLabel(fairs(name), { exact: true });
      const save = dialog.getByRole('button', { name: fairs('save') });
      await save.click();
      await expect(field('name'), 'the focus is on the first field that is wrong').toBeFocused();
      await expect(dialog.getByText(refusalText('fairs.city_unknown', {}, language))).toBeVisible();
      await expectAccessible(operator);
      const name = `Pameran ${Date.now()}`;
      const year = new Date().getFullYear() + 1;
      await field('name').fill(name);
      await field('venue').fill('Balai Kartini');
      await field('city').selectOption({ label: 'Bandung' });
      await field('startsOn').fill(`${year}-03-12`);
      await field('endsOn').fill(`${year}-03-11`);
      await field('url').fill('http://pameran.example');
      await save.click();
      await expect(field('url')).toBeFocused();
      await expect(dialog.getByText(refusalText('fairs.address_invalid', {}, language))).toBeVisible();
      await expect(dialog.getByText(refusalText('fairs.days_invalid', {}, language))).toBeVisible();
      await field('url').fill('https://pameran.example');
      await field('endsOn').fill(`${year}-03-13`);
      await field('endsOn').press('Control+Enter');
      await expect(dialog).toBeHidden();
      const row = operator.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText('Balai Kartini, Bandung');

      await row.getByRole('button', { name: fairs('editOf', { fair: name }) }).click();
      await expect(field('url')).toHaveValue('https://pameran.example');
      await field('venue').fill('Sabuga');
      await dialog.getByLabel(fairs('isCancelled')).check();
      await save.click();
      await expect(dialog).toBeHidden();
      await expect(row).toContainText('Sabuga, Bandung');
      await expect(row).toContainText(fairs('cancelled'));
      const said = operator.locator('[class*="toast"]');
      await expect(said).toContainText(fairs('saved'));
      await said.getByRole('button', { name: shell('hideNotice') }).click();
      await expect(said).toHaveCount(0);

      // Who takes part is kept at once.
      await row.getByRole('button', { name: fairs('vendorsOf', { fair: name }) }).click();
      const parts = dialog.getByRole('list', { name: fairs('vendorsTitle') });
      await dialog.getByLabel(t('findVendor'), { exact: true }).fill(adjusted[language]);
      await dialog.getByRole('button', { name: adjusted[language] }).click();
      await dialog.getByLabel(fairs('stand')).fill('B12');
      await dialog.getByRole('button', { name: fairs('put'), exact: true }).click();
      await expect(parts.getByRole('listitem')).toContainText(`${adjusted[language]} B12`);
      await parts.getByRole('button', { name: fairs('removeOf', { vendor: adjusted[language] }) }).click();
      await expect(parts.getByRole('listitem')).toHaveText(fairs('noVendors'));
      await dialog.getByRole('button', { name: fairs('done') }).click();
      await expect(dialog).toBeHidden();
      await expect(row).toContainText(fairs('noVendors'));
      await operator.context().close();
    });

    test('a case is read with the keys: documents beside what they prove, and a decline needs reasons', async ({ browser }) => {
      // The others come with a session; this one knocks at the door. A code is good once: each language has its own operator.
      const operator = await operatorByForm(browser, doorkeepers[language], language);
      await operator
        .getByRole('main')
        .getByRole('link', { name: t('queue.documents') })
        .click();
      await expect(operator.locator('[data-row]').first()).toBeVisible();
      await operator.keyboard.press('j');
      await operator.keyboard.press('Enter');
      await expect(operator.getByText(review('proves'))).toBeVisible();
      // Each check says which number or file it is about.
      const listed = operator.getByRole('region', { name: review('checks') }).getByRole('listitem');
      await expect(listed.first()).toBeVisible();
      const checks = await listed.allTextContents();
      expect(new Set(checks).size).toBe(checks.length);
      await expect(operator.getByRole('tab', { selected: true })).toHaveText(words('document.id_card'));
      await operator.keyboard.press('j');
      await expect(operator.getByRole('tab', { selected: true })).toContainText(words('document.selfie_with_id'));
      await operator.keyboard.press('+');
      await expect(operator.getByText(review('zoomLevel', { percent: 150 }))).toBeVisible();
      await expectAccessible(operator);
      await operator.keyboard.press('d');
      const decline = operator.getByRole('dialog', { name: review('declineTitle') });
      await decline.getByRole('button', { name: review('decline') }).click();
      await expect(decline.getByText(review('chooseReasons'))).toBeVisible();
      await decline
        .getByRole('checkbox', { name: words('reason.face_mismatch') })
        .first()
        .check();
      await expectAccessible(operator);
      await decline.getByRole('button', { name: review('decline') }).click();
      await expect(decline).toBeHidden();
      await expect(operator.getByText(words('reason.face_mismatch'))).toBeVisible();
      await operator
        .getByRole('main')
        .getByRole('link', { name: review('back') })
        .click();
      await expect(operator).toHaveURL(new RegExp(`${pages.operationsDocuments}$`));

      // The device at which it knocked is ended from another one.
      const other = await operatorPage(browser, doorkeepers[language], language);
      await open(other, pages.operationsAccount);
      await other
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('button', { name: account('endLabel', { device: '' }).trim() })
        .first()
        .click();
      await expect(other.getByText(account('ended'))).toBeVisible();
      await operator.reload();
      await expect(operator).toHaveURL(new RegExp(pages.operationsLogin));
      await expect(operator.getByRole('banner').getByText(shell('brandForStaff'))).toBeVisible();
      await other.context().close();
      await operator.context().close();
    });
  });
}
