import { afterAll, expect, test, vi } from 'vitest';
import type { SessionAnswer } from '../../contract/identity.ts';

const waiting: ((answer: unknown) => void)[] = [];
// What other tests have loaded before calls the server: here it is loaded anew.
vi.resetModules();
vi.doMock('./calls/browser-call.ts', () => ({
  call: (endpoint: { readonly method: string }) =>
    endpoint.method === 'GET' ? new Promise((answer) => waiting.push(answer)) : Promise.resolve(undefined),
}));
const { beginSession, endSession, refreshSession } = await import('./session.ts');
const { clientState, signedIn } = await import('./client-state.ts');
afterAll(() => {
  vi.doUnmock('./calls/browser-call.ts');
  vi.resetModules();
});

const answer = {
  user: { type: 'user', accountUuid: 'a', sessionId: 's', name: 'Ayu', email: 'ayu@pelaminan.test' },
} as unknown as SessionAnswer;

test('whom the server named before the sign-out is not signed in again by an answer that comes after it', async () => {
  beginSession(answer);
  const refreshed = refreshSession();
  await endSession();
  waiting.at(-1)?.(answer);
  await refreshed;
  expect(signedIn(clientState.get())).toBeNull();
});

test('an answer that comes in time is taken', async () => {
  const refreshed = refreshSession();
  waiting.at(-1)?.(answer);
  await refreshed;
  expect(signedIn(clientState.get())).toMatchObject({ accountUuid: 'a' });
});
