// The specification's two tables, row by row, as something that can be tried.
import { addDays, businessDayOf } from '../../core/time.ts';
import type { World } from './world.ts';

export interface Row {
  readonly table: 'routes' | 'calls';
  /** As the specification writes it. */
  readonly name: string;
  /** Its capability is not built yet: the walk names it, the tests do not ask for it. */
  readonly isToCome?: true;
  /** Tries it; answers what was seen, throws when it is not what the specification says. */
  readonly walk: (world: World) => Promise<string>;
}

const route = (path: string): Row => ({
  table: 'routes',
  name: path,
  async walk({ page }) {
    const seen = await Promise.all([page(`/${path}`, 'en'), page(`/id/${path}`, 'id')]);
    return seen.join(', ');
  },
});

const call = (name: string, walk: Row['walk']): Row => ({ table: 'calls', name, walk });

/** Looks for each of these names in an object; says which is missing. */
function has(object: unknown, ...names: readonly string[]): string {
  if (typeof object !== 'object' || object === null) throw new Error(`no object but ${String(object)}`);
  for (const name of names) if (!(name in object)) throw new Error(`${name} is missing`);
  return names.join(', ');
}

const meIncludes = ['settings', 'details', 'mainService', 'memberships', 'countryOfOrigin', 'accountManager', 'contacts'] as const;
const vendorIncludes = ['account', 'details', 'settings', 'mainService', 'memberships'] as const;
const vendors = '/ms/bs-vendors/api/v1';
const tomorrow = (days: number): string => addDays(businessDayOf(Date.now()), days);

export const rows: readonly Row[] = [
  route('dashboard/pay-per-click'),
  route('dashboard/pay-per-click/topup'),
  route('dashboard/pay-per-click/settings'),
  route('dashboard/pay-per-click/about'),
  route('dashboard/online-meeting'),
  route('dashboard/settings/bank_accounts/add'),
  route('dashboard/agreement-form'),
  route('dashboard/agreement-form/thank-you'),
  route('store'),
  route('login'),
  route('dashboard/edit'),

  call('POST /v2/login', async ({ logIn, vendor, couple }) => {
    has(await logIn(vendor.email), 'vendor');
    return `vendor or user: ${has(await logIn(couple.email), 'user')}`;
  }),
  call('POST /v2/logout', async ({ logIn, vendor, ask, status }) => {
    const { vendor: session } = (await logIn(vendor.email)) as { vendor: { sessionId: string } };
    await ask('POST', '/v2/logout', { as: session });
    return `the session is over: ${await status('GET', '/v2/me', { as: session })}`;
  }),
  call(`GET /v2/me?include=${meIncludes.join(',')}`, async ({ ask, vendor }) => {
    const { vendor: me } = (await ask('GET', `/v2/me?include=${meIncludes.join(',')}`, { as: vendor })) as { vendor: object };
    return has(me, 'type', 'status', 'hasActiveMembership', 'contactCredit', 'hasStoreProduct', 'membershipInfo', ...meIncludes);
  }),
  call('GET /v2/hilda_status', async ({ ask, vendor }) => has(await ask('GET', '/v2/hilda_status', { as: vendor }), 'hilda')),
  call('GET /v2/statistics/interested_clients', async ({ ask, vendor }) =>
    has(await ask('GET', '/v2/statistics/interested_clients', { as: vendor }), 'statisticUsers'),
  ),
  call('GET /v2/statistics/potential_clients', async ({ ask, vendor }) =>
    has(await ask('GET', '/v2/statistics/potential_clients', { as: vendor }), 'statisticUsers'),
  ),
  call('GET /ms/deals/api/v1/me/deals/vendor?status=reguler&page=1&limit=1', async ({ ask, vendor }) => {
    const seen = await ask('GET', '/ms/deals/api/v1/me/deals/vendor?status=reguler&page=1&limit=1', { as: vendor });
    const { deals } = seen as { deals: readonly { content: { kind: string } }[] };
    if (deals.length !== 1 || deals[0]?.content.kind !== 'reguler') throw new Error(`${deals.length} deals, not one of the kind asked for`);
    return has(seen, 'deals');
  }),
  call('GET /v2/vendors/{id}?include=account,details,settings,mainService,memberships&mask=0', async ({ ask, vendor }) => {
    const url = `/v2/vendors/${vendor.id}?include=${vendorIncludes.join(',')}&mask=0`;
    return has(((await ask('GET', url, { as: vendor })) as { vendor: object }).vendor, ...vendorIncludes);
  }),
  call('GET /v2/accounts/get_by_uuid/{uuid}?clientTriggered=1&include=account', async ({ ask, vendor }) => {
    const { account } = (await ask('GET', `/v2/accounts/get_by_uuid/${vendor.uuid}?clientTriggered=1&include=account`)) as {
      account: object;
    };
    return `without session: ${has(account, 'name', 'type')}`;
  }),
  call('GET /ms/feeds/api/v1/users/{id}/wedding_details', async ({ ask, vendor, couple, contact }) => {
    await contact();
    return has(await ask('GET', `/ms/feeds/api/v1/users/${couple.id}/wedding_details`, { as: vendor }), 'data');
  }),
  call('POST {payment path}/payments', async ({ ask, couple, acceptedQuotation, origin }) => {
    const { scheduleId } = await acceptedQuotation();
    const body = {
      targeted_currency: 'IDR',
      product_items: [{ product_id: 6, data: { payment_schedule_id: scheduleId }, quantity: 1 }],
      success_url: `${origin}/quotations`,
    };
    const { data } = (await ask('POST', '/ms/pay/v1/payments', { as: couple, body })) as { data: object };
    return has(data, 'id', 'payment_url');
  }),
  call('GET /ms/quotation/v1/payment_schedule/{id}', async ({ ask, couple, acceptedQuotation }) => {
    const { scheduleId } = await acceptedQuotation();
    return has(await ask('GET', `/ms/quotation/v1/payment_schedule/${scheduleId}`, { as: couple }), 'data');
  }),
  call('POST /ms/deals/api/v1/inquiries/{id}/quotation', async ({ quotation }) => has(await quotation(), 'quotation')),
  call('POST /ms/bs-vendors/api/v1/ads_credits/checkout', async ({ ask, vendor }) => {
    const app = { app_name: 'vendor-app', app_version_code: '42', app_version_number: '4.2.0', platform: 'android' };
    const body = { credits: 100_000, app_data: app };
    const { data } = (await ask('POST', `${vendors}/ads_credits/checkout`, { as: vendor, body })) as { data: object };
    return has(data, 'order', 'payment');
  }),
  call('PUT /ms/bs-vendors/api/v1/vendor_ads', async ({ ask, vendor }) => {
    const body = { cpc: 2_000, daily_budget: 50_000, start_date: tomorrow(1), end_date: tomorrow(30), is_enabled: true };
    return has(await ask('PUT', `${vendors}/vendor_ads`, { as: vendor, body }), 'data', 'outcome');
  }),
  call('GET /ms/bs-vendors/api/v1/vendor_ads/statistic?start_date&end_date', async ({ ask, vendor }) => {
    const url = `${vendors}/vendor_ads/statistic?start_date=${tomorrow(-29)}&end_date=${tomorrow(0)}`;
    const { data } = (await ask('GET', url, { as: vendor })) as { data: { totals: object; series: readonly object[] } };
    return `${data.series.length} days of ${has(data.totals, 'impressions', 'clicks', 'spending', 'leads')}`;
  }),
  call('GET /ms/bs-vendors/api/v1/vendor_ads/summary', async ({ ask, vendor }) => {
    const { data } = (await ask('GET', `${vendors}/vendor_ads/summary`, { as: vendor })) as { data: object };
    return has(data, 'status', 'credit_balance', 'recommended_cpc', 'alerts');
  }),
  call('GET /_public/v2/vendor_categories', async ({ ask }) => {
    const { vendorCategories } = (await ask('GET', '/_public/v2/vendor_categories')) as { vendorCategories: readonly object[] };
    return `without session: ${vendorCategories.length} categories with ${has(vendorCategories[0], 'id', 'name')}`;
  }),
  call('POST /ms/bs-vendors/api/v1/vendor_acquisitions', async ({ ask }) =>
    has(await ask('POST', `${vendors}/vendor_acquisitions`, { body: { anything: ['goes', 1] } }), 'data'),
  ),
  call('GET /ms/bs-vendors/api/v1/vendors/{id}/events', async ({ ask, vendor }) =>
    has(await ask('GET', `${vendors}/vendors/${vendor.id}/events`), 'data'),
  ),
  call('GET and POST /ms/bs-vendors/api/v1/virtual_meeting_schedules', async ({ ask, vendor, bookMeeting }) => {
    await bookMeeting();
    const seen = await ask('GET', `${vendors}/virtual_meeting_schedules`, { authorization: vendor.sessionId });
    return `session in Authorization: ${has(seen, 'data')}`;
  }),
  call('get payment code (three arguments)', async ({ ask, couple, payment }) => {
    const { id } = await payment();
    const { data } = (await ask('GET', `/ms/pay/v1/payments/${id}/code?method=virtual_account&bank=BCA`, { as: couple })) as {
      data: object;
    };
    return has(data, 'code', 'expires_at');
  }),
  call('get deal inquiry (two arguments)', async ({ ask, vendor, inquiry }) => {
    const url = `/ms/deals/api/v1/inquiries/${await inquiry()}?include=vendor,couple,quotations`;
    const { data } = (await ask('GET', url, { as: vendor })) as { data: object };
    return has(data, 'vendor', 'couple', 'quotations');
  }),
];
