// Wedding days in the simulated market: couples look for one day, vendors have days that are taken.
import type { Idr } from '../../core/money.ts';
import { pickBy, seeded } from './chance.ts';

/** What an experiment knows of days, asked while the market is simulated. */
export interface WeddingDays {
  /** The day of the couple that asks for a page; null: it has not told one. */
  readonly dayOfCouple: () => number | null;
  /** Whether the ad of this vendor may be shown to a couple of that day. */
  readonly mayShow: (vendorId: number, day: number | null) => boolean;
  /** A charged click of such a couple. */
  readonly clicked: (vendorId: number, day: number | null, chargedIdr: Idr) => void;
}
export const noDays: WeddingDays = { dayOfCouple: () => null, mayShow: () => true, clicked: () => undefined };

/** Saturdays and Sundays of a year. */
const weddingDays = 104;
/** A few days are wanted by many: the n-th in order about 1/n as often as the first. */
const wanted = Array.from({ length: weddingDays }, (_, index) => 1 / (index + 20));
/** How many of a hundred couples have told their day when they look at a page with ads. */
const dayKnownPercent = 40;
/** So many days at most are taken for a vendor, and half of that on average. */
const takenMax = 60;
/** How many of a hundred clicks on a vendor that is free become an inquiry. */
const leadPercent = 8;

/** What the clicks of couples who told their day came to. */
export interface DayFigures {
  clicks: number;
  spentIdr: Idr;
  /** For vendors who are taken on the couple's day. */
  taken: number;
  /** Inquiries that a vendor can accept. */
  leads: number;
}

/** Couples with days and vendors with taken days; with `isRespected` no ad of a taken vendor is shown, as the engine does. The same seed, the same couples. */
export function weddingDaysOf(
  vendors: number,
  seed: number,
  isRespected: boolean,
): { readonly days: WeddingDays; readonly figures: DayFigures } {
  const [forVendors, forCouples, forLeads] = [seeded(seed), seeded(seed + 1), seeded(seed + 2)];
  const taken = Array.from({ length: vendors }, () => {
    const days = new Set<number>();
    for (let left = Math.floor(forVendors() * takenMax); left > 0; left -= 1) days.add(pickBy(wanted, forVendors));
    return days;
  });
  const isTaken = (vendorId: number, day: number | null) => day !== null && taken[vendorId]?.has(day) === true;
  const figures: DayFigures = { clicks: 0, spentIdr: 0, taken: 0, leads: 0 };
  return {
    figures,
    days: {
      dayOfCouple: () => (forCouples() * 100 < dayKnownPercent ? pickBy(wanted, forCouples) : null),
      mayShow: (vendorId, day) => !(isRespected && isTaken(vendorId, day)),
      clicked(vendorId, day, chargedIdr) {
        if (day === null) return;
        figures.clicks += 1;
        figures.spentIdr += chargedIdr;
        if (isTaken(vendorId, day)) figures.taken += 1;
        else if (forLeads() * 100 < leadPercent) figures.leads += 1;
      },
    },
  };
}
