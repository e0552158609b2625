// Calendars kept elsewhere: connected, read again, broken, taken away; and ours under its secret address. On two processes.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CalendarConnections, VendorCalendar } from '../../contract/calendar.ts';
import { addDays, dayMs, hourMs } from '../../core/time.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import type { Answer } from '../testing/builders/context.ts';
import { type CalendarElsewhere, openCalendarElsewhere } from '../testing/calendar-elsewhere.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';
import { forgetInCalendars } from './api.ts';

const base = '/ms/bs-vendors/api/v1/vendor_calendar';
const at = '2026-11-25T03:00:00Z';
const day = '2027-06-12';
const env = { CALENDAR_NETWORKS: '127.0.0.1' };
let app: TestApp;
let other: TestApp;
let elsewhere: CalendarElsewhere;
beforeAll(async () => {
  app = await openTestApp({ at, jobs: true, env });
  other = await openTestApp({ on: app, env: { ...secretsOf(app), ...env }, at });
  elsewhere = await openCalendarElsewhere();
});
afterAll(async () => {
  elsewhere.close();
  await other.close();
  await app.close();
});
beforeEach(() => elsewhere.hold([day, 'Resepsi Sinta']));

const connect = (as: BuiltAccount, to = elsewhere.address, on = app) =>
  on.call('PUT', `${base}/connections/other`, { as, body: { address: to } });
const readAgain = (as: BuiltAccount) => app.call('POST', `${base}/connections/other/readings`, { as });
const connectionsOf = async (as: BuiltAccount) =>
  ((await app.call('GET', `${base}/connections`, { as })).body as { data: CalendarConnections }).data;
const codeOf = ({ body }: Answer) => (body as { error?: { code: string } }).error?.code;
const seen = async (vendor: BuiltVendor, on_day = day) => {
  const { body } = await app.call('GET', `/_public/v2/day_status?day=${on_day}&vendors=${vendor.vendorId}`);
  return (body as { data: { status: string }[] }).data[0]?.status;
};
const due = async () => {
  app.clock.set(app.clock.now() + hourMs);
  await app.system.jobs
    .kinds()
    .find(({ name }) => name === 'calendar-due')
    ?.work({});
};
const failureOf = async (vendor: BuiltVendor) => (await connectionsOf(vendor)).connected?.failure?.code ?? null;

describe('a calendar kept elsewhere', () => {
  test('takes its days here, with titles for the vendor alone', async () => {
    const vendor = await app.build.vendor();
    const answer = await connect(vendor);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text).not.toContain('private-1f');
    expect(await connectionsOf(vendor)).toEqual({
      connected: { host: elsewhere.host, read_at: new Date(app.clock.now()).toISOString(), days: 1, failure: null },
      address: null,
    });
    expect([await seen(vendor), await seen(vendor, addDays(day, 1))]).toEqual(['taken', 'free']);
    const calendar = (await app.call('GET', `${base}?from=${day}&to=${day}`, { as: vendor })).body as { data: VendorCalendar };
    expect(calendar.data.days[0]?.entries).toMatchObject([{ source: 'subscribed', part: 'day', places: 1, note: 'Resepsi Sinta' }]);
    expect(
      await app.owner.selectFrom('calendar_connection').select('address_box').where('vendor_id', '=', vendor.vendorId).executeTakeFirst(),
    ).not.toMatchObject({ address_box: expect.stringContaining('private-1f') as unknown });
  });

  test('is read again every hour, and couples who waited are told', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    await connect(vendor);
    expect((await app.call('PUT', `/v2/vendors/${vendor.vendorId}/day_waits/${day}`, { as: couple })).status).toBe(204);
    elsewhere.hold([addDays(day, 7), 'Moved']);
    await due();
    await app.eventually(
      () => seen(vendor),
      (status) => status === 'free',
    );
    expect(await seen(vendor, addDays(day, 7))).toBe('taken');
    const emails = async () =>
      (await app.owner.selectFrom('outbox_message').select('body_text').where('recipient', '=', couple.email).execute()).filter(
        ({ body_text: text }) => text.includes('no longer taken'),
      );
    await app.eventually(emails, ({ length }) => length === 1);
  });

  test('that cannot be read keeps its days, says so, and is told of once after a day', async () => {
    const vendor = await app.build.vendor();
    await connect(vendor);
    elsewhere.answer('', 404);
    expect((await readAgain(vendor)).status).toBe(200);
    expect([await failureOf(vendor), await seen(vendor)]).toEqual(['gone', 'taken']);
    const told = async () =>
      (await app.owner.selectFrom('outbox_message').select('id').where('recipient', '=', vendor.email).execute()).length;
    const before = await told();
    for (const text of ['', 'again', 'and again']) {
      elsewhere.answer(text);
      app.clock.set(app.clock.now() + dayMs);
      Object.assign(vendor, await app.build.signedInAgain(vendor));
      await due();
      await app.eventually(
        () => failureOf(vendor),
        (code) => code === 'not_a_calendar',
      );
    }
    await app.eventually(told, (count) => count > before);
    elsewhere.hold([day, 'Back']);
    expect((await readAgain(vendor)).status).toBe(200);
    expect([await failureOf(vendor), await told()]).toEqual([null, before + 1]);
  });

  test('taken away frees its days and leaves the vendor’s own marks', async () => {
    const vendor = await app.build.vendor();
    await app.call('POST', `${base}/days`, {
      as: vendor,
      body: { from: addDays(day, 1), to: addDays(day, 1), part: 'day', places: null, note: '' },
    });
    await connect(vendor);
    expect((await app.call('DELETE', `${base}/connections/other`, { as: vendor })).status).toBe(204);
    expect([await seen(vendor), await seen(vendor, addDays(day, 1)), (await connectionsOf(vendor)).connected]).toEqual([
      'free',
      'taken',
      null,
    ]);
    expect((await readAgain(vendor)).status).toBe(404);
  });

  test('is one, whichever was connected last, on any process', async () => {
    const vendor = await app.build.vendor();
    const answers = await Promise.all([app, other, app, other].map((on) => connect(vendor, elsewhere.address, on)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await connectionsOf(vendor)).connected?.days).toBe(1);
  });

  test.each([
    ['no address', 'calendar.address_invalid', () => 'my calendar'],
    ['an address within', 'calendar.address_refused', () => 'https://127.0.0.2/a.ics'],
    ['nobody there', 'calendar.address_unreachable', () => 'http://127.0.0.1:1/a.ics'],
  ])('is refused: %s', async (_, code, to) => {
    const vendor = await app.build.vendor();
    const answer = await connect(vendor, to());
    expect([answer.status, codeOf(answer), (await connectionsOf(vendor)).connected]).toEqual([422, code, null]);
  });

  test('is asked for twelve times an hour at most', async () => {
    const vendor = await app.build.vendor();
    elsewhere.answer('not one');
    const statuses: number[] = [];
    for (let n = 0; n < 13; n++) statuses.push((await connect(vendor)).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 422), 429]);
  });
});

describe('the secret address', () => {
  const make = async (as: BuiltAccount) => {
    const { body } = await app.call('POST', `${base}/connections/address`, { as });
    return new URL((body as { data: CalendarConnections }).data.address ?? '').pathname;
  };
  const open = (path: string, on = app) => on.call('GET', path);

  test('shows what is taken, without what came from elsewhere, until it is replaced', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    expect((await connectionsOf(vendor)).address).toBeNull();
    const path = await make(vendor);
    await app.build.acceptedQuotation({ vendor, couple }, { event_date: day });
    await connect(vendor);
    await app.call('POST', `${base}/days`, {
      as: vendor,
      body: { from: addDays(day, 1), to: addDays(day, 1), part: 'morning', places: null, note: 'Siraman' },
    });
    const { status, text, headers } = await open(path, other);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(text.match(/^SUMMARY:.*(?=\r$)/gm)).toEqual([expect.stringContaining('SUMMARY:Booked: '), 'SUMMARY:Siraman (morning)']);
    expect(text).not.toContain('Resepsi Sinta');
    const next = await make(vendor);
    expect([(await open(path)).status, (await open(next)).status]).toEqual([404, 200]);
  });

  test('opens one calendar alone', async () => {
    const [vendor, stranger] = [await app.build.vendor(), await app.build.vendor()];
    const [path] = [await make(vendor), await make(stranger)];
    const others = path.replace(`/${vendor.vendorId}-`, `/${stranger.vendorId}-`);
    for (const wrong of [
      others,
      path.replace(/.\.ics$/, (end) => (end === 'A.ics' ? 'B.ics' : 'A.ics')),
      path.replace('.ics', ''),
      `/_public/v2/vendor_calendars/${vendor.vendorId}.ics`,
    ])
      expect([wrong, (await open(wrong)).status]).toEqual([wrong, 404]);
  });

  test('opens nothing once the vendor has left, and its other calendar is forgotten', async () => {
    const vendor = await app.build.vendor();
    await connect(vendor);
    const path = await make(vendor);
    await app.owner.transaction().execute((tx) => forgetInCalendars(tx, vendor.accountId));
    expect([(await open(path)).status, await connectionsOf(vendor)]).toMatchObject([404, { connected: null, address: null }]);
  });
});
