// Vendors’ products: editing them in the store, and what couples see (spec 7, 9; product 9, Store).
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

/** A product may be incomplete: the server stores it as typed and validates it when it is published. */
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

/** Whether couples see a product today, and if not, why. */
export const productVisibilities = ['draft', 'shown', 'scheduled', 'ended', 'over_limit', 'inactive', 'sold_out', 'archived'] as const;
const deal = z.object({
  id: z.uuid(),
  status: z.enum(productStatuses),
  visibility: z.enum(productVisibilities),
  /** Send it when saving or publishing: a different value means that someone saved in between. */
  revision: z.int(),
  content,
  /** The price of the saved content; for promos the reduced price. */
  price: idr.nullable(),
  /** The saved content differs from the published one. Always true for drafts. */
  has_changes: z.boolean(),
  /** Part of its public URL; null if it was never published. */
  slug: z.string().nullable(),
  /** The first photo of the saved content. */
  cover: picture.nullable(),
  saved_at: instant,
  published_at: instant.nullable(),
});
export type Deal = z.infer<typeof deal>;
/** The plan’s product limit (null: unlimited), and how many products count towards it. */
const slots = z.object({ max: z.int().nullable(), taken: z.int() });
export type ProductSlots = z.infer<typeof slots>;
const openDeal = deal.extend({ pictures: z.array(ownPicture) });
export type OpenDeal = z.infer<typeof openDeal>;
const answer = z.object({ deal: openDeal, slots });

/** Values of `status` in the list: a kind, as in the specification, or a status. */
export const dealFilters = [...productKinds, ...productStatuses] as const;
export const listDeals = endpoint({
  method: 'GET',
  path: `${base}/vendor`,
  tag,
  summary:
    'List my products, last saved first. `status` is a kind (`reguler`, `promo`) or a status; archived products are only returned for `archived`.',
  access: 'vendor:view',
  query: query({
    status: z.enum(dealFilters).optional(),
    kind: z.enum(productKinds).optional(),
    search: line(100).optional(),
    ...pageQuery,
  }),
  answer: z.object({
    deals: z.array(deal),
    meta: pageMeta.extend({
      /** Number of all my products by status. */
      counts: z.object({ draft: z.int(), active: z.int(), inactive: z.int(), sold_out: z.int(), archived: z.int() }),
      slots,
    }),
  }),
});
export const getDeal = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  tag,
  summary: 'Get one of my products.',
  access: 'vendor:view',
  params: byId,
  answer,
  refusals: ['request.not_found'],
});
export const createDeal = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Create a product as a draft, which couples don’t see.',
  access: 'vendor:profile',
  status: 201,
  idempotent: true,
  body: body({ kind: z.enum(productKinds), title: text(rules.titleLengthMax).default('') }),
  answer,
  refusals: ['store.text_invalid', 'store.text_too_long', 'store.too_many', 'store.too_many_drafts'],
});
const movedOn = ['request.not_found', 'store.status_changed'] as const;
export const saveDeal = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  tag,
  summary:
    'Save a product, complete or not. Couples see the changes once they are published. `revision` is the revision that was read; a different one is refused.',
  access: 'vendor:profile',
  params: byId,
  body: body({ revision: counted, content }),
  answer,
  refusals: [...movedOn, 'store.edited_elsewhere', 'pictures.unknown', 'pictures.twice', 'pictures.too_many'],
});
export const discardDeal = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  tag,
  summary: 'Delete a draft.',
  access: 'vendor:profile',
  params: byId,
  answers: 'nothing',
  refusals: [...movedOn],
});
export const publishDeal = endpoint({
  method: 'POST',
  path: `${base}/:id/publish`,
  tag,
  summary: 'Publish a product or its changes. Published products count towards the plan’s product limit.',
  access: 'vendor:profile',
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
    'store.percent_invalid',
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
export const dealSteps = ['hide', 'sell_out', 'archive', 'restore', 'restore_shown', 'restore_sold_out'] as const;
export const moveDeal = endpoint({
  method: 'POST',
  path: `${base}/:id/status`,
  tag,
  summary:
    'Hide a product, mark it as sold out, archive it, or restore it from the archive. A restored product is hidden; `restore_shown` and `restore_sold_out` undo an archiving: couples see what they saw before.',
  access: 'vendor:profile',
  params: byId,
  body: body({ step: z.enum(dealSteps) }),
  answer,
  refusals: [...movedOn, 'store.limit_reached'],
});
export const duplicateDeal = endpoint({
  method: 'POST',
  path: `${base}/:id/duplicate`,
  tag,
  summary: 'Create a draft with the content of another product.',
  access: 'vendor:profile',
  status: 201,
  idempotent: true,
  params: byId,
  answer,
  refusals: ['request.not_found', 'store.too_many', 'store.too_many_drafts'],
});

/** A product on its vendor’s profile. */
const productCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: z.enum(productKinds),
  title: z.string(),
  price: idr,
  /** The regular price of a promo. */
  price_before: idr.nullable(),
  percent_off: z.int(),
  unit: z.string(),
  /** The last day on which it is shown (Asia/Jakarta). */
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
  /** Remaining stock if it is low, otherwise null. */
  few_left: z.int().nullable(),
  pictures: z.array(picture),
});
export type Product = z.infer<typeof product>;
export type ProductPage = z.infer<typeof productBySlug.answer>['data'];

export const vendorProducts = endpoint({
  method: 'GET',
  path: '/_public/v2/vendors/:slug/products',
  tag,
  summary: 'List the products a published vendor offers today: promos first, newest first.',
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
  summary:
    'Get a product of a published vendor by slug or id. `store.not_offered`: not offered at the moment; `store.gone`: no longer offered.',
  access: 'anyone',
  params: params({ slug: z.string().max(120), product: z.string().max(120) }),
  answer: data(z.object({ product, vendor: vendorCard, more: z.array(productCard) })),
  refusals: ['catalogue.not_found', 'store.not_offered', 'store.gone'],
});
