import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '../../contract/identity.ts';
import { passOn } from '../parts/conversations/news.ts';
import { clientState } from '../base/client-state.ts';
import { followAccount, onNews } from '../base/live-stream.ts';
import { whenChanged } from '../base/queries.ts';
import { refreshSession } from '../base/session.ts';

/** The queries an event invalidates, by the first part of their key. */
const stale: Record<Exclude<LiveEvent['kind'], 'session_ended' | 'account'>, readonly string[]> = {
  order: ['credit', 'ads', 'membership', 'dashboard'],
  earnings: ['earnings', 'dashboard'],
  balance: ['credit', 'ads', 'dashboard'],
  ad: ['ads', 'dashboard'],
  // The inbox shows the couple's wedding.
  client: ['clients', 'conversations', 'dashboard'],
  conversation: ['conversations', 'dashboard', 'clients'],
  // A new review comes with an email, and so with a line there.
  feed: ['feed', 'reviews'],
  meeting: ['meetings', 'dashboard'],
  calendar: ['calendar'],
  quotation: ['quotations', 'earnings', 'dashboard', 'clients'],
};

/** What a page waits for while it is shown: it may have come between the page's first answer and the open line. */
const awaited = [
  ['credit', 'order'],
  ['membership', 'order'],
];

/** Queries whose results contain texts of the server: notices, and the names of deleted accounts. */
const spoken = ['feed', 'conversations', 'quotations', 'meetings', 'clients', 'dashboard'];

/** Has what the server said in words said again once the page is in another language. */
export function followLanguage(queries: QueryClient): void {
  let language = clientState.get().localization.activeLang;
  clientState.subscribe(() => {
    const { activeLang } = clientState.get().localization;
    if (activeLang === language) return;
    language = activeLang;
    // Calls ask in the language of the address, which is written right after the state.
    setTimeout(() => {
      for (const key of spoken) void queries.invalidateQueries({ queryKey: [key] });
    });
  });
}

/**
 * Listens to what changes by itself while a vendor is signed in, and has the answers it concerns fetched again. `onStatus` once the vendor is known to
 * stand differently: its page may not be open to it any more.
 */
export function followLive(queries: QueryClient, onSessionOver: () => void, onStatus: () => void): void {
  let isAgain = false;
  const makeOld = (keys: readonly string[]) =>
    whenChanged(queries, () => {
      for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
    });
  const statusNow = () => clientState.get().user.vendor?.status;
  const readStatus = async () => {
    const before = statusNow();
    await refreshSession();
    if (statusNow() !== before) onStatus();
  };
  passOn();
  onNews((news) => {
    switch (news.kind) {
      case 'session_ended':
        return onSessionOver();
      case 'missed':
        if (isAgain) makeOld([...new Set(Object.values(stale).flat())]);
        else for (const queryKey of awaited) void queries.invalidateQueries({ queryKey });
        isAgain = true;
        return;
      case 'account':
        void readStatus();
        return makeOld(['hilda', 'membership', 'clients', 'dashboard', 'ads', 'profile']);
      default:
        return makeOld(stale[news.kind]);
    }
  });
  const follow = () => followAccount(clientState.get().user.vendor?.accountUuid ?? null);
  clientState.subscribe(follow);
  follow();
}
