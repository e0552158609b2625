// A running product from the view of two people, a vendor and a couple of the demo data, with the records between them.
import { listIn, numberIn, part, textIn } from '../../server/testing/part.ts';
import { randomUUID } from 'node:crypto';
import { assertLike } from './matches.ts';
import { deposit } from './shapes.ts';
import type { Answer, Transport } from './transport.ts';
import { demoPassword } from '../../server/demo/accounts.ts';
import { addDays, businessDayOf } from '../../core/time.ts';

interface Person {
  readonly email: string;
  readonly id: number;
  readonly uuid: string;
  readonly sessionId: string;
  readonly cookie: string;
  /** What was answered when they signed in, before any row is tried. */
  readonly said: unknown;
}
interface Asked {
  readonly language?: 'en' | 'id';
  readonly as?: { readonly sessionId: string };
  readonly authorization?: string;
  readonly body?: object;
  /** A body that is no JSON. */
  readonly raw?: { readonly type: string; readonly body: string };
}

/** What a row of the specification is tried with. Whatever it needs beforehand is made when it is first asked for, once. */
export interface World {
  readonly vendor: Person;
  readonly couple: Person;
  readonly logIn: (email: string) => Promise<unknown>;
  /** The answer's JSON; throws when the call was refused. */
  readonly ask: (method: string, url: string, asked?: Asked) => Promise<unknown>;
  readonly status: (method: string, url: string, asked?: Asked) => Promise<number>;
  /** Any call with its status, whatever it is. */
  readonly send: (method: string, url: string, asked?: Asked) => Promise<Answer>;
  /** A page as it is answered to someone, or to no one. */
  readonly open: (path: string, cookie?: string) => Promise<Answer>;
  /** Opens a page as the vendor; throws when it is not there in that language. */
  readonly page: (path: string, language: 'en' | 'id') => Promise<string>;
  /** The couple has turned to the vendor. */
  readonly contact: () => Promise<void>;
  readonly inquiry: () => Promise<string>;
  readonly quotation: () => Promise<unknown>;
  readonly acceptedQuotation: () => Promise<{ readonly scheduleId: string }>;
  readonly payment: () => Promise<{ readonly id: string }>;
  readonly bookMeeting: () => Promise<{ readonly id: string }>;
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
};

/** Signs in the demo's Gold vendor and couple. What is between the two is made when it is first asked for, and once. */
export async function openWorld(transport: Transport): Promise<World> {
  const send = (method: string, url: string, { as, authorization, language, body, raw }: Asked = {}): Promise<Answer> =>
    transport({
      method,
      url,
      headers: {
        accept: 'application/json',
        ...(language && { 'accept-language': language }),
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
        ...(raw && { 'content-type': raw.type }),
        ...(as && { 'session-id': as.sessionId }),
        ...(authorization !== undefined && { authorization: `Bearer ${authorization}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(raw && { body: raw.body }),
    });
  const ask: World['ask'] = async (method, url, asked) => {
    const answer = await send(method, url, asked);
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text.slice(0, 160)}`);
    if (answer.text === '') return null;
    const body: unknown = JSON.parse(answer.text);
    return body;
  };
  const logIn = (email: string) => ask('POST', '/v2/login', { body: { email, password: demoPassword } });
  const person = async (email: string): Promise<Person> => {
    const answer = await send('POST', '/v2/login', { body: { email, password: demoPassword } });
    if (answer.status >= 300) throw new Error(`${email} cannot sign in: the walk needs the demo world`);
    const who: unknown = JSON.parse(answer.text);
    const found = typeof who === 'object' && who !== null && 'vendor' in who ? part(who, 'vendor') : part(who, 'user');
    const cookie = /BSID=[^;]+/.exec(answer.cookies.join())?.[0] ?? '';
    return {
      email,
      id: numberIn(found, 'id'),
      uuid: textIn(found, 'accountUuid'),
      sessionId: textIn(found, 'sessionId'),
      cookie,
      said: found,
    };
  };
  const [vendor, couple] = [await person('gold@demo.test'), await person('couple@demo.test')];
  const made = between({ ask, vendor, couple });
  return {
    vendor,
    couple,
    send,
    open: (path, cookie) =>
      transport({ method: 'GET', url: path, headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) } }),
    logIn,
    ask,
    status: async (method, url, asked) => (await send(method, url, asked)).status,
    async page(path, language) {
      const answer = await transport({ method: 'GET', url: path, headers: { accept: 'text/html', cookie: vendor.cookie } });
      if (answer.status === 302 && path.endsWith('login')) return `signed in already, on to ${answer.location}`;
      if (answer.status !== 200 || !answer.text.includes(`<html lang="${language}"`)) throw new Error(`${path} answered ${answer.status}`);
      return `200 ${language}`;
    },
    contact: async () => void (await made.inquiry()),
    ...made,
  };
}

/** What is between the vendor and the couple: made when it is first asked for, and once. */
function between({ ask, vendor, couple }: Pick<World, 'ask' | 'vendor' | 'couple'>) {
  const today = businessDayOf(Date.now());

  const inquiry = once(async () => {
    const body = { wishes: 'Akad dan resepsi di satu tempat.', guests: 300, event_date: addDays(today, 200), place: 'Jakarta' };
    return textIn(await ask('POST', `/v2/vendors/${vendor.id}/inquiries`, { as: couple, body }), 'data', 'id');
  });
  const quotation = once(async () => ask('POST', `/ms/deals/api/v1/inquiries/${await inquiry()}/quotation`, { as: vendor }));
  const acceptedQuotation = once(async () => {
    const draft = part(await quotation(), 'quotation');
    const at = `/ms/quotation/v1/quotations/${textIn(draft, 'id')}`;
    const content = {
      ...Object(part(draft, 'content')),
      items: [{ name: 'Foto dan film', quantity: 1, unit: 'hari', price: 9_000_000 }],
      valid_until: addDays(today, 14),
    };
    const saved = await ask('PUT', at, { as: vendor, body: { revision: numberIn(draft, 'revision'), content } });
    await ask('POST', `${at}/send`, { as: vendor, body: { revision: numberIn(saved, 'quotation', 'revision') } });
    const accepted = await ask('POST', `${at}/accept`, { as: couple });
    const asSent = {
      status: 'accepted',
      couple: { id: couple.id, is_open: true },
      content: { is_taxed: false },
      totals: { total: 9_000_000 },
    };
    assertLike(part(accepted, 'quotation'), asSent, 'the quotation that was accepted');
    return { scheduleId: textIn(accepted, 'quotation', 'instalments', 0, 'id') };
  });
  const payment = once(async () => {
    const { scheduleId } = await acceptedQuotation();
    const body = {
      targeted_currency: 'IDR',
      product_items: [{ product_id: 6, data: { payment_schedule_id: scheduleId }, quantity: 1 }],
      success_url: '/account/quotations',
    };
    const made = part(await ask('POST', '/ms/pay/v1/payments', { as: couple, body }), 'data');
    assertLike(made, { amount: deposit, currency: 'IDR' }, 'the payment of the first instalment');
    return { id: textIn(made, 'id') };
  });
  const bookMeeting = once(async () => {
    const url = `/ms/bs-vendors/api/v1/virtual_meeting_schedules`;
    const slots = listIn(await ask('GET', `${url}/slots?vendor_id=${vendor.id}`, { authorization: couple.sessionId }), 'data');
    const body = {
      vendor_id: vendor.id,
      starts_at: textIn(slots, slots.length - 1, 'starts_at'),
      subject: 'Foto dan film',
      time_zone: 'Asia/Jakarta',
    };
    return { id: textIn(await ask('POST', url, { authorization: couple.sessionId, body }), 'data', 'id') };
  });
  return { inquiry, quotation, acceptedQuotation, payment, bookMeeting };
}
