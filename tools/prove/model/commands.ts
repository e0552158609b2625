import type { PaymentStatus } from '../../../core/payments/notice.ts';

/** What can happen to a small world of vendors and viewers. Orders, cards and clicks are named by number, modulo how many there are. */
export type Command =
  | { readonly kind: 'wait'; readonly ms: number }
  /** Waits until so long before (negative) or after the next midnight of Jakarta. */
  | { readonly kind: 'wait_for_midnight'; readonly offsetMs: number }
  /** `paidAfterMs`: when the payer will pay, counted from the order. No one is told before that. */
  | { readonly kind: 'checkout'; readonly vendor: number; readonly creditsIdr: number; readonly paidAfterMs: number }
  /** The gateway speaks of an order, possibly again under the same event, possibly with one field wrong. */
  | { readonly kind: 'notice'; readonly order: number; readonly says: PaymentStatus; readonly flaw: Flaw; readonly event: number }
  | {
      readonly kind: 'save';
      readonly vendor: number;
      readonly cpcIdr: number;
      readonly budgetIdr: number | null;
      /** Days from today; null for always. */
      readonly startsInDays: number | null;
      readonly endsInDays: number | null;
      readonly isEnabled: boolean;
    }
  | { readonly kind: 'show'; readonly vendor: number; readonly viewer: number }
  | { readonly kind: 'see'; readonly card: number; readonly times: number }
  | { readonly kind: 'click'; readonly card: number; readonly viewer: number | null; readonly how: ClickManner; readonly isSeen: boolean }
  | { readonly kind: 'refund'; readonly click: number };

type Flaw = 'none' | 'amount' | 'currency' | 'merchant' | 'signature';
export type ClickManner = 'person' | 'bot' | 'program' | 'head' | 'prefetch';

/** What is seen of a command by anyone who gave it. */
export type Answer = string;

/** Commands given at once; each world is free in which order it takes them. */
export type Step = readonly Command[];

/** What a vendor sees of itself after a step. */
export type Sight = {
  readonly balanceIdr: number;
  /** Without what was returned; the day's budget still counts that. */
  readonly spentTodayIdr: number;
  readonly isDisplaying: boolean;
  readonly impressions: number;
  readonly clicks: number;
  readonly spendingIdr: number;
  /** States of its orders, oldest first. */
  readonly orders: readonly string[];
};

export const vendorCount = 2;
export const viewerCount = 4;
/** Viewers below this number have a browser that is recognised; the others' has no key yet. */
export const knownViewerCount = 2;

/** Entry `n` of a list, counted round it; undefined when the list is empty. */
export function pick<T>(list: readonly T[], n: number): T | undefined {
  return list.length === 0 ? undefined : list[n % list.length];
}
