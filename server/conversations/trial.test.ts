// What a vendor on Trial sees before unlocking a contact, how the credit is refunded, and what emails reveal.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replyOpenMs } from '../../core/conversations/reply.ts';
import { startSession } from '../identity/sessions.ts';
import { type Notice, notice } from '../../texts/notices.ts';
import { inTransaction } from '../kit/database.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { patiently } from '../testing/patiently.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const start = Date.parse('2026-11-20T03:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ jobs: true, at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(start));

async function trial() {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Free', contactCredit: 2, language: 'en' }), await app.build.couple()];
  return { vendor, couple, id: await app.build.conversation(vendor, couple, 'Rahasia kami: melati') };
}
const open = (as: BuiltAccount, id: string, costMax = 1) =>
  app.call('POST', `/v2/conversations/${id}/opening`, { as, body: { cost_max: costMax } });
const creditOf = async ({ vendorId }: { vendorId: number }) =>
  (await app.owner.selectFrom('vendor').select('contact_credit').where('id', '=', vendorId).executeTakeFirstOrThrow()).contact_credit;
/** Sessions are over by the time that some of these wait for: anyone who reads signs in again. */
async function read({ accountId }: BuiltAccount, id: string, number: number): Promise<void> {
  const origin = { address: '127.0.0.1', userAgent: 'test', isBrowser: false };
  const { handle: sessionId } = await startSession(app.owner, app.system.identity, accountId, origin);
  expect((await app.call('PUT', `/v2/conversations/${id}/read`, { as: { sessionId }, body: { number } })).status).toBe(204);
}
const emailsTo = async (email: string) =>
  ((await app.call('GET', '/dev/outbox.json')).body as { to: string; subject: string; text: string }[]).filter(({ to }) => to === email);
const mailed = (email: string, count = 1) =>
  app.eventually(
    () => emailsTo(email),
    (mails) => mails.length >= count,
  );
const name = async ({ accountId }: BuiltAccount) =>
  (await app.owner.selectFrom('account').select('display_name').where('id', '=', accountId).executeTakeFirstOrThrow()).display_name;

describe('a contact that is not open', () => {
  test('shows when, about what and for which month, and neither name nor text, wherever one looks', async () => {
    const { vendor, couple, id } = await trial();
    const [shown] = await app.build.inboxOf(vendor);
    expect(shown).toMatchObject({
      is_readable: false,
      subject: 'availability',
      wedding_month: '2031-06',
      wedding_date: null,
      last: { text: null, at: '2026-11-20T03:00:00.000Z' },
    });
    expect(shown?.other.name).toMatch(/•••/);
    expect(await app.build.conversationAs(vendor, id)).toMatchObject({ opening: { cost: 1, contact_credit: 2 } });
    expect(JSON.stringify([shown, await app.build.conversationAs(vendor, id)])).not.toContain(await name(couple));
    for (const [method, path, body] of [
      ['GET', '/messages', undefined],
      ['POST', '/messages', { id: '01890000-0000-7000-8000-000000000000', text: 'Halo' }],
      ['PUT', '/read', { number: 1 }],
      ['POST', '/spam', { reason: 'other' }],
    ] as const) {
      const answer = await app.call(method, `/v2/conversations/${id}${path}`, { as: vendor, ...(body && { body }) });
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'conversations.not_opened' } } });
    }
    expect(await app.build.inboxOf(vendor, '?search=melati')).toEqual([]);
    expect(await app.build.inboxOf(vendor, `?search=${encodeURIComponent((await name(couple)).slice(0, 6))}`)).toEqual([]);
  });

  test('is opened at the price that was shown, and again for nothing', async () => {
    const { vendor, id } = await trial();
    expect(await open(vendor, id, 0)).toMatchObject({ status: 409, body: { error: { code: 'clients.price_changed' } } });
    const answers = await Promise.all(Array.from({ length: 16 }, () => patiently(() => open(vendor, id))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]).toMatchObject({ body: { data: { is_readable: true, opening: null, wedding_date: '2031-06-12' } } });
    expect(await creditOf(vendor)).toBe(1);
    expect((await app.build.messagesAs(vendor, id))[0]?.text).toContain('melati');
  });

  test('of somebody else is not found', async () => {
    const { id } = await trial();
    expect((await open((await trial()).vendor, id)).status).toBe(404);
  });
});

describe('a reply the couple never opens', () => {
  async function replied() {
    const those = await trial();
    await open(those.vendor, those.id);
    await app.build.say(those.vendor, those.id, 'Halo, tanggalnya kosong');
    return those;
  }
  test('gives the credit back once, after 48 hours and not a moment before', async () => {
    const { vendor } = await replied();
    app.clock.set(start + replyOpenMs);
    await app.system.conversations.judgeReplies();
    expect(await creditOf(vendor)).toBe(1);
    app.clock.set(start + replyOpenMs + 1);
    await Promise.all(Array.from({ length: 8 }, () => app.system.conversations.judgeReplies()));
    expect(await creditOf(vendor)).toBe(2);
    app.clock.advance(replyOpenMs);
    await app.system.conversations.judgeReplies();
    expect(await creditOf(vendor)).toBe(2);
  });
  test('or opens too late', async () => {
    const { vendor, couple, id } = await replied();
    app.clock.set(start + replyOpenMs + 1);
    await read(couple, id, 2);
    await app.system.conversations.judgeReplies();
    expect(await creditOf(vendor)).toBe(2);
  });
  test('does not when it is opened in time', async () => {
    const { vendor, couple, id } = await replied();
    app.clock.set(start + replyOpenMs);
    await read(couple, id, 2);
    app.clock.advance(60_000);
    await app.system.conversations.judgeReplies();
    expect(await creditOf(vendor)).toBe(1);
  });
  test('does not where nothing was replied, nor where nothing was paid', async () => {
    const silent = await trial();
    await open(silent.vendor, silent.id);
    const [gold, couple] = [await app.build.vendor({ plan: 'Gold', contactCredit: 2 }), await app.build.couple()];
    await app.build.say(gold, await app.build.conversation(gold, couple), 'Halo');
    app.clock.advance(replyOpenMs * 2);
    await app.system.conversations.judgeReplies();
    expect([await creditOf(silent.vendor), await creditOf(gold)]).toEqual([1, 2]);
  });
});

describe('emails about unread messages', () => {
  const later = async (milliseconds = app.system.identity.config.inboxMailAfterSeconds * 1_000) => {
    app.clock.advance(milliseconds);
    await Promise.all([1, 2, 3].map(() => app.system.conversations.tellByMail()));
  };

  test('are sent once until the vendor has read, and link to the conversation', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold', name: 'Rumah Laras', language: 'id' }), await app.build.couple()];
    const id = await app.build.conversation(vendor, couple);
    await later(1_000);
    await app.build.say(couple, id, 'Dan berapa harganya?');
    await later();
    const [mail] = await mailed(vendor.email);
    expect(mail?.subject).toBe(`${await name(couple)} mengirim 2 pesan kepada Anda`);
    for (const part of [
      'Halo Rumah Laras',
      'Perihal: Ketersediaan',
      '12 Jun 2031',
      'Apakah tanggal kami kosong?',
      `/id/dashboard/inbox/${id}`,
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain(couple.email);
    await app.build.say(couple, id, 'Halo?');
    await later();
    expect(await emailsTo(vendor.email)).toHaveLength(1);
    await read(vendor, id, 3);
    await app.build.say(couple, id, 'Terima kasih');
    await later();
    expect(await mailed(vendor.email, 2)).toHaveLength(2);
  });

  test('gives a Trial vendor nothing that it has not opened', async () => {
    const { vendor, couple, id } = await trial();
    await later();
    const [mail] = await mailed(vendor.email);
    const whole = `${mail?.subject} ${mail?.text}`;
    for (const secret of [await name(couple), couple.email, 'melati', '12 Jun']) expect(whole).not.toContain(secret);
    expect(whole).toContain('June 2031');
    expect(whole).toContain(`/dashboard/inbox/${id}`);
  });

  test('is not sent for what was read, nor for spam', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const id = await app.build.conversation(vendor, couple);
    await read(vendor, id, 1);
    await later();
    await app.call('POST', `/v2/conversations/${id}/spam`, { as: vendor, body: { reason: 'advertising' } });
    await app.build.say(couple, id, 'Promo!');
    await later();
    expect(await app.build.unreadOf(vendor)).toBe(0);
    expect(await emailsTo(vendor.email)).toEqual([]);
  });

  test('reaches couples, too, in their language', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold', name: 'Rumah Laras' }), await app.build.couple({ language: 'id' })];
    const id = await app.build.conversation(vendor, couple);
    const said = {
      vendorId: vendor.vendorId,
      coupleId: couple.accountId,
      author: 'vendor',
      kind: 'quotation',
      notice: notice('quotations.said_declined', { number: 'Q-1' }),
      reference: 'q1',
    } as const;
    await inTransaction(app.db, (tx) => app.system.conversations.say(tx, { ...said, at: app.clock.now() }));
    await later();
    const [mail] = await mailed(couple.email);
    expect(mail?.text).toContain('Ada kabar tentang penawaran Rumah Laras');
    expect(mail?.text).toContain(`/id/account/messages/${id}`);
  });

  test('tell how it stands now, and call nothing a message that nobody wrote', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold', language: 'en' }), await app.build.couple()];
    const id = await app.build.conversation(vendor, couple);
    await read(vendor, id, 1);
    const said = { vendorId: vendor.vendorId, coupleId: couple.accountId, author: 'couple', reference: 'one' } as const;
    const meeting = { subject: 'Foto', when: { at: '2026-12-01T03:00:00.000Z', zones: ['Asia/Jakarta'] } };
    const tell = (kind: 'meeting' | 'quotation', news: Notice) =>
      inTransaction(app.db, (tx) => app.system.conversations.say(tx, { ...said, kind, notice: news, at: app.clock.now() }));
    for (const change of ['booked', 'moved', 'cancelled'] as const) await tell('meeting', notice(`meetings.said_${change}`, meeting));
    await later();
    const from = await name(couple);
    const [events] = await mailed(vendor.email);
    expect(events?.subject).toBe(`There is news from ${from} (3)`);
    expect(events?.text).toContain(`There is news about a meeting with ${from}`);
    expect(events?.text).toContain('Cancelled the online meeting');
    expect(events?.text).not.toMatch(/Booked|messages on/);
    await read(vendor, id, 4);
    await tell('meeting', notice('meetings.said_booked', meeting));
    for (const text of ['Sampai jumpa', 'Terima kasih']) await app.build.say(couple, id, text);
    await tell('quotation', notice('quotations.said_accepted', { number: 'Q-1', total: 1_000_000 }));
    await later();
    const mixed = (await mailed(vendor.email, 2)).find(({ subject }) => subject !== events?.subject);
    expect(mixed?.subject).toBe(`There is news from ${from} (4)`);
    expect(mixed?.text).toContain(`There is news from ${from} on Pelaminan.`);
    expect(mixed?.text).toContain('Sampai jumpa');
    expect(mixed?.text).not.toMatch(/Terima kasih|messages on/);
  });
});
