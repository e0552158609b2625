// Gives a vendor earnings for the payout journeys: a couple requests, the vendor quotes, the couple accepts and pays. Uses the API with its own sessions; the
// quotation journeys use the screens.
import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { demoPassword } from '../server/demo/accounts.ts';
import { freeDay } from '../contract/calendar.ts';
import { listInquiries } from '../contract/inquiries.ts';
import { getAvailability, type MeetingAvailability, saveAvailability } from '../contract/meetings.ts';
import { getWedding, type OwnWedding, saveWedding } from '../contract/weddings.ts';
import { addDays, type BusinessDay, businessDayOf } from '../core/time.ts';
import { couples, type Email } from './cast.ts';

interface Caller {
  /** Of the vendor or the couple. */
  readonly id: number;
  post(url: string, data?: object): Promise<unknown>;
  put(url: string, data: object): Promise<unknown>;
  delete(url: string): Promise<void>;
  readonly request: APIRequestContext;
}

async function signedIn(playwright: PlaywrightWorkerArgs['playwright'], origin: string, email: Email): Promise<Caller> {
  const request = await playwright.request.newContext({ baseURL: origin });
  const login = await request.post('/v2/login', { data: { email, password: demoPassword } });
  const { vendor, user } = (await login.json()) as Record<'vendor' | 'user', { id: number; sessionId: string } | undefined>;
  const headers = { 'session-id': (vendor ?? user)?.sessionId ?? '' };
  const answered = async (answer: Awaited<ReturnType<APIRequestContext['post']>>): Promise<unknown> => {
    expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  return {
    id: (vendor ?? user)?.id ?? 0,
    request,
    post: async (url, data = {}) => answered(await request.post(url, { headers, data })),
    delete: async (url) => expect((await request.delete(url, { headers })).status()).toBe(204),
    put: async (url, data) => answered(await request.put(url, { headers, data })),
  };
}

interface Quotation {
  readonly id: string;
  readonly number: string;
  readonly revision: number;
  readonly instalments: readonly { readonly id: string }[];
}

interface Request {
  readonly id: string;
  readonly day: BusinessDay;
}
const quotationAt = (id: string, act = ''): string => `/ms/quotation/v1/quotations/${id}${act}`;

/** A vendor answers a request with a quotation over so much, in one instalment, and sends it. */
async function quote(vendor: Caller, { id, day }: Request, amountIdr: number): Promise<Quotation> {
  const today = businessDayOf(Date.now());
  const begun = (await vendor.post(`/ms/deals/api/v1/inquiries/${id}/quotation`)) as { quotation: Quotation };
  const saved = (await vendor.put(quotationAt(begun.quotation.id), {
    revision: begun.quotation.revision,
    content: {
      event_date: day,
      event_place: 'Pendopo Agung',
      items: [{ name: 'Paket lengkap', quantity: 1, unit: 'paket', price: amountIdr }],
      discount: { kind: 'none' },
      is_taxed: false,
      valid_until: addDays(today, 14),
      schedule: [{ label: 'Pelunasan', kind: 'percent', value: 100, due_date: addDays(today, 7) }],
      notes: '',
      terms: '',
    },
  })) as { quotation: Quotation };
  await vendor.post(quotationAt(saved.quotation.id, '/send'), { revision: saved.quotation.revision });
  return saved.quotation;
}

/** A couple accepts a quotation of this vendor over so much, in one instalment. */
async function agree(vendor: Caller, couple: Caller, amountIdr: number): Promise<Quotation> {
  const day = addDays(businessDayOf(Date.now()), 200);
  const asked = { event_date: day, place: 'Pendopo Agung', wishes: 'Nuansa kebun' };
  const inquiry = (await couple.post(`/v2/vendors/${vendor.id}/inquiries`, asked)) as { data: { id: string } };
  const { id } = await quote(vendor, { id: inquiry.data.id, day }, amountIdr);
  return ((await couple.post(quotationAt(id, '/accept'))) as { quotation: Quotation }).quotation;
}

type Playwright = PlaywrightWorkerArgs['playwright'];

/** A couple does something over the calls alone; answers the couple's id. */
async function asCouple(playwright: Playwright, origin: string, email: Email, act: (couple: Caller) => Promise<unknown>): Promise<number> {
  const couple = await signedIn(playwright, origin, email);
  await act(couple);
  await couple.request.dispose();
  return couple.id;
}

const noPlan = {
  revision: 0,
  guests: null,
  budget_band: null,
  venue: '',
  wishes: '',
  is_findable: false,
  city: null,
  categories: [],
} as const;

/** What it told of its wedding stays, but for the day. */
async function tellDay(couple: Caller, day: BusinessDay | null): Promise<void> {
  const { data: wedding } = (await (await couple.request.get(getWedding.path)).json()) as { data: OwnWedding | null };
  if (wedding === null && day === null) return;
  const { categories, city, ...told } = wedding ?? noPlan;
  const categoryIds = categories.map(({ id }) => id);
  await couple.put(saveWedding.path, { ...told, wedding_date: day, city_id: city?.id ?? null, category_ids: categoryIds });
}
const tellNoDay = (couple: Caller): Promise<void> => tellDay(couple, null);

/** A couple writes to a vendor; answers the couple's id. */
export const writeTo = (playwright: Playwright, origin: string, vendorId: number, coupleEmail: Email): Promise<number> =>
  asCouple(playwright, origin, coupleEmail, (couple) =>
    couple.post(`/v2/vendors/${vendorId}/messages`, {
      subject: 'availability',
      text: 'Masih kosong?',
      wedding_date: addDays(businessDayOf(Date.now()), 240),
    }),
  );

/** A couple looks at a vendor's phone number and says nothing; answers the couple's id. */
export const lookAtPhone = (playwright: Playwright, origin: string, vendorId: number, coupleEmail: Email): Promise<number> =>
  asCouple(playwright, origin, coupleEmail, (couple) => couple.post(`/v2/vendors/${vendorId}/reveals`, { kind: 'phone' }));

/** A couple that has not said when it marries requests a quotation. */
export const requestUndated = (playwright: Playwright, origin: string, vendorId: number, coupleEmail: Email): Promise<number> =>
  asCouple(playwright, origin, coupleEmail, async (couple) => {
    await couple.post(`/v2/vendors/${vendorId}/inquiries`, {
      event_date: addDays(businessDayOf(Date.now()), 200),
      place: 'Pendopo Agung',
      wishes: 'Nuansa kebun',
    });
    await tellNoDay(couple);
  });

/** A couple that told a day which is still to come tells none: reviews before the wedding wait for operators. */
export const forgetWeddingDay = (playwright: Playwright, origin: string, coupleEmail: Email): Promise<number> =>
  asCouple(playwright, origin, coupleEmail, tellNoDay);

/** A couple says on which day it marries. */
export const marryOn = (playwright: Playwright, origin: string, coupleEmail: Email, day: BusinessDay): Promise<number> =>
  asCouple(playwright, origin, coupleEmail, (couple) => tellDay(couple, day));

/** A vendor answers its newest request with a quotation for a day; answers the quotation's id. */
export async function answerNewest(
  playwright: Playwright,
  origin: string,
  vendorEmail: Email,
  day: BusinessDay,
  amountIdr: number,
): Promise<string> {
  const vendor = await signedIn(playwright, origin, vendorEmail);
  const asked = await vendor.request.get(listInquiries.path, { params: { status: 'open', limit: 1 } });
  const { data } = (await asked.json()) as { data: readonly { id: string }[] };
  const { id } = await quote(vendor, { id: data[0]?.id ?? '', day }, amountIdr);
  await vendor.request.dispose();
  return id;
}

/** A vendor offers hours for online meetings, every morning. */
export async function offerHours(playwright: PlaywrightWorkerArgs['playwright'], origin: string, vendorEmail: Email): Promise<void> {
  const vendor = await signedIn(playwright, origin, vendorEmail);
  const { data } = (await (await vendor.request.get(getAvailability.path)).json()) as { data: MeetingAvailability };
  const { is_in_plan: _plan, booking_url: _url, ...hours } = data;
  const week = Array.from({ length: 7 }, () => [{ from: 540, to: 720 }]);
  await vendor.put(saveAvailability.path, { ...hours, is_offered: true, week });
  await vendor.request.dispose();
}

/** An accepted quotation over the calls alone, in sessions that end with it. */
export async function agreeOn(
  playwright: PlaywrightWorkerArgs['playwright'],
  origin: string,
  vendorEmail: Email,
  amountIdr: number,
  coupleEmail: Email = couples.en,
): Promise<void> {
  const [vendor, couple] = [await signedIn(playwright, origin, vendorEmail), await signedIn(playwright, origin, coupleEmail)];
  await agree(vendor, couple, amountIdr);
  await Promise.all([vendor.request.dispose(), couple.request.dispose()]);
}

/** The vendor frees a day, whatever took it. */
export async function freeADay(
  playwright: PlaywrightWorkerArgs['playwright'],
  origin: string,
  vendorEmail: Email,
  day: BusinessDay,
): Promise<void> {
  const vendor = await signedIn(playwright, origin, vendorEmail);
  await vendor.delete(freeDay.path.replace(':day', day));
  await vendor.request.dispose();
}

/** A couple pays this vendor so much, in one instalment. Answers the quotation. */
export async function earn(
  playwright: PlaywrightWorkerArgs['playwright'],
  origin: string,
  vendorEmail: Email,
  amountIdr: number,
  coupleEmail: Email = couples.en,
): Promise<{ readonly id: string; readonly number: string }> {
  const [vendor, couple] = [await signedIn(playwright, origin, vendorEmail), await signedIn(playwright, origin, coupleEmail)];
  const accepted = await agree(vendor, couple, amountIdr);
  const payment = (await couple.post('/ms/pay/v1/payments', {
    targeted_currency: 'IDR',
    product_items: [{ product_id: 6, data: { payment_schedule_id: accepted.instalments[0]?.id }, quantity: 1 }],
    success_url: '/account/quotations',
  })) as { data: { payment_url: string } };
  const paid = await couple.request.post(`${payment.data.payment_url}/pay`, { headers: { origin }, maxRedirects: 0 });
  expect(paid.status()).toBeLessThan(400);
  await expect(async () => {
    const earnings = (await (await vendor.request.get('/v2/earnings')).json()) as { data: { received: number } };
    expect(earnings.data.received).toBeGreaterThanOrEqual(amountIdr);
  }).toPass({ timeout: 60_000 });
  await Promise.all([vendor.request.dispose(), couple.request.dispose()]);
  return { id: accepted.id, number: accepted.number };
}
