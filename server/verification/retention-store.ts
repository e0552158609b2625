// Submissions and unused forms whose retention period is over.
import { sql } from 'kysely';
import type { KeptVersion } from '../../core/verification/retention.ts';
import type { Connection, Tx } from '../kit/database.ts';

interface DecidedVersion extends KeptVersion {
  readonly id: string;
  readonly vendorId: number;
}

/** Decided submissions that are not erased and may have been kept long enough by these days, the oldest decision first. */
export async function keptSince(
  db: Connection,
  { declined, ended }: { readonly declined: number; readonly ended: number },
  limit: number,
): Promise<DecidedVersion[]> {
  const { rows } = await sql<{
    id: string;
    vendor_id: number;
    state: 'approved' | 'declined';
    decided_at: Date;
    ended_at: Date | null;
  }>`
    select v.id, v.vendor_id, v.state, v.decided_at, least(newer.decided_at, gone.erased_at) as ended_at from agreement_version v
    left join lateral (select decided_at from agreement_version n
      where n.vendor_id = v.vendor_id and n.state = 'approved' and n.number > v.number order by n.number limit 1) newer on true
    left join lateral (select d.erased_at from vendor join account_deletion d on d.account_id = vendor.account_id where vendor.id = v.vendor_id) gone on true
    where v.erased_at is null and (v.state = 'declined' and v.decided_at <= ${new Date(declined)}
      or v.state = 'approved' and least(newer.decided_at, gone.erased_at) <= ${new Date(ended)})
    order by v.decided_at limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    vendorId: row.vendor_id,
    state: row.state,
    decidedAt: row.decided_at.getTime(),
    endedAt: row.ended_at?.getTime() ?? null,
  }));
}

/** Erases what a submission says about people; answers the files it held, or null when there was nothing to erase. */
export async function eraseVersion(tx: Tx, id: string, at: number): Promise<string[] | null> {
  const files = await tx.selectFrom('agreement_version_file').select('file_id').where('version_id', '=', id).execute();
  const { rows } = await sql<{ erased: boolean }>`select agreement_version_erase(${id}, ${new Date(at)}) as erased`.execute(tx);
  return rows[0]?.erased === true ? files.map(({ file_id }) => file_id) : null;
}

/** Forms that were not touched since an instant and never approved: put aside, so that the next sweep takes what no one signed. Answers their vendors. */
export async function leaveBehindUntouched(tx: Tx, before: number, at: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ vendor_id: number }>`
    update agreement set set_aside_at = ${new Date(at)} where id in (
      select a.id from agreement a where a.set_aside_at is null and a.state in ('draft', 'declined') and a.saved_at < ${new Date(before)}
        and not exists (select from agreement_version v where v.agreement_id = a.id and v.state <> 'declined')
      limit ${limit} for update skip locked)
    returning vendor_id`.execute(tx);
  return rows.map(({ vendor_id }) => vendor_id);
}

/** Forms that were left behind, or whose vendor's account was deleted, and of which every submission has been erased: their answers are the last that remains. */
export async function emptiedAgreements(db: Connection, limit: number): Promise<{ id: string; vendorId: number }[]> {
  const { rows } = await sql<{ id: string; vendor_id: number }>`
    select a.id, a.vendor_id from agreement a where a.is_erased is false and (a.set_aside_at is not null
        or exists (select from vendor join account_deletion d on d.account_id = vendor.account_id where vendor.id = a.vendor_id and d.erased_at is not null))
      and exists (select from agreement_version v where v.agreement_id = a.id)
      and not exists (select from agreement_version v where v.agreement_id = a.id and v.erased_at is null)
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ id: row.id, vendorId: row.vendor_id }));
}
