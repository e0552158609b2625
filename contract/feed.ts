// The activity stream: notifications of an account, newest first (spec 9: app id 3; product 9, Feed).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body, data, id, idInAddress, instant, pageMeta, pageQuery, params, query } from './shapes.ts';

const tag = 'feed';

const item = z.object({
  id: z.uuid(),
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
