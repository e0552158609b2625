// Valid requests of vendors about profile, products and payments.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OwnProfile } from '../../../../contract/profile.ts';
import { testPassword, type BuiltVendor } from '../../builders/accounts.ts';
import { bankAccountForm } from '../../builders/bank-accounts.ts';
import { buildClick } from '../../builders/operations.ts';
import { productContent } from '../../builders/store.ts';
import { templateOf } from '../../../../core/quotations/template.ts';
import { businessDayOf } from '../../../../core/time.ts';
import { pdf } from '../../files.ts';
import { termsVersion } from '../../../../texts/agreement-terms.ts';
import { keysFor } from '../../../config-secrets.ts';
import { decrypt } from '../../../kit/ciphertext.ts';
import { type Around, caller, dataOf, granted, type MakeRequest, quietPlace, type Requests } from './request.ts';
import { aboutExample, contactExample, priceExample } from '../../profile-examples.ts';
import { fieldsOf } from '../../../../core/unknown.ts';

const pictures = '/ms/bs-vendors/api/v1';
/** A section as it is saved now, changed. */
const section =
  (name: 'about' | 'contact' | 'services' | 'prices' | 'answers' | 'links', change: object): MakeRequest =>
  async (around) => {
    const profile = dataOf<OwnProfile>(await around.app.call('GET', '/v2/vendor_profile', { as: caller(around) }));
    const { saved_at: _, ...now } = profile[name];
    return { body: { ...now, ...change } };
  };
const services: MakeRequest = async (around) => {
  const { body } = await section('services', {})(around);
  const { revision, services: now, main } = body as OwnProfile['services'];
  return { body: { revision, services: now, main } };
};
const prices: MakeRequest = async (around) => {
  const { body } = await section('prices', {})(around);
  const { revision } = body as OwnProfile['prices'];
  return { body: { revision, items: [priceExample] } };
};

/** An account of a vendor whose code is on its way. */
async function bankAccount({ app }: Around, isVerified = false): Promise<{ readonly as: BuiltVendor; readonly id: string }> {
  const as = await app.build.vendorWithPhone({ plan: 'Gold' });
  const { account } = await app.build.bankAccount(as);
  if (isVerified) await sql`update bank_account set verified_at = now() where id = ${account.id}`.execute(app.owner);
  return { as, id: account.id };
}
/** The code in the newest text message to anyone. */
async function sentCode({ owner, config }: Around['app']): Promise<string> {
  const { rows } = await sql<{ data: { id: string; box: string } }>`
    select data from pgboss.job where name = 'send-sms' order by created_on desc limit 1`.execute(owner);
  const { id, box } = rows[0]?.data ?? { id: '', box: '' };
  return /\b\d{6}\b/.exec(decrypt(Buffer.from(box, 'base64'), keysFor(config.secrets.encryption, 'text message'), id))?.[0] ?? '';
}

const withPassword = async (around: Around) => {
  const { as, id } = await bankAccount(around, true);
  return { as, params: { id }, body: { password: testPassword } };
};

/** A vendor whose form is complete, and which version of it is the newest. */
async function written({
  app,
}: Around): Promise<{ readonly as: BuiltVendor; readonly revision: number; readonly files: readonly string[] }> {
  const as = await app.build.writtenAgreement('individual', { plan: 'Gold' });
  const { revision, files } = await app.build.agreementOf(as);
  return { as, revision, files: files.map(({ id }) => id) };
}
async function publishedProduct({ app }: Around): Promise<{ readonly as: BuiltVendor; readonly id: string }> {
  const as = await app.build.vendor({ plan: 'Gold' });
  return { as, id: (await app.build.product(as)).id };
}
async function productDraft({ app }: Around): Promise<{ readonly as: BuiltVendor; readonly id: string; readonly revision: number }> {
  const as = await app.build.vendor({ plan: 'Gold' });
  return { as, ...(await app.build.productDraft(as)) };
}
const paidOrder: MakeRequest = async (around) => {
  const orders = dataOf<{ order: { id: string; status: string } }[]>(
    await around.app.call('GET', '/ms/bs-vendors/api/v1/ads_credits/orders', { as: caller(around) }),
  );
  return { params: { id: orders.find(({ order }) => order.status === 'paid')?.order.id } };
};
async function quickReply({ app }: Around) {
  const as = await app.build.vendor({ plan: 'Gold' });
  const body = { title: 'Halo', text: 'Halo, terima kasih.' };
  const { id, revision } = dataOf<{ id: string; revision: number }>(await app.call('POST', '/v2/quick_replies', { as, body }));
  return { as, params: { id }, revision };
}
/** A document of pages, sent as a browser does; answers its id. */
export async function sentPages({ app }: Around, as: BuiltVendor): Promise<string> {
  const replaces = (await app.build.agreementOf(as)).files.find(({ document }) => document === 'id_card')?.id;
  const wish = { bytes: await pdf(1), name: 'card.pdf', type: 'application/pdf', ...(replaces !== undefined && { replaces }) };
  return (await app.build.file(as, 'id_card', wish)).id;
}
const storedPicture = ({ app, world, role }: Around): Promise<string> =>
  app.build.storedPicture(role === 'unpublished' ? world.unpublished : world.vendor);

const pushKeys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22), server_key: 'A'.repeat(87) };
const pushDevice = () => ({ endpoint: `https://push.test/${randomUUID()}`, ...pushKeys });
const ofAVendor =
  (body?: () => object): MakeRequest =>
  async ({ app }) => ({ as: await app.build.vendor(), ...(body && { body: body() }) });

export const requestsOfVendors: Requests = {
  'GET /v2/push': ofAVendor(),
  'PUT /v2/push': ofAVendor(() => ({ quiet_from: 22, quiet_until: 6, shows_details: true })),
  'PUT /v2/push/devices/here': ofAVendor(pushDevice),
  'DELETE /v2/push/devices/:id': async ({ app }) => {
    const as = await app.build.vendor();
    const answer = await app.call('PUT', '/v2/push/devices/here', { as, body: pushDevice() });
    const [device] = dataOf<{ devices: readonly { readonly id: string }[] }>(answer).devices;
    return { as, params: { id: device?.id } };
  },
  'PUT /ms/bs-vendors/api/v1/vendor_ads': async (around) => {
    const { data } = granted<{ data: { revision: number } | null }>(
      await around.app.call('GET', '/ms/bs-vendors/api/v1/vendor_ads', { as: caller(around) }),
    );
    const ad = { cpc: 1_500, daily_budget: 50_000, pacing: 'spread', start_date: null, end_date: null, is_enabled: true };
    return { body: { ...ad, revision: data?.revision ?? 0 } };
  },
  'POST /ms/bs-vendors/api/v1/vendor_ads/clicks/:id/dispute': async ({ app }) => {
    const { vendor, clickId } = await buildClick(app, await quietPlace(app));
    return { as: vendor, params: { id: clickId }, body: { reason: 'This was my competitor' } };
  },
  'POST /ms/bs-vendors/api/v1/ads_credits/checkout': async () => ({ body: { credits: 500_000 } }),
  'GET /ms/bs-vendors/api/v1/ads_credits/orders/:id': paidOrder,
  'GET /ms/bs-vendors/api/v1/ads_credits/orders/:id/receipt': paidOrder,
  'GET /ms/bs-vendors/api/v1/vendor_ads/statistic': async () => ({ query: { start_date: '2026-11-01', end_date: '2026-11-07' } }),
  'GET /ms/bs-vendors/api/v1/vendor_ads/statistic.csv': async () => ({ query: { start_date: '2026-11-01', end_date: '2026-11-07' } }),
  'GET /ms/bs-vendors/api/v1/vendor_results': async () => ({ query: { start_date: '2026-11-01', end_date: '2026-11-07' } }),
  'POST /ms/bs-vendors/api/v1/bank_accounts': async ({ app }) => ({
    as: await app.build.vendorWithPhone({ plan: 'Gold' }),
    body: bankAccountForm(),
  }),
  'POST /ms/bs-vendors/api/v1/bank_accounts/:id/primary': async (around) => {
    const { as } = await bankAccount(around, true);
    const { account } = await around.app.build.bankAccount(as);
    await sql`update bank_account set verified_at = now() where id = ${account.id}`.execute(around.app.owner);
    return { as, params: { id: account.id }, body: { password: testPassword } };
  },
  'POST /ms/bs-vendors/api/v1/bank_accounts/:id/remove': withPassword,
  'POST /ms/bs-vendors/api/v1/bank_accounts/:id/reveal': async (around) => {
    const { as, id } = await bankAccount(around);
    return { as, params: { id } };
  },
  'POST /ms/bs-vendors/api/v1/bank_accounts/:id/code': async (around) => {
    const { as, id } = await bankAccount(around);
    await sql`update bank_code set sent_at = sent_at - interval '1 hour' where vendor_id = ${as.vendorId}`.execute(around.app.owner);
    return { as, params: { id } };
  },
  'POST /ms/bs-vendors/api/v1/bank_accounts/:id/verify': async (around) => {
    const { as, id } = await bankAccount(around);
    return { as, params: { id }, body: { code: await sentCode(around.app) } };
  },
  'POST /v2/membership/orders': async ({ app }) => {
    const as = await app.build.vendor();
    const { serviceId, quote } = await app.build.offer(as, 'Silver', 'month');
    return { as, body: { service_id: serviceId, plan: 'Silver', term: 'month', expected_total_idr: quote?.total } };
  },
  'GET /v2/membership/orders/:id': async ({ app }) => {
    const as = await app.build.vendor();
    return { as, params: { id: (await app.build.placedMembership(as, 'Silver', 'month')).order.id } };
  },
  'GET /v2/membership/orders/:id/receipt': async ({ app }) => {
    const as = await app.build.vendor();
    return { as, params: { id: (await app.build.boughtMembership(as, 'Silver', 'month')).order.id } };
  },
  'POST /v2/payouts': async ({ app }) => {
    const as = await app.build.payableVendor();
    await app.build.earn(as, 10_000_000);
    return { as, body: { amount: 1_000_000 } };
  },
  'POST /v2/payouts/:id/cancellation': async ({ app }) => {
    const as = await app.build.payableVendor();
    await app.build.earn(as, 10_000_000);
    return { as, params: { id: (await app.build.payout(as, 1_000_000)).id } };
  },
  'PUT /ms/bs-vendors/api/v1/me/portfolio': async (around) => {
    const { version } = dataOf<{ version: number }>(await around.app.call('GET', `${pictures}/me/portfolio`, { as: caller(around) }));
    return { body: { version, pictures: [await storedPicture(around)] } };
  },
  'PUT /ms/bs-vendors/api/v1/me/profile_picture': async (around) => ({ body: { picture: await storedPicture(around) } }),
  'PUT /ms/bs-vendors/api/v1/pictures/:id/alt': async (around) => ({
    params: { id: await storedPicture(around) },
    body: { alt: { en: 'A garden', id: 'Kebun' } },
  }),
  'GET /ms/bs-vendors/api/v1/pictures/:id': async ({ world, role }) => ({ params: { id: world.photos[role] } }),
  'DELETE /ms/bs-vendors/api/v1/pictures/:id': async (around) => ({ params: { id: await storedPicture(around) } }),
  'PUT /ms/bs-vendors/api/v1/pictures/:id/crop': async (around) => ({
    params: { id: around.world.photos[around.role] },
    body: { turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
  }),
  'GET /ms/bs-vendors/api/v1/pictures/:id/original': async ({ world, role }) => ({ params: { id: world.photos[role] } }),
  'PUT /v2/vendor_profile/about': section('about', aboutExample),
  'PUT /v2/vendor_profile/contact': async (around) => {
    const { body } = await section('contact', contactExample)(around);
    return { body: { ...fieldsOf(body), password: testPassword } };
  },
  'PUT /v2/vendor_profile/services': services,
  'PUT /v2/vendor_profile/prices': prices,
  'PUT /v2/vendor_profile/answers': section('answers', { answers: [{ question: 'team_size', value: 12 }] }),
  'PUT /v2/vendor_profile/links': section('links', {
    website: 'https://cempaka.test/',
    instagram: '@cempaka',
    tiktok: '',
    facebook: '',
    youtube: '',
  }),
  'POST /v2/quick_replies': async ({ app }) => ({
    as: await app.build.vendor({ plan: 'Gold' }),
    body: { title: 'Terima kasih', text: 'Terima kasih, kami balas segera.' },
  }),
  'PUT /v2/quick_replies/:id': async (around) => {
    const { as, params, revision } = await quickReply(around);
    return { as, params, body: { title: 'Salam', text: 'Salam!', revision } };
  },
  'DELETE /v2/quick_replies/:id': async (around) => {
    const { as, params } = await quickReply(around);
    return { as, params };
  },
  'PUT /ms/quotation/v1/quotation_templates': async ({ app }) => ({
    as: await app.build.vendor({ plan: 'Gold' }),
    body: { name: 'Paket besar', content: templateOf(app.build.quotationContent(), businessDayOf(app.clock.now())) },
  }),
  'DELETE /ms/quotation/v1/quotation_templates/:id': async ({ app }) => {
    const as = await app.build.vendor({ plan: 'Gold' });
    const content = templateOf(app.build.quotationContent(), businessDayOf(app.clock.now()));
    const { id } = dataOf<{ id: string }>(
      await app.call('PUT', '/ms/quotation/v1/quotation_templates', { as, body: { name: 'Akad', content } }),
    );
    return { as, params: { id } };
  },
  'POST /ms/deals/api/v1/me/deals': async ({ app }) => ({
    as: await app.build.vendor({ plan: 'Gold' }),
    body: { kind: 'reguler', title: 'Paket' },
  }),
  'PUT /ms/deals/api/v1/me/deals/:id': async (around) => {
    const { as, id, revision } = await productDraft(around);
    return { as, params: { id }, body: { revision, content: productContent() } };
  },
  'POST /ms/deals/api/v1/me/deals/:id/publish': async (around) => {
    const { as, id, revision } = await productDraft(around);
    return { as, params: { id }, body: { revision } };
  },
  'POST /ms/deals/api/v1/me/deals/:id/status': async (around) => {
    const { as, id } = await publishedProduct(around);
    return { as, params: { id }, body: { step: 'hide' } };
  },
  'POST /ms/deals/api/v1/me/deals/:id/duplicate': async (around) => {
    const { as, id } = await publishedProduct(around);
    return { as, params: { id } };
  },
  'DELETE /ms/deals/api/v1/me/deals/:id': async (around) => {
    const { as, id } = await productDraft(around);
    return { as, params: { id } };
  },
  'GET /ms/deals/api/v1/me/deals/:id': async (around) => {
    const { as, id } = await publishedProduct(around);
    return { as, params: { id } };
  },
  'PUT /v2/agreement/business_type': async ({ app }) => ({
    as: await app.build.vendor({ plan: 'Gold' }),
    body: { business_type: 'individual', revision: 0 },
  }),
  'PUT /v2/agreement/fields': async (around) => {
    const { as, revision } = await written(around);
    return { as, body: { revision, fields: { business_name: 'Rumah Laras', signatory_name: 'Ni Luh Ayu Lestari' } } };
  },
  'PUT /v2/agreement/documents/:document/sheets': async (around) => {
    const { as, files } = await written(around);
    return { as, params: { document: 'id_card' }, body: { files: files.slice(0, 1) } };
  },
  'DELETE /v2/agreement/files/:id': async (around) => {
    const { as, files } = await written(around);
    return { as, params: { id: files[0] } };
  },
  'GET /v2/agreement/files/:id': async (around) => {
    const { as, files } = await written(around);
    return { as, params: { id: files[0] } };
  },
  'GET /v2/agreement/files/:id/pages/:page': async (around) => {
    const { as } = await written(around);
    return { as, params: { id: await sentPages(around, as), page: 1 } };
  },
  'POST /v2/agreement/export': async (around) => ({ as: (await written(around)).as, body: { password: testPassword } }),
  'POST /v2/agreement/submission': async (around) => {
    const { as, revision } = await written(around);
    return { as, body: { revision, terms_version: termsVersion, language: 'en' } };
  },
  'POST /v2/agreement/restoration': async ({ app }) => {
    const as = await app.build.vendor({ plan: 'Gold' });
    for (const [revision, business_type] of ['individual', 'company'].entries())
      granted(await app.call('PUT', '/v2/agreement/business_type', { as, body: { business_type, revision } }));
    return { as, body: { revision: (await app.build.agreementOf(as)).revision } };
  },
  'POST /v2/agreement/revision': async ({ app }) => {
    const as = await app.build.payableVendor();
    return { as, body: { revision: (await app.build.agreementOf(as)).revision } };
  },
  'GET /v2/earnings/statements/:month': async ({ app }) => ({ params: { month: new Date(app.clock.now()).toISOString().slice(0, 7) } }),
  'GET /v2/earnings/statements/:month/csv': async ({ app }) => ({ params: { month: new Date(app.clock.now()).toISOString().slice(0, 7) } }),
};
