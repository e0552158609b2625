// What may have to go: submissions that were decided long ago, forms nobody came back to.
import { sql } from 'kysely';
import type { KeptVersion } from '../../core/verification/retention.ts';
import type { Connection, Tx } from '../kit/database.ts';

interface DecidedVersion extends KeptVersion {
  readonly id: string;
  readonly vendorId: number;
}

/** Submissions decided before an instant that are not erased, with when a newer one took their place; the oldest decision first. */
export async function decidedBefore(db: Connection, before: number, limit: number): Promise<DecidedVersion[]> {
  const { rows } = await sql<{
    id: string;
    vendor_id: number;
    state: 'approved' | 'declined';
    decided_at: Date;
    superseded_at: Date | null;
  }>`
    select v.id, v.vendor_id, v.state, v.decided_at, newer.decided_at as superseded_at from agreement_version v
    left join lateral (select decided_at from agreement_version n
      where n.vendor_id = v.vendor_id and n.state = 'approved' and n.number > v.number order by n.number limit 1) newer on true
    where v.erased_at is null and v.state <> 'submitted' and v.decided_at < ${new Date(before)}
      and (v.state = 'declined' or newer.decided_at is not null)
    order by v.decided_at limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    vendorId: row.vendor_id,
    state: row.state,
    decidedAt: row.decided_at.getTime(),
    supersededAt: row.superseded_at?.getTime() ?? null,
  }));
}

/** Erases what a submission says about people; answers the files it held, or null when there was nothing to erase. */
export async function eraseVersion(tx: Tx, id: string, at: number): Promise<string[] | null> {
  const files = await tx.selectFrom('agreement_version_file').select('file_id').where('version_id', '=', id).execute();
  const { rows } = await sql<{ erased: boolean }>`select agreement_version_erase(${id}, ${new Date(at)}) as erased`.execute(tx);
  return rows[0]?.erased === true ? files.map(({ file_id }) => file_id) : null;
}

/** Forms that were not touched since an instant and never approved: put aside, so that the next sweep takes what nobody signed. Answers their vendors. */
export async function leaveBehindUntouched(tx: Tx, before: number, at: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ vendor_id: number }>`
    update agreement set set_aside_at = ${new Date(at)} where id in (
      select a.id from agreement a where a.set_aside_at is null and a.state in ('draft', 'declined') and a.saved_at < ${new Date(before)}
        and not exists (select from agreement_version v where v.agreement_id = a.id and v.state <> 'declined')
      limit ${limit} for update skip locked)
    returning vendor_id`.execute(tx);
  return rows.map(({ vendor_id }) => vendor_id);
}

/** Forms that were left behind and of which every submission has been erased: their answers are the last that remains. */
export async function emptiedAgreements(db: Connection, limit: number): Promise<{ id: string; vendorId: number }[]> {
  const { rows } = await sql<{ id: string; vendor_id: number }>`
    select a.id, a.vendor_id from agreement a where a.set_aside_at is not null and a.is_erased is false
      and exists (select from agreement_version v where v.agreement_id = a.id)
      and not exists (select from agreement_version v where v.agreement_id = a.id and v.erased_at is null)
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ id: row.id, vendorId: row.vendor_id }));
}
