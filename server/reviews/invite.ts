import type { ReviewClient } from '../../contract/reviews.ts';
import { invitationStatus, isTimeToReview, checkWeddingDay, reviewedWedding, reviewRules } from '../../core/reviews/review.ts';
import { isDay, lastDayOf } from '../../core/clients/wedding-day.ts';
import { offsetOf, type Page } from '../../core/paging.ts';
import { addDays, type BusinessDay, businessDayOf, dayMs } from '../../core/time.ts';
import type { Language } from '../../texts/typed.ts';
import { mayRead, partiesOf, weddingOf } from '../clients/api.ts';
import { couplesOf, talkBetween } from '../conversations/api.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { type Booking, bookingsBetween } from '../quotations/api.ts';
import type { ReviewsContext } from './context.ts';
import { emailInvitation } from './emails.ts';
import { insertInvitation, invitationsAmong, inviteAsBooked, notInvited, noteReminder, type Pair, toRemind } from './invitation-store.ts';
import { authorsAmong } from './review-store.ts';

/** A vendor has a few weddings a week; a program may not write to all who ever asked something. */
const perVendor = { attempts: 40, windowSeconds: 86_400 };

/** Who booked here is invited on the day after the wedding; each couple once for a vendor, anyone who runs this and how often. */
export async function inviteAfterWeddings(ctx: ReviewsContext): Promise<void> {
  const today = businessDayOf(ctx.clock.now());
  const booked = await bookingsBetween(ctx.db, addDays(today, -reviewRules.openDays), addDays(today, -1));
  const waiting = (await notInvited(ctx.db, booked)).map((booking) => ({ ...booking, id: booking.quotationId }));
  await eachAlone(waiting, (booking) => inviteBooked(ctx, booking, today));
}

async function inviteBooked(ctx: ReviewsContext, { vendorId, coupleId, quotationId, day }: Booking, today: BusinessDay): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const weddingOn = reviewedWedding(day, await ownWeddingDay(tx, coupleId));
    if (weddingOn === null || !isTimeToReview(weddingOn, today)) return;
    const invitation = { vendorId, coupleId, source: 'booking', quotationId, weddingOn, invitedAt: ctx.clock.now() } as const;
    if ((await insertInvitation(tx, invitation)) || (await inviteAsBooked(tx, invitation)))
      await emailInvitation(tx, ctx, { vendorId, coupleId }, 'invited');
  });
}

/** The last day a couple's wedding may be on, as it told. */
async function ownWeddingDay(db: Connection, coupleId: number): Promise<BusinessDay | null> {
  const day = (await weddingOf(db, coupleId))?.day ?? null;
  return day === null ? null : lastDayOf(day);
}

/** Reminds who was invited two weeks ago and wrote nothing, once. */
export async function remindOfReviews(ctx: ReviewsContext): Promise<void> {
  const now = ctx.clock.now();
  const since = addDays(businessDayOf(now), -reviewRules.openDays);
  const waiting = await toRemind(ctx.db, now - reviewRules.remindAfterDays * dayMs, since);
  const named = waiting.map((pair) => ({ ...pair, id: `${pair.vendorId} ${pair.coupleId}` }));
  await eachAlone(named, (pair) =>
    inTransaction(ctx.db, async (tx) => {
      if (await noteReminder(tx, pair, now)) await emailInvitation(tx, ctx, pair, 'reminded');
    }),
  );
}

/** A vendor confirms that a couple it talks to is its client. Whom it may not read, never talked to, or talked to in a conversation that was closed as spam, it cannot confirm. */
export async function confirmClient(ctx: ReviewsContext, pair: Pair, asked: BusinessDay): Promise<void> {
  const now = ctx.clock.now();
  const { vendorId, coupleId } = pair;
  const checked = checkWeddingDay(asked, businessDayOf(now));
  if (!checked.ok) throw new Refused(checked.refusals);
  const wait = await ctx.throttle.hit(ctx.db, `review clients ${vendorId}`, perVendor);
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
  await inTransaction(ctx.db, async (tx) => {
    const talk = await talkBetween(tx, vendorId, coupleId);
    const isClient = talk !== null && talk.status !== 'closed' && (await mayRead(tx, vendorId, [coupleId])).has(coupleId);
    if (!isClient) refuseWith('request.not_found');
    const isNew = await insertInvitation(tx, {
      ...pair,
      source: 'vendor',
      quotationId: null,
      weddingOn: checked.value,
      invitedAt: now,
    });
    if (!isNew) refuseWith('reviews.already_invited');
    await emailInvitation(tx, ctx, pair, 'invited');
  });
}

/** The couples a vendor talks to, or one of them, the last conversation first, with their invitations. */
export async function listClients(
  { db, clock }: ReviewsContext,
  vendorId: number,
  { client, page, limit, language }: Page & { readonly client?: number | undefined; readonly language: Language },
): Promise<{ data: ReviewClient[]; total: number }> {
  const today = businessDayOf(clock.now());
  const { coupleIds, total } = await couplesOf(db, vendorId, { coupleId: client, limit, offset: offsetOf({ page, limit }) });
  const [parties, invitations, authors] = await Promise.all([
    partiesOf(
      db,
      { kind: 'vendor', vendorId, language },
      coupleIds.map((coupleId) => ({ vendorId, coupleId })),
    ),
    invitationsAmong(db, vendorId, coupleIds),
    authorsAmong(db, vendorId, coupleIds),
  ]);
  const data = await Promise.all(
    coupleIds.map(async (coupleId): Promise<ReviewClient> => {
      const couple = parties.couple(coupleId);
      const invitation = invitations.get(coupleId);
      const told = couple.is_open && invitation === undefined ? ((await weddingOf(db, coupleId))?.day ?? null) : null;
      return {
        couple,
        wedding_on: invitation?.weddingOn ?? (told !== null && isDay(told) ? told : null),
        wedding_month: told !== null && !isDay(told) ? told : null,
        invitation: invitation
          ? {
              source: invitation.source,
              status: invitationStatus({ weddingOn: invitation.weddingOn, hasReview: authors.has(coupleId) }, today),
              invited_at: new Date(invitation.invitedAt).toISOString(),
            }
          : null,
      };
    }),
  );
  return { data, total };
}
