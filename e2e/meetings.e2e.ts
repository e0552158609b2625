import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { meetingSlots } from '../contract/meetings.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { addDays, businessDayOf } from '../core/time.ts';
import { pages } from '../core/identity/pages.ts';
import { coupleMeetings } from '../core/meetings/pages.ts';
import { meetingsEn } from '../texts/dashboard/meetings.en.ts';
import { meetingsId } from '../texts/dashboard/meetings.id.ts';
import { savingEn } from '../texts/dashboard/saving.en.ts';
import { savingId } from '../texts/dashboard/saving.id.ts';
import { coupleMeetingsEn } from '../texts/marketplace/meetings.en.ts';
import { coupleMeetingsId } from '../texts/marketplace/meetings.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { refusalsEn } from '../texts/refusals.en.ts';
import { refusalsId } from '../texts/refusals.id.ts';
import { dayWords } from '../texts/days.ts';
import { longDate } from '../texts/format.ts';
import { clockIn, longTimeIn, weekdayNames, zoneLabel } from '../texts/zones.ts';
import { met, vendorOf } from './cast.ts';
import { fileFrom } from './downloads.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, fillCoupleLogin, inTurn, wordsIn } from './world.ts';

const [home, abroad] = ['Asia/Jakarta', 'Europe/Amsterdam'];

for (const language of inTurn('id')) {
  const t = wordsIn(language, meetingsEn, meetingsId);
  const saving = wordsIn(language, savingEn, savingId);
  const couple = wordsIn(language, coupleMeetingsEn, coupleMeetingsId);
  const site = wordsIn(language, pagesEn, pagesId);
  const refused = wordsIn(language, refusalsEn, refusalsId);
  const at = (path: string) => withLanguage(path, language);
  const vendor = vendorOf(met.vendor[language]);
  const subject = 'Gaun, “melati” & 30 kursi';

  const inZone = async (browser: Browser, timezoneId: string | undefined): Promise<Page> =>
    (await browser.newContext({ ...(timezoneId && { timezoneId }) })).newPage();
  /** Opens one of the coming days that are free, in this month or the next. */
  const openDay = async (within: Page | Locator, day: number): Promise<void> => {
    const free = within.locator('[data-day]:not(:disabled)');
    await expect(free.first()).toBeVisible();
    const here = await free.count();
    if (day < here) return free.nth(day).click();
    const first = (await free.first().getAttribute('data-day')) ?? '';
    await within.getByRole('button', { name: dayWords(language)('nextMonth') }).click();
    await expect(free.first()).not.toHaveAttribute('data-day', first);
    return free.nth(day - here).click();
  };
  /** Chooses a free day and a time of it, where nothing is chosen yet; answers its start. */
  const choose = async (within: Page | Locator, day: number, time: number): Promise<string> => {
    await openDay(within, day);
    const slot = within.locator('input[name="slot"]').nth(time);
    await slot.check({ force: true });
    return (await slot.getAttribute('value')) ?? '';
  };
  /** What a calendar file says, its folded lines made whole. */
  const calendarFrom = async (link: Locator): Promise<string> => {
    const download = await fileFrom(link);
    expect(download.suggestedFilename()).toBe('meeting.ics');
    return readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
  };
  /** What no list of addresses reaches; the words of the other language are judged with the screens. */
  const judged = (page: Page) => (language === 'en' ? expectAccessible(page) : Promise.resolve());
  const uidIn = (file: string): string => /^UID:(.+)\r$/m.exec(file)?.[1] ?? '';
  const mailed = async (page: Page, to: string, method: string): Promise<string[]> => {
    const messages = (await (await page.request.get('/dev/outbox.json')).json()) as { to: string; calendar?: string }[];
    return messages.flatMap((one) =>
      one.to === to && one.calendar?.includes(`METHOD:${method}`) ? [one.calendar.replaceAll('\r\n ', '')] : [],
    );
  };

  test.describe(`Online meetings, ${language}`, () => {
    test('from a vendor’s hours to a couple’s booking abroad, moved and cancelled', async ({ browser }) => {
      test.slow();
      // The vendor sets its hours: what is impossible is said at its day, what was typed survives a reload.
      const seller = await inZone(browser, home);
      await enter(seller, met.vendor[language]);
      await seller.goto(at(pages.meetings));
      await seller.getByRole('button', { name: t('off.set') }).click();
      const [monday = '', , , , , , sunday = ''] = weekdayNames(language, 'long');
      const ends = seller.getByRole('combobox', { name: t('hours.to', { day: monday, n: 1 }), exact: true });
      await ends.selectOption('08:00');
      await seller.getByRole('button', { name: t('save') }).click();
      await expect(seller.getByText(refused('meetings.hours_invalid'))).toBeVisible();
      await ends.selectOption('18:00');
      await seller.getByRole('button', { name: t('hours.copyOf', { day: monday }) }).click();
      const offered = seller.getByRole('switch', { name: t('hours.switch') });
      const isOn = await offered.isChecked();
      await offered.click();
      await expect(offered).toBeChecked({ checked: !isOn });
      await offered.click();
      await expect(offered).toBeChecked({ checked: isOn });
      // A day with other hours, which is asked for first; taken out again it is a day like others.
      const others = seller.getByRole('region', { name: t('exceptions') });
      const holiday = addDays(businessDayOf(Date.now()), 30);
      await others.getByRole('button', { name: t('exceptions.other') }).click();
      await expect(others.getByText(t('exceptions.needDay'))).toBeVisible();
      await others.getByRole('textbox', { name: t('exceptions.day') }).fill(holiday);
      await others.getByRole('button', { name: t('exceptions.other') }).click();
      await expect(others.getByRole('combobox', { name: t('hours.from', { day: longDate(holiday, language), n: 1 }) })).toHaveValue('540');
      await others.getByRole('button', { name: t('exceptions.remove', { day: longDate(holiday, language) }) }).click();
      await expect(others.getByText(t('exceptions.none'))).toBeVisible();
      await expect(others.locator(':focus')).toBeVisible();
      await seller.reload();
      await expect(seller.getByRole('combobox', { name: t('hours.to', { day: sunday, n: 1 }), exact: true })).toHaveValue('1080');
      await seller.getByRole('button', { name: t('save') }).click();
      await expect(seller.getByText(t('saved'))).toBeVisible();
      await seller.goto(at(pages.meetings));
      const share = seller.getByRole('textbox', { name: t('share.title') });
      await expect(share).toHaveValue(new RegExp(`/meet/${vendor.slug}$`));
      await share.click();
      expect(await share.evaluate((field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0))).toBe(
        (await share.inputValue()).length,
      );

      // A couple abroad chooses before it signs in; what it chose and typed waits.
      const first = await inZone(browser, abroad);
      await first.goto(at(`/vendor/${vendor.slug}`));
      await first
        .getByRole('link', { name: site('profile.meetOnline') })
        .first()
        .click();
      const startsAt = await choose(first, 2, 3);
      const main = first.getByRole('main');
      await expect(main.getByText(longTimeIn(startsAt, abroad, language))).toBeVisible();
      await expect(main.getByText(longTimeIn(startsAt, home, language))).toBeVisible();
      await main.getByLabel(couple('meet.subject')).fill(subject);
      await main.getByRole('button', { name: couple('meet.book') }).click();
      await expect(first).toHaveURL(/\/account\/login/);
      await fillCoupleLogin(first, met.couple[language], language);
      await expect(main.getByText(couple('meet.kept'))).toBeVisible();
      await expect(main.getByText(longTimeIn(startsAt, abroad, language))).toBeVisible();
      await expect(main.getByLabel(couple('meet.subject'))).toHaveValue(subject);

      // Another couple, at home, wants the very same time: one has it, the other keeps its words and sees what is still free.
      const second = await inZone(browser, home);
      await enter(second, met.rival[language]);
      await second.goto(at(`/meet/${vendor.slug}`));
      expect(await choose(second, 2, 3)).toBe(startsAt);
      await second.getByLabel(couple('meet.subject')).fill(subject);
      const both = [first, second] as const;
      await Promise.all(both.map((page) => page.getByRole('button', { name: couple('meet.book') }).click()));
      const done = (page: Page) => page.getByRole('heading', { name: couple('done.heading') });
      await expect(first.getByText(couple('meet.taken')).or(done(first))).toBeVisible();
      await expect(second.getByText(couple('meet.taken')).or(done(second))).toBeVisible();
      const [winner, loser] = (await done(first).isVisible()) ? both : ([second, first] as const);
      await expect(done(winner)).toBeFocused();
      expect(await winner.evaluate(() => scrollY), 'it is read from its beginning').toBe(0);
      await expect(loser.getByText(couple('meet.taken'))).toBeVisible();
      await expect(loser.getByLabel(couple('meet.subject'))).toHaveValue(subject);
      await expect(loser.locator(`input[name="slot"][value="${startsAt}"]`)).toHaveCount(0);
      await judged(winner);
      const [zone, winning] = winner === first ? [abroad, met.couple[language]] : [home, met.rival[language]];

      // The vendor sees it at once, by its own clock.
      const block = seller.getByRole('button', { name: subject });
      await expect(block).toContainText(clockIn(startsAt, home, language));
      const file = await calendarFrom(winner.getByRole('link', { name: couple('done.calendar') }));
      expect(file).toContain('SEQUENCE:0');
      await expect.poll(async () => (await mailed(seller, met.vendor[language], 'REQUEST')).map(uidIn)).toEqual([uidIn(file)]);

      // The couple moves it.
      await winner.getByRole('link', { name: couple('done.meetings') }).click();
      const row = winner.getByRole('listitem').filter({ hasText: subject });
      await expect(row).toContainText(clockIn(startsAt, zone, language));
      await row.getByRole('button', { name: couple('move') }).click();
      const dialog = winner.getByRole('dialog');
      const movedTo = await choose(dialog, 3, 5);
      await dialog.getByRole('button', { name: couple('moveDialog.move') }).click();
      await expect(winner.getByText(couple('moved'))).toBeVisible();
      await expect(row).toContainText(clockIn(movedTo, zone, language));
      await expect(block).toContainText(clockIn(movedTo, home, language));
      const again = await calendarFrom(row.getByRole('link', { name: couple('calendar') }));
      expect(uidIn(again)).toBe(uidIn(file));
      expect(again).toContain('SEQUENCE:1');

      // The vendor moves it too, with the file of its own calendar, and looks at who it is.
      await block.click();
      const asked = seller.getByRole('dialog');
      expect(uidIn(await calendarFrom(asked.getByRole('link', { name: t('meeting.calendar') })))).toBe(uidIn(file));
      await asked.getByRole('button', { name: t('move'), exact: true }).click();
      await asked.getByRole('button', { name: t('move.save') }).click();
      await expect(asked.getByText(t('move.choose'))).toBeVisible();
      const movedAgain = await choose(asked, 4, 1);
      // The couple is about to cancel meanwhile: it hears of the new time before it does.
      await row.getByRole('button', { name: couple('cancel'), exact: true }).click();
      const unsure = winner.getByRole('dialog');
      await asked.getByRole('button', { name: t('move.save') }).click();
      await expect(seller.getByText(t('move.done'))).toBeVisible();
      await expect(unsure.getByRole('alert')).toContainText(couple('movedByVendor', { name: vendor.businessName }));
      await expect(unsure).toContainText(longTimeIn(movedAgain, zone, language));
      await expect(row).toContainText(clockIn(movedAgain, zone, language));
      await expect(row).toContainText(couple('movedByVendor', { name: vendor.businessName }));
      await block.click();
      await asked.getByRole('link', { name: t('meeting.client') }).click();
      await expect(seller).toHaveURL(/\/dashboard\/clients\/\d+$/);
      // The address comes before the page: until that is there, the dialog stays open.
      await expect(asked).toBeHidden();
      await seller.goBack();

      // The vendor cancels, with a reason.
      await block.click();
      await judged(seller);
      await seller
        .getByRole('dialog')
        .getByRole('button', { name: t('cancel') })
        .click();
      await seller
        .getByRole('dialog')
        .getByRole('button', { name: t('cancel') })
        .click();
      await expect(seller.getByLabel(t('cancel.reason'))).toBeFocused();
      await seller.getByLabel(t('cancel.reason')).fill('Kamera kami rusak.');
      await seller
        .getByRole('dialog')
        .getByRole('button', { name: t('cancel') })
        .click();
      await expect(seller.getByText(t('cancel.done'))).toBeVisible();
      // The couple still thinks about it: nothing is left to do, and it reads why.
      await expect(unsure.getByRole('alert')).toHaveText(
        couple('cancelledByVendor', { name: vendor.businessName, reason: 'Kamera kami rusak.' }),
      );
      await expect(unsure.getByRole('button')).toHaveCount(1);
      await unsure.getByRole('button').click();
      await expect(
        winner.getByText(couple('cancelledByVendor', { name: vendor.businessName, reason: 'Kamera kami rusak.' })),
      ).toBeVisible();
      await expect.poll(async () => (await mailed(winner, winning, 'CANCEL')).map(uidIn)).toEqual([uidIn(file)]);
      // Its time is free again, for anyone who lost.
      await loser.reload();
      await expect(loser.locator(`input[name="slot"][value="${startsAt}"]`), 'what it had chosen is chosen again').toBeChecked();
      await loser.getByLabel(couple('meet.subject')).fill('Kursi saja');
      await loser.getByRole('button', { name: couple('meet.book') }).click();
      await expect(done(loser)).toBeVisible();
      // A couple cancels as well, while the vendor is about to: its dialog is about that meeting alone.
      await seller.goto(at(pages.meetings));
      const next = seller.getByRole('region', { name: t('next.title') });
      await expect(next).toContainText('Kursi saja');
      await next.getByRole('button', { name: t('details') }).click();
      await asked.getByRole('button', { name: t('cancel') }).click();
      await asked.getByLabel(t('cancel.reason')).fill('Kami keliru');
      await loser.getByRole('link', { name: couple('done.meetings') }).click();
      const own = loser.getByRole('listitem').filter({ hasText: 'Kursi saja' });
      await own.getByRole('button', { name: couple('cancel'), exact: true }).click();
      const leaving = loser.getByRole('dialog');
      await leaving.getByRole('textbox', { name: couple('cancelDialog.reason') }).fill('Kami pindah kota');
      await leaving.getByRole('button', { name: couple('cancelDialog.cancel') }).click();
      await expect(loser.getByText(couple('cancelled'), { exact: true })).toBeVisible();
      await expect(own.getByRole('button')).toHaveCount(0);
      await expect(own).toContainText(couple('cancelledByCouple', { reason: 'Kami pindah kota' }));
      await expect(asked.getByRole('alert')).toHaveText(t('meeting.cancelledByCouple', { reason: 'Kami pindah kota' }));
      await expect(asked.getByRole('button', { name: t('cancel') })).toHaveCount(0);
      for (const page of [seller, first, second]) await page.context().close();
    });

    test('hours set in two windows: neither is lost unseen, and one chooses', async ({ browser }) => {
      const one = await inZone(browser, home);
      await enter(one, met.vendor[language]);
      const two = await one.context().newPage();
      const address = `${at(pages.meetings)}?view=hours`;
      for (const page of [one, two]) await page.goto(address);
      const perDay = (page: Page) => page.getByRole('combobox', { name: t('rules.perDay') });
      const save = (page: Page) => page.getByRole('button', { name: t('save') }).click();
      const notice = one.getByRole('alert').filter({ hasText: saving('elsewhere') });
      for (const [answer, theirs, mine] of [
        ['takeTheirs', '3', '4'],
        ['keepMine', '5', '6'],
      ] as const) {
        await perDay(one).selectOption(mine);
        await perDay(two).selectOption(theirs);
        await save(two);
        await expect(two.getByText(t('saved'))).toBeVisible();
        // It may have been told before it asks: then there is the choice and nothing to save.
        await one
          .getByRole('button', { name: t('save') })
          .click({ timeout: 2_000 })
          .catch(() => undefined);
        await notice.getByRole('button', { name: saving(answer) }).click();
        await expect(notice).toBeHidden();
        await expect(one.getByRole('switch').first(), 'the focus goes on in the form').toBeFocused();
        await expect(perDay(one)).toHaveValue(answer === 'takeTheirs' ? theirs : mine);
        await two.reload();
      }
      await save(one);
      await expect(one.getByText(t('saved'))).toBeVisible();
      await two.reload();
      await expect(perDay(two)).toHaveValue('6');
      await one.context().close();
    });

    test('free times can be found with the keyboard alone, and what cannot be fetched is asked for again', async ({ browser }) => {
      const page = await inZone(browser, home);
      await page.route(`**${meetingSlots.path}*`, (route) => route.abort(), { times: 1 });
      await page.goto(at('/meet/rumah-kirana-photography'));
      await page.getByRole('button', { name: couple('meet.retry') }).click();
      const free = page.locator('[data-day]:not(:disabled)');
      await free.first().focus();
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-day'));
      const before = await focused();
      await page.keyboard.press('ArrowRight');
      await expect.poll(focused).not.toBe(before);
      await page.keyboard.press('End');
      await expect(free.last(), 'the last one of the month').toBeFocused();
      await page.keyboard.press('Enter');
      // The times of that day, beside it.
      await expect(page.locator(`[data-day="${await focused()}"]`)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('input[name="slot"]').first()).toBeAttached();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(page.locator('input[name="slot"]:checked')).toHaveCount(1);
      await page.getByLabel(couple('meet.zone')).selectOption('Australia/Sydney');
      await expect(
        page.getByText(couple('meet.vendorZone', { name: 'Rumah Kirana Photography', zone: zoneLabel(home, Date.now(), language) })),
      ).toBeVisible();
      await page.context().close();
    });
  });

  test(`A couple that is signed in and has no meetings is told how to find some, ${language}`, async ({ page }) => {
    await enter(page, language === 'id' ? 'couple26@demo.test' : 'couple28@demo.test');
    await page.goto(at(coupleMeetings));
    await expect(page.getByText(couple('list.none'))).toBeVisible();
  });
}
