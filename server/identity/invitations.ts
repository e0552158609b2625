// Vendors are invited: an operator creates the account, the invited person chooses the password (product 2).
import { pages } from '../../core/identity/pages.ts';
import type { Language } from '../../texts/typed.ts';
import { notice } from '../../texts/notices.ts';
import { writeAudit } from '../kit/audit.ts';
import { type Connection, inTransaction, type Tx } from '../kit/database.ts';
import { networkOf } from '../kit/network.ts';
import { refuseWith } from '../kit/refused.ts';
import type { IdentityContext, Origin } from './context.ts';
import { wordsIn } from './emails.ts';
import { assertGoodLink, endLinks, invitedBy, issueLink, linkTo, useLink } from './one-time-links.ts';
import { assertNewPassword } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { endSessions, startSession, type StartedSession } from './sessions.ts';

/** Whom to invite. The e-mail address is checked already. */
export interface InvitedAccount {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly utm: Readonly<Record<string, string>> | null;
}

/** Makes an account without a password, and emails its owner the way in. Refuses with `acquisition.email_taken`. */
export async function inviteAccount(tx: Tx, ctx: IdentityContext, wish: InvitedAccount): Promise<number> {
  const made = await tx
    .insertInto('account')
    .values({
      type: 'vendor',
      email: wish.email,
      password_hash: '',
      display_name: wish.name,
      language: wish.language,
      utm: wish.utm ? JSON.stringify(wish.utm) : null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  const accountId = made?.id ?? refuseWith('acquisition.email_taken', { field: 'email' });
  await emailInvitation(tx, ctx, accountId);
  return accountId;
}

/**
 * Emails the invitation with a fresh link; the one before it is no longer good. What someone typed about the business is on the page behind
 * the link, not in the mail: the address is not verified (S69).
 */
async function emailInvitation(tx: Tx, ctx: IdentityContext, accountId: number): Promise<void> {
  const token = await issueLink(tx, ctx, accountId, 'accept_invitation');
  const account = await tx.selectFrom('account').select(['email', 'language']).where('id', '=', accountId).executeTakeFirstOrThrow();
  await emailLink(tx, ctx, account, token);
}

/**
 * The same to the address given, which is that of the account from now on. Every old link ends, also one for a password that the old mailbox asked for,
 * and before the account is touched: the order in which accepting locks both. Refuses with `acquisition.has_joined`; an address of another account conflicts.
 */
export async function inviteAt(tx: Tx, ctx: IdentityContext, accountId: number, email: string): Promise<void> {
  await endLinks(tx, ctx, accountId);
  const token = await issueLink(tx, ctx, accountId, 'accept_invitation');
  const account = await tx
    .updateTable('account')
    .set({ email })
    .where('id', '=', accountId)
    .where('email_confirmed_at', 'is', null)
    .returning(['email', 'language'])
    .executeTakeFirst();
  await emailLink(tx, ctx, account ?? refuseWith('acquisition.has_joined'), token);
}

async function emailLink(tx: Tx, ctx: IdentityContext, account: { email: string; language: string }, token: string): Promise<void> {
  const language: Language = account.language === 'id' ? 'id' : 'en';
  await ctx.notifier.email(tx, {
    to: account.email,
    language,
    subject: notice('identity.invited_subject'),
    body: wordsIn(language).body('invited_text', { link: linkTo(ctx, language, pages.invitation, token) }),
  });
}

/** Whom a link invites, also once it has expired. Refuses with `identity.link_invalid` when it was used or never was. */
export async function readInvitation(
  ctx: IdentityContext,
  token: string,
): Promise<{ business_name: string; email: string; is_expired: boolean }> {
  const { accountId, isExpired } = (await invitedBy(ctx.db, ctx, token)) ?? refuseWith('identity.link_invalid');
  const [account, vendor] = await Promise.all([
    ctx.db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirstOrThrow(),
    ctx.directory.vendorOfAccount(ctx.db, accountId),
  ]);
  return { business_name: vendor?.businessName ?? '', email: account.email, is_expired: isExpired };
}

/** The first password, by the link of the invitation: the address is thereby confirmed, and the vendor is signed in. */
export async function acceptInvitation(ctx: IdentityContext, token: string, password: string, origin: Origin): Promise<StartedSession> {
  assertNewPassword(password, await assertGoodLink(ctx, token, 'accept_invitation'));
  const hash = await hashPassword(password, networkOf(origin.address));
  return inTransaction(ctx.db, async (tx) => {
    const accountId = await useLink(tx, ctx, token, 'accept_invitation');
    await endLinks(tx, ctx, accountId);
    await tx
      .updateTable('account')
      .set({ password_hash: hash, email_confirmed_at: new Date(ctx.clock.now()) })
      .where('id', '=', accountId)
      .execute();
    await endSessions(tx, ctx, accountId);
    await writeAudit(tx, { action: 'accept-invitation', accountId, address: origin.address, result: 'done' });
    return startSession(tx, ctx, accountId, origin);
  });
}

/** Three fresh links an hour are more than anyone needs. */
const perAccount = { attempts: 3, windowSeconds: 3_600 };

/** Anyone who holds an expired invitation has the mailbox it was sent to: a fresh one goes there. */
export async function renewInvitation(ctx: IdentityContext, token: string): Promise<void> {
  const { accountId } = (await invitedBy(ctx.db, ctx, token)) ?? refuseWith('identity.link_invalid');
  const wait = await ctx.throttle.hit(ctx.db, `renew-invitation ${accountId}`, perAccount);
  if (wait !== null) refuseWith('identity.too_many_attempts', { params: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });
  await inTransaction(ctx.db, (tx) => emailInvitation(tx, ctx, accountId));
}

/** Which of these accounts have confirmed their address, and so have been here. */
export async function hasJoined(db: Connection, accountIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (accountIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', [...accountIds])
    .where('email_confirmed_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
