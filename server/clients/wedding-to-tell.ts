import type { WeddingDay } from '../../core/clients/wedding-day.ts';
import { allCities } from '../catalogue/api.ts';
import type { Connection } from '../kit/database.ts';
import { findWedding } from './wedding-store.ts';

interface Asked {
  readonly coupleId: number;
  /** What the couple said to this very vendor; null: it said no day. */
  readonly saidOn: WeddingDay | null;
  /** Whether the vendor has opened the contact: before that it knows the month and the city alone, as in its lists. */
  readonly isReadable: boolean;
}

/** What an email tells a vendor of a couple's wedding: what the couple said to it, and what it told once for all. */
export async function weddingToTell(
  db: Connection,
  { coupleId, saidOn, isReadable }: Asked,
): Promise<{ readonly day: WeddingDay | null; readonly city: string | null; readonly guests: number | null }> {
  const [wedding, cities] = await Promise.all([findWedding(db, coupleId), allCities(db)]);
  const day = saidOn ?? wedding?.day ?? null;
  const city = cities.find(({ id }) => id === wedding?.cityId)?.name ?? null;
  return isReadable ? { day, city, guests: wedding?.guests ?? null } : { day: day?.slice(0, 7) ?? null, city, guests: null };
}
