import * as contract from '../../contract/reviews.ts';
import { vendorPublished } from '../../core/identity/vendor-status.ts';
import { offsetOf } from '../../core/paging.ts';
import { reviewPage } from '../../core/reviews/pages.ts';
import { businessDayOf } from '../../core/time.ts';
import { statusOfVendor, vendorContact } from '../catalogue/api.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Reviews } from './api.ts';
import { reportsOf } from './case-store.ts';
import type { ReviewsContext } from './context.ts';
import { findInvitation, invitationsOf } from './invitation-store.ts';
import { confirmClient, inviteAfterWeddings, listClients, remindOfReviews } from './invite.ts';
import { forgetNetworks } from './doubt.ts';
import { photosOf, takePhoto } from './photos.ts';
import { presentListed, presentOwn, presentReview, summaryOf } from './present.ts';
import { rateAgain } from './rate.ts';
import { decideReviewCase, reportReview } from './report-review.ts';
import { reviewsOfVendor } from './review-store.ts';
import { answerReview, presentInvitations, writeReview } from './write-review.ts';

/** Binds the calls of reviews and what is done every day. */
export function registerReviews(service: Service, ctx: ReviewsContext): Reviews {
  bindVisitors(service, ctx);
  bindCouples(service, ctx);
  bindVendors(service, ctx);
  const reviews: Reviews = {
    decideCase: (tx, decision) => decideReviewCase(tx, ctx, decision),
    invite: () => inviteAfterWeddings(ctx),
    remind: () => remindOfReviews(ctx),
    rate: () => rateAgain(ctx),
  };
  // In the morning, when people read their mail; by night what is older weighs less.
  ctx.jobs.handle({ name: 'reviews-invite', retries: 2, schedule: '20 9 * * *', work: () => reviews.invite() });
  ctx.jobs.handle({ name: 'reviews-remind', retries: 2, schedule: '40 9 * * *', work: () => reviews.remind() });
  ctx.jobs.handle({ name: 'reviews-rate', retries: 2, schedule: '25 3 * * *', work: () => reviews.rate().then(() => forgetNetworks(ctx)) });
  return reviews;
}

function bindVisitors({ serve }: Service, { db }: ReviewsContext): void {
  serve(contract.vendorReviews, async ({ params, query: { stars, booked, sort, page, limit } }) => {
    const filter = { stars, isBooked: booked === '1' };
    const [status, { reviews, total }, summary] = await Promise.all([
      statusOfVendor(db, params.id),
      reviewsOfVendor(db, params.id, { filter, sort, window: { limit, offset: offsetOf({ page, limit }) } }),
      summaryOf(db, params.id),
    ]);
    if (status !== vendorPublished) refuseWith('catalogue.not_found');
    const photos = await photosOf(db, reviews);
    return { data: reviews.map((review) => presentListed(review, photos.get(review.id))), meta: { page, limit, total, summary } };
  });
}

function bindCouples({ serve }: Service, ctx: ReviewsContext): void {
  const { db, clock } = ctx;
  serve(contract.myReviews, async ({ session: { accountId }, language, query: { page, limit } }) => {
    const { invitations, total } = await invitationsOf(db, accountId, { limit, offset: offsetOf({ page, limit }) });
    const data = await presentInvitations(db, accountId, invitations, { today: businessDayOf(clock.now()), language });
    return { data, meta: { page, limit, total } };
  });
  serve(contract.reviewInvitation, async ({ session: { accountId }, params, language }) => {
    const invitation = await findInvitation(db, { vendorId: params.id, coupleId: accountId });
    const found = invitation === null ? [] : [invitation];
    const [data = null] = await presentInvitations(db, accountId, found, { today: businessDayOf(clock.now()), language });
    return { data };
  });
  serve(contract.uploadReviewPicture, async ({ session: { accountId }, params, readFile, idempotencyKey }) => ({
    data: await takePhoto(ctx, { vendorId: params.id, coupleId: accountId }, idempotencyKey, readFile),
  }));
  serve(contract.writeReview, async ({ session: { accountId }, request, params, body, language }) => {
    const from = { language, address: request.ip };
    const review = await writeReview(ctx, { vendorId: params.id, coupleId: accountId }, body, from);
    return { data: { ...presentReview(review, (await photosOf(db, [review])).get(review.id)), is_held: review.isHeld } };
  });
}

function bindVendors({ serve }: Service, ctx: ReviewsContext): void {
  const { db, addresses } = ctx;
  serve(contract.listOwnReviews, async ({ session: { vendor }, language, query: { show, page, limit } }) => {
    const [{ reviews, total }, unanswered, summary] = await Promise.all([
      reviewsOfVendor(db, vendor.id, {
        filter: { isUnanswered: show === 'unanswered' },
        window: { limit, offset: offsetOf({ page, limit }) },
      }),
      reviewsOfVendor(db, vendor.id, { filter: { isUnanswered: true }, window: { limit: 0, offset: 0 } }),
      summaryOf(db, vendor.id),
    ]);
    const [cases, photos] = await Promise.all([
      reportsOf(
        db,
        reviews.map(({ id }) => id),
      ),
      photosOf(db, reviews),
    ]);
    return {
      data: reviews.map((review) => presentOwn(review, photos.get(review.id), cases.get(review.id), language)),
      meta: { page, limit, total, unanswered: unanswered.total, summary },
    };
  });
  serve(contract.answerReview, async ({ session: { vendor }, params, body }) => {
    const review = await answerReview(ctx, vendor.id, params.id, body.text);
    return { data: presentReview(review, (await photosOf(db, [review])).get(review.id)) };
  });
  serve(contract.reportReview, ({ session: { vendor, accountId }, request, params, body }) =>
    reportReview(ctx, { vendorId: vendor.id, accountId, address: request.ip }, { reviewId: params.id, ...body }),
  );
  serve(contract.listReviewClients, async ({ session: { vendor }, language, query: { client, page, limit } }) => {
    const [{ data, total }, contact] = await Promise.all([
      listClients(ctx, vendor.id, { client, page, limit, language }),
      vendorContact(db, vendor.id),
    ]);
    return { data, meta: { page, limit, total, address: addresses.page(reviewPage(contact?.slug ?? ''), language) } };
  });
  serve(contract.confirmReviewClient, ({ session: { vendor }, params, body }) =>
    confirmClient(ctx, { vendorId: vendor.id, coupleId: params.id }, body.wedding_on),
  );
}
