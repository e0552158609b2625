// Sign-up of couples and everything about passwords.
import { checkEmail, normaliseEmail } from '../../core/identity/email.ts';
import { checkPassword } from '../../core/identity/password.ts';
import type { Refusal } from '../../core/outcome.ts';
import { cleanName } from '../../core/text.ts';
import type { RefusalCode } from '../../contract/refusals.ts';
import { dateTime } from '../../texts/format.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { identityMessagesEn } from '../../texts/messages/identity.en.ts';
import { identityMessagesId } from '../../texts/messages/identity.id.ts';
import type { Language } from '../../texts/typed.ts';
import { audit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import { isCommonPassword } from './common-passwords.ts';
import { confirmPassword } from './confirm-password.ts';
import type { IdentityContext, Origin } from './context.ts';
import { networkOf } from './network.ts';
import { issueLink, linkTo, useLink } from './one-time-links.ts';
import { hashPassword } from './password-hash.ts';
import { endSessions, startSession, type StartedSession } from './sessions.ts';

const words = (language: Language) => messagesIn(language, identityMessagesEn, identityMessagesId);
/** Mails to strangers are what a sign-up form can be abused for. */
const mailsPerAddress = { attempts: 5, windowSeconds: 3_600 };
const mailsPerNetwork = { attempts: 30, windowSeconds: 3_600 };

async function assertMailable(ctx: IdentityContext, purpose: string, email: string, origin: Origin): Promise<void> {
  for (const [key, limit] of [
    [`${purpose} ${email}`, mailsPerAddress],
    [`${purpose} ${networkOf(origin.address)}`, mailsPerNetwork],
  ] as const) {
    const wait = await ctx.throttle.hit(ctx.db, key, limit);
    if (wait !== null) refuseWith('identity.too_many_attempts', { params: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });
  }
}

function assertPassword(password: string): void {
  const checked = checkPassword(password, isCommonPassword(password));
  if (!checked.ok) throw new Refused(checked.refusals);
}

type NameRefusal = { readonly code: 'identity.name_required' | 'identity.name_invalid'; readonly field: 'name' };

/** A person's name as it will be shown; refuses with the codes of this capability. */
function checkDisplayName(raw: string): { ok: true; value: string } | { ok: false; refusals: readonly [NameRefusal] } {
  const name = cleanName(raw, { field: 'name', maxLength: 80, isRequired: true });
  if (name.ok) return name;
  return {
    ok: false,
    refusals: [{ code: name.refusals[0].code === 'text.required' ? 'identity.name_required' : 'identity.name_invalid', field: 'name' }],
  };
}

export async function changeName(ctx: IdentityContext, session: Session, raw: string): Promise<void> {
  const name = checkDisplayName(raw);
  if (!name.ok) throw new Refused(name.refusals);
  await ctx.db.updateTable('account').set({ display_name: name.value }).where('id', '=', session.accountId).execute();
}

export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly language: Language;
  readonly utm: Readonly<Record<string, string>> | null;
}

/** A couple signs up. A known address answers alike and takes as long; its owner gets a mail that says so (S3). */
export async function signUp(ctx: IdentityContext, wish: SignUp, origin: Origin): Promise<{ email: string }> {
  const name = checkDisplayName(wish.name);
  const email = checkEmail(wish.email);
  const password = checkPassword(wish.password, isCommonPassword(wish.password));
  const wrong: Refusal<RefusalCode>[] = [
    ...(name.ok ? [] : name.refusals),
    ...(email.ok ? [] : email.refusals),
    ...(password.ok ? [] : password.refusals),
  ];
  const [first, ...rest] = wrong;
  if (first || !name.ok || !email.ok) throw new Refused([first ?? { code: 'request.invalid' }, ...rest]);
  await assertMailable(ctx, 'sign-up', email.value, origin);
  const hash = await hashPassword(wish.password);
  await inTransaction(ctx.db, async (tx) => {
    const made = await tx
      .insertInto('account')
      .values({
        type: 'user',
        email: email.value,
        password_hash: hash,
        display_name: name.value,
        language: wish.language,
        utm: wish.utm ? JSON.stringify(wish.utm) : null,
      })
      .onConflict((c) => c.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    const t = words(wish.language);
    if (made) {
      const token = await issueLink(tx, ctx, made.id, 'confirm_email');
      const link = linkTo(ctx, wish.language, '/account/confirm', token);
      await ctx.post.mail(tx, { to: email.value, subject: t('confirm_subject'), text: t('confirm_text', { name: name.value, link }) });
      await audit(tx, { action: 'sign-up', accountId: made.id, address: origin.address, result: 'done' });
    } else {
      const owner = await tx.selectFrom('account').select('display_name').where('email', '=', email.value).executeTakeFirstOrThrow();
      const link = linkTo(ctx, wish.language, '/account/login');
      await ctx.post.mail(tx, { to: email.value, subject: t('known_subject'), text: t('known_text', { name: owner.display_name, link }) });
    }
  });
  return { email: email.value };
}

export async function confirmEmail(ctx: IdentityContext, token: string, origin: Origin): Promise<StartedSession> {
  return inTransaction(ctx.db, async (tx) => {
    const accountId = await useLink(tx, ctx, token, 'confirm_email');
    await tx
      .updateTable('account')
      .set({ email_confirmed_at: new Date(ctx.clock.now()) })
      .where('id', '=', accountId)
      .execute();
    await audit(tx, { action: 'confirm-email', accountId, address: origin.address, result: 'done' });
    return startSession(tx, ctx, accountId, origin);
  });
}

export async function forgotPassword(
  ctx: IdentityContext,
  rawEmail: string,
  language: Language,
  origin: Origin,
): Promise<{ email: string }> {
  const email = checkEmail(rawEmail);
  if (!email.ok) throw new Refused(email.refusals);
  await assertMailable(ctx, 'reset', email.value, origin);
  await inTransaction(ctx.db, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select(['id', 'type', 'display_name'])
      .where('email', '=', normaliseEmail(email.value))
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (!account) return;
    const token = await issueLink(tx, ctx, account.id, 'reset_password');
    const link = linkTo(ctx, language, account.type === 'user' ? '/account/reset' : '/login/reset-password', token);
    const t = words(language);
    await ctx.post.mail(tx, { to: email.value, subject: t('reset_subject'), text: t('reset_text', { name: account.display_name, link }) });
    await audit(tx, { action: 'forgot-password', accountId: account.id, address: origin.address, result: 'done' });
  });
  return { email: email.value };
}

async function setPassword(tx: Tx, ctx: IdentityContext, accountId: number, hash: string, keepSessionId?: string): Promise<void> {
  const account = await tx
    .updateTable('account')
    .set({ password_hash: hash })
    .where('id', '=', accountId)
    .returning(['email', 'type', 'display_name', 'language'])
    .executeTakeFirstOrThrow();
  await endSessions(tx, ctx, accountId, keepSessionId === undefined ? {} : { exceptId: keepSessionId });
  const language: Language = account.language === 'id' ? 'id' : 'en';
  const t = words(language);
  await ctx.post.mail(tx, {
    to: account.email,
    subject: t('changed_subject'),
    text: t('changed_text', {
      name: account.display_name,
      when: dateTime(ctx.clock.now(), language),
      link: linkTo(ctx, language, account.type === 'user' ? '/account/forgot' : '/login/forgot-password'),
    }),
  });
}

/** A new password by a mailed link; the address is thereby confirmed too, and every session ends. */
export async function resetPassword(ctx: IdentityContext, token: string, password: string, origin: Origin): Promise<void> {
  assertPassword(password);
  const hash = await hashPassword(password);
  await inTransaction(ctx.db, async (tx) => {
    const accountId = await useLink(tx, ctx, token, 'reset_password');
    await tx
      .updateTable('account')
      .set({ email_confirmed_at: new Date(ctx.clock.now()) })
      .where('id', '=', accountId)
      .where('email_confirmed_at', 'is', null)
      .execute();
    await setPassword(tx, ctx, accountId, hash);
    await audit(tx, { action: 'reset-password', accountId, address: origin.address, result: 'done' });
  });
}

/** A new password by the current one; this session stays, the others end, a notice is mailed (S7). */
export async function changePassword(
  ctx: IdentityContext,
  session: Session,
  current: string,
  password: string,
  origin: Origin,
): Promise<void> {
  assertPassword(password);
  const { accountId } = session;
  await confirmPassword(ctx, {
    accountId,
    password: current,
    field: 'current_password',
    action: 'change-password',
    address: origin.address,
  });
  const hash = await hashPassword(password);
  await inTransaction(ctx.db, async (tx) => {
    await setPassword(tx, ctx, accountId, hash, session.id);
    await audit(tx, { action: 'change-password', accountId, address: origin.address, result: 'done' });
  });
}
