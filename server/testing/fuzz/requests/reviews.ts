// Valid requests about reviews, of couples and vendors.
import type { ReviewCase } from '../../../../contract/review-cases.ts';
import type { Review } from '../../../../contract/reviews.ts';
import { addDays, businessDayOf } from '../../../../core/time.ts';
import { type Pair, talking } from './both-sides.ts';
import { type Around, dataOf, granted, type Requests } from './request.ts';

/** A vendor and a couple it confirmed, with the review of that couple where one is asked for. */
async function reviewing(around: Around, isWritten = false): Promise<Pair & { readonly id: number }> {
  const { app } = around;
  const pair = await talking(around);
  const { vendor, couple } = pair;
  // A couple that told a day which is still to come would wait for operators.
  await app.owner.deleteFrom('wedding').where('couple_id', '=', couple.accountId).execute();
  const path = `/ms/bs-vendors/api/v1/vendor_review_clients/${couple.accountId}/invitation`;
  granted(await app.call('POST', path, { as: vendor, body: wedding(app.clock.now()) }));
  if (!isWritten) return { ...pair, id: 0 };
  const { id } = dataOf<Review>(await app.call('POST', `/v2/vendors/${vendor.vendorId}/reviews`, { as: couple, body: review }));
  return { ...pair, id };
}
const wedding = (now: number) => ({ wedding_on: addDays(businessDayOf(now), -30) });
const review = {
  rating: 4,
  aspects: { quality: 5, communication: null, punctuality: 3, value: null },
  text: 'Fotonya hangat, timnya ramah kepada keluarga.',
};

export const requestsAboutReviews: Requests = {
  'GET /_public/v2/vendors/:id/reviews': async (around) => {
    const { vendor } = await reviewing(around, true);
    return { params: { id: vendor.vendorId }, query: { stars: 4, sort: 'lowest' } };
  },
  'GET /v2/vendors/:id/review_invitation': async (around) => {
    const { as, vendor } = await reviewing(around);
    return { as, params: { id: vendor.vendorId } };
  },
  'POST /v2/vendors/:id/reviews': async (around) => {
    const { as, vendor } = await reviewing(around);
    return { as, params: { id: vendor.vendorId }, body: review };
  },
  'POST /ms/bs-vendors/api/v1/vendor_reviews/:id/answer': async (around) => {
    const { as, id } = await reviewing(around, true);
    return { as, params: { id }, body: { text: 'Terima kasih, semoga langgeng' } };
  },
  'POST /ms/bs-vendors/api/v1/vendor_reviews/:id/report': async (around) => {
    const { vendor, id } = await reviewing(around, true);
    return { as: vendor, params: { id }, body: { reason: 'untrue', details: 'Kami tepat waktu' } };
  },
  'POST /v2/operations/review_cases/:id/decision': async (around) => {
    const { app, world } = around;
    const { vendor, id } = await reviewing(around, true);
    const path = `/ms/bs-vendors/api/v1/vendor_reviews/${id}/report`;
    granted(await app.call('POST', path, { as: vendor, body: { reason: 'private', details: '' } }));
    const cases = dataOf<ReviewCase[]>(await app.call('GET', '/v2/operations/review_cases?limit=100', { as: world.people.support }));
    const found = cases.find((one) => one.vendor.id === vendor.vendorId);
    return { params: { id: found?.id }, body: { verdict: 'removed', ground: 'private', reason: 'Ulasan memuat nomor telepon' } };
  },
  'POST /ms/bs-vendors/api/v1/vendor_review_clients/:id/invitation': async (around) => {
    const { as, couple } = await talking(around);
    return { as, params: { id: couple.accountId }, body: wedding(around.app.clock.now()) };
  },
};
