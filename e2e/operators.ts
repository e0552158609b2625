// Operators in the journeys. A sign-in code works once, so all operators sign in before the journeys start, and each journey uses a signed-in browser.
import { type Browser, type BrowserContextOptions, expect, type Page, request } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { login } from '../contract/identity.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { demoPassword, demoTotpSecret, namedOperators } from '../server/demo/accounts.ts';
import { identityEn } from '../texts/dashboard/identity.en.ts';
import { identityId } from '../texts/dashboard/identity.id.ts';
import type { Language } from '../texts/typed.ts';
import { wordsIn } from './world.ts';

type OperatorEmail = (typeof namedOperators)[number]['email'];
/** A session as a browser keeps it, and the step of the code it was started with. */
type Kept = { readonly state: Exclude<BrowserContextOptions['storageState'], string | undefined>; readonly step: number };

const stepMs = 30_000;
const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: stepMs / 1_000, secret: Secret.fromBase32(demoTotpSecret) });
const lastSteps = new Map<OperatorEmail, number>();

/** Workers inherit the environment of the process that started the product. */
const kept = (): Partial<Record<OperatorEmail, Kept>> =>
  JSON.parse(process.env['E2E_STAFF'] ?? '{}') as Partial<Record<OperatorEmail, Kept>>;

/** A code this operator has not used. The server takes the one before and the one after as well, so most of the time no one waits. */
export async function freshCode(email: OperatorEmail): Promise<{ readonly code: string; readonly step: number }> {
  const last = lastSteps.get(email) ?? kept()[email]?.step ?? 0;
  const step = Math.max(last + 1, Math.floor(Date.now() / stepMs));
  lastSteps.set(email, step);
  await expect(() => expect(Math.floor(Date.now() / stepMs) + 1).toBeGreaterThanOrEqual(step)).toPass({ timeout: 3 * stepMs });
  return { code: totp.generate({ timestamp: step * stepMs }), step };
}

/** Signs all of them in at a product, for all journeys of this run. */
export async function signInOperators(baseURL: string): Promise<void> {
  const all: Partial<Record<OperatorEmail, Kept>> = {};
  for (const { email } of namedOperators) {
    const calls = await request.newContext({ baseURL, extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' } });
    // Another run may have used a code of this minute.
    await expect(async () => {
      const { code, step } = await freshCode(email);
      const answer = await calls.post(login.path, { data: { email, password: demoPassword, code } });
      expect(answer.ok(), `${email}: ${answer.status()}`).toBe(true);
      all[email] = { state: await calls.storageState(), step };
    }).toPass({ timeout: 3 * stepMs });
    await calls.dispose();
  }
  process.env['E2E_STAFF'] = JSON.stringify(all);
}

/** A browser of its own in which an operator is signed in, at its first page; its context is closed by anyone who asked. */
export async function operatorPage(browser: Browser, email: OperatorEmail, language: Language): Promise<Page> {
  const session = kept()[email];
  if (session === undefined) throw new Error(`${email} did not sign in before the journeys`);
  const page = await (await browser.newContext({ storageState: session.state })).newPage();
  await page.goto(withLanguage(pages.operations, language));
  return page;
}

/** The same by the form, with password and code. */
export async function operatorByForm(browser: Browser, email: OperatorEmail, language: Language): Promise<Page> {
  const t = wordsIn(language, identityEn, identityId);
  const page = await (await browser.newContext()).newPage();
  await page.goto(withLanguage(pages.operationsLogin, language));
  await page.getByLabel(t('email')).fill(email);
  await page.getByLabel(t('password'), { exact: true }).fill(demoPassword);
  const code = page.getByLabel(t('code'));
  await expect(code).toBeVisible();
  await expect(async () => {
    // On a busy machine an answer may come after it was waited for.
    if (await code.isVisible()) {
      await code.fill((await freshCode(email)).code);
      await page.getByRole('button', { name: t('signIn') }).click();
    }
    await expect(page).toHaveURL(new RegExp(`${withLanguage(pages.operations, language)}$`), { timeout: 5_000 });
  }).toPass({ timeout: 3 * stepMs });
  return page;
}
