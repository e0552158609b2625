// Push messages: one job for each device, so that one that cannot be reached keeps no other from theirs. (decision 0157)
import { createHash } from 'node:crypto';
import { kindOfNotice, type NotificationKind } from '../../core/feed/kinds.ts';
import { type PushSetting, quietEnd } from '../../core/feed/push.ts';
import { pages } from '../../core/identity/pages.ts';
import { noticeText } from '../../texts/notices.ts';
import { pushWords } from '../../texts/messages/push.ts';
import type { Language } from '../../texts/typed.ts';
import { accountContact, sessionStatus } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import type { FeedContext } from './context.ts';
import { turnedOff } from './off-store.ts';
import { claimSummary, findPushDevice, noteSent, pushDevicesOf, pushSettingOf, removePushDevice } from './push-store.ts';
import { codeOf, unreadItems, type UnreadItem } from './store.ts';

export const pushQueue = 'push-send';
/** Long enough for an open tab to show it, and for its reader to open it there. */
const settleSeconds = 5;
const ttlSeconds = 12 * 3_600;

/** What a push message is about: an entry of the list, or all that came since (ISO 8601) in quiet hours. */
interface PushJob {
  readonly device: string;
  readonly item?: string;
  readonly since?: string;
}

type Parts = Pick<FeedContext, 'clock' | 'jobs'>;

/** Writes down that the devices of an account are to show an entry: soon, or in the morning with all that came at night. */
export async function queuePush(tx: Connection, { clock, jobs }: Parts, accountId: number, item: string): Promise<void> {
  const devices = await pushDevicesOf(tx, accountId);
  if (devices.length === 0) return;
  const now = clock.now();
  const end = quietEnd(now, await pushSettingOf(tx, accountId));
  for (const { id: device } of devices) {
    if (end === null) await jobs.enqueue(tx, pushQueue, { device, item } satisfies PushJob, { startAfterSeconds: settleSeconds });
    else if (await claimSummary(tx, device, new Date(end), new Date(now)))
      await jobs.enqueue(tx, pushQueue, { device, since: new Date(now).toISOString() } satisfies PushJob, {
        startAfterSeconds: Math.ceil((end - now) / 1_000),
      });
  }
}

type SendContext = Pick<FeedContext, 'db' | 'clock' | 'addresses' | 'push' | 'pushKeys'>;

/** Sends to one device what is still unread of it. A device that was signed out, or is none any more, is forgotten. */
export async function sendPush(ctx: SendContext, { device: id, item, since }: PushJob): Promise<void> {
  const { db, clock } = ctx;
  const device = await findPushDevice(db, ctx.pushKeys, id);
  if (device === null) return;
  const { accountId, address, serverKey } = device;
  const status = await sessionStatus(db, device.sessionId, clock.now());
  const account = await accountContact(db, accountId);
  if (status === 'ended' || account === null) return void (await removePushDevice(db, accountId, id));
  const off = await turnedOff(db, accountId);
  const unread = (await unreadItems(db, accountId, { item, since })).filter(
    ({ notice }) => off.get(kindOfNotice(codeOf(notice)))?.has('push') !== true,
  );
  if (unread.length === 0) return;
  const { showsDetails } = await pushSettingOf(db, accountId);
  // Nothing of anyone is shown where it is no longer known who holds the phone.
  const shown = shownOf(unread, account.language, { showsDetails: showsDetails && status === 'open' });
  const text = JSON.stringify({ ...shown, page: ctx.addresses.page(shown.page, account.language), language: account.language });
  const outcome = await ctx.push.send(address, { text, ttlSeconds, topic: topicOf(shown.tag) }, serverKey);
  if (outcome === 'gone') await removePushDevice(db, accountId, id);
  else await noteSent(db, id, new Date(clock.now()));
}

const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** What one message says. Messages of one tag replace each other on the device. */
function shownOf(unread: readonly UnreadItem[], language: Language, { showsDetails }: Pick<PushSetting, 'showsDetails'>) {
  const t = pushWords(language);
  const [only] = unread;
  if (unread.length > 1 || only === undefined) {
    const count = unread.length;
    return { title: 'Pelaminan', body: t('summary', { count, n: String(count) }), page: pages.activity, tag: 'summary' };
  }
  const kind: NotificationKind = kindOfNotice(codeOf(only.notice));
  const body = showsDetails ? noticeText(only.notice, language).replace(/\s+/g, ' ').slice(0, 300) : t(kind);
  return { title: 'Pelaminan', body, page: only.page === '' ? pages.activity : only.page, tag: only.id };
}
