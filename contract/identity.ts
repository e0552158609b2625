// Sessions and accounts (spec 3, 4, 7; product 2, 12).
import * as z from 'zod';
import { profileSteps } from '../core/catalogue/profile.ts';
import { invitedRoles } from '../core/team/roles.ts';
import { statisticUser } from './contacts.ts';
import { endpoint } from './endpoint.ts';
import { firstMessageRefusals, firstMessage, firstMessageTo } from './first-message.ts';
import { askingForFactor } from './second-factor.ts';
import { body, data, email, id, instant, language, line, params, query } from './shapes.ts';

const membership = z.object({
  id,
  status: z.enum(['active', 'inactive', 'expired']),
  vendorsServiceId: id,
  membershipType: z.object({ name: z.enum(['Gold', 'Silver', 'Free']) }),
});
const service = z.object({
  id,
  category: z.object({ id, slug: z.string(), name: z.object({ en: z.string(), id: z.string() }) }),
  city: z.object({ id, slug: z.string(), name: z.string() }),
});
export const vendorSession = z.object({
  id,
  type: z.literal('vendor'),
  sessionId: z.string(),
  accountUuid: z.uuid(),
  email: z.string(),
  language,
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  businessName: z.string(),
  /** Someone of the vendor’s team other than its owner: their own name and role. Absent for the owner. */
  member: z.object({ name: z.string(), role: z.enum(invitedRoles) }).optional(),
  slug: z.string(),
  hasActiveMembership: z.boolean(),
  contactCredit: z.int(),
  hasStoreProduct: z.boolean(),
  membershipInfo: z.object({ statusPlan: z.enum(['Gold', 'Silver', 'Trial']), credit: z.int().nullable() }),
  /** The latest entries of both lists; `/v2/statistics/…` returns all of them. */
  interestClient: z.array(statisticUser),
  potentialClient: z.array(statisticUser),
  // Returned by login, and by `/v2/me` if named in `include`.
  mainService: service.nullable().optional(),
  memberships: z.array(membership).optional(),
  settings: z.object({ language, timeZone: z.string() }).optional(),
  details: z
    .object({
      about: z.string(),
      address: z.string(),
      zip: z.string(),
      website: z.string(),
      city: z.string(),
      pictureUrl: z.string().nullable(),
      missing: z.array(z.enum(profileSteps)),
    })
    .optional(),
  countryOfOrigin: z.object({ code: z.string(), name: z.string() }).optional(),
  accountManager: z.object({ name: z.string(), email: z.string(), whatsapp: z.string().nullable() }).nullable().optional(),
  contacts: z.object({ phones: z.array(z.string()), whatsapp: z.string(), email: z.string() }).optional(),
});
export const userSession = z.object({
  id,
  type: z.enum(['user', 'operator']),
  sessionId: z.string(),
  accountUuid: z.uuid(),
  email: z.string(),
  name: z.string(),
  language,
  permissions: z.array(z.enum(['verification', 'finance', 'support'])),
});
/** The vendor if the account owns one, otherwise the user (spec 6). */
export const sessionAnswer = z.union([z.object({ vendor: vendorSession }), z.object({ user: userSession })]);
export type VendorSession = z.infer<typeof vendorSession>;
export type UserSession = z.infer<typeof userSession>;
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** Values of `include` on `/v2/me`. */
export const meIncludes = ['settings', 'details', 'mainService', 'memberships', 'countryOfOrigin', 'accountManager', 'contacts'] as const;

const tag = 'identity';
const password = line(128);
export const nameRefusals = [
  'identity.name_required',
  'identity.name_invalid',
  'identity.name_has_address',
  'identity.name_reserved',
] as const;
export const passwordRefusals = [
  'identity.password_too_short',
  'identity.password_too_long',
  'identity.password_too_common',
  'identity.password_is_email',
] as const;

export const login = endpoint({
  method: 'POST',
  path: '/v2/login',
  tag,
  summary: 'Sign in with email and password. Accounts with a second factor also send a code of their app, or a recovery code.',
  access: 'anyone',
  body: body({
    email,
    password: z.string().max(1024),
    code: z.string().max(60).optional(),
    /** Cancels a scheduled deletion of the account. Without it, signing in to such an account is refused with the date of deletion. */
    keep_account: z.boolean().optional(),
  }),
  answer: sessionAnswer,
  refusals: ['identity.account_leaving', 'identity.credentials_wrong', 'identity.too_many_attempts', ...askingForFactor],
});
export const logout = endpoint({
  method: 'POST',
  path: '/v2/logout',
  tag,
  summary: 'Sign out: end this session immediately, on every server process.',
  access: 'session',
  answers: 'nothing',
});
export const me = endpoint({
  method: 'GET',
  path: '/v2/me',
  tag,
  summary: 'Get the signed-in vendor or user.',
  access: 'session',
  query: query({ include: z.string().max(200).optional() }),
  answer: sessionAnswer,
  refusals: ['identity.include_unknown'],
});
export const accountByUuid = endpoint({
  method: 'GET',
  path: '/v2/accounts/get_by_uuid/:uuid',
  tag,
  summary: 'Get the display name and type of an account. No session required.',
  access: 'anyone',
  params: params({ uuid: z.uuid() }),
  query: query({ clientTriggered: z.enum(['0', '1']).optional(), include: z.string().max(200).optional() }),
  answer: z.object({ account: z.object({ uuid: z.uuid(), type: z.enum(['vendor', 'user']), name: z.string() }) }),
  refusals: ['identity.include_unknown', 'request.not_found'],
});
export const signUp = endpoint({
  method: 'POST',
  path: '/v2/sign_up',
  tag,
  summary:
    'Sign up as a couple: emails a one-time link, and `POST /v2/confirm_email` creates the account. The response does not reveal whether the address is already registered.',
  access: 'anyone',
  status: 202,
  body: body({
    email,
    /** A message to a vendor that waits until the address is confirmed. Sent by anyone who opens the link, as `POST /v2/vendors/:id/messages`. */
    first_message: firstMessageTo.optional(),
  }),
  answer: data(z.object({ email: z.string() })),
  refusals: ['identity.email_invalid', 'identity.too_many_attempts', 'catalogue.not_found', ...firstMessageRefusals],
});
export const signUpMessage = endpoint({
  method: 'POST',
  path: '/v2/sign_up/message',
  tag,
  summary: 'Read the message that waits for this link to be used. `null` if there is none, or if its vendor is no longer listed.',
  access: 'anyone',
  body: body({ token: line(100) }),
  answer: data(firstMessage.extend({ vendor: z.object({ id, slug: z.string(), name: z.string() }) }).nullable()),
  refusals: ['identity.link_invalid'],
});
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/v2/confirm_email',
  tag,
  summary: 'Confirm an email address with the token from the emailed link: create the account with this name and password, and sign in.',
  access: 'anyone',
  body: body({ token: line(100), name: line(80), password }),
  answer: sessionAnswer,
  refusals: ['identity.link_invalid', ...nameRefusals, ...passwordRefusals],
});
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/v2/forgot_password',
  tag,
  summary:
    'Email a one-time link for a new password, valid for 30 minutes. The response does not reveal whether the address is registered.',
  access: 'anyone',
  status: 202,
  body: body({ email }),
  answer: data(z.object({ email: z.string() })),
  refusals: ['identity.email_invalid', 'identity.too_many_attempts'],
});
export const resetPassword = endpoint({
  method: 'POST',
  path: '/v2/reset_password',
  tag,
  summary: 'Set a new password with the token from the emailed link. Ends all sessions of the account.',
  access: 'anyone',
  body: body({ token: line(100), password }),
  answers: 'nothing',
  refusals: ['identity.link_invalid', ...passwordRefusals],
});
export const changePassword = endpoint({
  method: 'PUT',
  path: '/v2/password',
  tag,
  summary: 'Change the password. Ends all other sessions and sends a notification email.',
  access: 'session',
  body: body({ current_password: z.string().max(1024), password }),
  answers: 'nothing',
  refusals: ['identity.password_wrong', ...passwordRefusals, 'identity.too_many_attempts'],
});
export const changeLanguage = endpoint({
  method: 'PUT',
  path: '/v2/me/language',
  tag,
  summary: 'Set the language of emails and messages to this account.',
  access: 'session',
  body: body({ language }),
  answers: 'nothing',
});
export const changeName = endpoint({
  method: 'PUT',
  path: '/v2/me/name',
  tag,
  summary: 'Set the display name of this couple.',
  access: 'couple',
  body: body({ name: line(80) }),
  answers: 'nothing',
  refusals: nameRefusals,
});
const sessionRow = z.object({
  id: z.uuid(),
  current: z.boolean(),
  startedAt: instant,
  lastSeenAt: instant,
  device: z.string(),
  address: z.string(),
});
export const listSessions = endpoint({
  method: 'GET',
  path: '/v2/sessions',
  tag,
  summary: 'List my active sessions.',
  access: 'session',
  answer: data(z.array(sessionRow)),
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/v2/sessions/:id',
  tag,
  summary: 'End one of my sessions.',
  access: 'session',
  params: params({ id: z.uuid() }),
  answers: 'nothing',
  refusals: ['request.not_found'],
});
export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/v2/sessions',
  tag,
  summary: 'End all my sessions, including this one.',
  access: 'session',
  answers: 'nothing',
});
export const live = endpoint({
  method: 'GET',
  path: '/v2/live',
  tag,
  summary: 'Stream live updates for this account as server-sent events, such as a paid order or a changed ad status.',
  access: 'session',
  answers: 'event-stream',
});
/** One server-sent event; `kind` is the event name. */
export type LiveEvent =
  | { kind: 'order'; orderId: string; status: 'unpaid' | 'paid' | 'expired' }
  | { kind: 'ad'; status: string }
  | { kind: 'balance'; balance: number }
  /** A couple contacted or viewed the vendor, or a contact was unlocked. */
  | { kind: 'client' }
  /** The vendor’s plan or contact credit changed. */
  | { kind: 'account' }
  | { kind: 'conversation'; id: string }
  | { kind: 'quotation'; quotationId: string; status: string }
  /** The vendor’s earnings or a payout changed. */
  | { kind: 'earnings' }
  /** A meeting was booked, rescheduled or cancelled, or the vendor’s availability changed. */
  | { kind: 'meeting' }
  /** A day of the vendor’s calendar changed, or a couple is waiting for one. */
  | { kind: 'calendar' }
  /** A notification was added or marked as read. */
  | { kind: 'feed' }
  | { kind: 'session_ended' };
