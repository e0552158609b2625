// Proposals of operators.
import { type Selectable, sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import {
  type ActKind,
  actKinds,
  type Allowance,
  type DoneAlone,
  permissionsToDecide,
  type ProposalStatus,
  proposalStatuses,
} from '../../core/operations/proposal.ts';
import { type BusinessDay, businessDayOf } from '../../core/time.ts';
import type { Tables } from '../database/tables.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** What a proposal says, as it was shown when it was asked for. */
export type Terms = Readonly<Record<string, string | number>>;

export interface Proposal {
  readonly id: string;
  readonly kind: ActKind;
  /** `payout:…`, `vendor:…`, as the audit log names it. */
  readonly subject: string;
  readonly vendorId: number | null;
  readonly amountIdr: Idr | null;
  /** Accounts it is about. */
  readonly concerns: readonly number[];
  readonly terms: Terms;
  readonly ground: string;
  readonly reason: string | null;
  readonly needsSecond: boolean;
  readonly status: ProposalStatus;
  readonly askedBy: number;
  readonly askedAt: Date;
  readonly expiresAt: number;
  readonly decision: { readonly by: number; readonly at: Date; readonly reason: string | null } | null;
}
export interface NewProposal extends Omit<Proposal, 'id' | 'status' | 'askedAt' | 'decision'> {
  readonly askedAt: number;
  readonly allowance: Allowance;
  readonly weight: number;
  readonly limitThen: number;
  readonly idempotencyKey: string | null;
}

type Row = Selectable<Tables['proposal']>;
function oneOf<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new RangeError(`${word} is none of ${words.join(', ')}`);
  return found;
}
const fromRow = (row: Row): Proposal => ({
  id: row.id,
  kind: oneOf(actKinds, row.kind),
  subject: row.subject,
  vendorId: row.vendor_id,
  amountIdr: row.amount_idr,
  concerns: row.concerns.map(Number),
  terms: row.terms,
  ground: row.ground,
  reason: row.reason,
  needsSecond: row.needs_second,
  status: oneOf(proposalStatuses, row.status),
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  expiresAt: row.expires_at.getTime(),
  decision:
    row.decided_by === null || row.decided_at === null ? null : { by: row.decided_by, at: row.decided_at, reason: row.decision_reason },
});

/** What operators do is done one after the other, on all processes, so that sums of a day hold. First of all locks of a transaction. */
export async function oneAfterTheOther(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('proposal'))`.execute(tx);
}

/** What was done today on one person's word, by this operator and for this vendor, whatever became of it. */
export async function doneAlone(
  tx: Tx,
  { operatorId, vendorId, allowance, day }: { operatorId: number; vendorId: number | null; allowance: Allowance; day: BusinessDay },
): Promise<DoneAlone> {
  const { rows } = await sql<{ by_operator: number; for_vendor: number }>`
    select coalesce(sum(weight) filter (where asked_by = ${operatorId}), 0)::bigint as by_operator,
      coalesce(sum(weight) filter (where vendor_id = ${vendorId}), 0)::bigint as for_vendor
    from proposal where not needs_second and asked_on = ${day} and allowance = ${allowance} and (asked_by = ${operatorId} or vendor_id = ${vendorId})`.execute(
    tx,
  );
  return { byOperator: rows[0]?.by_operator ?? 0, forVendor: rows[0]?.for_vendor ?? 0 };
}

/** What needs no second person is stored as done: the caller does it in the same transaction. */
export async function insertProposal(tx: Tx, asked: NewProposal): Promise<Proposal> {
  const row = await tx
    .insertInto('proposal')
    .values({
      kind: asked.kind,
      subject: asked.subject,
      vendor_id: asked.vendorId,
      amount_idr: asked.amountIdr,
      allowance: asked.allowance,
      weight: asked.weight,
      limit_then: asked.limitThen,
      concerns: sql`${[...asked.concerns]}::bigint[]`,
      terms: JSON.stringify(asked.terms),
      ground: asked.ground,
      reason: asked.reason,
      needs_second: asked.needsSecond,
      status: asked.needsSecond ? 'waiting' : 'done',
      asked_by: asked.askedBy,
      asked_at: new Date(asked.askedAt),
      asked_on: businessDayOf(asked.askedAt),
      expires_at: new Date(asked.expiresAt),
      idempotency_key: asked.idempotencyKey,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** What no one decided in time makes room. */
export async function expireAbout(tx: Tx, subject: string, now: number): Promise<void> {
  await tx
    .updateTable('proposal')
    .set({ status: 'expired' })
    .where('subject', '=', subject)
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', new Date(now))
    .execute();
}

/** What an operator asked for under a key before: the same request again. */
export async function findByKey(tx: Tx, askedBy: number, kind: ActKind, key: string | null): Promise<Proposal | null> {
  if (key === null) return null;
  const row = await tx
    .selectFrom('proposal')
    .selectAll()
    .where('asked_by', '=', askedBy)
    .where('kind', '=', kind)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Not locked: what is decided on it is looked at again under `oneAfterTheOther`. */
export async function findProposal(db: Connection, id: string): Promise<Proposal | null> {
  const row = await db.selectFrom('proposal').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Locked until the transaction ends. */
export async function lockProposal(tx: Tx, id: string): Promise<Proposal | null> {
  const row = await tx.selectFrom('proposal').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Closes one that is locked and waits. */
export async function closeProposal(
  tx: Tx,
  id: string,
  closed: {
    readonly status: Exclude<ProposalStatus, 'waiting' | 'expired'>;
    readonly by: number;
    readonly at: number;
    readonly reason: string | null;
  },
): Promise<Proposal> {
  const row = await tx
    .updateTable('proposal')
    .set({ status: closed.status, decided_by: closed.by, decided_at: new Date(closed.at), decision_reason: closed.reason })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export interface ProposalFilter {
  readonly kinds: readonly ActKind[];
  /** Waiting ones, closed ones that took or would have taken two, or those of one kind with these ends. */
  readonly statuses: readonly ProposalStatus[];
  readonly needsSecond?: boolean | undefined;
  readonly askedBy?: number | undefined;
  /** Those this operator can decide: someone else made them, they are not about this operator, and it holds every permission they give. */
  readonly decidableBy?: { readonly accountId: number; readonly permissions: readonly string[] } | undefined;
  readonly vendorId?: number | undefined;
  readonly now: number;
}
/** One that no one decided in time waits no more, though no one wrote so. */
const matching = (db: Connection, { kinds, statuses, needsSecond, askedBy, decidableBy, vendorId, now }: ProposalFilter) => {
  const status = sql<string>`case when status = 'waiting' and expires_at <= ${new Date(now)} then 'expired' else status end`;
  let query = db
    .selectFrom('proposal')
    .where('kind', 'in', [...kinds])
    .where(status, 'in', [...statuses]);
  if (needsSecond !== undefined) query = query.where('needs_second', '=', needsSecond);
  if (askedBy !== undefined) query = query.where('asked_by', '=', askedBy);
  if (decidableBy !== undefined) {
    const { accountId, permissions } = decidableBy;
    const held = actKinds.filter((kind) => permissionsToDecide(kind, []).every((one) => permissions.includes(one)));
    query = query
      .where('kind', 'in', held)
      .where('asked_by', '<>', accountId)
      .where(sql<boolean>`${accountId} <> all(concerns)`)
      .where(sql<boolean>`string_to_array(coalesce(terms->>'permissions', ''), ',') <@ ${[...permissions]}::text[]`);
  }
  if (vendorId !== undefined) query = query.where('vendor_id', '=', vendorId);
  return query;
};

/** Those that wait from the oldest on, all others from the newest. */
export async function listProposals(
  db: Connection,
  filter: ProposalFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<Proposal[]> {
  const direction = filter.statuses.length === 1 && filter.statuses[0] === 'waiting' ? 'asc' : 'desc';
  const rows = await matching(db, filter)
    .selectAll()
    .orderBy('asked_at', direction)
    .orderBy('id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(fromRow);
}

/** Those that `listProposals` pages through, and when the first of them was asked; null when there is none. */
export async function countProposals(db: Connection, filter: ProposalFilter): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await matching(db, filter)
    .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('asked_at').as('oldest_at')])
    .executeTakeFirstOrThrow();
  return { count: row.count, oldestAt: row.oldest_at };
}

/** What waits about each of these things. */
export async function waitingAbout(db: Connection, subjects: readonly string[], now: number): Promise<Map<string, Proposal>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom('proposal')
    .selectAll()
    .where('subject', 'in', [...subjects])
    .where('status', '=', 'waiting')
    .where('expires_at', '>', new Date(now))
    .execute();
  return new Map(rows.map((row) => [row.subject, fromRow(row)]));
}

/** Everything that was proposed about one thing, oldest first. */
export async function proposalsAbout(db: Connection, subject: string): Promise<Proposal[]> {
  const rows = await db.selectFrom('proposal').selectAll().where('subject', '=', subject).orderBy('asked_at').orderBy('id').execute();
  return rows.map(fromRow);
}

/** The newest proposal to give an instalment back; null when no one made one. */
export async function refundAskedFor(db: Connection, instalmentId: string): Promise<Proposal | null> {
  const row = await db
    .selectFrom('proposal')
    .selectAll()
    .where('subject', '=', `instalment:${instalmentId}`)
    .where('kind', '=', 'instalment_refund')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}
