import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreditMovement } from '../../contract/credit.ts';
import { clickRefundTransfer, clickTransfer } from '../../core/credit/transfers.ts';
import { inTransaction } from '../kit/database.ts';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import type { PlacedOrder } from '../testing/builders/credit.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { lockBalances } from './api.ts';
import { postTransfers } from '../ledger/api.ts';

const history = '/ms/bs-vendors/api/v1/ads_credits/history';
interface Page {
  data: CreditMovement[];
  meta: { page: number; limit: number; total: number; totals: { in: number; out: number; balance: number } };
}
let app: TestApp;
let vendor: BuiltVendor;
let first: PlacedOrder;
let second: PlacedOrder;

const post = async (time: string, clickIds: readonly string[], kind: 'click' | 'click_refund' = 'click') => {
  const transfer = kind === 'click' ? clickTransfer : clickRefundTransfer;
  await inTransaction(app.db, async (tx) => {
    await lockBalances(tx, [vendor.vendorId]);
    await postTransfers(
      tx,
      clickIds.map((clickId) => transfer({ clickId, vendorId: vendor.vendorId, amountIdr: 1_500 })),
      Date.parse(time),
    );
  });
};
const read = async (query = ''): Promise<Page> => (await app.call('GET', `${history}${query}`, { as: vendor })).body as Page;

beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-18T16:00:00Z' });
  vendor = await app.build.vendor({ name: '=Melati & "Co"' });
  first = await app.build.credit(vendor, 100_000);
  const clicks = [randomUUID(), randomUUID(), randomUUID()];
  // 16:59:59Z is the last second of 18 November in Jakarta, 17:00:00Z the first of the 19th.
  await post('2026-11-18T16:59:59Z', clicks.slice(0, 2));
  await post('2026-11-18T17:00:00Z', clicks.slice(2));
  app.clock.set('2026-11-19T01:00:00Z');
  second = await app.build.credit(vendor, 250_000);
  await post('2026-11-19T05:00:00Z', [randomUUID(), randomUUID()]);
  await post('2026-11-20T05:00:00Z', clicks.slice(0, 1), 'click_refund');
});
afterAll(() => app.close());

describe('the history of credit', () => {
  test('is newest first, the clicks of a Jakarta day in one row, with the balance after each', async () => {
    const { data, meta } = await read();
    expect(data.map(({ kind, amount, balance_after, clicks }) => [kind, amount, balance_after, clicks])).toEqual([
      ['click_refund', 1_500, 344_000, null],
      ['click', -4_500, 342_500, 3],
      ['top_up', 250_000, 347_000, null],
      ['click', -3_000, 97_000, 2],
      ['top_up', 100_000, 100_000, null],
    ]);
    expect(data.map(({ order_id }) => order_id)).toEqual([null, null, second.order.id, null, first.order.id]);
    expect(data[1]?.at).toBe('2026-11-19T05:00:00.000Z');
    expect(new Set(data.map(({ id }) => id)).size).toBe(5);
    expect(meta).toEqual({ page: 1, limit: 20, total: 5, totals: { in: 351_500, out: 7_500, balance: 344_000 } });
  });

  test('ends at the balance of the credit page', async () => {
    const { body } = await app.call('GET', '/ms/bs-vendors/api/v1/ads_credits', { as: vendor });
    expect(body).toMatchObject({ data: { balance: 344_000 } });
  });

  test('selected by kind or days keeps the balance of each row, and sums the selection', async () => {
    const topUps = await read('?kind=top_up');
    expect(topUps.data.map(({ balance_after }) => balance_after)).toEqual([347_000, 100_000]);
    expect(topUps.meta.totals).toEqual({ in: 350_000, out: 0, balance: 344_000 });
    const day = await read('?start_date=2026-11-19&end_date=2026-11-19');
    expect(day.data.map(({ kind }) => kind)).toEqual(['click', 'top_up']);
    expect(day.meta.totals).toEqual({ in: 250_000, out: 4_500, balance: 344_000 });
  });

  test('comes in pages', async () => {
    const page = await read('?page=2&limit=2');
    expect(page.data.map(({ kind }) => kind)).toEqual(['top_up', 'click']);
    expect(page.meta).toMatchObject({ page: 2, limit: 2, total: 5 });
  });

  test.each(['?kind=tax', '?start_date=2026-02-30', '?limit=101', '?vendor_id=1'])('refuses %s', async (query) => {
    expect((await app.call('GET', history + query, { as: vendor })).status).toBe(400);
  });

  test('of another vendor is its own', async () => {
    expect((await app.call('GET', history, { as: await app.build.vendor() })).body).toMatchObject({
      data: [],
      meta: { total: 0, totals: { in: 0, out: 0, balance: 0 } },
    });
  });
});

describe('the history as a file', () => {
  test('has the same rows, bare numbers and headings in the language of the reader', async () => {
    const { headers, text } = await app.call('GET', `${history}.csv`, { as: vendor, headers: { 'accept-language': 'id' } });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="credit-history_[a-z0-9-]+\.csv"$/);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFTanggal;Jam (WIB);Mutasi;Klik;Pesanan;Jumlah (Rp);Saldo setelahnya (Rp)');
    expect(lines[2]).toBe('2026-11-19;12:00;Klik per hari;3;;-4500;342500');
    expect(lines[3]).toBe(`2026-11-19;08:00;Top up;;${second.order.number};250000;347000`);
    expect(lines).toHaveLength(7);
  });

  test('can be had on every plan: it is about the vendor’s own money', async () => {
    const trial = await app.build.vendor({ plan: 'Free' });
    expect((await app.call('GET', `${history}.csv?kind=top_up`, { as: trial })).status).toBe(200);
  });
});

describe('a receipt', () => {
  test('of a paid order is a PDF in the language of the reader, the same each time', async () => {
    const url = `/ms/bs-vendors/api/v1/ads_credits/orders/${first.order.id}/receipt`;
    const { status, headers, text } = await app.call('GET', url, { as: vendor });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(`inline; filename="${first.order.number}.pdf"`);
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Lang (en)');
    const again = await app.call('GET', url, { as: vendor, headers: { 'accept-language': 'id-ID' } });
    expect(again.text).toContain('/Lang (id)');
  });

  test('is there once the order is paid', async () => {
    const { order } = await app.build.order(vendor, 100_000);
    const { status, body } = await app.call('GET', `/ms/bs-vendors/api/v1/ads_credits/orders/${order.id}/receipt`, { as: vendor });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { code: 'credit.order_not_paid' } });
  });

  test('goes out by mail in the language of the vendor, with the balance', async () => {
    const indonesian = await app.build.vendor({ language: 'id', name: 'Kebaya Ayu' });
    const placed = await app.build.order(indonesian, 500_000);
    await app.build.webhook(placed);
    const { rows } = await sql<{ data: { subject: string; text: string } }>`

      select data from pgboss.job where name = 'send-mail' and data->>'to' = ${indonesian.email}`.execute(app.owner);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.data.subject).toBe('Kredit iklan Rp\u00a0500.000 sudah ditambahkan');
    for (const part of [
      'Kebaya Ayu',
      placed.order.number,
      'PPN 11%: Rp\u00a055.000',
      'Rp\u00a0555.000',
      `/id/dashboard/pay-per-click/topup/orders/${placed.order.id}`,
    ])
      expect(rows[0]?.data.text).toContain(part);
  });
});
