// Vendors' calendars over HTTP: marking, capacity, bookings by quotations, what others see, the waiting list and its one email, at once on two processes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DayWait, VendorCalendar } from '../../contract/calendar.ts';
import { blockageOf } from '../../core/taken-days/day-status.ts';
import { addDays } from '../../core/time.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import type { Answer } from '../testing/builders/context.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';

const base = '/ms/bs-vendors/api/v1/vendor_calendar';
const at = '2026-11-25T03:00:00Z';
const today = '2026-11-25';
const day = '2027-06-12';
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at, jobs: true });
  other = await openTestApp({ on: app, env: secretsOf(app), at });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const codeOf = ({ body }: Answer) => (body as { error?: { code: string } }).error?.code;
const done = (answer: Answer) => expect(answer.status, answer.text).toBe(204);
const mark = (as: BuiltAccount, change: object = {}, on = app) =>
  on.call('POST', `${base}/days`, { as, body: { from: day, to: day, part: 'day', places: null, note: '', ...change } });
const free = (as: BuiltAccount, on_day = day, on = app) => on.call('DELETE', `${base}/days/${on_day}`, { as });
const setCapacity = (as: BuiltAccount, capacity: number) => app.call('PUT', base, { as, body: { capacity } });
const calendarOf = async (as: BuiltAccount, from = day, to = day) =>
  ((await app.call('GET', `${base}?from=${from}&to=${to}`, { as })).body as { data: VendorCalendar }).data;
const seen = async (vendor: BuiltVendor, on_day = day, as?: BuiltAccount) => {
  const { body } = await app.call('GET', `/_public/v2/day_status?day=${on_day}&vendors=${vendor.vendorId}`, as && { as });
  return (body as { data: { status: string }[] }).data[0]?.status;
};
const wait = (couple: BuiltAccount, vendor: BuiltVendor, on_day = day, on = app) =>
  on.call('PUT', `/v2/vendors/${vendor.vendorId}/day_waits/${on_day}`, { as: couple });
const leave = (couple: BuiltAccount, vendor: BuiltVendor) =>
  app.call('DELETE', `/v2/vendors/${vendor.vendorId}/day_waits/${day}`, { as: couple });
const waitsOf = async (as: BuiltAccount) => ((await app.call('GET', '/v2/day_waits', { as })).body as { data: DayWait[] }).data;
const freedEmails = async (to: string) =>
  (await app.owner.selectFrom('outbox_message').select(['subject', 'body_text']).where('recipient', '=', to).execute()).filter(
    ({ body_text: text }) => /no longer taken|tidak lagi terisi/.test(text),
  );
const sold = (vendor: BuiltVendor, couple: BuiltAccount) => app.build.acceptedQuotation({ vendor, couple }, { event_date: day });

describe('what others see of a day', () => {
  test('is to ask until the vendor sets something, then free', async () => {
    const vendor = await app.build.vendor();
    expect(await seen(vendor)).toBe('ask');
    done(await mark(vendor, { from: '2027-01-01', to: '2027-01-01' }));
    expect([await seen(vendor), await seen(vendor, '2027-01-01')]).toEqual(['free', 'taken']);
  });

  test('follows marks, halves and capacity, and never tells a note', async () => {
    const vendor = await app.build.vendor();
    done(await mark(vendor, { part: 'morning', note: 'Siraman Kirana' }));
    expect(await seen(vendor)).toBe('ask');
    done(await mark(vendor, { note: 'Resepsi' }));
    expect(await seen(vendor)).toBe('taken');
    done(await setCapacity(vendor, 3));
    expect(await seen(vendor), 'marked as all of it').toBe('taken');
    done(await mark(vendor, { places: 2 }));
    expect(await seen(vendor)).toBe('free');
    done(await setCapacity(vendor, 2));
    expect(await seen(vendor)).toBe('taken');
    expect(await calendarOf(vendor)).toMatchObject({
      capacity: 2,
      is_kept: true,
      days: [{ day, status: 'taken', entries: [{ places: 2, source: 'own', note: '' }] }],
    });
    done(await free(vendor));
    expect([await seen(vendor), (await calendarOf(vendor)).days]).toEqual(['free', []]);
    const { text } = await app.call('GET', `/_public/v2/day_status?day=${day}&vendors=${vendor.vendorId},999999`);
    expect(JSON.parse(text)).toEqual({ data: [{ vendor_id: vendor.vendorId, status: 'free' }] });
  });

  test('is to ask further ahead than calendars reach', async () => {
    const vendor = await app.build.vendor();
    done(await mark(vendor));
    expect([await seen(vendor, '2027-07-01'), await seen(vendor, '2100-01-01')]).toEqual(['free', 'ask']);
  });

  test('leaves out who is not published', async () => {
    const [hidden, suspended] = [await app.build.vendor({ status: 0 }), await app.build.vendor({ status: 2 })];
    expect([await seen(hidden), await seen(suspended)]).toEqual([undefined, undefined]);
  });

  test('is asked about sixty vendors at most', async () => {
    const ask = (n: number) =>
      app.call('GET', `/_public/v2/day_status?day=${day}&vendors=${Array.from({ length: n }, (_, i) => i + 1).join(',')}`);
    expect([(await ask(60)).status, (await ask(61)).status]).toEqual([200, 400]);
  });
});

describe('a vendor marks', () => {
  test('a range of days, again over what it marked, and frees one of them', async () => {
    const vendor = await app.build.vendor();
    done(await mark(vendor, { to: addDays(day, 2), note: 'Libur' }));
    done(await mark(vendor, { from: addDays(day, 1), to: addDays(day, 1), part: 'evening', note: 'Setengah' }));
    done(await free(vendor, day));
    const { days } = await calendarOf(vendor, addDays(day, -1), addDays(day, 3));
    expect(days.map(({ day: one, status, entries }) => [one, status, entries.map(({ note }) => note)])).toEqual([
      [addDays(day, 1), 'ask', ['Setengah']],
      [addDays(day, 2), 'taken', ['Libur']],
    ]);
  });

  test.each([
    [{ from: addDays(today, -1), to: today }, 'calendar.day_past'],
    [{ from: '2032-01-01', to: '2032-01-01' }, 'calendar.day_too_far'],
    [{ to: addDays(day, -1) }, 'calendar.range_invalid'],
    [{ to: addDays(day, 62) }, 'calendar.range_invalid'],
    [{ places: 2 }, 'calendar.places_invalid'],
    [{ note: 'x'.repeat(201) }, 'calendar.note_too_long'],
    [{ note: 'a\u202Eb' }, 'calendar.note_invalid'],
  ])('%o is refused', async (change, code) => {
    const vendor = await app.build.vendor();
    const answer = await mark(vendor, change);
    expect([answer.status, codeOf(answer)]).toEqual([422, code]);
    expect(await calendarOf(vendor)).toMatchObject({ is_kept: false, days: [] });
  });

  test('nothing on a day that is over, no capacity beyond its limits, no range longer than two months', async () => {
    const vendor = await app.build.vendor();
    expect(codeOf(await free(vendor, addDays(today, -1)))).toBe('calendar.day_past');
    expect(codeOf(await setCapacity(vendor, 0))).toBe('calendar.capacity_invalid');
    expect(codeOf(await setCapacity(vendor, 21))).toBe('calendar.capacity_invalid');
    expect(codeOf(await app.call('GET', `${base}?from=${day}&to=${addDays(day, 62)}`, { as: vendor }))).toBe('calendar.range_invalid');
  });

  test('only its own calendar', async () => {
    const [vendor, stranger, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.vendor(), await app.build.couple()];
    await sold(vendor, couple);
    const id = (await calendarOf(vendor)).days[0]?.entries[0]?.id ?? '';
    expect(codeOf(await app.call('DELETE', `${base}/bookings/${id}`, { as: stranger }))).toBe('request.not_found');
    done(await free(stranger));
    expect(await seen(vendor)).toBe('taken');
  });
});

describe('an accepted quotation', () => {
  test('takes its day, which the vendor can free; the quotation stays accepted', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const { quotation } = await sold(vendor, couple);
    expect(await seen(vendor)).toBe('taken');
    const [taken] = (await calendarOf(vendor)).days;
    expect(taken?.entries).toMatchObject([
      {
        part: 'day',
        places: 1,
        source: 'booking',
        note: '',
        booking: { quotation_id: quotation.id, couple: { id: couple.accountId, is_open: true } },
      },
    ]);
    done(await free(vendor));
    expect(await seen(vendor), 'nothing was marked there').toBe('taken');
    done(await app.call('DELETE', `${base}/bookings/${taken?.entries[0]?.id}`, { as: vendor }));
    expect(await seen(vendor)).toBe('free');
    const read = await app.call('GET', `/ms/quotation/v1/quotations/${quotation.id}`, { as: couple });
    expect(read.body).toMatchObject({ quotation: { status: 'accepted' } });
  });

  test('is no day taken by others to the couple that booked it', async () => {
    const [vendor, couple, next] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple(), await app.build.couple()];
    await sold(vendor, couple);
    expect([await seen(vendor, day, couple), await seen(vendor, day, next), await seen(vendor)]).toEqual(['booked', 'taken', 'taken']);
    expect(codeOf(await wait(couple, vendor))).toBe('calendar.day_not_taken');
    done(await wait(next, vendor));
  });

  test('of the same couple and day counts once, of another couple again', async () => {
    const [vendor, couple, next] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple(), await app.build.couple()];
    done(await setCapacity(vendor, 2));
    await sold(vendor, couple);
    await sold(vendor, couple);
    expect(await seen(vendor)).toBe('free');
    await sold(vendor, next);
    expect(await seen(vendor)).toBe('taken');
  });

  test('of a day without a place left says so: to the next couple before it accepts, and to the vendor once it did', async () => {
    const [vendor, couple, next] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple(), await app.build.couple()];
    const readBy = async (as: BuiltAccount, { id }: { readonly id: string | null }) => {
      const { body } = await app.call('GET', `/ms/quotation/v1/quotations/${id}`, { as });
      return (body as { quotation: { is_day_taken: boolean } }).quotation.is_day_taken;
    };
    const subjects = async () =>
      (await app.owner.selectFrom('outbox_message').select(['subject', 'body_text']).where('recipient', '=', vendor.email).execute())
        .filter(({ subject }) => /accepted your|menerima penawaran/.test(subject ?? ''))
        .map(({ subject, body_text: text }) => [/overbooked|melebihi/.test(subject ?? ''), /no place left|sudah penuh/.test(text ?? '')]);
    const { quotation: second } = await app.build.sentQuotation({ vendor, couple: next }, { event_date: day });
    expect(await readBy(next, second)).toBe(false);
    await sold(vendor, couple);
    expect([await readBy(next, second), await readBy(vendor, second)]).toEqual([true, true]);
    const { quotation: again } = await app.build.sentQuotation({ vendor, couple }, { event_date: day });
    expect(await readBy(couple, again), 'the place is its own').toBe(false);
    expect((await subjects()).flat()).not.toContain(true);
    expect((await app.call('POST', `/ms/quotation/v1/quotations/${second.id}/accept`, { as: next })).status).toBe(200);
    expect(await readBy(next, second), 'nothing is left to decide').toBe(false);
    const isSaid = (said: boolean[][]) => said.some(([subject, text]) => subject === true && text === true);
    await app.eventually(subjects, isSaid);
  });

  test('takes it only once it is accepted', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const { quotation } = await app.build.sentQuotation({ vendor, couple }, { event_date: day });
    expect(await seen(vendor)).toBe('ask');
    await app.call('POST', `/ms/quotation/v1/quotations/${quotation.id}/accept`, { as: couple });
    expect(await seen(vendor)).toBe('taken');
  });
});

describe('the waiting list', () => {
  test('is for taken days that are ahead, of vendors couples can see', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    expect(codeOf(await wait(couple, vendor))).toBe('calendar.day_not_taken');
    expect(codeOf(await wait(couple, vendor, addDays(today, -1)))).toBe('calendar.day_past');
    expect(codeOf(await wait(couple, vendor, '2032-01-01'))).toBe('calendar.day_too_far');
    expect(codeOf(await wait(couple, await app.build.vendor({ status: 0 })))).toBe('catalogue.not_found');
    done(await mark(vendor));
    done(await wait(couple, vendor));
    done(await wait(couple, vendor));
    expect(await waitsOf(couple)).toMatchObject([{ day, vendor: { id: vendor.vendorId, slug: vendor.slug } }]);
    done(await leave(couple, vendor));
    expect([await waitsOf(couple), (await calendarOf(vendor)).days[0]?.waiting]).toEqual([[], []]);
  });

  test('tells everybody once when the day becomes free, in their language', async () => {
    const vendor = await app.build.vendor({ name: 'Studio Melati' });
    const [couple, id] = [await app.build.couple(), await app.build.couple({ language: 'id' })];
    done(await mark(vendor, { part: 'day' }));
    for (const one of [couple, id]) done(await wait(one, vendor));
    done(await setCapacity(vendor, 1));
    expect((await calendarOf(vendor)).days[0]?.waiting).toHaveLength(2);
    done(await free(vendor));
    const emails = await app.eventually(
      () => freedEmails(id.email),
      (all) => all.length > 0,
    );
    expect(emails).toMatchObject([
      { subject: expect.stringContaining('Studio Melati kembali tersedia'), body_text: expect.stringContaining('12 Juni 2027') },
    ]);
    expect(
      (
        await app.eventually(
          () => freedEmails(couple.email),
          (all) => all.length > 0,
        )
      )[0]?.body_text,
    ).toContain(`/vendor/${vendor.slug}`);
    // Taken and freed again: nobody waits any more.
    done(await mark(vendor));
    done(await free(vendor));
    const late = await app.build.couple();
    done(await mark(vendor));
    done(await wait(late, vendor));
    done(await free(vendor));
    await app.eventually(
      () => freedEmails(late.email),
      (all) => all.length > 0,
    );
    expect([
      (await freedEmails(couple.email)).length,
      (await freedEmails(id.email)).length,
      (await freedEmails(late.email)).length,
    ]).toEqual([1, 1, 1]);
  });

  test('tells when a booking is freed and when there is room for one more', async () => {
    const [vendor, booked, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple(), await app.build.couple()];
    await sold(vendor, booked);
    done(await wait(couple, vendor));
    done(await setCapacity(vendor, 2));
    await app.eventually(
      () => freedEmails(couple.email),
      (all) => all.length === 1,
    );
    expect(await waitsOf(couple)).toEqual([]);
  });

  test('hides the names of couples from a vendor on Trial', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Free' }), await app.build.couple()];
    await app.call('PUT', '/v2/me/name', { as: couple, body: { name: 'Kirana Wulandari' } });
    done(await mark(vendor));
    done(await wait(couple, vendor));
    const text = JSON.stringify(await calendarOf(vendor));
    expect(text).not.toContain('Wulandari');
    expect((await calendarOf(vendor)).days[0]?.waiting).toMatchObject([{ couple: { id: couple.accountId, is_open: false } }]);
  });

  test('is limited to forty days', async () => {
    const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
    done(await mark(vendor, { to: addDays(day, 40) }));
    for (let n = 0; n < 40; n += 1) done(await wait(couple, vendor, addDays(day, n)));
    expect(codeOf(await wait(couple, vendor, addDays(day, 40)))).toBe('calendar.too_many_waits');
    done(await wait(couple, vendor));
  });

  test('loses nobody who joins while the day is freed on another process', async () => {
    const vendor = await app.build.vendor();
    for (let round = 0; round < 6; round += 1) {
      done(await mark(vendor));
      const couple = await app.build.couple();
      const [joined] = await Promise.all([wait(couple, vendor, day, other), free(vendor)]);
      expect([204, 409], joined.text).toContain(joined.status);
      const emailsDue = joined.status === 204 ? 1 : 0;
      await app.eventually(
        () => freedEmails(couple.email),
        (all) => all.length === emailsDue,
      );
      expect(await waitsOf(couple)).toEqual([]);
    }
  });
});

test('what follows for a day is always what its entries say, whoever changes them at once', async () => {
  const vendor = await app.build.vendor({ plan: 'Gold' });
  done(await setCapacity(vendor, 2));
  const couples = await Promise.all([app.build.couple(), app.build.couple()]);
  const sent = [];
  for (const couple of couples) sent.push(await app.build.sentQuotation({ vendor, couple }, { event_date: day }));
  const answers = await Promise.all([
    ...sent.map(({ couple, quotation }, n) =>
      [app, other][n]?.call('POST', `/ms/quotation/v1/quotations/${quotation.id}/accept`, { as: couple }),
    ),
    mark(vendor, { part: 'morning', places: 1 }, other),
    mark(vendor, { part: 'evening', places: 1 }),
    free(vendor, day, other),
  ]);
  expect(answers.map((answer) => answer?.status).every((status) => status === 200 || status === 204)).toBe(true);
  const entries = await app.owner.selectFrom('taken_day').select(['part', 'places']).where('vendor_id', '=', vendor.vendorId).execute();
  const row = await app.owner.selectFrom('vendor_day').select('status').where('vendor_id', '=', vendor.vendorId).executeTakeFirst();
  expect(row?.status ?? null).toBe(blockageOf(entries, 2));
  expect(row?.status).toBe('taken');
});

test('who leaves is taken off every waiting list, and a vendor’s notes go with it', async () => {
  const [vendor, couple] = [await app.build.vendor(), await app.build.couple()];
  done(await mark(vendor, { note: 'Keluarga Wulandari' }));
  done(await wait(couple, vendor));
  const { forgetInCalendars } = await import('./api.ts');
  for (const { accountId } of [couple, vendor]) await app.owner.transaction().execute((tx) => forgetInCalendars(tx, accountId));
  expect((await calendarOf(vendor)).days).toMatchObject([{ waiting: [], entries: [{ note: '' }] }]);
});

describe('the search', () => {
  const found = async (query: string) =>
    (await app.call('GET', `/_public/v2/vendors?category=officiants&limit=100${query}`)).body as {
      data: { id: number }[];
      meta: { total: number };
    };

  test('for a day leaves out who is taken, and puts those first that are known to be free', async () => {
    const { id: categoryId } = await app.owner
      .selectFrom('category')
      .select('id')
      .where('slug', '=', 'officiants')
      .executeTakeFirstOrThrow();
    const [open, taken, half, free] = [
      await app.build.vendor({ categoryId }),
      await app.build.vendor({ categoryId }),
      await app.build.vendor({ categoryId }),
      await app.build.vendor({ categoryId }),
    ];
    done(await mark(taken));
    done(await mark(half, { part: 'morning' }));
    done(await setCapacity(free, 1));
    const all = [open, taken, half, free].map(({ vendorId }) => vendorId);
    const ids = async (query: string) => (await found(query)).data.map(({ id }) => id).filter((id) => all.includes(id));
    expect((await ids('')).toSorted((a, b) => a - b)).toEqual(all);
    expect(await ids(`&free_on=${day}`)).not.toContain(taken.vendorId);
    expect((await ids(`&free_on=${day}`)).toSorted((a, b) => a - b)).toEqual([open, half, free].map(({ vendorId }) => vendorId));
    expect((await ids(`&free_on=${day}&sort=free`))[0]).toBe(free.vendorId);
    expect((await ids(`&free_on=${addDays(day, 1)}&sort=free`)).slice(0, 3).toSorted((a, b) => a - b)).toEqual(
      [taken, half, free].map(({ vendorId }) => vendorId),
    );
    expect((await found(`&free_on=${day}`)).meta.total).toBe((await found('')).meta.total - 1);
  });
});
