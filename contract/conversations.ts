// Conversations between couples and vendors (product 8, Inbox).
import * as z from 'zod';
import { fileRules, mediaTypes } from '../core/files/rules.ts';
import { conversationStatuses } from '../core/conversations/status.ts';
import { endpoint } from './endpoint.ts';
import { firstMessage, firstMessageRefusals, messageSubjects } from './first-message.ts';
import { fileRefusals } from './refusals.ts';
import {
  body,
  counted,
  countedInAddress,
  data,
  day,
  id,
  idInAddress,
  idr,
  instant,
  line,
  numberInAddress,
  paged,
  pageQuery,
  params,
  query,
} from './shapes.ts';

const tag = 'conversations';
const base = '/v2/conversations';
const one = params({ id: z.uuid() });
export const messageKinds = ['text', 'inquiry', 'quotation', 'meeting'] as const;
export const spamReasons = ['advertising', 'fraud', 'insult', 'not_serious', 'other'] as const;
export const authors = ['vendor', 'couple', 'house'] as const;
export const folders = ['inbox', 'archive', 'spam'] as const;
/** The inbox narrowed to what I have not read, or to where the last word is the other’s. */
const narrowed = ['unread', 'unanswered'] as const;

const file = z.object({
  id: z.uuid(),
  name: z.string(),
  media_type: z.enum(mediaTypes),
  size_bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  pages: z.int().nullable(),
});
export type MessageFile = z.infer<typeof file>;
const message = z.object({
  id: z.uuid(),
  /** Position in the conversation, from 1, without gaps. */
  number: z.int(),
  author: z.enum(authors),
  kind: z.enum(messageKinds),
  text: z.string(),
  /** The inquiry, quotation or meeting this message is about. */
  reference: z.string().nullable(),
  /** Subject and wedding date chosen by a couple who wrote from the vendor’s profile. */
  subject: z.enum(messageSubjects).nullable(),
  wedding_date: day.nullable(),
  sent_at: instant,
  files: z.array(file),
  /** The product this message is about, with its title and price at the time. */
  product: z.object({ id: z.uuid(), title: z.string(), price: idr }).nullable(),
  /** Who of the vendor’s team wrote it, for the others of the team; null for their own and for couples. */
  written_by: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

const conversation = z.object({
  id: z.uuid(),
  /** The other participant. For vendors on Trial, couples are masked until their contact is unlocked. */
  other: z.object({
    /** The vendor’s id, or the id of the couple’s account. */
    id,
    name: z.string(),
    /** For published vendors. */
    slug: z.string().nullable(),
    picture_url: z.string().nullable(),
  }),
  /** False for vendors on Trial until they unlock the contact: texts are hidden until then. */
  is_readable: z.boolean(),
  /** `open`, or why no one can write: closed by an operator, vendor not published, couple’s account deleted. */
  status: z.enum(conversationStatuses),
  folder: z.enum(folders),
  subject: z.enum(messageSubjects),
  /** The couple’s wedding, or the date it last asked for. The date only if the conversation is readable; the month (`2027-06`) always. */
  wedding_date: day.nullable(),
  wedding_month: z.string().nullable(),
  last: z.object({
    at: instant,
    author: z.enum(authors),
    kind: z.enum(messageKinds),
    /** Null if the conversation is not readable. */
    text: z.string().nullable(),
    has_files: z.boolean(),
  }),
  last_number: z.int(),
  unread: z.int(),
});
export type Conversation = z.infer<typeof conversation>;
const openConversation = conversation.extend({
  /** The number of the last message each has read. */
  read_number: z.int(),
  other_read_number: z.int(),
  other_read_at: instant.nullable(),
  /** Price of unlocking, in contact credits, for vendors on Trial; null if the conversation is readable. */
  opening: z.object({ cost: z.int(), contact_credit: z.int() }).nullable(),
  /** My last report of it as spam: waiting for a decision, or decided. Null if there is none or I withdrew it. */
  report: z.enum(['open', 'agreed', 'refused']).nullable(),
});
export type OpenConversation = z.infer<typeof openConversation>;

export const listConversations = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary:
    'List my conversations, last active first. `unread` returns those in the inbox with unread messages, `unanswered` those in which the last word is the other’s and I can still answer. `search` covers the names and texts I can read.',
  access: 'couple-or-vendor:view',
  query: query({ show: z.enum([...folders, ...narrowed]).default('inbox'), search: line(100).optional(), ...pageQuery }),
  answer: paged(conversation),
});
export const unreadConversations = endpoint({
  method: 'GET',
  path: `${base}/unread`,
  tag,
  summary: 'Count conversations with unread messages, without spam.',
  access: 'couple-or-vendor:view',
  answer: data(z.object({ count: z.int() })),
});
export const getConversation = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  tag,
  summary: 'Get one of my conversations.',
  access: 'couple-or-vendor:view',
  params: one,
  answer: data(openConversation),
  refusals: ['request.not_found'],
});
export const unlockContactOf = endpoint({
  method: 'POST',
  path: `${base}/:id/opening`,
  tag,
  summary:
    'Unlock the couple’s contact permanently as a vendor on Trial. `price` is the number of contact credits shown, and a higher price is refused.',
  access: 'vendor:clients',
  params: one,
  body: body({ cost_max: counted }),
  answer: data(openConversation),
  refusals: ['request.not_found', 'clients.contact_credit_used_up', 'clients.price_changed'],
});
export const listMessages = endpoint({
  method: 'GET',
  path: `${base}/:id/messages`,
  tag,
  summary: 'List messages in order: the latest, those before a message number, or those after one.',
  access: 'couple-or-vendor:view',
  params: one,
  query: query({
    before: countedInAddress.min(1).optional(),
    after: countedInAddress.optional(),
    limit: numberInAddress.min(1).max(100).default(40),
  }),
  answer: data(z.array(message)),
  refusals: ['request.not_found', 'conversations.not_opened'],
});
const sending = [
  'request.not_found',
  'conversations.not_opened',
  'conversations.closed',
  'conversations.vendor_away',
  'conversations.couple_gone',
  'request.too_many',
] as const;
export const sendMessage = endpoint({
  method: 'POST',
  path: `${base}/:id/messages`,
  tag,
  summary: 'Send a message. The sender creates the id; sending the same id again has no effect.',
  access: 'couple-or-vendor:clients',
  status: 201,
  params: one,
  body: body({ id: z.uuid(), text: line(2000), files: z.array(z.uuid()).max(20).default([]) }),
  answer: data(message),
  refusals: [
    ...sending,
    'conversations.text_required',
    'conversations.text_too_long',
    'catalogue.text_invalid',
    'conversations.too_many_files',
    'conversations.file_unknown',
    'conversations.message_id_taken',
  ],
});
export const attachFile = endpoint({
  method: 'POST',
  path: `${base}/:id/files`,
  tag,
  summary: `Upload one PNG, JPG, WebP or PDF of at most ${fileRules.fileSizeBytesMax} bytes for the next message: multipart/form-data with one part named \`file\`. A WebP picture is kept as a JPEG.`,
  access: 'couple-or-vendor:clients',
  status: 201,
  takesFile: { sizeBytesMax: fileRules.fileSizeBytesMax, tooLarge: 'files.too_large', missing: 'files.missing' },
  params: one,
  answer: data(file),
  refusals: [...sending, ...fileRefusals, 'files.attachment_type'],
});
export const openMessageFile = endpoint({
  method: 'GET',
  path: `${base}/:id/files/:file`,
  tag,
  summary: 'Download a file attached to a message.',
  access: 'couple-or-vendor:view',
  params: params({ id: z.uuid(), file: z.uuid() }),
  answers: 'file',
  refusals: ['request.not_found', 'conversations.not_opened'],
});
export const detachFile = endpoint({
  method: 'DELETE',
  path: `${base}/:id/files/:file`,
  tag,
  summary: 'Delete an uploaded file that has not been sent.',
  access: 'couple-or-vendor:clients',
  params: params({ id: z.uuid(), file: z.uuid() }),
  answers: 'nothing',
  refusals: ['request.not_found', 'conversations.not_opened'],
});
export const markRead = endpoint({
  method: 'PUT',
  path: `${base}/:id/read`,
  tag,
  summary: 'Mark all messages up to this one as read. The read position never moves backwards.',
  access: 'couple-or-vendor:clients',
  params: one,
  body: body({ number: counted.min(1) }),
  answers: 'nothing',
  refusals: ['request.not_found', 'conversations.not_opened'],
});
export const moveConversation = endpoint({
  method: 'PUT',
  path: `${base}/:id/folder`,
  tag,
  summary: 'Move a conversation to the inbox or the archive. Moving it out of spam withdraws its open report.',
  access: 'couple-or-vendor:clients',
  params: one,
  body: body({ folder: z.enum(['inbox', 'archive']) }),
  answers: 'nothing',
  refusals: ['request.not_found'],
});
export const reportSpam = endpoint({
  method: 'POST',
  path: `${base}/:id/spam`,
  tag,
  summary:
    'Report a conversation as spam. It leaves the inbox immediately and an operator reviews it. If they agree, the contact credit spent on it is refunded.',
  access: 'couple-or-vendor:clients',
  params: one,
  body: body({ reason: z.enum(spamReasons), note: line(500).default('') }),
  answers: 'nothing',
  refusals: ['request.not_found', 'conversations.not_opened', 'conversations.note_too_long', 'catalogue.text_invalid'],
});

export const messageVendor = endpoint({
  method: 'POST',
  path: '/v2/vendors/:id/messages',
  tag,
  summary: 'Send a message to a vendor from their profile. Starts or continues the conversation.',
  access: 'couple',
  status: 201,
  idempotent: true,
  params: params({ id: idInAddress }),
  body: firstMessage,
  answer: data(z.object({ id: z.uuid(), conversation_id: z.uuid(), sent_at: instant })),
  refusals: ['catalogue.not_found', ...firstMessageRefusals, 'conversations.closed', 'store.not_offered', 'request.too_many'],
});
export const writeToClient = endpoint({
  method: 'POST',
  path: '/v2/clients/:id/messages',
  tag,
  summary: 'Send a message to a client whose contact is unlocked. Starts or continues the conversation.',
  access: 'vendor:clients',
  status: 201,
  idempotent: true,
  params: params({ id: idInAddress }),
  body: body({ text: line(2000) }),
  answer: data(z.object({ id: z.uuid(), conversation_id: z.uuid() })),
  refusals: [
    'request.not_found',
    'conversations.text_required',
    'conversations.text_too_long',
    'catalogue.text_invalid',
    'conversations.closed',
    'request.too_many',
  ],
});
