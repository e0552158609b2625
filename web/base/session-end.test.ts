import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { VendorSession } from '../../contract/identity.ts';
import { pages } from '../../core/identity/pages.ts';
import { removeUser, storeUser } from './client-state.ts';
import { leaveToLogin } from './session-end.ts';

afterEach(removeUser);

test.each([
  [`${pages.inbox}/7?show=archive#reply`, pages.login],
  [`${pages.operationsPayouts}?show=failed#row-3`, pages.operationsLogin],
])('whose session ends at %s comes back to that very place', (address, login) => {
  storeUser({ type: 'vendor', id: 1 } as unknown as VendorSession);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: [address] }) });
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  leaveToLogin(router);
  expect(navigate.mock.calls).toMatchObject([[{ to: login, search: { redirect: address } }]]);
});
