// Photos of reviews: uploaded by anyone who may write, shown with the review, gone with it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnPicture } from '../../contract/pictures.ts';
import type { ReviewCase } from '../../contract/review-cases.ts';
import type { ListedReview, OwnReview } from '../../contract/reviews.ts';
import { dayMs } from '../../core/time.ts';
import { inTransaction } from '../kit/database.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { buildClient, writeReviewAs } from '../testing/builders/reviews.ts';
import { formOf } from '../testing/builders/verification.ts';
import { codeOf } from '../testing/code-of.ts';
import { picture } from '../testing/files.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { forgetInReviews } from './api.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const uploadTo = async (couple: BuiltAccount, { vendorId }: BuiltVendor, key = randomUUID(), bytes?: Buffer) => {
  const form = formOf({ bytes: bytes ?? (await picture('jpeg', { width: 500, height: 300 })), name: 'foto.jpg', type: 'image/jpeg' });
  return app.call('POST', `/v2/vendors/${vendorId}/review_pictures`, {
    as: couple,
    ...form,
    headers: { ...form.headers, 'idempotency-key': key },
  });
};
const uploaded = async (couple: BuiltAccount, vendor: BuiltVendor): Promise<OwnPicture> => {
  const answer = await uploadTo(couple, vendor);
  expect(answer.status, answer.text).toBe(201);
  return (answer.body as { data: OwnPicture }).data;
};
const shown = async ({ vendorId }: BuiltVendor) =>
  ((await app.call('GET', `/_public/v2/vendors/${vendorId}/reviews`)).body as { data: ListedReview[] }).data;
const isServed = async ({ src }: { src: string }) => (await app.system.app.inject({ method: 'GET', url: src })).statusCode === 200;
async function married() {
  const vendor = await app.build.vendor({ plan: 'Gold' });
  return { vendor, couple: await buildClient(app, vendor) };
}
const withPhotos = (couple: BuiltAccount, vendor: BuiltVendor, pictures: readonly { id: string; alt: string }[]) =>
  writeReviewAs(app, couple, vendor, { pictures });

test('are shown in their order with the words of the couple, to everyone and to the vendor', async () => {
  const { vendor, couple } = await married();
  const [one, two] = [await uploaded(couple, vendor), await uploaded(couple, vendor)];
  const answer = await withPhotos(couple, vendor, [
    { id: two.id, alt: ' Bunga di meja ' },
    { id: one.id, alt: '' },
  ]);
  expect(answer.status, answer.text).toBe(201);
  const [review] = await shown(vendor);
  expect(review).toMatchObject({ status: 'shown', pictures: [{ id: two.id, src: two.src, blur: '' }, { id: one.id }] });
  expect(JSON.stringify(review)).toContain('Bunga di meja');
  const own = (await app.call('GET', '/ms/bs-vendors/api/v1/vendor_reviews', { as: vendor })).body as { data: OwnReview[] };
  expect(own.data).toMatchObject([{ pictures: [{ id: two.id }, { id: one.id }] }]);
  expect(await isServed(two)).toBe(true);
  // They stay as long as the review does.
  await app.owner
    .updateTable('picture')
    .set({ uploaded_at: new Date(0) })
    .where('couple_id', '=', couple.accountId)
    .execute();
  await app.system.pictures.sweep();
  expect(await isServed(two)).toBe(true);
});

test('are taken from who may review alone, and the same key is the same photo', async () => {
  const { vendor, couple } = await married();
  expect(codeOf(await uploadTo(await app.build.couple(), vendor))).toBe('reviews.not_invited');
  expect(codeOf(await uploadTo(couple, vendor, randomUUID(), Buffer.from('not a picture')))).toMatch(/^(files|pictures)\./);
  const key = randomUUID();
  const ids = [await uploadTo(couple, vendor, key), await uploadTo(couple, vendor, key)].map(
    ({ body }) => (body as { data: OwnPicture }).data.id,
  );
  expect(new Set(ids).size).toBe(1);
  expect((await withPhotos(couple, vendor, [])).status).toBe(201);
  expect(codeOf(await uploadTo(couple, vendor))).toBe('reviews.already_written');
});

test('of someone else are no photos of this review: not the vendor’s, not another couple’s, not of another vendor', async () => {
  const { vendor, couple } = await married();
  const [rival, elsewhere] = [await buildClient(app, vendor), await married()];
  const foreign = [
    await app.build.storedPicture(vendor),
    (await uploaded(rival, vendor)).id,
    (await uploaded(elsewhere.couple, elsewhere.vendor)).id,
    randomUUID(),
  ];
  for (const id of foreign) expect(codeOf(await withPhotos(couple, vendor, [{ id, alt: '' }]))).toBe('pictures.unknown');
  expect(await shown(vendor)).toEqual([]);
  const { id } = await uploaded(couple, vendor);
  expect(
    codeOf(
      await withPhotos(couple, vendor, [
        { id, alt: '' },
        { id, alt: '' },
      ]),
    ),
  ).toBe('pictures.twice');
  expect(
    codeOf(
      await withPhotos(
        couple,
        vendor,
        Array.from({ length: 7 }, () => ({ id: randomUUID(), alt: '' })),
      ),
    ),
  ).toBe('pictures.too_many');
});

test('are no pictures of the vendor: it can neither look at the original, cut, delete nor use them', async () => {
  const { vendor, couple } = await married();
  const { id } = await uploaded(couple, vendor);
  const base = '/ms/bs-vendors/api/v1/pictures';
  expect((await app.call('GET', `${base}/${id}/original`, { as: vendor })).status).toBe(404);
  expect((await app.call('PUT', `${base}/${id}/crop`, { as: vendor, body: { crop: null } })).status).toBe(404);
  expect((await app.call('DELETE', `${base}/${id}`, { as: vendor })).status).toBe(404);
  const portfolio = await app.call('PUT', '/ms/bs-vendors/api/v1/me/portfolio', { as: vendor, body: { version: 0, pictures: [id] } });
  expect(codeOf(portfolio)).toBe('pictures.unknown');
});

test('go with a review that is removed, and with the account of the couple', async () => {
  const { vendor, couple } = await married();
  const photo = await uploaded(couple, vendor);
  const written = await withPhotos(couple, vendor, [{ id: photo.id, alt: '' }]);
  const reviewId = (written.body as { data: { id: number } }).data.id;
  await app.call('POST', `/ms/bs-vendors/api/v1/vendor_reviews/${reviewId}/report`, {
    as: vendor,
    body: { reason: 'private', details: '' },
  });
  const operator = await app.build.operator('support');
  const cases = (await app.call('GET', '/v2/operations/review_cases?limit=100', { as: operator })).body as { data: ReviewCase[] };
  const found = cases.data.find((one) => one.vendor.id === vendor.vendorId);
  expect(found?.review.pictures).toMatchObject([{ id: photo.id }]);
  const body = { verdict: 'removed', ground: 'private', reason: 'Faces of guests are shown' };
  expect((await app.call('POST', `/v2/operations/review_cases/${found?.id}/decision`, { as: operator, body })).status).toBe(200);
  expect(JSON.stringify(await shown(vendor))).not.toContain(photo.id);
  await app.system.pictures.sweep();
  expect(await isServed(photo)).toBe(false);

  const leaving = await buildClient(app, vendor);
  const another = await uploaded(leaving, vendor);
  expect((await withPhotos(leaving, vendor, [{ id: another.id, alt: 'Wajah kami' }])).status).toBe(201);
  await inTransaction(app.db, (tx) => forgetInReviews(tx, leaving.accountId, []));
  expect(await shown(vendor)).toMatchObject([{ pictures: [] }, { status: 'removed' }]);
  await app.system.pictures.sweep();
  expect(await isServed(another)).toBe(false);
});

test('that came with no review are forgotten after a day', async () => {
  const { vendor, couple } = await married();
  const photo = await uploaded(couple, vendor);
  await app.system.pictures.sweep();
  expect(await isServed(photo)).toBe(true);
  await app.owner
    .updateTable('picture')
    .set({ loose_since: new Date(app.clock.now() - dayMs - 1) })
    .where('id', '=', photo.id)
    .execute();
  await app.system.pictures.sweep();
  expect(await isServed(photo)).toBe(false);
});
