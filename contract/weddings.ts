// A couple's wedding details, and what vendors in contact with the couple see (spec 7; product 8).
import * as z from 'zod';
import { budgetBands } from '../core/clients/budget.ts';
import { endpoint } from './endpoint.ts';
import { bilingual, body, counted, data, id, idInAddress, line, params } from './shapes.ts';

const tag = 'clients';
/** A day (`2027-06-12`), or a month (`2027-06`) if the day is not set. */
export const weddingDay = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/);
const categoryIdsMax = 40;
export const wedding = z.object({
  wedding_date: weddingDay.nullable(),
  city: z.object({ id, slug: z.string(), name: z.string() }).nullable(),
  guests: z.int().nullable(),
  /** The planned total budget, as a range in millions of Rupiah. */
  budget_band: z.enum(budgetBands).nullable(),
  /** The booked venue; empty if none. */
  venue: z.string(),
  wishes: z.string(),
  /** Categories the couple is still looking for. */
  categories: z.array(z.object({ id, slug: z.string(), name: bilingual })),
});
export type WeddingDetails = z.infer<typeof wedding>;
const ownWedding = wedding.extend({
  is_findable: z.boolean(),
  /** Send it when saving: a different value means that someone saved in between. */
  revision: z.int(),
});
export type OwnWedding = z.infer<typeof ownWedding>;

export const getWedding = endpoint({
  method: 'GET',
  path: '/v2/wedding',
  tag,
  summary: 'Get the wedding details of this couple; null if there are none.',
  access: 'couple',
  answer: data(ownWedding.nullable()),
});
export const saveWedding = endpoint({
  method: 'PUT',
  path: '/v2/wedding',
  tag,
  summary:
    'Save the wedding details of this couple; null means undecided. `revision` is the revision that was read, 0 if there were no details; a different one is refused.',
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
    'calendar.day_too_far',
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
    'Get a couple’s wedding details as the couple themselves, or as a vendor in contact with them (on Trial, once the contact is unlocked). Otherwise 404.',
  access: 'session',
  params: params({ id: idInAddress }),
  answer: data(wedding),
  refusals: ['request.not_found'],
});
