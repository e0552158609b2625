/** Limits of bank accounts and their codes. (product 7; reliability S9, S10) */
export type BankAccountRules = {
  readonly accountsMax: number;
  readonly codeDigits: number;
  readonly codeLifeMs: number;
  readonly wrongTriesMax: number;
  readonly lockMs: number;
  /** How long to wait before each further code; the last one repeats. */
  readonly resendAfterMs: readonly [number, ...number[]];
  /** After so long without a new code the waiting starts anew. */
  readonly seriesLifeMs: number;
  readonly perNumber: { readonly sends: number; readonly windowMs: number };
  readonly perVendor: { readonly sends: number; readonly windowMs: number };
  /** Over all vendors: when so many were sent, something is wrong. */
  readonly overall: { readonly sends: number; readonly windowMs: number };
};

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

export const defaultBankAccountRules: BankAccountRules = {
  accountsMax: 10,
  codeDigits: 6,
  codeLifeMs: 10 * minuteMs,
  wrongTriesMax: 5,
  lockMs: 15 * minuteMs,
  resendAfterMs: [30 * secondMs, 60 * secondMs, 120 * secondMs, 300 * secondMs],
  seriesLifeMs: hourMs,
  perNumber: { sends: 5, windowMs: 10 * minuteMs },
  perVendor: { sends: 10, windowMs: 24 * hourMs },
  overall: { sends: 1_000, windowMs: hourMs },
};
