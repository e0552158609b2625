// Prices and limits: one operator proposes a new value, a second one approves it, and both see past, current and scheduled values.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { addDays, businessDayOf, startOfBusinessDay } from '../core/time.ts';
import { proposalsEn } from '../texts/dashboard/proposals.en.ts';
import { proposalsId } from '../texts/dashboard/proposals.id.ts';
import { settingsEn } from '../texts/dashboard/settings.en.ts';
import { settingsId } from '../texts/dashboard/settings.id.ts';
import { dateTime, percent } from '../texts/format.ts';
import { expect, test } from './journey.ts';
import { operatorPage } from './operators.ts';
import { expectAccessible, inTurn, wordsIn } from './world.ts';

for (const language of inTurn('id')) {
  const t = wordsIn(language, settingsEn, settingsId);
  const proposals = wordsIn(language, proposalsEn, proposalsId);

  test(`A tax is changed by two operators, from a day on, ${language}`, async ({ browser }) => {
    const setting = proposals('setting.tax.vat');
    // Far enough ahead that no other journey sees it, and each language its own day.
    const day = addDays(businessDayOf(Date.now()), language === 'en' ? 500 : 600);
    const start = dateTime(startOfBusinessDay(day), language);
    // Another one each time: what is so already cannot be proposed.
    const tenths = 120 + (Math.floor(Date.now() / 1_000) % 300);
    const rate = percent(tenths / 1_000, language);
    const asker = await operatorPage(browser, 'ops-finance@demo.test', language);
    await asker.setViewportSize({ width: 360, height: 780 });
    await asker.goto(withLanguage(pages.operationsSettings, language));
    await asker.getByRole('button', { name: t('changeOf', { setting }) }).click();
    const dialog = asker.getByRole('dialog', { name: t('dialogTitle', { setting }) });
    await dialog.getByLabel(t('value')).fill('90');
    await choose(dialog, t('startsOn'));
    await dialog.getByRole('button', { name: t('propose') }).click();
    await expect(dialog.getByLabel(t('value'))).toHaveAccessibleDescription(new RegExp(percent(0.5, language)));
    await expect(dialog.getByRole('textbox', { name: t('startDay') })).toHaveAccessibleDescription(new RegExp(t('startDayRequired')));
    await dialog.getByLabel(t('value')).fill(String(tenths / 10).replace('.', language === 'en' ? '.' : ','));
    await dialog.getByRole('textbox', { name: t('startDay') }).fill(day);
    await dialog.getByLabel(t('reason')).fill(`Law of ${rate}`);
    await expectAccessible(asker);
    await dialog.getByRole('button', { name: t('propose') }).click();
    const row = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: setting, exact: true }) });
    await expect(row(asker).getByText(proposals('waits'))).toBeVisible();

    const second = await operatorPage(browser, 'ops-lead@demo.test', language);
    await second.goto(withLanguage(pages.operationsSettings, language));
    await row(second)
      .getByRole('button', { name: proposals('approve'), exact: false })
      .click();
    const approving = second.getByRole('dialog', { name: proposals('approveTitle') });
    await expect(approving.getByText(start)).toBeVisible();
    await approving.getByRole('button', { name: proposals('approve'), exact: true }).click();
    await expect(row(second).getByText(t('scheduled', { from: start, value: rate }))).toBeVisible();
    await row(second).getByLabel(t('historyOf', { setting })).click();
    await expect(row(second).getByText(`Law of ${rate}`)).toBeVisible();
    await expectAccessible(second);
    await asker.context().close();
    await second.context().close();
  });
}

const choose = (within: ReturnType<Page['getByRole']>, name: string): Promise<void> =>
  within
    .locator('label')
    .filter({ has: within.page().getByRole('radio', { name, exact: true }) })
    .click();
