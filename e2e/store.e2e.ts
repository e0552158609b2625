// A vendor on Trial publishes a product; a couple finds it and asks; the question arrives with the product.
import type { Page } from '@playwright/test';
import { moveConversation } from '../contract/conversations.ts';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { picture } from '../server/testing/files.ts';
import { connectionTexts } from '../texts/connection.ts';
import { hildaEn } from '../texts/dashboard/hilda.en.ts';
import { hildaId } from '../texts/dashboard/hilda.id.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { vendorInboxId } from '../texts/dashboard/inbox.id.ts';
import { picturesEn } from '../texts/dashboard/pictures.en.ts';
import { picturesId } from '../texts/dashboard/pictures.id.ts';
import { savingEn } from '../texts/dashboard/saving.en.ts';
import { savingId } from '../texts/dashboard/saving.id.ts';
import { storeEn } from '../texts/dashboard/store.en.ts';
import { storeId } from '../texts/dashboard/store.id.ts';
import { money } from '../texts/format.ts';
import { inboxEn } from '../texts/inbox.en.ts';
import { inboxId } from '../texts/inbox.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { productsEn } from '../texts/marketplace/products.en.ts';
import { productsId } from '../texts/marketplace/products.id.ts';
import { shopkeepers, vendorOf } from './cast.ts';
import { expect, test, withPictures } from './journey.ts';
import { enter, expectAccessible, inTurn, overflowOf, wordsIn } from './world.ts';

test.use(withPictures);

const phone = { width: 390, height: 844 };
const price = 3_750_000;

for (const language of inTurn('en')) {
  const t = wordsIn(language, storeEn, storeId);
  const saving = wordsIn(language, savingEn, savingId);
  const pictures = wordsIn(language, picturesEn, picturesId);
  const inbox = wordsIn(language, vendorInboxEn, vendorInboxId);
  const thread = wordsIn(language, inboxEn, inboxId);
  const hilda = wordsIn(language, hildaEn, hildaId);
  const site = wordsIn(language, pagesEn, pagesId);
  const words = wordsIn(language, productsEn, productsId);
  const { vendor, couple } = shopkeepers[language];
  const { slug } = vendorOf(vendor);
  const isSaved = (page: Page) => expect(page.getByText(saving('saved', { time: '' }).trim())).toBeVisible();
  const publish = (page: Page) => page.getByRole('button', { name: t('publish'), exact: true }).click();

  test(`A product from the first word to the first question, ${language}`, async ({ page, browser }) => {
    const name = `Paket <b>${crypto.randomUUID().slice(0, 6)}</b>`;
    const description = `Lengkap "dengan" ${'bunga '.repeat(20).trim()}`;

    await test.step('it is written and keeps what is typed', async () => {
      await enter(page, vendor);
      await page.goto(withLanguage(pages.store, language));
      await expect(page.getByText(t('slots', { taken: 3, max: 3 }))).toBeVisible();
      await expect(page.getByRole('link', { name: t('upgrade') })).toHaveAttribute('href', withLanguage(pages.membership, language));
      await page.getByRole('link', { name: t('add') }).click();
      await page.getByRole('textbox', { name: t('new.name'), exact: true }).fill(name);
      await page.getByRole('button', { name: t('new.continue') }).click();
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
      // Too early: every reason is said, and the first field that lacks something has the focus.
      await publish(page);
      await expect(page.getByText(t('problems'))).toBeVisible();
      await expect(page.getByLabel(t('edit.description'))).toBeFocused();
      await page.getByLabel(t('edit.description')).fill(description);
      await page.getByRole('textbox', { name: t('edit.price'), exact: true }).fill(String(price));
      await page.locator('input[type="file"]').setInputFiles({
        name: 'bunga.jpg',
        mimeType: 'image/jpeg',
        buffer: await picture('jpeg', { width: 900, height: 600 }),
      });
      await expect(page.locator('[data-sorted]')).toHaveCount(1);
      // The photo is turned and described, removed and brought back.
      const edit = page.getByRole('button', { name: pictures('edit', { n: 1, total: 1 }) });
      const dialog = page.getByRole('dialog');
      await edit.click();
      await dialog.getByRole('button', { name: pictures('crop') }).click();
      await dialog.getByRole('button', { name: pictures('turnRight') }).click();
      await dialog.getByRole('button', { name: pictures('use') }).click();
      await dialog.getByLabel(pictures('description')).fill('Bunga meja');
      await dialog.getByRole('button', { name: pictures('save'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(edit).toHaveAccessibleName(/Bunga meja$/);
      // Turned, it is as wide as it was high.
      await expect(page.locator('[data-sorted] img').last()).toHaveAttribute('width', '600');
      await edit.click();
      await dialog.getByRole('button', { name: pictures('remove'), exact: true }).click();
      await expect(page.locator('[data-sorted]')).toHaveCount(0);
      await page.getByRole('button', { name: pictures('undo') }).click();
      await expect(page.locator('[data-sorted]')).toHaveCount(1);
      await isSaved(page);
      await page.reload();
      await expect(page.getByLabel(t('edit.description'))).toHaveValue(description);
      await expect(page.locator('[data-sorted]')).toHaveCount(1);
      await expectAccessible(page);
    });
    const editor = page.url();

    await test.step('there is no fourth place on Trial until another product is hidden', async () => {
      // A frame may come before the answer is rendered.
      await page.evaluate(() => (globalThis.requestAnimationFrame = (act) => (act(performance.now()), 0)));
      await publish(page);
      const full = page.getByRole('alert').filter({ has: page.getByRole('link', { name: t('upgrade') }) });
      await expect(full).toBeInViewport({ ratio: 1 });
      await page.goto(`${withLanguage(pages.store, language)}?show=active`);
      await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
      await page.getByRole('button', { name: t('step.hide') }).click();
      await expect(page.getByText(t('say.inactive'))).toBeVisible();
      await page.goto(editor);
      await publish(page);
      await expect(page.getByText(t('say.shown'))).toBeVisible();
    });

    const changed = `${description} Termasuk antar.`;
    await test.step('what is changed afterwards is shown once it is published', async () => {
      await page.getByLabel(t('edit.description')).fill(changed);
      await expect(page.getByText(t('hasChanges'))).toBeVisible();
      await isSaved(page);
      await page.getByRole('button', { name: t('publishChanges') }).click();
      await expect(page.getByText(t('hasChanges'))).toBeHidden();
    });

    await test.step('what cannot be read, or is no whole percentage, is neither guessed nor left out', async () => {
      const publishChanges = () => page.getByRole('button', { name: t('publishChanges') }).click();
      const stock = page.getByLabel(t('edit.stock'));
      await stock.fill('10 pcs');
      await expect(page.getByText(saving('unread'))).toBeVisible();
      await publishChanges();
      await expect(stock).toBeFocused();
      await expect(stock).toHaveAttribute('aria-invalid', 'true');
      await stock.fill('10');
      const until = page.getByLabel(t('edit.until'), { exact: true });
      await until.fill('31/13/2027');
      await publishChanges();
      await expect(until).toBeFocused();
      await until.fill('');
      await page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: t('down.percent'), exact: true }) })
        .click();
      const percent = page.getByLabel(t('edit.downPercent'));
      await percent.pressSequentially('12,5');
      await expect(percent).toHaveValue('12,5');
      // Also beside a list of what is wrong, the button stands where a person sees it.
      await expect(page.getByRole('button', { name: t('publishChanges') })).toBeInViewport({ ratio: 1 });
      await publishChanges();
      await expect(percent).toBeFocused();
      await percent.fill('50 %');
      await publishChanges();
      await expect(page.getByText(t('hasChanges'))).toBeHidden();
    });

    const visitor = await (await browser.newContext({ viewport: phone })).newPage();
    const question = `Bisa untuk 200 tamu? ${crypto.randomUUID().slice(0, 6)}`;
    await test.step('a couple finds it on the profile, on a phone, and asks', async () => {
      await enter(visitor, couple);
      await visitor.goto(withLanguage(`/vendor/${slug}`, language));
      await visitor
        .getByRole('region', { name: site('profile.products') })
        .getByRole('link', { name })
        .click();
      await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(visitor.getByText(changed)).toBeVisible();
      await expect(visitor.getByRole('complementary', { name })).toContainText(money(price, language));
      expect(await overflowOf(visitor)).toBeLessThanOrEqual(0);
      await visitor.getByRole('link', { name: words('ask') }).click();
      await visitor.getByLabel(site('profile.message')).fill(question);
      await visitor.getByRole('button', { name: site('profile.send') }).click();
      await visitor.getByRole('link', { name: site('profile.openMessages') }).click();
      await expect(visitor.getByRole('log')).toContainText(question);
      await expect(visitor.getByRole('log')).toContainText(name);
      // What is put away while no one answers says so, and stays where it is.
      const moves = `**${moveConversation.path.replace(/:\w+/g, '*')}`;
      await visitor.route(moves, (route) => route.abort());
      await visitor.getByRole('button', { name: thread('archive') }).click();
      await expect(visitor.getByText(connectionTexts[language].offline)).toBeVisible();
      await visitor.unroute(moves);
      await visitor.getByRole('button', { name: thread('archive') }).click();
      await expect(visitor.getByText(thread('inArchive'))).toBeVisible();
      await visitor.route(moves, (route) => route.abort());
      await visitor.getByRole('button', { name: thread('unarchive') }).click();
      await expect(visitor.getByText(connectionTexts[language].offline)).toBeVisible();
      await visitor.unroute(moves);
      await visitor.getByRole('button', { name: thread('unarchive') }).click();
      await expect(visitor.getByText(thread('inArchive'))).toHaveCount(0);
      await visitor.context().close();
    });

    await test.step('the vendor reads the question with the product and its price', async () => {
      await page.goto(withLanguage(pages.inbox, language));
      await page
        .getByRole('list', { name: inbox('list') })
        .getByRole('link')
        .first()
        .click();
      const opening = page.getByRole('button', { name: inbox('openingAct', { cost: 1 }) });
      const log = page.getByRole('log');
      await expect(opening.or(log.getByText(question))).toBeVisible();
      if (await opening.isVisible()) await opening.click();
      await expect(log.getByText(question)).toBeVisible();
      await expect(log).toContainText(name);
      await expect(log).toContainText(money(price, language));
    });

    await test.step('and answers with what it says often, where it continues to write', async () => {
      const quick = page.getByRole('button', { name: inbox('quick'), exact: true });
      await quick.click();
      await page.getByRole('button', { name: inbox('quickAdd') }).click();
      await page.getByLabel(inbox('quickTitle')).fill('Salam');
      await page.getByLabel(inbox('quickText')).fill('Terima kasih sudah menulis.');
      await page.getByRole('button', { name: inbox('quickSave'), exact: true }).click();
      await expect(page.getByRole('button', { name: inbox('quickRemoveOf', { title: 'Salam' }) })).toBeVisible();
      await page.getByRole('button', { name: inbox('done'), exact: true }).click();
      await quick.click();
      await page.getByRole('button', { name: /Salam/ }).click();
      const field = page.getByRole('textbox', { name: thread('message'), exact: true });
      await expect(field).toHaveValue('Terima kasih sudah menulis.');
      await expect(field).toBeFocused();
    });

    await test.step('put into the archive it is a page of its own, from which it comes back', async () => {
      await page.goto(editor);
      await page.getByRole('button', { name: t('step.archive') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('archiveDialog.archive') })
        .click();
      await expect(page.getByText(t('say.archived'))).toBeVisible();
      // As couples got it, not as wide as the page.
      expect((await page.getByRole('main').getByRole('article').boundingBox())?.width).toBeLessThanOrEqual(320);
      await expectAccessible(page);
      await page.getByRole('button', { name: t('step.restore') }).click();
      await expect(page.getByLabel(t('edit.description'))).toBeVisible();
    });

    await test.step('who leaves Hilda, asks again and takes it back is told each time what happened', async () => {
      await page.goto(withLanguage(pages.dashboard, language));
      await page.getByRole('button', { name: hilda('leave') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: hilda('leave') })
        .click();
      await expect(page.getByText(hilda('left'), { exact: true })).toBeVisible();
      await page.getByRole('button', { name: hilda('join') }).click();
      await expect(page.getByText(hilda('asked'), { exact: true })).toBeVisible();
      await page.getByRole('button', { name: hilda('takeBack') }).click();
      await expect(page.getByText(hilda('takenBack'), { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: hilda('join') })).toBeVisible();
    });
  });
}
