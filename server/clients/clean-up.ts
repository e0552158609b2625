import { sql } from 'kysely';
import { shortlistRules } from '../../core/clients/shortlist.ts';
import { dayMs } from '../../core/time.ts';
import { deleteInPieces } from '../kit/delete-in-pieces.ts';
import type { ClientsContext } from './context.ts';
import { forgetRemoved } from './store.ts';

/** A look without an account only has to count once a day; nothing asks for it after that. */
const anonymousKeptMs = 2 * dayMs;

/** Nightly at 02:40 WIB: what visitors without an account did is kept for two days, long enough to belong to who signs up. */
export function registerCleanUp({ jobs, db, clock }: ClientsContext): void {
  jobs.handle({
    name: 'clients-clean-up',
    retries: 2,
    schedule: '40 2 * * *',
    async work() {
      await deleteInPieces(db, 'couple_event', sql`couple_id is null and at < ${new Date(clock.now() - anonymousKeptMs)}`);
      await forgetRemoved(db, clock.now() - shortlistRules.removedNoteDays * dayMs);
    },
  });
}
