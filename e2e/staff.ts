// Our own staff in the journeys: everybody signs in with a code, and a code is good once.
import { type Browser, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { demoPassword, demoTotpSecret, type namedOperators } from '../server/database/demo/accounts.ts';
import { identityEn } from '../texts/dashboard/identity.en.ts';
import { identityId } from '../texts/dashboard/identity.id.ts';
import type { Language } from '../texts/typed.ts';
import { wordsIn } from './world.ts';

type OperatorEmail = (typeof namedOperators)[number]['email'];

const stepMs = 30_000;
const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: stepMs / 1_000, secret: Secret.fromBase32(demoTotpSecret) });
const lastSteps = new Map<OperatorEmail, number>();

/** A code this operator has not used. The server takes the one before and the one after as well, so most of the time nobody waits. */
async function freshCode(email: OperatorEmail): Promise<string> {
  const step = Math.max((lastSteps.get(email) ?? 0) + 1, Math.floor(Date.now() / stepMs));
  lastSteps.set(email, step);
  await expect(() => expect(Math.floor(Date.now() / stepMs) + 1).toBeGreaterThanOrEqual(step)).toPass({ timeout: 3 * stepMs });
  return totp.generate({ timestamp: step * stepMs });
}

/** A browser of its own in which an operator has signed in; its context is closed by whoever asked. */
export async function operatorPage(browser: Browser, email: OperatorEmail, language: Language): Promise<Page> {
  const t = wordsIn(language, identityEn, identityId);
  const page = await (await browser.newContext()).newPage();
  await page.goto(withLanguage(pages.operationsLogin, language));
  await page.getByLabel(t('email')).fill(email);
  await page.getByLabel(t('password'), { exact: true }).fill(demoPassword);
  // Another run may have used a code of this minute.
  await expect(async () => {
    await page.getByLabel(t('code')).fill(await freshCode(email));
    await page.getByRole('button', { name: t('signIn') }).click();
    await expect(page).toHaveURL(new RegExp(`${withLanguage(pages.operations, language)}$`), { timeout: 5_000 });
  }).toPass({ timeout: 3 * stepMs });
  return page;
}
