// Wedding fairs and the vendors who take part (spec 7; product 9, Events).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body, counted, data, day, id, idInAddress, line, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'fairs';
const operations = '/v2/operations/fairs';

const fair = z.object({
  id,
  name: z.string(),
  city: z.object({ id, slug: z.string(), name: z.string() }),
  venue: z.string(),
  starts_on: day,
  ends_on: day,
  url: z.string(),
});
/** A fair, with the vendor’s booth in `stand`. */
const vendorFair = fair.extend({ kind: z.literal('fair'), stand: z.string() });
export type VendorFair = z.infer<typeof vendorFair>;
export const vendorEvents = endpoint({
  method: 'GET',
  path: '/ms/bs-vendors/api/v1/vendors/:id/events',
  tag,
  summary: 'List current and upcoming fairs a published vendor takes part in, nearest first; at most 50.',
  access: 'anyone',
  params: params({ id: idInAddress }),
  answer: data(z.array(vendorFair)),
  refusals: ['request.not_found'],
});

const keptFair = fair.extend({
  version: z.int(),
  is_cancelled: z.boolean(),
  vendors: z.array(z.object({ id, name: z.string(), slug: z.string(), stand: z.string() })),
});
export type KeptFair = z.infer<typeof keptFair>;
const fairFields = {
  name: line(120),
  city_id: id,
  venue: line(120),
  starts_on: z.string().max(40),
  ends_on: z.string().max(40),
  url: line(300),
};
const fieldRefusals = ['fairs.text_invalid', 'fairs.city_unknown', 'fairs.days_invalid', 'fairs.address_invalid'] as const;
export const listFairs = endpoint({
  method: 'GET',
  path: operations,
  tag,
  summary: 'List fairs with the vendors who take part: upcoming ones nearest first, past ones latest first.',
  access: 'operator:support',
  query: query({ when: z.enum(['coming', 'past']).default('coming'), ...pageQuery }),
  answer: paged(keptFair),
});
export const addFair = endpoint({
  method: 'POST',
  path: operations,
  tag,
  summary: 'Add a fair.',
  access: 'operator:support',
  status: 201,
  idempotent: true,
  body: body(fairFields),
  answer: data(keptFair),
  refusals: fieldRefusals,
});
export const changeFair = endpoint({
  method: 'PUT',
  path: `${operations}/:id`,
  tag,
  summary: 'Change or cancel a fair. `version` is the version that was read; a different one is refused.',
  access: 'operator:support',
  params: params({ id: idInAddress }),
  body: body({ ...fairFields, is_cancelled: z.boolean(), version: counted }),
  answer: data(keptFair),
  refusals: ['request.not_found', 'fairs.changed_elsewhere', ...fieldRefusals],
});
export const putFairVendor = endpoint({
  method: 'PUT',
  path: `${operations}/:id/vendors/:vendorId`,
  tag,
  summary: 'Add a published vendor to a fair, with their booth, or change the booth.',
  access: 'operator:support',
  params: params({ id: idInAddress, vendorId: idInAddress }),
  body: body({ stand: line(40) }),
  answer: data(keptFair),
  refusals: ['request.not_found', 'fairs.vendor_unknown', 'fairs.text_invalid'],
});
export const removeFairVendor = endpoint({
  method: 'DELETE',
  path: `${operations}/:id/vendors/:vendorId`,
  tag,
  summary: 'Remove a vendor from a fair.',
  access: 'operator:support',
  params: params({ id: idInAddress, vendorId: idInAddress }),
  answer: data(keptFair),
  refusals: ['request.not_found'],
});
