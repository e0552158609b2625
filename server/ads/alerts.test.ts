import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z', jobs: true });
});
afterAll(() => app.close());

const mailsTo = async (email: string): Promise<{ subject: string | null; body_text: string }[]> =>
  app.owner.selectFrom('outbox_message').select(['subject', 'body_text']).where('recipient', '=', email).orderBy('created_at').execute();
const click = async (vendor: Awaited<ReturnType<typeof buildAdvertiser>>): Promise<void> => {
  const viewer = app.build.viewer();
  await viewer.click(await seenCard(app, vendor, viewer));
};

describe('credit that runs out', () => {
  it('is emailed once when it starts, in the vendor’s language, and again after a top-up', async () => {
    const vendor = await buildAdvertiser(app, {
      credit: 16_000,
      vendor: { categoryId: 3, cityId: 2, language: 'id', name: 'Studio Cahaya' },
    });
    expect((await vendor.summary()).alerts).toEqual([]);
    await click(vendor);
    const [mail] = await app.eventually(
      () => mailsTo(vendor.email),
      (mails) => mails.length === 1,
    );
    expect(mail).toMatchObject({ subject: 'Saldo kredit iklan Anda hampir habis' });
    expect(mail?.body_text).toContain('Studio Cahaya');
    expect(mail?.body_text).toContain('/id/dashboard/pay-per-click/topup');
    expect((await vendor.summary()).alerts).toEqual([{ code: 'credit_running_out' }]);
    await click(vendor);
    await app.build.topUp(vendor, 4_000);
    await app.system.ads.checkAlerts(vendor.vendorId);
    await click(vendor);
    await click(vendor);
    await app.eventually(
      () => mailsTo(vendor.email),
      (mails) => mails.length === 2,
    );
  });
});

describe('a cost per click below the recommendation', () => {
  it('is emailed once while it lasts', async () => {
    const where = { categoryId: 161, cityId: 3 };
    for (let i = 0; i < 5; i++) await buildAdvertiser(app, { vendor: where, ad: { cpc: 3_000 } });
    app.clock.advance(60_000);
    const vendor = await buildAdvertiser(app, { vendor: where, ad: { cpc: 1_000 } });
    for (let i = 0; i < 3; i++) await app.system.ads.checkAlerts(vendor.vendorId);
    const mails = await app.eventually(
      () => mailsTo(vendor.email),
      (found) => found.length > 0,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Your cost per click is below the recommendation' });
    const recommended = 'The recommendation is Rp\u00a03,000; 5 of 5 other ads in your category and city pay this or less.';
    expect(mails[0]?.body_text).toContain(recommended);
  });
});
