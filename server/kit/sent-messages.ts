import type { Clock } from './clock.ts';
import type { Connection } from './database.ts';

/** What is known of a message. `started`: it was handed to the provider, whose answer never came. */
export type SentStatus = 'new' | 'begun' | 'accepted' | 'refused' | 'unknown';

/** Remembers which messages were handed to a provider, so that a job that runs again knows (reliability S68). */
export interface SentMessages {
  /** Writes down that a message is about to be handed over; answers what was known of it before. */
  begin(id: string, kind: 'mail' | 'sms'): Promise<SentStatus>;
  end(id: string, outcome: 'accepted' | 'refused' | 'unknown'): Promise<void>;
  /** It certainly did not go out: the next run hands it over again. */
  forget(id: string): Promise<void>;
  /** Removes what no job can ask about any more. */
  purge(): Promise<void>;
}

/** Longer than a job is tried, retried by an operator and kept. */
const KEPT_MS = 60 * 86_400_000;

/** One row a message for 60 days, without its text or its receiver. */
export function createSentMessages(db: Connection, clock: Clock): SentMessages {
  return {
    async begin(id, kind) {
      const made = await db
        .insertInto('sent_message')
        .values({ id, kind, begun_at: new Date(clock.now()) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (made.numInsertedOrUpdatedRows === 1n) return 'new';
      const row = await db.selectFrom('sent_message').select('outcome').where('id', '=', id).executeTakeFirst();
      return row === undefined ? 'new' : ((row.outcome as SentStatus | null) ?? 'begun');
    },
    async end(id, outcome) {
      await db
        .updateTable('sent_message')
        .set({ outcome, ended_at: new Date(clock.now()) })
        .where('id', '=', id)
        .execute();
    },
    async forget(id) {
      await db.deleteFrom('sent_message').where('id', '=', id).where('outcome', 'is', null).execute();
    },
    async purge() {
      await db
        .deleteFrom('sent_message')
        .where('begun_at', '<', new Date(clock.now() - KEPT_MS))
        .execute();
    },
  };
}
