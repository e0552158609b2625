// What people do before the scripts of a page have loaded is not lost.
import type { Page } from '@playwright/test';
import { addDays, businessDayOf } from '../core/time.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { reviewPage } from '../core/reviews/pages.ts';
import { picture } from '../server/testing/files.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { dayWords } from '../texts/days.ts';
import { date, longDate } from '../texts/format.ts';
import { coupleReviewsEn } from '../texts/marketplace/reviews.en.ts';
import { coupleReviewsId } from '../texts/marketplace/reviews.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { savedEn } from '../texts/marketplace/saved.en.ts';
import { savedId } from '../texts/marketplace/saved.id.ts';
import { betrothed, couples, newlyweds, priced, vendorOf } from './cast.ts';
import { expect, test, withMotion, withPictures } from './journey.ts';
import { holdScript } from './late.ts';
import { enter, fillCoupleLogin, inTurn, languages, wordsIn } from './world.ts';

test.use(withPictures);

test.use(withMotion);

for (const language of inTurn('id')) {
  const site = wordsIn(language, pagesEn, pagesId);
  const account = wordsIn(language, accountEn, accountId);
  const at = (path: string) => withLanguage(path, language);
  const profile = `/vendor/${vendorOf('gold@demo.test').slug}`;

  const saveWedding = async (page: Page) => {
    await page.getByRole('button', { name: account('account.saveChanges') }).click();
    await expect(page.getByText(account('account.savedChanges'))).toBeVisible();
  };

  test.describe(`Before the scripts have arrived, ${language}`, () => {
    test('a login is sent when they have', async ({ page }) => {
      const letCome = await holdScript(page, 'login-screen');
      await page.goto(at('/account/login'), { waitUntil: 'domcontentloaded' });
      await fillCoupleLogin(page, couples[language], language);
      letCome();
      await expect(page).toHaveURL(new RegExp(`${at('/account')}$`));
    });

    test('a button does what it says when they have, once', async ({ page }) => {
      const letCome = await holdScript(page, 'profile-screen');
      await page.goto(at(profile), { waitUntil: 'domcontentloaded' });
      const photos = page.getByRole('button', { name: /^(All|Semua) \d+/ });
      await photos.click();
      const opened = page.getByRole('dialog', { name: /./ });
      await expect(opened).toHaveCount(0);
      await expect(photos).toHaveAttribute('aria-busy', 'true');
      letCome();
      await expect(opened).toBeVisible();
      await expect(page.locator('button[aria-busy]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
    });

    test('a filter that is chosen narrows the list when they have', async ({ page }) => {
      const letCome = await holdScript(page, 'listing-screen');
      await page.goto(at('/vendors/catering'), { waitUntil: 'domcontentloaded' });
      await page.locator('main select[name="sort"]').selectOption('price_high');
      letCome();
      await expect(page).toHaveURL(/\/vendors\/catering\?sort=price_high$/);
    });

    test('vendors that are chosen are compared when they have', async ({ page }) => {
      const words = wordsIn(language, savedEn, savedId);
      const chosen = [vendorOf('gold@demo.test'), vendorOf(priced.vendor[language])] as const;
      for (const { slug, businessName: name } of chosen) {
        await page.goto(at(`/vendor/${slug}`));
        await page
          .getByRole('button', { name: site('site.save', { name }) })
          .first()
          .click();
        await expect(page.getByRole('button', { name: site('site.unsave', { name }) }).first()).toBeVisible();
      }
      await enter(page, priced.couple[language]);
      await page.goto(at('/saved'));
      for (const { businessName: name } of chosen) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      const letCome = await holdScript(page, 'saved-screen');
      await page.reload({ waitUntil: 'domcontentloaded' });
      for (const { businessName: name } of chosen) await page.getByLabel(words('chooseOf', { name })).check();
      letCome();
      await expect(page.getByText(words('chosen', { count: 2, n: '2' }))).toBeVisible();
      // The box of a vendor that is let go goes, and is ticked again when it comes back.
      const [{ businessName: name }] = chosen;
      await page.getByRole('button', { name: site('site.unsave', { name }) }).click();
      await expect(page.getByText(words('chosen', { count: 1, n: '1' }))).toBeVisible();
      await page.getByRole('button', { name: site('site.save', { name }) }).click();
      await expect(page.getByLabel(words('chooseOf', { name }))).toBeChecked();
      await page.getByRole('button', { name: words('compare'), exact: true }).click();
      await expect(page.getByRole('table')).toBeVisible();
    });

    test('what a couple ticks about its wedding is saved when they have', async ({ page }) => {
      await enter(page, priced.couple[language]);
      const findable = page.getByLabel(account('wedding.findable'));
      const wanted = page
        .getByRole('group', { name: account('wedding.wanted') })
        .getByRole('checkbox')
        .nth(2);
      const open = () => page.goto(at('/account/wedding'), { waitUntil: 'domcontentloaded' });
      const letCome = await holdScript(page, 'wedding-screen');
      await open();
      for (const box of [findable, wanted]) {
        await expect(box).not.toBeChecked();
        await box.check({ force: true });
      }
      letCome();
      await saveWedding(page);
      await open();
      for (const box of [findable, wanted]) {
        await expect(box).toBeChecked();
        await box.uncheck({ force: true });
      }
      await saveWedding(page);
    });

    test('what is pressed while they take the page over is done with what was ticked before', async ({ page }) => {
      await enter(page, priced.couple[language]);
      const letCome = await holdScript(page, 'wedding-screen');
      await page.goto(at('/account/wedding'), { waitUntil: 'domcontentloaded' });
      const findable = page.getByLabel(account('wedding.findable'));
      await findable.check({ force: true });
      // The components write to a field as they take it over. Right after that they hear what is pressed, and have not heard yet what was ticked.
      await findable.evaluate((box: HTMLInputElement) => {
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          box.form?.requestSubmit();
        }).observe(box, { attributes: true });
      });
      letCome();
      await expect(page.getByText(account('account.savedChanges'))).toBeVisible();
      await page.reload();
      await expect(findable).toBeChecked();
      await findable.uncheck();
      await saveWedding(page);
    });

    test('what is ticked and typed while they take the page over is what was meant', async ({ page }) => {
      await enter(page, priced.couple[language]);
      const letCome = await holdScript(page, 'wedding-screen');
      await page.goto(at('/account/wedding'), { waitUntil: 'domcontentloaded' });
      const findable = page.getByLabel(account('wedding.findable'));
      const wishes = page.getByLabel(account('wedding.wishes'));
      await expect(findable).not.toBeChecked();
      // Right after they have written to the field, they draw nothing yet of what they hear.
      await findable.evaluate((box: HTMLInputElement) => {
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          box.click();
          box.form?.querySelector('textarea')?.focus();
          for (const word of ['Halo', ' lagi']) document.execCommand('insertText', false, word);
        }).observe(box, { attributes: true });
      });
      letCome();
      await expect(wishes).toHaveValue('Halo lagi');
      await saveWedding(page);
      await page.reload();
      await expect(findable).toBeChecked();
      await expect(wishes).toHaveValue('Halo lagi');
      await findable.uncheck();
      await wishes.fill('');
      await saveWedding(page);
    });

    test('what was chosen and sent without them is not chosen again when one comes back', async ({ page }) => {
      const letCome = await holdScript(page, 'listing-screen');
      const sort = page.locator('main select[name="sort"]');
      await page.goto(at('/vendors/catering'), { waitUntil: 'domcontentloaded' });
      const before = await sort.inputValue();
      await sort.selectOption('price_high');
      await page
        .getByRole('main')
        .getByRole('button', { name: site('site.search'), exact: true })
        .click();
      await expect(page).toHaveURL(/sort=price_high/);
      letCome();
      await page.goto(at('/vendors/catering'));
      await expect.poll(() => sort.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps')))).toBe(true);
      await expect(sort).toHaveValue(before);
    });

    test('what is typed goes along to the page in the other language', async ({ page }) => {
      const other = languages.find((one) => one !== language) ?? language;
      await holdScript(page, 'profile-screen');
      await page.goto(at(`${profile}?utm_source=letter`), { waitUntil: 'domcontentloaded' });
      await page.getByRole('textbox', { name: site('profile.message') }).fill('Halo! Hello!');
      await page.unroute('**/profile-screen-*.js');
      await page.getByRole('banner').locator(`a[hreflang="${other}"]`).click();
      await expect(page).toHaveURL(withLanguage(`${profile}?utm_source=letter`, other));
      await expect(page.locator('textarea[name="text"]')).toHaveValue('Halo! Hello!');
    });

    test('what is typed goes along also when the scripts arrive while the other page is on its way', async ({ page }) => {
      const other = languages.find((one) => one !== language) ?? language;
      const letCome = await holdScript(page, 'profile-screen');
      await page.goto(at(profile), { waitUntil: 'domcontentloaded' });
      const message = page.locator('textarea[name="text"]');
      await message.fill('Halo! Hello!');
      const { promise: hasBegun, resolve } = Promise.withResolvers<void>();
      await page.exposeFunction('begun', resolve);
      // They get so far as to start: the page is left at this moment.
      await page.evaluate(`{
        const { followTypedInput } = early;
        early.followTypedInput = () => { followTypedInput(); begun(); throw new Error('left'); };
      }`);
      await page.route(`**${withLanguage(profile, other)}`, async (route) => {
        letCome();
        await hasBegun;
        await route.continue();
      });
      await page.getByRole('banner').locator(`a[hreflang="${other}"]`).click({ noWaitAfter: true });
      await expect(page).toHaveURL(withLanguage(profile, other));
      await expect(message).toHaveValue('Halo! Hello!');
    });

    test('who stands in a field when they come goes on typing in it', async ({ page }) => {
      await enter(page, betrothed[language]);
      const letCome = await holdScript(page, 'wedding-screen');
      await page.goto(at('/account/wedding'), { waitUntil: 'domcontentloaded' });
      const venue = page.getByLabel(account('wedding.venue'), { exact: true });
      await venue.fill('');
      await venue.pressSequentially('Gedung ');
      letCome();
      await expect.poll(() => venue.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps')))).toBe(true);
      await expect(venue).toHaveValue('Gedung ');
      await page.keyboard.type('Arsip');
      await expect(venue).toHaveValue('Gedung Arsip');
    });

    test('who stands in a field into which something kept comes writes over it', async ({ page }) => {
      const email = page.getByRole('main').getByLabel(account('field.email'));
      await page.goto(at('/account/login'));
      await email.fill('lama@demo.test');
      await email.blur();
      const letCome = await holdScript(page, 'login-screen');
      await page.goto(at('/account/login'), { waitUntil: 'domcontentloaded' });
      await expect(email).toHaveValue('');
      await email.focus();
      letCome();
      await expect(email).toHaveValue('lama@demo.test');
      await page.keyboard.type('baru@demo.test');
      await expect(email).toHaveValue('baru@demo.test');
    });

    test('what is typed is there again after a reload', async ({ page }) => {
      const letCome = await holdScript(page, 'profile-screen');
      const message = page.getByRole('textbox', { name: site('profile.message') });
      await page.goto(at(profile), { waitUntil: 'domcontentloaded' });
      await message.fill('Halo! Hello!');
      await page.reload({ waitUntil: 'domcontentloaded' });
      letCome();
      await expect(message).toHaveValue('Halo! Hello!');
    });

    test('the calendar of a date that was typed shows its month', async ({ page }) => {
      const days = dayWords(language);
      const label = site('profile.weddingDate');
      const letCome = await holdScript(page, 'profile-screen');
      await page.goto(at(profile), { waitUntil: 'domcontentloaded' });
      const field = page.getByLabel(label, { exact: true });
      const day = addDays(businessDayOf(Date.now()), 400);
      await field.fill(day.split('-').toReversed().join('/'));
      await page.getByRole('button', { name: days('openCalendar', { label }) }).click();
      letCome();
      await expect(page.getByRole('button', { name: longDate(day, language) })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue(date(day, language));
    });

    test('what is typed is there again when the page is left just before the components are told of it', async ({ page }) => {
      const message = page.getByRole('textbox', { name: site('profile.message') });
      await page.addInitScript(() => {
        type Early = { readonly followTypedInput: () => () => Promise<void> };
        let early: Early | undefined;
        const leaving = (given: Early): Early => ({
          ...given,
          followTypedInput: () => {
            given.followTypedInput();
            return () => {
              sessionStorage.removeItem('leaves');
              location.reload();
              return new Promise(() => undefined);
            };
          },
        });
        Object.defineProperty(window, 'early', {
          get: () => early,
          set: (given: Early) => {
            early = sessionStorage.getItem('leaves') === null ? given : leaving(given);
          },
        });
      });
      await page.goto(at(profile));
      await message.fill('Halo!');
      // The form is drawn anew with what was kept, so what is typed before that is nowhere on the page.
      await page.evaluate(() => sessionStorage.setItem('leaves', 'once'));
      const letCome = await holdScript(page, 'profile-screen');
      await page.reload({ waitUntil: 'domcontentloaded' });
      await message.fill('Halo! Hello!');
      const left = page.waitForEvent('framenavigated');
      letCome();
      await left;
      await expect(message).toHaveValue('Halo! Hello!');
    });

    test('photos that were chosen are there when they have', async ({ page }) => {
      const words = wordsIn(language, coupleReviewsEn, coupleReviewsId);
      await enter(page, newlyweds);
      const letCome = await holdScript(page, 'review-screen');
      await page.goto(at(reviewPage(vendorOf('gold@demo.test').slug)), { waitUntil: 'domcontentloaded' });
      const buffer = await picture('jpeg', { width: 900, height: 600 });
      await page.getByLabel(words('write.addPhotos')).setInputFiles([{ name: 'taman.jpg', mimeType: 'image/jpeg', buffer }]);
      letCome();
      await expect(page.getByLabel(words('write.photoAlt', { n: '1' }))).toBeVisible();
      await expect(page.getByLabel(words('write.photoAlt', { n: '2' }))).toHaveCount(0);
    });

    test('a link keeps the place on the page one is led back to', async ({ page }) => {
      const wanted = `${at('/account/wedding')}?from=mail#guests`;
      await holdScript(page, 'login-screen');
      await page.goto(wanted, { waitUntil: 'domcontentloaded' });
      await page
        .getByRole('main')
        .getByRole('link', { name: account('login.signUp') })
        .click();
      await expect(page.getByRole('heading', { name: account('signUp.heading') })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(wanted);
    });
  });
}
