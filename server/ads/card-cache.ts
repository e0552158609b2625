import type { VendorCard } from '../../contract/catalogue.ts';
import { minuteMs } from '../../core/time.ts';
import { vendorsForCards } from '../catalogue/api.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Log } from '../kit/log.ts';

/** How long a card is believed. An older one is still shown, and read again beside. */
const CARD_LIFE_MS = 10 * minuteMs;

/** The cards of vendors as pages show them, kept in memory: a page with ads waits for the database at most once per vendor. */
export interface CardCache {
  /** Cards in the order of the vendors; those that are not published have none. */
  cardsOf(vendorIds: readonly number[]): Promise<VendorCard[]>;
  forget(vendorId: number): void;
}

export function createCardCache(db: Database, clock: Clock, log: Log): CardCache {
  const kept = new Map<number, { readonly card: VendorCard; readonly readAt: number }>();
  const reading = new Map<number, Promise<void>>();

  const readNow = async (vendorIds: readonly number[]): Promise<void> => {
    const readAt = clock.now();
    for (const card of await vendorsForCards(db, vendorIds)) kept.set(card.id, { card, readAt });
  };
  /** Each vendor is read once at a time: when another ad comes on top, hundreds of pages want its card in the same moment. */
  const read = async (vendorIds: readonly number[]): Promise<void> => {
    const fresh = vendorIds.filter((id) => !reading.has(id));
    if (fresh.length > 0) {
      const batch = readNow(fresh).finally(() => {
        for (const id of fresh) reading.delete(id);
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
    async cardsOf(vendorIds) {
      const missing = vendorIds.filter((id) => !kept.has(id));
      if (missing.length > 0) await read(missing);
      const old = clock.now() - CARD_LIFE_MS;
      readBeside(vendorIds.filter((id) => (kept.get(id)?.readAt ?? Number.POSITIVE_INFINITY) < old));
      return vendorIds.flatMap((id) => kept.get(id)?.card ?? []);
    },
    forget: (vendorId) => kept.delete(vendorId),
  };
}
