// A business applies, is invited and signs in for the first time.
import { listAcquisitions, readInvitation } from '../contract/acquisition.ts';
import { vendorCategories } from '../contract/catalogue.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { acquisitionsEn } from '../texts/dashboard/acquisitions.en.ts';
import { acquisitionsId } from '../texts/dashboard/acquisitions.id.ts';
import { auditEn } from '../texts/dashboard/audit.en.ts';
import { auditId } from '../texts/dashboard/audit.id.ts';
import { connectionTexts } from '../texts/connection.ts';
import { identityEn } from '../texts/dashboard/identity.en.ts';
import { identityId } from '../texts/dashboard/identity.id.ts';
import { becomeEn } from '../texts/marketplace/become.en.ts';
import { becomeId } from '../texts/marketplace/become.id.ts';
import { identityMessagesEn } from '../texts/messages/identity.en.ts';
import { identityMessagesId } from '../texts/messages/identity.id.ts';
import { refusalsEn } from '../texts/refusals.en.ts';
import { refusalsId } from '../texts/refusals.id.ts';
import { expect, test } from './journey.ts';
import { holdCalls, painted } from './late.ts';
import { operatorPage } from './operators.ts';
import { expectAccessible, inTurn, linkIn, emailTo, wordsIn } from './world.ts';

for (const language of inTurn('id')) {
  const t = wordsIn(language, becomeEn, becomeId);
  const staff = wordsIn(language, acquisitionsEn, acquisitionsId);
  const audit = wordsIn(language, auditEn, auditId);
  const login = wordsIn(language, identityEn, identityId);
  const mails = wordsIn(language, identityMessagesEn, identityMessagesId);
  const sentence = language === 'id' ? refusalsId : refusalsEn;

  test(`A business applies, is accepted, chooses its password and sees its profile, ${language}`, async ({ page, request, browser }) => {
    const stamp = Date.now();
    const business = `Melati ${stamp}`;
    const email = `melati-${language}-${stamp}@pelaminan.test`;
    const form = page.getByRole('region', { name: t('formHeading') });
    await page.goto(withLanguage('/become-a-vendor', language));
    await form.getByLabel(t('business_name')).fill(business);
    await form.getByLabel(t('email')).fill('melati');
    await form.getByRole('button', { name: t('send') }).click();
    await expect(form.getByText(sentence['identity.email_invalid'])).toBeVisible();
    await expect(form.getByText(sentence['acquisition.category_required'])).toBeVisible();
    await expect(form.getByLabel(t('category'))).toBeFocused();
    await expectAccessible(page);
    // A message ends with what it is about, and no other.
    await form.getByLabel(t('category')).selectOption({ index: 2 });
    await expect(form.getByText(sentence['acquisition.category_required'])).toBeHidden();
    await expect(form.getByText(sentence['identity.email_invalid'])).toBeVisible();
    // What was typed survives a reload.
    await page.reload();
    await expect(form.getByLabel(t('business_name'))).toHaveValue(business);
    await form.getByLabel(t('category')).selectOption({ index: 3 });
    const category = await form.getByLabel(t('category')).locator('option').nth(3).innerText();
    await form.getByLabel(t('contact_name')).fill('Ayu Lestari');
    await form.getByLabel(t('email')).fill(email);
    await form.getByLabel(t('phone')).fill('+62 812 3456 7890');
    await form.getByLabel(t('message')).fill('Kami merias pelaminan sejak 2009.');
    await form.getByRole('button', { name: t('send') }).click();
    await expect(page.getByRole('heading', { name: t('sentHeading', { name: 'Ayu Lestari' }) })).toBeFocused();

    const operator = await operatorPage(browser, 'ops-support@demo.test', language);
    // A row comes with the names of what is offered, and not before them. The count in the navigation asks for them too.
    const letNamesCome = await holdCalls(operator, vendorCategories);
    await operator.goto(withLanguage(`${pages.operationsFind}?q=${email}`, language));
    const listed = operator.waitForResponse((answer) => new URL(answer.url()).pathname === listAcquisitions.path);
    await operator.getByRole('link', { name: business }).click();
    await (await listed).finished();
    await painted(operator, 3);
    await expect(operator.getByRole('cell', { name: email })).toHaveCount(0);
    letNamesCome();
    await expect(operator.getByRole('cell', { name: category, exact: true })).toBeVisible();
    await expectAccessible(operator);
    await operator.getByRole('button', { name: staff('acceptOf', { business }) }).click();
    const address = operator.getByLabel(staff('email'));
    await expect(address).toHaveValue(email);
    // A slip in the address is asked about; one press corrects it. What was sent to a wrong one is sent again to the right one.
    const slip = `melati-${language}-${stamp}@gmial.com`;
    const meant = operator.getByRole('button', { name: slip.replace('gmial', 'gmail') });
    await address.fill(slip);
    await meant.click();
    await expect(address).toHaveValue(slip.replace('gmial', 'gmail'));
    await expect(meant).toHaveCount(0);
    await address.fill(slip);
    await expect(meant).toBeVisible();
    await expectAccessible(operator);
    await operator.getByRole('button', { name: staff('invite') }).click();
    await expect(operator.getByText(`${staff('notJoined')} · ${slip}`)).toBeVisible();
    await operator.getByRole('button', { name: staff('inviteAgainOf', { business }) }).click();
    await expect(address).toHaveValue(slip);
    await expectAccessible(operator);
    await address.fill(email);
    await operator.getByRole('button', { name: staff('sendInvitation') }).click();
    await expect(operator.getByText(`${staff('notJoined')} · ${email}`)).toBeVisible();
    // The log says it in words, and leads to the vendor.
    await operator.goto(withLanguage(`${pages.operationsAudit}?q=acquisition.accepted`, language));
    const entry = operator
      .getByRole('row')
      .filter({ hasText: audit('act.acquisition.accepted') })
      .filter({ hasText: business });
    await expectAccessible(operator);
    await entry.getByText(audit('raw')).click();
    await expect(entry.getByText('"action":"acquisition.accepted"')).toBeVisible();
    await entry.getByRole('link', { name: business }).click();
    await expect(operator.getByRole('heading', { name: business }).first()).toBeVisible();
    await operator.context().close();

    const link = linkIn(await emailTo(request, email, new RegExp(mails('invited_subject'))));
    // A line that fails is no word about the link: one tries again.
    await page.route(`**${readInvitation.path}`, (route) => route.abort(), { times: 1 });
    await page.goto(link);
    await page.getByRole('button', { name: connectionTexts[language].retry }).click();
    await expect(page.getByText(login('invitationLead', { business, email }))).toBeVisible();
    await expectAccessible(page);
    const late = await (await browser.newContext()).newPage();
    await late.goto(link);
    await late.getByLabel(login('newPassword')).fill('melati di pelaminan');
    await page.getByLabel(login('newPassword')).fill('melati di pelaminan');
    await page.getByRole('button', { name: login('invitationAccept') }).click();
    await expect(page).toHaveURL(new RegExp(`${withLanguage(pages.profile, language)}$`));
    await expect(page.getByText(business).filter({ visible: true }).first()).toBeVisible();

    // The link worked once, and nothing leads back to it. Who has it open elsewhere is led on.
    await late.getByRole('button', { name: login('invitationAccept') }).click();
    await expect(late.getByText(sentence['identity.link_invalid'])).toBeVisible();
    await expect(late.getByRole('link', { name: login('askNewLink') })).toBeVisible();
    await expectAccessible(late);
    await late.context().close();
    await page.goBack();
    await expect(page).not.toHaveURL(/token=/);
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText(sentence['identity.link_invalid'])).toBeVisible();
  });
}
