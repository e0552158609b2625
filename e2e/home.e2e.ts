// The home screen as a vendor finds it in the morning: its first week, what happened since yesterday, what waits for it, and the month.
import { type Dashboard, showDashboard } from '../contract/dashboard.ts';
import { me } from '../contract/identity.ts';
import { businessDayOf } from '../core/time.ts';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { money } from '../texts/format.ts';
import { calendarEn } from '../texts/dashboard/calendar.en.ts';
import { calendarId } from '../texts/dashboard/calendar.id.ts';
import { homeEn } from '../texts/dashboard/home.en.ts';
import { homeId } from '../texts/dashboard/home.id.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { vendorInboxId } from '../texts/dashboard/inbox.id.ts';
import { newcomers, trialVendors } from './cast.ts';
import { agreeOn, earn } from './earn.ts';
import { expect, test } from './journey.ts';
import { enter, expectAccessible, inTurn, overflowOf, wordsIn } from './world.ts';

const paidIdr = 4_000_000;
const openIdr = 2_500_000;

for (const language of inTurn('en')) {
  const t = wordsIn(language, homeEn, homeId);
  const calendar = wordsIn(language, calendarEn, calendarId);
  const inbox = wordsIn(language, vendorInboxEn, vendorInboxId);
  const at = (path: string) => withLanguage(path, language);
  const { vendor, couple } = newcomers[language];

  test.describe(`Home, ${language}`, () => {
    test('a new vendor is led through its first week to its first booked couple', async ({ page, playwright, baseURL }) => {
      await enter(page, vendor);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at(pages.dashboard));
      const week = page.getByRole('region', { name: t('weekTitle') });
      const step = week.getByRole('link', { name: t('week.days') });
      await expect(step).not.toContainText(t('weekIsDone'));
      await step.click();
      await page.getByRole('button', { name: calendar('unkept.confirm') }).click();
      await expect(page.getByRole('button', { name: calendar('unkept.confirm') })).toBeHidden();
      await page.goto(at(pages.dashboard));
      await expect(step).toContainText(t('weekIsDone'));

      await week.getByRole('button', { name: t('weekHide') }).click();
      await expect(week).toBeHidden();
      await page.getByRole('button', { name: t('weekUndo') }).click();
      await expect(week).toBeVisible();
      await week.getByRole('button', { name: t('weekHide') }).click();
      await expect(page.getByText(t('weekHidden'))).toBeVisible();

      await earn(playwright, baseURL ?? '', vendor, paidIdr, couple);
      await agreeOn(playwright, baseURL ?? '', vendor, openIdr, couple);
      const { vendor: own } = (await (await page.request.get(me.path)).json()) as { vendor: { sessionId: string } };
      const { data: home } = (await (await page.request.get(showDashboard.path)).json()) as { data: Dashboard };
      const client = home.interested.latest[0]?.userId ?? 0;
      const task = { title: 'Kirim contoh album', due_on: businessDayOf(Date.now()), due_time: null };
      const added = await page.request.post(`/v2/clients/${client}/tasks`, { headers: { 'session-id': own.sessionId }, data: task });
      expect(added.status()).toBe(201);
      await page.reload();
      await expect(page.getByRole('region', { name: t('recentTitle') })).toBeVisible();
      await expect(week).toBeHidden();
      const recent = page.getByRole('region', { name: t('recentTitle') });
      await expect(recent.getByRole('link', { name: t('recent.paid', { amount: money(paidIdr, language) }) })).toBeVisible();
      await expect(recent.getByRole('link', { name: t('recent.booked', { count: 2, n: '2' }) })).toBeVisible();
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page);

      await page.setViewportSize({ width: 1280, height: 900 });
      const dues = page.getByRole('region', { name: t('duesTitle') });
      await expect(dues).toContainText(money(openIdr, language));
      await dues.getByRole('link').click();
      await expect(page).toHaveURL(/\/dashboard\/quotations\//);
      await page.goto(at(pages.dashboard));
      const tasks = page.getByRole('region', { name: t('tasksTitle') });
      await expect(tasks.getByRole('link', { name: t('tasksAll') })).toBeVisible();
      await tasks.getByRole('link', { name: task.title }).click();
      await expect(page).toHaveURL(new RegExp(`/dashboard/clients/${client}$`));
    });

    test('a vendor without an ad is led to creating one, not to an ad that is not there', async ({ page }) => {
      await enter(page, trialVendors[language]);
      await page.goto(at(pages.dashboard));
      const ad = page.getByRole('region', { name: t('adTitle') });
      await expect(ad.getByRole('link', { name: t('do.create_ad') })).toHaveAttribute('href', at(pages.adSettings));
      await expect(ad.getByRole('link', { name: t('toAd') })).toHaveCount(0);
    });

    test('a vendor sees who waits for an answer, all of them in the inbox, and the month beside the one before', async ({ page }) => {
      await enter(page, 'gold@demo.test');
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(at(pages.dashboard));
      const answers = page.getByRole('region', { name: t('answersTitle') });
      await expect(answers.getByRole('listitem')).toHaveCount(3);
      const month = page.getByRole('region').filter({ has: page.getByText(t('month.contacts'), { exact: true }) });
      await expect(month.getByRole('term')).toHaveCount(4);
      await expect(month.getByRole('link', { name: t('monthAll') })).toHaveAttribute('href', at(pages.results));
      const waiting = Number(/\d+/.exec((await answers.getByRole('link', { name: t('answersAll') }).textContent()) ?? '')?.[0]);
      await answers.getByRole('link', { name: t('answersAll') }).click();
      await expect(page.getByRole('radio', { name: inbox('show.unanswered') })).toBeChecked();
      const list = page.getByRole('list', { name: inbox('list') });
      await expect(list.getByRole('listitem')).toHaveCount(waiting);
      await expect(list).not.toContainText(language === 'en' ? 'You:' : 'Anda:');
    });
  });
}
