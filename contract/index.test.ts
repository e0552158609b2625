import { expect, test } from 'vitest';
<<<<<<< HEAD
import { describedEndpoints } from '../server/testing/described.ts';

const all = await describedEndpoints();
=======
import * as ads from './ads.ts';
import * as bankAccounts from './bank-accounts.ts';
import * as catalogue from './catalogue.ts';
import * as clients from './clients.ts';
import * as conversations from './conversations.ts';
import * as credit from './credit.ts';
import type { Endpoint } from './endpoint.ts';
import * as identity from './identity.ts';
import * as operations from './operations.ts';
import * as payments from './payments.ts';
import * as system from './system.ts';
import * as verification from './verification.ts';
import * as verificationFiles from './verification-files.ts';
import * as verificationReview from './verification-review.ts';

const all = [
  identity,
  catalogue,
  clients,
  conversations,
  credit,
  payments,
  ads,
  bankAccounts,
  operations,
  verification,
  verificationFiles,
  verificationReview,
  system,
].flatMap((room) =>
  Object.values(room as Record<string, unknown>).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'access' in value,
  ),
);
>>>>>>> 314bef7 (Conversations: what couples write from profiles is their beginning, and other capabilities speak in them)

test('no two calls share a method and path', () => {
  const keys = all.map((e) => `${e.method} ${e.path}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(40);
});

test('every path parameter is described, and every described one is in the path', () => {
  for (const e of all) {
    const inPath = [...e.path.matchAll(/:(\w+)/g)].map((m) => m[1]);
    expect(Object.keys(e.params?.shape ?? {}).toSorted(), e.path).toEqual(inPath.toSorted());
  }
});

test('an endpoint answers JSON or says what it answers', () => {
  for (const e of all) expect(Boolean(e.answer) !== Boolean(e.answers), e.path).toBe(true);
});
