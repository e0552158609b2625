import { Secret, TOTP } from 'otpauth';
import type { Connection, Database } from '../kit/database.ts';
import type { Keys } from '../kit/keys.ts';
import { renewCiphertexts } from '../kit/renew-ciphertexts.ts';
import { encrypt, reencrypt, decrypt } from '../kit/ciphertext.ts';
import type { IdentityContext } from './context.ts';

const PERIOD_SECONDS = 30;
const boundTo = (accountId: number): string => `second factor of account ${accountId}`;
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Pelaminan', label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

/** 160 bits, in the base32 that authenticator apps take. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Keeps the secret encrypted, bound to its account. */
export async function storeSecondFactor(
  tx: Connection,
  ctx: Pick<IdentityContext, 'encryptionKeys'>,
  accountId: number,
  secret: string,
): Promise<void> {
  const ciphertext = encrypt(secret, ctx.encryptionKeys, boundTo(accountId));
  await tx
    .insertInto('second_factor')
    .values({ account_id: accountId, secret_box: ciphertext })
    .onConflict((c) => c.column('account_id').doUpdateSet({ secret_box: ciphertext, last_step: 0 }))
    .execute();
}

/** Right and not used before: each time step is good once, decided by the row itself, so that two processes cannot both say yes (S6). */
export async function assertSecondFactor(ctx: IdentityContext, accountId: number, code: string): Promise<boolean> {
  const row = await ctx.db.selectFrom('second_factor').select('secret_box').where('account_id', '=', accountId).executeTakeFirst();
  if (!row || !/^\d{6}$/.test(code)) return false;
  const now = ctx.clock.now();
  const drift = totpOf(decrypt(row.secret_box, ctx.encryptionKeys, boundTo(accountId))).validate({
    token: code,
    timestamp: now,
    window: 1,
  });
  if (drift === null) return false;
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + drift;
  const used = await ctx.db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** A secret was replaced: closes every second factor with the new one. Answers how many were closed anew. (S47) */
export const renewSecondFactors = (db: Database, keys: Keys): Promise<number> =>
  renewCiphertexts(db, { table: 'second_factor', id: 'account_id', owner: 'account_id', ciphertext: 'secret_box' }, ({ id, ciphertext }) =>
    reencrypt(ciphertext, keys, boundTo(Number(id))),
  );

/** What an authenticator app reads, as a QR code or typed in. */
export const totpAddress = (email: string, secret: string): string => totpOf(secret, email).toString();
