// Account deletion: requested, cancelled within 14 days, and completed, and the data export before. Each in a different language.
import { readFileSync } from 'node:fs';
import { fileFrom } from './downloads.ts';
import { expect } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { accountEn as vendorAccountEn } from '../texts/dashboard/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { refusalText } from '../texts/refusals.ts';
import { translator } from '../texts/typed.ts';
import { leavingCouple, leavingVendor } from './cast.ts';
import { test } from './own-world.ts';
import { enter, expectAccessible, fillCoupleLogin, logInAsCouple } from './world.ts';

test('A couple deletes its account, changes its mind, deletes it again, and after 14 days it is gone, id', async ({ page, world }) => {
  const t = translator<typeof accountId>(accountId);
  const ask = async () => {
    const asking = page.getByRole('region', { name: t('account.deletionHeading') });
    const password = asking.getByLabel(t('field.currentPassword'), { exact: true });
    // The button answers as soon as the page has its script.
    await expect(async () => {
      if (!(await password.isVisible()))
        await asking.getByRole('button', { name: t('account.deletion'), exact: true }).click({ timeout: 1_000 });
      await expect(password).toBeVisible({ timeout: 2_000 });
    }).toPass();
    // The keys continue where the words are, there and back.
    await expect(asking.getByRole('list')).toBeFocused();
    await asking.getByRole('button', { name: t('account.deletionCancel') }).click();
    const again = asking.getByRole('button', { name: t('account.deletion'), exact: true });
    await expect(again).toBeFocused();
    await again.press('Enter');
    await password.fill(demoPassword);
    await expectAccessible(page);
    await asking.getByRole('button', { name: t('account.deletionConfirm') }).click();
    await expect(page).toHaveURL(/\/account\/login\?deleted=\d{4}-\d{2}-\d{2}$/);
  };
  await logInAsCouple(page, leavingCouple, 'id');
  await ask();

  await test.step('undone: signing in says until when, and keeps the account', async () => {
    await fillCoupleLogin(page, leavingCouple, 'id');
    const keep = page.getByRole('button', { name: t('login.keepAccount') });
    await expect(keep).toBeVisible();
    await expectAccessible(page);
    await keep.click();
    await expect(page).toHaveURL(new RegExp(`${withLanguage('/account', 'id')}$`));
  });

  await ask();
  await world.endDeletionDays(leavingCouple);
  await test.step('done: nobody by that address is left', async () => {
    await expect(async () => {
      await page.goto(withLanguage('/account/login', 'id'));
      await fillCoupleLogin(page, leavingCouple, 'id');
      await expect(page.getByText(refusalText('identity.credentials_wrong', {}, 'id'))).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  });
});

test('A vendor that is not published takes its data along and finds the way out on the one page it may open, en', async ({
  page,
  world,
}) => {
  const t = translator<typeof vendorAccountEn>(vendorAccountEn);
  await world.unpublish(leavingVendor);
  await enter(page, leavingVendor);
  await page.goto(pages.account);
  await expect(page).toHaveURL(new RegExp(`${pages.profile}$`));
  await expect(page.getByRole('heading', { name: t('deletionTitle') })).toBeVisible();
  await page.getByLabel(t('currentPassword')).fill('not-the-password');
  await page.getByRole('button', { name: t('dataDownload') }).click();
  await expect(page.getByText(refusalText('identity.password_wrong', {}, 'en'))).toBeVisible();
  await page.getByLabel(t('currentPassword')).fill(demoPassword);
  const file = await fileFrom(page.getByRole('button', { name: t('dataDownload') }));
  expect(file.suggestedFilename()).toBe('pelaminan-data.json');
  const held = JSON.parse(readFileSync(await file.path(), 'utf8')) as { tables: Record<string, object[]> };
  expect(held.tables['account']).toMatchObject([{ email: leavingVendor }]);
  await expectAccessible(page);

  await page.getByRole('button', { name: t('deletion'), exact: true }).click();
  const asking = page.getByRole('dialog', { name: t('deletionAskTitle') });
  await asking.getByLabel(t('currentPassword')).fill(demoPassword);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/login/);
});
