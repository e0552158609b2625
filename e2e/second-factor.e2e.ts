// The second factor of a vendor: set up, asked for at sign-in and where money moves, required of the team, lost, and turned off.
import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { accountEn } from '../texts/dashboard/account.en.ts';
import { accountId } from '../texts/dashboard/account.id.ts';
import { bankAccountsEn } from '../texts/dashboard/bank-accounts.en.ts';
import { bankAccountsId } from '../texts/dashboard/bank-accounts.id.ts';
import { identityEn } from '../texts/dashboard/identity.en.ts';
import { identityId } from '../texts/dashboard/identity.id.ts';
import { secondFactorEn } from '../texts/dashboard/second-factor.en.ts';
import { secondFactorId } from '../texts/dashboard/second-factor.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { teamEn } from '../texts/dashboard/team.en.ts';
import { teamId } from '../texts/dashboard/team.id.ts';
import { identityMessagesEn } from '../texts/messages/identity.en.ts';
import { identityMessagesId } from '../texts/messages/identity.id.ts';
import { refusalText } from '../texts/refusals.ts';
import { guarded } from './cast.ts';
import { fileFrom } from './downloads.ts';
import { expect, test } from './journey.ts';
import { impatient } from './start-product.ts';
import { emailTo, enter, expectAccessible, inTurn, linkIn, wordsIn } from './world.ts';

const sizes = { en: { width: 1280, height: 800 }, id: { width: 390, height: 844 } } as const;
const memberPassword = 'kebaya biru di balkon';
const stepMs = 30_000;

/** Codes of an authenticator app, each one once: the server takes the next step as well, so hardly anyone waits. */
function appOf(secret: string) {
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: stepMs / 1_000, secret: Secret.fromBase32(secret) });
  let last = 0;
  return async (): Promise<string> => {
    last = Math.max(last + 1, Math.floor(Date.now() / stepMs));
    await expect(() => expect(Math.floor(Date.now() / stepMs) + 1).toBeGreaterThanOrEqual(last)).toPass({ timeout: 3 * stepMs });
    return totp.generate({ timestamp: last * stepMs });
  };
}

for (const language of inTurn('id')) {
  const t = wordsIn(language, secondFactorEn, secondFactorId);
  const identity = wordsIn(language, identityEn, identityId);
  const team = wordsIn(language, teamEn, teamId);
  const banks = wordsIn(language, bankAccountsEn, bankAccountsId);
  const shell = wordsIn(language, shellEn, shellId);
  const mails = wordsIn(language, identityMessagesEn, identityMessagesId);
  const [endOf = ''] = wordsIn(language, accountEn, accountId)('endLabel', { device: '§' }).split('§');
  const signOut = new RegExp(`^${endOf}(?!everywhere)`);
  const at = (path: string) => withLanguage(path, language);
  /** Emails are in the language of the account, whatever that of the page. */
  const said = (key: 'recovery_used_subject' | 'removal_asked_subject' | 'factor_removed_subject') =>
    new RegExp(`${identityMessagesEn[key]}|${identityMessagesId[key]}`);
  const email = guarded[language];
  let nextCode = async (): Promise<string> => '';
  let recovery: string[] = [];
  let member = '';

  const setUp = async (page: Page, password: string): Promise<{ next: () => Promise<string>; codes: string[] }> => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: t('setUp') }).click();
    await dialog.getByLabel(t('password')).fill(password);
    await dialog.getByRole('button', { name: t('next') }).click();
    await expect(dialog.getByText(t('scan'))).toBeVisible();
    await expectAccessible(page);
    await expect(dialog.getByText(t('openApp'))).toHaveAttribute('href', /^otpauth:\/\/totp\//);
    const next = appOf((await dialog.locator('code').innerText()).replaceAll(' ', ''));
    await dialog.getByRole('button', { name: t('copyKey') }).click();
    await dialog.getByLabel(t('firstCode')).fill('000000');
    await dialog.getByRole('button', { name: t('turnOn') }).click();
    await expect(dialog.getByText(refusalText('identity.code_wrong', {}, language))).toBeVisible();
    await dialog.getByLabel(t('firstCode')).fill(await next());
    await dialog.getByRole('button', { name: t('turnOn') }).click();
    await expect(page.getByRole('dialog', { name: t('recoveryTitle') })).toBeVisible();
    const codes = await dialog.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await expectAccessible(page);
    await expect(dialog.getByRole('button', { name: t('kept') })).toBeDisabled();
    for (const _ of ['once', 'again', 'and again']) await page.keyboard.press('Escape');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const file = await fileFrom(dialog.getByRole('link', { name: t('download') }));
    expect(file.suggestedFilename()).toBe('pelaminan-recovery-codes.txt');
    await dialog.getByRole('button', { name: t('kept') }).click();
    await expect(page.getByText(t('isOn'))).toBeVisible();
    return { next, codes };
  };
  const signIn = async (page: Page) => {
    await page.goto(at(pages.login));
    await page.getByLabel(identity('email')).fill(email);
    await page.getByLabel(identity('password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: identity('signIn') }).click();
    await expect(page.getByText(t('codeStep', { email }))).toBeVisible();
  };

  /** A slow machine may take longer than a confirmation counts: then it is asked for again. */
  const confirmIfAsked = async (page: Page, done: Locator) => {
    const asked = page.getByRole('dialog', { name: t('confirmTitle') });
    await expect(asked.or(done).first()).toBeVisible();
    if (await asked.isVisible()) {
      await asked.getByLabel(t('code'), { exact: true }).fill(await nextCode());
      await asked.getByRole('button', { name: t('confirm') }).click();
    }
    await expect(done).toBeVisible();
  };

  test.describe(`The second factor of a vendor, ${language}`, () => {
    test.describe.configure({ mode: 'serial' });
    test.beforeEach(({ page }) => page.setViewportSize(sizes[language]));

    test('is set up on the account page, and asked for where money moves', async ({ page, browser }) => {
      const elsewhere = await browser.newContext();
      await enter(await elsewhere.newPage(), email);
      await elsewhere.close();
      await enter(page, email);
      await page.goto(at(pages.account));
      await expect(page.getByText(t('recommend'))).toBeVisible();
      await expect(page.getByRole('button', { name: signOut }).first()).toBeVisible();
      ({ next: nextCode, codes: recovery } = await setUp(page, demoPassword));
      await expect(page.getByText(t('recoveryLeft', { n: '10', max: '10' }))).toBeVisible();
      await expect(page.getByText(t('recommend'))).toHaveCount(0);
      await expect(page.getByRole('button', { name: signOut })).toHaveCount(0);

      await page.goto(at(pages.team));
      member = `tari-${language}-${Date.now()}@pelaminan.test`;
      await page.getByRole('button', { name: team('invite') }).click();
      await page.getByRole('dialog').getByLabel(team('email')).fill(member);
      await page.getByRole('dialog').getByText(shell('role.finance'), { exact: true }).click();
      await page.waitForTimeout(Number(impatient.SECOND_FACTOR_SECONDS) * 1_000);
      await page.getByRole('button', { name: team('sendInvitation') }).click();
      const asked = page.getByRole('dialog', { name: t('confirmTitle') });
      await expectAccessible(page);
      await asked.getByLabel(t('code'), { exact: true }).fill('000000');
      await asked.getByRole('button', { name: t('confirm') }).click();
      await expect(asked.getByText(refusalText('identity.code_wrong', {}, language))).toBeVisible();
      await asked.getByLabel(t('code'), { exact: true }).fill(await nextCode());
      await asked.getByRole('button', { name: t('confirm') }).click();
      await expect(page.getByText(team('invited', { email: member }))).toBeVisible();
    });

    test('is asked for at sign-in; a recovery code stands in for it, once', async ({ page, request }) => {
      await signIn(page);
      await expectAccessible(page);
      const code = page.getByLabel(t('code'), { exact: true });
      const confirm = page.getByRole('button', { name: t('confirm') });
      await code.fill('000000');
      await confirm.click();
      await expect(page.getByText(refusalText('identity.code_wrong', {}, language))).toBeVisible();
      await page.getByRole('button', { name: t('back') }).click();
      await expect(page.getByLabel(identity('email'))).toHaveValue('');
      await signIn(page);
      await code.fill(recovery[0] ?? '');
      await confirm.click();
      await expect(page).toHaveURL(new RegExp(`${at(pages.dashboard)}$`));
      await emailTo(request, email, said('recovery_used_subject'));
      await page.goto(at(pages.account));
      await expect(page.getByText(t('recoveryLeft', { n: '9', max: '10' }))).toBeVisible();
      await page.getByRole('button', { name: t('renew') }).click();
      await page.getByRole('dialog').getByLabel(t('password')).fill(demoPassword);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('renew') })
        .click();
      const shown = page.getByRole('dialog', { name: t('recoveryTitle') }).getByRole('listitem');
      await confirmIfAsked(page, shown.first());
      await expect(shown).toHaveCount(10);
      recovery = await shown.allInnerTexts();
      await page.getByRole('button', { name: t('copyCodes') }).click();
      await page.getByLabel(t('written')).check();
      await page.getByRole('button', { name: t('kept') }).click();
      await expect(page.getByText(t('recoveryLeft', { n: '10', max: '10' }))).toBeVisible();
    });

    test('is required of the team: who may move money and has none sees one sentence and where to set it up', async ({
      page,
      browser,
      request,
    }) => {
      await signIn(page);
      await page.getByLabel(t('code'), { exact: true }).fill(recovery[1] ?? '');
      await page.getByRole('button', { name: t('confirm') }).click();
      await expect(page).toHaveURL(new RegExp(`${at(pages.dashboard)}$`));
      const invited = new RegExp(mails('team_invited_subject'));
      await page.goto(at(pages.team));
      const theirs = await browser.newContext({ viewport: sizes[language] });
      const other = await theirs.newPage();
      await other.goto(linkIn(await emailTo(request, member, invited)));
      await other.getByLabel(team('name')).fill('Tari Kusuma');
      await other.getByLabel(identity('newPassword')).fill(memberPassword);
      await other.getByRole('button', { name: team('join') }).click();
      await expect(other).toHaveURL(new RegExp(`${at(pages.dashboard)}$`));

      await page.reload();
      await expect(page.getByText(team('noFactor'))).toBeVisible();
      await page.getByRole('switch', { name: team('rule') }).click();
      await confirmIfAsked(page, page.getByText(team('ruleOnDone')));
      await expectAccessible(page);
      await other.goto(at(pages.bankAccounts));
      await expect(other.getByText(t('missing'))).toBeVisible();
      await expect(other.getByRole('link', { name: banks('add') })).toHaveCount(0);
      await other.goto(at(pages.earnings));
      await expectAccessible(other);
      await other.getByRole('link', { name: t('missingAct') }).click();
      await expect(other).toHaveURL(new RegExp(`${at(pages.account)}#second-factor$`));
      await expect(other.getByText(t('required'))).toBeVisible();
      await setUp(other, memberPassword);
      await other.goto(at(pages.bankAccounts));
      await expect(other.getByRole('link', { name: banks('add') }).first()).toBeVisible();
      await theirs.close();
    });

    test('whoever lost everything waits seven days; who is signed in keeps it; whoever has it turns it off', async ({
      browser,
      page,
      request,
    }) => {
      const elsewhere = await (await browser.newContext()).newPage();
      await signIn(elsewhere);
      await elsewhere.getByLabel(t('code'), { exact: true }).fill(recovery[4] ?? '');
      await elsewhere.getByRole('button', { name: t('confirm') }).click();
      await expect(elsewhere).toHaveURL(new RegExp(`${at(pages.dashboard)}$`));
      await signIn(page);
      await page.getByRole('button', { name: t('lost') }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('lostAsk', { days: '7' }) }).click();
      const [, fromThenOn = ''] = t('lostAsked', { day: '§' }).split('§');
      await expect(page.getByText(fromThenOn.trim())).toBeVisible();
      await emailTo(request, email, said('removal_asked_subject'));
      await elsewhere.goto(at(pages.account));
      const [underWay = ''] = t('removalUnderWay', { day: '§' }).split('§');
      await expect(elsewhere.getByText(underWay.trim())).toBeVisible();
      await expectAccessible(elsewhere);
      await elsewhere.getByRole('button', { name: t('keepFactor') }).click();
      await expect(elsewhere.getByText(t('keptFactor'))).toBeVisible();
      await expect(elsewhere.getByText(underWay.trim())).toHaveCount(0);
      await elsewhere.context().close();
      await page.getByLabel(t('code'), { exact: true }).fill(recovery[2] ?? '');
      await page.getByRole('button', { name: t('confirm') }).click();
      await expect(page).toHaveURL(new RegExp(`${at(pages.dashboard)}$`));
      await page.goto(at(pages.account));
      await page.getByRole('button', { name: t('turnOffLabel') }).click();
      const dialog = page.getByRole('dialog', { name: t('turnOffTitle') });
      await dialog.getByLabel(t('password')).fill(demoPassword);
      await dialog.getByLabel(t('code'), { exact: true }).fill(recovery[3] ?? '');
      await dialog.getByRole('button', { name: t('turnOffLabel') }).click();
      await expect(page.getByText(t('isOff'))).toBeVisible();
      await emailTo(request, email, said('factor_removed_subject'));
    });

    test('passkeys are added, sign in, confirm where it matters, and are removed', async ({ page, baseURL }) => {
      // Browsers know no passkeys at an address without a name.
      const here = (path: string) => `${(baseURL ?? '').replace('127.0.0.1', 'localhost')}${at(path)}`;
      const browser = await page.context().newCDPSession(page);
      await browser.send('WebAuthn.enable');
      await browser.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      const dialog = page.getByRole('dialog');
      const onDashboard = () => expect(page).toHaveURL(new RegExp(`${at(pages.dashboard)}$`));
      const byPasskey = page.getByRole('button', { name: identity('passkeySignIn') });
      const typePassword = async () => {
        await page.getByLabel(identity('email')).fill(email);
        await page.getByLabel(identity('password'), { exact: true }).fill(demoPassword);
        await page.getByRole('button', { name: identity('signIn'), exact: true }).click();
      };
      await test.step('none is known yet: signing in says so', async () => {
        await page.goto(here(pages.login));
        await byPasskey.click();
        await expect(page.getByText(identity('passkeyStopped'))).toBeVisible();
        await expectAccessible(page);
        await typePassword();
        await onDashboard();
      });
      await test.step('added, with recovery codes, and renamed', async () => {
        await page.goto(here(pages.account));
        await page.getByRole('button', { name: t('passkeyAdd') }).click();
        await expect(dialog.getByLabel(t('passkeyName'))).not.toHaveValue('');
        await dialog.getByLabel(t('password')).fill(demoPassword);
        await dialog.getByLabel(t('passkeyName')).fill('Studio');
        await dialog.getByRole('button', { name: t('next') }).click();
        await expect(page.getByRole('dialog', { name: t('recoveryTitle') })).toBeVisible();
        await dialog.getByLabel(t('written')).check();
        await dialog.getByRole('button', { name: t('kept') }).click();
        await expect(page.getByText(t('passkeySaved'))).toBeVisible();
        await page.getByRole('button', { name: t('passkeyRenameOf', { name: 'Studio' }) }).click();
        await dialog.getByLabel(t('passkeyName')).fill('Kantor');
        await dialog.getByRole('button', { name: t('passkeySave') }).click();
        await expect(page.getByRole('button', { name: t('passkeyRenameOf', { name: 'Kantor' }) })).toBeVisible();
        await expectAccessible(page);
      });
      await test.step('signs in, alone and as the second step after the password', async () => {
        await page.context().clearCookies();
        await page.goto(here(pages.login));
        await byPasskey.click();
        await onDashboard();
        await page.context().clearCookies();
        await page.goto(here(pages.login));
        await typePassword();
        await expect(page.getByText(t('passkeyStep', { email }))).toBeVisible();
        await expect(page.getByLabel(t('recoveryCode'), { exact: true })).toBeVisible();
        await expect(page.getByText(t('lostPasskey'))).toBeVisible();
        await expect(byPasskey).toBeFocused();
        await expectAccessible(page);
        await byPasskey.click();
        await onDashboard();
      });
      await test.step('confirms, and is removed', async () => {
        await page.goto(here(pages.account));
        await page.waitForTimeout(Number(impatient.SECOND_FACTOR_SECONDS) * 1_000);
        await page.getByRole('button', { name: t('passkeyRemoveOf', { name: 'Kantor' }) }).click();
        await dialog.getByRole('button', { name: t('passkeyRemove') }).click();
        const asked = page.getByRole('dialog', { name: t('confirmTitle') });
        await expect(asked.getByRole('button', { name: t('passkeyUse') })).toBeVisible();
        await expectAccessible(page);
        await asked.getByRole('button', { name: t('passkeyUse') }).click();
        await expect(page.getByText(t('passkeyRemoved', { name: 'Kantor' }))).toBeVisible();
        await expect(page.getByText(t('required'))).toBeVisible();
      });
      await test.step('an owner without one no longer requires it of others, and is led to set one up', async () => {
        await page.goto(here(pages.team));
        await page.getByRole('switch', { name: team('rule') }).click();
        await expect(page.getByText(team('ruleOffDone'))).toBeVisible();
        await expect(page.getByRole('switch', { name: team('rule') })).toBeDisabled();
        // What cannot be pressed any more has no focus; the card around it has.
        await expect(page.getByRole('region').filter({ has: page.getByRole('switch', { name: team('rule') }) })).toBeFocused();
        await expectAccessible(page);
        await page.getByRole('link', { name: team('ruleOwn') }).click();
        await expect(page.getByText(t('recommend'))).toBeVisible();
      });
    });
  });
}
