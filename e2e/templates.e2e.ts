// A quotation in two minutes: items from the price list, another order by keys, a common schedule, kept as a template and used for the next one; declined with a ground.
import type { Page } from '@playwright/test';
import { getQuotation, type Quotation } from '../contract/quotations.ts';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { quotationsEn } from '../texts/dashboard/quotations.en.ts';
import { quotationsId } from '../texts/dashboard/quotations.id.ts';
import { coupleQuotationsEn } from '../texts/marketplace/quotations.en.ts';
import { coupleQuotationsId } from '../texts/marketplace/quotations.id.ts';
import { vendorOf, writers } from './cast.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, inTurn, overflowOf, wordsIn } from './world.ts';

for (const language of inTurn('id')) {
  const t = wordsIn(language, quotationsEn, quotationsId);
  const couple = wordsIn(language, coupleQuotationsEn, coupleQuotationsId);
  const at = (path: string) => withLanguage(path, language);
  const cast = writers[language];
  const slug = vendorOf(cast.vendor).slug;

  const askFor = async (page: Page, wishes: string): Promise<void> => {
    await page.goto(at(`/vendor/${slug}/quotation`));
    await page.getByRole('main').getByLabel(couple('ask.wishes')).fill(wishes);
    await page
      .getByRole('main')
      .getByRole('button', { name: couple('ask.send') })
      .click();
    await expect(page.getByRole('main').getByLabel(couple('ask.wishes'))).toBeHidden();
  };
  /** Of the newest request. */
  const begin = async (page: Page): Promise<void> => {
    await page.goto(at(pages.quotations));
    await page
      .getByRole('main')
      .getByRole('link', { name: t('quote') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/dashboard\/quotations\/[0-9a-f-]{36}$/);
  };
  const savedOn = async (page: Page): Promise<Quotation> => {
    const id = /quotations\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
    return ((await (await page.request.get(getQuotation.path.replace(':id', id))).json()) as { quotation: Quotation }).quotation;
  };
  const names = (page: Page) => page.getByRole('textbox', { name: t('edit.name'), exact: true });

  test.describe(`Templates, ${language}`, () => {
    test('a quotation is written from the price list, kept, and the next one is written from it', async ({ browser, page }) => {
      const asking = await (await browser.newContext()).newPage();
      await enter(asking, cast.couple);
      await askFor(asking, 'Nuansa kebun');
      await enter(page, cast.vendor);
      await page.setViewportSize({ width: 390, height: 844 });
      await begin(page);

      await page.getByRole('button', { name: t('edit.chooseItems') }).click();
      const offers = page.getByRole('dialog', { name: t('offers.title') });
      const first = offers.getByRole('checkbox').first();
      const second = offers.getByRole('checkbox').nth(1);
      await first.check();
      await second.check();
      await expectAccessible(page);
      await offers.getByRole('button', { name: t('offers.add', { count: 2, n: '2' }) }).click();
      await expect(names(page)).toHaveCount(2);
      const [one, two] = [await names(page).first().inputValue(), await names(page).nth(1).inputValue()];

      // The second row goes up by keys, and its handle keeps the focus.
      await page
        .getByRole('button', { name: t('row.move', { n: 2, total: 2 }) })
        .first()
        .focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Space');
      await expect(names(page).first()).toHaveValue(two);
      await expect(names(page).nth(1)).toHaveValue(one);
      await expect(page.getByRole('button', { name: t('row.move', { n: 1, total: 2 }) }).first()).toBeFocused();

      await page.getByRole('button', { name: '10%' }).click();
      await page.getByRole('button', { name: '50 / 50%' }).click();
      await expect(page.getByRole('textbox', { name: t('edit.label'), exact: true })).toHaveCount(2);
      await expect(page.getByText(t('edit.adds'))).toBeVisible();
      expect(await overflowOf(page)).toBe(0);

      await page.getByRole('button', { name: t('templates.title') }).click();
      const templates = page.getByRole('dialog', { name: t('templates.title') });
      await templates.getByRole('textbox', { name: t('templates.name') }).fill('Paket kebun');
      await templates.getByRole('button', { name: t('templates.save') }).click();
      await expect(templates.getByRole('button', { name: /Paket kebun/ }).first()).toBeVisible();
      await templates.getByRole('button', { name: t('templates.close') }).click();
      await expect.poll(async () => (await savedOn(page)).content.schedule.length).toBe(2);
      const written = (await savedOn(page)).content;

      await askFor(asking, 'Akad di rumah');
      await page.setViewportSize({ width: 1280, height: 900 });
      await begin(page);
      await page.getByRole('button', { name: t('templates.title') }).click();
      await templates
        .getByRole('button', { name: /Paket kebun/ })
        .first()
        .click();
      await expect(page.getByText(t('templates.used', { name: 'Paket kebun' }))).toBeVisible();
      await expect(names(page)).toHaveCount(2);
      await page.getByRole('button', { name: t('templates.undo') }).click();
      await expect(names(page)).toHaveCount(1);

      // A line and an instalment more, and the draft is deleted with them; the request is still there.
      const labels = page.getByRole('textbox', { name: t('edit.label'), exact: true });
      const rows = await labels.count();
      await page.getByRole('button', { name: t('edit.addItem') }).click();
      await expect(names(page)).toHaveCount(2);
      await page.getByRole('button', { name: t('edit.addRow') }).click();
      await expect(labels).toHaveCount(rows + 1);
      // Where a row was removed, the focus stays nearby: at the row before, where none follows.
      const removal = (n: number) => page.getByRole('button', { name: t('edit.removeItem', { n }) });
      await removal(2).click();
      await expect(removal(1)).toBeFocused();
      await removal(1).click();
      await expect(page.getByRole('button', { name: t('edit.addItem') })).toBeFocused();
      await page.getByRole('button', { name: t('discard') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('discardDialog.discard') })
        .click();
      await expect(page.getByText(t('discarded'))).toBeVisible();
      await begin(page);
      await expect(names(page)).toHaveCount(1);
      await page.getByRole('button', { name: t('templates.title') }).click();
      await templates
        .getByRole('button', { name: /Paket kebun/ })
        .first()
        .click();
      await expect.poll(async () => (await savedOn(page)).content.items).toEqual(written.items);
      expect((await savedOn(page)).content).toMatchObject({ discount: { kind: 'percent', value: 10 } });
      // Where the last of them was, the reader continues.
      await page.getByRole('button', { name: t('templates.title') }).click();
      await templates.getByRole('button', { name: t('templates.remove', { name: 'Paket kebun' }) }).click();
      await expect(templates.getByText(t('templates.none'))).toBeFocused();
      await templates.getByRole('button', { name: t('templates.close') }).click();

      await page.getByRole('button', { name: t('send') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('sendDialog.send') })
        .click();
      await expect(page.getByText(t('status.sent'), { exact: true }).first()).toBeVisible();

      const { id } = await savedOn(page);
      await asking.goto(at(`/quotations/${id}`));
      await asking.getByRole('button', { name: couple('decline') }).click();
      const dialog = asking.getByRole('dialog');
      await dialog.getByRole('radio', { name: couple('declineDialog.ground.chose_other') }).check();
      await dialog.getByRole('button', { name: couple('declineDialog.decline') }).click();
      await expect(dialog).toBeHidden();
      await page.reload();
      await expect(page.getByText(t('statusText.ground.chose_other'))).toBeVisible();

      await asking.context().close();
    });
  });
}
