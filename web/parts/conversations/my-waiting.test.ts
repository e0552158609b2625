import { afterAll, expect, test, vi } from 'vitest';
import type { VendorSession } from '../../../contract/identity.ts';

// Here a browser, with the modules loaded anew.
vi.resetModules();
let isOver = false;
const asked: string[] = [];
/** What a browser has, as far as it is asked for here. */
function inBrowser(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}
afterAll(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../base/calls/browser-call.ts');
  vi.resetModules();
});

test('what waits when a session ends is sent once the same account signs in again, and not under another', async () => {
  inBrowser();
  const { ApiError } = await import('../../base/calls/call.ts');
  vi.doMock('../../base/calls/browser-call.ts', () => ({
    call: (_: unknown, { body }: { readonly body: { readonly id: string } }) => {
      asked.push(body.id);
      const failure = new ApiError(401, { code: 'identity.session_required', message: 'over' });
      return isOver ? Promise.reject(failure) : Promise.resolve({ data: body });
    },
  }));
  const { removeUser, storeUser } = await import('../../base/client-state.ts');
  const { myWaiting, onSessionOver } = await import('./my-waiting.ts');
  const signIn = (accountUuid: string) => storeUser({ type: 'vendor', id: 1, accountUuid } as unknown as VendorSession);

  signIn('a');
  isOver = true;
  onSessionOver(removeUser);
  myWaiting()?.add({ id: 'm', conversationId: 'c', text: 'Halo', files: [], writtenAt: 1 });
  await expect.poll(() => myWaiting()).toBeNull();
  isOver = false;
  signIn('b');
  expect(asked).toEqual(['m']);
  removeUser();
  signIn('a');
  await expect.poll(() => myWaiting()?.list()).toEqual([]);
  expect(asked).toEqual(['m', 'm']);
});
