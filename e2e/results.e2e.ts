// What a vendor's ad and the rest of the marketplace brought, read on a laptop and on a phone; and what there is before the first ad.
import type { Page } from '@playwright/test';
import { periodPresets } from '../core/ads/periods.ts';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { adStatisticsEn } from '../texts/dashboard/ad-statistics.en.ts';
import { adStatisticsId } from '../texts/dashboard/ad-statistics.id.ts';
import { resultsEn } from '../texts/dashboard/results.en.ts';
import { resultsId } from '../texts/dashboard/results.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, inTurn, wordsIn } from './world.ts';

/** The number at the start of a cell, and the Rupiah below it. */
const numbersIn = (text: string): number[] => (text.match(/\d[\d.,]*/g) ?? []).map((number) => Number(number.replaceAll(/[.,]/g, '')));

for (const language of inTurn('id')) {
  const t = wordsIn(language, resultsEn, resultsId);
  const figures = wordsIn(language, adStatisticsEn, adStatisticsId);
  const shell = wordsIn(language, shellEn, shellId);
  const at = (path: string) => withLanguage(path, language);
  const chain = (page: Page) => page.getByRole('table', { name: t('chain.title') });
  const row = (page: Page, stage: 'contacts' | 'quoted' | 'booked' | 'paid') =>
    chain(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader').filter({ hasText: t(`stage.${stage}`) }) });

  test.describe(`Results, ${language}`, () => {
    test('a vendor reads what its ad brought, by source, place, weekday, hour and product', async ({ page }) => {
      await enter(page, 'gold@demo.test');
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(at(`${pages.adStatistics}?period=last_90_days`));
      // Where the ad was changed the graph has a mark, and says what was changed to who comes to it.
      await expect(page.getByText(figures('changed'), { exact: true })).toBeVisible();
      const mark = page.locator('svg[class*="plot"] g[class*="change"] path').first();
      await mark.hover({ force: true });
      const [said = ''] = figures('changedAt', { when: '§', summary: '' }).split('§');
      const shown = page.getByText(new RegExp(`^${said}`));
      await expect(shown).toBeVisible();
      const heard = page.getByRole('slider');
      await expect(heard).toHaveAttribute('aria-valuetext', new RegExp(`; ${await shown.first().innerText()}`));
      await page
        .getByRole('complementary')
        .getByRole('link', { name: shell('nav.results'), exact: true })
        .click();
      await expect(page).toHaveTitle(new RegExp(shell('title.results')));
      await expect(chain(page).getByRole('columnheader', { name: t('source.ad') })).toBeVisible();
      for (const stage of ['contacts', 'quoted', 'booked', 'paid'] as const) {
        const [all = [], ad = [], elsewhere = []] = (await row(page, stage).getByRole('cell').allInnerTexts()).map(numbersIn);
        expect(ad[0], stage).toBeGreaterThan(0);
        expect(all[0], stage).toBe((ad[0] ?? 0) + (elsewhere[0] ?? 0));
        if (stage !== 'contacts') expect(all[1], stage).toBe((ad[1] ?? 0) + (elsewhere[1] ?? 0));
      }
      const brought = page.getByRole('region', { name: t('ad.title') });
      const figure = (word: string) => brought.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: word }) });
      await expect(figure(t('ad.perBooked')).getByRole('definition')).toContainText('Rp');
      await expect(figure(t('ad.bookedTimes')).getByRole('definition')).toContainText('×');
      await expectAccessible(page);

      await page.getByRole('button', { name: figures('period.last_1_year') }).click();
      await expect(chain(page).getByRole('columnheader', { name: t('source.unknown') })).toBeVisible();
      await expect(page).toHaveURL(/period=last_1_year/);

      // Every period is one press, and says that it is the one shown; a period of one's own is two days.
      for (const preset of periodPresets) {
        const button = page.getByRole('button', { name: figures(`period.${preset}`), exact: true });
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
      }
      await page.getByRole('button', { name: figures('period.custom'), exact: true }).click();
      await expect(page.getByRole('dialog', { name: figures('customTitle') })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: figures('period.last_1_year'), exact: true }).click();

      const split = page.getByRole('region', { name: t('split.title') });
      await expect(split.getByRole('rowheader', { name: figures('placement.category') })).toBeVisible();
      for (const [by, rows] of [
        ['weekday', 7],
        ['hour', 24],
      ] as const) {
        await split
          .getByText(t(`split.${by}`), { exact: true })
          .first()
          .click();
        await expect(split.getByRole('table', { name: t(`split.${by}`) }).getByRole('rowheader')).toHaveCount(rows);
      }
      await split.getByText(t('split.product'), { exact: true }).click();
      await expect(split).toContainText(new RegExp(`${t('split.product.none')}|${t('split.product.rest')}`));
    });

    test('a vendor sees how it does beside ten others and more', async ({ page }) => {
      await enter(page, 'gold@demo.test');
      await page.goto(at(pages.results));
      const similar = page.getByRole('table', { name: t('similar.title') });
      await expect(similar.getByRole('row')).toHaveCount(5);
      const visits = similar.getByRole('row').filter({ hasText: t('measure.visits') });
      await expect(visits.getByRole('cell')).toHaveCount(4);
      const [own = 0, low = 0, median = 0, high = 0] = (await visits.getByRole('cell').allInnerTexts()).flatMap(numbersIn);
      expect(own).toBeGreaterThan(0);
      expect([low, median, high]).toEqual([low, median, high].toSorted((a, b) => a - b));
    });

    test('a vendor whose profile few couples visit is advised an ad', async ({ page }) => {
      await enter(page, 'kaliandra-florist@demo.test');
      await page.goto(at(pages.results));
      const advice = page.getByRole('region', { name: t('advice.title') });
      await expectAccessible(page);
      await advice.getByRole('link', { name: t('advice.do.be_seen') }).click();
      await expect(page).toHaveURL(new RegExp(`${pages.ads}$`));
    });

    test('on a phone every figure says what it is and whose', async ({ page }) => {
      await enter(page, 'gold@demo.test');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at(pages.results));
      await expect(row(page, 'booked').getByText(t('source.ad'), { exact: true })).toBeVisible();
      await page
        .getByRole('button', { name: new RegExp(t('stage.booked')) })
        .first()
        .click();
      await expect(page.getByText(t('help.booked'))).toBeVisible();
      await expectAccessible(page);
    });

    test('a vendor without an ad is told what would be here, and led to it', async ({ page }) => {
      await enter(page, 'declined@demo.test');
      await page.goto(at(`${pages.results}?start_date=2020-01-01&end_date=2020-01-31`));
      await expect(page.getByRole('heading', { name: t('emptyTitle') })).toBeVisible();
      await page.getByRole('button', { name: t('empty.longer') }).click();
      await expect(row(page, 'contacts')).toBeVisible();
      await expect(page.getByRole('region', { name: t('ad.offTitle') })).toContainText(t('ad.off'));
      await page.getByRole('link', { name: t('ad.create') }).click();
      await expect(page).toHaveURL(new RegExp(`${pages.adSettings}$`));
    });
  });
}
