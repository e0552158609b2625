import type { Review } from '../../../contract/reviews.ts';
import { addDays, businessDayOf } from '../../../core/time.ts';
import type { TestApp } from '../test-app.ts';
import type { BuiltAccount, BuiltVendor } from './accounts.ts';
import type { Answer } from './context.ts';

/** A couple that this vendor confirmed as its client. */
export async function buildClient(app: TestApp, vendor: BuiltVendor): Promise<BuiltAccount> {
  const couple = await app.build.couple();
  await app.build.conversation(vendor, couple);
  const weddingOn = addDays(businessDayOf(app.clock.now()), -20);
  // It told the vendor the day that the vendor confirms.
  await app.owner
    .updateTable('wedding')
    .set({ wedding_on: weddingOn, is_day_known: true })
    .where('couple_id', '=', couple.accountId)
    .execute();
  const path = `/ms/bs-vendors/api/v1/vendor_review_clients/${couple.accountId}/invitation`;
  const answer = await app.call('POST', path, { as: vendor, body: { wedding_on: weddingOn } });
  if (answer.status !== 204) throw new Error(`the client was not confirmed: ${answer.text}`);
  return couple;
}

const open = { quality: null, communication: null, punctuality: null, value: null };

/** A couple writes a review. */
export const writeReviewAs = (app: TestApp, couple: BuiltAccount, vendor: BuiltVendor, change: object = {}): Promise<Answer> =>
  app.call('POST', `/v2/vendors/${vendor.vendorId}/reviews`, {
    as: couple,
    body: { rating: 5, aspects: open, text: 'Sangat rapi dan tepat waktu, keluarga kami puas.', ...change },
  });

/** A client of this vendor, and what it wrote. */
export async function buildReview(
  app: TestApp,
  vendor: BuiltVendor,
  change: object = {},
): Promise<{ readonly couple: BuiltAccount; readonly review: Review }> {
  const couple = await buildClient(app, vendor);
  const answer = await writeReviewAs(app, couple, vendor, change);
  if (answer.status !== 201) throw new Error(`the review was not written: ${answer.text}`);
  return { couple, review: (answer.body as { data: Review }).data };
}
