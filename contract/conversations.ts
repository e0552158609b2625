// Conversations between couples and vendors, from the first question on (product 8, Inbox).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body, data, day, idInAddress, instant, line, params } from './shapes.ts';

const tag = 'conversations';
export const messageSubjects = ['appointment', 'availability', 'price_list', 'other'] as const;
export const messageKinds = ['text', 'inquiry', 'quotation', 'meeting'] as const;

export const messageVendor = endpoint({
  method: 'POST',
  path: '/v2/vendors/:id/messages',
  tag,
  summary: 'A couple writes to a vendor from its profile; begins their conversation, or goes on with it.',
  access: 'couple',
  status: 201,
  idempotent: true,
  params: params({ id: idInAddress }),
  body: body({
    subject: z.enum(messageSubjects),
    text: line(2000),
    wedding_date: day.nullable().optional(),
  }),
  answer: data(z.object({ id: z.uuid(), conversation_id: z.uuid(), sent_at: instant })),
  refusals: [
    'catalogue.not_found',
    'conversations.text_required',
    'conversations.text_too_long',
    'catalogue.text_invalid',
    'conversations.closed',
    'identity.email_not_confirmed',
    'request.too_many',
  ],
});
