import type { LiveEvent } from '../../contract/identity.ts';
import type { MeetingSide } from '../../core/meetings/life.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { meetingMessagesEn } from '../../texts/messages/meetings.en.ts';
import { meetingMessagesId } from '../../texts/messages/meetings.id.ts';
import { longTimeIn } from '../../texts/zones.ts';
import { vendorContact } from '../catalogue/api.ts';
import { accountContact } from '../identity/api.ts';
import type { Tx } from '../kit/database.ts';
import type { MeetingsContext } from './context.ts';
import type { Meeting } from './meeting-store.ts';

/** Tells the open pages of vendor and couple that a meeting changed, at commit. */
export async function tellBoth(tx: Tx, { bus }: Pick<MeetingsContext, 'bus'>, { vendorId, coupleId }: Meeting): Promise<void> {
  const vendor = await vendorContact(tx, vendorId);
  const payload = JSON.stringify({ kind: 'meeting' } satisfies LiveEvent);
  const accounts = vendor ? [vendor.accountId, coupleId] : [coupleId];
  await bus.publishAll(
    tx,
    accounts.map((account) => ({ channel: `account:${account}`, payload })),
  );
}

/** Says in the conversation of both what became of a meeting, in the language and the time of whom it is for. It takes the conversation's lock: say it last. */
export async function sayOf(
  tx: Tx,
  { conversations, clock }: Pick<MeetingsContext, 'conversations' | 'clock'>,
  meeting: Meeting,
  author: MeetingSide,
  what: 'booked' | 'moved' | 'cancelled',
): Promise<void> {
  const { vendorId, coupleId, id: reference, subject, cancelled, vendorTimeZone, coupleTimeZone } = meeting;
  const reader = author === 'vendor' ? await accountContact(tx, coupleId) : await vendorContact(tx, vendorId);
  const language = reader?.language ?? 'id';
  const t = messagesIn(language, meetingMessagesEn, meetingMessagesId);
  // Both read the same line: first by the clocks of whom it is for, then by those of whoever said it.
  const zones = author === 'vendor' ? [coupleTimeZone, vendorTimeZone] : [vendorTimeZone, coupleTimeZone];
  const when = [...new Set(zones)].map((zone) => longTimeIn(meeting.startsAt, zone, language)).join('\n');
  const said = t(`said_${what}`, { subject, when });
  const text = cancelled === null ? said : `${said}\n\n${cancelled.reason}`;
  await conversations.say(tx, { vendorId, coupleId, author, kind: 'meeting', text, reference, at: clock.now() });
}
