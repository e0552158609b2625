import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('what fails in a browser is taken, but not without end from one address, and not without bounds', async () => {
  const tell = (body: object, remoteAddress = '10.4.4.4') => app.call('POST', '/v2/client_errors', { body, remoteAddress });
  const fault = { type: 'TypeError', message: 'x is not a function', stack: '    at f (a.js:1:2)', page: '/vendors' };
  for (let n = 0; n < 30; n++) expect((await tell(fault)).status).toBe(204);
  expect(await tell(fault)).toMatchObject({ status: 429, body: { error: { code: 'request.too_many' } } });
  expect((await tell({ ...fault, message: 'x'.repeat(2_001) }, '10.4.4.5')).status).toBe(400);
  expect((await tell({ ...fault, cookie: 'BSID=1' }, '10.4.4.5')).status).toBe(400);
});
