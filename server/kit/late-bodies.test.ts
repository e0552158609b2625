// Who sends a body slowly may lose the right to what it asks for on the way. (reliability S22)
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let port = 0;
beforeAll(async () => {
  app = await openTestApp();
  await app.system.app.listen({ host: '127.0.0.1', port: 0 });
  port = portOf(app.system.app.server);
});
afterAll(() => app.close());

/** Sends a request whose body comes after `meanwhile`; answers its status. */
const sendSlowly = (sessionId: string, meanwhile: () => Promise<unknown>): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ language: 'en' });
    const head = [
      'PUT /v2/me/language HTTP/1.1',
      'Host: localhost',
      `Session-Id: ${sessionId}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    const socket = connect(port, '127.0.0.1');
    const send = async (): Promise<void> => {
      socket.write(`${head.join('\r\n')}\r\n\r\n{`);
      await sleep(500);
      await meanwhile();
      socket.write(body.slice(1));
    };
    send().catch(reject);
    socket.on('error', reject);
    socket.once('data', (bytes) => {
      resolve(Number(bytes.toString('utf8').split(' ')[1]));
      socket.destroy();
    });
  });

test('a session that ended while the body was on its way changes nothing', async () => {
  const couple = await app.build.couple();
  const end = () => app.owner.updateTable('session').set({ ended_at: new Date() }).where('account_id', '=', couple.accountId).execute();
  expect(await sendSlowly(couple.sessionId, () => Promise.resolve())).toBe(204);
  expect(await sendSlowly(couple.sessionId, end)).toBe(401);
});
