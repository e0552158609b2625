// Notifications: read one by one or all together, and turned on and off in the settings or by the link of an email.
import type { Locator, Page } from '@playwright/test';
import { coupleNotifications } from '../core/feed/pages.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { emailFrameEn } from '../texts/messages/email-frame.en.ts';
import { emailFrameId } from '../texts/messages/email-frame.id.ts';
import { quotationMessagesEn } from '../texts/messages/quotations.en.ts';
import { quotationMessagesId } from '../texts/messages/quotations.id.ts';
import { notificationsEn } from '../texts/notifications.en.ts';
import { notificationsId } from '../texts/notifications.id.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { notified, vendorOf } from './cast.ts';
import { agreeOn } from './earn.ts';
import { expect, test } from './journey.ts';
import { emailTo, enter, expectAccessible, inTurn, wordsIn } from './world.ts';

/** Turns a switch, and waits until the server has it: it is shown before. */
const turned = (page: Page, one: Locator): Promise<unknown> =>
  Promise.all([page.waitForResponse((answer) => answer.url().includes('/v2/notification_settings/') && answer.ok()), one.click()]);

for (const language of inTurn('id')) {
  const t = wordsIn(language, notificationsEn, notificationsId);
  const said = wordsIn(language, quotationMessagesEn, quotationMessagesId);
  const account = wordsIn(language, accountEn, accountId);
  const at = (path: string) => withLanguage(path, language);
  const { vendor, couple } = notified[language];
  const other = vendorOf(vendor).businessName;

  test.describe(`Notifications, ${language}`, () => {
    // Of two quotations one stays unread when the other is opened or marked.
    test.beforeAll(async ({ playwright, baseURL }) => {
      for (const amount of [8_250_000, 3_500_000]) await agreeOn(playwright, baseURL ?? '', vendor, amount, couple);
    });

    test('a vendor opens one, marks one and marks all, and turns a kind off', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await enter(page, vendor);
      await page.goto(at(pages.activity));
      const main = page.getByRole('main');
      const accepted = main
        .getByRole('listitem')
        .filter({ hasText: said('accepted_subject', { other: '' }).trim() })
        .first();
      await expect(accepted).toHaveAttribute('data-unread', 'true');
      await expectAccessible(page);
      await main.getByLabel(t('kinds')).selectOption({ label: t('kind_payments') });
      await expect(accepted).toBeVisible();
      await main.getByLabel(t('kinds')).selectOption({ label: t('allKinds') });
      await accepted.getByRole('button').click();
      await expect(accepted).toHaveAttribute('data-unread', 'false');
      await main.getByText(t('showUnread'), { exact: true }).click();
      await expect(main.locator('[data-unread="false"]')).toHaveCount(0);
      await main.getByText(t('showAll'), { exact: true }).click();
      await main.getByRole('button', { name: t('markAll') }).click();
      await expect(main.getByText(t('allRead'))).toBeVisible();
      await expect(main.locator('[data-unread="true"]')).toHaveCount(0);
      await accepted.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(at(pages.quotations)));

      await page.goto(at(pages.activity));
      await main.getByRole('link', { name: t('settings') }).click();
      await expect(page.locator(':focus')).toHaveAccessibleName(t('settings'));
      const reviews = (channel: 'email' | 'product') => t('turn', { kind: t('kind_reviews'), channel: t(channel) });
      await turned(page, main.getByRole('switch', { name: reviews('email') }));
      await expect(main.getByRole('switch', { name: reviews('email') })).not.toBeChecked();
      await expectAccessible(page);
      await page.reload();
      await expect(main.getByRole('switch', { name: reviews('email') })).not.toBeChecked();
      await expect(main.getByRole('switch', { name: reviews('product') })).toBeChecked();
      await expect(
        main
          .getByRole('row')
          .filter({ hasText: t('kind_payments') })
          .getByText(t('always')),
      ).toBeVisible();
    });

    test('a couple sees them on its account page, opens one, marks all and turns a kind off', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await enter(page, couple);
      await page.goto(at('/account'));
      await expect(page.getByRole('main').getByRole('link', { name: new RegExp(account('account.notifications')) })).toBeVisible();
      // The bell is on every page, with what is unread.
      await page.goto(at('/help'));
      const bell = page.getByRole('banner').getByRole('link', { name: new RegExp(`${t('title')}.*[1-9]`) });
      await expectAccessible(page);
      await bell.click();
      await expect(page).toHaveURL(new RegExp(`${at(coupleNotifications)}$`));
      const main = page.getByRole('main');
      const sent = main
        .getByRole('listitem')
        .filter({ hasText: said('sent_subject', { other }) })
        .first();
      // What it did itself is no news.
      const agreed = main.getByRole('listitem').filter({ hasText: said('agreed_subject', { other }) });
      await expect(agreed.first()).toHaveAttribute('data-unread', 'false');
      await expect(sent).toHaveAttribute('data-unread', 'true');
      await expectAccessible(page);
      await sent.getByRole('link').click();
      await expect(page).toHaveURL(/\/quotations\//);
      await page.goto(at(coupleNotifications));
      await expect(sent).toHaveAttribute('data-unread', 'false');
      await main.getByRole('link', { name: t('kind_quotations'), exact: true }).click();
      await expect(page).toHaveURL(/kind=quotations/);
      await expect(main.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(2);
      // All are marked where all are seen, not a topic.
      await expect(main.getByRole('button', { name: t('markAll') })).toHaveCount(0);
      await main.getByRole('link', { name: t('showUnread') }).click();
      await main.getByRole('button', { name: t('markAll') }).click();
      await expect(main.getByText(t('allRead'))).toBeVisible();
      await expect(main.getByText(t('noneFound'))).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: t('title'), exact: true })).toBeVisible();
      await main.getByRole('link', { name: t('settings') }).click();
      await expect(page.locator(':focus')).toHaveAccessibleName(t('settings'));
      const email = main.getByRole('switch', { name: t('turn', { kind: t('kind_reviews'), channel: t('email') }) });
      await turned(page, email);
      await page.reload();
      await expect(email).not.toBeChecked();
    });

    test('the link of an email turns such emails off without signing in, and on again', async ({ page, browser }) => {
      const { text } = await emailTo(page.request, couple, /Pelaminan[^]*\/unsubscribe\//);
      const address = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(text)?.[0] ?? '';
      // In the language of the account, as the email.
      const words = text.includes(emailFrameId.turn_off) ? emailFrameId : emailFrameEn;
      const visitor = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })).newPage();
      await visitor.goto(new URL(address).pathname);
      await visitor.getByRole('button', { name: words.page_turn_off, exact: true }).click();
      await expect(visitor.getByText(words.page_off_text)).toBeVisible();
      await enter(page, couple);
      await page.goto(at(coupleNotifications));
      const email = page.getByRole('switch', { name: t('turn', { kind: t('kind_quotations'), channel: t('email') }) });
      await expect(email).not.toBeChecked();
      await visitor.getByRole('button', { name: words.page_turn_on, exact: true }).click();
      await expect(visitor.getByText(words.page_on_text)).toBeVisible();
      await page.reload();
      await expect(email).toBeChecked();
      await visitor.context().close();
    });
  });
}
