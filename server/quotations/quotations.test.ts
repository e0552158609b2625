// Inquiry, draft, sending, decision: over HTTP, on a real database.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { patiently } from '../testing/patiently.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const base = '/ms/quotation/v1';
const deals = '/ms/deals/api/v1';
let app: TestApp;
let vendor: BuiltVendor;
let couple: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  vendor = await app.build.vendor({ plan: 'Gold', name: 'Rumah Kirana' });
});
beforeEach(async () => {
  app.clock.set('2026-11-20T03:00:00Z');
  couple = await app.build.couple();
});
afterAll(() => app.close());

const act = (id: string, name: string, as: BuiltAccount, body: object = {}, key?: string) =>
  app.call('POST', `${base}/quotations/${id}/${name}`, { as, body, ...(key && { headers: { 'idempotency-key': key } }) });
const read = (id: string, as: BuiltAccount) => app.call('GET', `${base}/quotations/${id}`, { as });
const refusal = (code: string) => ({ body: { error: { code } } });
const emailsTo = async (email: string) => {
  const { rows } = await sql<{ data: { to: string; subject: string; text: string } }>`
    select data from pgboss.job where name = 'send-mail' and data->>'to' = ${email} order by created_on`.execute(app.owner);
  return rows.map(({ data }) => data);
};
const wishes = { place: 'Bandung', guests: 300, budget: 50_000_000, wishes: 'Nuansa kebun, melati' };

describe('an inquiry', () => {
  test('reaches the vendor once, in their conversation, and counts as a contact', async () => {
    const ours = await app.build.couple();
    const send = () =>
      app.call('POST', `/v2/vendors/${vendor.vendorId}/inquiries`, {
        as: ours,
        body: wishes,
        headers: { 'idempotency-key': 'inquiry-once-1' },
      });
    const [first, second] = [await send(), await send()];
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    const { id } = (first.body as { data: { id: string } }).data;
    const { rows } = await sql<{ said: number; acts: number }>`
      select (select count(*) from message where reference = ${id}) as said,
        (select count(*) from couple_event where couple_id = ${ours.accountId} and kind = 'quotation_request') as acts`.execute(app.owner);
    expect(rows[0]).toEqual({ said: 1, acts: 1 });
    expect(await app.call('GET', `${deals}/inquiries/${id}?include=couple,vendor,quotations`, { as: vendor })).toMatchObject({
      status: 200,
      body: { data: { id, wishes: wishes.wishes, guests: 300, budget: 50_000_000, couple: { is_open: true }, quotations: [] } },
    });
  });
  test('says only what was included, and refuses an unknown name', async () => {
    const id = await app.build.inquiry(couple, vendor.vendorId);
    const bare = await app.call('GET', `${deals}/inquiries/${id}`, { as: couple });
    expect(Object.keys((bare.body as { data: object }).data)).not.toContain('couple');
    expect(await app.call('GET', `${deals}/inquiries/${id}?include=couple,secrets`, { as: couple })).toMatchObject({
      status: 400,
      ...refusal('identity.include_unknown'),
    });
  });
  test.each([
    [{ ...wishes, wishes: '' }, 'quotations.required', 'wishes'],
    [{ ...wishes, guests: 1.5 }, 'quotations.guests_invalid', 'guests'],
    [{ ...wishes, budget: -5 }, 'quotations.budget_invalid', 'budget'],
    [{ ...wishes, event_date: '2026-11-19' }, 'quotations.day_in_the_past', 'event_date'],
    [{ ...wishes, place: '\u202Egnp' }, 'quotations.text_invalid', 'place'],
  ])('%j is refused with %s', async (body, code, field) => {
    expect(await app.call('POST', `/v2/vendors/${vendor.vendorId}/inquiries`, { as: couple, body })).toMatchObject({
      status: 422,
      body: { error: { code, field } },
    });
  });
  test('of a vendor that is not published is not found; an unconfirmed address may not ask', async () => {
    const hidden = await app.build.vendor({ status: 0 });
    expect((await app.call('POST', `/v2/vendors/${hidden.vendorId}/inquiries`, { as: couple, body: wishes })).status).toBe(404);
    const unconfirmed = await app.build.couple({ isEmailConfirmed: false });
    expect(await app.call('POST', `/v2/vendors/${vendor.vendorId}/inquiries`, { as: unconfirmed, body: wishes })).toMatchObject(
      refusal('identity.session_required'),
    );
  });
  test('is closed to a Trial vendor until it opens the contact', async () => {
    const trial = await app.build.vendor({ plan: 'Free' });
    const id = await app.build.inquiry(couple, trial.vendorId);
    const shown = await app.call('GET', `${deals}/inquiries/${id}?include=couple`, { as: trial });
    expect(shown.body).toMatchObject({ data: { wishes: null, couple: { is_open: false } } });
    expect(shown.text).toContain('•••');
    expect(await app.call('POST', `${deals}/inquiries/${id}/quotation`, { as: trial })).toMatchObject({
      status: 403,
      ...refusal('quotations.contact_closed'),
    });
  });
});

describe('a draft', () => {
  test('begins with the event, a schedule of 30, 40 and 30, and the fee of the plan; begun twice it is one', async () => {
    const id = await app.build.inquiry(couple, vendor.vendorId, { event_date: '2027-06-12' });
    const [first, second] = await Promise.all([1, 2].map(() => app.call('POST', `${deals}/inquiries/${id}/quotation`, { as: vendor })));
    expect(first?.body).toMatchObject({
      quotation: {
        number: expect.stringMatching(/^Q-20261120-\d{4,}$/) as string,
        status: 'draft',
        content: { event_date: '2027-06-12', valid_until: '2026-12-04', schedule: [{ value: 30 }, { value: 40 }, { value: 30 }] },
        fee: { rate: 0.02 },
      },
    });
    expect(second?.body).toEqual(first?.body);
  });
  test('is nobody else’s', async () => {
    const draft = await app.build.draft(vendor, await app.build.inquiry(couple, vendor.vendorId));
    const other = await app.build.vendor({ plan: 'Gold' });
    for (const as of [couple, other, await app.build.couple()]) expect((await read(draft.id, as)).status).toBe(404);
    expect(
      (await app.call('PUT', `${base}/quotations/${draft.id}`, { as: other, body: { revision: 2, content: draft.content } })).status,
    ).toBe(404);
    expect((await act(draft.id, 'accept', couple)).status).toBe(404);
  });
  test('saved in one tab is not overwritten by another; a saving whose answer was lost is answered again', async () => {
    const draft = await app.build.draft(vendor, await app.build.inquiry(couple, vendor.vendorId));
    const put = (revision: number, notes: string) =>
      app.call('PUT', `${base}/quotations/${draft.id}`, { as: vendor, body: { revision, content: { ...draft.content, notes } } });
    expect((await put(draft.revision, 'tab one')).body).toMatchObject({ quotation: { revision: draft.revision + 1 } });
    expect((await put(draft.revision, 'tab one')).status).toBe(200);
    expect(await put(draft.revision, 'tab two')).toMatchObject({ status: 409, ...refusal('quotations.edited_elsewhere') });
    expect((await read(draft.id, vendor)).body).toMatchObject({ quotation: { content: { notes: 'tab one' } } });
  });
  test('64 savings at once are one after the other: exactly one wins each revision', async () => {
    const draft = await app.build.draft(vendor, await app.build.inquiry(couple, vendor.vendorId));
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        patiently(() =>
          app.call('PUT', `${base}/quotations/${draft.id}`, {
            as: vendor,
            body: { revision: draft.revision, content: { ...draft.content, notes: `n${n}` } },
          }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(63);
  });
  test('can be thrown away', async () => {
    const draft = await app.build.draft(vendor, await app.build.inquiry(couple, vendor.vendorId));
    expect((await app.call('DELETE', `${base}/quotations/${draft.id}`, { as: vendor })).status).toBe(204);
    expect((await read(draft.id, vendor)).status).toBe(404);
  });
  test('may say anything while it is a draft, but is sent only when it adds up', async () => {
    const [half] = app.build.quotationContent().schedule;
    const draft = await app.build.draft(vendor, await app.build.inquiry(couple, vendor.vendorId), { schedule: half ? [half] : [] });
    expect(await act(draft.id, 'send', vendor, { revision: draft.revision })).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'quotations.schedule_short',
          params: { amount: 7_000_000 },
          message: expect.stringContaining('7,000,000') as string,
        },
      },
    });
    expect((await read(draft.id, vendor)).body).toMatchObject({ quotation: { status: 'draft' } });
  });
  test('amounts are ours: a total in the request is refused', async () => {
    const draft = await app.build.draft(vendor, await app.build.inquiry(couple, vendor.vendorId));
    const content = { ...draft.content, total: 1 };
    expect(
      (await app.call('PUT', `${base}/quotations/${draft.id}`, { as: vendor, body: { revision: draft.revision, content } })).status,
    ).toBe(400);
  });
});

describe('sent', () => {
  test('it is mailed, said, read by its couple, and never changed again', async () => {
    const ours = await app.build.couple();
    const { quotation } = await app.build.sentQuotation({ vendor, couple: ours }, { is_taxed: true });
    const { body: talks } = await app.call('GET', '/v2/conversations', { as: ours });
    expect((await read(quotation.id, ours)).body).toMatchObject({
      quotation: {
        // Anyone who has a question about it writes there.
        conversation_id: (talks as { data: { id: string }[] }).data[0]?.id,
        status: 'sent',
        totals: { subtotal: 10_000_000, tax: 1_100_000, total: 11_100_000 },
        instalments: [{ id: null, amount: 3_330_000 }, { amount: 4_440_000 }, { amount: 3_330_000 }],
        fee: null,
      },
    });
    expect((await emailsTo(ours.email)).map(({ subject }) => subject)).toContain('A quotation from Rumah Kirana');
    const change = { revision: quotation.revision, content: quotation.content };
    expect((await app.call('PUT', `${base}/quotations/${quotation.id}`, { as: vendor, body: change })).status).toBe(409);
    await expect(sql`update quotation set content = '{}' where id = ${quotation.id}`.execute(app.owner)).rejects.toThrow('is not changed');
    await expect(sql`delete from quotation where id = ${quotation.id}`.execute(app.db)).rejects.toThrow('is not removed');
  });
  test('the same request twice is one mail', async () => {
    const ours = await app.build.couple();
    const draft = await app.build.draft(vendor, await app.build.inquiry(ours, vendor.vendorId));
    const answers = await Promise.all(
      Array.from({ length: 64 }, () =>
        patiently(() => act(draft.id, 'send', vendor, { revision: draft.revision }, `send-once-${draft.id}`)),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await emailsTo(ours.email)).toHaveLength(1);
  });
  test('viewed once, and the vendor sees when', async () => {
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    await act(quotation.id, 'view', couple);
    await act(quotation.id, 'view', couple);
    expect((await read(quotation.id, vendor)).body).toMatchObject({
      quotation: { status: 'viewed', viewed_at: '2026-11-20T03:00:00.000Z' },
    });
  });
  test('PDF in both languages, for both sides and nobody else', async () => {
    const { quotation } = await app.build.sentQuotation({ vendor, couple }, { notes: 'Catatan\n\nSekali', terms: '3 hari' });
    for (const [as, language] of [
      [vendor, 'id'],
      [couple, 'en'],
    ] as const) {
      const answer = await app.call('GET', `${base}/quotations/${quotation.id}/pdf`, { as, headers: { 'accept-language': language } });
      expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
      expect(answer.text.startsWith('%PDF-1.7')).toBe(true);
    }
    expect((await app.call('GET', `${base}/quotations/${quotation.id}/pdf`, { as: await app.build.couple() })).status).toBe(404);
  });
});

describe('decided', () => {
  test('accepted: the fee of that moment is kept, the schedule becomes instalments, both are told', async () => {
    const ours = await app.build.couple();
    const theirs = await app.build.vendor({ plan: 'Silver' });
    const { quotation } = await app.build.acceptedQuotation({ vendor: theirs, couple: ours });
    expect(quotation).toMatchObject({ status: 'accepted', instalments: [{ amount: 3_000_000, status: 'upcoming' }, {}, {}] });
    expect(quotation.instalments.every(({ id }) => id !== null)).toBe(true);
    expect((await read(quotation.id, theirs)).body).toMatchObject({ quotation: { fee: { rate: 0.025, amount: 250_000, net: 9_750_000 } } });
    expect((await emailsTo(theirs.email)).some(({ subject }) => subject.endsWith('accepted your quotation'))).toBe(true);
    expect((await act(quotation.id, 'decline', ours)).status).toBe(409);
    expect((await act(quotation.id, 'withdraw', theirs)).status).toBe(409);
    expect((await act(quotation.id, 'version', theirs)).status).toBe(409);
  });
  test('listed for one client', async () => {
    const theirs = await app.build.vendor({ plan: 'Gold' });
    const other = await app.build.couple();
    const { quotation } = await app.build.sentQuotation({ vendor: theirs, couple });
    await app.build.sentQuotation({ vendor: theirs, couple: other });
    const { body } = await app.call('GET', `/ms/quotation/v1/quotations?client=${couple.accountId}`, { as: theirs });
    expect(body).toMatchObject({ data: [{ id: quotation.id }], meta: { total: 1 } });
  });
  test('declined with a reason the vendor reads, in its language', async () => {
    const theirs = await app.build.vendor({ plan: 'Gold', language: 'id' });
    const { quotation } = await app.build.sentQuotation({ vendor: theirs, couple });
    expect((await act(quotation.id, 'decline', couple, { reason: ' Terlalu mahal ' })).body).toMatchObject({
      quotation: { status: 'declined', reason: 'Terlalu mahal' },
    });
    const [mail] = (await emailsTo(theirs.email)).slice(-1);
    expect(mail?.subject).toContain('menolak penawaran Anda');
    expect(mail?.text).toContain('Terlalu mahal');
  });
  test.each(Array.from({ length: 6 }, (_, round) => round))('accepted while it is taken back: exactly one wins (%i)', async () => {
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    const answers = await Promise.all([act(quotation.id, 'accept', couple), act(quotation.id, 'withdraw', vendor)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { status, instalments } = (
      (await read(quotation.id, couple)).body as { quotation: { status: string; instalments: { id: string | null }[] } }
    ).quotation;
    expect(status === 'accepted').toBe(instalments.every(({ id }) => id !== null));
  });
  test('accepted while a new version is sent: exactly one wins', async () => {
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    const next = (await act(quotation.id, 'version', vendor)).body as { quotation: { id: string; revision: number; version: number } };
    expect(next.quotation.version).toBe(2);
    const answers = await Promise.all([
      act(quotation.id, 'accept', couple),
      act(next.quotation.id, 'send', vendor, { revision: next.quotation.revision }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
  test('64 acceptances at once are one', async () => {
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    const answers = await Promise.all(Array.from({ length: 64 }, () => patiently(() => act(quotation.id, 'accept', couple))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql<{ n: number }>`select count(*) as n from instalment where quotation_id = ${quotation.id}`.execute(app.owner);
    expect(rows[0]?.n).toBe(3);
  });
  test('a couple is sent twenty quotations of a vendor a day at most, and more on the next; another couple is sent its own', async () => {
    app.clock.set('2026-11-20T16:30:00Z');
    const [ours, theirs] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const { quotation } = await app.build.sentQuotation({ vendor: ours, couple: theirs });
    let last = quotation.id;
    const sendNext = async () => {
      const begun = (await act(last, 'version', ours)).body as { quotation: { id: string; revision: number } };
      last = begun.quotation.id;
      return act(last, 'send', ours, { revision: begun.quotation.revision });
    };
    for (let n = 2; n <= 20; n += 1) expect((await sendNext()).status).toBe(200);
    const answer = await sendNext();
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'quotations.sent_too_often' } } });
    expect(answer.text).toContain('20');
    expect(await emailsTo(theirs.email)).toHaveLength(20);
    await app.build.sentQuotation({ vendor: ours, couple: await app.build.couple() });
    // Midnight in Jakarta.
    app.clock.set('2026-11-20T17:00:00Z');
    const { revision } = ((await read(last, ours)).body as { quotation: { revision: number } }).quotation;
    expect((await act(last, 'send', ours, { revision })).status).toBe(200);
  });
  test('a new version replaces the one before, and both stay readable', async () => {
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    const begun = ((await act(quotation.id, 'version', vendor)).body as { quotation: { id: string; revision: number } }).quotation;
    expect((await read(quotation.id, vendor)).body).toMatchObject({ quotation: { next_draft_id: begun.id } });
    expect((await act(begun.id, 'send', vendor, { revision: begun.revision })).status).toBe(200);
    expect((await read(quotation.id, couple)).body).toMatchObject({
      quotation: {
        status: 'replaced',
        versions: [
          { version: 2, status: 'sent' },
          { version: 1, status: 'replaced' },
        ],
        next_draft_id: null,
      },
    });
    expect(await act(quotation.id, 'accept', couple)).toMatchObject({
      status: 409,
      body: { error: { code: 'quotations.status_changed' } },
    });
    expect((await read(begun.id, couple)).body).toMatchObject({
      quotation: { status: 'sent', instalments: [{ id: null }, { id: null }, { id: null }] },
    });
    expect((await act(begun.id, 'accept', couple)).status).toBe(200);
  });
  test('no version follows one that was accepted: a draft of it cannot be sent, and is not offered', async () => {
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    const begun = ((await act(quotation.id, 'version', vendor)).body as { quotation: { id: string; revision: number } }).quotation;
    expect((await act(quotation.id, 'accept', couple)).status).toBe(200);
    expect((await read(quotation.id, vendor)).body).toMatchObject({ quotation: { next_draft_id: null } });
    expect((await read(begun.id, vendor)).body).toMatchObject({ quotation: { versions: [{ version: 1, status: 'accepted' }] } });
    expect(await act(begun.id, 'send', vendor, { revision: begun.revision })).toMatchObject({
      status: 409,
      body: { error: { code: 'quotations.accepted_before' } },
    });
  });
  test('a copy for another inquiry takes its event, not its couple', async () => {
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    const other = await app.build.couple();
    const inquiry_id = await app.build.inquiry(other, vendor.vendorId, { event_date: '2027-09-09' });
    const copy = (await act(quotation.id, 'duplicate', vendor, { inquiry_id })).body as { quotation: object };
    expect(copy.quotation).toMatchObject({
      status: 'draft',
      version: 1,
      couple: { id: other.accountId },
      content: { event_date: '2027-09-09' },
    });
    expect(await act(quotation.id, 'duplicate', vendor, { inquiry_id })).toMatchObject(refusal('quotations.draft_exists'));
    const foreign = await app.build.inquiry(other, (await app.build.vendor({ plan: 'Gold' })).vendorId);
    expect((await act(quotation.id, 'duplicate', vendor, { inquiry_id: foreign })).status).toBe(404);
  });
});

test('expired at Jakarta’s midnight: refused before anybody noticed, then closed and mailed once', async () => {
  app.clock.set('2026-11-20T16:00:00Z');
  const theirs = await app.build.vendor({ plan: 'Gold' });
  const ours = await app.build.couple();
  const { quotation } = await app.build.sentQuotation({ vendor: theirs, couple: ours }, { valid_until: '2026-11-20' });
  app.clock.set('2026-11-20T16:59:59.999Z');
  await app.system.quotations.expireOverdue();
  expect((await read(quotation.id, ours)).body).toMatchObject({ quotation: { status: 'sent' } });
  app.clock.set('2026-11-20T17:00:00Z');
  expect(await act(quotation.id, 'accept', ours)).toMatchObject({ status: 409, ...refusal('quotations.expired') });
  await Promise.all([app.system.quotations.expireOverdue(), app.system.quotations.expireOverdue()]);
  expect((await read(quotation.id, ours)).body).toMatchObject({ quotation: { status: 'expired' } });
  expect((await emailsTo(theirs.email)).filter(({ subject }) => subject.includes('has expired'))).toHaveLength(1);
});

test('the list is the vendor’s own, by state, with totals; the couple’s holds no drafts', async () => {
  const theirs = await app.build.vendor({ plan: 'Gold' });
  const ours = await app.build.couple();
  await app.build.draft(theirs, await app.build.inquiry(ours, theirs.vendorId));
  const { quotation } = await app.build.sentQuotation({ vendor: theirs, couple: ours });
  await app.build.acceptedQuotation({ vendor: theirs, couple: ours });
  const list = await app.call('GET', `${base}/quotations`, { as: theirs });
  expect(list.body).toMatchObject({
    data: [{ status: 'accepted' }, { status: 'sent' }, { status: 'draft' }],
    meta: {
      total: 3,
      totals: { draft: { count: 1 }, open: { count: 1, total: 10_000_000 }, accepted: { count: 1, total: 10_000_000 }, paid: 0 },
    },
  });
  expect((await app.call('GET', `${base}/quotations?filter=open`, { as: theirs })).body).toMatchObject({
    data: [{ id: quotation.id }],
    meta: { total: 1 },
  });
  expect((await app.call('GET', `${base}/my_quotations`, { as: ours })).body).toMatchObject({
    data: [{ status: 'accepted' }, { status: 'sent' }],
  });
});
