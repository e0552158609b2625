import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection, Tx } from '../../kit/database.ts';
import { hashOf } from '../secrets.ts';

/** What a browser is asked to sign for. */
export type Purpose = 'add' | 'sign_in' | 'confirm';
const challengeMs = 5 * 60_000;

/** Makes a challenge; of who signs in the account is not known yet. Only its hash is kept. */
export async function issueChallenge(
  db: Connection,
  purpose: Purpose,
  accountId: number | null,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashOf(Buffer.from(challenge).toString('base64url')),
      purpose,
      account_id: accountId,
      expires_at: new Date(now + challengeMs),
    })
    .execute();
  return challenge;
}

/** What a challenge is for. */
export interface Asked {
  readonly challenge: string;
  readonly purpose: Purpose;
  readonly accountId: number | null;
}

/** Whether a challenge is ours, for this, and still good: a look before anything is verified. */
export async function isChallenge(db: Connection, { challenge, purpose, accountId }: Asked, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('passkey_challenge')
    .select('purpose')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses a challenge up, with what it is used for. The deletion is the check: of two uses at once, on any process, one finds it. */
export async function takeChallenge(tx: Connection, { challenge, purpose, accountId }: Asked, now: number): Promise<boolean> {
  const taken = await tx
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
}

/** A passkey as it is stored. */
export interface StoredPasskey {
  readonly id: string;
  readonly accountId: number;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly uses: number;
  readonly transports: string[];
  readonly name: string;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}
const columns = [
  'id',
  'account_id as accountId',
  'credential_id as credentialId',
  'public_key as publicKey',
  'uses',
  'transports',
  'name',
  'added_at as addedAt',
  'last_used_at as lastUsedAt',
] as const;

/** The passkeys of an account, in the order in which they were added. */
export const passkeysOf = (db: Connection, accountId: number): Promise<StoredPasskey[]> =>
  db.selectFrom('passkey').select(columns).where('account_id', '=', accountId).orderBy('added_at').orderBy('id').execute();

/** The passkey that a browser names, of any account; null when there is none. */
export async function passkeyBy(db: Connection, credentialId: Buffer): Promise<StoredPasskey | null> {
  return (await db.selectFrom('passkey').select(columns).where('credential_id', '=', credentialId).executeTakeFirst()) ?? null;
}

/** Keeps a passkey; false when another one, of whatever account, is called the same. */
export async function insertPasskey(tx: Tx, passkey: Omit<StoredPasskey, 'id' | 'lastUsedAt'>): Promise<boolean> {
  const { accountId, credentialId, publicKey, uses, transports, name, addedAt } = passkey;
  const inserted = await tx
    .insertInto('passkey')
    .values({ account_id: accountId, credential_id: credentialId, public_key: publicKey, uses, transports, name, added_at: addedAt })
    .onConflict((c) => c.column('credential_id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Counts a use. The update is the check: one that counts has counted on since the last use, and a passkey that was removed is gone. */
export async function countUse(tx: Connection, id: string, uses: number, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update passkey set uses = ${uses}, last_used_at = ${at} where id = ${id} and (uses < ${uses} or (uses = 0 and ${uses} = 0))`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Calls a passkey of an account something else; whether there is one. */
export async function writeName(db: Connection, accountId: number, id: string, name: string): Promise<boolean> {
  const changed = await db.updateTable('passkey').set({ name }).where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Removes a passkey of an account; whether there was one. */
export async function deletePasskey(tx: Tx, accountId: number, id: string): Promise<boolean> {
  const removed = await tx.deleteFrom('passkey').where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();
  return removed.numDeletedRows === 1n;
}
