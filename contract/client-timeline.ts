// All that a vendor and a couple have between them, on one timeline, and the notes of the vendor's people (decision 0155).
import * as z from 'zod';
import { noteRules } from '../core/clients/note.ts';
import { lostReasons, stages } from '../core/clients/stage.ts';
import { declineGrounds } from '../core/quotations/decline.ts';
import { timelineCodes } from '../core/clients/timeline.ts';
import { endpoint } from './endpoint.ts';
import { body, counted, data, idInAddress, idr, instant, line, numberInAddress, params, query } from './shapes.ts';

const tag = 'clients';
const item = z.object({
  /** Never the same for two entries of a timeline. */
  key: z.string(),
  code: z.enum(timelineCodes),
  at: instant,
  /** The conversation, the request, the quotation or the note it is about. */
  reference: z.string().nullable(),
  /** Of a quotation. */
  number: z.string().nullable(),
  amount: idr.nullable(),
  /** When a meeting starts. */
  starts_at: instant.nullable(),
  /** The zone in which the vendor reads it. */
  time_zone: z.string().nullable(),
  /** Whether the meeting was booked for another time and moved since. */
  is_moved: z.boolean(),
  stars: z.int().nullable(),
  /** Messages of a day, by who wrote them. */
  by_couple: z.int(),
  by_vendor: z.int(),
  /** Words of the couple or the vendor, the last message of a day, shortened; empty where the contact is locked. A note is whole. */
  text: z.string(),
  /** Of a move by hand. */
  from: z.enum(stages).nullable(),
  stage: z.enum(stages).nullable(),
  reason: z.enum(lostReasons).nullable(),
  /** Why the couple declined a quotation, where it chose one. */
  ground: z.enum(declineGrounds).nullable(),
  /** Who of the vendor’s people did it. */
  by: z.string().nullable(),
  /** Of a note. */
  note: z.object({ revision: z.int(), is_edited: z.boolean(), may_change: z.boolean() }).nullable(),
});
export type TimelineItem = z.infer<typeof item>;
const noteFields = { text: line(noteRules.lengthMax) };
const noteRefusals = ['clients.text_required', 'clients.text_too_long', 'catalogue.text_invalid', 'request.not_found'] as const;

export const clientTimeline = endpoint({
  method: 'GET',
  path: '/v2/clients/:id/timeline',
  tag,
  summary: 'List all that a client and I have between us, newest first. `next` is the `before` of the next page; null at the end.',
  access: 'vendor:view',
  params: params({ id: idInAddress }),
  query: query({ before: z.string().max(100).optional(), limit: numberInAddress.min(1).max(100).default(30) }),
  answer: z.object({ data: z.array(item), meta: z.object({ next: z.string().nullable() }) }),
  refusals: ['request.not_found', 'request.invalid'],
});
export type ClientTimeline = z.infer<typeof clientTimeline.answer>;
export const addClientNote = endpoint({
  method: 'POST',
  path: '/v2/clients/:id/notes',
  tag,
  summary: 'Note something about a client, for the vendor alone.',
  access: 'vendor:clients',
  status: 201,
  idempotent: true,
  params: params({ id: idInAddress }),
  body: body(noteFields),
  answer: data(item),
  refusals: [...noteRefusals, 'clients.too_many_notes'],
});
const oneNote = params({ id: z.uuid() });
export const changeClientNote = endpoint({
  method: 'PUT',
  path: '/v2/client_notes/:id',
  tag,
  summary: 'Change a note. Its author and the vendor’s owner may. `revision` is the revision that was read; a different one is refused.',
  access: 'vendor:clients',
  params: oneNote,
  body: body({ ...noteFields, revision: counted }),
  answer: data(item),
  refusals: [...noteRefusals, 'clients.edited_elsewhere'],
});
export const removeClientNote = endpoint({
  method: 'DELETE',
  path: '/v2/client_notes/:id',
  tag,
  summary: 'Delete a note. Its author and the vendor’s owner may.',
  access: 'vendor:clients',
  params: oneNote,
  answers: 'nothing',
  refusals: ['request.not_found'],
});
