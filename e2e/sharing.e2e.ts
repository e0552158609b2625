// Photos that a phone shares with the installed dashboard.
import type { Page } from '@playwright/test';
import type { AnswerOf } from '../contract/endpoint.ts';
import { getPortfolio, uploadPicture } from '../contract/pictures.ts';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { picture } from '../server/testing/files.ts';
import { picturesEn } from '../texts/dashboard/pictures.en.ts';
import { picturesId } from '../texts/dashboard/pictures.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { sharers } from './cast.ts';
import { expect, test, withPictures } from './journey.ts';
import { enter, expectAccessible, fillLogin, inTurn, wordsIn } from './world.ts';

test.use(withPictures);

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

type Photo = { readonly name: string; readonly type: string; readonly base64: string };
const jpeg = async (name: string, size: { width: number; height: number }): Promise<Photo> => ({
  name,
  type: 'image/jpeg',
  base64: (await picture('jpeg', size)).toString('base64'),
});

/** What the phone does when the app is chosen: it sends a form, which the worker answers. */
async function share(page: Page, path: string, photos: readonly Photo[]): Promise<void> {
  await page.evaluate(
    ([action, files]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
      const field = document.createElement('input');
      Object.assign(field, { type: 'file', name: 'photos', multiple: true });
      const list = new DataTransfer();
      for (const { name, type, base64 } of files)
        list.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name, { type }));
      field.files = list.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    [path, photos] as const,
  );
}

/** Until the worker of the dashboard answers for the page. */
const workerThere = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

for (const language of inTurn('en')) {
  const t = wordsIn(language, picturesEn, picturesId);
  const shell = wordsIn(language, shellEn, shellId);
  const at = (path: string) => withLanguage(path, language);
  const tiles = (page: Page) => page.getByRole('list', { name: t('sharedList') }).getByRole('listitem');

  test.describe(`Shared photos, ${language}`, () => {
    test('are chosen, added to the portfolio, and what is wrong with one is said', async ({ page }) => {
      await enter(page, sharers[language]);
      const { data: before } = (await (await page.request.get(getPortfolio.path)).json()) as AnswerOf<typeof getPortfolio>;
      await page.goto(at(pages.dashboard));
      await workerThere(page);
      await share(page, at(pages.sharedPhotos), [
        await jpeg('pertama.jpg', { width: 900, height: 600 }),
        await jpeg('kecil.jpg', { width: 100, height: 80 }),
        await jpeg('lain.jpg', { width: 900, height: 600 }),
      ]);
      await expect(page).toHaveURL(new RegExp(`${at(pages.sharedPhotos)}$`));
      await expect(tiles(page)).toHaveCount(3);
      await expectAccessible(page);
      // A second time adds to the first.
      await share(page, at(pages.sharedPhotos), [await jpeg('kedua.jpg', { width: 900, height: 600 })]);
      await expect(tiles(page)).toHaveCount(4);
      await page.getByRole('button', { name: t('sharedDrop') }).click();
      await expect(page.getByText(t('sharedNoneTitle'))).toBeVisible();
      await page.getByRole('button', { name: t('undo') }).click();
      await page.reload();
      await expect(tiles(page)).toHaveCount(4);

      await page.getByLabel('lain.jpg').uncheck();
      await page.getByRole('button', { name: t('sharedAdd', { n: 3, count: 3 }) }).click();
      const portfolio = page.getByRole('list', { name: t('list') }).getByRole('listitem');
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByText('kecil.jpg')).toBeVisible();
      await expect(portfolio).toHaveCount(before.pictures.length + 2);
      await expect(page.getByText(new RegExp(`^${t('saved.saved', { time: '' }).trim()}`))).toBeVisible();
      await page.goto(at(pages.sharedPhotos));
      await expect(page.getByText(t('sharedNoneTitle'))).toBeVisible();
      await page.getByRole('link', { name: t('sharedToProfile') }).click();
      await expect(portfolio).toHaveCount(before.pictures.length + 2);
    });

    test('are offered again when the app is closed before they have arrived', async ({ page, context }) => {
      await enter(page, sharers[language]);
      await page.goto(at(pages.dashboard));
      await workerThere(page);
      await share(page, at(pages.sharedPhotos), [
        await jpeg('arrives.jpg', { width: 900, height: 600 }),
        await jpeg('under-way.jpg', { width: 900, height: 600 }),
      ]);
      await expect(tiles(page)).toHaveCount(2);
      let sent = 0;
      await context.route(`**${uploadPicture.path}`, (route) => {
        sent += 1;
        // The second is never answered.
        return sent === 1 ? route.continue() : undefined;
      });
      await page.getByRole('button', { name: t('sharedAdd', { n: 2, count: 2 }) }).click();
      await expect.poll(() => sent).toBe(2);
      await page.goto(at(pages.sharedPhotos));
      await expect(page.getByLabel('under-way.jpg')).toBeVisible();
      await expect(tiles(page)).toHaveCount(1);
      await page.getByRole('button', { name: t('sharedDrop') }).click();
    });

    test('wait while someone signs in, for that account alone', async ({ page, context }) => {
      await enter(page, sharers[language]);
      await page.goto(at(pages.dashboard));
      await workerThere(page);
      await context.clearCookies();
      await share(page, at(pages.sharedPhotos), [await jpeg('pertama.jpg', { width: 900, height: 600 })]);
      await expect(page).toHaveURL(new RegExp(at(pages.login)));
      await fillLogin(page, sharers[language], language);
      await expect(tiles(page)).toHaveCount(1);
      // Someone else who signs in after the session has ended finds nothing.
      await context.clearCookies();
      await page.goto(at(pages.sharedPhotos));
      await fillLogin(page, 'finance@demo.test', language);
      await expect(page.getByText(shell('role.closedTitle'))).toBeVisible();
      await expect.poll(() => page.evaluate(async () => (await (await caches.open('shared-photos')).keys()).length)).toBe(0);
    });

    test('without the worker the page says what to do', async ({ page }) => {
      await enter(page, sharers[language]);
      await page.goto(at('/'));
      await share(page, at(pages.sharedPhotos), [await jpeg('pertama.jpg', { width: 900, height: 600 })]);
      await expect(page.getByText(t('sharedNone'))).toBeVisible();
    });
  });
}
