// How long an answer takes tells nobody whether an address has an account. (S3)
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { evenAnswerMs } from './emails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test.each(['/v2/forgot_password', '/v2/sign_up'])('%s is not answered sooner for an address without an account', async (path) => {
  const known = (await app.build.couple()).email;
  for (const email of [known, `nobody${path.length}@pelaminan.test`]) {
    const began = performance.now();
    expect((await app.call('POST', path, { body: { email } })).status).toBe(202);
    // Timers count whole milliseconds.
    expect(performance.now() - began).toBeGreaterThan(evenAnswerMs - 2);
  }
});
