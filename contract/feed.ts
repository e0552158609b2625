// The activity stream: what happened to me, newest first (spec 9: app id 3; product 9, Feed).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body, data, id, idInAddress, instant, pageMeta, pageQuery, params, query } from './shapes.ts';

const tag = 'feed';

const item = z.object({
  id: z.uuid(),
  title: z.string(),
  /** A page of ours, bare; empty when there is nothing to open. */
  page: z.string(),
  at: instant,
  is_read: z.boolean(),
});
export type FeedItem = z.infer<typeof item>;
export const readFeed = endpoint({
  method: 'GET',
  path: '/ms/feeds/api/v1/users/:id/activities',
  tag,
  summary: 'List my activity, newest first, with the number of unread entries. `id` is my own.',
  access: 'session',
  params: params({ id: idInAddress }),
  /** `app_id` is that of the configuration, 3 by default; the stream of another application is not here. (spec 9) */
  query: query({ ...pageQuery, app_id: idInAddress.optional() }),
  answer: z.object({ data: z.array(item), meta: pageMeta.extend({ unread: z.int(), app_id: id }) }),
  refusals: ['request.not_found'],
});
export const markFeedRead = endpoint({
  method: 'POST',
  path: '/ms/feeds/api/v1/users/:id/activities/read',
  tag,
  summary: 'Everything up to this activity has been seen; without one, everything.',
  access: 'session',
  params: params({ id: idInAddress }),
  body: body({ up_to: z.uuid().optional() }),
  answer: data(z.object({ unread: z.int(), account: id })),
  refusals: ['request.not_found'],
});
