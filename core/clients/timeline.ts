import { compareTexts } from '../text.ts';
import type { DeclineGround } from '../quotations/decline.ts';
import type { LostReason, Stage } from './stage.ts';

/** What stands on the timeline of a vendor and a couple. */
export const timelineCodes = [
  'profile_view',
  'price_list_view',
  'save',
  'phone_reveal',
  'whatsapp_reveal',
  'email_reveal',
  'unlocked',
  'messages',
  'quotation_request',
  'quotation_sent',
  'quotation_accepted',
  'quotation_declined',
  'quotation_withdrawn',
  'quotation_expired',
  'paid',
  'refunding',
  'refunded',
  'meeting_booked',
  'meeting_cancelled',
  'review_invited',
  'review_written',
  'moved',
  'note',
  'task_added',
  'task_done',
] as const;
export type TimelineCode = (typeof timelineCodes)[number];

/** An entry of the timeline: a code and the values it is said with. Instants are epoch milliseconds. */
export interface TimelineEntry {
  /** Never the same for two entries of a timeline. */
  readonly key: string;
  readonly code: TimelineCode;
  readonly at: number;
  /** The conversation, quotation, review or note it is about. */
  readonly reference?: string;
  /** Of a quotation. */
  readonly number?: string;
  readonly amountIdr?: number;
  /** When a meeting starts. */
  readonly startsAt?: number;
  /** By whose clocks the vendor reads it. */
  readonly timeZone?: string;
  /** Whether it was booked for another time. */
  readonly isMoved?: boolean;
  readonly stars?: number;
  /** Messages of a day by who wrote them. */
  readonly byCouple?: number;
  readonly byVendor?: number;
  /** Words of the couple or the vendor. */
  readonly text?: string;
  readonly from?: Stage;
  readonly stage?: Stage;
  readonly reason?: LostReason | null;
  /** Why the couple declined a quotation, where it chose one. */
  readonly ground?: DeclineGround;
  /** The account that did it. */
  readonly accountId?: number;
  /** Of a note. */
  readonly revision?: number;
  readonly editedAt?: number | null;
}

/** Where a page of the timeline continues: after the entry of this instant and key. */
export interface TimelineCursor {
  readonly at: number;
  readonly key: string;
}

/** So many entries of each source a page is chosen from, after an instant and key. */
export interface TimelineWindow extends TimelineCursor {
  readonly limit: number;
}

/** What a first page is chosen from: all up to an instant (epoch milliseconds), included, and one more than the page has. Every key comes before '~'. */
export const windowOf = (cursor: TimelineCursor | null, now: number, limit: number): TimelineWindow => ({
  ...(cursor ?? { at: now, key: '~' }),
  limit: limit + 1,
});

const newestFirst = (a: TimelineCursor, b: TimelineCursor): number => b.at - a.at || compareTexts(b.key, a.key);

/** A page of entries from several sources, newest first, and where the next one continues; null at the end. Each source has given one more than a page, or all it has. */
export function pageOf(
  entries: readonly TimelineEntry[],
  cursor: TimelineCursor | null,
  limit: number,
): { readonly page: TimelineEntry[]; readonly next: TimelineCursor | null } {
  const rest = entries.filter((entry) => cursor === null || newestFirst(cursor, entry) < 0).toSorted(newestFirst);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return { page, next: last === undefined || rest.length <= limit ? null : { at: last.at, key: last.key } };
}

/** A cursor in an address: '1795665600000~note:…'. */
export const writeCursor = ({ at, key }: TimelineCursor): string => `${at}~${key}`;

/** The cursor of a text, or null where it is none. */
export function readCursor(text: string): TimelineCursor | null {
  const [, at = '', key = ''] = /^(\d{1,15})~(.{1,80})$/.exec(text) ?? [];
  return at === '' ? null : { at: Number(at), key };
}
