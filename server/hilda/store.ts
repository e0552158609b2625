import type { HildaStatus } from '../../core/hilda/membership.ts';
import type { Connection, Tx } from '../kit/database.ts';

export interface Member {
  readonly vendorId: number;
  readonly status: HildaStatus;
  readonly askedAt: Date;
  readonly joinedAt: Date | null;
}
const columns = ['vendor_id', 'status', 'asked_at', 'joined_at'] as const;
interface Row {
  readonly vendor_id: number;
  readonly status: HildaStatus;
  readonly asked_at: Date;
  readonly joined_at: Date | null;
}
const member = (row: Row): Member => ({
  vendorId: row.vendor_id,
  status: row.status,
  askedAt: row.asked_at,
  joinedAt: row.joined_at,
});

/** A vendor who never asked has no row. */
export async function memberOf(db: Connection, vendorId: number): Promise<Member | null> {
  const row = await db.selectFrom('hilda_member').select(columns).where('vendor_id', '=', vendorId).executeTakeFirst();
  return row ? member(row) : null;
}

/** Locked until the transaction ends; a vendor who never asked gets a row, so that two steps at once wait for each other. */
export async function lockMember(tx: Tx, vendorId: number, now: Date): Promise<Member> {
  await tx
    .insertInto('hilda_member')
    .values({ vendor_id: vendorId, status: 'inactive', asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return member(
    await tx.selectFrom('hilda_member').select(columns).where('vendor_id', '=', vendorId).forUpdate().executeTakeFirstOrThrow(),
  );
}

/** Under `lockMember`, which made the row. */
export async function writeMember(tx: Tx, { vendorId, status, askedAt, joinedAt }: Member): Promise<void> {
  await tx.updateTable('hilda_member').set({ status, asked_at: askedAt, joined_at: joinedAt }).where('vendor_id', '=', vendorId).execute();
}

/** Those who wait come oldest first, those who joined newest first. */
export async function findMembers(
  db: Connection,
  asked: { readonly status: 'pending' | 'active'; readonly limit: number; readonly offset: number },
): Promise<{ rows: Member[]; total: number }> {
  const matching = db.selectFrom('hilda_member').where('status', '=', asked.status);
  const [rows, counted] = await Promise.all([
    matching
      .select(columns)
      .orderBy(asked.status === 'pending' ? 'asked_at' : 'joined_at', asked.status === 'pending' ? 'asc' : 'desc')
      .orderBy('vendor_id')
      .limit(asked.limit)
      .offset(asked.offset)
      .execute(),
    matching.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(member), total: Number(counted.total) };
}

/** Those who have joined, whatever has become of their profile since. */
export async function activeVendorIds(db: Connection): Promise<number[]> {
  const rows = await db.selectFrom('hilda_member').select('vendor_id').where('status', '=', 'active').execute();
  return rows.map((row) => row.vendor_id);
}
