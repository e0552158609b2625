// What a vendor or a couple reads as the reason of a decision is a sentence, whatever is decided. (decision 0170)
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let vendorId: number;
let as: Readonly<Record<'support' | 'finance', BuiltAccount>>;
beforeAll(async () => {
  app = await openTestApp();
  ({ vendorId } = await app.build.vendor());
  as = { support: await app.build.operator('support'), finance: await app.build.operator('finance') };
});
afterAll(() => app.close());

const some = randomUUID();
const short = 'Nineteen letters in';
test.each<[string, 'support' | 'finance', (reason: string) => object, string?]>([
  [`disputes/${some}/decision`, 'support', (reason) => ({ verdict: 'refused', reason })],
  [`spam_reports/${some}/decision`, 'support', (reason) => ({ verdict: 'refused', reason })],
  [`review_cases/${some}/decision`, 'support', (reason) => ({ verdict: 'kept', ground: null, reason })],
  ['adjustments', 'finance', (reason) => ({ vendor_id: vendorId, amount: -50_000, reason })],
  ['vendors/:vendor/status', 'support', (reason) => ({ from: 1, status: 2, reason })],
  ['hilda/:vendor/decision', 'support', (reason) => ({ verdict: 'refuse', reason })],
  [`instalments/${some}/refund`, 'finance', (reason) => ({ reason })],
  [`payouts/${some}/failed`, 'finance', (note) => ({ failure: 'other', note }), 'note'],
  [`payouts/${some}/returned`, 'finance', (note) => ({ failure: 'other', note }), 'note'],
])('%s', async (path, permission, body, field = 'reason') => {
  expect(short).toHaveLength(19);
  const call = (reason: string) =>
    app.call(path.startsWith('vendors') ? 'PUT' : 'POST', `/v2/operations/${path.replace(':vendor', String(vendorId))}`, {
      as: as[permission],
      body: body(reason),
    });
  for (const [language, sentence] of [
    ['en', 'Write a sentence of at least 20 characters: it is read by those it concerns'],
    ['id', 'Tulis satu kalimat, minimal 20 karakter: pihak yang bersangkutan membacanya'],
  ] as const) {
    const answer = await app.call(
      path.startsWith('vendors') ? 'PUT' : 'POST',
      `/v2/operations/${path.replace(':vendor', String(vendorId))}`,
      {
        as: as[permission],
        body: body(short),
        headers: { 'accept-language': language },
      },
    );
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'operations.reason_too_short', field, message: sentence } } });
  }
  // One letter more, and it is judged by what else is wrong with it, if anything is.
  expect(JSON.stringify((await call(`${short}!`)).body)).not.toContain('reason_too_short');
});
