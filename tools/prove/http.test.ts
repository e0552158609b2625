import { expect, test } from 'vitest';
import { proveOverHttp } from './run.ts';

test('two servers do what the plain model of the specification does', async () => {
  const proof = await proveOverHttp(Date.now() % 1_000_000_007, 8);
  expect(proof).toMatchObject({ failures: [] });
});
