// Shared steps of an operator in the review of agreements.
import { type Browser, expect, type Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import type { DeclineReason, ReviewPart } from '../core/verification/review.ts';
import { agreementEn } from '../texts/dashboard/agreement.en.ts';
import { agreementId } from '../texts/dashboard/agreement.id.ts';
import { reviewEn } from '../texts/dashboard/review.en.ts';
import { reviewId } from '../texts/dashboard/review.id.ts';
import type { Language } from '../texts/typed.ts';
import { operatorPage } from './operators.ts';
import { expectAccessible, wordsIn } from './world.ts';

type Declined = { readonly part: ReviewPart; readonly reasons: readonly DeclineReason[]; readonly note?: string };

/** What one does and sees at the review, in the words of its language. */
function reviewPage(page: Page, language: Language) {
  const t = wordsIn(language, reviewEn, reviewId);
  const words = wordsIn(language, agreementEn, agreementId);
  const dialog = page.getByRole('dialog');
  const sheet = page.getByRole('tabpanel').locator('[data-state="here"]').getByRole('img');
  return {
    t,
    words,
    dialog,
    sheet,
    queue: () => page.goto(withLanguage(pages.operationsDocuments, language)),
    row: (business: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name: business, exact: true }) }),
    async openCase(business: string): Promise<void> {
      await page.goto(withLanguage(pages.operationsDocuments, language));
      await page.getByRole('link', { name: business, exact: true }).click();
      await expect(page.getByRole('heading', { name: business, exact: true })).toBeVisible();
    },
    /** Looks at every document, each page of it. Answers how many there were. */
    async readAll(): Promise<number> {
      const tabs = await page.getByRole('tab').all();
      const after = page.getByRole('button', { name: t('leafAfter') });
      let seen = 0;
      for (const tab of tabs) {
        await tab.click();
        for (let leaf = 1; ; leaf++) {
          await expect(sheet).toBeVisible({ timeout: 30_000 });
          seen++;
          // With the last leaf it is off, and keeps the focus.
          if (leaf > 1) await expect(after).toBeFocused();
          if (!(await after.isVisible()) || (await after.isDisabled())) break;
          await after.click();
        }
      }
      return seen;
    },
    async approve(): Promise<void> {
      await page.getByRole('button', { name: t('approve'), exact: true }).click();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('approve'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(t('state.approved')).first()).toBeVisible();
    },
    async decline(parts: readonly Declined[]): Promise<void> {
      await page.keyboard.press('d');
      for (const { part, reasons, note } of parts) {
        const name = part === 'form' ? t('form') : words(`document.${part}`);
        const group = dialog.locator('details').filter({ has: page.locator('legend').getByText(name, { exact: true }) });
        if (!(await group.evaluate((element) => (element as HTMLDetailsElement).open))) await group.locator('summary').click();
        for (const reason of reasons) await group.getByRole('checkbox', { name: words(`reason.${reason}`), exact: true }).check();
        if (note !== undefined) await group.getByRole('textbox').fill(note);
      }
      await dialog.getByRole('button', { name: t('decline'), exact: true }).click();
      await expect(dialog).toBeHidden();
    },
  };
}

/** An operator of the verification team, signed in with password and code. */
export async function reviewerPage(
  browser: Browser,
  language: Language,
  email: 'ops-verification@demo.test' | 'ops-lead@demo.test' = 'ops-verification@demo.test',
) {
  const page = await operatorPage(browser, email, language);
  return { page, ...reviewPage(page, language) };
}
