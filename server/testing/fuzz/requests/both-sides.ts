// Valid requests of couples, and of vendors about couples: conversations, quotations, payments, meetings.
import { randomUUID } from 'node:crypto';
import type { CalendarConnections, VendorCalendar } from '../../../../contract/calendar.ts';
import type { Meeting, MeetingAvailability } from '../../../../contract/meetings.ts';
import { addDays, businessDayOf } from '../../../../core/time.ts';
import { announceFile, locationOf, settleFile } from '../../../conversations/file-rows.ts';
import { keepFile } from '../../../files/api.ts';
import { type BuiltAccount, type BuiltVendor, testPassword } from '../../builders/accounts.ts';
import { paymentRequest, type Quoted } from '../../builders/quotations.ts';
import { openCalendarElsewhere } from '../../calendar-elsewhere.ts';
import { picture } from '../../files.ts';
import { type Around, caller, dataOf, granted, type MakeRequest, type Requests } from './request.ts';

const quotations = '/ms/quotation/v1/quotations';
const meetings = '/ms/bs-vendors/api/v1/virtual_meeting_schedules';
const calendar = '/ms/bs-vendors/api/v1/vendor_calendar';

/** Two who have written to each other, and the one of them that calls. */
export interface Pair {
  readonly vendor: BuiltVendor;
  readonly couple: BuiltAccount;
  readonly as: BuiltAccount;
}
async function strangers({ app, role }: Around, plan: 'Gold' | 'Free' = 'Gold'): Promise<Pair> {
  const [vendor, couple] = [await app.build.vendor({ plan }), await app.build.couple()];
  return { vendor, couple, as: role === 'couple' ? couple : vendor };
}
export async function talking(around: Around, plan?: 'Gold' | 'Free'): Promise<Pair & { readonly id: string }> {
  const pair = await strangers(around, plan);
  return { ...pair, id: await around.app.build.conversation(pair.vendor, pair.couple) };
}
/** A file that is not sent yet, as an upload leaves it; without the process that looks into each. */
async function attached({ app, role }: Around, conversationId: string): Promise<string> {
  const { encryption } = app.system;
  const bytes = await picture();
  const file = { bytes, name: 'ide.png', mediaType: 'image/png', width: 60, height: 40, pages: null, mark: null } as const;
  const place = { conversationId, side: role === 'couple' ? 'couple' : 'vendor', uploadedAt: app.clock.now() } as const;
  const id = await announceFile(app.db, encryption, { ...file, ...place });
  await keepFile(encryption, locationOf(conversationId, id), bytes);
  await settleFile(app.db, id);
  return id;
}
const aboutConversation =
  (body?: object): MakeRequest =>
  async (around) => {
    const { as, id } = await talking(around);
    return { as, params: { id }, ...(body && { body }) };
  };

/** A quotation between two who know no one else, and the one of them that calls. */
const aboutQuotation =
  (state: 'draftQuotation' | 'sentQuotation' | 'acceptedQuotation', bodyOf?: (quoted: Quoted) => object): MakeRequest =>
  async (around) => {
    const pair = await strangers(around);
    const { build } = around.app;
    const inquiry = async () => build.inquiry(pair.couple, pair.vendor.vendorId);
    const quoted =
      state === 'draftQuotation'
        ? { vendor: pair.vendor, couple: pair.couple, quotation: await build.draft(pair.vendor, await inquiry()) }
        : await build[state](pair);
    return { as: pair.as, params: { id: quoted.quotation.id }, ...(bodyOf && { body: bodyOf(quoted) }) };
  };
const reason = 'Tanggal kami berubah';
const refundAccount = { holder_name: 'Kirana Putri', bank_bic: 'CENAIDJA', account_number: '1234567890', password: testPassword };

/** A vendor who can be met, and its first free moments. */
async function offering(around: Around): Promise<Pair & { readonly free: readonly string[] }> {
  const pair = await strangers(around);
  const { app } = around;
  const {
    is_in_plan: _plan,
    booking_url: _url,
    ...hours
  } = dataOf<MeetingAvailability>(await app.call('GET', `${meetings}/availability`, { as: pair.vendor }));
  granted(await app.call('PUT', `${meetings}/availability`, { as: pair.vendor, body: { ...hours, is_offered: true } }));
  const slots = dataOf<{ starts_at: string }[]>(await app.call('GET', `${meetings}/slots?vendor_id=${pair.vendor.vendorId}`));
  return { ...pair, free: slots.map(({ starts_at }) => starts_at) };
}
const meetingWish = ({ vendor, free }: { readonly vendor: BuiltVendor; readonly free: readonly string[] }) => ({
  vendor_id: vendor.vendorId,
  starts_at: free[0],
  subject: 'Foto dan film',
  note: '',
  time_zone: 'Europe/Amsterdam',
});
async function met(around: Around) {
  const pair = await offering(around);
  const meeting = dataOf<Meeting>(await around.app.call('POST', meetings, { as: pair.couple, body: meetingWish(pair) }));
  return { ...pair, meeting };
}
const ofMeeting: MakeRequest = async (around) => {
  const { as, meeting } = await met(around);
  return { as, params: { id: meeting.id } };
};

export const requestsOfBothSides: Requests = {
  'POST /v2/vendors/:id/inquiries': async ({ app, world }) => ({
    as: await app.build.couple(),
    params: { id: world.vendor.vendorId },
    body: { event_date: '2027-06-12', place: 'Bandung', guests: 300, budget: 50_000_000, wishes: 'Kebun' },
  }),
  'POST /v2/vendors/:id/messages': async (around) => {
    const { as, vendor } = await strangers(around);
    return { as, params: { id: vendor.vendorId }, body: { subject: 'availability', text: 'Halo', wedding_date: '2031-06-12' } };
  },
  'POST /v2/vendors/:id/reveals': async ({ world }) => ({ params: { id: world.vendor.vendorId }, body: { kind: 'phone' } }),
  'POST /v2/clients/:id/messages': async (around) => {
    const { as, couple } = await talking(around, 'Free');
    granted(await around.app.call('POST', `/v2/clients/${couple.accountId}/open`, { as, body: { price: 1 } }));
    return { as, params: { id: couple.accountId }, body: { text: 'Halo' } };
  },
  'POST /v2/clients/:id/open': async (around) => {
    const { as, couple } = await talking(around, 'Free');
    return { as, params: { id: couple.accountId }, body: { price: 1 } };
  },
  'GET /v2/clients/:id': async (around) => {
    const { as, couple } = await talking(around);
    return { as, params: { id: couple.accountId } };
  },
  'POST /v2/conversations/:id/messages': async (around) => {
    const { as, id } = await talking(around);
    return { as, params: { id }, body: { id: randomUUID(), text: 'Halo', files: [await attached(around, id)] } };
  },
  'DELETE /v2/conversations/:id/files/:file': async (around) => {
    const { as, id } = await talking(around);
    return { as, params: { id, file: await attached(around, id) } };
  },
  'GET /v2/conversations/:id/files/:file': async (around) => {
    const { as, id } = await talking(around);
    return { as, params: { id, file: await attached(around, id) } };
  },
  'PUT /v2/conversations/:id/read': aboutConversation({ number: 1 }),
  'PUT /v2/conversations/:id/folder': aboutConversation({ folder: 'archive' }),
  'POST /v2/conversations/:id/spam': aboutConversation({ reason: 'advertising', note: 'Menjual pengikut' }),
  'POST /v2/conversations/:id/opening': async (around) => {
    const { as, id } = await talking(around, 'Free');
    return { as, params: { id }, body: { cost_max: 1 } };
  },
  'GET /v2/conversations/:id': aboutConversation(),
  'GET /v2/conversations/:id/messages': aboutConversation(),
  'PUT /v2/wedding': async ({ app }) => ({
    as: await app.build.couple(),
    body: {
      revision: 0,
      wedding_date: '2031-06-12',
      city_id: 1,
      guests: 300,
      budget_band: null,
      venue: 'Kebun',
      wishes: '',
      category_ids: [52],
      is_findable: true,
    },
  }),
  'PUT /v2/saved_vendors/:id/note': async ({ app }) => {
    const [as, { vendorId }] = [await app.build.couple(), await app.build.vendor()];
    granted(await app.call('PUT', `/v2/saved_vendors/${vendorId}`, { as }));
    return { as, params: { id: vendorId }, body: { revision: 1, note: 'Ramah', is_booked: true } };
  },
  'PUT /v2/refund_account': async ({ app }) => ({ as: await app.build.couple(), body: refundAccount }),
  'POST /v2/refund_account/remove': async ({ app }) => {
    const as = await app.build.couple();
    granted(await app.call('PUT', '/v2/refund_account', { as, body: refundAccount }));
    return { as, body: { password: testPassword } };
  },
  'POST /ms/deals/api/v1/inquiries/:id/quotation': async (around) => {
    const { as, couple, vendor } = await strangers(around);
    return { as, params: { id: await around.app.build.inquiry(couple, vendor.vendorId) } };
  },
  'GET /ms/deals/api/v1/inquiries/:id': async (around) => {
    const { as, couple, vendor } = await strangers(around);
    return { as, params: { id: await around.app.build.inquiry(couple, vendor.vendorId) } };
  },
  [`PUT ${quotations}/:id`]: async (around) => {
    const revisionOf = ({ quotation }: Quoted) => ({ revision: quotation.revision, content: around.app.build.quotationContent() });
    return aboutQuotation('draftQuotation', revisionOf)(around);
  },
  [`POST ${quotations}/:id/send`]: aboutQuotation('draftQuotation', ({ quotation }) => ({ revision: quotation.revision })),
  [`DELETE ${quotations}/:id`]: aboutQuotation('draftQuotation'),
  [`POST ${quotations}/:id/duplicate`]: async (around) => {
    const { vendor, couple, as } = await strangers(around);
    const { quotation } = await around.app.build.sentQuotation({ vendor, couple });
    const inquiry = await around.app.build.inquiry(await around.app.build.couple(), vendor.vendorId);
    return { as, params: { id: quotation.id }, body: { inquiry_id: inquiry } };
  },
  [`POST ${quotations}/:id/version`]: aboutQuotation('sentQuotation'),
  [`POST ${quotations}/:id/withdraw`]: aboutQuotation('sentQuotation', () => ({ reason })),
  [`POST ${quotations}/:id/view`]: aboutQuotation('sentQuotation'),
  [`POST ${quotations}/:id/accept`]: aboutQuotation('sentQuotation'),
  [`POST ${quotations}/:id/decline`]: aboutQuotation('sentQuotation', () => ({ reason })),
  [`GET ${quotations}/:id`]: aboutQuotation('sentQuotation'),
  [`GET ${quotations}/:id/pdf`]: aboutQuotation('sentQuotation'),
  'GET /ms/quotation/v1/payment_schedule/:id': async (around) => {
    const { as, vendor, couple } = await strangers(around);
    const { quotation } = await around.app.build.acceptedQuotation({ vendor, couple });
    return { as, params: { id: quotation.instalments[0]?.id } };
  },
  'POST /ms/pay/v1/payments': async (around) => {
    const { as, vendor, couple } = await strangers(around);
    const { quotation } = await around.app.build.acceptedQuotation({ vendor, couple });
    return { as, body: paymentRequest(quotation.instalments[0]?.id) };
  },
  'GET /ms/pay/v1/payments/:id': ofPayment,
  'GET /ms/pay/v1/payments/:id/code': async (around) => ({ ...(await ofPayment(around)), query: { method: 'qris' } }),
  [`PUT ${meetings}/availability`]: async (around) => {
    const {
      is_in_plan: _plan,
      booking_url: _url,
      ...hours
    } = dataOf<MeetingAvailability>(await around.app.call('GET', `${meetings}/availability`, { as: caller(around) }));
    return { body: { ...hours, is_offered: true } };
  },
  [`GET ${calendar}`]: async (around) => {
    const { as, on } = await taken(around);
    return { as, query: { from: on, to: on } };
  },
  [`PUT ${calendar}`]: async () => ({ body: { capacity: 2 } }),
  [`POST ${calendar}/days`]: async ({ app }) => {
    const on = addDays(businessDayOf(app.clock.now()), 200);
    return { body: { from: on, to: on, part: 'morning', places: null, note: 'Siraman' } };
  },
  [`DELETE ${calendar}/days/:day`]: async (around) => {
    const { as, on } = await taken(around);
    return { as, params: { day: on } };
  },
  [`DELETE ${calendar}/bookings/:id`]: async (around) => {
    const { as, booking } = await taken(around);
    return { as, params: { id: booking } };
  },
  [`PUT ${calendar}/connections/other`]: async (around) => ({ as: (await strangers(around)).vendor, body: await anotherCalendar() }),
  [`POST ${calendar}/connections/other/readings`]: async (around) => {
    const { vendor: as } = await strangers(around);
    granted(await around.app.call('PUT', `${calendar}/connections/other`, { as, body: await anotherCalendar() }));
    return { as };
  },
  'GET /_public/v2/vendor_calendars/:file': async (around) => ({ params: { file: await calendarFile(around) } }),
  'GET /_public/v2/day_status': async (around) => {
    const { vendor, on } = await taken(around);
    return { query: { day: on, vendors: String(vendor.vendorId) } };
  },
  'PUT /v2/vendors/:id/day_waits/:day': ofWait,
  'DELETE /v2/vendors/:id/day_waits/:day': ofWait,
  [`POST ${meetings}`]: async (around) => {
    const pair = await offering(around);
    return { as: pair.as, body: meetingWish(pair) };
  },
  [`POST ${meetings}/:id/cancel`]: async (around) => {
    const { as, meeting } = await met(around);
    return { as, params: { id: meeting.id }, body: { reason, sequence: meeting.sequence } };
  },
  [`POST ${meetings}/:id/reschedule`]: async (around) => {
    const { as, meeting, free } = await met(around);
    return { as, params: { id: meeting.id }, body: { starts_at: free.at(-1), sequence: meeting.sequence } };
  },
  [`GET ${meetings}/:id`]: ofMeeting,
  [`GET ${meetings}/:id/calendar`]: ofMeeting,
};

/** A vendor that is taken on a day, by its own mark and by what a couple accepted. */
async function taken(around: Around) {
  const pair = await strangers(around);
  const { vendor } = pair;
  const on = addDays(businessDayOf(around.app.clock.now()), 200);
  await around.app.build.acceptedQuotation(pair);
  granted(await around.app.call('POST', `${calendar}/days`, { as: vendor, body: { from: on, to: on, part: 'day', places: null } }));
  const { days } = dataOf<VendorCalendar>(await around.app.call('GET', `${calendar}?from=${on}&to=${on}`, { as: vendor }));
  const booking = days[0]?.entries.find(({ source }) => source === 'booking')?.id;
  return { ...pair, on, booking };
}

async function anotherCalendar(): Promise<{ readonly address: string }> {
  const elsewhere = await openCalendarElsewhere();
  elsewhere.hold(['2027-06-12', 'Resepsi']);
  return { address: elsewhere.address };
}

/** The file under the secret address of a vendor's calendar. */
async function calendarFile(around: Around): Promise<string> {
  const { vendor } = await strangers(around);
  const { address } = dataOf<CalendarConnections>(await around.app.call('POST', `${calendar}/connections/address`, { as: vendor }));
  return address?.split('/').at(-1) ?? '';
}

async function ofWait(around: Around) {
  const { vendor, on } = await taken(around);
  const { couple: as } = await strangers(around);
  return { as, params: { id: vendor.vendorId, day: on } };
}

async function ofPayment(around: Around) {
  const { vendor, couple } = await strangers(around);
  const payment = await around.app.build.instalmentPayment(await around.app.build.acceptedQuotation({ vendor, couple }));
  return { as: couple, params: { id: payment.payment.id } };
}
