// A vendor's photos: uploaded, cropped, described, sorted with and without a mouse, and what couples see.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { picture } from '../server/testing/files.ts';
import { picturesEn } from '../texts/dashboard/pictures.en.ts';
import { picturesId } from '../texts/dashboard/pictures.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { photographers, vendorOf } from './cast.ts';
import { expect, test, withMotion, withPictures } from './journey.ts';
import { pastePicture } from './paste.ts';
import { enter, expectAccessible, inTurn, wordsIn } from './world.ts';

test.use(withPictures);

test.use(withMotion);

/** One language is looked at on a desk, the other on a phone. */
const sizes = { en: { width: 1280, height: 900 }, id: { width: 390, height: 844 } } as const;

for (const language of inTurn('id')) {
  const t = wordsIn(language, picturesEn, picturesId);
  const site = wordsIn(language, pagesEn, pagesId);
  const vendor = vendorOf(photographers[language]);
  /** What was there and the two that are added; a journey that is tried again finds what the first try left. */
  let [there, total] = [0, 0];
  const isDesk = sizes[language].width > 1_000;
  const tiles = (page: Page) => page.getByRole('list', { name: t('list') }).getByRole('listitem');
  const order = (page: Page) => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-sorted') ?? ''));
  const handle = (page: Page, n: number) => page.getByRole('button', { name: t('move', { n, total }), exact: true });
  const edit = (page: Page, n: number) => page.getByRole('button', { name: new RegExp(`^${t('edit', { n, total })}`) });
  const saved = (page: Page) => expect(page.getByText(new RegExp(`^${t('saved.saved', { time: '' }).trim()}`)).last()).toBeVisible();
  const jpeg = () => picture('jpeg', { width: 900, height: 600 });

  test(`A portfolio, ${language}`, async ({ page, browser }) => {
    await page.setViewportSize(sizes[language]);
    await enter(page, photographers[language]);
    const editor = withLanguage(pages.profile, language);
    await page.goto(editor);
    await expect(tiles(page).first()).toBeVisible();
    const before = await order(page);
    [there, total] = [before.length, before.length + 2];

    // Two photos arrive in the order they were chosen in; what is none is said so, and nothing else is lost by it.
    await page.getByLabel(t('add'), { exact: true }).setInputFiles([
      { name: 'pertama.jpg', mimeType: 'image/jpeg', buffer: await jpeg() },
      { name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') },
      { name: 'kedua.jpg', mimeType: 'image/jpeg', buffer: await jpeg() },
    ]);
    await expect(tiles(page)).toHaveCount(total);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await page.getByRole('button', { name: t('of', { action: t('dismiss'), file: 'catatan.txt' }) }).click();
    const [first = '', second = ''] = (await order(page)).slice(there);

    // The first is cut to a square and described, by keys alone.
    await edit(page, total - 1).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: t('photo', { n: total - 1, total }) })).toBeVisible();
    if (isDesk) await expectAccessible(page);
    await page.getByRole('button', { name: t('crop') }).press('Enter');
    const area = page.getByLabel(t('area'));
    await page.getByRole('radio', { name: t('shape.whole') }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: t('shape.square') })).toBeChecked();
    await area.focus();
    const start = await area.getAttribute('aria-valuetext');
    for (const key of ['+', '+', 'ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
    await expect(area).not.toHaveAttribute('aria-valuetext', start ?? '');
    if (!isDesk) await expectAccessible(page);
    await page.getByRole('button', { name: t('use') }).press('Enter');
    await expect(page.getByRole('dialog', { name: t('photo', { n: total - 1, total }) })).toBeVisible();
    await page.getByLabel(t('description')).fill('Meja penerima tamu');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(edit(page, total - 1)).toHaveAccessibleName(/Meja penerima tamu$/);

    // By keys to the front; Escape would have left it where it was.
    await handle(page, total - 1).focus();
    for (const key of ['Space', 'ArrowLeft', 'Escape']) await page.keyboard.press(key);
    expect((await order(page)).indexOf(first)).toBe(there);
    for (const key of ['Space', 'Home']) await page.keyboard.press(key);
    await expect(page.getByText(t('at', { n: 1, total }))).toBeAttached();
    await page.keyboard.press('Space');
    await expect(handle(page, 1)).toBeFocused();

    // By pointer to the place beside it.
    await page.getByRole('list', { name: t('list') }).evaluate((list) => list.scrollIntoView({ block: 'center' }));
    const grip = await handle(page, total).boundingBox();
    const to = await tiles(page).nth(1).boundingBox();
    const tile = await tiles(page).last().boundingBox();
    if (!grip || !to || !tile) throw new Error('nothing to drag');
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 20, y - 20);
    await page.mouse.move(x + to.x - tile.x, y + to.y - tile.y, { steps: 6 });
    await page.mouse.up();
    const wanted = [first, second, ...before];
    expect(await order(page)).toEqual(wanted);

    // By the buttons of its dialog: one place on, and back.
    await edit(page, 1).click();
    await page.getByRole('button', { name: t('later') }).click();
    await expect.poll(() => order(page)).toEqual([second, first, ...before]);
    await page.getByRole('button', { name: t('earlier') }).click();
    await expect.poll(() => order(page)).toEqual(wanted);
    await page.keyboard.press('Escape');

    // One is removed and brought back.
    await edit(page, 3).click();
    await page.getByRole('button', { name: t('remove'), exact: true }).click();
    await expect(tiles(page)).toHaveCount(total - 1);
    await page.getByRole('button', { name: t('undo') }).click();
    await expect(tiles(page)).toHaveCount(total);
    await saved(page);
    await page.reload();
    await expect(tiles(page)).toHaveCount(total);
    expect(await order(page)).toEqual(wanted);

    // The round picture is cut before it is kept; removed, there is room for another.
    const round = page.getByLabel(t('addOne'), { exact: true });
    await round.setInputFiles({ name: 'wajah.jpg', mimeType: 'image/jpeg', buffer: await jpeg() });
    const cutting = page.getByRole('dialog', { name: t('crop') });
    await cutting.getByRole('button', { name: t('use') }).click();
    await expect(page.getByRole('img', { name: t('profileAlt') })).toBeVisible();
    await page.getByRole('button', { name: t('profileRemove') }).click();
    await expect(page.getByRole('img', { name: t('profileAlt') })).toHaveCount(0);
    await expect(round).toBeAttached();

    // A second window that has seen less takes nothing away.
    if (isDesk) {
      const other = await page.context().newPage();
      await other.goto(editor);
      await expect(tiles(other)).toHaveCount(total);
      await handle(other, total).focus();
      for (const key of ['Space', 'ArrowLeft', 'Space']) await other.keyboard.press(key);
      await saved(other);
      await other.close();
      await pastePicture(page, 'x.jpg', await jpeg());
      await expect(page.getByText(t('merged'))).toBeVisible();
      await expect(tiles(page)).toHaveCount(total + 1);
      await saved(page);
    }

    // Couples see them in that order, and the files that fit.
    const guest = await (await browser.newContext()).newPage();
    await guest.setViewportSize(sizes[language]);
    await guest.goto(withLanguage(`/vendor/${vendor.slug}`, language));
    const gallery = guest.getByRole('region', { name: site('profile.gallery', { name: vendor.businessName }) });
    const cover = gallery.getByRole('img', { name: 'Meja penerima tamu' }).first();
    await expect(cover).toBeVisible();
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(`/media/pictures/${first}/`);
    expect(
      await cover.evaluate((img: HTMLImageElement) => img.currentSrc.endsWith('.webp') && img.naturalWidth === img.naturalHeight),
    ).toBe(true);
    const opener = gallery.getByRole('button', { name: site('profile.allPhotos', { n: isDesk ? total + 1 : total }) });
    await opener.click();
    const box = guest.getByRole('dialog');
    await expect(box.getByRole('img', { name: 'Meja penerima tamu' })).toBeVisible();
    await guest.keyboard.press('ArrowRight');
    await expect.poll(() => box.locator('picture img').evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(second);
    if (!isDesk) await expectAccessible(guest);
    await guest.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
}
