// A couple's wedding: what it tells about it, and what vendors in contact with it read (spec 7; product 8).
import * as z from 'zod';
import { budgetBands } from '../core/clients/budget.ts';
import { endpoint } from './endpoint.ts';
import { bilingual, body, counted, data, id, idInAddress, line, params } from './shapes.ts';

const tag = 'clients';
/** A day `2027-06-12`, or a month `2027-06` while only that is known. */
export const weddingDay = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/);
const categoryIdsMax = 40;
export const wedding = z.object({
  wedding_date: weddingDay.nullable(),
  city: z.object({ id, slug: z.string(), name: z.string() }).nullable(),
  guests: z.int().nullable(),
  /** What the couple means to spend, in millions of Rupiah. */
  budget_band: z.enum(budgetBands).nullable(),
  /** The place that is booked; empty while none is. */
  venue: z.string(),
  wishes: z.string(),
  /** What the couple still looks for. */
  categories: z.array(z.object({ id, slug: z.string(), name: bilingual })),
});
export type WeddingDetails = z.infer<typeof wedding>;
const ownWedding = wedding.extend({
  is_findable: z.boolean(),
  /** Which state this is: named when it is saved. */
  revision: z.int(),
});
export type OwnWedding = z.infer<typeof ownWedding>;

export const getWedding = endpoint({
  method: 'GET',
  path: '/v2/wedding',
  tag,
  summary: 'What this couple told about its wedding; null while it has told nothing.',
  access: 'couple',
  answer: data(ownWedding.nullable()),
});
export const saveWedding = endpoint({
  method: 'PUT',
  path: '/v2/wedding',
  tag,
  summary:
    'Tell about the wedding; what is null is still open. `revision` is the one that was read, 0 when nothing was told: what was saved since is not overwritten.',
  access: 'couple',
  body: body({
    revision: counted,
    wedding_date: line(10).nullable(),
    city_id: id.nullable(),
    guests: z.number().nullable(),
    budget_band: z.enum(budgetBands).nullable(),
    venue: line(120),
    wishes: line(1_000),
    category_ids: z.array(id).max(categoryIdsMax),
    is_findable: z.boolean(),
  }),
  answer: data(ownWedding),
  refusals: [
    'clients.edited_elsewhere',
    'clients.wedding_day_invalid',
    'clients.wedding_day_past',
    'clients.guests_invalid',
    'catalogue.city_unknown',
    'catalogue.category_unknown',
    'catalogue.text_invalid',
    'clients.text_too_long',
  ],
});
export const weddingDetails = endpoint({
  method: 'GET',
  path: '/ms/feeds/api/v1/users/:id/wedding_details',
  tag,
  summary:
    'The wedding of a couple: for a vendor in contact with it, on Trial once the contact was unlocked, and for the couple itself. Any other is not found.',
  access: 'session',
  params: params({ id: idInAddress }),
  answer: data(wedding),
  refusals: ['request.not_found'],
});
