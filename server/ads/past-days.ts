import { businessDayOf } from '../../core/time.ts';
import type { Database } from '../kit/database.ts';
import type { AdsContext } from './context.ts';

/** Reads figures up to `lastDay` (Asia/Jakarta): of days that are over, what was true some seconds ago is good enough, and a standby reads it. */
export const readUntil = <T>(
  { db, clock, staleReads }: Pick<AdsContext, 'db' | 'clock' | 'staleReads'>,
  lastDay: string,
  work: (db: Database) => Promise<T>,
): Promise<T> => (lastDay < businessDayOf(clock.now()) ? staleReads.read(work) : work(db));
