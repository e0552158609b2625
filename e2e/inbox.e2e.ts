// A couple and a vendor write to each other, each in their own browser.
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { attachFile } from '../contract/conversations.ts';
import { live } from '../contract/identity.ts';
import { messageRules } from '../core/conversations/message.ts';
import { coupleMessages } from '../core/conversations/pages.ts';
import { withLanguage } from '../core/identity/language.ts';
import { pages } from '../core/identity/pages.ts';
import { pdf, picture } from '../server/testing/files.ts';
import { clientActionsEn } from '../texts/dashboard/client-actions.en.ts';
import { clientActionsId } from '../texts/dashboard/client-actions.id.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { vendorInboxId } from '../texts/dashboard/inbox.id.ts';
import { inboxEn } from '../texts/inbox.en.ts';
import { inboxId } from '../texts/inbox.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { couples, talkers, vendorOf } from './cast.ts';
import { fileFrom } from './downloads.ts';
import { expect, test, withPictures } from './journey.ts';
import { holdFirst } from './late.ts';
import { enter, expectAccessible, inTurn, overflowOf, wordsIn } from './world.ts';

test.use(withPictures);

const phone = { width: 320, height: 700 };
/** Larger than a file may be. */
const largePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 2_600, height: 2_000, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .jpeg({ quality: 95 })
    .toBuffer();

for (const language of inTurn('en')) {
  const t = wordsIn(language, inboxEn, inboxId);
  const inbox = wordsIn(language, vendorInboxEn, vendorInboxId);
  const actions = wordsIn(language, clientActionsEn, clientActionsId);
  const profile = wordsIn(language, pagesEn, pagesId);
  const vendor = vendorOf(talkers[language]);
  const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });
  const field = (page: Page) => page.getByRole('textbox', { name: t('message'), exact: true });
  const send = (page: Page) => page.getByRole('button', { name: t('send'), exact: true }).click();
  const dots = (page: Page) => page.locator('section > header button[popovertarget]');
  /** The keyboard of a phone leaves a third of the screen: what was said last, the field and its button are in it. */
  const staysWritable = async (page: Page): Promise<void> => {
    await page.setViewportSize({ width: 360, height: 320 });
    await field(page).focus();
    await expect(page.getByRole('button', { name: t('send'), exact: true })).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    const log = await page.getByRole('log').boundingBox();
    expect(log?.height ?? 0).toBeGreaterThan(80);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(phone);
    // One row: the way back, who it is, and what can be done.
    const back = page.getByRole('link', { name: t('back'), exact: true });
    const head = await page.locator('header').filter({ has: back }).boundingBox();
    expect(head?.height ?? 0).toBeLessThan(2 * ((await back.boundingBox())?.height ?? 0));
  };
  /** A browser of its own; its context is closed with the test. */
  const another = async (browser: Browser) => (await browser.newContext()).newPage();

  test.describe(`Inbox, ${language}`, () => {
    test('a question, its answer, files, and what was read, live on both sides', async ({ page, browser }) => {
      const about = `Tanya ${crypto.randomUUID().slice(0, 8)}`;
      await enter(page, couples[language]);
      await page.goto(withLanguage(`/vendor/${vendor.slug}`, language));
      await page.getByLabel(profile('profile.message')).fill(about);
      await page.getByRole('button', { name: profile('profile.send') }).click();
      await page.getByRole('link', { name: profile('profile.openMessages') }).click();
      await expect(said(page, about)).toBeVisible();
      await expectAccessible(page);

      const seller = await another(browser);
      await enter(seller, talkers[language]);
      await seller.goto(withLanguage(pages.inbox, language));
      const found = seller.getByRole('list', { name: inbox('list') }).getByText(about);
      const find = async (words: string) => {
        await seller.getByRole('searchbox', { name: inbox('search') }).fill(words);
        await seller.getByRole('button', { name: inbox('searchButton') }).click();
      };
      await find(about);
      await found.click();
      await expect(said(seller, about)).toBeVisible();
      await expectAccessible(seller);
      // The list beside an open conversation is searched as well.
      await find('nobody says this');
      await expect(found).toBeHidden();
      await find(about);
      await found.click();
      await expect(said(seller, about)).toBeVisible();

      // The way to a request is written into the field, and nothing is sent.
      await dots(seller).click();
      await seller.getByRole('button', { name: actions('inviteRequest') }).click();
      await expect(field(seller)).toHaveValue(new RegExp(`/vendor/${vendor.slug}/quotation$`));
      await field(seller).fill('');

      // The answer and the read mark arrive by themselves.
      await field(seller).fill(`${about}: bisa`);
      await seller.keyboard.press('Enter');
      await expect(said(page, `${about}: bisa`)).toBeVisible();
      await page.bringToFront();
      await expect(seller.getByRole('log').getByText(t('read', { when: '' }).trim())).toBeVisible();

      // Several are chosen at once and keep their order: pictures of every kind, a photo made smaller, a paper. One too many is named.
      const file = page.locator('input[type="file"]');
      await file.setInputFiles([
        { name: 'gaun.png', mimeType: 'image/png', buffer: await picture() },
        {
          name: 'bunga.webp',
          mimeType: 'image/webp',
          buffer: await sharp(await picture())
            .webp()
            .toBuffer(),
        },
        { name: 'kamera.jpg', mimeType: 'image/jpeg', buffer: await largePhoto() },
        { name: 'rencana.pdf', mimeType: 'application/pdf', buffer: await pdf(2) },
        { name: 'meja.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') },
        { name: 'kursi.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') },
      ]);
      const kept = page.getByRole('list', { name: t('files') });
      await expect(kept.getByRole('alert')).toHaveText(t('tooManyFiles', { n: messageRules.filesMax }));
      await kept.getByRole('button', { name: t('removeFile', { name: 'kursi.jpg' }) }).click();
      await expect(kept.getByRole('progressbar')).toHaveCount(0);
      await expect(kept.getByRole('listitem')).toHaveText(['gaun.png', 'bunga.jpg', 'kamera.jpg', 'rencana.pdf', 'meja.jpg']);
      // A line that breaks is said at its file, which is sent again by one press.
      await kept.getByRole('button', { name: t('removeFile', { name: 'meja.jpg' }) }).click();
      await page.route('**/conversations/*/files', (route) => route.abort());
      await file.setInputFiles({ name: 'vas.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') });
      await expect(kept.getByRole('alert')).toBeVisible();
      await page.unroute('**/conversations/*/files');
      await kept.getByRole('button', { name: t('tryAgain') }).click();
      await expect(kept.getByRole('button', { name: t('removeFile', { name: 'vas.jpg' }) })).toBeVisible();
      await expect(kept.getByRole('alert')).toHaveCount(0);
      await kept.getByRole('button', { name: t('removeFile', { name: 'vas.jpg' }) }).click();
      // What is neither a picture nor a paper is refused at the field.
      await file.setInputFiles({ name: 'jahat.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') });
      await expect(kept.getByRole('alert')).toBeVisible();
      await kept.getByRole('button', { name: t('removeFile', { name: 'jahat.png' }) }).click();
      await expect(kept.getByRole('progressbar')).toHaveCount(0);
      await send(page);
      // The vendor adds one too, and takes it off again: a press that was begun while it was on its way counts when it has arrived.
      const { answered, letCome } = await holdFirst(seller, attachFile);
      await seller.locator('input[type="file"]').setInputFiles({ name: 'aula.png', mimeType: 'image/png', buffer: await picture() });
      // What the couple sent arrives beside it, in a list of the same name.
      const theirs = seller.locator('form').getByRole('list', { name: t('files') });
      await expect(theirs.getByRole('listitem')).toHaveText(['aula.png']);
      await answered;
      await theirs.getByRole('button', { name: t('removeFile', { name: 'aula.png' }) }).hover();
      await seller.mouse.down();
      await letCome();
      await expect(theirs.getByRole('progressbar')).toHaveCount(0);
      await seller.mouse.up();
      await expect(theirs.getByRole('listitem')).toHaveCount(0);
      await expect(seller.getByRole('button', { name: t('openFile', { name: 'gaun.png' }) }).last()).toBeVisible();
      await seller
        .getByRole('button', { name: t('openFile', { name: 'gaun.png' }) })
        .last()
        .click();
      await expect(seller.getByRole('dialog').getByRole('img', { name: 'gaun.png' })).toBeVisible();
      await seller.getByRole('button', { name: t('closeFile') }).click();
      const paper = await fileFrom(seller.getByRole('link', { name: /rencana\.pdf/ }).last());
      expect(paper.suggestedFilename()).toBe('rencana.pdf');
      await seller.context().close();
    });

    test('a message whose session ended while it was sent is there again, in another tab too', async ({ page, context }) => {
      const about = `Lanjut ${crypto.randomUUID().slice(0, 8)}`;
      await enter(page, couples[language]);
      await page.goto(withLanguage(`/vendor/${vendor.slug}`, language));
      await page.getByLabel(profile('profile.message')).fill(about);
      await context.clearCookies();
      await page.getByRole('button', { name: profile('profile.send') }).click();
      await expect(page).toHaveURL(/\/account\/login/);
      const other = await context.newPage();
      await other.goto(withLanguage(`/vendor/${vendor.slug}`, language));
      await expect(other.getByLabel(profile('profile.message'))).toHaveValue(about);
    });

    test('what is written without a connection waits, outlives a reload, and arrives once', async ({ page, context, browser }) => {
      const about = `Luring ${crypto.randomUUID().slice(0, 8)}`;
      await enter(page, couples[language]);
      await page.goto(withLanguage(coupleMessages, language));
      await page.getByRole('main').getByRole('link', { name: vendor.businessName }).first().click();
      // What was said arrives by script: from then on the field is kept.
      const ready = () => expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible();
      await ready();

      await field(page).fill(`${about} konsep`);
      await page.reload();
      await ready();
      await expect(field(page)).toHaveValue(`${about} konsep`);

      // The server is out of reach, the page itself is not: so a reload comes back to what waits.
      await context.route('**/v2/conversations/*/messages', (route) =>
        route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
      );
      await field(page).fill(about);
      await send(page);
      await expect(said(page, about)).toBeVisible();
      await expect(field(page)).toHaveValue('');
      await page.reload();
      await expect(said(page, about)).toBeVisible();
      await context.unroute('**/v2/conversations/*/messages');
      await expect(page.getByText(t('sending'))).toHaveCount(0);
      await page.reload();
      await expect(said(page, about)).toHaveCount(1);

      // Without a network it is said above the field, on a phone too and however far up one reads; what waits goes when it is back.
      await staysWritable(page);
      await context.setOffline(true);
      const strip = page.getByText(t('offline'));
      await expect(strip).toBeInViewport({ ratio: 1 });
      await page.getByRole('log').evaluate((log) => log.scrollTo(0, 0));
      await expect(strip).toBeInViewport({ ratio: 1 });
      await expect(field(page)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await field(page).fill(`${about} lagi`);
      await send(page);
      await expect(page.getByText(t('waiting'))).toBeInViewport({ ratio: 1 });
      await context.setOffline(false);
      await expect(strip).toBeHidden();
      await expect(page.getByText(t('waiting'))).toHaveCount(0);
      await expect(said(page, `${about} lagi`)).toHaveCount(1);

      const seller = await another(browser);
      await enter(seller, talkers[language]);
      await seller.goto(`${withLanguage(pages.inbox, language)}?q=${encodeURIComponent(about)}`);
      await seller
        .getByRole('list', { name: inbox('list') })
        .getByRole('link')
        .first()
        .click();
      await expect(said(seller, about)).toHaveCount(1);
      await expect(said(seller, `${about} lagi`)).toHaveCount(1);
      await seller.context().close();
    });

    test('a small phone and a keyboard are enough; spam leaves the inbox and comes back', async ({ page }) => {
      await page.setViewportSize(phone);
      await enter(page, talkers[language]);
      await page.goto(withLanguage(pages.inbox, language));
      const first = page
        .getByRole('list', { name: inbox('list') })
        .getByRole('link')
        .first();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await first.focus();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeVisible();
      await expectAccessible(page);
      await field(page).focus();
      await staysWritable(page);
      await page.keyboard.type('Dari papan tik');
      await page.keyboard.press('Enter');
      await expect(said(page, 'Dari papan tik').last()).toBeVisible();

      // Long names make their lines higher, and never lie over the next.
      const named = async (n: number) => ({ name: `${'m'.repeat(120)}${n}.png`, mimeType: 'image/png', buffer: await picture() });
      await page.locator('input[type="file"]').setInputFiles(await Promise.all([1, 2, 3].map(named)));
      const lines = page
        .locator('form')
        .getByRole('list', { name: t('files') })
        .getByRole('listitem');
      await expect(lines).toHaveCount(3);
      const heights = await lines.evaluateAll((all) => all.map((line) => line.scrollHeight - line.clientHeight));
      expect(heights).toEqual([0, 0, 0]);
      for (let left = 3; left > 0; left--) {
        await lines.first().getByRole('button').last().click();
        await expect(lines).toHaveCount(left - 1);
      }

      // What has no room beside the name is in the menu.
      await dots(page).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      // What there is no room for beside the conversation is in a line above it.
      const strip = page.locator('section details').filter({ hasText: inbox('wedding') });
      const facts = strip.locator('dl');
      await expect(facts).toBeHidden();
      await strip.locator('summary').click();
      await expect(facts).toBeVisible();
      await expect(facts).toContainText(inbox('about'));
      await strip.locator('summary').click();
      await expect(facts).toBeHidden();
      await dots(page).click();
      await page
        .locator('[popover]')
        .getByRole('button', { name: t('spam') })
        .click();
      await expectAccessible(page);
      await page.getByRole('dialog').getByLabel(t('reason.advertising')).check();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('spam') })
        .click();
      await expect(page.getByText(t('inSpam'))).toBeVisible();
      await page.getByRole('button', { name: t('notSpam') }).click();
      await expect(page.getByText(t('inSpam'))).toBeHidden();
    });
  });
}

test('many tabs of one browser share one stream; when the tab that holds it is closed, another goes on', async ({ context, browser }) => {
  const words = wordsIn('en', inboxEn, inboxId);
  const vendor = vendorOf(talkers.en);
  const streams: Page[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === live.path) streams.push(request.frame().page());
  });
  // One more than a browser has connections to a server of plain HTTP/1.1: with a stream each, the last would never be answered.
  const tabs = await Promise.all(Array.from({ length: 7 }, () => context.newPage()));
  await enter(await context.newPage(), couples.en);
  for (const tab of tabs) await tab.goto(coupleMessages);

  const seller = await (await browser.newContext()).newPage();
  await enter(seller, talkers.en);
  await seller.goto(pages.inbox);
  await seller
    .getByRole('list', { name: wordsIn('en', vendorInboxEn, vendorInboxId)('list') })
    .getByRole('link')
    .first()
    .click();
  const tell = async (text: string, to: readonly Page[]): Promise<void> => {
    await seller.getByRole('textbox', { name: words('message'), exact: true }).fill(text);
    await seller.keyboard.press('Enter');
    for (const tab of to) {
      const row = tab.getByRole('main').getByRole('link').filter({ hasText: vendor.businessName }).first();
      await expect(row).toContainText(text);
    }
  };
  await tell(`Satu ${crypto.randomUUID().slice(0, 8)}`, tabs);
  expect(streams).toHaveLength(1);

  await streams[0]?.close();
  await tell(
    `Dua ${crypto.randomUUID().slice(0, 8)}`,
    tabs.filter((tab) => !tab.isClosed()),
  );
  expect(streams).toHaveLength(2);
  await seller.context().close();
});
