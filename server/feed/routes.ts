import type { FastifyReply } from 'fastify';
import * as contract from '../../contract/feed.ts';
import type { QueryOf } from '../../contract/endpoint.ts';
import { kindOfNotice } from '../../core/feed/kinds.ts';
import { offsetOf } from '../../core/paging.ts';
import { dayMs } from '../../core/time.ts';
import { noticeText } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import { notifyAccounts } from '../kit/account-news.ts';
import type { Database } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Session } from '../kit/session.ts';
import type { FeedContext } from './context.ts';
import { bindPush } from './routes-push.ts';
import { changeSetting, settingsOf, showTurnOff } from './settings.ts';
import { codeOf, countsOf, itemsOf, markRead, removeBefore } from './store.ts';

/** After a year no one looks back. */
const keptDays = 365;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The stream is named by the id its owner has on the wire: the vendor's where there is one. Anyone else's is not there. */
function assertOwn(session: Session, id: number): void {
  if (id !== (session.vendor?.id ?? session.accountId)) refuseWith('request.not_found');
}

/** Binds the calls of notifications. */
export function registerFeed(service: Service, ctx: FeedContext): void {
  const { serve } = service;
  const { db, clock, jobs, appId } = ctx;
  jobs.handle({
    name: 'feed-clean-up',
    retries: 2,
    schedule: '25 3 * * *',
    work: () => removeBefore(db, new Date(clock.now() - keptDays * dayMs)),
  });
  serve(contract.readFeed, async ({ params, query: { app_id: asked, ...paging }, session, language }) => {
    assertOwn(session, params.id);
    if ((asked ?? appId) !== appId) refuseWith('request.not_found');
    const { data, meta } = await listOf(db, session.accountId, paging, language);
    const { page, limit, total, unread } = meta;
    return { data, meta: { page, limit, total, unread, app_id: appId } };
  });
  serve(contract.markFeedRead, async ({ params, body, session }) => {
    assertOwn(session, params.id);
    return { data: { unread: await read(ctx, session.accountId, { upTo: body.up_to }), account: params.id } };
  });
  serve(contract.listNotifications, ({ query, session, language }) => listOf(db, session.accountId, query, language));
  serve(contract.readNotifications, async ({ body, session }) => ({
    data: { unread: await read(ctx, session.accountId, { upTo: body.up_to, only: body.only }) },
  }));
  bindSettings(service, ctx);
  bindPush(service, ctx);
}

type Asked = Pick<QueryOf<typeof contract.listNotifications>, 'page' | 'limit'> &
  Partial<Pick<QueryOf<typeof contract.listNotifications>, 'kind' | 'unread'>>;

/** A page of someone’s notifications, in the words of a language. */
async function listOf(db: Database, accountId: number, { page, limit, kind, unread }: Asked, language: Language) {
  const { rows, total } = await itemsOf(db, accountId, { kind, isUnread: unread === '1' }, { limit, offset: offsetOf({ page, limit }) });
  return {
    data: rows.map(({ id, notice, page: leadsTo, at, readAt }) => ({
      id,
      kind: kindOfNotice(codeOf(notice)),
      title: oneLine(noticeText(notice, language)),
      page: leadsTo,
      at: at.toISOString(),
      is_read: readAt !== null,
    })),
    meta: { page, limit, total, ...(await countsOf(db, accountId)) },
  };
}

/** Marks what was read, on every open page of the account; answers how much is still unread. */
async function read({ db, clock, bus }: FeedContext, accountId: number, which: Parameters<typeof markRead>[3]): Promise<number> {
  if ((await markRead(db, accountId, new Date(clock.now()), which)) > 0) await notifyAccounts(db, bus, [accountId], { kind: 'feed' });
  return (await countsOf(db, accountId)).unread;
}

function bindSettings({ serve }: Service, ctx: FeedContext): void {
  serve(contract.notificationSettings, async ({ session }) => ({ data: await settingsOf(ctx.db, session) }));
  serve(contract.turnNotifications, async ({ session, params, body }) => ({ data: await changeSetting(ctx, session, params, body.is_on) }));
  const send = async (reply: FastifyReply, token: string, turned: 'on' | 'off' | null) => {
    const { html, policy } = await showTurnOff(ctx, token, turned);
    return reply.headers({ 'content-security-policy': policy, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }).send(html);
  };
  serve(contract.turnOffPage, ({ params, reply }) => send(reply, params.token, null));
  serve(contract.turnOff, ({ params, query, reply }) => send(reply, params.token, query.on === '1' ? 'on' : 'off'));
}
