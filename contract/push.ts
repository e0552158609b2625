// Push messages to the phones and browsers of a vendor; for anyone else these calls are not found. (decision 0157)
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body, data, instant, params } from './shapes.ts';

const tag = 'feed';
const hour = z.int().min(0).max(23);

const device = z.object({
  id: z.uuid(),
  /** As its owner knows it, for example “Chrome on Android”. */
  name: z.string(),
  added_at: instant,
  /** Whether it is the browser that asks. */
  is_here: z.boolean(),
});
const push = z.object({
  /** The key a browser is to know us by (RFC 8292), base64url. */
  server_key: z.string(),
  /** Hours in Jakarta between which nothing is shown; the same twice: at any time. */
  quiet_from: hour,
  quiet_until: hour,
  /** Whether names and amounts are shown on a locked screen. */
  shows_details: z.boolean(),
  devices: z.array(device),
});
export type PushSettings = z.infer<typeof push>;

export const pushSettings = endpoint({
  method: 'GET',
  path: '/v2/push',
  tag,
  summary: 'Show which of my devices get push messages, and when.',
  access: 'session',
  answer: data(push),
  refusals: ['request.not_found'],
});
export const changePush = endpoint({
  method: 'PUT',
  path: '/v2/push',
  tag,
  summary: 'Change when push messages are shown, and whether with names and amounts. What is left out stays.',
  access: 'session',
  body: body({ quiet_from: hour.optional(), quiet_until: hour.optional(), shows_details: z.boolean().optional() }),
  answer: data(push),
  refusals: ['request.not_found'],
});
export const addPushDevice = endpoint({
  method: 'PUT',
  path: '/v2/push/devices/here',
  tag,
  summary:
    'Send push messages to this browser until I sign out of it. It belongs to the account that said so last; of more than ten the oldest is removed.',
  access: 'session',
  body: body({
    endpoint: z.url({ protocol: /^https?$/ }).max(2_000),
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
    /** The key the browser was given. */
    server_key: z.string().regex(/^[\w-]{87}$/),
  }),
  answer: data(push),
  refusals: ['request.not_found'],
});
export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/v2/push/devices/:id',
  tag,
  summary: 'Send no more push messages to a device.',
  access: 'session',
  params: params({ id: z.uuid() }),
  answer: data(push),
  refusals: ['request.not_found'],
});
