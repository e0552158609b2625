import type { Period } from '../../core/ads/periods.ts';
import { pages } from '../../core/identity/pages.ts';
import { type Happenings, happenedIn, hasHappened, weekBefore } from '../../core/results/days.ts';
import { addDays, businessDayOf } from '../../core/time.ts';
import type { EmailBody } from '../../texts/email-body.ts';
import { count, date, money } from '../../texts/format.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { resultsMessagesEn } from '../../texts/messages/results.en.ts';
import { resultsMessagesId } from '../../texts/messages/results.id.ts';
import { notice } from '../../texts/notices.ts';
import { marketPlaces, type VendorContact, vendorContact } from '../catalogue/api.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import type { ResultsContext } from './context.ts';
import { happeningsByDay } from './happenings.ts';
import { readSimilar } from './read-similar.ts';

const atOnce = 200;

/** Emails each published vendor what happened in the week that is over, once; nothing where nothing happened. (decision 0158) */
export async function emailWeeks(ctx: ResultsContext): Promise<void> {
  const week = weekBefore(businessDayOf(ctx.clock.now()));
  for (let after = 0; ; ) {
    const places = await marketPlaces(ctx.db, after, atOnce);
    const last = places.at(-1);
    if (last === undefined) return;
    await eachAlone(
      places.map(({ vendorId: id }) => ({ id })),
      ({ id }) => emailWeek(ctx, id, week),
    );
    after = last.vendorId;
  }
}

async function emailWeek(ctx: ResultsContext, vendorId: number, week: Period): Promise<void> {
  const before = { start: addDays(week.start, -7), end: addDays(week.end, -7) };
  await inTransaction(ctx.db, async (tx) => {
    if (!(await isFirst(tx, vendorId, week))) return;
    const days = await happeningsByDay(tx, vendorId, { start: before.start, end: week.end });
    const now = happenedIn(days, week);
    const vendor = hasHappened(now) ? await vendorContact(tx, vendorId) : null;
    if (vendor === null) return;
    await ctx.notifier.email(tx, {
      to: vendor.email,
      language: vendor.language,
      subject: now.contacts === 0 ? notice('results.week_quiet_subject') : notice('results.week_subject', { count: now.contacts }),
      body: await bodyOf(tx, ctx, vendor, { week, now, before: happenedIn(days, before) }),
    });
  });
}

/** Notes the week; false where it was noted before. */
async function isFirst(tx: Connection, vendorId: number, { start }: Period): Promise<boolean> {
  const noted = await tx
    .insertInto('week_email')
    .values({ vendor_id: vendorId, starts_on: start })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet({ starts_on: start }).where('week_email.starts_on', '<', start))
    .returning('vendor_id')
    .executeTakeFirst();
  return noted !== undefined;
}

interface Weeks {
  readonly week: Period;
  readonly now: Happenings;
  readonly before: Happenings;
}

async function bodyOf(
  tx: Connection,
  { addresses }: ResultsContext,
  { id, language, businessName: name }: VendorContact,
  { week, now, before }: Weeks,
): Promise<EmailBody> {
  const t = messagesIn(language, resultsMessagesEn, resultsMessagesId);
  const { advice } = await readSimilar(tx, id);
  // What neither week had is left out.
  const beside = (numberOf: (happenings: Happenings) => number, write: typeof count | typeof money) =>
    numberOf(now) + numberOf(before) === 0
      ? ''
      : t('beside', { now: write(numberOf(now), language), before: write(numberOf(before), language) });
  return t.body('week_text', {
    name,
    first: date(week.start, language),
    last: date(week.end, language),
    contacts: beside(({ contacts }) => contacts, count),
    quoted: beside(({ quoted }) => quoted, count),
    booked: beside(({ booked }) => booked.amountIdr, money),
    paid: beside(({ paid }) => paid.amountIdr, money),
    impressions: beside(({ impressions }) => impressions, count),
    clicks: beside(({ clicks }) => clicks, count),
    spending: beside(({ spendingIdr }) => spendingIdr, money),
    advice: advice === null ? '' : t(`advice_${advice.advice}`),
    link: addresses.page(pages.results, language),
  });
}
