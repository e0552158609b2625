import { afterEach, expect, test } from 'vitest';
import type { UserSession, VendorSession } from '../../contract/identity.ts';
import { clientState, removeUser, signedIn, storeUser } from './client-state.ts';

afterEach(removeUser);

test('the client state begins as the specification says', () => {
  expect(clientState.get()).toMatchObject({
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

test('a couple is nobody’s vendor', () => {
  const couple = { type: 'user', sessionId: 's' } as unknown as UserSession;
  storeUser({ type: 'vendor', sessionId: 'v' } as unknown as VendorSession);
  storeUser(couple);
  expect(clientState.get().user).toEqual({ vendor: null, account: couple });
});
