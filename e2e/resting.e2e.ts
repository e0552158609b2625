// Pages that everyone sees rest until someone is there: what they do before that, what wakes them, and that they are whole without scripts.
import type { Page } from '@playwright/test';
import { countImpressions } from '../contract/ads.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { couples, vendorOf } from './cast.ts';
import { expect, test, withPictures } from './journey.ts';
import { holdScript } from './late.ts';
import { shiftOf } from './shift.ts';
import { enter, inTurn, opensElsewhere, wordsIn } from './world.ts';

test.use(withPictures);

const profile = `/vendor/${vendorOf('gold@demo.test').slug}`;

/** A file of the build by its name alone: what tells its versions apart may have a dash too. */
const nameOf = (address: string): string => new URL(address).pathname.replace(/^.*\/|-[\w-]{8}\.\w+$/g, '');

/** The scripts that a page has asked for so far, by the names of their chunks. */
function scriptsOf(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(nameOf(request.url()));
  });
  return asked;
}

for (const language of inTurn('en')) {
  const t = wordsIn(language, pagesEn, pagesId);
  const at = (path: string) => withLanguage(path, language);

  test.describe(`Until someone is there, ${language}`, () => {
    test('a page loads no components, and reports what is seen of ads, profiles and price lists', async ({ page }) => {
      const asked = scriptsOf(page);
      const displayed = page.waitForResponse((response) => response.url().endsWith(countImpressions.path));
      await page.goto(at('/vendors/photography'));
      expect((await displayed).ok()).toBe(true);
      const isTold = (what: string) =>
        page.waitForResponse((response) => response.url().endsWith(what) && response.request().method() === 'POST');
      const viewed = isTold('/views');
      await page.goto(at(profile));
      expect((await viewed).ok()).toBe(true);
      expect([...asked].filter((name) => /react|screen/.test(name))).toEqual([]);
    });

    test('an ad that was seen says so when it is clicked, though no component was loaded', async ({ page }) => {
      await holdScript(page, 'react');
      const displayed = page.waitForResponse((response) => response.url().endsWith(countImpressions.path));
      await page.goto(at('/vendors/photography'));
      const ad = page.locator('[data-ad]').first();
      await ad.scrollIntoViewIfNeeded();
      await displayed;
      const clicked = page.waitForRequest(/\/vendor_ads\/click\//);
      await ad.getByRole('link').click();
      expect(new URL((await clicked).url()).searchParams.get('seen')).toBe('1');
      await expect(page).toHaveURL(/\/vendor\//);
    });

    test('an ad that was seen says so when it is pressed before what counts it has come; one that has just appeared does not', async ({
      page,
    }) => {
      await holdScript(page, 'visit');
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const link = document.querySelector('[data-ad] a[href*="/click/"]');
          link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          document.documentElement.dataset['firstPress'] = link?.getAttribute('href') ?? '';
        });
      });
      await page.goto(at('/vendors/photography'), { waitUntil: 'domcontentloaded' });
      expect(await page.locator('html').getAttribute('data-first-press')).toMatch(/\/vendor_ads\/click\/[^?]*(\?(?!.*seen).*)?$/);
      const ad = page.locator('[data-ad]').first();
      await ad.scrollIntoViewIfNeeded();
      // As long as half of a card has to be on screen, and time for a slow machine to notice.
      await page.waitForTimeout(2_500);
      const clicked = page.waitForRequest(/\/vendor_ads\/click\//);
      await ad.getByRole('link').click();
      expect(new URL((await clicked).url()).searchParams.get('seen')).toBe('1');
      await expect(page).toHaveURL(/\/vendor\//);
    });

    test('a picture that is pressed opens in the page, and elsewhere where it was asked for elsewhere', async ({ page }) => {
      const letCome = await holdScript(page, 'profile-screen');
      await page.goto(at(profile));
      const picture = page.locator('section[data-count] a').first();
      await opensElsewhere(picture, { modifiers: ['ControlOrMeta'] });
      await picture.click();
      await picture.click();
      const opened = page.getByRole('dialog', { name: /./ });
      await expect(opened).toHaveCount(0);
      letCome();
      await expect(opened).toHaveCount(1);
      await expect(page).toHaveURL(at(profile));
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
      await expect(picture).toBeFocused();
    });

    test('all that is pressed is done, each once: two vendors are saved', async ({ page }) => {
      const letCome = await holdScript(page, 'listing-screen');
      await page.goto(at('/vendors/photography'));
      const hearts = page.locator('main article:not([data-ad]) button[aria-pressed]');
      await hearts.nth(0).click();
      await hearts.nth(2).click();
      await hearts.nth(2).click();
      await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(0);
      letCome();
      await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
      await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(2);
      // A browser that keeps something shows it without being touched.
      await page.reload();
      await expect(page.locator('button[aria-pressed="true"]').first()).toBeVisible();
    });

    test('a field that someone stands in keeps the focus and what is typed', async ({ page }) => {
      const letCome = await holdScript(page, 'home-screen');
      await page.goto(at('/'));
      const words = page.locator('main input[name="q"]');
      await words.focus();
      await page.keyboard.type('fo');
      letCome();
      await expect.poll(() => words.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps')))).toBe(true);
      await expect(words).toBeFocused();
      await page.keyboard.type('to');
      await expect(words).toHaveValue('foto');
      await expect(page.getByRole('list', { name: t('home.suggestions') })).toBeVisible();
    });

    test('when the components cannot come, links lead on', async ({ page }) => {
      await page.route('**/profile-screen-*.js', (route) => route.abort());
      await page.goto(at(profile));
      const picture = page.locator('section[data-count] a').first();
      const address = await picture.getAttribute('href');
      await picture.click();
      await expect(page).toHaveURL(address ?? '');
      // Nor where a part of them that is asked for later does not come.
      await page.unrouteAll();
      await page.route('**/our-date-dialog-*.js', (route) => route.abort());
      await page.goto(at(profile));
      await page.getByRole('banner').locator('[data-our-date]').click();
      await expect(page).toHaveURL(new RegExp(`${at('/vendors')}$`));
    });

    test('scripts come after the picture that is seen first, or with the first touch', async ({ page }) => {
      let letCome = (): void => undefined;
      const seen = new Promise<void>((resolve) => (letCome = resolve));
      await page.route('**/media/pictures/**', async (route) => {
        await seen;
        await route.continue();
      });
      const asked = scriptsOf(page);
      const opened = () => page.goto(at(profile), { waitUntil: 'domcontentloaded' });
      await opened();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 300))));
      expect([...asked]).toEqual([]);
      await page.keyboard.press('Shift');
      await expect.poll(() => asked.has('visit')).toBe(true);
      asked.clear();
      await opened();
      letCome();
      await expect.poll(() => asked.has('visit')).toBe(true);
      await page.unrouteAll({ behavior: 'wait' });
    });

    test('letters that few pages have are fetched by those alone', async ({ page }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(nameOf(request.url()));
      });
      await page.goto(at(profile));
      await page.evaluate(() => document.fonts.ready);
      expect(fonts.toSorted()).toEqual(['fraunces', 'plus-jakarta-sans']);
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' Señorita'));
      await expect.poll(() => fonts).toContain('fraunces-more');
      expect(fonts).not.toContain('plus-jakarta-sans-more');
    });

    // A name that starts with a generic family, as "serif", is none once the build has taken its quotes off.
    test('every font that stands in for one that has not arrived is known to the browser', async ({ page }) => {
      await page.goto(at('/'));
      const named = await page
        .locator('h1, main p')
        .evaluateAll((texts) => [...new Set(texts.flatMap((text) => getComputedStyle(text).fontFamily.replaceAll('"', '').split(', ')))]);
      const known = await page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')));
      const standIns = named.filter((name) => / as /.test(name));
      expect(standIns.length, String(named)).toBeGreaterThan(5);
      expect(known).toEqual(expect.arrayContaining(standIns));
    });

    test('hardly anything moves when the fonts arrive after the page', async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      // One paragraph of the home page takes a line more in some fonts, and the two fonts may come one after the other.
      for (const [address, most] of [
        ['/', 0.04],
        ['/vendors/photography', 0.01],
        [profile, 0.01],
      ] as const) {
        let letCome = (): void => undefined;
        const seen = new Promise<void>((resolve) => (letCome = resolve));
        await page.route('**/*.woff2', async (route) => {
          await seen;
          await route.continue();
        });
        await page.goto(at(address), { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Without this the first paint may be the one with the fonts.
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 300))));
        letCome();
        await page.evaluate(() => document.fonts.ready);
        const { sum, moves } = await shiftOf(page);
        expect.soft(sum, `${address}: ${moves.join(', ')}`).toBeLessThanOrEqual(most);
        await page.unrouteAll({ behavior: 'wait' });
      }
    });

    test('who is signed in has a page that is awake', async ({ page }) => {
      await enter(page, couples[language]);
      const asked = scriptsOf(page);
      await page.goto(at('/'));
      await expect.poll(() => asked.has('react')).toBe(true);
    });

    test('without scripts pages are whole, and forms that search lead on', async ({ browser }) => {
      const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })).newPage();
      await page.goto(at('/'));
      await page.locator('main input[name="q"]').fill('foto');
      await page.locator('main form button[type="submit"]').first().click();
      await expect(page).toHaveURL(/\/vendors\?.*q=foto/);
      await page.getByText(t('listing.filters'), { exact: true }).click();
      await page.locator('main select[name="sort"]').selectOption('price_high');
      await page.getByRole('button', { name: t('listing.apply') }).click();
      await expect(page).toHaveURL(/sort=price_high/);
      await page.locator('main article').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(at(profile));
      for (const name of [t('profile.prices'), t('profile.reviews')]) await expect(page.getByRole('heading', { name })).toBeVisible();
      await page.locator('section[data-count] a').first().click();
      await expect(page).toHaveURL(/\/media\//);
      await page.context().close();
    });
  });
}
