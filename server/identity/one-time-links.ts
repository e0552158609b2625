import type { Language } from '../../core/identity/language.ts';
import type { Connection } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { IdentityContext } from './context.ts';
import { hashOf, newSecret } from './secrets.ts';

type Purpose = 'reset_password' | 'accept_invitation';
const lifeSeconds: Readonly<Record<Purpose, number>> = { reset_password: 1_800, accept_invitation: 3_600 };

/** Makes a link's token; older ones for the same purpose die with it. Only its hash is kept (S8). */
export async function issueLink(tx: Connection, ctx: IdentityContext, accountId: number, purpose: Purpose): Promise<string> {
  const now = ctx.clock.now();
  await tx
    .updateTable('one_time_link')
    .set({ used_at: new Date(now) })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  const token = newSecret();
  await tx
    .insertInto('one_time_link')
    .values({ token_hash: hashOf(token), account_id: accountId, purpose, expires_at: new Date(now + lifeSeconds[purpose] * 1000) })
    .execute();
  return token;
}

/** Ends every link of an account: one of them was used, or its address is another now. */
export async function endLinks(tx: Connection, ctx: Pick<IdentityContext, 'clock'>, accountId: number): Promise<void> {
  await tx
    .updateTable('one_time_link')
    .set({ used_at: new Date(ctx.clock.now()) })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

/** A look before a password is hashed: guesses at links cost no hashing. Answers the address of its account; refuses with `identity.link_invalid`. */
export async function assertGoodLink(ctx: Pick<IdentityContext, 'db' | 'clock'>, token: string, purpose: Purpose): Promise<string> {
  const found = await ctx.db
    .selectFrom('one_time_link')
    .innerJoin('account', 'account.id', 'one_time_link.account_id')
    .select('account.email')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(ctx.clock.now()))
    .executeTakeFirst();
  return found?.email ?? refuseWith('identity.link_invalid');
}

/** Uses a token up and answers whose it is. The update is the check: of two uses at once, one finds it unused. */
export async function useLink(tx: Connection, ctx: IdentityContext, token: string, purpose: Purpose): Promise<number> {
  const now = new Date(ctx.clock.now());
  const row = await tx
    .updateTable('one_time_link')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? refuseWith('identity.link_invalid');
}

/** Whom an unused link invites, also when it has expired; null when it was used, replaced or never made, or its account has joined. */
export async function invitedBy(
  db: Connection,
  ctx: IdentityContext,
  token: string,
): Promise<{ accountId: number; isExpired: boolean } | null> {
  const row = await db
    .selectFrom('one_time_link')
    .innerJoin('account', 'account.id', 'one_time_link.account_id')
    .select(['account.id', 'one_time_link.expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', 'accept_invitation')
    .where('used_at', 'is', null)
    .where('account.email_confirmed_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();
  return row ? { accountId: row.id, isExpired: row.expires_at.getTime() <= ctx.clock.now() } : null;
}

/** An address in an email: from our configured address alone, the token in the fragment, which browsers send to no one. */
export const linkTo = (ctx: Pick<IdentityContext, 'addresses'>, language: Language, path: string, token?: string): string =>
  `${ctx.addresses.page(path, language)}${token === undefined ? '' : `#token=${token}`}`;
