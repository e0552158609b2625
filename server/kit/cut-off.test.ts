// A primary that is frozen or cut off closes no connection. The process hears what happens again once the address leads to another server.
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openPausableProxy, type PausableProxy } from '../testing/pausable-proxy.ts';

let app: TestApp;
let way: PausableProxy;
let far: TestApp;
let origin: string;
beforeAll(async () => {
  app = await openTestApp();
  const { host, port } = app.target;
  way = await openPausableProxy(path.join(host ?? '', `.s.PGSQL.${port}`));
  far = await openTestApp({ on: app, through: way });
  origin = await far.system.app.listen({ host: '127.0.0.1', port: 0 });
});
const leaving = new AbortController();
afterAll(async () => {
  leaving.abort();
  way.endCut();
  await far.close();
  way.close();
  await app.close();
});

/** An open page's stream: what it heard so far, and whether the server has ended it. */
async function openStream(sessionId: string): Promise<{ text: string; isOver: boolean }> {
  const answer = await fetch(`${origin}/v2/live`, { headers: { 'session-id': sessionId }, signal: leaving.signal });
  expect(answer.status).toBe(200);
  const heard = { text: '', isOver: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) heard.text += decoder.decode(bytes, { stream: true });
    heard.isOver = true;
  })().catch(() => undefined);
  return heard;
}

test('a connection that fell silent is given up, open pages read again, and what is said from then on is heard', async () => {
  const vendor = await app.build.vendor();
  const say = (id: string) => app.system.bus.publish(app.db, `account:${vendor.accountId}`, JSON.stringify({ kind: 'order', id }));
  const before = await openStream(vendor.sessionId);
  await say('heard');
  await far.eventually(
    async () => before.text,
    (text) => text.includes('"heard"'),
  );

  way.cut();
  await say('missed');
  await far.eventually(async () => before.isOver, Boolean);
  expect(before.text).not.toContain('missed');

  const me = await far.eventually(
    () => far.call('GET', '/v2/me', { as: vendor }),
    ({ status }) => status === 200,
  );
  expect(me).toMatchObject({ status: 200 });
  const after = await openStream(vendor.sessionId);
  await say('again');
  await far.eventually(
    async () => after.text,
    (text) => text.includes('"again"'),
  );
});
