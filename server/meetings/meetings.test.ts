// Online meetings over HTTP: availability, concurrent bookings on two processes, rescheduling, cancelling, emails and reminders.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientTimeline } from '../../contract/client-timeline.ts';
import type { Meeting, MeetingAvailability } from '../../contract/meetings.ts';
import { dayMs, hourMs, minuteMs } from '../../core/time.ts';
import { noticeText } from '../../texts/notices.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { BuiltAccount, BuiltVendor, VendorWish } from '../testing/builders/accounts.ts';
import { mayRead } from '../clients/api.ts';
import { patiently } from '../testing/patiently.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';
import type { Answer } from '../testing/builders/context.ts';

const base = '/ms/bs-vendors/api/v1/virtual_meeting_schedules';
/** A Monday, ten in the morning in Jakarta. */
const now = Date.parse('2026-11-23T03:00:00Z');
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: new Date(now).toISOString(), jobs: true });
  other = await openTestApp({ on: app, env: secretsOf(app), at: new Date(now).toISOString() });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const codeOf = ({ body }: Answer) => (body as { error?: { code: string } }).error?.code;
const fieldsOf = ({ body }: Answer) => (body as { error: { fields?: { field: string; code: string }[] } }).error.fields ?? [];
const dataOf = <T>({ body }: Answer) => (body as { data: T }).data;
const atJakarta = (clock: string) => new Date(`${clock}:00+07:00`).toISOString();

const availabilityOf = async (vendor: BuiltVendor) =>
  dataOf<MeetingAvailability>(await app.call('GET', `${base}/availability`, { as: vendor }));
const saveAs = async (vendor: BuiltVendor, change: Partial<MeetingAvailability>) => {
  const { is_in_plan: _plan, booking_url: _url, ...hours } = await availabilityOf(vendor);
  return app.call('PUT', `${base}/availability`, { as: vendor, body: { ...hours, is_offered: true, ...change } });
};
/** A vendor who can be met from nine to five. */
const offering = async (change: Partial<MeetingAvailability> = {}, wish: VendorWish = {}): Promise<BuiltVendor> => {
  const vendor = await app.build.vendor({ plan: 'Gold', ...wish });
  expect((await saveAs(vendor, change)).status).toBe(200);
  return vendor;
};
const slotsOf = async (vendor: BuiltVendor, query = '', as?: BuiltAccount) =>
  (await app.call('GET', `${base}/slots?vendor_id=${vendor.vendorId}${query}`, { as })).body as {
    data: { starts_at: string; ends_at: string }[];
    meta: { is_offered: boolean; time_zone: string };
  };
const book = (
  vendor: BuiltVendor,
  couple: BuiltAccount,
  startsAt: string,
  more: object = {},
  key: string = randomUUID(),
  on = app,
): Promise<Answer> =>
  patiently(() =>
    on.call('POST', base, {
      headers: { authorization: `Bearer ${couple.sessionId}`, 'idempotency-key': key },
      body: { vendor_id: vendor.vendorId, starts_at: startsAt, subject: 'Foto dan film', time_zone: 'Europe/Amsterdam', ...more },
    }),
  );
const booked = async (vendor: BuiltVendor, couple: BuiltAccount, startsAt = atJakarta('2026-11-24T10:00')) => {
  const answer = await book(vendor, couple, startsAt);
  expect(answer.status, answer.text).toBe(201);
  return dataOf<Meeting>(answer);
};
const move = (meeting: Pick<Meeting, 'id' | 'sequence'>, as: BuiltAccount, startsAt: string, on = app) =>
  on.call('POST', `${base}/${meeting.id}/reschedule`, { as, body: { starts_at: startsAt, sequence: meeting.sequence } });
const cancel = (meeting: Pick<Meeting, 'id' | 'sequence'>, as: BuiltAccount, reason = 'Kami sakit.', on = app) =>
  on.call('POST', `${base}/${meeting.id}/cancel`, { as, body: { reason, sequence: meeting.sequence } });
const emailsTo = (email: string) =>
  app.owner
    .selectFrom('outbox_message')
    .select(['subject', 'body_text', 'calendar'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
const mailTo = async (email: string, subject: RegExp) => {
  const mails = await app.eventually(
    () => emailsTo(email),
    (all) => all.some((mail) => subject.test(mail.subject ?? '')),
  );
  const found = mails.find((mail) => subject.test(mail.subject ?? ''));
  if (!found) throw new Error('no such mail');
  return { ...found, calendar: (found.calendar ?? '').replaceAll('\r\n ', '') };
};

/** What is in the conversations of a vendor, in its order. */
const saidWith = (vendor: BuiltVendor) =>
  app.owner
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.kind', 'author', 'written_by', 'reference', 'body', 'notice'])
    .where('conversation.vendor_id', '=', vendor.vendorId)
    .orderBy('number')
    .execute();

describe('availability', () => {
  test.each<[Partial<MeetingAvailability>, string]>([
    [{ slot_minutes: 31 }, 'slot_minutes'],
    [{ buffer_before_minutes: 1 }, 'buffer_before_minutes'],
    [{ buffer_after_minutes: 1 }, 'buffer_after_minutes'],
    [{ notice_hours: 5 }, 'notice_hours'],
    [{ ahead_days: 61 }, 'ahead_days'],
  ])('%o is none of the choices and is refused at its field', async (change, field) => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    expect(await saveAs(vendor, change)).toMatchObject({
      status: 422,
      body: { error: { code: 'meetings.choice_invalid', fields: [{ field, code: 'meetings.choice_invalid' }] } },
    });
    expect(await availabilityOf(vendor)).toMatchObject({ version: 0 });
  });

  test('begins with office hours in the zone of the city, switched off', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold', cityId: 4 });
    expect(await availabilityOf(vendor)).toMatchObject({
      is_offered: false,
      time_zone: 'Asia/Makassar',
      version: 0,
      is_in_plan: true,
      slot_minutes: 30,
      notice_hours: 4,
      ahead_days: 60,
      per_day_max: 6,
      booking_url: expect.stringMatching(new RegExp(`/meet/${vendor.slug}$`)),
    });
    expect(await slotsOf(vendor)).toMatchObject({ data: [], meta: { is_offered: false } });
  });

  test('names the address for couples in the language of who asks', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const { is_in_plan: _plan, booking_url: english, ...hours } = await availabilityOf(vendor);
    expect(new URL(english).pathname).toBe(`/meet/${vendor.slug}`);
    const inIndonesian = { as: vendor, headers: { 'accept-language': 'id' } };
    const answers = [
      await app.call('GET', `${base}/availability`, inIndonesian),
      await app.call('PUT', `${base}/availability`, { ...inIndonesian, body: hours }),
    ];
    const addresses = answers.map((answer) => new URL(dataOf<MeetingAvailability>(answer).booking_url).pathname);
    expect(addresses).toEqual([`/id/meet/${vendor.slug}`, `/id/meet/${vendor.slug}`]);
  });

  test('of two windows that save at once, one is told', async () => {
    const vendor = await app.build.vendor({ plan: 'Silver' });
    for (const round of [1, 2]) {
      const { is_in_plan: _plan, booking_url: _url, ...hours } = await availabilityOf(vendor);
      const put = (minutes: number, on: TestApp) =>
        on.call('PUT', `${base}/availability`, { as: vendor, body: { ...hours, slot_minutes: minutes } });
      const answers = await Promise.all([put(45, app), put(60, other)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await availabilityOf(vendor)).version).toBe(round);
    }
  });

  test('refuses at the field, and on Trial altogether', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const wrong = await saveAs(vendor, {
      week: [[{ from: 600, to: 540 }], [], [], [], [], [], []],
      time_zone: '+07:00',
      own_link: 'javascript:alert(1)',
      exceptions: [
        {
          day: '2026-12-25',
          intervals: [
            { from: 540, to: 720 },
            { from: 600, to: 660 },
          ],
        },
      ],
    });
    expect(fieldsOf(wrong).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'week.0 meetings.hours_invalid',
      'exceptions.0 meetings.hours_overlap',
      'time_zone meetings.time_zone_unknown',
      'own_link meetings.link_invalid',
    ]);
    expect(codeOf(await saveAs(await app.build.vendor(), {}))).toBe('meetings.not_in_plan');
  });

  test('of a plan that no longer has meetings offers nothing, and keeps what was booked', async () => {
    const vendor = await offering();
    const couple = await app.build.couple();
    const meeting = await booked(vendor, couple);
    await app.owner
      .updateTable('membership')
      .set({ plan_name: 'Free' })
      .where('vendor_service_id', 'in', app.owner.selectFrom('vendor_service').select('id').where('vendor_id', '=', vendor.vendorId))
      .execute();
    expect((await slotsOf(vendor)).meta.is_offered).toBe(false);
    expect(codeOf(await book(vendor, await app.build.couple(), atJakarta('2026-11-24T11:00')))).toBe('meetings.not_offered');
    expect(codeOf(await move(meeting, couple, atJakarta('2026-11-24T11:00')))).toBe('meetings.not_offered');
    // With whom it meets stays readable.
    expect(await mayRead(app.db, vendor.vendorId, [couple.accountId])).toEqual(new Set([couple.accountId]));
    expect((await cancel(meeting, vendor)).status).toBe(200);
  });
});

describe('a vendor that was suspended', () => {
  test('takes no bookings and no moves; what is booked can be cancelled', async () => {
    const vendor = await offering();
    const couple = await app.build.couple();
    const meeting = await booked(vendor, couple);
    await app.owner.updateTable('vendor').set({ status: 2 }).where('id', '=', vendor.vendorId).execute();
    expect(codeOf(await book(vendor, couple, atJakarta('2026-11-24T11:00')))).toBe('catalogue.not_found');
    expect(codeOf(await move(meeting, couple, atJakarta('2026-11-24T11:00')))).toBe('meetings.not_offered');
    expect((await cancel(meeting, couple)).status).toBe(200);
  });
});

describe('a conversation that was closed as spam', () => {
  test('takes no bookings either; what is booked can be cancelled', async () => {
    const [vendor, couple] = [await offering(), await app.build.couple()];
    const meeting = await booked(vendor, couple);
    await app.owner.updateTable('conversation').set({ closed_at: new Date() }).where('vendor_id', '=', vendor.vendorId).execute();
    expect(codeOf(await book(vendor, couple, atJakarta('2026-11-25T10:00')))).toBe('conversations.closed');
    expect((await cancel(meeting, vendor)).status).toBe(200);
  });
});

describe('slots', () => {
  test('are open to anyone, in the vendor’s hours, after its notice', async () => {
    const vendor = await offering();
    const { data, meta } = await slotsOf(vendor, `&to=${atJakarta('2026-11-24T00:00')}`);
    expect(meta.time_zone).toBe('Asia/Jakarta');
    expect(data.map(({ starts_at: at }) => at)).toEqual(
      ['14:00', '14:30', '15:00', '15:30', '16:00', '16:30'].map((clock) => atJakarta(`2026-11-23T${clock}`)),
    );
  });

  test('span at most 62 days; of a vendor nobody sees there are none', async () => {
    const vendor = await offering();
    const answer = await app.call('GET', `${base}/slots?vendor_id=${vendor.vendorId}&from=2026-11-23T00:00:00Z&to=2027-11-23T00:00:00Z`);
    expect(codeOf(answer)).toBe('meetings.range_invalid');
    const hidden = await app.build.vendor({ status: 0, plan: 'Gold' });
    expect((await app.call('GET', `${base}/slots?vendor_id=${hidden.vendorId}`)).status).toBe(404);
    expect((await app.call('GET', `${base}/offers/999999999`)).status).toBe(404);
  });
});

describe('booking', () => {
  test('appears for both: in the list, by email with a calendar file in their own time zone, in the conversation, as a contact', async () => {
    const vendor = await offering({}, { language: 'id', name: 'Melati Foto' });
    const couple = await app.build.couple({ language: 'en' });
    const meeting = await booked(vendor, couple);
    expect(meeting).toMatchObject({ status: 'booked', sequence: 0, moves_left: 3, can_move: true, can_cancel: true });
    expect(meeting.link).toMatch(/^https:\/\/meet\.jit\.si\/pelaminan-[\w-]{24}$/);

    for (const as of [vendor, couple]) {
      const { body } = await app.call('GET', base, { headers: { authorization: as.sessionId } });
      expect(body).toMatchObject({ data: [{ id: meeting.id, subject: 'Foto dan film' }], meta: { total: 1 } });
    }
    const toCouple = await mailTo(couple.email, /Your online meeting with Melati Foto/);
    expect(toCouple.subject).toContain('Tuesday, 24 November 2026, 04:00 (Amsterdam, UTC+1)');
    const toVendor = await mailTo(vendor.email, /memesan meeting online/);
    expect(toVendor.body_text).toContain('Selasa, 24 November 2026, 10:00 WIB');
    for (const { calendar } of [toCouple, toVendor]) {
      expect(calendar).toContain(`UID:meeting-${meeting.id}@pelaminan\r\nSEQUENCE:0\r\n`);
      expect(calendar).toContain('METHOD:REQUEST');
      expect(calendar).toContain('DTSTART:20261124T030000Z\r\nDTEND:20261124T033000Z');
      expect(calendar).toContain(meeting.link);
    }
    // Neither learns the other's address.
    expect(toVendor.calendar + toVendor.body_text).not.toContain(couple.email);
    expect(toCouple.calendar + toCouple.body_text).not.toContain(vendor.email);

    const said = await saidWith(vendor);
    expect(said).toMatchObject([
      {
        kind: 'meeting',
        author: 'couple',
        reference: meeting.id,
        body: '',
      },
    ]);
    expect(noticeText(said[0]?.notice, 'id')).toMatch(/10:00 WIB\n.*04:00 \(Amsterdam, UTC\+1\)$/);
    const acts = await app.owner.selectFrom('couple_event').select('kind').where('vendor_id', '=', vendor.vendorId).execute();
    expect(acts).toEqual([{ kind: 'meeting' }]);
  });

  test('of fifty couples booking one slot concurrently on two processes, exactly one gets it; the others are refused', async () => {
    const vendor = await offering();
    const startsAt = atJakarta('2026-11-25T09:00');
    const couples = await Promise.all(Array.from({ length: 50 }, () => app.build.couple()));
    const answers = await Promise.all(
      couples.map((couple, n) => book(vendor, couple, startsAt, {}, randomUUID(), n % 2 === 0 ? app : other)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 201);
    expect(new Set(lost.map(codeOf))).toEqual(new Set(['meetings.slot_taken']));
    expect(fieldsOf(lost[0] as Answer)).toMatchObject([{ field: 'starts_at' }]);
    expect((await slotsOf(vendor)).data.map(({ starts_at: at }) => at)).not.toContain(startsAt);
    const rows = await app.owner.selectFrom('meeting').selectAll().where('vendor_id', '=', vendor.vendorId).execute();
    expect(rows).toHaveLength(1);
    // Nothing is left of those who lost.
    expect(await app.owner.selectFrom('couple_event').selectAll().where('vendor_id', '=', vendor.vendorId).execute()).toHaveLength(1);
    expect(await saidWith(vendor)).toHaveLength(1);
  });

  test('the database itself keeps meetings of a vendor apart, buffers included', async () => {
    const vendor = await offering({ buffer_before_minutes: 15, buffer_after_minutes: 15 });
    const [couple, second] = [await app.build.couple(), await app.build.couple()];
    const { id } = await booked(vendor, couple);
    const row = await app.owner.selectFrom('meeting').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { request_key: _key, id: _id, ...copy } = row;
    const again = {
      ...copy,
      couple_id: second.accountId,
      starts_at: new Date(row.ends_at),
      ends_at: new Date(row.ends_at.getTime() + 30 * minuteMs),
    };
    await expect(
      app.owner
        .insertInto('meeting')
        .values({ ...again, blocked: row.blocked })
        .execute(),
    ).rejects.toThrow(/check constraint/);
    const blocked = `[${again.starts_at.toISOString()},${again.ends_at.toISOString()})`;
    await expect(
      app.owner
        .insertInto('meeting')
        .values({ ...again, blocked })
        .execute(),
    ).rejects.toThrow(/meeting_of_vendor_apart/);
  });

  test('the same request again, also at once on two processes, is the same meeting', async () => {
    const vendor = await offering();
    const couple = await app.build.couple();
    const key = randomUUID();
    const startsAt = atJakarta('2026-11-25T10:00');
    const answers = await Promise.all([app, other, app, other].map((on) => book(vendor, couple, startsAt, {}, key, on)));
    answers.push(await book(vendor, couple, startsAt, {}, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => dataOf<Meeting>(answer).id)).size).toBe(1);
    expect(await saidWith(vendor)).toHaveLength(1);
  });

  test('a couple can’t book overlapping meetings, also concurrently', async () => {
    const couple = await app.build.couple();
    const vendors = await Promise.all([offering(), offering(), offering({ slot_minutes: 60 })]);
    const answers = await Promise.all(
      vendors.map((vendor, n) => book(vendor, couple, atJakarta('2026-11-25T11:00'), {}, randomUUID(), n === 1 ? other : app)),
    );
    expect(answers.map((answer) => codeOf(answer) ?? 'booked').toSorted()).toEqual([
      'booked',
      'meetings.couple_busy',
      'meetings.couple_busy',
    ]);
  });

  test('holds the number a day under a race, and two ahead of one couple with one vendor', async () => {
    const vendor = await offering({ per_day_max: 2 });
    const couples = await Promise.all(Array.from({ length: 6 }, () => app.build.couple()));
    const answers = await Promise.all(
      couples.map((couple, n) => book(vendor, couple, atJakarta(`2026-11-25T1${n}:00`), {}, randomUUID(), n % 2 === 0 ? app : other)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const couple = await app.build.couple();
    await booked(vendor, couple, atJakarta('2026-11-26T10:00'));
    await booked(vendor, couple, atJakarta('2026-11-27T10:00'));
    expect(codeOf(await book(vendor, couple, atJakarta('2026-11-28T10:00')))).toBe('meetings.too_many_coming');
  });

  test.each([
    ['outside of the hours', { starts_at: atJakarta('2026-11-25T08:00') }, 'meetings.slot_taken'],
    ['between two slots', { starts_at: atJakarta('2026-11-25T10:10') }, 'meetings.slot_taken'],
    ['before the notice is over', { starts_at: atJakarta('2026-11-23T11:00') }, 'meetings.slot_taken'],
    ['too far ahead', { starts_at: atJakarta('2027-03-01T10:00') }, 'meetings.slot_taken'],
    ['without a subject', { subject: '  ' }, 'meetings.required'],
    ['with a zone nobody knows', { time_zone: 'Mars/Olympus' }, 'meetings.time_zone_unknown'],
    ['with turned letters', { subject: '\u202Egnp.exe' }, 'meetings.text_invalid'],
    ['with too long a note', { note: 'x'.repeat(1_001) }, 'meetings.text_too_long'],
    ['of nobody', { vendor_id: 999_999_999 }, 'catalogue.not_found'],
    ['of a state of its own', { status: 'held' }, 'request.invalid'],
  ])('is refused %s', async (_, change, code) => {
    const answer = await book(await offering(), await app.build.couple(), atJakarta('2026-11-25T10:00'), change);
    expect(codeOf(answer)).toBe(code);
  });

  test('needs a confirmed address; words stay as they were written', async () => {
    const vendor = await offering();
    expect(codeOf(await book(vendor, await app.build.couple({ isEmailConfirmed: false }), atJakarta('2026-11-25T10:00')))).toBe(
      'identity.session_required',
    );
    const words = { subject: "'; drop table meeting; -- <b>", note: '{{7*7}}\n\nBEGIN:VEVENT\n😀' };
    const couple = await app.build.couple();
    expect(dataOf<Meeting>(await book(vendor, couple, atJakarta('2026-11-25T10:00'), words))).toMatchObject(words);
    const { calendar } = await mailTo(couple.email, /Your online meeting/);
    expect(calendar.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });
});

describe('moving and cancelling', () => {
  test('each side may, three times in all; calendars are told by a growing sequence, and the old slot is free again', async () => {
    const vendor = await offering();
    const couple = await app.build.couple();
    let meeting = await booked(vendor, couple);
    const steps: readonly (readonly [BuiltAccount, string])[] = [
      [couple, '2026-11-24T14:00'],
      [vendor, '2026-11-24T11:00'],
      [couple, '2026-11-25T14:00'],
    ];
    for (const [index, [as, clock]] of steps.entries()) {
      const answer = await move(meeting, as, atJakarta(clock));
      expect(answer.status, answer.text).toBe(200);
      const before = meeting.starts_at;
      meeting = dataOf<Meeting>(answer);
      expect(meeting).toMatchObject({ starts_at: atJakarta(clock), sequence: index + 1, moves_left: 2 - index, moved: { from: before } });
    }
    expect(meeting.can_move).toBe(false);
    expect(codeOf(await move(meeting, couple, atJakarta('2026-11-25T15:00')))).toBe('meetings.moved_too_often');
    const mail = await app.eventually(
      () => emailsTo(vendor.email),
      (mails) => mails.filter(({ subject }) => subject?.startsWith('New time')).length === 3,
    );
    expect(mail.map(({ calendar }) => Number(/SEQUENCE:(\d)/.exec(calendar ?? '')?.[1])).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    const { data } = await slotsOf(vendor, `&from=${atJakarta('2026-11-24T00:00')}&to=${atJakarta('2026-11-25T00:00')}`);
    expect(data).toHaveLength(16);

    const sales = await app.build.member(vendor.vendorId, 'sales');
    const cancelled = await cancel(meeting, sales, 'Kamera kami rusak.');
    expect(dataOf<Meeting>(cancelled)).toMatchObject({
      status: 'cancelled',
      cancelled: { by: 'vendor', reason: 'Kamera kami rusak.' },
      can_cancel: false,
    });
    const told = await mailTo(couple.email, /^Cancelled/);
    expect(told.body_text).toContain('Kamera kami rusak.');
    expect(told.calendar).toContain('METHOD:CANCEL');
    expect(told.calendar).toContain('SEQUENCE:4');
    expect(told.calendar).toContain('STATUS:CANCELLED');
    expect(codeOf(await cancel(dataOf<Meeting>(cancelled), couple))).toBe('meetings.cancelled_already');
    const said = await saidWith(vendor);
    expect(said.map(({ author, written_by: by }) => [author, by])).toEqual([
      ['couple', null],
      ['couple', null],
      ['vendor', vendor.accountId],
      ['couple', null],
      ['vendor', sales.accountId],
    ]);
  });

  test('is nobody else’s to do or see', async () => {
    const vendor = await offering();
    const meeting = await booked(vendor, await app.build.couple());
    for (const stranger of [await app.build.couple(), await app.build.vendor({ plan: 'Gold' })]) {
      expect((await app.call('GET', `${base}/${meeting.id}`, { as: stranger })).status).toBe(404);
      expect((await app.call('GET', `${base}/${meeting.id}/calendar`, { as: stranger })).status).toBe(404);
      expect((await move(meeting, stranger, atJakarta('2026-11-24T14:00'))).status).toBe(404);
      expect((await cancel(meeting, stranger)).status).toBe(404);
      expect((await app.call('GET', base, { as: stranger })).body).toMatchObject({ data: [] });
      const { data } = await slotsOf(vendor, `&meeting_id=${meeting.id}`, stranger);
      expect(data.map(({ starts_at: at }) => at)).not.toContain(meeting.starts_at);
    }
  });

  test('of two who change it at once, one sees that it changed; nothing is lost in between', async () => {
    const vendor = await offering();
    const couple = await app.build.couple();
    const meeting = await booked(vendor, couple);
    const answers = await Promise.all([
      move(meeting, couple, atJakarta('2026-11-24T14:00')),
      move(meeting, vendor, atJakarta('2026-11-24T15:00'), other),
    ]);
    expect(answers.map((answer) => codeOf(answer) ?? 'moved').toSorted()).toEqual(['meetings.changed_elsewhere', 'moved']);
    const race = await Promise.all([
      cancel({ ...meeting, sequence: 1 }, couple),
      move({ ...meeting, sequence: 1 }, vendor, atJakarta('2026-11-25T15:00'), other),
    ]);
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a slot that overlaps its own old time is free for it alone; a reason must be given', async () => {
    const vendor = await offering({ slot_minutes: 60 });
    const couple = await app.build.couple();
    const meeting = await booked(vendor, couple);
    await saveAs(vendor, { slot_minutes: 45 });
    const own = await slotsOf(vendor, `&meeting_id=${meeting.id}`, couple);
    const strangers = await slotsOf(vendor);
    const near = atJakarta('2026-11-24T10:30');
    expect(own.data.map(({ starts_at: at }) => at)).toContain(near);
    expect(strangers.data.map(({ starts_at: at }) => at)).not.toContain(near);
    expect((await move(meeting, couple, near)).status).toBe(200);
    expect(fieldsOf(await cancel({ ...meeting, sequence: 1 }, couple, '  '))).toMatchObject([
      { field: 'reason', code: 'meetings.required' },
    ]);
  });

  test('the timeline of the client says that it was moved, and by whose clocks', async () => {
    const vendor = await offering({ time_zone: 'Asia/Makassar' });
    const couple = await app.build.couple();
    const meeting = await booked(vendor, couple);
    const entryOf = async (code: string) => {
      const { data } = answerOf(clientTimeline, (await app.call('GET', `/v2/clients/${couple.accountId}/timeline`, { as: vendor })).body);
      return data.find((item) => item.code === code);
    };
    const time = { starts_at: meeting.starts_at, time_zone: 'Asia/Makassar', is_moved: false, text: 'Foto dan film' };
    expect(await entryOf('meeting_booked')).toMatchObject(time);
    const later = atJakarta('2026-11-25T10:00');
    const moved = dataOf<Meeting>(await move(meeting, couple, later));
    // The agenda shows the same meeting in the zone that is set by then.
    expect((await saveAs(vendor, { time_zone: 'Asia/Jayapura' })).status).toBe(200);
    await cancel(moved, couple);
    expect(await entryOf('meeting_booked')).toMatchObject({ ...time, starts_at: later, time_zone: 'Asia/Jayapura', is_moved: true });
    expect(await entryOf('meeting_cancelled')).toMatchObject({ starts_at: later, time_zone: 'Asia/Jayapura', text: 'Kami sakit.' });
  });

  test('the file that is downloaded is the one that is mailed', async () => {
    const vendor = await offering({ own_link: 'https://rooms.example/melati' });
    const couple = await app.build.couple();
    const { id } = await booked(vendor, couple);
    const answer = await app.call('GET', `${base}/${id}/calendar`, { as: couple });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="meeting.ics"',
    });
    expect(answer.text.replaceAll('\r\n ', '')).toBe((await mailTo(couple.email, /Your online meeting/)).calendar);
    expect(answer.text).toContain('URL:https://rooms.example/melati');
  });
});

describe('lists', () => {
  test('tell what is to come and what was, by pages and by days', async () => {
    const vendor = await offering();
    const couple = await app.build.couple();
    const first = await booked(vendor, couple, atJakarta('2026-11-24T09:00'));
    const second = await booked(vendor, await app.build.couple(), atJakarta('2026-11-25T09:00'));
    await cancel(first, couple);
    const list = async (query: string) => {
      const { body } = await app.call('GET', `${base}?${query}`, { as: vendor });
      return (body as { data: Meeting[] }).data.map(({ id }) => id);
    };
    expect(await list('show=coming')).toEqual([second.id]);
    expect(await list('show=past')).toEqual([first.id]);
    expect(await list(`from=${atJakarta('2026-11-24T00:00')}&to=${atJakarta('2026-11-25T00:00')}`)).toEqual([first.id]);
    expect(await list('limit=1&page=2')).toEqual([second.id]);
  });
});

describe('reminders', () => {
  test('go to both a day and an hour before, once with two processes, and not for what was cancelled or moved', async () => {
    const vendor = await offering();
    const [couple, moving, leaving] = [await app.build.couple(), await app.build.couple(), await app.build.couple()];
    const start = Date.parse(atJakarta('2026-12-01T10:00'));
    await booked(vendor, couple, new Date(start).toISOString());
    const moved = await booked(vendor, moving, atJakarta('2026-12-01T11:00'));
    const gone = await booked(vendor, leaving, atJakarta('2026-12-01T12:00'));
    const remindAt = async (at: number) => {
      for (const one of [app, other]) one.clock.set(at);
      await Promise.all([app, other, app].map((one) => one.system.meetings.remind()));
    };
    const remindersOf = async () =>
      (
        await app.owner
          .selectFrom('meeting_reminder')
          .innerJoin('meeting', 'meeting.id', 'meeting_reminder.meeting_id')
          .select(['couple_id', 'kind'])
          .where('vendor_id', '=', vendor.vendorId)
          .orderBy('sent_at')
          .execute()
      ).map(({ couple_id: id, kind }) => `${id === couple.accountId ? 'kept' : id === moving.accountId ? 'moved' : 'gone'} ${kind}`);
    try {
      await remindAt(start - dayMs - minuteMs);
      expect(await remindersOf()).toEqual([]);
      expect((await cancel(gone, await app.build.signedInAgain(leaving))).status).toBe(200);
      expect((await move(moved, await app.build.signedInAgain(moving), atJakarta('2026-12-03T11:00'))).status).toBe(200);
      await remindAt(start - dayMs);
      await remindAt(start - dayMs + 2 * hourMs);
      expect(await remindersOf()).toEqual(['kept day']);
      await remindAt(start - hourMs);
      await remindAt(start - minuteMs);
      expect(await remindersOf()).toEqual(['kept day', 'kept hour']);
      await remindAt(Date.parse(atJakarta('2026-12-02T11:00')));
      expect(await remindersOf()).toEqual(['kept day', 'kept hour', 'moved day']);
    } finally {
      for (const one of [app, other]) one.clock.set(now);
    }
    const mails = await app.eventually(
      () => emailsTo(couple.email),
      (all) => all.filter(({ subject }) => subject?.startsWith('Reminder: ')).length === 2,
    );
    const reminders = mails.filter(({ subject }) => subject?.startsWith('Reminder: '));
    // Either may be read on any day, and a late one is sent on the day itself.
    for (const { subject, body_text: text } of reminders) {
      expect(subject).toMatch(/, Tuesday, 1 December 2026, 04:00 \(Amsterdam, UTC\+1\)$/);
      expect(text).not.toMatch(/tomorrow|in an hour/i);
    }
  });
});
