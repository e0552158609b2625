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
  await beginSession(answer);
  const refreshed = refreshSession();
  await endSession();
  waiting.at(-1)?.(answer);
  await refreshed;
  expect(signedIn(clientState.get())).toBeNull();
});

test('signing in and out is done when nothing is left of the vendor that was here, and not sooner', async () => {
  const kept = new Set(['dashboard-shell-1', 'kept-answers', 'shared-photos']);
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: (name: string) => new Promise((done) => setTimeout(() => done(kept.delete(name)))),
  });
  await beginSession({ vendor: { type: 'vendor' } } as unknown as SessionAnswer);
  expect([...kept]).toEqual(['dashboard-shell-1', 'shared-photos']);
  await beginSession(answer);
  expect([...kept]).toEqual(['dashboard-shell-1']);
  kept.add('kept-answers');
  await endSession();
  expect([...kept]).toEqual(['dashboard-shell-1']);
  vi.unstubAllGlobals();
});

test('an answer that comes in time is taken', async () => {
  const refreshed = refreshSession();
  waiting.at(-1)?.(answer);
  await refreshed;
  expect(signedIn(clientState.get())).toMatchObject({ accountUuid: 'a' });
});

test('what is pressed before the server told the session is sent with it', async () => {
  vi.doUnmock('./calls/browser-call.ts');
  vi.resetModules();
  const sent: (string | null)[] = [];
  let tell: (answer: Response) => void = () => undefined;
  vi.stubGlobal('location', { pathname: '/account', origin: 'https://pelaminan.test' });
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  vi.stubGlobal('fetch', (_address: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
    if (method === 'GET') return new Promise<Response>((resolve) => (tell = resolve));
    sent.push(headers['session-id'] ?? null);
    return Promise.resolve(Response.json({}));
  });
  const { call, changeInSession } = await import('./calls/browser-call.ts');
  const { ensureSession } = await import('./session.ts');
  const { endAllSessions } = await import('../../contract/identity.ts');
  changeInSession(ensureSession);
  const pressed = call(endAllSessions);
  await Promise.resolve();
  tell(Response.json(answer));
  await pressed;
  expect(sent).toEqual(['s']);
});
