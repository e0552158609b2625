import { readFileSync } from 'node:fs';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { adClicksEn } from '../texts/dashboard/ad-clicks.en.ts';
import { adClicksId } from '../texts/dashboard/ad-clicks.id.ts';
import { refusalText } from '../texts/refusals.ts';
import { buyer } from './cast.ts';
import { fileFrom } from './downloads.ts';
import { expect, test, withMotion } from './journey.ts';
import { enter, expectAccessible, inTurn, wordsIn } from './world.ts';

test.use(withMotion);

for (const language of inTurn('en')) {
  const t = wordsIn(language, adClicksEn, adClicksId);
  const clicks = withLanguage(pages.adClicks, language);

  test.describe(`Clicks, ${language}`, () => {
    test('a vendor reads its clicks, disputes one and takes the list away', async ({ page }) => {
      await enter(page, 'gold@demo.test');
      await page.goto(clicks);
      await page
        .getByRole('group', { name: t('outcome') })
        .getByText(t('outcome.charged'))
        .click();
      await expect(page).toHaveURL(/kind=charged/);
      await expectAccessible(page);

      const disputable = page.getByRole('button', { name: t('disputeOf', { when: '' }) });
      await disputable.first().click();
      const dialog = page.getByRole('dialog', { name: t('disputeTitle') });
      await dialog.getByRole('button', { name: t('disputeSend') }).click();
      await expect(dialog.getByText(refusalText('ads.reason_required', {}, language))).toBeVisible();
      await expect(dialog.getByLabel(t('disputeReason'))).toBeFocused();
      await expectAccessible(page);

      await dialog.getByRole('button', { name: t('disputeExample.repeat') }).click();
      await expect(dialog.getByText(t('disputeCounter', { used: t('disputeExample.repeat').length, maximum: 500 }))).toBeVisible();
      await dialog.getByRole('button', { name: t('disputeSend') }).click();
      await expect(dialog).toBeHidden();
      const reason = t('yourReason', { reason: t('disputeExample.repeat') });
      const disputed = page.getByRole('listitem').filter({ hasText: reason }).first();
      await disputed.getByText(t('disputeState.open')).click();
      await expect(disputed.getByText(reason)).toBeVisible();

      const csv = await fileFrom(page.getByRole('button', { name: t('csv') }));
      expect(readFileSync(await csv.path(), 'utf8').split('\n').length).toBeGreaterThan(10);
    });

    test('days in the wrong order are named, and the list goes on from the first', async ({ page }) => {
      await enter(page, 'gold@demo.test');
      await page.goto(`${clicks}?start=2026-11-10&end=2026-11-01`);
      await expect(page.getByText(refusalText('ads.period_end_before_start', {}, language))).toBeVisible();
      await expect(page.getByRole('heading', { name: t('title') })).toBeVisible();
    });

    test('without an ad there is a way to one, and the plan says what it does not hold', async ({ page }) => {
      await enter(page, buyer);
      await page.goto(clicks);
      await expect(page.getByRole('link', { name: t('createAds') })).toHaveAttribute('href', withLanguage(pages.adSettings, language));
      await expectAccessible(page);
      await page.goto(`${clicks}?kind=free`);
      await expect(page.getByText(t('csvNotInPlan'))).toBeVisible();
      await expect(page.getByRole('heading', { name: t('nothingTitle') })).toBeVisible();
    });
  });
}
