// The review queue over all vendors: waiting cases, who has them open, and duplicates elsewhere.
import { sql } from 'kysely';
import type { BusinessType, DocumentKind } from '../../core/verification/form.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { ComparedField, Version, VersionStatus } from './version-store.ts';

export type QueuedVersion = Pick<Version, 'id' | 'vendorId' | 'number' | 'type' | 'state' | 'submittedAt' | 'decidedAt' | 'erasedAt'>;

/** Submissions of a state: those that wait the longest first, those that were decided last first. */
export async function queuedVersions(
  db: Connection,
  wish: {
    readonly state: VersionStatus;
    readonly type: BusinessType | undefined;
    readonly vendorId: number | undefined;
    readonly page: number;
    readonly limit: number;
  },
): Promise<{ rows: QueuedVersion[]; total: number }> {
  let query = db.selectFrom('agreement_version').where('state', '=', wish.state);
  if (wish.type !== undefined) query = query.where('business_type', '=', wish.type);
  if (wish.vendorId !== undefined) query = query.where('vendor_id', '=', wish.vendorId);
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['id', 'vendor_id', 'number', 'business_type', 'state', 'submitted_at', 'decided_at', 'erased_at'])
    .orderBy(wish.state === 'submitted' ? 'submitted_at' : 'decided_at', wish.state === 'submitted' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(wish.limit)
    .offset((wish.page - 1) * wish.limit)
    .execute();
  return {
    total: Number(total),
    rows: rows.map((row) => ({
      id: row.id,
      vendorId: row.vendor_id,
      number: row.number,
      type: row.business_type,
      state: row.state,
      submittedAt: row.submitted_at.getTime(),
      decidedAt: row.decided_at?.getTime() ?? null,
      erasedAt: row.erased_at?.getTime() ?? null,
    })),
  };
}

export interface Looker {
  readonly versionId: string;
  readonly accountId: number;
  readonly since: number;
}

/** Says that an operator has a case open. Anyone who was away for longer than `awayMs` starts anew. */
export async function noteLooker(db: Connection, versionId: string, accountId: number, at: number, awayMs: number): Promise<void> {
  await sql`
    insert into agreement_looker (version_id, account_id, since, seen_at) values (${versionId}, ${accountId}, ${new Date(at)}, ${new Date(at)})
    on conflict (version_id, account_id) do update set seen_at = excluded.seen_at,
      since = case when agreement_looker.seen_at < ${new Date(at - awayMs)} then excluded.since else agreement_looker.since end`.execute(
    db,
  );
}

/** Who has these cases open: seen after an instant, the first to come first. */
export async function lookersOf(db: Connection, versionIds: readonly string[], seenAfter: number): Promise<Looker[]> {
  if (versionIds.length === 0) return [];
  const rows = await db
    .selectFrom('agreement_looker')
    .select(['version_id', 'account_id', 'since'])
    .where('version_id', 'in', versionIds)
    .where('seen_at', '>', new Date(seenAfter))
    .orderBy('since')
    .execute();
  return rows.map((row) => ({ versionId: row.version_id, accountId: row.account_id, since: row.since.getTime() }));
}

/** No one looks at what was decided. */
export async function forgetLookers(tx: Tx, versionId: string): Promise<void> {
  await tx.deleteFrom('agreement_looker').where('version_id', '=', versionId).execute();
}

const vendorsShown = 5;

/** Other vendors that submitted one of the numbers of this submission, by field. */
export async function vendorsWithNumbers(
  db: Connection,
  vendorId: number,
  versionId: string,
): Promise<{ field: ComparedField; vendorIds: number[] }[]> {
  const { rows } = await sql<{ field: ComparedField; vendor_ids: number[] }>`
    select mine.field, (array_agg(distinct other.vendor_id order by other.vendor_id))[:${sql.lit(vendorsShown)}] as vendor_ids
    from agreement_number mine join agreement_number other on other.mac = mine.mac and other.vendor_id <> ${vendorId}
    where mine.version_id = ${versionId} group by mine.field order by mine.field`.execute(db);
  return rows.map((row) => ({ field: row.field, vendorIds: row.vendor_ids.map(Number) }));
}

/** Other vendors that handed in one of these very files, by document. */
export async function vendorsWithFiles(
  db: Connection,
  vendorId: number,
  fileIds: readonly string[],
): Promise<{ document: DocumentKind; vendorIds: number[] }[]> {
  const { rows } = await sql<{ document: DocumentKind; vendor_ids: number[] }>`
    select mine.document, (array_agg(distinct other.vendor_id order by other.vendor_id))[:${sql.lit(vendorsShown)}] as vendor_ids
    from agreement_file mine join agreement_file other on other.content_mac = mine.content_mac and other.vendor_id <> ${vendorId}
    where mine.id = any(${fileIds}::uuid[]) and other.state = 'stored' group by mine.document order by mine.document`.execute(db);
  return rows.map((row) => ({ document: row.document, vendorIds: row.vendor_ids.map(Number) }));
}
