// The team of a business: invited, joined, another role, signed out, and what each role finds open.
import type { Route } from '@playwright/test';
import { acceptTeamInvitation, readTeamInvitation } from '../contract/team.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { accountEn } from '../texts/dashboard/account.en.ts';
import { accountId } from '../texts/dashboard/account.id.ts';
import { adsAboutEn } from '../texts/dashboard/ads-about.en.ts';
import { adsAboutId } from '../texts/dashboard/ads-about.id.ts';
import { connectionTexts } from '../texts/connection.ts';
import { identityEn } from '../texts/dashboard/identity.en.ts';
import { identityId } from '../texts/dashboard/identity.id.ts';
import { operationsEn } from '../texts/dashboard/operations.en.ts';
import { operationsId } from '../texts/dashboard/operations.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { teamEn } from '../texts/dashboard/team.en.ts';
import { teamId } from '../texts/dashboard/team.id.ts';
import { vendorTeamEn } from '../texts/dashboard/vendor-team.en.ts';
import { vendorTeamId } from '../texts/dashboard/vendor-team.id.ts';
import { identityMessagesEn } from '../texts/messages/identity.en.ts';
import { identityMessagesId } from '../texts/messages/identity.id.ts';
import { refusalText } from '../texts/refusals.ts';
import { employers, vendorOf } from './cast.ts';
import { expect, test } from './journey.ts';
import { operatorPage } from './operators.ts';
import { emailTo, enter, expectAccessible, languages, linkIn, overflowOf, wordsIn } from './world.ts';

const sizes = { en: { width: 1280, height: 800 }, id: { width: 390, height: 844 } } as const;
const password = 'kebaya biru di balkon';

for (const language of languages) {
  const t = wordsIn(language, teamEn, teamId);
  const shell = wordsIn(language, shellEn, shellId);
  const identity = wordsIn(language, identityEn, identityId);
  const people = wordsIn(language, vendorTeamEn, vendorTeamId);
  const operations = wordsIn(language, operationsEn, operationsId);
  const account = wordsIn(language, accountEn, accountId);
  const mails = wordsIn(language, identityMessagesEn, identityMessagesId);
  const about = wordsIn(language, adsAboutEn, adsAboutId);
  const at = (path: string) => withLanguage(path, language);
  const owner = employers[language];
  const business = vendorOf(owner).businessName;

  test(`An owner invites someone, who joins, gets another role and is removed, ${language}`, async ({ page, browser, request }) => {
    await page.setViewportSize(sizes[language]);
    await enter(page, owner);
    await page.goto(at(pages.team));
    const main = page.getByRole('main');
    const email = `laras.wibowo.${language}.${Date.now()}@pelaminan.test`;
    await test.step('invited: a wrong address is said at its field', async () => {
      await expect(main.getByRole('heading', { name: t('aloneTitle') })).toBeVisible();
      await main.getByRole('button', { name: t('invite') }).click();
      const dialog = page.getByRole('dialog', { name: t('inviteTitle') });
      await dialog.getByLabel(t('email')).fill('laras');
      await dialog.getByRole('button', { name: t('sendInvitation') }).click();
      await expect(dialog.getByText(refusalText('identity.email_invalid', {}, language))).toBeVisible();
      await dialog.getByLabel(t('email')).fill(email);
      await dialog.getByText(shell('role.sales'), { exact: true }).click();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('sendInvitation') }).click();
      await expect(main.getByRole('button', { name: t('againTo', { email }) })).toBeVisible();
    });
    const invited = new RegExp(mails('team_invited_subject'));
    const first = linkIn(await emailTo(request, email, invited));
    await main.getByRole('button', { name: t('againTo', { email }) }).click();
    await expect(page.getByText(t('sentAgain', { email }))).toBeVisible();

    const theirs = await browser.newContext({ viewport: sizes[language] });
    const other = await theirs.newPage();
    const screen = other.getByRole('main');
    await test.step('joined: with a name and a password of their own', async () => {
      await other.goto(first);
      await expect(screen.getByText(refusalText('team.invitation_closed', {}, language))).toBeVisible();
      await expect(async () => expect(linkIn(await emailTo(request, email, invited))).not.toBe(first)).toPass({ timeout: 60_000 });
      await other.goto('about:blank');
      await other.goto(linkIn(await emailTo(request, email, invited)));
      await expect(screen.getByText(t('joinLead', { business, role: shell('role.sales'), email }))).toBeVisible();
      await expectAccessible(other);
      await other.setViewportSize({ width: 320, height: 720 });
      expect(await overflowOf(other)).toBeLessThanOrEqual(0);
      await other.setViewportSize(sizes[language]);
      await screen.getByLabel(t('name')).fill('Laras Wibowo');
      await screen.getByLabel(identity('newPassword')).fill('kebaya');
      await screen.getByRole('button', { name: t('join') }).click();
      await expect(screen.getByLabel(identity('newPassword'))).toHaveAttribute('aria-invalid', 'true');
      await expect(screen.getByLabel(identity('newPassword'))).toBeFocused();
      await screen.getByLabel(identity('newPassword')).fill(password);
      await screen.getByRole('button', { name: t('join') }).click();
      await expect(other).toHaveURL(new RegExp(`${at(pages.dashboard)}$`));
      await other.goBack();
      expect(other.url(), 'back leads before the invitation').toBe('about:blank');
    });

    await test.step('sales finds clients open, ads to read, and earnings closed', async () => {
      await other.goto(at(pages.ads));
      await expect(screen.getByText(shell('role.reads', { who: shell('who.ads'), role: shell('role.sales') }))).toBeVisible();
      await other.goto(at(pages.adsAbout));
      await expect(screen.getByRole('heading', { name: about('activateTitle') })).toBeVisible();
      await expect(screen.getByRole('link', { name: about('tryNow') }), 'leads to what is closed to sales').toHaveCount(0);
      await other.goto(at(pages.earnings));
      await expect(screen.getByText(shell('role.closed', { who: shell('who.finances'), role: shell('role.sales') }))).toBeVisible();
      await screen.getByRole('link', { name: shell('role.toTeam') }).click();
      await expect(screen.getByText(t('leadMember'))).toBeVisible();
      await expect(screen.getByRole('button', { name: t('invite') })).toHaveCount(0);
      await other.goto(at(pages.account));
      await expect(screen.getByText(account('roleLead', { business, role: shell('role.sales') }))).toBeVisible();
      await expectAccessible(other);
    });

    await test.step('another role: their page says that the session has ended', async () => {
      await page.reload();
      await main.getByRole('button', { name: t('changeOf', { name: 'Laras Wibowo' }) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(shell('role.viewer'), { exact: true }).click();
      await dialog.getByRole('button', { name: t('save') }).click();
      await expect(page.getByText(t('changed', { name: 'Laras Wibowo', role: shell('role.viewer') }))).toBeVisible();
      await expect(other).toHaveURL(/\/login/, { timeout: 30_000 });
    });
    const signIn = async () => {
      await other.getByLabel(identity('email')).fill(email);
      await other.getByLabel(identity('password'), { exact: true }).fill(password);
      await other.getByRole('button', { name: identity('signIn') }).click();
    };
    const signInAgain = async () => {
      await signIn();
      await expect(other).toHaveURL(new RegExp(`${at(pages.account)}$`));
      await expect(screen.getByText(account('roleLead', { business, role: shell('role.viewer') }))).toBeVisible();
    };
    await signInAgain();

    await test.step('an operator sees who is signed in where, and signs them out alone', async () => {
      const support = await operatorPage(browser, 'ops-support@demo.test', language);
      await support.goto(at(`${pages.operationsFind}?q=${email}`));
      await support.getByRole('link', { name: business }).click();
      const team = support.getByRole('region', { name: people('team') });
      await expect(team.getByText(`Laras Wibowo · ${shell('role.viewer')}`)).toBeVisible();
      await expect(team.getByText(owner)).toBeVisible();
      await expectAccessible(support);
      await team.getByRole('button', { name: people('endSessionsOf', { name: 'Laras Wibowo' }) }).click();
      const dialog = support.getByRole('dialog', { name: people('endTitle', { name: 'Laras Wibowo' }) });
      await dialog.getByLabel(operations('reasonLabel')).fill('Ponselnya hilang di pasar');
      await dialog.getByRole('button', { name: people('endSessions') }).click();
      await expect(support.getByText(people('sessionsEnded', { name: 'Laras Wibowo' }))).toBeVisible();
      await expect(team.getByRole('button', { name: people('endSessionsOf', { name: 'Laras Wibowo' }) })).toHaveCount(0);
      await expect(other).toHaveURL(/\/login/, { timeout: 30_000 });
      await support.context().close();
    });
    await signInAgain();

    await test.step('removed: signed out, and the way back is closed', async () => {
      await main.getByRole('button', { name: t('removeOf', { name: 'Laras Wibowo' }) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('remove'), exact: true })
        .click();
      await expect(page.getByText(t('removed', { name: 'Laras Wibowo' }))).toBeVisible();
      await expectAccessible(page);
      await expect(other).toHaveURL(/\/login/, { timeout: 30_000 });
      await signIn();
      await expect(other.getByText(refusalText('identity.credentials_wrong', {}, language))).toBeVisible();
    });
    await theirs.close();
  });
}

test('Someone leaves the team they were invited to; an invitation is withdrawn; the owner’s account shows no way to leave', async ({
  page,
  browser,
  request,
}) => {
  const t = wordsIn('en', teamEn, teamId);
  const account = wordsIn('en', accountEn, accountId);
  const owner = employers.en;
  await enter(page, owner);
  await page.goto(pages.account);
  await expect(page.getByRole('button', { name: account('leaveTeam') })).toHaveCount(0);
  await page.goto(pages.team);
  const invite = async (email: string) => {
    await page.getByRole('button', { name: t('invite') }).click();
    await page.getByRole('dialog').getByLabel(t('email')).fill(email);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(t('invited', { email }))).toBeVisible();
  };
  const [kept, dropped] = [`tari-${Date.now()}@pelaminan.test`, `dian-${Date.now()}@pelaminan.test`];
  await invite(dropped);
  await page.getByRole('button', { name: t('withdrawOf', { email: dropped }) }).click();
  await expect(page.getByText(t('withdrawn', { email: dropped }))).toBeVisible();
  await invite(kept);
  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await other.goto(linkIn(await emailTo(request, dropped, /invited to a team/)));
  await expect(other.getByText(refusalText('team.invitation_closed', {}, 'en'))).toBeVisible();
  await other.goto('about:blank');
  // A line that fails is no word about the link: one tries again.
  await other.route(`**${readTeamInvitation.path}`, (route) => route.abort(), { times: 1 });
  await other.goto(linkIn(await emailTo(request, kept, /invited to a team/)));
  await other.getByRole('button', { name: connectionTexts.en.retry }).click();
  await other.getByLabel(t('name')).fill('Tari Kusuma');
  await other.getByLabel('New password').fill(password);
  // The answer is lost on its way; who tries again has joined already, and is led to the sign-in.
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await other.route(`**${acceptTeamInvitation.path}`, lost, { times: 1 });
  await other.getByRole('button', { name: t('join') }).click();
  await expect(other.getByText(connectionTexts.en.offline)).toBeVisible();
  await other.getByRole('button', { name: t('join') }).click();
  await expect(other.getByText(refusalText('team.invitation_closed', {}, 'en'))).toBeVisible();
  await other.getByRole('link', { name: 'Back to sign in' }).click();
  await other.getByLabel('Email').fill(kept);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL(new RegExp(`${pages.dashboard}$`));
  await other.goto(pages.account);
  await other.getByRole('button', { name: account('leaveTeam') }).click();
  const asking = other.getByRole('dialog');
  await asking.getByLabel(account('currentPassword')).fill(password);
  await asking.getByRole('button', { name: account('leaveTeam') }).click();
  await expect(other).toHaveURL(/\/login/);
  await page.reload();
  await expect(page.getByText('Tari Kusuma left the team')).toBeVisible();
  await theirs.close();
});
