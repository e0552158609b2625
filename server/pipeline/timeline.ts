import type { ClientTimeline, TimelineItem } from '../../contract/client-timeline.ts';
import { pageOf, readCursor, type TimelineEntry, windowOf, writeCursor } from '../../core/clients/timeline.ts';
import { instalmentName } from '../../texts/catalogue/instalment-names.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { vendorContact } from '../catalogue/api.ts';
import { actEntries, isClient, mayRead } from '../clients/api.ts';
import { messageEntries } from '../conversations/api.ts';
import { accountNames } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { meetingEntries } from '../meetings/api.ts';
import { quotationEntries } from '../quotations/api.ts';
import { reviewEntries } from '../reviews/api.ts';
import type { PipelineContext } from './context.ts';
import { moveEntries, noteEntries } from './note-store.ts';
import { taskEntries } from './task-store.ts';

/** Each capability is asked for its own part. */
const sources = [
  actEntries,
  messageEntries,
  quotationEntries,
  meetingEntries,
  reviewEntries,
  moveEntries,
  noteEntries,
  taskEntries,
] as const;
/** In code points: enough to know a message by. */
const excerptMax = 200;

/** Who reads a timeline, and where from. */
export interface Reading {
  readonly vendorId: number;
  readonly accountId: number;
  readonly language: Language;
}

/** A page of all that a vendor and a couple have between them, newest first. Only clients have one. */
export async function readTimeline(
  { db, clock }: Pick<PipelineContext, 'db' | 'clock'>,
  reading: Reading,
  coupleId: number,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<ClientTimeline> {
  const { vendorId } = reading;
  if (!(await isClient(db, vendorId, coupleId))) refuseWith('request.not_found');
  const cursor = before === undefined ? null : (readCursor(before) ?? refuseWith('request.invalid', { field: 'before' }));
  const window = windowOf(cursor, clock.now(), limit);
  const found = await Promise.all(sources.map((source) => source(db, vendorId, coupleId, window)));
  const { page, next } = pageOf(found.flat(), cursor, limit);
  return { data: await presentEntries(db, reading, coupleId, page), meta: { next: next && writeCursor(next) } };
}

/** Entries as this account of the vendor may see them: the couple's words are as closed as its name. */
export async function presentEntries(
  db: Connection,
  { vendorId, accountId, language }: Reading,
  coupleId: number,
  entries: readonly TimelineEntry[],
): Promise<TimelineItem[]> {
  const authors = entries.flatMap(({ accountId: author }) => author ?? []);
  const [readable, names, owner] = await Promise.all([
    mayRead(db, vendorId, [coupleId]),
    accountNames(db, authors),
    vendorContact(db, vendorId),
  ]);
  const isReadable = readable.has(coupleId);
  return entries.map((entry) => {
    const isOfVendor = entry.accountId !== undefined;
    return {
      key: entry.key,
      code: entry.code,
      at: new Date(entry.at).toISOString(),
      reference: entry.reference ?? null,
      number: entry.number ?? null,
      amount: entry.amountIdr ?? null,
      starts_at: entry.startsAt === undefined ? null : new Date(entry.startsAt).toISOString(),
      time_zone: entry.timeZone ?? null,
      is_moved: entry.isMoved ?? false,
      stars: entry.stars ?? null,
      by_couple: entry.byCouple ?? 0,
      by_vendor: entry.byVendor ?? 0,
      text: isReadable || isOfVendor ? excerpt(entry, language) : '',
      from: entry.from ?? null,
      stage: entry.stage ?? null,
      reason: entry.reason ?? null,
      ground: entry.ground ?? null,
      by: entry.accountId === undefined ? null : nameFor(names.get(entry.accountId)?.name ?? null, language),
      note:
        entry.code !== 'note' || entry.revision === undefined
          ? null
          : {
              revision: entry.revision,
              is_edited: (entry.editedAt ?? null) !== null,
              may_change: entry.accountId === accountId || owner?.accountId === accountId,
            },
    };
  });
}

function excerpt({ code, text = '' }: TimelineEntry, language: Language): string {
  if (code === 'paid' || code === 'refunded') return instalmentName(text, language);
  return code === 'note' || Array.from(text).length <= excerptMax ? text : `${Array.from(text).slice(0, excerptMax).join('')}…`;
}
