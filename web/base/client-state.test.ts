import { afterEach, expect, test, vi } from 'vitest';
import type { UserSession, VendorSession } from '../../contract/identity.ts';
import type { StatisticUser } from '../../contract/contacts.ts';
import { clientState, hideNotification, notify, removeUser, signedIn, storeClients, storeUser } from './client-state.ts';

afterEach(removeUser);

test('the client state begins as the specification says', async () => {
  // Anew: files before this one may have signed someone in.
  vi.resetModules();
  const begun = await import('./client-state.ts');
  expect(begun.clientState.get()).toMatchObject({
    user: { vendor: null },
    system: { isLSSupported: true, isOnBusiness: undefined },
    localization: { activeLang: 'en', activeLocalization: 'ID' },
    notification: { type: 'info', text: '', visibility: false },
  });
});

test('a vendor is kept as user.vendor with its lists; removing the user forgets it', () => {
  const vendor = { type: 'vendor', sessionId: 's', interestClient: [], potentialClient: [] } as unknown as VendorSession;
  storeUser(vendor);
  expect(clientState.get().user.vendor).toMatchObject({ interestClient: [], potentialClient: [] });
  expect(signedIn(clientState.get())).toBe(vendor);
  removeUser();
  expect(signedIn(clientState.get())).toBeNull();
});

test('what was said while nobody was signed in is over with the next sign-in; what is said to somebody stays', () => {
  const vendor = { type: 'vendor', id: 1 } as unknown as VendorSession;
  notify('warning', 'Your session has ended');
  storeUser(vendor);
  expect(clientState.get().notification.visibility).toBe(false);
  notify('success', 'Saved');
  storeUser(vendor);
  expect(clientState.get().notification.visibility).toBe(true);
  hideNotification();
});

test('the lists of clients are kept as they were read last, also when the vendor is read again, but not for another vendor', () => {
  const vendor = (id: number) => ({ type: 'vendor', id, interestClient: [], potentialClient: [] }) as unknown as VendorSession;
  const client = { userId: 7 } as unknown as StatisticUser;
  storeUser(vendor(1));
  storeClients({ interestClient: [client] });
  storeClients({ potentialClient: [] });
  storeUser(vendor(1));
  expect(clientState.get().user.vendor).toMatchObject({ interestClient: [client], potentialClient: [] });
  storeUser(vendor(2));
  expect(clientState.get().user.vendor).toMatchObject({ interestClient: [] });
  removeUser();
  storeClients({ interestClient: [client] });
  expect(clientState.get().user.vendor).toBeNull();
});

test('a couple is nobody’s vendor', () => {
  const couple = { type: 'user', sessionId: 's' } as unknown as UserSession;
  storeUser({ type: 'vendor', sessionId: 'v' } as unknown as VendorSession);
  storeUser(couple);
  expect(clientState.get().user).toEqual({ vendor: null, account: couple });
});
