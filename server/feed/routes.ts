import * as contract from '../../contract/feed.ts';
import { offsetOf } from '../../core/paging.ts';
import { dayMs } from '../../core/time.ts';
import { noticeText } from '../../texts/notices.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Bus } from '../kit/live.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Session } from '../kit/session.ts';
import type { LiveEvent } from '../../contract/identity.ts';
import { countUnread, itemsOf, markRead, removeBefore } from './store.ts';

interface FeedContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly jobs: Jobs;
  /** Under which the stream knows this product. (spec 9) */
  readonly appId: number;
}

/** After a year no one looks back. */
const keptDays = 365;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The stream is named by the id its owner has on the wire: the vendor's where there is one. Anyone else's is not there. */
function assertOwn(session: Session, id: number): void {
  if (id !== (session.vendor?.id ?? session.accountId)) refuseWith('request.not_found');
}

/** Binds the calls of the activity stream. */
export function registerFeed({ serve }: Service, { db, clock, bus, jobs, appId }: FeedContext): void {
  jobs.handle({
    name: 'feed-clean-up',
    retries: 2,
    schedule: '25 3 * * *',
    work: () => removeBefore(db, new Date(clock.now() - keptDays * dayMs)),
  });
  serve(contract.readFeed, async ({ params, query: { page, limit, app_id: asked }, session, language }) => {
    assertOwn(session, params.id);
    if ((asked ?? appId) !== appId) refuseWith('request.not_found');
    const { rows, total } = await itemsOf(db, session.accountId, { limit, offset: offsetOf({ page, limit }) });
    return {
      data: rows.map(({ id, notice, page: leadsTo, at, readAt }) => ({
        id,
        title: oneLine(noticeText(notice, language)),
        page: leadsTo,
        at: at.toISOString(),
        is_read: readAt !== null,
      })),
      meta: { page, limit, total, unread: await countUnread(db, session.accountId), app_id: appId },
    };
  });
  serve(contract.markFeedRead, async ({ params, body, session }) => {
    assertOwn(session, params.id);
    if ((await markRead(db, session.accountId, new Date(clock.now()), body.up_to)) > 0)
      await bus.publish(db, `account:${session.accountId}`, JSON.stringify({ kind: 'feed' } satisfies LiveEvent));
    return { data: { unread: await countUnread(db, session.accountId), account: params.id } };
  });
}
