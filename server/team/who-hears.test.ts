// What one of a team does with a client is heard by the open pages of the others (decision 0152).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let origin: string;
const leaving = new AbortController();
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T05:00:00Z' });
  origin = await app.system.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  leaving.abort();
  await app.close();
});

/** The kinds of what an open page has heard so far. */
async function heardBy({ sessionId }: BuiltAccount): Promise<() => string[]> {
  const answer = await fetch(`${origin}/v2/live`, { headers: { 'session-id': sessionId }, signal: leaving.signal });
  expect(answer.status).toBe(200);
  let text = '';
  void (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) text += decoder.decode(bytes, { stream: true });
  })().catch(() => undefined);
  return () => [...text.matchAll(/^event: (\w+)$/gm)].map(([, kind = '']) => kind);
}

test('tasks, notes and stages reach the owner and everyone of the team, and no one of another business', async () => {
  const [vendor, couple, stranger] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple(), await app.build.vendor()];
  await app.build.conversation(vendor, couple);
  const [sales, viewer] = [await app.build.member(vendor.vendorId, 'sales'), await app.build.member(vendor.vendorId, 'viewer')];
  const [byOwner, byViewer, byStranger] = [await heardBy(vendor), await heardBy(viewer), await heardBy(stranger)];
  const client = `/v2/clients/${couple.accountId}`;
  const acts = [
    () => app.call('POST', `${client}/tasks`, { as: sales, body: { title: 'Kirim album', due_on: '2026-11-21' } }),
    () =>
      app.call('POST', `${client}/notes`, { as: sales, body: { text: 'Ibu alergi kacang' }, headers: { 'idempotency-key': randomUUID() } }),
    () => app.call('PUT', `${client}/stage`, { as: sales, body: { stage: 'quoted', from: 'new' } }),
  ];
  for (const [index, act] of acts.entries()) {
    const { status, text } = await act();
    expect(status, text).toBeLessThan(300);
    for (const heard of [byOwner, byViewer])
      await app.eventually(
        async () => heard().filter((kind) => kind === 'client').length,
        (count) => count > index,
      );
  }
  expect(byStranger()).not.toContain('client');
});
