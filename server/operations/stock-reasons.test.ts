// A reason picked from a list is kept by code and read in the language of its reader. (decision 0170)
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dispute } from '../../contract/operations.ts';
import { operationsEn } from '../../texts/dashboard/operations.en.ts';
import { operationsId } from '../../texts/dashboard/operations.id.ts';
import { keptReason, reasonIn } from '../../texts/stock-reasons.ts';
import type { Advertiser } from '../testing/builders/advertisers.ts';
import { buildDispute, operationsOf } from '../testing/builders/operations.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const picked = operationsEn['refundExample.same'];
const translated = operationsId['refundExample.same'];
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z', jobs: true });
});
afterAll(() => app.close());

test('every list of reasons is known by code in both languages', async () => {
  const forWhat: Readonly<Record<string, string>> = {
    acquisitions: 'application_dismissed',
    'ad-clicks': 'click_disputed',
    hilda: 'hilda_declined',
    operations: 'dispute',
    'review-cases': 'review_case',
    spam: 'spam_report',
  };
  const folder = new URL('../../texts/dashboard/', import.meta.url);
  const listsOf = async (language: 'en' | 'id') => {
    const found = new Map<string, string>();
    for (const file of readdirSync(folder).filter((name) => name.endsWith(`.${language}.ts`))) {
      const exported = Object.values((await import(new URL(file, folder).href)) as Record<string, Record<string, string>>);
      for (const [key, sentence] of exported.flatMap((one) => Object.entries(one)))
        if (/^\w+Example\./.test(key)) found.set(`${file.slice(0, -6)} ${key}`, sentence);
    }
    return found;
  };
  const [english, indonesian] = [await listsOf('en'), await listsOf('id')];
  expect(english.size).toBeGreaterThan(15);
  for (const [key, sentence] of english) {
    const given = forWhat[key.split(' ')[0] ?? ''] ?? '';
    const translation = indonesian.get(key) ?? '';
    const kept = keptReason(sentence, given);
    expect([kept === sentence, keptReason(translation, given)], key).toEqual([false, kept]);
    expect([reasonIn(kept, 'en'), reasonIn(kept, 'id')]).toEqual([sentence, translation]);
    // One letter more, and it is the operator's own.
    expect(keptReason(`${sentence}!`, given)).toBe(`${sentence}!`);
  }
});

test('a vendor with Indonesian reads the reason an operator picked in English, in its mail and on its page', async () => {
  const { vendor, clickId } = await buildDispute(app, { categoryId: 207, cityId: 1 });
  await app.owner.updateTable('account').set({ language: 'id' }).where('id', '=', vendor.accountId).execute();
  const operator = await app.build.operator('support');
  const operators = operationsOf(app);
  expect((await operators.decideDispute(operator, clickId, 'refunded', picked)).status).toBe(200);
  const kept = await app.owner.selectFrom('ad_dispute').select('decision_reason').where('click_id', '=', clickId).executeTakeFirst();
  expect(kept?.decision_reason).toBe('stock:dispute.refundExample.same');
  const outbox = await app.eventually(
    async () => (await app.call('GET', '/dev/outbox.json')).body as { to: string; text: string }[],
    (mails) => mails.some(({ to }) => to === vendor.email),
  );
  const mail = outbox.find(({ to }) => to === vendor.email)?.text;
  expect(mail).toContain(translated);
  expect(mail).not.toContain(picked);
  for (const [language, sentence] of [
    ['en', picked],
    ['id', translated],
  ] as const) {
    expect(await clicksIn(vendor, language)).toContain(sentence);
    const read = async (path: string) =>
      (await app.call('GET', `/v2/operations${path}`, { as: operator, headers: { 'accept-language': language } })).body;
    const { data } = (await read('/disputes?status=refunded')) as { data: Dispute[] };
    expect(data.find((row) => row.click_id === clickId)?.decision?.reason).toBe(sentence);
    expect(await read(`/audit?q=click:${clickId}`)).toHaveProperty('data.0.named.reason', sentence);
  }
});

const clicksIn = async (vendor: Advertiser, language: 'en' | 'id'): Promise<string> =>
  (await app.call('GET', '/ms/bs-vendors/api/v1/vendor_ads/clicks', { as: vendor, headers: { 'accept-language': language } })).text;
