// What a vendor's presence brought: from views to payments, for its ad and for the rest of the marketplace. (decision 0150)
import * as z from 'zod';
import { placements } from '../core/ads/placements.ts';
import { advices, bases, measures } from '../core/results/similar.ts';
import { endpoint } from './endpoint.ts';
import { data, day, idr, query } from './shapes.ts';

const stage = z.object({ clients: z.int(), amount: idr });
/** Couples by their first contact, and how many of them got to each later stage, until now. */
const chain = z.object({ contacts: z.int(), quoted: stage, booked: stage, paid: stage });
/** Clicks and Rupiah of the ad, and first contacts from anywhere. */
const ofTime = z.object({ clicks: z.int(), spending: idr, contacts: z.int() });
const results = z.object({
  start_date: day,
  end_date: day,
  /** The ad in the period, as the statistics show it. */
  ad: z.object({ impressions: z.int(), clicks: z.int(), spending: idr }),
  /** By where couples came from. Views and clicks outside ads are not counted. */
  sources: z.object({ ad: chain, elsewhere: chain, unknown: chain }),
  /** What the ad cost for what it brought; null where there is nothing to divide by. */
  ad_return: z.object({
    cost_per_contact: idr.nullable(),
    cost_per_booked: idr.nullable(),
    booked_times: z.number().nullable(),
    paid_times: z.number().nullable(),
  }),
  /** For how many days a click counts for a contact that follows it. */
  lead_days: z.int(),
  /** `placement` is null for clients whose click cost nothing: where it was made is not kept. */
  placements: z.array(
    z.object({
      placement: z.enum(placements).nullable(),
      impressions: z.int(),
      clicks: z.int(),
      spending: idr,
      contacts: z.int(),
      booked: stage,
    }),
  ),
  /** Monday first. */
  weekdays: z.array(ofTime),
  /** From midnight WIB. */
  hours: z.array(ofTime),
  /** By the product that a couple’s first message named; the rest named none. At most 50, most first contacts first. */
  products: z.array(z.object({ id: z.uuid(), title: z.string(), contacts: z.int(), quoted: stage, booked: stage })),
});
export type Results = z.infer<typeof results>;

export const getResults = endpoint({
  method: 'GET',
  path: '/ms/bs-vendors/api/v1/vendor_results',
  gathers: true,
  tag: 'ads',
  summary:
    'Get what became of couples whose first contact with me was in a period of at most 366 days (Asia/Jakarta): quotations, bookings and payments, by where they came from, beside the views, clicks and cost of my ad.',
  access: 'vendor:view',
  query: query({ start_date: day, end_date: day }),
  answer: data(results),
  refusals: ['ads.period_end_before_start', 'ads.period_too_long'],
});

const quarters = z.object({
  /** By what the vendors of my category are narrowed. */
  basis: z.enum(bases),
  /** Others in the group; at least ten. */
  vendors: z.int(),
  low: z.number(),
  median: z.number(),
  high: z.number(),
});
const similarVendors = z.object({
  /** The night of which these are; null before my first. */
  measured_on: day.nullable(),
  measures: z.array(
    z.object({
      measure: z.enum(measures),
      /** null: too little to measure. Visits, seconds, and shares between 0 and 1. */
      own: z.number().nullable(),
      /** null: fewer than ten similar vendors have enough to measure. */
      similar: quarters.nullable(),
    }),
  ),
  /** Where I am furthest behind the median, at least by a fifth; null: nowhere. */
  advice: z.object({ advice: z.enum(advices), measure: z.enum(measures), own: z.number(), median: z.number() }).nullable(),
});
export type SimilarVendors = z.infer<typeof similarVendors>;

export const getSimilarVendors = endpoint({
  method: 'GET',
  path: '/ms/bs-vendors/api/v1/vendor_results/similar',
  tag: 'ads',
  summary:
    'Compare me with similar vendors (category, city, price range) as of last night: medians and quarters of at least ten others, never the figures of one.',
  access: 'vendor:view',
  answer: data(similarVendors),
});
