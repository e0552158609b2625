import { recordOf } from '../keys.ts';
import type { Idr } from '../money.ts';

/** Where a client came from: the vendor's ad, elsewhere on the marketplace, or not known. (decision 0150) */
export const sources = ['ad', 'elsewhere', 'unknown'] as const;
export type Source = (typeof sources)[number];

/**
 * Where a couple came from, by its first contact with the vendor. By the ad when it or its browser had made a counted click on the ad within the
 * days in which a contact is a lead; elsewhere when no such click is known. Null: the first contact was not recorded, and nobody can say.
 */
export function sourceOf(first: { readonly cameByAd: boolean } | null): Source {
  if (first === null) return 'unknown';
  return first.cameByAd ? 'ad' : 'elsewhere';
}

/** What became of a couple's request, in whole Rupiah; 0 where it did not get so far. */
export interface Deal {
  /** The last version sent of each quotation. */
  readonly quotedIdr: Idr;
  /** Accepted quotations. */
  readonly bookedIdr: Idr;
  /** What the couple paid of them, before our fee, less what is or will be returned. */
  readonly paidIdr: Idr;
}

/** A couple that contacted the vendor for the first time, and what became of it. */
export interface NewClient extends Deal {
  readonly source: Source;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** So many couples got to a stage, with so much money. */
interface Stage {
  readonly clients: number;
  readonly amountIdr: Idr;
}

/** The way of some couples from their first contact on: each stage is a part of the one before it. */
export interface Chain {
  readonly contacts: number;
  readonly quoted: Stage;
  readonly booked: Stage;
  readonly paid: Stage;
}

/** The chain of some couples. A quotation that is booked was sent, and one that is paid was booked: no stage is larger than the one before it. */
export function chainOf(clients: readonly Deal[]): Chain {
  const stage = (amountOf: (deal: Deal) => Idr): Stage => {
    const amounts = clients.map(amountOf).filter((amountIdr) => amountIdr > 0);
    return { clients: amounts.length, amountIdr: amounts.reduce((sum, amountIdr) => sum + amountIdr, 0) };
  };
  return {
    contacts: clients.length,
    quoted: stage(({ quotedIdr }) => quotedIdr),
    booked: stage(({ bookedIdr }) => bookedIdr),
    paid: stage(({ paidIdr }) => paidIdr),
  };
}

/** The chain of each source. */
export const chainsBySource = (clients: readonly NewClient[]): Readonly<Record<Source, Chain>> =>
  recordOf(sources, (source) => chainOf(clients.filter((client) => client.source === source)));

/** What the ad cost, and what came of it. Null where there is nothing to divide by. */
export interface AdReturn {
  readonly costPerContactIdr: Idr | null;
  readonly costPerBookedIdr: Idr | null;
  /** How many times what was spent its clients booked and paid for, as `asTimes` rounds it. */
  readonly bookedTimes: number | null;
  readonly paidTimes: number | null;
}

/** Sets what was spent in a period against the clients whose first contact was in it. Whole Rupiah. */
export function adReturnOf(spentIdr: Idr, { contacts, booked, paid }: Chain): AdReturn {
  return {
    costPerContactIdr: contacts === 0 ? null : Math.round(spentIdr / contacts),
    costPerBookedIdr: booked.clients === 0 ? null : Math.round(spentIdr / booked.clients),
    bookedTimes: spentIdr === 0 ? null : asTimes(booked.amountIdr / spentIdr),
    paidTimes: spentIdr === 0 ? null : asTimes(paid.amountIdr / spentIdr),
  };
}

/** A few bookings do not bear decimals: one below ten, none above. */
const asTimes = (times: number): number => (times < 10 ? Math.round(times * 10) / 10 : Math.round(times));

/** The part of one stage that reached the next: 0.25. Null when nobody got to the first. */
export const shareOf = (next: number, before: number): number | null => (before === 0 ? null : next / before);
