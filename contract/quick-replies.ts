// Saved replies a vendor can insert into a message (product 8, Inbox).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body, counted, data, line, params } from './shapes.ts';

const tag = 'conversations';
const base = '/v2/quick_replies';
const quickReply = z.object({ id: z.uuid(), title: z.string(), text: z.string(), revision: z.int() });
export type QuickReply = z.infer<typeof quickReply>;
const one = params({ id: z.uuid() });
const fields = { title: line(60), text: line(2000) };
const refusals = [
  'conversations.title_required',
  'conversations.title_too_long',
  'conversations.title_taken',
  'conversations.text_required',
  'conversations.text_too_long',
  'catalogue.text_invalid',
] as const;

export const listQuickReplies = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'List my quick replies by title.',
  access: 'vendor:view',
  answer: data(z.array(quickReply)),
});
export const addQuickReply = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Create a quick reply.',
  access: 'vendor:clients',
  status: 201,
  body: body(fields),
  answer: data(quickReply),
  refusals: [...refusals, 'conversations.too_many_quick_replies'],
});
export const changeQuickReply = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  tag,
  summary: 'Update a quick reply. `revision` is the revision that was read; a different one is refused.',
  access: 'vendor:clients',
  params: one,
  body: body({ ...fields, revision: counted }),
  answer: data(quickReply),
  refusals: [...refusals, 'conversations.edited_elsewhere', 'request.not_found'],
});
export const removeQuickReply = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  tag,
  summary: 'Delete a quick reply.',
  access: 'vendor:clients',
  params: one,
  answers: 'nothing',
  refusals: ['request.not_found'],
});
