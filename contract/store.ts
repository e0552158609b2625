// Products of vendors: what they write in their store, and what couples see of it (spec 7, 9; product 9, Store).
import * as z from 'zod';
import { productKinds, productRules as rules } from '../core/store/content.ts';
import { productStatuses } from '../core/store/life.ts';
import { vendorCard } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { ownPicture, picture } from './pictures.ts';
import { body, counted, data, day, id, idr, instant, line, pageMeta, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'store';
const base = '/ms/deals/api/v1/me/deals';
const byId = params({ id: z.uuid() });

/** As far as it is written; the server keeps a product as it was typed and checks it when it is published. */
const text = (max: number) => z.string().max(max * 4);
const rupiah = z.int().min(0).max(rules.priceMaxIdr).nullable();
const percent = z.int().min(0).max(100).nullable();
const amountOf = z.strictObject({ kind: z.literal('amount'), value: rupiah });
const percentOf = z.strictObject({ kind: z.literal('percent'), value: percent });
const content = z.strictObject({
  kind: z.enum(productKinds),
  title: text(rules.titleLengthMax),
  description: text(rules.descriptionLengthMax),
  terms: text(rules.termsLengthMax),
  price: rupiah,
  unit: text(rules.unitLengthMax),
  promo: z.discriminatedUnion('kind', [amountOf, percentOf]),
  city_ids: z.array(id).max(rules.citiesMax),
  down_payment: z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('none') }), amountOf, percentOf]),
  valid_from: day.nullable(),
  valid_until: day.nullable(),
  stock: z.int().min(0).max(rules.stockMax).nullable(),
  photos: z.array(z.uuid()).max(rules.photosMax * 2),
});

/** How a product stands with couples today. */
export const productStandings = ['draft', 'shown', 'scheduled', 'ended', 'over_limit', 'inactive', 'sold_out', 'archived'] as const;
const deal = z.object({
  id: z.uuid(),
  status: z.enum(productStatuses),
  standing: z.enum(productStandings),
  /** Name it when saving or publishing: another one means that somebody saved since. */
  revision: z.int(),
  content,
  /** What it costs, as far as it is written: of a promo the lower price. */
  price: idr.nullable(),
  /** Couples see something else than what is written: it waits to be published. Always true of a draft. */
  has_changes: z.boolean(),
  /** Where couples find it; null while it was never published. */
  slug: z.string().nullable(),
  /** The first photo of what is written. */
  cover: picture.nullable(),
  saved_at: instant,
  published_at: instant.nullable(),
});
export type Deal = z.infer<typeof deal>;
/** How many products the plan has places for (null: as many as one likes), and how many take one. */
const places = z.object({ max: z.int().nullable(), taken: z.int() });
export type Places = z.infer<typeof places>;
const openDeal = deal.extend({ pictures: z.array(ownPicture) });
export type OpenDeal = z.infer<typeof openDeal>;
const answer = z.object({ deal: openDeal, places });

/** What `status` may ask for: a kind, as the specification has it, or a status. */
export const dealFilters = [...productKinds, ...productStatuses] as const;
export const listDeals = endpoint({
  method: 'GET',
  path: `${base}/vendor`,
  tag,
  summary:
    'My products, last saved first. `status` is a kind (`reguler`, `promo`) or a status; archived products come only when they are asked for.',
  access: 'vendor',
  query: query({
    status: z.enum(dealFilters).optional(),
    kind: z.enum(productKinds).optional(),
    search: line(100).optional(),
    ...pageQuery,
  }),
  answer: z.object({
    deals: z.array(deal),
    meta: pageMeta.extend({
      /** Of all my products, by status. */
      counts: z.object({ draft: z.int(), active: z.int(), inactive: z.int(), sold_out: z.int(), archived: z.int() }),
      places,
    }),
  }),
});
export const getDeal = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  tag,
  summary: 'One of my products.',
  access: 'vendor',
  params: byId,
  answer,
  refusals: ['request.not_found'],
});
export const createDeal = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Begins a product: a draft that only I see.',
  access: 'vendor',
  status: 201,
  idempotent: true,
  body: body({ kind: z.enum(productKinds), title: text(rules.titleLengthMax).default('') }),
  answer,
  refusals: ['store.text_invalid', 'store.text_too_long', 'store.too_many', 'store.too_many_drafts'],
});
const movedOn = ['request.not_found', 'store.state_moved_on'] as const;
export const saveDeal = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  tag,
  summary:
    'Keeps a product as it was typed, whole or not; couples see it when it is published. Another `revision` than the saved one is refused.',
  access: 'vendor',
  params: byId,
  body: body({ revision: counted, content }),
  answer,
  refusals: [...movedOn, 'store.edited_elsewhere', 'pictures.unknown', 'pictures.twice', 'pictures.too_many'],
});
export const discardDeal = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  tag,
  summary: 'Throws a draft away.',
  access: 'vendor',
  params: byId,
  answers: 'nothing',
  refusals: [...movedOn],
});
export const publishDeal = endpoint({
  method: 'POST',
  path: `${base}/:id/publish`,
  tag,
  summary: 'Shows a product to couples as it is written, or shows them its changes. It takes one of the places of the plan.',
  access: 'vendor',
  params: byId,
  body: body({ revision: counted }),
  answer,
  refusals: [
    ...movedOn,
    'store.edited_elsewhere',
    'store.limit_reached',
    'store.required',
    'store.text_invalid',
    'store.text_too_long',
    'store.price_invalid',
    'store.promo_percent_invalid',
    'store.promo_price_invalid',
    'store.city_required',
    'store.city_unknown',
    'store.down_payment_invalid',
    'store.day_in_the_past',
    'store.end_before_start',
    'store.period_too_long',
    'store.stock_invalid',
    'store.too_many_photos',
  ],
});
export const dealSteps = ['hide', 'sell_out', 'archive', 'restore'] as const;
export const moveDeal = endpoint({
  method: 'POST',
  path: `${base}/:id/status`,
  tag,
  summary: 'Takes a product out of sight, says that it is sold out, puts it away, or takes it back out of the archive (out of sight).',
  access: 'vendor',
  params: byId,
  body: body({ step: z.enum(dealSteps) }),
  answer,
  refusals: [...movedOn],
});
export const duplicateDeal = endpoint({
  method: 'POST',
  path: `${base}/:id/duplicate`,
  tag,
  summary: 'Begins another product with the same content: a draft.',
  access: 'vendor',
  status: 201,
  idempotent: true,
  params: byId,
  answer,
  refusals: ['request.not_found', 'store.too_many', 'store.too_many_drafts'],
});

/** A product as a card on its vendor's profile. */
const productCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: z.enum(productKinds),
  title: z.string(),
  price: idr,
  /** Of a promo, what it cost before. */
  price_before: idr.nullable(),
  percent_off: z.int(),
  unit: z.string(),
  /** The last day on which it is shown. */
  valid_until: day.nullable(),
  picture: picture.nullable(),
});
export type ProductCard = z.infer<typeof productCard>;
const product = productCard.extend({
  status: z.enum(['active', 'sold_out']),
  description: z.string(),
  terms: z.string(),
  cities: z.array(z.object({ id, slug: z.string(), name: z.string() })),
  down_payment: idr.nullable(),
  /** Null: as many as one likes, or more than a few. */
  few_left: z.int().nullable(),
  pictures: z.array(picture),
});
export type Product = z.infer<typeof product>;
export type ProductPage = z.infer<typeof productBySlug.answer>['data'];

export const vendorProducts = endpoint({
  method: 'GET',
  path: '/_public/v2/vendors/:slug/products',
  tag,
  summary: 'What a published vendor offers today: promos first, the newest before the others.',
  access: 'anyone',
  params: params({ slug: z.string().max(120) }),
  query: query(pageQuery),
  answer: paged(productCard),
  refusals: ['catalogue.not_found'],
});
export const productBySlug = endpoint({
  method: 'GET',
  path: '/_public/v2/vendors/:slug/products/:product',
  tag,
  summary: 'One product of a published vendor, by its address or its id. One that is not offered now, and one that never will be, say so.',
  access: 'anyone',
  params: params({ slug: z.string().max(120), product: z.string().max(120) }),
  answer: data(z.object({ product, vendor: vendorCard, more: z.array(productCard) })),
  refusals: ['catalogue.not_found', 'store.not_offered', 'store.gone'],
});
