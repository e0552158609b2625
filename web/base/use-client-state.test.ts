import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { UserSession } from '../../contract/identity.ts';
import { clientState, removeUser, signedIn, storeUser } from './client-state.ts';
import { useClientState } from './use-client-state.ts';

afterEach(removeUser);

const Who = () => useClientState((state) => signedIn(state)?.email ?? 'nobody');

test('a page is taken over as a server rendered it, also when the session was known before', () => {
  storeUser({ type: 'user', id: 1, email: 'ayu@example.test' } as unknown as UserSession);
  expect(signedIn(clientState.get())?.email).toBe('ayu@example.test');
  expect(renderToString(createElement(Who))).toBe('nobody');
});
