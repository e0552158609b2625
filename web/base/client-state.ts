import type { HildaMembership } from '../../contract/hilda.ts';
import type { StatisticUser } from '../../contract/contacts.ts';
import type { UserSession, VendorSession } from '../../contract/identity.ts';
import type { Language } from '../../texts/typed.ts';
import { wordsOf } from './calls/call.ts';
import { isStorageSupported, readStored, writeStored } from './local-storage.ts';
import { createState } from './state.ts';

export type Notification = {
  readonly type: 'info' | 'success' | 'warning' | 'error';
  readonly text: string;
  readonly visibility: boolean;
};
/** Who is signed in: a vendor, or a couple or operator. */
export type Account = VendorSession | UserSession;
/** The vendor carries its lists `interestClient` and `potentialClient`; at most one of the two is there. (spec 3 and 6) */
type SignedIn = { readonly vendor: VendorSession | null; readonly account: UserSession | null };
export type ColorScheme = 'auto' | 'light' | 'dark';

/** What the browser remembers beside the server's answers. (spec 3, Client state) */
export type ClientState = {
  readonly user: SignedIn;
  /** Where the vendor is with Hilda, once it was asked. */
  readonly hilda: HildaMembership | null;
  readonly system: { readonly isLSSupported: boolean; readonly isOnBusiness: boolean | undefined };
  readonly localization: { readonly activeLang: Language; readonly activeLocalization: 'ID' };
  readonly notification: Notification;
  readonly colorScheme: ColorScheme;
};

const nobody: SignedIn = { vendor: null, account: null };
const initial: ClientState = {
  user: nobody,
  hilda: null,
  system: { isLSSupported: true, isOnBusiness: undefined },
  localization: { activeLang: 'en', activeLocalization: 'ID' },
  notification: { type: 'info', text: '', visibility: false },
  colorScheme: 'auto',
};

const state = createState(initial);
const { change: set, get } = state;

/** The one store of the browser. Reading is free of React; components use `useClientState` (use-client-state.ts). `first` is what a server renders with. */
export const clientState = { get, first: initial, subscribe: state.subscribe };

/** Anyone who is signed in, or null. */
export const signedIn = ({ user }: ClientState): Account | null => user.vendor ?? user.account;

/** Fills the state when a page starts: the storage check, the language of the address, what earlier visits left. */
export function startClientState(language: Language, isOnBusiness: boolean): void {
  const isLSSupported = isStorageSupported();
  const kept = readStored('BS.colorScheme');
  set({
    system: { isLSSupported, isOnBusiness },
    localization: { ...get().localization, activeLang: language },
    colorScheme: kept === 'light' || kept === 'dark' ? kept : 'auto',
  });
}

/** Keeps who signed in. The session cookie itself is out of reach of scripts. (spec 4, Session) */
export function storeUser(account: Account): void {
  // What the login page was told, that the session had ended, is over with the next one.
  if (signedIn(get()) === null) hideNotification();
  if (account.type !== 'vendor') return set({ user: { ...nobody, account } });
  const { vendor: before } = get().user;
  const isSame = before !== null && before.id === account.id;
  const vendor = isSame ? { ...account, interestClient: before.interestClient, potentialClient: before.potentialClient } : account;
  set({ user: { ...nobody, vendor } });
}
/** Keeps the vendor's clients as they were read last; someone else's are none of its business. (spec 4, Other stored actions) */
export function storeClients(lists: {
  readonly interestClient?: readonly StatisticUser[];
  readonly potentialClient?: readonly StatisticUser[];
}): void {
  const { vendor } = get().user;
  if (vendor === null) return;
  const { interestClient = vendor.interestClient, potentialClient = vendor.potentialClient } = lists;
  set({ user: { ...get().user, vendor: { ...vendor, interestClient: [...interestClient], potentialClient: [...potentialClient] } } });
}
/** Forgets who was signed in: at logout, and when the session has ended. */
export const removeUser = (): void => set({ user: nobody, hilda: null });
export const storeHildaStatus = (hilda: HildaMembership): void => set({ hilda });
export const storeLanguage = (activeLang: Language): void => set({ localization: { ...get().localization, activeLang } });
export function storeColorScheme(colorScheme: ColorScheme): void {
  writeStored('BS.colorScheme', colorScheme);
  set({ colorScheme });
}
/** Says something in passing. */
export const notify = (type: Notification['type'], text: string): void => set({ notification: { type, text, visibility: true } });
/** Says why something failed. */
export const notifyFailure = (failure: unknown): void => notify('error', wordsOf(failure));
export const hideNotification = (): void => set({ notification: { ...get().notification, visibility: false } });
