import type { Page } from '@playwright/test';
import { listDayWaits } from '../contract/calendar.ts';
import { listMeetings } from '../contract/meetings.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { addDays, businessDayOf } from '../core/time.ts';
import { calendarEn } from '../texts/dashboard/calendar.en.ts';
import { calendarId } from '../texts/dashboard/calendar.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { openCalendarElsewhere } from '../server/testing/calendar-elsewhere.ts';
import { refusalsEn } from '../texts/refusals.en.ts';
import { refusalsId } from '../texts/refusals.id.ts';
import { dayWords } from '../texts/days.ts';
import { date, dayMonth, longDate } from '../texts/format.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { dated, vendorOf } from './cast.ts';
import { agreeOn, freeADay } from './earn.ts';
import { holdFirst } from './late.ts';
import { expect, test } from './journey.ts';
import { pressed } from './sweep.ts';
import { trafficOf } from './traffic.ts';
import { enter, expectAccessible, fillCoupleLogin, inTurn, linkIn, emailTo, wordsIn } from './world.ts';

/** A month ahead of all that the demo world marks. */
const month = addDays(businessDayOf(Date.now()), 500).slice(0, 7);
const on = (date: number): string => `${month}-${String(date).padStart(2, '0')}`;

for (const language of inTurn('id')) {
  const t = wordsIn(language, calendarEn, calendarId);
  const site = wordsIn(language, pagesEn, pagesId);
  const account = wordsIn(language, accountEn, accountId);
  const refused = wordsIn(language, refusalsEn, refusalsId);
  const shell = wordsIn(language, shellEn, shellId);
  const at = (path: string) => withLanguage(path, language);
  const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
  const dialogOf = (page: Page) => page.getByRole('dialog');

  test.describe(`Calendar, ${language}`, () => {
    test('a vendor marks days by pointer and keys, changes and frees them', async ({ page }) => {
      await enter(page, dated.vendor[language]);
      await page.setViewportSize(language === 'id' ? { width: 320, height: 700 } : { width: 1280, height: 900 });
      await page.goto(`${at(pages.calendar)}?month=${month}`);
      await expectAccessible(page);

      // By pointer: a whole day with a note of its own.
      await cell(page, on(10)).click();
      await dialogOf(page).getByLabel(t('day.note')).fill('Keluarga Wulan');
      await dialogOf(page)
        .getByRole('button', { name: t('day.mark') })
        .click();
      await expect(cell(page, on(10))).toHaveAttribute('data-look', 'taken');
      await expect(page.getByText(t('day.marked', { count: 1, n: '1' }))).toBeVisible();

      // By keys: a week down and two days on, up to a date that is typed; what is impossible is said at its field.
      await expect(dialogOf(page)).toHaveCount(0);
      await cell(page, on(10)).focus();
      // Quicker than the page is painted: no key is lost.
      await page.evaluate(() => {
        for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight'])
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      });
      await expect(cell(page, on(19))).toBeFocused();
      await page.keyboard.press('Enter');
      const dialog = dialogOf(page);
      await dialog.getByText(t('part.morning'), { exact: true }).click();
      await dialog.getByRole('textbox', { name: t('day.until') }).fill(on(18));
      await dialog.getByRole('button', { name: t('day.mark') }).click();
      await expect(dialog.getByText(refused('calendar.range_invalid', { maximum: 62 }))).toBeVisible();
      await dialog.getByRole('button', { name: dayWords(language)('openCalendar', { label: t('day.until') }) }).click();
      const last = page.getByRole('button', { name: longDate(on(20), language) }).and(page.locator('[popover] button'));
      await last.click();
      await expect(last).toBeHidden();
      await expect(dialog.getByRole('textbox', { name: t('day.until') })).toHaveValue(date(on(20), language));
      await expectAccessible(page);
      await page.keyboard.press('Control+Enter');
      await expect(cell(page, on(19))).toHaveAttribute('data-look', 'half');
      await expect(cell(page, on(20))).toHaveAttribute('data-look', 'half');
      await expect(cell(page, on(21))).not.toHaveAttribute('data-look', /./);

      // What was marked is changed, and freed.
      await cell(page, on(20)).click();
      await dialogOf(page).getByText(t('part.day'), { exact: true }).click();
      await dialogOf(page)
        .getByRole('button', { name: t('day.save') })
        .click();
      await expect(cell(page, on(20))).toHaveAttribute('data-look', 'taken');
      await cell(page, on(20)).click();
      const frees = dialogOf(page).getByRole('button', { name: t('day.free') });
      await expect(frees, 'in sight on the smallest phone').toBeInViewport({ ratio: 1 });
      await frees.click();
      await expect(cell(page, on(20))).not.toHaveAttribute('data-look', /./);
      await expect(page.getByText(t('day.freed'))).toBeVisible();

      // Who takes two weddings a day still has one left.
      await page.getByLabel(t('capacity.label')).selectOption('2');
      await expect(page.getByText(t('capacity.saved'))).toBeVisible();
      await cell(page, on(10)).click();
      await dialogOf(page).getByLabel(t('day.places')).selectOption('1');
      await dialogOf(page)
        .getByRole('button', { name: t('day.save') })
        .click();
      await expect(cell(page, on(10))).not.toHaveAttribute('data-look', /./);
      await page.getByLabel(t('capacity.label')).selectOption('1');
      await expect(cell(page, on(10))).toHaveAttribute('data-look', 'taken');
      await page.reload();
      await expect(cell(page, on(10)), 'the address keeps the month').toHaveAttribute('data-look', 'taken');
    });

    test('a couple keeps its date, sees who is taken and waits; the vendor frees the day and the email comes', async ({ browser }) => {
      test.slow();
      const day = on(10);
      const vendor = vendorOf(dated.vendor[language]);
      const seller = await (await browser.newContext()).newPage();
      await enter(seller, dated.vendor[language]);
      await seller.goto(`${at(pages.calendar)}?month=${month}`);
      await expect(cell(seller, day), 'marked before').toHaveAttribute('data-look', 'taken');

      // A visitor says when: the profile answers, and so does every card.
      const page = await (await browser.newContext({ viewport: { width: language === 'id' ? 390 : 1280, height: 900 } })).newPage();
      await page.goto(at(`/vendor/${vendor.slug}`));
      await page.getByRole('link', { name: site('day.check') }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: site('day.keep') }).click();
      await expect(page.getByText(site('day.invalid'))).toBeVisible();
      await dialogOf(page)
        .getByRole('textbox', { name: site('day.label') })
        .fill(day);
      await page.getByRole('button', { name: site('day.keep') }).click();
      const main = page.getByRole('main');
      await expect(main.getByText(site('day.takenOn', { day: longDate(day, language) })).first()).toBeVisible();
      await expect(page.getByRole('banner').getByText(date(day, language))).toBeVisible();
      await page.goto(at(`/vendors?q=${encodeURIComponent(vendor.businessName)}`));
      const card = main.getByRole('article').filter({ has: page.getByRole('link', { name: vendor.businessName, exact: true }) });
      await expect(card.getByText(site('day.takenOn', { day: dayMonth(day, language) }))).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: site('listing.onOurDate', { day: date(day, language) }) }).click();
      await expect(page).toHaveURL(new RegExp(`free_on=${day}`));
      await expect(card).toHaveCount(0);
      await main
        .getByRole('link', { name: site('listing.remove', { name: site('listing.freeOnDay', { day: date(day, language) }) }) })
        .click();
      await expect(card).toHaveCount(1);

      // Waiting needs an account; the date comes along.
      await page.goto(at(`/vendor/${vendor.slug}`));
      await main
        .getByRole('button', { name: site('day.wait') })
        .first()
        .click();
      await fillCoupleLogin(page, dated.couple[language], language);
      await main
        .getByRole('button', { name: site('day.wait') })
        .first()
        .click();
      // The form below says it too, and both know of one another.
      await expect(main.getByText(site('day.waits'))).toHaveCount(2);
      await main
        .getByRole('button', { name: site('day.stopWaiting') })
        .last()
        .click();
      await main
        .getByRole('button', { name: site('day.wait') })
        .first()
        .click();
      await expect(main.getByText(site('day.waits'))).toHaveCount(2);
      await page.reload();
      await expect(main.getByText(site('day.waits')).first()).toBeVisible();

      // The account lists it too: they leave there, and join again.
      await page.goto(at('/account'));
      const waits = main.getByRole('region', { name: account('account.waitsHeading') });
      await expectAccessible(page);
      const traffic = trafficOf(page);
      await waits
        .getByRole('button', { name: account('account.waitLeaveOf', { name: vendor.businessName, day: longDate(day, language) }) })
        .click();
      await expect(waits.getByText(account('account.waitsNone'))).toBeVisible();
      await traffic.quiet();
      const { answered, letCome } = await holdFirst(page, listDayWaits);
      await page.goto(at(`/vendor/${vendor.slug}`));
      await answered;
      await main
        .getByRole('button', { name: site('day.wait') })
        .first()
        .click();
      await expect(main.getByText(site('day.waits'))).toHaveCount(2);
      await letCome();
      await expect(main.getByText(site('day.waits')), 'an answer from before they joined changes nothing').toHaveCount(2);

      // The vendor sees them at once, and frees the day.
      await expect(cell(seller, day)).toHaveAccessibleName(new RegExp(t('waiting', { count: 1, n: '1' })));
      await cell(seller, day).click();
      await expect(dialogOf(seller).getByText(t('waiting.lead'))).toBeVisible();
      await dialogOf(seller)
        .getByRole('button', { name: t('day.free') })
        .click();
      await expect(cell(seller, day)).not.toHaveAttribute('data-look', /./);
      const mail = await emailTo(page.request, dated.couple[language], /kembali tersedia|is free again/);
      await page.goto(linkIn(mail));
      await expect(main.getByText(site('day.freeOn', { day: longDate(day, language) })).first()).toBeVisible();

      for (const one of [seller, page]) await one.context().close();
    });

    test('a quotation that is accepted takes its day for others too, until the vendor frees it', async ({
      page,
      browser,
      playwright,
      baseURL,
    }) => {
      const origin = baseURL ?? '';
      const booked = addDays(businessDayOf(Date.now()), 200);
      const vendor = vendorOf(dated.vendor[language]);
      await enter(page, dated.vendor[language]);
      await freeADay(playwright, origin, dated.vendor[language], booked);
      await agreeOn(playwright, origin, dated.vendor[language], 1_000_000);
      const visitor = await (await browser.newContext()).newPage();
      await visitor.context().addCookies([{ name: 'wedding_date', value: booked, url: origin }]);
      const isSaid = async (key: 'day.takenOn' | 'day.freeOn') => {
        await visitor.goto(at(`/vendor/${vendor.slug}`));
        await expect(
          visitor
            .getByRole('main')
            .getByText(site(key, { day: longDate(booked, language) }))
            .first(),
        ).toBeVisible();
      };
      await isSaid('day.takenOn');

      // The vendor turns to it, reads what was agreed, and frees it after thinking twice.
      await page.goto(at(pages.calendar));
      const days = dayWords(language);
      for (const key of ['nextYear', 'previousYear', 'nextMonth', 'previousMonth'] as const)
        await pressed(page, page.getByRole('button', { name: days(key), exact: true }));
      while ((await cell(page, booked).count()) === 0) await page.getByRole('button', { name: days('nextMonth'), exact: true }).click();
      await cell(page, booked).click();
      await dialogOf(page)
        .getByRole('link', { name: t('booking.quotation') })
        .click();
      await expect(page).toHaveURL(/\/dashboard\/quotations\/[0-9a-f-]{36}$/);
      await page.goto(`${at(pages.calendar)}?month=${booked.slice(0, 7)}`);
      await cell(page, booked).click();
      const free = () => dialogOf(page).getByRole('button', { name: t('booking.free') });
      await free().click();
      await expectAccessible(page);
      await dialogOf(page)
        .getByRole('button', { name: t('day.close') })
        .click();
      for (const _ of ['asks', 'frees']) await free().click();
      await expect(page.getByText(t('booking.freed'))).toBeVisible();
      await isSaid('day.freeOn');
      await visitor.context().close();
    });

    test('a calendar that is complete without a mark is confirmed', async ({ page }) => {
      await enter(page, dated.newcomer[language]);
      await page.goto(at(pages.calendar));
      await page.getByRole('button', { name: t('unkept.confirm') }).click();
      await expect(page.getByText(t('unkept.text'))).toBeHidden();
    });

    test('another calendar is connected, read again and taken away; ours is read there', async ({ page }) => {
      await page.setViewportSize(language === 'id' ? { width: 320, height: 700 } : { width: 1280, height: 900 });
      const elsewhere = await openCalendarElsewhere();
      await enter(page, dated.vendor[language]);
      await page.goto(`${at(pages.calendar)}?month=${month}`);
      const field = page.getByRole('textbox', { name: t('other.address') });
      const connect = page.getByRole('button', { name: t('other.connect') });

      // What is impossible is said at its field, and stays there.
      await field.fill('my calendar');
      await connect.click();
      await expect(page.getByText(refused('calendar.address_invalid'))).toBeVisible();
      await field.fill(elsewhere.address);
      await connect.click();
      await expect(page.getByText(refused('calendar.not_a_calendar'))).toBeVisible();
      await expect(field).toHaveValue(/basic\.ics$/);
      await expectAccessible(page);
      elsewhere.hold([on(25), 'Lamaran']);
      await connect.click();
      await expect(page.getByText(t('other.connected'))).toBeVisible();
      await expect(cell(page, on(25))).toHaveAttribute('data-look', 'taken');
      await cell(page, on(25)).click();
      await expect(dialogOf(page).getByText('Lamaran')).toBeVisible();
      await page.keyboard.press('Escape');

      // It moves; then it is none any more, which is said beside it.
      elsewhere.hold([on(26), 'Lamaran']);
      await page.getByRole('button', { name: t('other.readNow') }).click();
      await expect(cell(page, on(26))).toHaveAttribute('data-look', 'taken');
      await expect(cell(page, on(25))).not.toHaveAttribute('data-look', 'taken');
      elsewhere.answer('');
      await page.getByRole('button', { name: t('other.readNow') }).click();
      await expect(page.getByText(t('failure.not_a_calendar'))).toBeVisible();
      await expectAccessible(page);
      elsewhere.close();

      // Ours, there, under an address that is replaced.
      await page.getByRole('button', { name: t('shown.make') }).click();
      const shown = page.getByRole('textbox', { name: t('shown.label') });
      const first = await shown.inputValue();
      expect(await (await page.request.get(first)).text()).toContain('BEGIN:VCALENDAR');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: shell('copy') }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
      await page.getByRole('button', { name: t('shown.replace') }).click();
      await dialogOf(page)
        .getByRole('button', { name: t('day.close') })
        .click();
      await page.getByRole('button', { name: t('shown.replace') }).click();
      await dialogOf(page)
        .getByRole('button', { name: t('shown.replace') })
        .click();
      await expect(shown).not.toHaveValue(first);
      expect((await page.request.get(first)).status()).toBe(404);

      await page.getByRole('button', { name: t('other.disconnect') }).click();
      await expectAccessible(page);
      await dialogOf(page)
        .getByRole('button', { name: t('other.disconnect') })
        .click();
      await expect(connect).toBeVisible();
      await expect(cell(page, on(26))).not.toHaveAttribute('data-look', 'taken');
    });
  });
}

for (const language of inTurn('en')) {
  const t = wordsIn(language, calendarEn, calendarId);
  test(`the month shows meetings with their hours beside the days that are taken, ${language}`, async ({ page }) => {
    await enter(page, 'gold@demo.test');
    await page.setViewportSize({ width: 390, height: 844 });
    const coming = await page.request.get(`${listMeetings.path}?show=coming&limit=1`);
    const [next] = ((await coming.json()) as { data: { starts_at: string }[] }).data;
    const day = businessDayOf(Date.parse(next?.starts_at ?? ''));
    await page.goto(withLanguage(`${pages.calendar}?month=${day.slice(0, 7)}`, language));
    const hours = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: longDate(day, language) }) });
    await expect(hours.getByRole('link').first()).toHaveAttribute('href', withLanguage(pages.meetings, language));
    await expect(hours.locator('time').first()).toHaveText(/^\d\d:\d\d WIB$/);
    const meetings = await hours.locator('time').count();
    const cell = page.locator(`[data-day="${day}"]`);
    await expect(cell).toHaveAccessibleName(new RegExp(t('agenda.meetings', { count: meetings, n: String(meetings) })));
    await cell.click();
    await expect(page.getByRole('dialog').locator('time')).toHaveCount(meetings);
    await expectAccessible(page);
  });
}
