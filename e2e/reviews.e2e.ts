import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { pictureRules } from '../core/pictures/rules.ts';
import { coupleReviews, reviewPage } from '../core/reviews/pages.ts';
import { addDays, businessDayOf } from '../core/time.ts';
import { reviewCasesEn } from '../texts/dashboard/review-cases.en.ts';
import { reviewCasesId } from '../texts/dashboard/review-cases.id.ts';
import { reviewsEn } from '../texts/dashboard/reviews.en.ts';
import { reviewsId } from '../texts/dashboard/reviews.id.ts';
import { pagesEn } from '../texts/marketplace/pages.en.ts';
import { pagesId } from '../texts/marketplace/pages.id.ts';
import { coupleReviewsEn } from '../texts/marketplace/reviews.en.ts';
import { coupleReviewsId } from '../texts/marketplace/reviews.id.ts';
import { accountEn } from '../texts/marketplace/account.en.ts';
import { accountId } from '../texts/marketplace/account.id.ts';
import { refusalsEn } from '../texts/refusals.en.ts';
import { refusalsId } from '../texts/refusals.id.ts';
import { picture } from '../server/testing/files.ts';
import { doubtful, reviewed, stranger, vendorOf } from './cast.ts';
import { forgetWeddingDay } from './earn.ts';
import { expect, test, withPictures } from './journey.ts';
import { operatorPage } from './operators.ts';
import { emailTo, enter, expectAccessible, fillCoupleLogin, inTurn, linkIn, wordsIn } from './world.ts';

test.use(withPictures);

for (const language of inTurn('id')) {
  const site = wordsIn(language, pagesEn, pagesId);
  const words = wordsIn(language, coupleReviewsEn, coupleReviewsId);
  const account = wordsIn(language, accountEn, accountId);
  const console = wordsIn(language, reviewsEn, reviewsId);
  const cases = wordsIn(language, reviewCasesEn, reviewCasesId);
  const refused = wordsIn(language, refusalsEn, refusalsId);
  const at = (path: string) => withLanguage(path, language);
  const stars = (n: number, word: 'write.word.3' | 'write.word.4' | 'write.word.5') =>
    `${words('write.stars', { count: n, n: String(n) })}: ${words(word)}`;

  test.describe(`Reviews, ${language}`, () => {
    test('are narrowed, sorted and turned without scripts', async ({ browser }) => {
      const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })).newPage();
      await page.goto(at(`/vendor/${vendorOf('gold@demo.test').slug}`));
      const part = page.getByRole('region', { name: site('profile.reviews'), exact: true });
      await expect(part.getByRole('article')).toHaveCount(10);
      await part.getByRole('link', { name: site('profile.bookedReviews') }).click();
      await expect(part.getByRole('article')).toHaveCount(3);
      await expect(part.getByRole('article').getByText(site('profile.booked'))).toHaveCount(3);
      await part.getByRole('link', { name: site('profile.allReviews') }).click();
      for (const sort of ['profile.reviews.highest', 'profile.reviews.newest'] as const) {
        await part.getByRole('link', { name: site(sort) }).click();
        await expect(part.getByRole('link', { name: site(sort) })).toHaveAttribute('aria-current', 'true');
      }
      await part.getByRole('link', { name: site('profile.reviews.lowest') }).click();
      await expect(page).toHaveURL(/reviews=lowest#reviews$/);
      const of = part.getByRole('list', { name: site('profile.byStars') }).getByRole('link');
      await of.first().click();
      await expect(page).toHaveURL(/stars=5.*reviews=lowest/);
      await expect(of.first()).toHaveAttribute('aria-current', 'true');
      await part.getByRole('link', { name: site('listing.next') }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(part.getByRole('article').first()).toBeVisible();
      await page.context().close();
    });

    test('a vendor confirms a client, who is invited, reviews and is answered; reported, it is removed with a reason', async ({
      page,
      browser,
      playwright,
      baseURL,
    }) => {
      test.slow();
      const vendor = vendorOf(reviewed[language].vendor);
      const { businessName: name, slug } = vendor;
      const married = addDays(businessDayOf(Date.now()), -9);
      const text =
        language === 'en'
          ? 'Calm, kind and always on time. We would book them again.'
          : 'Tenang, ramah, dan selalu tepat waktu. Kami puas.';

      // A couple that wrote to the vendor, and one that did not.
      await enter(page, reviewed[language].couple);
      await forgetWeddingDay(playwright, baseURL ?? '', reviewed[language].couple);
      await page.goto(at(`/vendor/${slug}`));
      await page.getByLabel(site('profile.message')).fill('Terima kasih untuk hari yang indah.');
      await page.getByRole('button', { name: site('profile.send') }).click();
      await expect(page.getByRole('link', { name: site('profile.openMessages') })).toBeVisible();
      const other = await (await browser.newContext()).newPage();
      await other.goto(at(`/vendor/${slug}`));
      await other.getByRole('link', { name: site('profile.writeReview', { name }) }).click();
      await fillCoupleLogin(other, stranger, language);
      await expect(other.getByRole('heading', { name: words('write.notHeading', { name }) })).toBeVisible();
      await expectAccessible(other);
      await other.getByRole('link', { name: words('write.toList') }).click();
      await expect(other.getByText(words('list.empty'))).toBeVisible();
      await other.context().close();

      // The vendor confirms who was its client, with the day; a day ahead is none.
      const seller = await (await browser.newContext({ viewport: { width: language === 'id' ? 320 : 1280, height: 800 } })).newPage();
      await enter(seller, reviewed[language].vendor);
      await seller.goto(at(pages.reviews));
      await expect(seller.getByLabel(console('ask.address'))).toHaveValue(new RegExp(`${reviewPage(slug)}$`));
      const clients = seller.getByRole('region', { name: console('clients.title') });
      const first = clients.getByRole('listitem').first();
      // A client whose wedding is still ahead says from when it can be confirmed, in place of the button.
      const [later = ''] = console('clients.later', { day: '§' }).split('§');
      const waiting = clients.getByRole('listitem').filter({ hasText: later });
      await expect(waiting.first()).toBeVisible();
      await expect(waiting.getByRole('button')).toHaveCount(0);
      await first.getByRole('button').click();
      const dialog = seller.getByRole('dialog');
      const day = dialog.getByRole('textbox', { name: console('confirm.day') });
      await day.fill(addDays(businessDayOf(Date.now()), 5));
      await dialog.getByRole('button', { name: console('confirm.send') }).click();
      await expect(dialog.getByText(refused('reviews.day_invalid', { days: 365 }))).toBeVisible();
      await expectAccessible(seller);
      await day.fill(married);
      await dialog.getByRole('button', { name: console('confirm.send') }).click();
      await expect(dialog).toBeHidden();
      await expect(first.getByRole('button')).toHaveCount(0);

      // The couple follows the email, forgets the stars, and publishes.
      const mail = await emailTo(page.request, reviewed[language].couple, /How was |Bagaimana pengalaman Anda/);
      expect(linkIn(mail)).toContain(reviewPage(slug));
      await page.goto(at('/account'));
      await page.getByRole('link', { name: account('account.reviews') }).click();
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('textbox', { name: words('write.text') }).fill(text);
      await page.getByRole('button', { name: words('write.send') }).click();
      await expect(page.getByText(refused('reviews.stars_missing'))).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole('group', { name: words('write.rating') })
        .getByLabel(stars(4, 'write.word.4'))
        .check({ force: true });
      for (const aspect of ['write.aspect.value', 'write.aspect.communication', 'write.aspect.punctuality'] as const) {
        const three = page.getByRole('group', { name: words(aspect) }).getByLabel(stars(3, 'write.word.3'));
        await three.check({ force: true });
        await expect(three).toBeChecked();
      }
      await page
        .getByRole('group', { name: words('write.aspect.quality') })
        .getByLabel(stars(5, 'write.word.5'))
        .check({ force: true });
      await page
        .getByRole('group', { name: words('write.aspect.quality') })
        .getByLabel(words('write.open'))
        .check({ force: true });
      // Two photos: one is taken away again, the other described.
      await page.getByLabel(words('write.addPhotos')).setInputFiles([
        { name: 'meja.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', { width: 900, height: 600 }) },
        { name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') },
        { name: 'bunga.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', { width: 600, height: 900 }) },
      ]);
      await expect(page.getByRole('alert')).toHaveCount(1);
      await page.getByRole('button', { name: words('write.dismissPhoto', { file: 'catatan.txt' }) }).click();
      await page.getByRole('button', { name: words('write.removePhoto', { n: '2' }) }).click();
      await page.getByLabel(words('write.photoAlt', { n: '1' })).fill('Meja akad');
      await expectAccessible(page);
      // What is written and uploaded is there again after a reload.
      await page.reload();
      await expect(page.getByLabel(words('write.photoAlt', { n: '1' }))).toHaveValue('Meja akad');
      await page.getByRole('button', { name: words('write.send') }).click();
      await expect(page.getByRole('heading', { name: words('write.sentHeading') })).toBeFocused();
      await page.getByRole('link', { name: words('write.toProfile') }).click();
      const shown = page
        .getByRole('region', { name: site('profile.reviews'), exact: true })
        .getByRole('article')
        .filter({ hasText: text });
      await expect(shown.getByText(site('profile.confirmed'))).toBeVisible();
      const photo = shown.getByRole('link', { name: /Meja akad/ });
      await photo.click();
      await expect(page.getByRole('dialog').getByRole('img', { name: 'Meja akad' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(photo).toBeFocused();

      // The vendor hears of it and replies once.
      await emailTo(page.request, reviewed[language].vendor, /gave you 4|memberi Anda 4/);
      const item = seller.getByRole('listitem').filter({ hasText: text });
      await expect(item.getByRole('img', { name: 'Meja akad' })).toBeVisible();
      await item.getByRole('button', { name: console('reply') }).click();
      await dialog.getByRole('button', { name: console('reply.send') }).click();
      await expect(dialog.getByText(refused('reviews.answer_missing'))).toBeVisible();
      await dialog.getByLabel(console('reply.text')).fill('Terima kasih banyak!');
      await expectAccessible(seller);
      await dialog.getByRole('button', { name: console('reply.send') }).click();
      await expect(dialog).toBeHidden();
      await expect(item.getByText(console('yourReply'))).toBeVisible();
      await expect(item.getByRole('button', { name: console('reply'), exact: true })).toHaveCount(0);
      await seller
        .getByText(/\(\d+\)/)
        .first()
        .click();
      await expect(item).toHaveCount(0);
      await seller.getByText(console('show.all'), { exact: true }).click();
      await expect(item).toHaveCount(1);

      // The couple is told, and sees both; it cannot write again.
      await emailTo(page.request, reviewed[language].couple, /replied to your review|membalas ulasan Anda/);
      await page.goto(at(reviewPage(slug)));
      await expect(page.getByRole('heading', { name: words('write.yours', { name }) })).toBeVisible();
      await expect(page.getByText('Terima kasih banyak!')).toBeVisible();
      await expect(page.getByRole('button', { name: words('write.send') })).toHaveCount(0);
      await page.getByRole('link', { name: words('write.message', { name }) }).click();
      await expect(page).toHaveURL(new RegExp(`/vendor/${slug}$`));
      await page.goto(at(coupleReviews));
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await expectAccessible(page);

      // The vendor reports it, once; the couple is told what for.
      await item.getByRole('button').click();
      await dialog.getByLabel(console('report.reason')).selectOption({ label: console('ground.untrue') });
      await dialog.getByLabel(console('report.details')).fill('Kami datang pukul enam.');
      await expectAccessible(seller);
      await dialog.getByRole('button', { name: console('report.send') }).click();
      await expect(dialog).toBeHidden();
      await expect(item.getByRole('button')).toHaveCount(0);
      await expectAccessible(seller);
      await emailTo(page.request, reviewed[language].couple, new RegExp(console('ground.untrue')));
      await page.goto(at(reviewPage(slug)));
      await expect(page.getByText(console('ground.untrue'))).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('pukul enam');

      // An operator reads both and removes it, with a reason for both and one for everyone.
      const operator = await operatorPage(browser, 'ops-support@demo.test', language);
      await operator.goto(at(`${pages.operationsDisputes}?kind=reviews`));
      const row = operator.getByRole('row').filter({ hasText: text });
      await expect(row).toContainText('pukul enam');
      await expect(row.getByRole('img', { name: 'Meja akad' })).toBeVisible();
      await expectAccessible(operator);
      await row.getByRole('button', { name: cases('remove') }).click();
      const decision = operator.getByRole('dialog', { name: cases('removeTitle') });
      await expect(decision.getByRole('radio', { checked: true })).toHaveCount(0);
      await decision.getByRole('button', { name: cases('remove'), exact: true }).click();
      await expect(decision.getByText(refused('operations.reason_required'))).toBeVisible();
      await expect(decision.getByText(refused('reviews.ground_missing'))).toBeVisible();
      await decision.getByText(cases('ground.private'), { exact: true }).click();
      await decision.getByRole('textbox').fill('x');
      await decision.getByRole('button', { name: cases('remove'), exact: true }).click();
      await expect(decision.getByText(refused('operations.reason_too_short', { minimum: '20' }))).toBeVisible();
      await decision.getByRole('button', { name: cases('removeExample.private') }).click();
      await expectAccessible(operator);
      await operator.keyboard.press('Control+Enter');
      await expect(decision).toBeHidden();
      await expect(row).toHaveCount(0);
      await operator.context().close();

      // A line takes its place; both sides are told why.
      for (const email of [reviewed[language].couple, reviewed[language].vendor])
        await emailTo(page.request, email, new RegExp(cases('removeExample.private')));
      await page.goto(at(`/vendor/${slug}`));
      const all = page.getByRole('region', { name: site('profile.reviews'), exact: true });
      await expect(all.getByText(cases('ground.private'))).toBeVisible();
      await expect(all.getByText(text)).toHaveCount(0);
      await expect(all.getByRole('link', { name: /Meja akad/ })).toHaveCount(0);
      await expectAccessible(page);
      await page.goto(at(reviewPage(slug)));
      await expect(page.getByRole('heading', { name: words('write.removedHeading', { name }) })).toBeVisible();
      await expect(page.getByText(cases('removeExample.private'))).toBeVisible();
      await expectAccessible(page);
      await seller.reload();
      await expect(seller.getByText(console('removedFor', { ground: cases('ground.private') }))).toBeVisible();
      await expectAccessible(seller);
      await seller.context().close();
    });

    test('a review from the vendor’s own browser is held, and counts once an operator has published it', async ({
      page,
      browser,
      playwright,
      baseURL,
    }) => {
      test.slow();
      const { vendor: seller, couple } = doubtful[language];
      const { businessName: name, slug } = vendorOf(seller);
      const text =
        language === 'en' ? 'The garden was in bloom, and the staff knew every guest.' : 'Tamannya indah dan stafnya mengenal setiap tamu.';
      const part = page.getByRole('region', { name: site('profile.reviews'), exact: true });

      // The couple writes to the vendor; then the vendor signs in with the couple's browser and confirms it as its client.
      await enter(page, couple);
      await forgetWeddingDay(playwright, baseURL ?? '', couple);
      await page.goto(at(`/vendor/${slug}`));
      await page.getByLabel(site('profile.message')).fill('Terima kasih untuk hari yang indah.');
      await page.getByRole('button', { name: site('profile.send') }).click();
      await expect(page.getByRole('link', { name: site('profile.openMessages') })).toBeVisible();
      await enter(page, seller);
      await page.goto(at(pages.reviews));
      await page
        .getByRole('region', { name: console('clients.title') })
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: console('confirm.day') }).fill(addDays(businessDayOf(Date.now()), -9));
      await dialog.getByRole('button', { name: console('confirm.send') }).click();
      await expect(dialog).toBeHidden();

      // What the couple wrote too long ago is there; its photos are not, and it is told so. Sent, the review is held.
      await enter(page, couple);
      await page.goto(at(reviewPage(slug)));
      await page.getByRole('textbox', { name: words('write.text') }).fill(text);
      await page
        .getByLabel(words('write.addPhotos'))
        .setInputFiles([{ name: 'taman.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', { width: 900, height: 600 }) }]);
      await expect(page.getByLabel(words('write.photoAlt', { n: '1' }))).toBeVisible();
      await page.clock.setFixedTime(Date.now() + pictureRules.looseMs);
      await page.reload();
      await expect(page.getByText(words('write.photosGone'))).toBeVisible();
      await expect(page.getByRole('textbox', { name: words('write.text') })).toHaveValue(text);
      await expect(page.getByLabel(words('write.photoAlt', { n: '1' }))).toHaveCount(0);
      await expectAccessible(page);
      await page
        .getByRole('group', { name: words('write.rating') })
        .getByLabel(stars(5, 'write.word.5'))
        .check({ force: true });
      await page.getByRole('button', { name: words('write.send') }).click();
      await expect(page.getByText(words('write.heldText', { name }))).toBeVisible();
      await expectAccessible(page);
      await page.goto(at(coupleReviews));
      await expect(page.getByText(words('list.held'))).toBeVisible();
      await expectAccessible(page);
      await page.goto(at(reviewPage(slug)));
      await expect(page.getByText(words('write.held'))).toBeVisible();
      await expectAccessible(page);
      await page.goto(at(`/vendor/${slug}`));
      await expect(part).toBeVisible();
      await expect(part.getByText(text)).toHaveCount(0);

      // The operator reads why, and publishes it.
      const operator = await operatorPage(browser, 'ops-support@demo.test', language);
      await operator.goto(at(`${pages.operationsDisputes}?kind=reviews`));
      const row = operator.getByRole('row').filter({ hasText: text });
      await expect(row).toContainText(cases('held'));
      await expect(row).toContainText(cases('doubt.own_device'));
      await row.getByRole('button').first().click();
      const decision = operator.getByRole('dialog');
      await decision.getByRole('button', { name: cases('publishExample.real') }).click();
      await expectAccessible(operator);
      await operator.keyboard.press('Control+Enter');
      await expect(decision).toBeHidden();
      await expect(row).toHaveCount(0);
      await operator.context().close();

      await emailTo(page.request, couple, new RegExp(name));
      await page.reload();
      await expect(part.getByText(text)).toBeVisible();
    });
  });
}
