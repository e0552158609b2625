// Categories, cities and vendors as couples see them (spec 7; product 1, 3).
import * as z from 'zod';
import { guestsMax } from '../core/catalogue/facets.ts';
import { priceKinds, priceRoles, priceUnits } from '../core/catalogue/price-list.ts';
import { endpoint } from './endpoint.ts';
import { picture } from './pictures.ts';
import { bilingual, data, day, id, idInAddress, idr, numberInAddress, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'catalogue';
const category = z.object({ id, name: bilingual, slug: z.string(), position: z.int() });
const city = z.object({ id, slug: z.string(), name: z.string() });
/** A vendor in a list. */
export const vendorCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  category: z.object({ id, slug: z.string(), name: bilingual }),
  city,
  rating: z.number().nullable(),
  review_count: z.int(),
  /** The entry price in Rupiah: the cheapest package, or without packages the lowest rate. `price_unit` says what it covers. */
  price_from: idr.nullable(),
  price_unit: bilingual,
  /** The unit itself: the price of a `person` or `portion` is multiplied by the guests. */
  price_per: z.enum(priceUnits),
  picture: picture.nullable(),
});
/** An ad: the vendor’s card, the token that reports its impression and the URL that records its click. */
export const adCard = z.object({ vendor: vendorCard, impression_token: z.string(), click_url: z.string() });
export type VendorCard = z.infer<typeof vendorCard>;
export type AdCard = z.infer<typeof adCard>;
export type Category = z.infer<typeof category>;
export type City = z.infer<typeof city>;

const priceItem = z.object({
  name: z.string(),
  kind: z.enum(priceKinds),
  low: idr,
  high: idr.nullable(),
  /** The unit shown after the amount, such as “per hour”; empty for none. */
  unit: bilingual,
  per: z.enum(priceUnits),
  /** A package or a rate can be booked on its own; an extra is added to one. */
  role: z.enum(priceRoles),
});
const vendorProfile = z.object({
  vendor: vendorCard,
  about: z.string(),
  address: z.string(),
  zip: z.string(),
  /** The town of the business address, which may differ from the cities it serves. */
  town: z.string(),
  country: z.string(),
  since: z.int().nullable(),
  website: z.string(),
  instagram: z.string(),
  tiktok: z.string(),
  facebook: z.string(),
  youtube: z.string(),
  plan: z.enum(['Gold', 'Silver', 'Trial']),
  services: z.array(z.object({ category: z.object({ id, slug: z.string(), name: bilingual }), city })),
  gallery: z.array(picture),
  price_list: z.array(priceItem),
  questions: z.array(z.object({ question: bilingual, answer: bilingual })),
  has_phone: z.boolean(),
  has_whatsapp: z.boolean(),
  has_email: z.boolean(),
  /** True for an unpublished profile, which only its vendor can see. */
  is_preview: z.boolean(),
  similar: z.array(vendorCard),
});
export type VendorProfile = z.infer<typeof vendorProfile>;

export const vendorCategories = endpoint({
  method: 'GET',
  path: '/_public/v2/vendor_categories',
  tag,
  summary: 'List all vendor categories, in both languages.',
  access: 'anyone',
  answer: z.object({ vendorCategories: z.array(category) }),
});
export const cities = endpoint({
  method: 'GET',
  path: '/_public/v2/cities',
  tag,
  summary: 'List cities with the number of published vendors in each.',
  access: 'anyone',
  answer: data(z.array(city.extend({ vendor_count: z.int() }))),
});
/**
 * `price` starts with the lowest entry price, `price_high` with the highest; vendors without one come last. `free`: vendors that are free on the day of
 * `free_on` come before those to be asked.
 */
export const vendorSorts = ['recommended', 'rating', 'price', 'price_high', 'newest', 'free'] as const;
export const listVendors = endpoint({
  method: 'GET',
  path: '/_public/v2/vendors',
  gathers: true,
  tag,
  summary: 'Search published vendors by words, category, city, entry price (Rupiah), rating, date, and what they answer to questions.',
  access: 'anyone',
  query: query({
    q: z.string().max(200).optional(),
    category: z.string().max(60).optional(),
    city: z.string().max(60).optional(),
    /** Both ends are included. */
    price_min: numberInAddress.min(0).max(1_000_000_000_000).optional(),
    price_max: numberInAddress.min(0).max(1_000_000_000_000).optional(),
    rating_min: z.coerce.number().min(0).max(5).optional(),
    /** Options of questions, such as `halal.halal_certified,setting.garden`: any option of each question. */
    answers: z.string().max(1_000).optional(),
    /** The number of guests that vendors say they can take. */
    guests: numberInAddress.min(1).max(guestsMax).optional(),
    /** Vendors that are taken on this day are left out. */
    free_on: day.optional(),
    sort: z.enum(vendorSorts).default('recommended'),
    ...pageQuery,
  }),
  answer: paged(vendorCard).extend({
    /** What the search words were understood as; null without words, or if nothing was found and nothing is suggested. */
    search: z
      .object({
        /** The words looked for, if other than typed: with spelling corrected and without the parts in `left_out`. */
        reworded: z.string().nullable(),
        /** True: the results are those of these words. False: there are no results, and `reworded` is a suggestion. */
        is_applied: z.boolean(),
        /** Parts of the search that no vendor fits together with the rest. */
        left_out: z.array(z.string()),
        /** What all results have in common, by slug. */
        category: z.string().nullable(),
        city: z.string().nullable(),
        /** Entry prices in Rupiah and the number of guests that the words ask for. */
        price_min: idr.nullable(),
        price_max: idr.nullable(),
        guests: z.int().nullable(),
        /** The day on which the vendors found are not taken. */
        free_on: day.nullable(),
      })
      .nullable(),
  }),
  refusals: ['catalogue.not_found', 'catalogue.answer_invalid', 'catalogue.price_range_invalid'],
});
export const vendorBySlug = endpoint({
  method: 'GET',
  path: '/_public/v2/vendors/:slug',
  tag,
  summary: 'Get the public profile of a published vendor. Unpublished vendors can get their own.',
  access: 'anyone',
  params: params({ slug: z.string().max(120) }),
  answer: data(vendorProfile),
  refusals: ['catalogue.not_found'],
});
/** Values of `include` on `/v2/vendors/:id`. */
export const vendorIncludes = ['account', 'details', 'settings', 'mainService', 'memberships'] as const;
const named = z.object({ id, slug: z.string(), name: z.string() });
const vendorRecord = z.object({
  id,
  type: z.literal('vendor'),
  status: z.int(),
  businessName: z.string(),
  slug: z.string(),
  /** Whether contact details are masked: true for everyone except the vendor with `mask=0`. */
  isMasked: z.boolean(),
  account: z.object({ uuid: z.uuid(), name: z.string(), email: z.string() }).optional(),
  details: z
    .object({
      about: z.string(),
      address: z.string(),
      zip: z.string(),
      city: z.string(),
      website: z.string(),
      instagram: z.string(),
      phone: z.string(),
      whatsapp: z.string(),
      pictureUrl: z.string().nullable(),
    })
    .optional(),
  settings: z.object({ language: z.enum(['en', 'id']), timeZone: z.string() }).optional(),
  mainService: z
    .object({ id, category: z.object({ id, slug: z.string(), name: bilingual }), city: named })
    .nullable()
    .optional(),
  memberships: z
    .array(
      z.object({ id, status: z.string(), vendorsServiceId: id, membershipType: z.object({ name: z.enum(['Gold', 'Silver', 'Free']) }) }),
    )
    .optional(),
});
export const vendorById = endpoint({
  method: 'GET',
  path: '/v2/vendors/:id',
  tag,
  summary:
    'Get a published vendor, or the caller’s own record, by id. Contact details are masked; `mask=0` returns the caller’s own in full.',
  access: 'session',
  params: params({ id: idInAddress }),
  query: query({ include: z.string().max(200).optional(), mask: z.enum(['0', '1']).default('1') }),
  answer: z.object({ vendor: vendorRecord }),
  refusals: ['identity.include_unknown', 'request.not_found'],
});
/** The content of the home page, except ads. */
export const home = endpoint({
  method: 'GET',
  path: '/_public/v2/home',
  tag,
  summary: 'Get the home page: categories, cities and featured vendors.',
  access: 'anyone',
  answer: data(
    z.object({
      categories: z.array(category.extend({ vendor_count: z.int() })),
      cities: z.array(city.extend({ vendor_count: z.int(), picture: picture.nullable() })),
      featured: z.array(vendorCard),
      newest: z.array(vendorCard),
      vendor_count: z.int(),
      review_count: z.int(),
    }),
  ),
});
export type Home = z.infer<typeof home.answer>['data'];
