// What needs two operators, from both sides: the one who proposed it, and the one who decides.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { operationsEn } from '../texts/dashboard/operations.en.ts';
import { operationsId } from '../texts/dashboard/operations.id.ts';
import { proposalsEn } from '../texts/dashboard/proposals.en.ts';
import { proposalsId } from '../texts/dashboard/proposals.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { money } from '../texts/format.ts';
import { refusalText } from '../texts/refusals.ts';
import { expect, test } from './journey.ts';
import { operatorPage } from './operators.ts';
import { expectAccessible, inTurn, wordsIn } from './world.ts';

const adjusted = { en: 'Busana Mentari', id: 'Bingkis Gendhis' } as const;

for (const language of inTurn('id')) {
  const t = wordsIn(language, operationsEn, operationsId);
  const proposals = wordsIn(language, proposalsEn, proposalsId);
  const shell = wordsIn(language, shellEn, shellId);
  const vendor = adjusted[language];
  const open = (page: Page, path: string) => page.goto(withLanguage(path, language));

  /** Fills the form of an adjustment so large that it needs a second operator. */
  async function fillAdjustment(asker: Page, amount: number, reason: string, direction: 'give' | 'take' = 'give'): Promise<void> {
    await open(asker, pages.operationsAdjustments);
    await asker.getByRole('button', { name: t('newAdjustment') }).click();
    const search = asker.getByLabel(t('findVendor'), { exact: true });
    await expect(search, 'the focus went with the button').toBeFocused();
    await search.fill(vendor);
    await asker.getByRole('button', { name: vendor }).click();
    await expect(asker.getByRole('button', { name: t('chooseAnother') })).toBeFocused();
    await asker.getByText(t(direction), { exact: true }).click();
    await asker.getByLabel(t('amount')).fill(String(amount));
    await expect(asker.getByText(t('willWait'))).toBeVisible();
    await asker.getByLabel(t('reasonLabel')).fill(reason);
  }
  const send = (asker: Page) => asker.getByLabel(t('reasonLabel')).press('Control+Enter');
  const effectOf = (amount: number) => proposals('effect.adjustment_give', { amount: money(amount, language), vendor });

  test.describe(`Proposals, ${language}`, () => {
    test('a large adjustment waits for a second operator; whoever asked cannot approve it', async ({ browser }) => {
      const asker = await operatorPage(browser, 'ops-finance@demo.test', language);
      const reason = `Ads were not shown on Thursday, ${language}`;
      await fillAdjustment(asker, 6_000_000, reason);
      await expectAccessible(asker);
      await send(asker);
      const mine = asker.getByRole('row').filter({ hasText: reason });
      await expect(mine.getByText(proposals('waits'))).toBeVisible();
      const effect = effectOf(6_000_000);
      await expect(asker.getByRole('button', { name: proposals('approveOf', { effect }) })).toHaveCount(0);
      await asker.getByRole('button', { name: proposals('withdrawOf', { effect }) }).click();
      await asker
        .getByRole('dialog')
        .getByRole('button', { name: proposals('keep') })
        .click();
      await expect(asker.getByRole('dialog')).toHaveCount(0);
      await expect(mine.getByText(proposals('waits'))).toBeVisible();

      const second = await operatorPage(browser, 'ops-lead@demo.test', language);
      const places = second.getByRole('navigation', { name: shell('operationsNavigation') });
      expect(await places.evaluate((nav) => nav.scrollWidth - nav.clientWidth), 'what is cut off beside the places').toBe(0);
      await second
        .getByRole('main')
        .getByRole('link', { name: t('queue.proposals') })
        .click();
      await expect(second.getByRole('row').filter({ hasText: reason }).getByText(effect)).toBeVisible();
      await expectAccessible(second);
      await second.getByRole('button', { name: proposals('approveOf', { effect }) }).click();
      const approving = second.getByRole('dialog', { name: proposals('approveTitle') });
      await expect(approving.getByText(effect)).toBeVisible();
      await approving.getByRole('textbox').press('Control+Enter');
      await expect(second.getByRole('row').filter({ hasText: reason })).toHaveCount(0);
      // Pressed once more, the keys open nothing: not the vendor of the row that has the focus now, in another tab.
      await expect(second.locator('[data-row] :focus')).toBeVisible();
      await second.keyboard.press('Control+Enter');
      await open(second, `${pages.operationsAudit}?q=proposals.approved`);
      await expect(second.getByRole('row').filter({ hasText: vendor }).first(), 'whom it was about').toBeVisible();
      expect(second.context().pages()).toHaveLength(1);
      await open(second, `${pages.operationsAudit}?q=credit.adjusted`);
      await expect(second.getByRole('row').filter({ hasText: reason })).toBeVisible();
      await expectAccessible(second);
      await asker.context().close();
      await second.context().close();
    });

    test('what the balance does not hold any more is not taken: the dialog says so, and its button keeps the focus', async ({
      browser,
    }) => {
      const asker = await operatorPage(browser, 'ops-finance@demo.test', language);
      const reason = `Given twice on Monday, ${language}`;
      await fillAdjustment(asker, 49_000_000, reason, 'take');
      await send(asker);
      const effect = proposals('effect.adjustment_take', { amount: money(49_000_000, language), vendor });
      await expect(asker.getByRole('button', { name: proposals('withdrawOf', { effect }) })).toBeVisible();
      const second = await operatorPage(browser, 'ops-lead@demo.test', language);
      await open(second, pages.operationsProposals);
      await second.getByRole('button', { name: proposals('approveOf', { effect }) }).click();
      const approving = second.getByRole('dialog', { name: proposals('approveTitle') });
      const approve = approving.getByRole('button', { name: proposals('approve'), exact: true });
      await approve.press('Enter');
      await expect(approving.getByText(refusalText('operations.balance_too_low', {}, language))).toBeVisible();
      await expect(approve).toBeFocused();
      await expectAccessible(second);
      await second.keyboard.press('Escape');
      await asker.getByRole('button', { name: proposals('withdrawOf', { effect }) }).click();
      await asker.keyboard.press('Control+Enter');
      await expect(asker.getByText(proposals('withdrawn'))).toBeVisible();
      await asker.context().close();
      await second.context().close();
    });

    test('a proposal withdrawn while a second operator is about to approve it is answered in its dialog', async ({ browser }) => {
      const asker = await operatorPage(browser, 'ops-finance@demo.test', language);
      await fillAdjustment(asker, 7_000_000, `Ads were not shown on Friday, ${language}`);
      await send(asker);
      const effect = effectOf(7_000_000);
      await expect(asker.getByRole('button', { name: proposals('withdrawOf', { effect }) })).toBeVisible();
      const second = await operatorPage(browser, 'ops-lead@demo.test', language);
      await open(second, pages.operationsProposals);
      await second.getByRole('button', { name: proposals('approveOf', { effect }) }).click();
      const approving = second.getByRole('dialog', { name: proposals('approveTitle') });
      await open(asker, `${pages.operationsProposals}?status=mine`);
      const withdraw = asker.getByRole('button', { name: proposals('withdrawOf', { effect }) });
      const asked = asker.getByRole('dialog');
      await withdraw.click();
      await asked.getByRole('button', { name: proposals('keep') }).click();
      await expect(asked).toHaveCount(0);
      await withdraw.click();
      await asked.getByRole('button', { name: proposals('withdraw'), exact: true }).click();
      await expect(asker.getByText(proposals('withdrawn'))).toBeVisible();
      const approve = approving.getByRole('button', { name: proposals('approve'), exact: true });
      await approve.click();
      await expect(second.getByRole('row').filter({ hasText: effect })).toHaveCount(0);
      await expect(approving.getByText(refusalText('operations.proposal_withdrawn', {}, language))).toBeVisible();
      await expect(approve).toHaveCount(0);
      await expectAccessible(second);
      await approving.getByRole('button', { name: shell('close') }).click();
      await expect(approving).toHaveCount(0);
      await asker.context().close();
      await second.context().close();
    });

    test('a proposal is declined with a reason, which whoever proposed it reads; nothing has changed', async ({ browser }) => {
      const asker = await operatorPage(browser, 'ops-finance@demo.test', language);
      const reason = `Ads were not shown on Saturday, ${language}`;
      await fillAdjustment(asker, 8_000_000, reason);
      await send(asker);
      const effect = effectOf(8_000_000);
      await expect(asker.getByRole('row').filter({ hasText: reason }).getByText(proposals('waits'))).toBeVisible();

      const second = await operatorPage(browser, 'ops-lead@demo.test', language);
      await open(second, pages.operationsProposals);
      await second.getByRole('button', { name: proposals('refuseOf', { effect }) }).click();
      const declining = second.getByRole('dialog', { name: proposals('refuseTitle') });
      await expect(declining.getByText(effect)).toBeVisible();
      const decline = declining.getByRole('button', { name: proposals('refuse'), exact: true });
      await decline.click();
      await expect(declining.getByLabel(proposals('refuseReason'), { exact: true }), 'who declines says why').toBeFocused();
      await expectAccessible(second);
      const why = `They were shown, see the log, ${language}`;
      await declining.getByLabel(proposals('refuseReason'), { exact: true }).fill(why);
      await decline.click();
      await expect(second.getByText(proposals('refused'))).toBeVisible();
      await expect(second.getByRole('row').filter({ hasText: reason })).toHaveCount(0);
      await open(second, `${pages.operationsAudit}?q=credit.adjusted`);
      await expect(second.getByRole('row').nth(1)).toBeVisible();
      await expect(second.getByRole('row').filter({ hasText: reason })).toHaveCount(0);

      await open(asker, `${pages.operationsProposals}?status=closed`);
      const closed = asker.getByRole('row').filter({ hasText: effect });
      await expect(closed.getByText(proposals('status.refused'))).toBeVisible();
      await expect(closed.getByText(why)).toBeVisible();
      await expectAccessible(asker);
      await asker.context().close();
      await second.context().close();
    });
  });
}
