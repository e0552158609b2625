// Notifications of an account: the list, newest first (spec 9: app id 3; product 9, Feed), and which of them arrive where.
import * as z from 'zod';
import { notificationChannels, notificationKinds } from '../core/feed/kinds.ts';
import { endpoint } from './endpoint.ts';
import { body, data, id, idInAddress, instant, pageMeta, pageQuery, params, query } from './shapes.ts';

const tag = 'feed';

const kind = z.enum(notificationKinds);
const item = z.object({
  id: z.uuid(),
  /** What it is about. */
  kind,
  title: z.string(),
  /** Path of the page to open, without language prefix; empty if there is none. */
  page: z.string(),
  at: instant,
  is_read: z.boolean(),
});
export type FeedItem = z.infer<typeof item>;
export const readFeed = endpoint({
  method: 'GET',
  path: '/ms/feeds/api/v1/users/:id/activities',
  tag,
  summary: 'List my notifications, newest first, with the number of unread ones. `id` is my own account id.',
  access: 'session',
  params: params({ id: idInAddress }),
  /** `app_id` is the configured one, 3 by default; any other is not found (spec 9). */
  query: query({ ...pageQuery, app_id: idInAddress.optional() }),
  answer: z.object({ data: z.array(item), meta: pageMeta.extend({ unread: z.int(), app_id: id }) }),
  refusals: ['request.not_found'],
});
export const markFeedRead = endpoint({
  method: 'POST',
  path: '/ms/feeds/api/v1/users/:id/activities/read',
  tag,
  summary: 'Mark notifications up to `up_to` as read, or all of them if it is omitted.',
  access: 'session',
  params: params({ id: idInAddress }),
  body: body({ up_to: z.uuid().optional() }),
  answer: data(z.object({ unread: z.int(), account: id })),
  refusals: ['request.not_found'],
});

const wanted = { kind: kind.optional(), unread: z.literal('1').optional() };
/** The same list without the id of an account, for both couples and vendors. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/v2/notifications',
  tag,
  summary: 'List my notifications, newest first. `kind` shows one kind, `unread` only what is unread.',
  access: 'session',
  query: query({ ...pageQuery, ...wanted }),
  answer: z.object({ data: z.array(item), meta: pageMeta.extend({ unread: z.int(), kinds: z.array(kind) }) }),
});
export const readNotifications = endpoint({
  method: 'POST',
  path: '/v2/notifications/read',
  tag,
  summary: 'Mark notifications as read: the one named by `only`, or all up to `up_to`, or all of them if both are omitted.',
  access: 'session',
  body: body({ up_to: z.uuid().optional(), only: z.uuid().optional() }),
  answer: data(z.object({ unread: z.int() })),
});

const setting = z.object({
  kind,
  /** False: security, money, appointments and decisions arrive always. */
  is_optional: z.boolean(),
  email: z.boolean(),
  product: z.boolean(),
  /** To devices of a vendor that take push messages; null: this kind does not come that way. */
  push: z.boolean().nullable(),
});
export type NotificationSetting = z.infer<typeof setting>;
export const notificationSettings = endpoint({
  method: 'GET',
  path: '/v2/notification_settings',
  tag,
  summary: 'List the kinds of notifications I get, and where they arrive.',
  access: 'session',
  answer: data(z.array(setting)),
});
export const turnNotifications = endpoint({
  method: 'PUT',
  path: '/v2/notification_settings/:kind/:channel',
  tag,
  summary: 'Turn a kind of notifications on or off for a channel: by email, in the list of notifications, or as a push message.',
  access: 'session',
  params: params({ kind, channel: z.enum(notificationChannels) }),
  body: body({ is_on: z.boolean() }),
  answer: data(z.array(setting)),
  refusals: ['request.not_found'],
});

const token = z.string().min(1).max(100);
/** Such emails carry `List-Unsubscribe` with this address: a person who opens it gets a page, and an email program posts to it (RFC 8058). */
export const turnOffPage = endpoint({
  method: 'GET',
  path: '/unsubscribe/:token',
  tag,
  summary: 'Show a page that turns off the emails of one kind. The token in an email is the key; no session is needed.',
  access: 'anyone',
  params: params({ token }),
  answers: 'html',
  refusals: ['request.not_found'],
});
export const turnOff = endpoint({
  method: 'POST',
  path: '/unsubscribe/:token',
  tag,
  summary: 'Turn off the emails of one kind, in one request without a session (RFC 8058). With `on=1` they are turned on again.',
  access: 'anyone',
  params: params({ token }),
  query: query({ on: z.literal('1').optional() }),
  // An email program or its server sends it, with `List-Unsubscribe=One-Click` as the body. Many readers share the network of theirs.
  crossOrigin: true,
  readsRawBody: true,
  perNetwork: { attempts: 3_000, windowSeconds: 3_600 },
  answers: 'html',
  refusals: ['request.not_found'],
});
