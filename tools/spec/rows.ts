// The specification's two tables as checks, row by row: values, not only names.
import { listIn, numberIn, part, textIn } from '../../server/testing/part.ts';
import type { Row } from './row.ts';
import { saveWedding } from '../../contract/weddings.ts';
import { addDays, businessDayOf } from '../../core/time.ts';
import { money } from '../../texts/format.ts';
import { assertLike, instant, listOf, oneOf, orNull, positive, someText, uuid, whole, type Expected } from './matches.ts';
import { ruleRows } from './rule-rows.ts';
import {
  day,
  name,
  service,
  membership,
  client,
  potentialClient,
  four,
  session,
  detailsOf,
  payment,
  deposit,
  instalment,
} from './shapes.ts';

const route = (path: string): Row => ({
  table: 'routes',
  name: path,
  async walk({ page }) {
    const seen = await Promise.all([page(`/${path}`, 'en'), page(`/id/${path}`, 'id')]);
    return seen.join(', ');
  },
});

const call = (name: string, walk: Row['walk']): Row => ({ table: 'calls', name, walk });

/** Holds an answer against what it has to be; what was seen is named by the keys. */
function is(answer: unknown, expected: { readonly [name: string]: Expected }): string {
  assertLike(answer, expected);
  return Object.keys(expected).join(', ');
}

const meIncludes = ['settings', 'details', 'mainService', 'memberships', 'countryOfOrigin', 'accountManager', 'contacts'] as const;
const vendorIncludes = ['account', 'details', 'settings', 'mainService', 'memberships'] as const;
const vendors = '/ms/bs-vendors/api/v1';
const tomorrow = (days: number): string => addDays(businessDayOf(Date.now()), days);

/** A list, not empty, of the first of these: the same values. */
const beginsLike =
  (all: readonly unknown[]) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length > 0 && JSON.stringify(value) === JSON.stringify(all.slice(0, value.length));

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
    is(await logIn(vendor.email), { vendor: { ...session, email: vendor.email } });
    return `vendor or user: ${is(await logIn(couple.email), { user: { id: couple.id, type: 'user', sessionId: session.sessionId, email: couple.email } })}`;
  }),
  call('POST /v2/logout', async ({ logIn, vendor, ask, status }) => {
    const session = { sessionId: textIn(await logIn(vendor.email), 'vendor', 'sessionId') };
    assertLike(await ask('GET', '/v2/me', { as: session }), { vendor: { id: vendor.id, hasActiveMembership: true } }, 'before it');
    await ask('POST', '/v2/logout', { as: session });
    const after = await status('GET', '/v2/me', { as: session });
    assertLike(after, 401, 'the status afterwards');
    return `the session is over: ${after}`;
  }),
  call(`GET /v2/me?include=${meIncludes.join(',')}`, async ({ ask, vendor }) => {
    const me = part(await ask('GET', `/v2/me?include=${meIncludes.join(',')}`, { as: vendor }), 'vendor');
    const listed = async (which: string) =>
      beginsLike(listIn(await ask('GET', `/v2/statistics/${which}_clients`, { as: vendor }), 'statisticUsers'));
    is(me, { interestClient: await listed('interested'), potentialClient: await listed('potential') });
    return is(me, {
      ...session,
      id: vendor.id,
      sessionId: vendor.sessionId,
      settings: { language: oneOf('en', 'id') },
      details: detailsOf,
      countryOfOrigin: { code: 'ID', name: someText },
      accountManager: orNull({ name: someText, email: /@/ }),
      contacts: { phones: listOf(/^\+\d+$/), email: /@/ },
    });
  }),
  call('GET /v2/hilda_status', async ({ ask, vendor }) =>
    is(await ask('GET', '/v2/hilda_status', { as: vendor }), { hilda: { status: 'active', joinedAt: instant } }),
  ),
  call('GET /v2/statistics/interested_clients', async ({ ask, vendor, couple, contact }) => {
    await contact();
    const seen = await ask('GET', '/v2/statistics/interested_clients', { as: vendor });
    // Who acted last comes first.
    const newest = { userId: couple.id, lastAction: 'quotation_request', isMasked: false, contacted: false };
    assertLike(part(seen, 'statisticUsers', 0), newest, 'the couple that has just asked');
    return is(seen, { statisticUsers: [client] });
  }),
  call('GET /v2/statistics/potential_clients', async ({ ask, vendor }) => {
    const seen = await ask('GET', '/v2/statistics/potential_clients', { as: vendor });
    const [first] = listIn(vendor.said, 'potentialClient');
    const all = listIn(seen, 'statisticUsers');
    const same = all.find((one) => numberIn(one, 'userId') === numberIn(first, 'userId'));
    assertLike(same, { name: textIn(first, 'name'), isMasked: false, contacted: false }, 'the first that the session names');
    return is(seen, { statisticUsers: [potentialClient] });
  }),
  call('GET /ms/deals/api/v1/me/deals/vendor?status=reguler&page=1&limit=1', async ({ ask, open, vendor }) => {
    const seen = await ask('GET', '/ms/deals/api/v1/me/deals/vendor?status=reguler&page=1&limit=1', { as: vendor });
    const deals = listIn(seen, 'deals');
    if (deals.length !== 1 || textIn(deals, 0, 'content', 'kind') !== 'reguler')
      throw new Error(`${deals.length} deals, not one of the kind asked for`);
    const product = await open(`/vendor/${textIn(vendor.said, 'slug')}/products/${textIn(deals, 0, 'slug')}`);
    const price = numberIn(deals, 0, 'content', 'price');
    if (!product.text.includes(money(price, 'en'))) throw new Error(`couples do not see ${price} as its price`);
    return is(seen, { deals: [{ id: uuid, status: 'active', has_changes: false, content: { kind: 'reguler', title: someText, price } }] });
  }),
  call('GET /v2/vendors/{id}?include=account,details,settings,mainService,memberships&mask=0', async ({ ask, vendor }) => {
    const url = `/v2/vendors/${vendor.id}?include=${vendorIncludes.join(',')}&mask=0`;
    return is(part(await ask('GET', url, { as: vendor }), 'vendor'), {
      id: vendor.id,
      type: 'vendor',
      isMasked: false,
      account: { uuid: vendor.uuid, name: someText },
      details: { about: someText },
      settings: { language: oneOf('en', 'id') },
      mainService: service,
      memberships: [membership],
    });
  }),
  call('GET /v2/accounts/get_by_uuid/{uuid}?clientTriggered=1&include=account', async ({ ask, vendor }) => {
    const account = part(await ask('GET', `/v2/accounts/get_by_uuid/${vendor.uuid}?clientTriggered=1&include=account`), 'account');
    return `without session: ${is(account, { uuid: vendor.uuid, name: someText, type: 'vendor' })}`;
  }),
  call('GET /ms/feeds/api/v1/users/{id}/wedding_details', async ({ ask, vendor, couple, contact }) => {
    await contact();
    const url = `/ms/feeds/api/v1/users/${couple.id}/wedding_details`;
    const { city, categories, ...before } = await saveWedding.answer.shape.data.parseAsync(
      part(await ask('GET', '/v2/wedding', { as: couple }), 'data'),
    );
    const guests = 275;
    const body = { ...before, guests, city_id: city?.id ?? null, category_ids: categories.map(({ id }) => id) };
    await ask('PUT', '/v2/wedding', { as: couple, body });
    const told = { data: { wedding_date: before.wedding_date, guests, wishes: before.wishes, venue: before.venue } };
    assertLike(await ask('GET', url, { as: couple }), told, 'for the couple itself');
    return is(await ask('GET', url, { as: vendor }), told);
  }),
  // Before it is accepted and paid below.
  call('POST /ms/deals/api/v1/inquiries/{id}/quotation', async ({ quotation, couple }) =>
    is(await quotation(), {
      quotation: {
        id: uuid,
        number: /^Q-\d{8}-\d{4}$/,
        version: 1,
        status: 'draft',
        revision: 1,
        couple: { id: couple.id, is_open: true },
        content: { is_taxed: false },
      },
    }),
  ),
  call('POST {payment path}/payments', async ({ ask, couple, acceptedQuotation }) => {
    const { scheduleId } = await acceptedQuotation();
    const body = {
      targeted_currency: 'IDR',
      product_items: [{ product_id: 6, data: { payment_schedule_id: scheduleId }, quantity: 1 }],
      success_url: '/account/quotations',
    };
    const data = part(await ask('POST', '/ms/pay/v1/payments', { as: couple, body }), 'data');
    return is(data, { ...payment, currency: 'IDR', amount: deposit, expires_at: instant });
  }),
  call('GET /ms/quotation/v1/payment_schedule/{id}', async ({ ask, vendor, couple, acceptedQuotation }) => {
    const { scheduleId } = await acceptedQuotation();
    return is(await ask('GET', `/ms/quotation/v1/payment_schedule/${scheduleId}`, { as: couple }), {
      data: { ...instalment, id: scheduleId, quotation: { total: 9_000_000, vendor: { id: vendor.id } } },
    });
  }),
  call('POST /ms/bs-vendors/api/v1/ads_credits/checkout', async ({ ask, vendor }) => {
    const app = { app_name: 'vendor-app', app_version_code: '42', app_version_number: '4.2.0', platform: 'android' };
    const body = { credits: 100_000, app_data: app };
    const data = part(await ask('POST', `${vendors}/ads_credits/checkout`, { as: vendor, body }), 'data');
    return is(data, {
      order: {
        id: uuid,
        credits: 100_000,
        subtotal: 100_000,
        tax: 11_000,
        total: 111_000,
        status: 'unpaid',
        paid_at: null,
        refund_due: false,
      },
      payment,
    });
  }),
  call('PUT /ms/bs-vendors/api/v1/vendor_ads', async ({ ask, vendor }) => {
    const body = { cpc: 2_000, daily_budget: 50_000, start_date: tomorrow(1), end_date: tomorrow(30), is_enabled: true };
    return is(await ask('PUT', `${vendors}/vendor_ads`, { as: vendor, body }), {
      data: { ...body, status: 'scheduled', starts_on: body.start_date },
      outcome: 'updated',
    });
  }),
  call('GET /ms/bs-vendors/api/v1/vendor_ads/statistic?start_date&end_date', async ({ ask, vendor }) => {
    const url = `${vendors}/vendor_ads/statistic?start_date=${tomorrow(-29)}&end_date=${tomorrow(0)}`;
    const answer = await ask('GET', url, { as: vendor });
    const [series, totals] = [listIn(answer, 'data', 'series'), part(answer, 'data', 'totals')];
    assertLike(series, [{ ...four, date: day }], 'the series');
    assertLike(series.length, 30, 'days in the series');
    for (const key of Object.keys(four)) {
      const sum = series.reduce((before: number, one) => before + numberIn(one, key), 0);
      assertLike(numberIn(totals, key), sum, `the total of ${key}`);
    }
    return `${series.length} days of ${is(totals, four)}`;
  }),
  call('GET /ms/bs-vendors/api/v1/vendor_ads/summary', async ({ ask, vendor }) => {
    const data = part(await ask('GET', `${vendors}/vendor_ads/summary`, { as: vendor }), 'data');
    return is(data, {
      is_enabled: true,
      status: 'scheduled',
      cpc: 2_000,
      daily_budget: 50_000,
      start_date: tomorrow(1),
      end_date: tomorrow(30),
      credit_balance: whole,
      spent_today: whole,
      recommended_cpc: { low: positive, mid: positive, high: positive },
      min_cpc: positive,
      last_30_days: four,
      alerts: listOf({ code: oneOf('credit_running_out', 'cpc_below_recommendation') }),
    });
  }),
  call('GET /_public/v2/vendor_categories', async ({ ask, vendor }) => {
    const vendorCategories = listIn(await ask('GET', '/_public/v2/vendor_categories'), 'vendorCategories');
    assertLike(vendorCategories, [{ id: positive, name, slug: /^[a-z-]+$/, position: positive }], 'the categories');
    const own = part(vendor.said, 'mainService', 'category');
    const same = vendorCategories.find((one) => numberIn(one, 'id') === numberIn(own, 'id'));
    assertLike(same, { name: { en: textIn(own, 'name', 'en'), id: textIn(own, 'name', 'id') } }, 'the category of the vendor');
    return `without session: ${vendorCategories.length} categories`;
  }),
  call('POST /ms/bs-vendors/api/v1/vendor_acquisitions', async ({ ask }) =>
    is(await ask('POST', `${vendors}/vendor_acquisitions`, { body: { anything: ['goes', 1] } }), {
      data: { id: uuid, received_at: instant },
    }),
  ),
  call('GET /ms/bs-vendors/api/v1/vendors/{id}/events', async ({ ask, vendor }) => {
    const seen = await ask('GET', `${vendors}/vendors/${vendor.id}/events`);
    const [id, city] = [numberIn(vendor.said, 'mainService', 'city', 'id'), textIn(vendor.said, 'mainService', 'city', 'name')];
    const near = listIn(seen, 'data').find((one) => textIn(one, 'city', 'name') === city);
    assertLike(near, { city: { id } }, 'the fair in the city of the vendor');
    return is(seen, { data: [{ id: positive, name: someText, starts_on: day, ends_on: day }] });
  }),
  call('GET and POST /ms/bs-vendors/api/v1/virtual_meeting_schedules', async ({ ask, vendor, couple, bookMeeting }) => {
    const booked = await bookMeeting();
    const seen = await ask('GET', `${vendors}/virtual_meeting_schedules`, { authorization: vendor.sessionId });
    const listed = listIn(seen, 'data').find((one) => textIn(one, 'id') === booked.id);
    const still = { status: 'booked', couple: { id: couple.id, is_open: true }, moves_left: 3, can_move: true, can_cancel: true };
    assertLike(listed, still, 'the meeting that was booked');
    return `session in Authorization: ${is(seen, { data: [{ id: uuid, starts_at: instant, ends_at: instant, vendor: { id: vendor.id }, couple: { name: someText } }] })}`;
  }),
  call('get payment code (three arguments)', async ({ ask, couple, payment }) => {
    const { id } = await payment();
    const data = part(await ask('GET', `/ms/pay/v1/payments/${id}/code?method=virtual_account&bank=BCA`, { as: couple }), 'data');
    return is(data, { method: 'virtual_account', bank: 'BCA', code: /^\d{10,}$/, expires_at: instant });
  }),
  call('get deal inquiry (two arguments)', async ({ ask, vendor, couple, inquiry }) => {
    const url = `/ms/deals/api/v1/inquiries/${await inquiry()}?include=vendor,couple,quotations`;
    const data = part(await ask('GET', url, { as: vendor }), 'data');
    return is(data, {
      guests: 300,
      vendor: { id: vendor.id },
      couple: { id: couple.id, name: someText, is_open: true },
      quotations: [{ id: uuid, status: 'accepted', total: 9_000_000 }],
    });
  }),
  ...ruleRows,
];
