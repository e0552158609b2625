import type { QueryClient } from '@tanstack/react-query';
import { live, type LiveEvent } from '../../contract/identity.ts';
import { passOn } from '../features/conversations/news.ts';
import { clientState } from './client-state.ts';
import { refreshSession } from './session.ts';

/** Which answers an event makes old, by the first word of their query key. */
const stale: Record<Exclude<LiveEvent['kind'], 'session_ended' | 'account'>, readonly string[]> = {
  order: ['credit', 'ads', 'membership', 'dashboard'],
  earnings: ['earnings', 'dashboard'],
  balance: ['credit', 'ads', 'dashboard'],
  ad: ['ads', 'dashboard'],
  client: ['clients', 'dashboard'],
  conversation: ['conversations', 'dashboard'],
  feed: ['feed'],
  meeting: ['meetings', 'dashboard'],
  quotation: ['quotations', 'earnings', 'dashboard'],
};

/** Listens to what changes by itself while a vendor is signed in, and has the answers it concerns fetched again. */
export function followLive(queries: QueryClient, onSessionOver: () => void): void {
  let source: EventSource | null = null;
  const listen = () => {
    source = new EventSource(live.path);
    for (const [kind, keys] of Object.entries(stale)) {
      source.addEventListener(kind, () => {
        for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
      });
    }
    passOn(source);
    source.addEventListener('account', () => {
      void refreshSession();
      void queries.invalidateQueries({ queryKey: ['hilda'] });
      void queries.invalidateQueries({ queryKey: ['membership'] });
      void queries.invalidateQueries({ queryKey: ['clients'] });
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
    });
    source.addEventListener('session_ended', onSessionOver);
  };
  const follow = () => {
    const isVendor = clientState.get().user.vendor !== null;
    if (isVendor && source === null) listen();
    if (!isVendor && source !== null) {
      source.close();
      source = null;
    }
  };
  clientState.subscribe(follow);
  follow();
}
