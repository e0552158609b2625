// The specification's statuses, rules, messages and constants (4 to 6, 8 and 9) as checks from outside.
import { listIn, numberIn, part, textIn } from '../../server/testing/part.ts';
import { addDays, businessDayOf } from '../../core/time.ts';
import { demoPassword } from '../../server/demo/accounts.ts';
import { termsVersion } from '../../texts/agreement-terms.ts';
import { assertLike, whole } from './matches.ts';
import type { Row } from './row.ts';
import type { World } from './world.ts';

const rule = (name: string, walk: Row['walk']): Row => ({ table: 'rules', name, walk });
const today = (): string => businessDayOf(Date.now());

/** A page that leads on: exactly there. */
async function leads({ open }: World, path: string, cookie: string | undefined, to: string): Promise<string> {
  const answer = await open(path, cookie);
  assertLike(`${answer.status} ${answer.location}`, `302 ${to}`, path);
  return `${path} to ${to}`;
}

/** A refused ad setting: in which words, at which field. */
function adMessage(wrong: Readonly<Record<string, unknown>>, field: string, messages: { readonly en: string; readonly id?: string }): Row {
  return rule(`message: ${messages.en}`, async ({ send, vendor }) => {
    const body = { cpc: 2_000, daily_budget: 50_000, start_date: null, end_date: null, is_enabled: true, ...wrong };
    for (const [language, message] of [
      ['en', messages.en],
      ['id', messages.id],
    ] as const) {
      if (message === undefined) continue;
      const { status, text } = await send('PUT', '/ms/bs-vendors/api/v1/vendor_ads', { as: vendor, body, language });
      assertLike(status, 422, 'the status');
      assertLike(JSON.parse(text), { error: { message, field } });
    }
    return Object.values(messages).join(' / ');
  });
}

/** A refused payment request: the values of the specification are the only ones. */
async function refusedPayment({ status, couple, acceptedQuotation }: World, change: object): Promise<void> {
  const { scheduleId } = await acceptedQuotation();
  const item = { product_id: 6, data: { payment_schedule_id: scheduleId }, quantity: 1 };
  const body = { targeted_currency: 'IDR', product_items: [item], success_url: '/account/quotations', ...change };
  assertLike(await status('POST', '/ms/pay/v1/payments', { as: couple, body }), 400, JSON.stringify(change));
}

const agreement = '/v2/agreement';
const refusedAs = (text: string): readonly { field: string; message: string }[] =>
  listIn(JSON.parse(text), 'error', 'fields').map((one) => ({ field: textIn(one, 'field'), message: textIn(one, 'message') }));

/** One file as a browser sends it. */
async function uploadOf(
  { send }: World,
  sessionId: string,
  file: { readonly name: string; readonly type: string; readonly bytes: string },
) {
  const edge = 'edge-of-the-part';
  const body = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n${file.bytes}\r\n--${edge}--\r\n`;
  return send('POST', `${agreement}/files?document=id_card`, {
    as: { sessionId },
    language: 'en',
    raw: { type: `multipart/form-data; boundary=${edge}`, body },
  });
}

const bankAccounts = '/ms/bs-vendors/api/v1/bank_accounts';
const bankAccountForm = {
  holder_name: 'Kebun Puspa',
  bank_bic: 'CENAIDJA',
  account_number: '8123456780',
  city: 'Bandung',
  branch: 'Dago',
  password: demoPassword,
};

/** The scripts a page of the dashboard starts with, and those they import themselves; all under the path of the specification. */
async function scriptsOf({ open, vendor }: World, path: string): Promise<readonly string[]> {
  const assets = '/vendor-dashboard/assets/';
  const { text: page } = await open(path, vendor.cookie);
  const first = [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, address = '']) => address);
  for (const address of first) assertLike(address.startsWith(assets), true, `that ${address} is under ${assets}`);
  if (first.length === 0) throw new Error(`${path} names no script`);
  const texts = new Map<string, string>();
  const load = async (address: string): Promise<string> => {
    const answer = await open(address);
    assertLike(answer.status, 200, address);
    texts.set(address, answer.text);
    return answer.text;
  };
  for (const address of first) await load(address);
  // What is imported with them; texts come in the language of the reader, each language as a chunk of its own.
  for (const [, text] of texts)
    for (const [name] of text.matchAll(/(?<=(?:from|import) ?["'`]\.\/)[\w.-]+\.js|shell\.en-[\w-]+\.js/g))
      if (!texts.has(assets + name)) await load(assets + name);
  return [...texts.values()];
}

const person = (email: string) => ({ body: { email, password: demoPassword } });

export const ruleRows: readonly Row[] = [
  rule('the cookie BSID lives one day, for the whole product', async ({ send, vendor }) => {
    const { cookies } = await send('POST', '/v2/login', person(vendor.email));
    const cookie = cookies.find((one) => one.startsWith('BSID=')) ?? '';
    assertLike(cookie, /^BSID=[\w-]{20,}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/, 'the cookie');
    return cookie.slice(cookie.indexOf(';') + 2);
  }),
  rule('logout ends the cookie', async ({ send, logIn, couple }) => {
    const user = { sessionId: textIn(await logIn(couple.email), 'user', 'sessionId') };
    const { status, cookies } = await send('POST', '/v2/logout', { as: user });
    assertLike(status, 204, 'the status');
    assertLike(cookies.join(), /^BSID=; Max-Age=0; Path=\//, 'the cookie');
    return cookies.join();
  }),
  rule('a wrong password signs nobody in', async ({ send, vendor }) => {
    const { status, cookies } = await send('POST', '/v2/login', { body: { email: vendor.email, password: 'not this one' } });
    assertLike([status, cookies.filter((one) => one.startsWith('BSID=')).length].join(), '401,0', 'the answer');
    return '401, no session';
  }),
  rule('no session leads to the login page with the current path as redirect target', async (world) => {
    const path = '/dashboard/pay-per-click/settings';
    await leads(world, `/id${path}`, undefined, `/id/login?redirect=${encodeURIComponent(`/id${path}`)}`);
    return leads(world, path, undefined, `/login?redirect=${encodeURIComponent(path)}`);
  }),
  rule('a plain user in the dashboard is logged out and led to login', async (world) => {
    const { cookies, text } = await world.send('POST', '/v2/login', person(world.couple.email));
    const cookie = /BSID=[^;]+/.exec(cookies.join())?.[0];
    const seen = await leads(world, '/dashboard/pay-per-click', cookie, '/login');
    const user = { sessionId: textIn(JSON.parse(text), 'user', 'sessionId') };
    assertLike(await world.status('GET', '/v2/me', { as: user }), 401, 'the session afterwards');
    return seen;
  }),
  rule('a vendor with status 0 is led to dashboard/edit, but may open the agreement form', async (world) => {
    const { cookies, text } = await world.send('POST', '/v2/login', person('unpublished@demo.test'));
    assertLike(JSON.parse(text), { vendor: { status: 0 } });
    const cookie = /BSID=[^;]+/.exec(cookies.join())?.[0];
    assertLike((await world.open('/dashboard/agreement-form', cookie)).status, 200, 'the agreement form');
    return leads(world, '/dashboard/pay-per-click', cookie, '/dashboard/edit');
  }),
  rule('plan rule: without a paid plan the plan is Trial and the credit is the contact credit', async ({ logIn }) => {
    const vendor = part(await logIn('trial@demo.test'), 'vendor');
    const credit = numberIn(vendor, 'contactCredit');
    assertLike(vendor, { membershipInfo: { statusPlan: 'Trial', credit }, contactCredit: whole });
    return `Trial, ${credit}`;
  }),
  rule('plan rule: Gold comes before Silver, Silver before Free, without a credit', async ({ logIn }) => {
    assertLike(await logIn('gold@demo.test'), { vendor: { membershipInfo: { statusPlan: 'Gold', credit: null } } });
    assertLike(await logIn('declined@demo.test'), { vendor: { membershipInfo: { statusPlan: 'Silver', credit: null } } });
    return 'Gold, Silver';
  }),
  adMessage({ daily_budget: 1_000 }, 'daily_budget', { en: 'Daily Budget must not be lower than Cost per Click' }),
  adMessage({ cpc: '' }, 'cpc', { en: 'Cost per Click must be filled' }),
  adMessage({ daily_budget: '' }, 'daily_budget', { en: 'Daily Budget must be filled' }),
  adMessage({ cpc: 100 }, 'cpc', { en: 'Cost per Click must not be lower than Rp 1,000' }),
  adMessage({ start_date: addDays(today(), -2), end_date: addDays(today(), 2) }, 'start_date', {
    en: 'Please select the upcoming period',
    id: 'Periode iklan sudah lewat',
  }),
  adMessage({ start_date: addDays(today(), -9), end_date: addDays(today(), -2) }, 'start_date', {
    en: 'Please select the upcoming period',
    id: 'Periode iklan sudah lewat',
  }),
  rule('messages: Required / Document attachment is required', async ({ send, ask, logIn }) => {
    const vendor = { sessionId: textIn(await logIn('trial@demo.test'), 'vendor', 'sessionId') };
    const chosen = { as: vendor, body: { business_type: 'individual', revision: 0 } };
    const revision = numberIn(await ask('PUT', `${agreement}/business_type`, chosen), 'data', 'agreement', 'revision');
    const body = { revision, terms_version: termsVersion, language: 'en' };
    const { status, text } = await send('POST', `${agreement}/submission`, { as: vendor, language: 'en', body });
    assertLike(status, 422, 'the status');
    const messages = (isDocument: boolean): string =>
      [
        ...new Set(refusedAs(text).flatMap(({ field, message }) => (field.startsWith('documents.') === isDocument ? [message] : []))),
      ].join();
    assertLike(messages(false), 'Required', 'what is said of fields');
    assertLike(messages(true), 'Document attachment is required', 'what is said of documents');
    return 'an empty form of an individual';
  }),
  rule('uploads: PNG, JPG or PDF of at most 3 MB, message: File size is too large', async (world) => {
    const vendor = { sessionId: textIn(await world.logIn('trial@demo.test'), 'vendor', 'sessionId') };
    const big = await uploadOf(world, vendor.sessionId, { name: 'id.png', type: 'image/png', bytes: 'x'.repeat(3 * 1024 * 1024 + 1) });
    assertLike(JSON.parse(big.text), { error: { message: 'File size is too large' } });
    const other = await uploadOf(world, vendor.sessionId, { name: 'id.gif', type: 'image/gif', bytes: 'GIF89a' });
    assertLike(other.status, 415, 'the status of a GIF');
    return 'one byte more than 3 MB, and a GIF, are refused';
  }),
  rule('message: The entered verification code is wrong', async (world) => {
    const vendor = { sessionId: textIn(await world.logIn('trial@demo.test'), 'vendor', 'sessionId') };
    const id = textIn(await world.ask('POST', bankAccounts, { as: vendor, body: bankAccountForm }), 'data', 'account', 'id');
    // Codes have six digits.
    const body = { code: '12345' };
    const { status, text } = await world.send('POST', `${bankAccounts}/${id}/verify`, { as: vendor, language: 'en', body });
    assertLike(status, 422, 'the status');
    assertLike(JSON.parse(text), { error: { message: 'The entered verification code is wrong', field: 'code' } });
    return 'at the field of the code';
  }),
  rule('message: Loading chunk {n} failed, after 120 seconds', async (world) => {
    const scripts = await scriptsOf(world, '/dashboard/pay-per-click');
    const all = scripts.join('\n');
    // As thrown with the name of the chunk, and as shown to a reader.
    assertLike(/Loading chunk \$\{\w+\} failed/.test(all), true, 'that the failure is thrown in these words');
    assertLike(/chunkFailed:[`"']Loading chunk \{n\} failed[`"']/.test(all), true, 'that the failure is shown in these words');
    assertLike(
      /\b(12e4|120000)\b/.test(scripts.find((script) => script.includes('Loading chunk ${')) ?? ''),
      true,
      'the time-out of 120000 ms',
    );
    return `in ${scripts.length} scripts under /vendor-dashboard/assets/`;
  }),
  rule('graph periods: 1, 7, 30, 90, 180 and 365 days, and a custom range', async ({ ask, vendor }) => {
    const periods = [1, 7, 30, 90, 180, 365, 12];
    for (const days of periods) {
      const url = `/ms/bs-vendors/api/v1/vendor_ads/statistic?start_date=${addDays(today(), 1 - days)}&end_date=${today()}`;
      const series = listIn(await ask('GET', url, { as: vendor }), 'data', 'series');
      const dayAt = (index: number) => textIn(series, index, 'date').slice(0, 10);
      const ends = `${dayAt(0)} ${dayAt(series.length - 1)}`;
      assertLike(ends, `${addDays(today(), 1 - days)} ${today()}`, `the ends of ${days} days`);
      assertLike(series.length, days === 1 ? 24 : days, 'points: days, of one day its hours');
    }
    return periods.join(', ');
  }),
  rule('payments: product 6, currency IDR, and nothing else', async (world) => {
    const { scheduleId } = await world.acceptedQuotation();
    await refusedPayment(world, { targeted_currency: 'USD' });
    await refusedPayment(world, { product_items: [{ product_id: 7, data: { payment_schedule_id: scheduleId }, quantity: 1 }] });
    return '400 for USD and for product 7';
  }),
  rule('an ad within its period displays, and its summary says so while the period is open', async ({ ask, vendor }) => {
    const ads = '/ms/bs-vendors/api/v1/vendor_ads';
    const body = { cpc: 2_000, daily_budget: null, start_date: null, end_date: null, is_enabled: true };
    assertLike(await ask('PUT', ads, { as: vendor, body }), { data: { status: 'displaying', starts_on: today() }, outcome: 'updated' });
    const data = part(await ask('GET', `${ads}/summary`, { as: vendor }), 'data');
    assertLike(data, { is_enabled: true, status: 'displaying', cpc: 2_000, daily_budget: null, start_date: null, end_date: null });
    return 'always from now: displaying';
  }),
  rule('a couple has no ads', async ({ status, couple }) => {
    const seen = await status('GET', '/ms/bs-vendors/api/v1/vendor_ads/summary', { as: couple });
    assertLike(seen, 403, 'the status');
    return '403';
  }),
];
