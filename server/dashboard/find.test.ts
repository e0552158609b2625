// A vendor's search: its own clients, messages, quotations, orders and products, and nothing of anybody else.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Found } from '../../contract/dashboard.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const find = async (vendor: BuiltVendor, q: string): Promise<Found[]> => {
  const { status, body } = await app.call('GET', `/v2/find?q=${encodeURIComponent(q)}`, { as: vendor });
  expect(status).toBe(200);
  return (body as { data: Found[] }).data;
};
const titles = async (vendor: BuiltVendor, q: string, kind: Found['kind']) =>
  (await find(vendor, q)).filter((one) => one.kind === kind).map(({ title }) => title);
const called = async (name: string): Promise<BuiltAccount> => {
  const couple = await app.build.couple();
  await sql`update account set display_name = ${name} where id = ${couple.accountId}`.execute(app.owner);
  return couple;
};
const gold = () => app.build.vendor({ plan: 'Gold' });

describe('clients', () => {
  test('are found by a part of their name and with a slip; others’ clients never', async () => {
    const [vendor, other] = [await gold(), await gold()];
    const kirana = await called('Kirana & Bagas');
    await app.build.conversation(vendor, kirana);
    await app.build.conversation(vendor, await called('Wulan & Arif'));
    await app.build.conversation(other, await called('Kirana & Orang Lain'));
    for (const q of ['kiran', 'Kirano', 'KIRANA bagas', 'bagas']) expect(await titles(vendor, q, 'client'), q).toEqual(['Kirana & Bagas']);
    await app.build.conversation(vendor, await called('Aisyah & Rifki'));
    for (const q of ['aiyah', 'aisyha', 'rfki']) expect(await titles(vendor, q, 'client'), q).toEqual(['Aisyah & Rifki']);
    for (const q of ['wulan', 'wuln']) expect(await titles(vendor, q, 'client'), q).toEqual(['Wulan & Arif']);
    for (const q of ['wln', 'orang lain', 'k', '', '   ', '%', '_____', "'; --", '\\'])
      expect(await titles(vendor, q, 'client'), q).toEqual([]);
    expect((await find(vendor, 'kirana'))[0]).toMatchObject({ kind: 'client', id: String(kirana.accountId) });
  });

  test('whose contact is not open are not there, nor what they wrote, until it is', async () => {
    const vendor = await app.build.vendor();
    const couple = await called('Rahasia & Sekali');
    await app.build.conversation(vendor, couple, 'Kami mencari gedung di tepi danau');
    expect(await find(vendor, 'rahasia')).toEqual([]);
    expect(await find(vendor, 'tepi danau')).toEqual([]);
    expect((await app.call('POST', `/v2/clients/${couple.accountId}/open`, { as: vendor, body: { price: 1 } })).status).toBe(200);
    expect(await titles(vendor, 'rahasia', 'client')).toEqual(['Rahasia & Sekali']);
    expect(await find(vendor, 'tepi danau')).toMatchObject([{ kind: 'message', about: 'Rahasia & Sekali' }]);
  });

  test('whose address was never confirmed are not there', async () => {
    const vendor = await gold();
    const unknown = await app.build.couple({ isEmailConfirmed: false });
    await sql`update account set display_name = 'Belum & Pasti' where id = ${unknown.accountId}`.execute(app.owner);
    await sql`insert into couple_event (vendor_id, kind, couple_id, at, on_day) values (${vendor.vendorId}, 'save', ${unknown.accountId}, now(), now()::date)`.execute(
      app.owner,
    );
    expect(await titles(vendor, 'belum', 'client')).toEqual([]);
    await sql`update account set email_confirmed_at = now() where id = ${unknown.accountId}`.execute(app.owner);
    expect(await titles(vendor, 'belum', 'client')).toEqual(['Belum & Pasti']);
  });
});

describe('messages', () => {
  test('that hold every word are found in whatever case, newest first, with what stands around them', async () => {
    const [vendor, other] = [await gold(), await gold()];
    const couple = await called('Ayu & Bima');
    const talk = await app.build.conversation(vendor, couple, 'Apakah tanggal 14 Februari masih kosong untuk kami?');
    await app.build.say(vendor, talk, 'Ya, 14 februari masih kosong.');
    await app.build.say(couple, talk, 'Kalau 15 Maret?');
    await app.build.conversation(other, couple, '14 Februari di tempat lain');
    expect(await find(vendor, 'FEBRUARI kosong')).toMatchObject([
      { kind: 'message', id: talk, title: 'Ya, 14 februari masih kosong.', about: 'Ayu & Bima' },
      { kind: 'message', id: talk, title: 'Apakah tanggal 14 Februari masih kosong untuk kami?' },
    ]);
    expect(await find(vendor, 'februari maret')).toEqual([]);
    expect(await find(vendor, '100%')).toEqual([]);
  });

  test('that hold a word with a slip are found where none holds it as it was typed', async () => {
    const vendor = await gold();
    const talk = await app.build.conversation(vendor, await called('Ayu & Bima'), 'Kami ingin akad di kebun teh, bulan Februari.');
    await app.build.conversation(vendor, await called('Dewi & Arif'), 'Kebaya dan kembang di gedung, bulan Maret.');
    for (const q of ['kebunn', 'Febuari', 'aakd kebun', 'kebum feb'])
      expect(await find(vendor, q), q).toMatchObject([{ kind: 'message', id: talk }]);
    for (const q of ['kebxyn', 'kebunn gedung']) expect(await find(vendor, q), q).toEqual([]);
    expect(await titles(vendor, 'keb', 'message')).toHaveLength(2);
  });

  test('are found however many were written since, but not those in spam', async () => {
    const vendor = await gold();
    const [old, spam] = [await called('Lama & Sekali'), await called('Spam & Saja')];
    const talks = [
      await app.build.conversation(vendor, old, 'Adat Palembang, ya?'),
      await app.build.conversation(vendor, spam, 'Palembang'),
    ];
    await sql`update conversation_side set folder = 'spam' where side = 'vendor' and conversation_id = ${talks[1]}`.execute(app.owner);
    await sql`
      insert into message (conversation_id, number, author, kind, body, sent_at)
      select ${talks[0]}, 1 + n, 'couple', 'text', 'Pesan ' || n, now() + interval '1 hour' from generate_series(1, 5100) n`.execute(
      app.owner,
    );
    expect(await titles(vendor, 'palembang', 'message')).toEqual(['Adat Palembang, ya?']);
    expect(await titles(vendor, 'ya', 'message')).toEqual([]);
    expect(await titles(vendor, 'ya adat', 'message')).toEqual(['Adat Palembang, ya?']);
  });
});

describe('quotations, orders and products', () => {
  test('are found by number, by whose they are and by title, as the vendor’s own alone', async () => {
    const [vendor, other] = [await gold(), await gold()];
    const couple = await called('Sekar & Galih');
    const { quotation } = await app.build.sentQuotation({ vendor, couple });
    const theirs = await app.build.sentQuotation({ vendor: other, couple });
    const { order } = await app.build.order(vendor);
    const trial = await app.build.vendor();
    await app.build.placedMembership(trial, 'Silver', 'year');
    await app.build.productDraft(vendor, { title: 'Paket Dekorasi Kebun Teh' });
    const [byNumber] = await find(vendor, quotation.number.toLowerCase());
    expect(byNumber).toMatchObject({
      kind: 'quotation',
      id: quotation.id,
      title: quotation.number,
      about: 'Sekar & Galih',
      amount: 10_000_000,
    });
    expect(await titles(vendor, 'sekar', 'quotation')).toEqual([quotation.number]);
    expect(await titles(vendor, theirs.quotation.number, 'quotation')).toEqual([]);
    expect(await titles(vendor, order.number, 'credit_order')).toEqual([order.number]);
    expect(await titles(other, order.number, 'credit_order')).toEqual([]);
    expect(await titles(trial, 'MBR-', 'membership_order')).toEqual([expect.stringMatching(/^MBR-/)]);
    expect(await titles(vendor, 'MBR-', 'membership_order')).toEqual([]);
    for (const q of ['kebun teh', 'dekorsi', 'PAKET']) expect(await titles(vendor, q, 'product'), q).toEqual(['Paket Dekorasi Kebun Teh']);
    expect(await titles(other, 'kebun teh', 'product')).toEqual([]);
  });

  test('are at most five of each kind', async () => {
    const vendor = await gold();
    for (let n = 0; n < 7; n += 1) await app.build.conversation(vendor, await called(`Banyak Sekali ${n}`), 'Kami banyak sekali');
    const found = await find(vendor, 'banyak sekali');
    expect(found.filter(({ kind }) => kind === 'client')).toHaveLength(5);
    expect(found.filter(({ kind }) => kind === 'message')).toHaveLength(5);
  });
});

test('couples and strangers search nothing', async () => {
  expect((await app.call('GET', '/v2/find?q=ayu')).status).toBe(401);
  expect((await app.call('GET', '/v2/find?q=ayu', { as: await app.build.couple() })).status).toBe(403);
});
