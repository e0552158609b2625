// Verifies the audit log: recomputes every hash from the entries, outside the database, and names the first that does not match.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';

/** A link someone wrote down earlier: `position:hash`. */
export interface WrittenDown {
  readonly position: number;
  readonly hash: string;
}
export type AuditVerdict =
  | { readonly kind: 'whole'; readonly position: number; readonly hash: string }
  /** `entryId` is the audit entry at fault, null when it is gone together with its link. */
  | { readonly kind: 'broken'; readonly position: number; readonly entryId: number | null; readonly why: BreakReason };
export type BreakReason = 'entry_changed' | 'entry_missing' | 'link_missing' | 'entry_unlinked' | 'cut_off' | 'not_as_written_down';

const READ_AT_ONCE = 2_000;
const nothing = Buffer.alloc(32);

interface LinkRow {
  position: number;
  entry_id: number;
  hash: Buffer;
  content: string | null;
}

/** The same contents as migration 0012 hashes, in the same order. */
const linksAfter = async (db: Connection, position: number): Promise<LinkRow[]> => {
  const { rows } = await sql<LinkRow>`
    select l.position, l.entry_id, l.hash, case when e.id is not null then
      jsonb_build_array(l.position, e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.action,
        e.account_id, e.address, e.subject, e.result, e.detail)::text end as content
    from audit_link l left join audit_entry e on e.id = l.entry_id
    where l.position > ${position} order by l.position limit ${READ_AT_ONCE}`.execute(db);
  return rows;
};

/**
 * Reads the chain from its start. `writtenDown` is checked on the way: anyone who may write to the tables could compute a whole new chain,
 * but not one that agrees with a hash that is kept elsewhere.
 */
export function verifyAudit(db: Connection, writtenDown?: WrittenDown): Promise<AuditVerdict> {
  if (db.isTransaction) return walk(db, writtenDown);
  // One snapshot, so that entries which come in meanwhile neither help nor hurt.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local statement_timeout = '60s'`.execute(tx);
      return walk(tx, writtenDown);
    });
}

async function walk(db: Connection, writtenDown: WrittenDown | undefined): Promise<AuditVerdict> {
  let position = 0;
  let hash: Buffer = nothing;
  for (let links = await linksAfter(db, 0); links.length > 0; links = await linksAfter(db, position)) {
    for (const link of links) {
      const broken = (why: BreakReason, entryId: number | null = link.entry_id): AuditVerdict => ({
        kind: 'broken',
        position: position + 1,
        entryId,
        why,
      });
      if (link.position !== position + 1) return broken('link_missing', null);
      if (link.content === null) return broken('entry_missing');
      hash = createHash('sha256').update(hash).update(link.content, 'utf8').digest();
      if (!hash.equals(link.hash)) return broken('entry_changed');
      position = link.position;
      if (writtenDown?.position === position && writtenDown.hash !== hash.toString('hex'))
        return { ...broken('not_as_written_down'), position };
    }
  }
  return end(db, position, hash, writtenDown);
}

/** What no link can show: entries cut off at the end, and entries slipped in beside the chain. */
async function end(db: Connection, position: number, hash: Buffer, writtenDown: WrittenDown | undefined): Promise<AuditVerdict> {
  const head = await db.selectFrom('audit_head').select(['position', 'hash']).executeTakeFirst();
  if (!head || head.position !== position || !head.hash.equals(hash) || (writtenDown?.position ?? 0) > position)
    return { kind: 'broken', position: position + 1, entryId: null, why: 'cut_off' };
  const { rows } = await sql<{ id: number }>`
    select e.id from audit_entry e where not exists (select from audit_link l where l.entry_id = e.id) order by e.id limit 1`.execute(db);
  const [unlinked] = rows;
  if (unlinked) return { kind: 'broken', position: position + 1, entryId: unlinked.id, why: 'entry_unlinked' };
  return { kind: 'whole', position, hash: hash.toString('hex') };
}
