// Couples sign up with their email address: until they open the link there is no account, no name and no password (reliability S64, S69).
import { firstMessageTo, type FirstMessageTo } from '../../contract/first-message.ts';
import { checkWeddingDay } from '../../core/clients/wedding.ts';
import { checkMessage } from '../../core/conversations/message.ts';
import { checkEmail } from '../../core/identity/email.ts';
import { allOf, type Refusal } from '../../core/outcome.ts';
import { type BusinessDay, businessDayOf } from '../../core/time.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { signUpMessage } from '../../contract/identity.ts';
import type { RefusalCode } from '../../contract/refusals.ts';
import type { Language } from '../../core/identity/language.ts';
import { notice } from '../../texts/notices.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { networkOf } from '../kit/network.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { IdentityContext, Origin } from './context.ts';
import { checkPersonName } from './display-name.ts';
import { assertMailable, inEvenTime, wordsIn } from './emails.ts';
import { linkTo } from './one-time-links.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { hashOf, newSecret } from './secrets.ts';
import { endSessions, startSession, type StartedSession } from './sessions.ts';

const LINK_SECONDS = 86_400;
type Utm = Readonly<Record<string, string>> | null;
interface SignUp {
  readonly email: string;
  readonly language: Language;
  readonly utm: Utm;
  /** Waits for its writer's address to be confirmed (decision 0142). */
  readonly message?: FirstMessageTo | undefined;
}

/** A couple signs up. A known address answers alike; its owner gets an email that says so (S3). */
export async function signUp(ctx: IdentityContext, wish: SignUp, origin: Origin): Promise<{ email: string }> {
  const email = checkEmail(wish.email);
  const message = wish.message === undefined ? null : checkFirstMessage(wish.message, businessDayOf(ctx.clock.now()));
  const [first, ...rest] = [...(email.ok ? [] : email.refusals), ...(message === null || message.ok ? [] : message.refusals)];
  if (first || !email.ok) throw new Refused([first ?? { code: 'request.invalid' }, ...rest]);
  const vendor = wish.message === undefined ? null : await ctx.directory.shownVendor(ctx.db, wish.message.vendor_id);
  if (wish.message !== undefined && vendor === null) refuseWith('catalogue.not_found');
  await assertMailable(ctx, 'sign-up', email.value, origin);
  await inEvenTime(() => emailAddressee(ctx, { ...wish, email: email.value }));
  return { email: email.value };
}

/** Writes to anyone who has the address: a link that makes an account, or how to sign in to the one there is. */
const emailAddressee = (ctx: IdentityContext, wish: SignUp): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const { email } = wish;
    const owner = await tx
      .selectFrom('account')
      .select(['display_name', 'type', 'email_confirmed_at'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (owner === undefined || (owner.type === 'user' && owner.email_confirmed_at === null))
      return emailSignUpLink(tx, ctx, { ...wish, email });
    const t = wordsIn(wish.language);
    // The browser in which it was written knows where; the address of a vendor is the vendor's words, and stands in no email to a stranger.
    const link = linkTo(ctx, wish.language, `/account/login${wish.message === undefined ? '' : '?message=1'}`);
    await ctx.notifier.email(tx, {
      to: email,
      language: wish.language,
      subject: notice('identity.known_subject'),
      body: t.body(wish.message === undefined ? 'known_text' : 'known_message_text', { link }),
    });
  });

const checkFirstMessage = ({ text, wedding_date: day = null }: FirstMessageTo, today: BusinessDay) =>
  allOf({ text: checkMessage(text), day: checkWeddingDay(day, today) });

/** Every link that was sent is good until one of them is used: anyone who opens it has the mailbox. */
export async function emailSignUpLink(tx: Tx, ctx: IdentityContext, { email, language, utm, message }: SignUp): Promise<void> {
  const token = newSecret();
  await tx
    .insertInto('sign_up')
    .values({
      token_hash: hashOf(token),
      email,
      utm: utm ? JSON.stringify(utm) : null,
      first_message: message ? JSON.stringify(message) : null,
      expires_at: new Date(ctx.clock.now() + LINK_SECONDS * 1000),
    })
    .execute();
  // The page knows the address by the link, so that a password manager does.
  const link = `${linkTo(ctx, language, '/account/confirm', token)}&email=${encodeURIComponent(email)}${message ? '&message=1' : ''}`;
  const t = wordsIn(language);
  await ctx.notifier.email(tx, {
    to: email,
    language,
    subject: notice('identity.confirm_subject'),
    body: t.body(message ? 'confirm_message_text' : 'confirm_text', { link }),
  });
}

/**
 * Makes the account of a mailbox, with the name and password that its owner chooses now, and signs in. An account that never was confirmed
 * becomes its owner's: its password is replaced and every session ends.
 */
export async function confirmEmail(
  ctx: IdentityContext,
  wish: { readonly token: string; readonly name: string; readonly password: string; readonly language: Language },
  origin: Origin,
): Promise<StartedSession> {
  const { email: writtenTo } = await goodSignUp(ctx, wish.token);
  const name = checkPersonName(wish.name);
  const password = checkNewPassword(wish.password, writtenTo);
  const wrong: Refusal<RefusalCode>[] = [...(name.ok ? [] : name.refusals), ...(password.ok ? [] : password.refusals)];
  const [first, ...rest] = wrong;
  if (first || !name.ok) throw new Refused([first ?? { code: 'request.invalid' }, ...rest]);
  const hash = await hashPassword(wish.password, networkOf(origin.address));
  return inTransaction(ctx.db, async (tx) => {
    const { email, utm } = await takeSignUp(tx, ctx, wish.token);
    const chosen = {
      password_hash: hash,
      display_name: name.value,
      language: wish.language,
      email_confirmed_at: new Date(ctx.clock.now()),
    };
    const account = await tx
      .insertInto('account')
      .values({ type: 'user', email, ...chosen, utm: utm === null ? null : JSON.stringify(utm) })
      .onConflict((c) =>
        c.column('email').doUpdateSet(chosen).where('account.type', '=', 'user').where('account.email_confirmed_at', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    const accountId = account?.id ?? refuseWith('identity.link_invalid');
    await endSessions(tx, ctx, accountId);
    await writeAudit(tx, { action: 'sign-up', accountId, address: origin.address, result: 'done' });
    return startSession(tx, ctx, accountId, origin);
  });
}

/** The message that waits for this link to be used, or null: also when its vendor is no longer listed. */
export async function waitingMessage(ctx: IdentityContext, token: string): Promise<AnswerOf<typeof signUpMessage>['data']> {
  const { first_message: kept } = await goodSignUp(ctx, token);
  if (kept === null) return null;
  const { vendor_id: vendorId, ...message } = firstMessageTo.parse(kept);
  const vendor = await ctx.directory.shownVendor(ctx.db, vendorId);
  if (vendor === null) return null;
  // A day that has passed meanwhile is left out: the message can be sent still.
  const day = checkWeddingDay(message.wedding_date ?? null, businessDayOf(ctx.clock.now()));
  return { vendor, ...message, wedding_date: day.ok ? day.value : null };
}

/** A look before the password is hashed: guesses at links cost us nothing. */
async function goodSignUp(ctx: IdentityContext, token: string): Promise<{ email: string; first_message: unknown }> {
  const found = await ctx.db
    .selectFrom('sign_up')
    .select(['email', 'first_message'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', new Date(ctx.clock.now()))
    .executeTakeFirst();
  return found ?? refuseWith('identity.link_invalid');
}

/** Uses a link up, and with it all others of its mailbox. The deletion is the check: of two uses at once, one finds it. */
async function takeSignUp(tx: Tx, ctx: IdentityContext, token: string): Promise<{ email: string; utm: unknown }> {
  const found = await tx
    .deleteFrom('sign_up')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', new Date(ctx.clock.now()))
    .returning(['email', 'utm'])
    .executeTakeFirst();
  if (!found) return refuseWith('identity.link_invalid');
  await tx.deleteFrom('sign_up').where('email', '=', found.email).execute();
  return found;
}
