// Applications of businesses to become vendors, and the invitations to join (spec 7; product 2, 9).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { passwordRefusals, sessionAnswer } from './identity.ts';
import { body, data, email, id, instant, language, line, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'acquisition';
const operations = '/v2/operations/acquisitions';
/** Payloads above this size are refused, never truncated. */
export const payloadBytesMax = 16_384;

export const sendAcquisition = endpoint({
  method: 'POST',
  path: '/ms/bs-vendors/api/v1/vendor_acquisitions',
  tag,
  summary: 'Submit a business’s application to become a vendor. Any JSON object of at most 16 KB is stored as sent, with its UTM headers.',
  access: 'anyone',
  /** A business asks once or twice; a thousand times asks a script. */
  perNetwork: { attempts: 10, windowSeconds: 3_600 },
  status: 201,
  idempotent: true,
  body: z.looseObject({}),
  answer: data(z.object({ id: z.uuid(), received_at: instant })),
  refusals: ['acquisition.too_large'],
});

export const acquisitionStatuses = ['new', 'accepted', 'dismissed'] as const;
const known = z.object({
  business_name: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  category: z.string(),
  city: z.string(),
  website: z.string(),
  message: z.string(),
});
const acquisition = z.object({
  id: z.uuid(),
  status: z.enum(acquisitionStatuses),
  received_at: instant,
  language,
  /** The fields recognised in the payload, by the names of our form. */
  known,
  /** The whole payload as text. */
  payload: z.string(),
  utm: z.record(z.string(), z.string()).nullable(),
  decision: z
    .object({
      decided_at: instant,
      decided_by: z.string().nullable(),
      reason: z.string().nullable(),
      vendor: z.object({ id, name: z.string(), email: z.string(), has_joined: z.boolean() }).nullable(),
    })
    .nullable(),
});
export type Acquisition = z.infer<typeof acquisition>;
export const listAcquisitions = endpoint({
  method: 'GET',
  path: operations,
  tag,
  summary: 'List vendor applications: new ones oldest first, decided ones newest first. With `id` only that one, whatever its status.',
  access: 'operator:support',
  query: query({ id: z.uuid().optional(), status: z.enum(acquisitionStatuses).default('new'), q: line(100).default(''), ...pageQuery }),
  answer: paged(acquisition),
});
export const acceptAcquisition = endpoint({
  method: 'POST',
  path: `${operations}/:id/acceptance`,
  tag,
  summary:
    'Accept an application: creates the account and an unpublished vendor and emails an invitation. Each application can be decided once.',
  access: 'operator:support',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ business_name: line(80), contact_name: line(80), email, language }),
  answer: data(z.object({ vendor_id: id })),
  refusals: [
    'request.not_found',
    'operations.already_decided',
    'acquisition.business_name_required',
    'acquisition.contact_name_required',
    'acquisition.text_invalid',
    'acquisition.text_too_long',
    'acquisition.email_taken',
    'identity.email_invalid',
  ],
});
export const dismissAcquisition = endpoint({
  method: 'POST',
  path: `${operations}/:id/dismissal`,
  tag,
  summary: 'Dismiss an application with an internal reason. Each application can be decided once.',
  access: 'operator:support',
  params: params({ id: z.uuid() }),
  body: body({ reason: line(500) }),
  answers: 'nothing',
  refusals: ['request.not_found', 'operations.already_decided', 'operations.reason_required'],
});
export const inviteAgain = endpoint({
  method: 'POST',
  path: `${operations}/:id/invitation`,
  tag,
  summary:
    'Email the invitation again to an accepted business that has not joined yet, at this address from now on. The link sent before stops working.',
  access: 'operator:support',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ email }),
  answers: 'nothing',
  refusals: ['request.not_found', 'acquisition.has_joined', 'acquisition.email_taken', 'identity.email_invalid', 'request.too_many'],
});

const token = line(100);
export const readInvitation = endpoint({
  method: 'POST',
  path: '/v2/invitations/read',
  tag,
  summary: 'Get the business an invitation is for. Expired invitations are returned too and can be renewed.',
  access: 'anyone',
  body: body({ token }),
  answer: data(z.object({ business_name: z.string(), email: z.string(), is_expired: z.boolean() })),
  refusals: ['identity.link_invalid'],
});
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/v2/invitations/accept',
  tag,
  summary: 'Choose a password with an invitation link and sign in.',
  access: 'anyone',
  body: body({ token, password: line(128) }),
  answer: sessionAnswer,
  refusals: ['identity.link_invalid', ...passwordRefusals],
});
export const renewInvitation = endpoint({
  method: 'POST',
  path: '/v2/invitations/renew',
  tag,
  summary: 'Email a new invitation link to replace an expired one.',
  access: 'anyone',
  body: body({ token }),
  answers: 'nothing',
  refusals: ['identity.link_invalid', 'identity.too_many_attempts'],
});
