// Couples’ actions towards a vendor, from which leads and clients are derived (product 4 Leads, 8).
import * as z from 'zod';
import { shortlistRules } from '../core/clients/shortlist.ts';
import { vendorCard } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { body, counted, data, id, idInAddress, line, params, query } from './shapes.ts';

const tag = 'clients';
const vendorId = params({ id: idInAddress });
/** A mobile operator may have many couples behind one address. */
const viewsPerNetwork = { attempts: 3_000, windowSeconds: 3_600 };
export const revealKinds = ['phone', 'whatsapp', 'email'] as const;

export const viewVendor = endpoint({
  method: 'POST',
  path: '/v2/vendors/:id/views',
  tag,
  summary: 'Record a profile view. Sent by the profile page; counts once per visitor and day (Asia/Jakarta).',
  access: 'anyone',
  perNetwork: viewsPerNetwork,
  params: vendorId,
  answers: 'nothing',
  refusals: ['catalogue.not_found'],
});
export const viewPriceList = endpoint({
  method: 'POST',
  path: '/v2/vendors/:id/price_list_views',
  tag,
  summary: 'Record a price list view. Sent by the profile page; counts once per visitor and day (Asia/Jakarta).',
  access: 'anyone',
  perNetwork: viewsPerNetwork,
  params: vendorId,
  answers: 'nothing',
  refusals: ['catalogue.not_found'],
});
export const revealContact = endpoint({
  method: 'POST',
  path: '/v2/vendors/:id/reveals',
  tag,
  summary: 'Get a vendor’s phone number, WhatsApp number or email as a couple. Counts as a contact.',
  access: 'couple',
  params: vendorId,
  body: body({ kind: z.enum(revealKinds) }),
  /** `other` is a second phone number; empty if there is none. */
  answer: data(z.object({ kind: z.enum(revealKinds), value: z.string(), other: z.string() })),
  refusals: ['catalogue.not_found', 'request.too_many'],
});
const shortlisted = {
  /** For the couple alone. */
  note: z.string(),
  is_booked: z.boolean(),
  /** Send it when saving the note: a different value means that someone saved in between. */
  revision: z.int(),
};
const savedVendor = vendorCard.extend(shortlisted);
export type SavedVendor = z.infer<typeof savedVendor>;
const unlistedVendor = z.object({ id, name: z.string(), ...shortlisted });
export type UnlistedVendor = z.infer<typeof unlistedVendor>;

export const savedVendors = endpoint({
  method: 'GET',
  path: '/v2/saved_vendors',
  tag,
  summary:
    'List this couple’s saved vendors with the couple’s notes, last saved first; at most 200. `unlisted` are those that couples can’t see now.',
  access: 'couple',
  answer: z.object({ data: z.array(savedVendor), unlisted: z.array(unlistedVendor) }),
});
export const saveVendors = endpoint({
  method: 'POST',
  path: '/v2/saved_vendors',
  tag,
  summary:
    'Save vendors together, such as those a browser kept before sign-in. Those saved already stay as they are; unknown ids are left out.',
  access: 'couple',
  body: body({ vendor_ids: z.array(id).max(shortlistRules.keptMax) }),
  answers: 'nothing',
});
export const saveVendor = endpoint({
  method: 'PUT',
  path: '/v2/saved_vendors/:id',
  tag,
  summary: 'Save a vendor.',
  access: 'couple',
  params: vendorId,
  answers: 'nothing',
  refusals: ['catalogue.not_found'],
});
export const unsaveVendor = endpoint({
  method: 'DELETE',
  path: '/v2/saved_vendors/:id',
  tag,
  summary: 'Remove a vendor from the saved vendors.',
  access: 'couple',
  params: vendorId,
  answers: 'nothing',
});
export const noteSavedVendor = endpoint({
  method: 'PUT',
  path: '/v2/saved_vendors/:id/note',
  tag,
  summary:
    'Write a note about a saved vendor and mark whether it is booked. `revision` is the revision that was read; a different one is refused.',
  access: 'couple',
  params: vendorId,
  body: body({ revision: counted, note: line(shortlistRules.noteLengthMax), is_booked: z.boolean() }),
  answer: data(z.object({ revision: z.int() })),
  refusals: ['request.not_found', 'clients.edited_elsewhere', 'catalogue.text_invalid', 'clients.text_too_long'],
});
export const vendorCards = endpoint({
  method: 'GET',
  path: '/_public/v2/vendor_cards',
  tag,
  summary:
    'Get the cards of published vendors, in the order asked for. `vendors` are ids separated by commas, at most 100; others are left out.',
  access: 'anyone',
  query: query({
    vendors: z
      .string()
      .max(1_000)
      .regex(/^\d{1,9}(,\d{1,9}){0,99}$/),
  }),
  answer: data(z.array(vendorCard)),
});
