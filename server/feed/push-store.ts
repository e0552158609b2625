// Browsers that show push messages. Their addresses are encrypted: who has one can write to it. (decision 0157)
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { defaultPushSetting, pushDevicesMax, type PushSetting } from '../../core/feed/push.ts';
import { decrypt, encrypt, reencrypt } from '../kit/ciphertext.ts';
import type { Connection, Database, Tx } from '../kit/database.ts';
import type { Keys } from '../kit/keys.ts';
import { renewCiphertexts } from '../kit/renew-ciphertexts.ts';
import type { PushAddress } from '../ports/push.ts';

const boundTo = (id: string): string => `push device ${id}`;
const hashOf = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

/** What an account chose, or what goes for everyone who chose nothing. */
export async function pushSettingOf(db: Connection, accountId: number): Promise<PushSetting> {
  const row = await db.selectFrom('push_setting').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  return row ? { quietFrom: row.quiet_from, quietUntil: row.quiet_until, showsDetails: row.shows_details } : defaultPushSetting;
}

type ChangedSetting = { readonly [Part in keyof PushSetting]?: PushSetting[Part] | undefined };
/** Writes what was changed and nothing else: two changes at the same time are both kept. */
export async function changePushSetting(db: Connection, accountId: number, changed: ChangedSetting): Promise<void> {
  const row = {
    ...(changed.quietFrom !== undefined && { quiet_from: changed.quietFrom }),
    ...(changed.quietUntil !== undefined && { quiet_until: changed.quietUntil }),
    ...(changed.showsDetails !== undefined && { shows_details: changed.showsDetails }),
  };
  const { quietFrom, quietUntil, showsDetails } = defaultPushSetting;
  const others = { quiet_from: quietFrom, quiet_until: quietUntil, shows_details: showsDetails };
  await db
    .insertInto('push_setting')
    .values({ account_id: accountId, ...others, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ account_id: accountId, ...row }))
    .execute();
}

/** The devices of an account, the newest first. */
export const pushDevicesOf = (db: Connection, accountId: number) =>
  db
    .selectFrom('push_device')
    .select(['id', 'session_id as sessionId', 'added_at as addedAt'])
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();

interface NewDevice {
  readonly accountId: number;
  readonly sessionId: string;
  readonly address: PushAddress;
  readonly serverKey: string;
  readonly at: Date;
}

/** A browser is one device, of the account and session that said so last. Of more than there may be the oldest go. */
export async function addPushDevice(tx: Tx, keys: Keys, { accountId, sessionId, address, serverKey, at }: NewDevice): Promise<void> {
  const id = randomUUID();
  const values = {
    id,
    account_id: accountId,
    session_id: sessionId,
    endpoint_hash: hashOf(address.endpoint),
    address_ciphertext: encrypt(JSON.stringify(address), keys, boundTo(id)),
    server_key: serverKey,
    added_at: at,
    summary_at: null,
  };
  // One browser of one session: what was there before is the same browser.
  await tx
    .deleteFrom('push_device')
    .where((e) => e.or([e('endpoint_hash', '=', values.endpoint_hash), e('session_id', '=', sessionId)]))
    .execute();
  await tx
    .insertInto('push_device')
    .values(values)
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(values))
    .execute();
  await sql`delete from push_device where id in (
    select id from push_device where account_id = ${accountId} order by added_at desc, id offset ${pushDevicesMax})`.execute(tx);
}

/** Answers whether it was there and of this account. */
export async function removePushDevice(db: Connection, accountId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('push_device').where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A device that is sent to; null when it is none any more. */
export async function findPushDevice(db: Connection, keys: Keys, id: string) {
  const row = await db.selectFrom('push_device').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  // Written above.
  const address = JSON.parse(decrypt(row.address_ciphertext, keys, boundTo(id))) as PushAddress;
  return { id, accountId: row.account_id, sessionId: row.session_id, serverKey: row.server_key, address };
}

export async function noteSent(db: Connection, id: string, at: Date): Promise<void> {
  await db.updateTable('push_device').set({ sent_at: at }).where('id', '=', id).execute();
}

/** Whether this is the first for a summary at an instant: only then is one to be made. */
export async function claimSummary(tx: Connection, id: string, at: Date, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('push_device')
    .set({ summary_at: at })
    .where('id', '=', id)
    .where((e) => e.or([e('summary_at', 'is', null), e('summary_at', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Encrypts the addresses anew with the newest key; answers how many. */
export const renewPushDevices = (db: Database, keys: Keys): Promise<number> =>
  renewCiphertexts(db, { table: 'push_device', id: 'id', owner: 'id', ciphertext: 'address_ciphertext' }, ({ id, ciphertext }) =>
    reencrypt(ciphertext, keys, boundTo(String(id))),
  );
