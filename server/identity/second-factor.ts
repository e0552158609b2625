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
  const step = row && /^\d{6}$/.test(code) ? stepOf(ctx, accountId, row.secret_box, code) : null;
  if (step === null) return false;
  const used = await ctx.db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** The time step a code belongs to, by the secret in a ciphertext; null when it is not of now, the step before or the one after. */
function stepOf(
  { clock, encryptionKeys }: Pick<IdentityContext, 'clock' | 'encryptionKeys'>,
  accountId: number,
  ciphertext: Buffer,
  code: string,
): number | null {
  const now = clock.now();
  const drift = totpOf(decrypt(ciphertext, encryptionKeys, boundTo(accountId))).validate({ token: code, timestamp: now, window: 1 });
  return drift === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + drift;
}

/** Keeps a secret that waits for its first code; one that was shown before no longer counts. */
export async function storeSetup(
  db: Connection,
  { encryptionKeys }: Pick<IdentityContext, 'encryptionKeys'>,
  accountId: number,
  { secret, expiresAt }: { readonly secret: string; readonly expiresAt: Date },
): Promise<void> {
  const row = { ciphertext: encrypt(secret, encryptionKeys, boundTo(accountId)), expires_at: expiresAt };
  await db
    .insertInto('second_factor_setup')
    .values({ account_id: accountId, ...row })
    .onConflict((c) => c.column('account_id').doUpdateSet(row))
    .execute();
}

/** Turns the secret that waits into the factor, by its first code, which is used up thereby. Answers what prevents it, or null. */
export async function takeSetup(
  tx: Connection,
  ctx: Pick<IdentityContext, 'clock' | 'encryptionKeys'>,
  accountId: number,
  code: string,
): Promise<'identity.setup_expired' | 'identity.code_wrong' | null> {
  const setup = await tx
    .selectFrom('second_factor_setup')
    .select('ciphertext')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', new Date(ctx.clock.now()))
    .executeTakeFirst();
  if (!setup) return 'identity.setup_expired';
  const step = stepOf(ctx, accountId, setup.ciphertext, code);
  if (step === null) return 'identity.code_wrong';
  await tx.insertInto('second_factor').values({ account_id: accountId, secret_box: setup.ciphertext, last_step: step }).execute();
  await tx.deleteFrom('second_factor_setup').where('account_id', '=', accountId).execute();
  return null;
}

/** A secret was replaced: closes every second factor with the new one, and those that wait. Answers how many were closed anew. (S47) */
export async function renewSecondFactors(db: Database, keys: Keys): Promise<number> {
  const renew = (table: string, ciphertext: string): Promise<number> =>
    renewCiphertexts(db, { table, id: 'account_id', owner: 'account_id', ciphertext }, (row) =>
      reencrypt(row.ciphertext, keys, boundTo(Number(row.id))),
    );
  return (await renew('second_factor', 'secret_box')) + (await renew('second_factor_setup', 'ciphertext'));
}

/** What an authenticator app reads, as a QR code or typed in. */
export const totpAddress = (email: string, secret: string): string => totpOf(secret, email).toString();
