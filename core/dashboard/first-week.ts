import { dayMs } from '../time.ts';

/** What a vendor can do in the first week after it is published, in the order it is shown. */
export const firstWeekSteps = ['photos', 'prices', 'hours', 'days', 'ad', 'documents'] as const;
export type FirstWeekStep = (typeof firstWeekSteps)[number];

/** As its own capabilities tell it. */
export interface NewVendor {
  /** Epoch milliseconds; null before it is published for the first time. */
  readonly publishedAt: number | null;
  /** By the vendor. */
  readonly isHidden: boolean;
  readonly photos: number;
  /** It names a price, and said itself what each line of its price list is. */
  readonly hasPrices: boolean;
  /** Its plan includes online meetings. */
  readonly mayMeet: boolean;
  readonly offersHours: boolean;
  readonly keepsCalendar: boolean;
  readonly hasAd: boolean;
  /** The agreement is with us or approved, and there is an account for payouts. */
  readonly hasDocuments: boolean;
}

/** Couples look at about so many before they write. */
const photosWanted = 10;
/** A vendor that did not finish by then was shown enough. */
const shownForMs = 28 * dayMs;

/** Whether the steps are shown at an instant: from publication on for four weeks, until they are hidden. */
export const isFirstWeekShown = ({ publishedAt, isHidden }: Pick<NewVendor, 'publishedAt' | 'isHidden'>, now: number): boolean =>
  publishedAt !== null && !isHidden && now - publishedAt < shownForMs;

/** Which of the steps are done. What its plan does not include is not asked of it. */
export function firstWeekOf(vendor: NewVendor): { readonly step: FirstWeekStep; readonly isDone: boolean }[] {
  const done: Readonly<Record<FirstWeekStep, boolean>> = {
    photos: vendor.photos >= photosWanted,
    prices: vendor.hasPrices,
    hours: vendor.offersHours,
    days: vendor.keepsCalendar,
    ad: vendor.hasAd,
    documents: vendor.hasDocuments,
  };
  return firstWeekSteps.filter((step) => step !== 'hours' || vendor.mayMeet).map((step) => ({ step, isDone: done[step] }));
}
