// Passwords and names of accounts.
import { checkEmail, normaliseEmail } from '../../core/identity/email.ts';
import { signInPages } from '../../core/identity/pages.ts';
import { dateTime } from '../../texts/format.ts';
import type { Language } from '../../texts/typed.ts';
import { notice } from '../../texts/notices.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { networkOf } from '../kit/network.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import { confirmPassword } from './confirm-password.ts';
import type { IdentityContext, Origin } from './context.ts';
import { checkPersonName } from './display-name.ts';
import { assertMailable, inEvenTime, wordsIn } from './emails.ts';
import { assertGoodLink, endLinks, issueLink, linkTo, useLink } from './one-time-links.ts';
import { cancelRemoval } from './factors/removal.ts';
import { assertNewPassword } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { endSessions } from './sessions.ts';
import { emailSignUpLink } from './sign-up.ts';

/** How a couple is called. The name of a business is in the profile of its vendor; operators bear the name they were added with, which a second person reads. */
export async function changeName(ctx: IdentityContext, session: Session, raw: string): Promise<void> {
  const name = checkPersonName(raw);
  if (!name.ok) throw new Refused(name.refusals);
  await inTransaction(ctx.db, (tx) =>
    tx.updateTable('account').set({ display_name: name.value }).where('id', '=', session.accountId).execute(),
  );
}

/** Answers the same, and after the same time, whether or not the address has an account. Asked too often: `identity.too_many_attempts`. */
export async function forgotPassword(
  ctx: IdentityContext,
  rawEmail: string,
  language: Language,
  origin: Origin,
): Promise<{ email: string }> {
  const email = checkEmail(rawEmail);
  if (!email.ok) throw new Refused(email.refusals);
  await assertMailable(ctx, 'reset', email.value, origin);
  await inEvenTime(() => emailReset(ctx, email.value, language, origin));
  return { email: email.value };
}

const emailReset = (ctx: IdentityContext, email: string, language: Language, origin: Origin): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select(['id', 'type', 'email_confirmed_at'])
      .where('email', '=', normaliseEmail(email))
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (!account) return;
    // Who never confirmed has no password to replace.
    if (account.type === 'user' && account.email_confirmed_at === null) return emailSignUpLink(tx, ctx, { email, language, utm: null });
    const token = await issueLink(tx, ctx, account.id, 'reset_password');
    const link = linkTo(ctx, language, signInPages[account.type].reset, token);
    const t = wordsIn(language);
    await ctx.notifier.email(tx, {
      to: email,
      language,
      subject: notice('identity.reset_subject'),
      body: t.body('reset_text', { link }),
    });
    await writeAudit(tx, { action: 'forgot-password', accountId: account.id, address: origin.address, result: 'done' });
  });

async function setPassword(tx: Tx, ctx: IdentityContext, accountId: number, hash: string, keepSessionId?: string): Promise<void> {
  const account = await tx
    .updateTable('account')
    .set({ password_hash: hash })
    .where('id', '=', accountId)
    .returning(['email', 'type', 'language'])
    .executeTakeFirstOrThrow();
  // A link to a new password was sent before this one was chosen: it ends with the sessions.
  await endLinks(tx, ctx, accountId);
  await endSessions(tx, ctx, accountId, keepSessionId === undefined ? {} : { exceptId: keepSessionId });
  // A second factor stays. Anyone who knew the old password and asked for its removal waits in vain.
  await cancelRemoval(tx, accountId);
  const language: Language = account.language === 'id' ? 'id' : 'en';
  const t = wordsIn(language);
  await ctx.notifier.email(tx, {
    to: account.email,
    language,
    subject: notice('identity.changed_subject'),
    body: t.body('changed_text', {
      when: dateTime(ctx.clock.now(), language),
      link: linkTo(ctx, language, signInPages[account.type].forgot),
    }),
  });
}

/** A new password by a emailed link; the address is thereby confirmed too, and every session ends. */
export async function resetPassword(ctx: IdentityContext, token: string, password: string, origin: Origin): Promise<void> {
  assertNewPassword(password, await assertGoodLink(ctx, token, 'reset_password'));
  const hash = await hashPassword(password, networkOf(origin.address));
  await inTransaction(ctx.db, async (tx) => {
    const accountId = await useLink(tx, ctx, token, 'reset_password');
    await tx
      .updateTable('account')
      .set({ email_confirmed_at: new Date(ctx.clock.now()) })
      .where('id', '=', accountId)
      .where('email_confirmed_at', 'is', null)
      .execute();
    await setPassword(tx, ctx, accountId, hash);
    await writeAudit(tx, { action: 'reset-password', accountId, address: origin.address, result: 'done' });
  });
}

/** While a password was looked at and the new one hashed, the account may have got another one by a link: that one stays. Locks the account. */
async function assertStillPassword(tx: Tx, accountId: number, before: string): Promise<void> {
  const account = await tx.selectFrom('account').select('password_hash').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirst();
  if (account?.password_hash !== before) refuseWith('identity.password_wrong', { field: 'current_password' });
}

/** A new password by the current one; this session stays, the others end, a notice is emailed (S7). */
export async function changePassword(
  ctx: IdentityContext,
  session: Session,
  current: string,
  password: string,
  origin: Origin,
): Promise<void> {
  const { accountId } = session;
  const { email, password_hash: before } = await ctx.db
    .selectFrom('account')
    .select(['email', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  assertNewPassword(password, email);
  await confirmPassword(ctx, {
    accountId,
    password: current,
    field: 'current_password',
    action: 'change-password',
    address: origin.address,
  });
  const hash = await hashPassword(password, networkOf(origin.address));
  await inTransaction(ctx.db, async (tx) => {
    await assertStillPassword(tx, accountId, before);
    await setPassword(tx, ctx, accountId, hash, session.id);
    await writeAudit(tx, { action: 'change-password', accountId, address: origin.address, result: 'done' });
  });
}
