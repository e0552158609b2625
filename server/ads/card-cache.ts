import { type VendorCard, vendorCard } from '../../contract/catalogue.ts';
import { minuteMs } from '../../core/time.ts';
import { vendorsForCards } from '../catalogue/api.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Log } from '../kit/log.ts';

/** How long a card is believed. An older one is still shown, and read again beside. */
const CARD_LIFE_MS = 10 * minuteMs;

/** The cards of vendors as pages show them, kept in memory as the JSON they are sent as: a page with ads waits for the database at most once per vendor. */
export interface CardCache {
  /** Has the cards of these vendors read, where they are not there yet. */
  fetch(vendorIds: readonly number[]): Promise<void>;
  /** A fetched card and its JSON; undefined for a vendor that is not published. */
  get(vendorId: number): { readonly card: VendorCard; readonly json: string } | undefined;
  forget(vendorId: number): void;
}

/** A card older than ten minutes is still shown while it is read again, so that no page waits for a card that is there. */
export function createCardCache(db: Database, clock: Clock, log: Log): CardCache {
  const kept = new Map<number, { readonly card: VendorCard; readonly json: string; readonly readAt: number }>();
  const reading = new Map<number, Promise<void>>();
  /** Changed while they were being read: what comes may be from before, and is old from the start. */
  const changed = new Set<number>();

  const readNow = async (vendorIds: readonly number[]): Promise<void> => {
    const readAt = clock.now();
    for (const found of await vendorsForCards(db, vendorIds)) {
      const card = vendorCard.parse(found);
      kept.set(card.id, { card, json: JSON.stringify(card), readAt: changed.has(card.id) ? Number.NEGATIVE_INFINITY : readAt });
    }
  };
  /** Each vendor is read once at a time: when another ad comes on top, hundreds of pages want its card in the same moment. */
  const read = async (vendorIds: readonly number[]): Promise<void> => {
    const fresh = vendorIds.filter((id) => !reading.has(id));
    if (fresh.length > 0) {
      const batch = readNow(fresh).finally(() => {
        for (const id of fresh) {
          reading.delete(id);
          changed.delete(id);
        }
      });
      for (const id of fresh) reading.set(id, batch);
    }
    await Promise.all(vendorIds.flatMap((id) => reading.get(id) ?? []));
  };
  const readBeside = (vendorIds: readonly number[]): void => {
    if (vendorIds.length === 0) return;
    read(vendorIds).catch((fault: unknown) => log.warn({ err: fault }, 'cards could not be read again'));
  };
  return {
    async fetch(vendorIds) {
      const missing = vendorIds.filter((id) => !kept.has(id));
      if (missing.length > 0) await read(missing);
      const old = clock.now() - CARD_LIFE_MS;
      readBeside(vendorIds.filter((id) => (kept.get(id)?.readAt ?? Number.POSITIVE_INFINITY) < old));
    },
    get: (vendorId) => kept.get(vendorId),
    forget(vendorId) {
      kept.delete(vendorId);
      if (reading.has(vendorId)) changed.add(vendorId);
    },
  };
}
