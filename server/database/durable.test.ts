// Test databases run without durability, which the server must refuse.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertDurable } from '../kit/database.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a database that may forget what it acknowledged is refused', async () => {
  await expect(assertDurable(app.db)).rejects.toThrow('is off');
});
