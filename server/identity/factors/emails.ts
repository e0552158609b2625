import { pages } from '../../../core/identity/pages.ts';
import { removalDays } from '../../../core/identity/second-factor.ts';
import { dateTime, longDate, time } from '../../../texts/format.ts';
import { businessDayOf } from '../../../core/time.ts';
import { notice } from '../../../texts/notices.ts';
import type { Connection, Tx } from '../../kit/database.ts';
import type { IdentityContext } from '../context.ts';
import { wordsIn } from '../emails.ts';
import { linkTo } from '../one-time-links.ts';

type Parts = Pick<IdentityContext, 'clock' | 'addresses' | 'notifier'>;

/** Who is written to about their second factor. */
async function readerOf(db: Connection, accountId: number) {
  const { email, language } = await db
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { to: email, language, t: wordsIn(language) };
}

/** Notifies the holder of an account that its second factor is another: who did not do it learns of it by this. */
export async function emailFactor(
  tx: Tx,
  ctx: Parts,
  accountId: number,
  happened: 'factor_added' | 'factor_removed' | 'recovery_renewed' | 'passkey_added' | 'passkey_removed',
): Promise<void> {
  const { to, language, t } = await readerOf(tx, accountId);
  const values = { when: dateTime(ctx.clock.now(), language), link: linkTo(ctx, language, pages.account) };
  await ctx.notifier.email(tx, {
    to,
    language,
    subject: notice(`identity.${happened}_subject`),
    body: t.body(`${happened}_text`, values),
  });
}

/** The same for a recovery code that was used; `left` are not used yet. */
export async function emailRecovery(tx: Tx, ctx: Parts, accountId: number, left: number): Promise<void> {
  const { to, language, t } = await readerOf(tx, accountId);
  const values = { when: dateTime(ctx.clock.now(), language), count: left, link: linkTo(ctx, language, pages.account) };
  await ctx.notifier.email(tx, {
    to,
    language,
    subject: notice('identity.recovery_used_subject'),
    body: t.body('recovery_used_text', values),
  });
}

/** The same for a factor that will be removed since someone with the password asked for it: when it is asked, and once more before it is due. */
export async function emailRemoval(
  tx: Tx,
  ctx: Parts,
  accountId: number,
  { dueAt, kind }: { readonly dueAt: number; readonly kind: 'removal_asked' | 'removal_soon' },
): Promise<void> {
  const { to, language, t } = await readerOf(tx, accountId);
  const day = longDate(businessDayOf(dueAt), language);
  await ctx.notifier.email(tx, {
    to,
    language,
    subject: notice(`identity.${kind}_subject`),
    body: t.body(`${kind}_text`, {
      day,
      time: time(dueAt, language),
      days: removalDays,
      link: linkTo(ctx, language, pages.forgotPassword),
    }),
  });
}
