import { accept, type Outcome, refuse } from '../outcome.ts';
import type { BankAccountRules } from './rules.ts';

/**
 * Where a vendor is with its codes: one code at a time, so that a new one ends the one before. What the code is and for which account
 * and phone it was made is kept beside this, not in it. Instants are epoch milliseconds.
 */
export type CodeState = {
  /** When the newest code was sent. */
  readonly sentAt: number;
  /** How many codes in this series; each makes the next wait longer. */
  readonly sends: number;
  /** Until when the newest code is good; null when it is invalid: used, tried too often, or for an account that has changed. */
  readonly goodUntilAt: number | null;
  /** Wrong tries since the last right one or lock. A new code does not forget them. */
  readonly wrongTries: number;
  readonly lockedUntilAt: number | null;
};

export type SendRefusal = 'bank_accounts.code_locked' | 'bank_accounts.code_too_soon';

/** From when on a further code may be sent; null when there was none. A lock holds it back as well. */
export function sendableAt(state: CodeState, rules: BankAccountRules): number {
  const waits = rules.resendAfterMs;
  const wait = waits[Math.min(state.sends, waits.length) - 1] ?? waits[0];
  return Math.max(state.sentAt + wait, state.lockedUntilAt ?? state.sentAt);
}

/** Whether tries are refused now, right or wrong. */
export const isLocked = (state: CodeState, now: number): boolean => state.lockedUntilAt !== null && now < state.lockedUntilAt;

/**
 * After sending a code. Refused while locked, with `minutes` left, and before the wait is over, with `seconds` left. A lock that is over is forgotten with
 * its tries; so is a series that no one continued with. (product 7, Code)
 */
export function afterSending(state: CodeState | null, now: number, rules: BankAccountRules): Outcome<CodeState, SendRefusal> {
  const fresh = { sentAt: now, sends: 1, goodUntilAt: now + rules.codeLifeMs, wrongTries: 0, lockedUntilAt: null };
  if (state === null) return accept(fresh);
  if (isLocked(state, now))
    return refuse({ code: 'bank_accounts.code_locked', params: { minutes: minutesUntil(state.lockedUntilAt, now) } });
  if (now < sendableAt(state, rules))
    return refuse({ code: 'bank_accounts.code_too_soon', params: { seconds: secondsUntil(sendableAt(state, rules), now) } });
  if (now >= state.sentAt + rules.seriesLifeMs) return accept(fresh);
  return accept({ ...fresh, sends: state.sends + 1, wrongTries: state.lockedUntilAt === null ? state.wrongTries : 0 });
}

/** What a try came to. `dead`: there is no code to try, since it ran out, was used or never sent. */
export type TryResult = 'right' | 'wrong' | 'locked' | 'expired';

/** After a try. Only `right` and `wrong` looked at the code; the last wrong one locks and kills it. A code is good once. (product 7, Code) */
export function afterTry(
  state: CodeState | null,
  isRight: boolean,
  now: number,
  rules: BankAccountRules,
): { readonly result: TryResult; readonly state: CodeState | null } {
  if (state === null) return { result: 'expired', state };
  if (isLocked(state, now)) return { result: 'locked', state };
  if (state.goodUntilAt === null || now >= state.goodUntilAt) return { result: 'expired', state };
  if (isRight) return { result: 'right', state: { ...state, goodUntilAt: null, wrongTries: 0 } };
  const wrongTries = state.wrongTries + 1;
  if (wrongTries < rules.wrongTriesMax) return { result: 'wrong', state: { ...state, wrongTries } };
  return { result: 'wrong', state: { ...state, wrongTries, goodUntilAt: null, lockedUntilAt: now + rules.lockMs } };
}

/** The code goes with what it was made for. */
export const afterChange = (state: CodeState): CodeState => ({ ...state, goodUntilAt: null });

/** Whole seconds until an instant, never fewer than are left; 0 when it is over or there is none. */
export const secondsUntil = (at: number | null, now: number): number => (at === null ? 0 : Math.max(0, Math.ceil((at - now) / 1_000)));

/** Whole minutes until an instant, never fewer than are left. */
export const minutesUntil = (at: number | null, now: number): number => Math.ceil(secondsUntil(at, now) / 60);

/** The six digits of a code as typed or pasted, with whatever is between them; null when they are not as many. */
export function typedCode(raw: string, rules: BankAccountRules): string | null {
  const digits = raw.normalize('NFKC').replace(/[\s-]+/gu, '');
  return /^\d+$/.test(digits) && digits.length === rules.codeDigits ? digits : null;
}
