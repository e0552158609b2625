import { sql } from 'kysely';
import { readCode, recoveryCodeOf, recoveryCodes } from '../../../core/identity/second-factor.ts';
import { randomBytes } from 'node:crypto';
import type { Connection, Tx } from '../../kit/database.ts';
import { hashOf } from '../secrets.ts';

/** Which ways an account has to give a second factor. */
interface Factors {
  /** Since when codes of an app are asked for. */
  readonly codesSince: Date | null;
  readonly recoveryLeft: number;
  readonly passkeys: number;
}

/** The ways of an account. */
export async function factorsOf(db: Connection, accountId: number): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select (select created_at from second_factor where account_id = ${accountId}) as "codesSince",
      (select count(*)::int from recovery_code where account_id = ${accountId} and used_at is null) as "recoveryLeft",
      (select count(*)::int from passkey where account_id = ${accountId}) as passkeys`.execute(db);
  return rows[0] ?? { codesSince: null, recoveryLeft: 0, passkeys: 0 };
}

/** Whether signing in to an account asks for more than the password. */
export const hasFactor = ({ codesSince, passkeys }: Factors): boolean => codesSince !== null || passkeys > 0;

/** The accounts among these that have a second factor. */
export async function withFactor(db: Connection, accountIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from second_factor where account_id = any(${[...accountIds]}::bigint[])
    union select account_id from passkey where account_id = any(${[...accountIds]}::bigint[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Bound to its account. The code holds 80 bits from the system's generator: a plain hash keeps it. */
const recoveryHash = (accountId: number, code: string): Buffer => hashOf(`recovery code of account ${accountId}\0${code}`);

/** Makes recovery codes; the ones before no longer work. They are known to no one but who is answered. */
export async function makeRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => recoveryCodeOf(randomBytes(16)));
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: recoveryHash(accountId, readCode(code)?.code ?? code) })))
    .execute();
  return codes;
}

/** Uses a recovery code up. The update is the check: of two uses at once, one finds it unused. Answers how many are left; null when it is none. */
export async function useRecoveryCode(tx: Tx, accountId: number, code: string, at: Date): Promise<number | null> {
  const used = await tx
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', recoveryHash(accountId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n ? (await factorsOf(tx, accountId)).recoveryLeft : null;
}

/** Turns codes off. Passkeys stay, and recovery codes with them. */
export async function removeCodes(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('second_factor').where('account_id', '=', accountId).execute();
  if (!hasFactor(await factorsOf(tx, accountId))) await removeFactors(tx, accountId);
}

/** Ends every way of an account. */
export async function removeFactors(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('second_factor').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('second_factor_setup').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('second_factor_removal').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('passkey').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute();
}

/** Writes down that a session gave the factor. */
export const markGiven = (tx: Connection, sessionId: string, at: Date): Promise<unknown> =>
  tx.updateTable('session').set({ factor_given_at: at }).where('id', '=', sessionId).execute();

/** When a session gave the factor last; null: it did not. */
export async function givenAt(db: Connection, sessionId: string): Promise<number | null> {
  const row = await db.selectFrom('session').select('factor_given_at').where('id', '=', sessionId).executeTakeFirst();
  return row?.factor_given_at?.getTime() ?? null;
}
