// Accounts of people who work for a vendor: made by an invitation, closed when they leave (decision 0152).
import type { Language } from '../../core/identity/language.ts';
import type { Refusal } from '../../core/outcome.ts';
import type { RefusalCode } from '../../contract/refusals.ts';
import { writeAudit } from '../kit/audit.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { networkOf } from '../kit/network.ts';
import { Refused } from '../kit/refused.ts';
import type { IdentityContext, Origin } from './context.ts';
import { checkPersonName } from './display-name.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { startSession, type StartedSession } from './sessions.ts';

/** A name and a password that were checked. */
export interface Credentials {
  readonly name: string;
  readonly passwordHash: string;
}

/** Checks the name and the password that someone chose for the account of an address, before anything is hashed. Refuses with all that is wrong. */
export function assertCredentials({ name, password }: { readonly name: string; readonly password: string }, email: string): string {
  const named = checkPersonName(name);
  const checked = checkNewPassword(password, email);
  const [first, ...rest]: Refusal<RefusalCode>[] = [...(named.ok ? [] : named.refusals), ...(checked.ok ? [] : checked.refusals)];
  if (first || !named.ok) throw new Refused([first ?? { code: 'request.invalid' }, ...rest]);
  return named.value;
}

/** Hashes a password in the turn of the network it came from. */
export const hashFor = (password: string, { address }: Origin): Promise<string> => hashPassword(password, networkOf(address));

/** Makes the account of someone who joins a team, and signs them in; null when the address has an account already. */
export async function openMemberAccount(
  tx: Tx,
  ctx: IdentityContext,
  { email, name, passwordHash, language }: Credentials & { readonly email: string; readonly language: Language },
  origin: Origin,
): Promise<(StartedSession & { readonly accountId: number }) | null> {
  const made = await tx
    .insertInto('account')
    .values({
      type: 'vendor',
      email,
      password_hash: passwordHash,
      display_name: name,
      language,
      email_confirmed_at: new Date(ctx.clock.now()),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return null;
  await writeAudit(tx, { action: 'accept-invitation', accountId: made.id, address: origin.address, result: 'done' });
  return { ...(await startSession(tx, ctx, made.id, origin)), accountId: made.id };
}

/** Locks an account, so that whatever else depends on it is decided one after the other. Answers whether it stays: not closed, not to be deleted. */
export async function lockAccount(tx: Tx, accountId: number): Promise<boolean> {
  const account = await tx.selectFrom('account').select('disabled_at').where('id', '=', accountId).forUpdate().executeTakeFirst();
  if (account?.disabled_at !== null) return false;
  const leaving = await tx
    .selectFrom('account_deletion')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return leaving === undefined;
}

/** How an account of a team is shown to the others. */
export interface TeamAccount {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
}

/** The accounts of a team, by id. */
export async function teamAccounts(db: Connection, ids: readonly number[]): Promise<ReadonlyMap<number, TeamAccount>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'uuid', 'display_name', 'email', 'language', 'created_at'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { uuid: row.uuid, name: row.display_name, email: row.email, language: row.language, createdAt: row.created_at },
    ]),
  );
}
