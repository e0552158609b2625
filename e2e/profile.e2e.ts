// A vendor edits their profile: in two windows, with an expired session, on a small phone; couples see the result.
import type { Page } from '@playwright/test';
import { getProfile } from '../contract/profile.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { savingEn } from '../texts/dashboard/saving.en.ts';
import { savingId } from '../texts/dashboard/saving.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { refusalText } from '../texts/refusals.ts';
import { profileEn } from '../texts/dashboard/profile.en.ts';
import { profileId } from '../texts/dashboard/profile.id.ts';
import { money } from '../texts/format.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { editors, vendorOf } from './cast.ts';
import { expect, test, withPictures } from './journey.ts';
import { holdCalls, painted } from './late.ts';
import { enter, expectAccessible, fillLogin, inTurn, overflowOf, wordsIn } from './world.ts';

test.use(withPictures);

for (const language of inTurn('en')) {
  const t = wordsIn(language, profileEn, profileId);
  const shellWords = wordsIn(language, shellEn, shellId);
  const saving = wordsIn(language, savingEn, savingId);
  const site = wordsIn(language, pagesEn, pagesId);
  const email = editors[language];
  const { slug } = vendorOf(email);
  const at = (path: string) => withLanguage(path, language);
  const section = (page: Page, name: 'about' | 'contact' | 'services' | 'prices' | 'answers' | 'links') =>
    page.getByRole('region', { name: t(`section.${name}`) });
  const save = (page: Page, name: Parameters<typeof section>[1]) =>
    section(page, name).getByRole('button', { name: t('save'), exact: true });
  const savedNow = (page: Page, name: Parameters<typeof section>[1]) =>
    expect(section(page, name).getByText(new RegExp(`^${t('saved', { time: '' })}\\d\\d`))).toBeVisible();

  test(`A vendor rewrites its profile and loses nothing, ${language}`, async ({ page, browser }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await enter(page, email);
    await page.goto(at(pages.profile));
    const about = page.getByRole('textbox', { name: t('about') });
    const mine = `Kami memasak di tempat acara. (${language})`;

    await test.step('the second window is told, and keeps what was typed', async () => {
      const other = await page.context().newPage();
      await other.goto(at(pages.profile));
      await about.fill(mine);
      await other.getByRole('textbox', { name: t('about') }).fill('Dari jendela lain.');
      await save(other, 'about').click();
      await savedNow(other, 'about');
      await other.close();
      await save(page, 'about').click();
      await expect(page.getByText(saving('elsewhere'))).toBeVisible();
      await expect(about).toHaveValue(mine);
      await expectAccessible(page);
      await page.getByRole('button', { name: saving('keepMine') }).click();
      await expect(section(page, 'about').locator(':focus'), 'the focus goes on in the section').toHaveCount(1);
      await savedNow(page, 'about');
      await page.reload();
      await expect(about).toHaveValue(mine);
    });

    await test.step('the session ends while typing; after signing in it goes on', async () => {
      await page.getByRole('button', { name: t('addPrice') }).click();
      const names = section(page, 'prices').getByRole('textbox', { name: t('priceName') });
      await names.last().fill('Jamuan keluarga');
      await section(page, 'prices')
        .getByRole('combobox', { name: t('priceKind') })
        .last()
        .selectOption('between');
      await section(page, 'prices')
        .getByRole('textbox', { name: t('priceLowest') })
        .last()
        .fill('9000000');
      await page.context().clearCookies();
      await section(page, 'prices')
        .getByRole('textbox', { name: t('priceHigh') })
        .last()
        .fill('7000000');
      await page.goto(at(pages.profile));
      await fillLogin(page, email, language);
      await expect(names.last()).toHaveValue('Jamuan keluarga');
      await expect(section(page, 'prices').getByText(t('pending'))).toBeVisible();
    });

    await test.step('what is refused is said at its field; leaving asks, and saves', async () => {
      await save(page, 'prices').click();
      await expect(section(page, 'prices').getByText(refusalText('catalogue.price_high_not_above', {}, language))).toBeVisible();
      const high = section(page, 'prices')
        .getByRole('textbox', { name: t('priceHigh') })
        .last();
      await expect(high).toBeFocused();
      await high.fill('12000000');
      await page.getByRole('textbox', { name: 'Instagram' }).fill(`https://www.instagram.com/${slug.replaceAll('-', '')}/?hl=id`);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await page.getByRole('navigation').locator(`a[href$="${pages.dashboard}"]`).last().click();
      const dialog = page.getByRole('dialog', { name: t('leaveTitle') });
      await expect(dialog).toContainText(t('section.prices'));
      await dialog.getByRole('button', { name: t('leaveSave') }).click();
      await expect(page).toHaveURL(new RegExp(`${at(pages.dashboard)}$`));
    });

    let answer = '';
    await test.step('a plan shows so many cities', async () => {
      await page.goto(at(pages.profile));
      await page.getByRole('button', { name: t('addService') }).click();
      await section(page, 'services')
        .getByRole('combobox', { name: t('category') })
        .last()
        .selectOption({ index: 3 });
      await section(page, 'services')
        .getByRole('combobox', { name: t('serviceCity') })
        .last()
        .selectOption({ label: 'Palembang' });
      await save(page, 'services').click();
      await expect(section(page, 'services').getByText(refusalText('catalogue.too_many_cities', { maximum: 2 }, language))).toBeVisible();
      await page.getByRole('button', { name: t('removeService', { n: 3 }) }).click();
      await expect(section(page, 'services').locator(':focus')).toBeVisible();
      const halal = section(page, 'answers').getByRole('combobox').first();
      await halal.selectOption((await halal.inputValue()) === 'halal_certified' ? 'halal_uncertified' : 'halal_certified');
      answer = await halal.locator('option:checked').innerText();
      await save(page, 'answers').click();
      await savedNow(page, 'answers');
    });

    await test.step('couples read it', async () => {
      const couple = await (await browser.newContext()).newPage();
      await couple.goto(at(`/vendor/${slug}`));
      await expect(couple.getByText(mine)).toBeVisible();
      const row = couple.getByRole('row').filter({ hasText: 'Jamuan keluarga' });
      await expect(row).toContainText(site('profile.priceBetween', { low: money(9_000_000, language), high: money(12_000_000, language) }));
      const instagram = couple.getByRole('link', { name: /^Instagram @/ });
      await expect(instagram).toHaveAttribute('href', `https://www.instagram.com/${slug.replaceAll('-', '')}`);
      await expect(instagram).toHaveAttribute('rel', /nofollow/);
      await expect(couple.getByRole('definition').filter({ hasText: answer })).toBeVisible();
      await expectAccessible(couple);
      await couple.context().close();
    });
  });

  test(`A page of a vendor who is not published stays where it was when it is reloaded, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, 'unpublished@demo.test');
    await page.goto(at(pages.profile));
    const about = page.getByRole('textbox', { name: t('about') });
    // Nobody scrolls a page before it is painted; what was scrolled is known with the next frame.
    await expect(about).toBeVisible();
    await painted(page, 5);
    await about.scrollIntoViewIfNeeded();
    await painted(page, 2);
    const top = () => page.evaluate(() => Math.round(scrollY));
    const before = await top();
    expect(before).toBeGreaterThan(300);
    // What comes late pushes nothing that one looks at.
    const letCome = await holdCalls(page, getProfile);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByText(shellWords('loading'))).toBeAttached();
    await painted(page, 5);
    letCome();
    await expect(about).toBeVisible();
    await painted(page, 5);
    expect(Math.abs((await top()) - before)).toBeLessThan(400);
  });
}
