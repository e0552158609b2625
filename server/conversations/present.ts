// What each participant sees of a conversation.
import type { Conversation } from '../../contract/conversations.ts';
import { isDay, statedWedding } from '../../core/clients/wedding-day.ts';
import { conversationStatusOf } from '../../core/conversations/status.ts';
import type { Language } from '../../texts/typed.ts';
import { nameFor } from '../../texts/names.ts';
import { vendorsById, vendorsForCards } from '../catalogue/api.ts';
import { maskedName, mayRead, weddingDaysOf } from '../clients/api.ts';
import { correspondents } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import { facesOf } from '../pictures/api.ts';
import type { ReadingParty } from './party.ts';
import type { Folder } from './sides-store.ts';
import { type Author, type MessageKind, type Subject, textOf } from './store.ts';

export interface ListedRow {
  readonly id: string;
  readonly vendor_id: number;
  readonly couple_id: number;
  readonly subject: Subject;
  readonly wedding_on: string | null;
  readonly last_number: number;
  readonly last_at: Date;
  readonly closed_at: Date | null;
  readonly folder: Folder;
  readonly last_author: Author;
  readonly last_kind: MessageKind;
  readonly last_body: string;
  readonly last_notice: unknown;
  readonly last_has_files: boolean;
  readonly unread: number;
}

/** A line of the list: enough to know a conversation by, not the whole text. In code points. */
const previewMax = 160;
const cut = (text: string): string => Array.from(text).slice(0, previewMax).join('');

/** One for each row, in the order given. Of a couple whose contact it has not unlocked a vendor gets a masked name and the month, no text. */
export async function presentRows(
  db: Connection,
  party: ReadingParty,
  rows: readonly ListedRow[],
  language: Language,
): Promise<Conversation[]> {
  const vendorIds = [...new Set(rows.map((row) => row.vendor_id))];
  const coupleIds = [...new Set(rows.map((row) => row.couple_id))];
  const [vendors, cards, faces, couples, readable, weddings] = await Promise.all([
    vendorsById(db, vendorIds),
    party.side === 'couple' ? vendorsForCards(db, vendorIds) : [],
    party.side === 'couple' ? facesOf(db, vendorIds) : new Map<number, never>(),
    correspondents(db, coupleIds),
    party.side === 'vendor' ? mayRead(db, party.id, coupleIds) : new Set(coupleIds),
    weddingDaysOf(db, coupleIds),
  ]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return rows.map((row) => {
    const [vendor, couple, card] = [vendors.get(row.vendor_id), couples.get(row.couple_id), cardOf.get(row.vendor_id)];
    const isReadable = readable.has(row.couple_id);
    const name = couple?.name ?? null;
    const wedding = statedWedding(weddings.get(row.couple_id) ?? null, row.wedding_on);
    return {
      id: row.id,
      other:
        party.side === 'couple'
          ? {
              id: row.vendor_id,
              name: nameFor(vendor?.name ?? null, language),
              slug: card?.slug ?? null,
              picture_url: card ? (faces.get(card.id)?.small ?? null) : null,
            }
          : {
              id: row.couple_id,
              name: name === null || isReadable ? nameFor(name, language) : maskedName(name),
              slug: null,
              picture_url: null,
            },
      is_readable: isReadable,
      status: conversationStatusOf({
        isClosed: row.closed_at !== null,
        vendorStatus: vendor?.status ?? 0,
        isCoupleActive: couple?.isActive ?? false,
      }),
      folder: row.folder,
      subject: row.subject,
      wedding_date: isReadable && wedding !== null && isDay(wedding) ? wedding : null,
      wedding_month: wedding?.slice(0, 7) ?? null,
      last: {
        at: row.last_at.toISOString(),
        author: row.last_author,
        kind: row.last_kind,
        text: isReadable ? cut(textOf({ body: row.last_body, notice: row.last_notice }, language)) : null,
        has_files: row.last_has_files,
      },
      last_number: row.last_number,
      unread: row.unread,
    };
  });
}
