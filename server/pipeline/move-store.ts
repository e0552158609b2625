// Where vendors put their clients by hand. Rows are only added.
import { sql } from 'kysely';
import type { Loss, LostReason, Stage } from '../../core/clients/stage.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** A move by hand. Instants are epoch milliseconds. */
export interface Move {
  readonly coupleId: number;
  readonly number: number;
  readonly stage: Stage;
  readonly reason: LostReason | null;
  readonly at: number;
}

/** The last move of each client. `coupleIds` narrows to these; null: all. */
export async function lastMoves(db: Connection, vendorId: number, coupleIds: readonly number[] | null): Promise<Move[]> {
  const { rows } = await sql<{ couple_id: number; number: number; stage: Stage; reason: LostReason | null; moved_at: Date }>`
    select distinct on (couple_id) couple_id, number, stage, reason, moved_at from client_move
    where vendor_id = ${vendorId} and (${coupleIds === null} or couple_id = any(${[...(coupleIds ?? [])]}::bigint[]))
    order by couple_id, number desc`.execute(db);
  return rows.map(({ couple_id: coupleId, moved_at: at, ...row }) => ({ ...row, coupleId, at: at.getTime() }));
}

/** Writes a move down; false: another has this number already. */
export async function insertMove(
  tx: Tx,
  move: {
    readonly vendorId: number;
    readonly coupleId: number;
    readonly number: number;
    readonly from: Stage;
    readonly stage: Stage;
    readonly loss: Loss | null;
    readonly accountId: number;
    readonly at: number;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('client_move')
    .values({
      vendor_id: move.vendorId,
      couple_id: move.coupleId,
      number: move.number,
      from_stage: move.from,
      stage: move.stage,
      reason: move.loss?.reason ?? null,
      words: move.loss?.words ?? '',
      account_id: move.accountId,
      moved_at: new Date(move.at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
