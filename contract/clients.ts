// Couples’ actions towards a vendor, from which leads and clients are derived (product 4 Leads, 8).
import * as z from 'zod';
import { vendorCard } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { body, data, idInAddress, params } from './shapes.ts';

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
export const savedVendors = endpoint({
  method: 'GET',
  path: '/v2/saved_vendors',
  tag,
  summary: 'List this couple’s saved vendors that are published, last saved first; at most 200.',
  access: 'couple',
  answer: data(z.array(vendorCard)),
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
