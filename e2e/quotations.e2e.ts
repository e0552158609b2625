import type { Browser, Page, Route } from '@playwright/test';
import { live } from '../contract/identity.ts';
import { getQuotation, type Quotation, quotationPdf, saveQuotation } from '../contract/quotations.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { vendorInboxEn } from '../texts/dashboard/inbox.en.ts';
import { vendorInboxId } from '../texts/dashboard/inbox.id.ts';
import { quotationsEn } from '../texts/dashboard/quotations.en.ts';
import { quotationsId } from '../texts/dashboard/quotations.id.ts';
import { savingEn } from '../texts/dashboard/saving.en.ts';
import { savingId } from '../texts/dashboard/saving.id.ts';
import { money } from '../texts/format.ts';
import { coupleQuotationsEn } from '../texts/marketplace/quotations.en.ts';
import { coupleQuotationsId } from '../texts/marketplace/quotations.id.ts';
import { quotationMessagesEn } from '../texts/messages/quotations.en.ts';
import { quotationMessagesId } from '../texts/messages/quotations.id.ts';
import { quotationDocumentEn } from '../texts/messages/quotation-document.en.ts';
import { quotationDocumentId } from '../texts/messages/quotation-document.id.ts';
import { quoted, vendorOf } from './cast.ts';
import { expectPdf, fileFrom } from './downloads.ts';
import { expect, test } from './journey.ts';
import { holdFirst } from './late.ts';
import { enter, expectAccessible, fillCoupleLogin, inTurn, linkIn, emailTo, settleInSandbox, wordsIn } from './world.ts';

for (const language of inTurn('id')) {
  const t = wordsIn(language, quotationsEn, quotationsId);
  const couple = wordsIn(language, coupleQuotationsEn, coupleQuotationsId);
  const inbox = wordsIn(language, vendorInboxEn, vendorInboxId);
  const saving = wordsIn(language, savingEn, savingId);
  const paper = wordsIn(language, quotationDocumentEn, quotationDocumentId);
  const mails = wordsIn(language, quotationMessagesEn, quotationMessagesId);
  const idr = (amount: number) => money(amount, language);
  const at = (path: string) => withLanguage(path, language);
  const cast = quoted[language];
  const vendor = vendorOf(cast.vendor);

  const asVendor = async (browser: Browser): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    await enter(page, cast.vendor);
    return page;
  };
  const asCouple = async (browser: Browser): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    await enter(page, cast.couple);
    return page;
  };
  /** A couple who is signed in asks; the request is sent. */
  const askFor = async (page: Page, wishes: string): Promise<void> => {
    await page.goto(at(`/vendor/${vendor.slug}/quotation`));
    const main = page.getByRole('main');
    await main.getByLabel(couple('ask.wishes')).fill(wishes);
    await main.getByRole('button', { name: couple('ask.send') }).click();
    await expect(page.getByRole('heading', { name: couple('ask.sentHeading', { name: vendor.businessName }) })).toBeVisible();
  };
  /** The vendor starts a draft for the newest request, from the list of requests or from what the couple wrote, and fills in one item. */
  const begin = async (page: Page, priceIdr: number, from: 'requests' | 'inbox' = 'requests'): Promise<void> => {
    await page.goto(at(from === 'inbox' ? pages.inbox : pages.quotations));
    const main = page.getByRole('main');
    if (from === 'inbox') await main.getByRole('list').getByRole('link').first().click();
    await main
      .getByRole('link', { name: from === 'inbox' ? inbox('writeQuotation') : t('quote') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/dashboard\/quotations\/[0-9a-f-]{36}$/);
    await page
      .getByRole('textbox', { name: t('edit.name'), exact: true })
      .first()
      .fill('Dekorasi pelaminan');
    await page.getByLabel(t('edit.price')).first().fill(String(priceIdr));
  };
  const send = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: t('send') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('sendDialog.send') })
      .click();
    await expect(page.getByText(t('status.sent'), { exact: true }).first()).toBeVisible();
  };
  const quotationOn = async (page: Page): Promise<Quotation> => {
    const id = /quotations\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
    const answer = await page.request.get(getQuotation.path.replace(':id', id));
    return ((await answer.json()) as { quotation: Quotation }).quotation;
  };
  const paidIn = async (page: Page): Promise<number> => (await quotationOn(page)).totals.paid;

  test.describe(`Quotations, ${language}`, () => {
    test('from a request through quotation and three instalments to paid', async ({ browser, page: visitor, request }) => {
      test.slow();
      // A visitor writes first and signs in then; what was typed waits.
      await visitor.goto(at(`/vendor/${vendor.slug}`));
      await visitor
        .getByRole('link', { name: couple('ask.heading') })
        .first()
        .click();
      const main = visitor.getByRole('main');
      await expect(visitor.getByRole('heading', { level: 1, name: couple('ask.heading') })).toBeVisible();
      await expectAccessible(visitor);
      await main.getByRole('button', { name: couple('ask.send') }).waitFor();
      await main.getByLabel(couple('ask.wishes')).fill('Nuansa kebun, melati putih, dan tarian adat');
      await main.getByLabel(couple('ask.place')).fill('Pendopo Agung, Yogyakarta');
      await main.getByLabel(couple('ask.guests')).fill('300');
      await main.getByLabel(couple('ask.budget')).fill('fifty');
      await main.getByRole('button', { name: couple('ask.send') }).click();
      await expect(main.getByLabel(couple('ask.budget')), 'what is wrong is said before the way to the login').toBeFocused();
      const budget = language === 'id' ? '50.000.000' : '50,000,000';
      await main.getByLabel(couple('ask.budget')).fill(budget);
      await main.getByRole('button', { name: couple('ask.send') }).click();
      await expect(visitor).toHaveURL(/\/account\/login/);
      // Who signs up comes back by a link in an email, in another tab.
      const other = await visitor.context().newPage();
      await other.goto(at(`/vendor/${vendor.slug}/quotation`));
      await expect(other.getByLabel(couple('ask.wishes'))).toHaveValue('Nuansa kebun, melati putih, dan tarian adat');
      await other.close();
      await fillCoupleLogin(visitor, cast.couple, language);
      await expect(main.getByText(couple('ask.kept'))).toBeVisible();
      await expect(main.getByLabel(couple('ask.budget'))).toHaveValue(budget);
      await main.getByRole('button', { name: couple('ask.send') }).click();
      await expect(visitor.getByRole('heading', { name: couple('ask.sentHeading', { name: vendor.businessName }) })).toBeVisible();
      await expectAccessible(visitor);

      // The vendor answers: what is missing is said to the Rupiah, and typing survives a reload.
      const seller = await asVendor(browser);
      await seller.goto(at(pages.quotations));
      await expect(seller.getByText('Nuansa kebun, melati putih, dan tarian adat')).toBeVisible();
      await expectAccessible(seller);
      await begin(seller, 20_000_001);
      await expect(seller.getByText(t('edit.adds'))).toBeVisible();
      await seller.getByLabel(t('edit.share')).last().fill('20');
      await expect(seller.getByText(t('edit.short', { amount: idr(2_000_000) }))).toBeVisible();
      await expectAccessible(seller);
      await seller.getByRole('button', { name: t('send') }).click();
      await expect(seller.getByText(t('problems'))).toBeVisible();
      await expect(seller.getByText(/^(Saved|Tersimpan) \d/)).toBeVisible();
      await seller.reload();
      await expect(seller.getByRole('textbox', { name: t('edit.name'), exact: true }).first()).toHaveValue('Dekorasi pelaminan');
      await seller.getByRole('button', { name: t('edit.rest') }).click();
      await expect(seller.getByText(t('edit.adds'))).toBeVisible();
      await seller.getByText(t('preview'), { exact: true }).click();
      await expect(seller.getByRole('article').getByText(idr(20_000_001)).first()).toBeVisible();
      await expectAccessible(seller);
      await seller.setViewportSize({ width: 320, height: 700 });
      await expectAccessible(seller);
      await seller.getByText(t('write'), { exact: true }).click();
      await expectAccessible(seller);
      // What was typed last and could not be saved is not left out: nothing is sent.
      const saves = `**${saveQuotation.path.replace(':id', '*')}`;
      await seller.route(saves, (route) => (route.request().method() === saveQuotation.method ? route.abort() : route.fallback()));
      await seller.getByLabel(t('edit.notes')).fill('Termasuk bunga segar');
      await seller.getByRole('button', { name: t('send') }).click();
      const asked = seller.getByRole('dialog');
      await asked.getByRole('button', { name: t('sendDialog.send') }).click();
      await expect(asked.getByText(saving('failed'))).toBeVisible();
      expect((await quotationOn(seller)).status).toBe('draft');
      await seller.unroute(saves);
      await asked.getByRole('button', { name: t('sendDialog.back') }).click();
      await seller.setViewportSize({ width: 1280, height: 720 });
      await send(seller);
      await expectAccessible(seller);

      // The couple comes by the link in its email, and the vendor sees that it read.
      const mail = await emailTo(request, cast.couple, new RegExp(mails('sent_subject', { other: vendor.businessName })));
      await visitor.goto(linkIn(mail));
      await expect(visitor.getByRole('heading', { level: 1, name: paper('title') })).toBeVisible();
      await expect(visitor.getByRole('article')).toContainText(idr(20_000_001));
      await expect(seller.getByText(t('status.viewed'), { exact: true }).first()).toBeVisible();
      await expectAccessible(visitor);
      await visitor.setViewportSize({ width: 320, height: 700 });
      await expectAccessible(visitor);
      await visitor.setViewportSize({ width: 1280, height: 720 });
      const pdf = await fileFrom(visitor.getByRole('button', { name: couple('pdf') }));
      await expectPdf(pdf);

      await visitor.getByRole('button', { name: couple('accept'), exact: true }).click();
      await expectAccessible(visitor);
      await visitor
        .getByRole('dialog')
        .getByRole('button', { name: couple('acceptDialog.accept'), exact: true })
        .click();
      await expect(visitor.getByText(couple('status.accepted'), { exact: true })).toBeVisible();
      await expect(seller.getByText(t('status.accepted'), { exact: true }).first()).toBeVisible();
      await expectAccessible(visitor);

      // Paid while the way back is under way: a failed attempt first.
      const payNext = () => visitor.getByRole('complementary').getByRole('button', { name: /^(Pay|Bayar) Rp/ });
      await payNext().click();
      await settleInSandbox(visitor, 'fail');
      await expect(visitor.getByText(couple('waiting.failed', { amount: idr(6_000_000) }))).toBeVisible();
      await expectAccessible(visitor);
      await visitor.getByRole('button', { name: couple('waiting.again') }).click();
      await settleInSandbox(visitor, 'pay');
      await expect(visitor.getByText(couple('waiting.paid', { amount: idr(6_000_000) }))).toBeVisible();
      await expect(visitor.getByRole('article').getByText(couple('paidSeal'), { exact: true })).toHaveCount(1);
      await expectAccessible(visitor);

      // The word of the gateway comes between the page and its first look, and nothing is told live: paid, and never said to have failed.
      await payNext().click();
      await expect(visitor).toHaveURL(/\/sandbox-gateway\/payments\//);
      const gateway = visitor.url();
      const { instalments, id } = await quotationOn(seller);
      await visitor.route(`**${live.path}`, (route) => route.abort());
      const wasHeld = Promise.withResolvers<void>();
      const payFirst = async (route: Route) => {
        await request.post(`${gateway.split('?')[0]}/pay`, { maxRedirects: 0 });
        await expect.poll(() => paidIn(seller)).toBeGreaterThan(6_000_000);
        await route.continue();
        wasHeld.resolve();
      };
      await visitor.route('**/payment_schedule/*', payFirst, { times: 1 });
      await visitor.goto(at(`/quotations/${id}?paid=${instalments[1]?.id}`));
      const amount = idr(instalments[1]?.amount ?? 0);
      const outcome = visitor.getByText(couple('waiting.paid', { amount })).or(visitor.getByText(couple('waiting.failed', { amount })));
      await outcome.waitFor();
      expect(await outcome.textContent()).toBe(couple('waiting.paid', { amount }));
      // The page may have looked again while its first look was held: that one is let go before its route is taken away.
      await wasHeld.promise;
      await visitor.unrouteAll();

      // The couple is back before the gateway has said anything; the page then says so by itself, and the vendor's too.
      await payNext().click();
      await expect(visitor).toHaveURL(/\/sandbox-gateway\/payments\//);
      const last = visitor.url();
      await visitor.goto(at(`/quotations/${id}?paid=${instalments[2]?.id}`));
      const lastAmount = idr(instalments[2]?.amount ?? 0);
      await expect(visitor.getByText(couple('waiting.text', { amount: lastAmount }))).toBeVisible();
      await expectAccessible(visitor);
      // It is told at once, and does not have to look again, as it does every four seconds.
      await visitor.route('**/payment_schedule/*', (route) => route.abort());
      await request.post(`${last.split('?')[0]}/pay`, { maxRedirects: 0 });
      await expect(visitor.getByText(couple('waiting.paid', { amount: lastAmount }))).toBeVisible();
      await visitor.unrouteAll();
      await expect(visitor.getByText(couple('allPaid'))).toBeVisible();
      await expect(visitor.getByRole('article').getByText(couple('paidSeal'), { exact: true })).toHaveCount(3);
      await expect(seller.getByText(idr(20_000_001)).first()).toBeVisible();
      expect(await paidIn(seller)).toBe(20_000_001);
      await emailTo(request, cast.couple, new RegExp(lastAmount.replaceAll('.', '\\.')));
      await visitor.goto(at('/account/quotations'));
      await expect(visitor.getByText(couple('list.paid')).first()).toBeVisible();
      await expectAccessible(visitor);
    });

    test('declined with a reason, answered by a new version that replaces it', async ({ browser }) => {
      test.slow();
      const us = await asCouple(browser);
      await askFor(us, 'Paket kecil untuk akad');
      const seller = await asVendor(browser);
      await begin(seller, 9_000_000, 'inbox');
      await expect(seller.getByText(/^(Saved|Tersimpan) \d/)).toBeVisible();
      await send(seller);
      const { id } = await quotationOn(seller);
      const { answered, letCome } = await holdFirst(us, getQuotation);
      await us.goto(at(`/quotations/${id}`));
      await answered;
      await us.getByRole('button', { name: couple('decline'), exact: true }).click();
      const dialog = us.getByRole('dialog');
      await dialog.getByLabel(couple('declineDialog.reason')).fill('Di atas anggaran kami');
      await expectAccessible(us);
      // Meanwhile the other of the two is about to accept it on another phone, and the vendor to withdraw it: both hear what became of it.
      const partner = await us.context().newPage();
      await partner.goto(at(`/quotations/${id}`));
      await partner.getByRole('button', { name: couple('accept'), exact: true }).click();
      await seller.getByRole('button', { name: t('withdraw') }).click();
      await dialog.getByRole('button', { name: couple('declineDialog.decline'), exact: true }).click();
      await expect(us.getByText(couple('status.declined'), { exact: true })).toBeVisible();
      await expect(partner.getByRole('dialog', { name: couple('status.declined') }).getByRole('alert')).toBeVisible();
      await partner.close();
      const late = seller.getByRole('dialog', { name: t('status.declined') });
      await expect(late.getByRole('alert')).toContainText(t('statusText.reason', { reason: 'Di atas anggaran kami' }));
      await late.getByRole('button').click();
      // What was asked before the decision says nothing any more.
      await letCome();
      expect(await us.getByRole('button', { name: couple('accept'), exact: true }).count()).toBe(0);
      await expect(seller.getByText(t('statusText.reason', { reason: 'Di atas anggaran kami' }))).toBeVisible();
      await seller.getByRole('button', { name: t('newVersion') }).click();
      await expect(seller.getByLabel(t('edit.price')).first()).toBeVisible();
      await seller.getByLabel(t('edit.price')).first().fill('7500000');
      await send(seller);
      await us.reload();
      await us.getByRole('link', { name: couple('toNewest') }).click();
      await expect(us.getByRole('article')).toContainText(idr(7_500_000));

      // Another version is sent while the couple is about to accept this one, and its page does not hear of it.
      await us.route('**/v2/live*', (route) => route.abort());
      await us.reload();
      await us.getByRole('button', { name: couple('accept'), exact: true }).click();
      await seller.getByRole('button', { name: t('newVersion') }).click();
      await expect(seller.getByLabel(t('edit.price')).first()).toBeVisible();
      await seller.getByLabel(t('edit.price')).first().fill('7000000');
      await send(seller);
      await us
        .getByRole('dialog')
        .getByRole('button', { name: couple('acceptDialog.accept') })
        .click();
      await expect(us.getByRole('dialog', { name: couple('status.replaced') })).toBeVisible();
      await expectAccessible(us);
      const newest = us.getByRole('dialog').getByRole('link', { name: couple('toNewest') });
      await expect(newest).toBeFocused();
      await us.unrouteAll();
      await newest.click();
      await expect(us.getByRole('article')).toContainText(idr(7_000_000));

      // Withdrawn while the couple looks at it: the page follows by itself.
      await seller.getByRole('button', { name: t('withdraw') }).click();
      await expectAccessible(seller);
      await seller
        .getByRole('dialog')
        .getByRole('button', { name: t('withdrawDialog.withdraw') })
        .click();
      await expect(us.getByText(couple('status.withdrawn'), { exact: true }).first()).toBeVisible();
      await expect(us.getByRole('button', { name: couple('accept'), exact: true })).toHaveCount(0);
      const pdf = await us.request.get(quotationPdf.path.replace(':id', id));
      expect(pdf.headers()['content-type']).toBe('application/pdf');
    });

    test('a draft that the couple overtakes by accepting leads to what was accepted', async ({ browser }) => {
      const us = await asCouple(browser);
      await askFor(us, 'Akad sederhana di rumah');
      const seller = await asVendor(browser);
      await begin(seller, 8_000_000);
      await expect(seller.getByText(/^(Saved|Tersimpan) \d/)).toBeVisible();
      await send(seller);
      const { id, version } = await quotationOn(seller);
      await seller.getByRole('button', { name: t('newVersion') }).click();
      await seller.getByLabel(t('edit.price')).first().fill('7900000');
      await expect(seller.getByText(/^(Saved|Tersimpan) \d/)).toBeVisible();
      await us.goto(at(`/quotations/${id}`));
      await us.getByRole('button', { name: couple('accept'), exact: true }).click();
      await us
        .getByRole('dialog')
        .getByRole('button', { name: couple('acceptDialog.accept'), exact: true })
        .click();
      await expect(us.getByText(couple('status.accepted'), { exact: true })).toBeVisible();
      // Said on the page that is open, where the button was that would be refused.
      await expect(seller.getByText(t('acceptedBefore', { version: String(version) }))).toBeVisible();
      await expect(seller.getByRole('button', { name: t('send') })).toHaveCount(0);
      await expectAccessible(seller);
      await seller.getByRole('link', { name: t('toAccepted', { version: String(version) }) }).click();
      await expect(seller.getByText(t('status.accepted'), { exact: true }).first()).toBeVisible();
      await expect(seller.getByRole('button', { name: t('newVersion') })).toHaveCount(0);
    });

    test('another couple’s quotation is not found, and without a session one signs in first', async ({ browser, page }) => {
      await page.goto(at('/quotations/01890000-0000-7000-8000-000000000000'));
      await expect(page).toHaveURL(/\/account\/login\?redirect=/);
      const us = await asCouple(browser);
      expect((await us.goto(at('/quotations/01890000-0000-7000-8000-000000000000')))?.status()).toBe(404);
      const seller = await asVendor(browser);
      await seller.goto(at(pages.quotation.replace(':quotationId', '01890000-0000-7000-8000-000000000000')));
      await expect(seller.getByRole('heading', { name: t('notFoundTitle') })).toBeVisible();
      await expectAccessible(seller);
    });
  });
}
