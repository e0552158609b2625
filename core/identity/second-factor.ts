// The second factor of people who work for a vendor: what is typed for it, and how long things hold. (decision 0162)
import { dayMs, minuteMs } from '../time.ts';

/** A secret that was shown and not confirmed by a code is forgotten after so long. */
export const setupMs = 15 * minuteMs;
/** So many recovery codes are made at a time; each works once. */
export const recoveryCodes = 10;
/** So many passkeys an account may have. */
export const passkeysMax = 10;
/** And so many characters the name of each. */
export const passkeyNameMax = 60;
/** Someone who lost every way to give the factor waits so many days until the password alone is enough. */
export const removalDays = 7;
/** The same in milliseconds. */
export const removalMs = removalDays * dayMs;
/** The mailbox is reminded this long before. */
export const removalWarningMs = dayMs;

/** Without l, o, 0 and 1, which are mistaken for others. Of the 32 characters each holds five bits. */
export const recoveryAlphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const recoveryLength = 16;
const recoveryShape = new RegExp(`^[${recoveryAlphabet}]{${recoveryLength}}$`);

/** What someone typed: the six digits of an app, or a recovery code without its hyphens. */
type TypedCode = { readonly kind: 'app' | 'recovery'; readonly code: string };

/** Reads a code as people type it, with spaces, hyphens or capitals; null when it can be neither. */
export function readCode(typed: string): TypedCode | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return recoveryShape.test(code) ? { kind: 'recovery', code } : null;
}

/** A recovery code from random bytes, in groups of four. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const characters = Array.from(bytes.slice(0, recoveryLength), (byte) => recoveryAlphabet.charAt(byte % recoveryAlphabet.length));
  return [0, 4, 8, 12].map((start) => characters.slice(start, start + 4).join('')).join('-');
}

/** Whether a factor that was given at an instant is still good for moving money. */
export const isFresh = (givenAt: number | null, now: number, goodMs: number): boolean => givenAt !== null && now - givenAt < goodMs;
