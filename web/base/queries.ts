import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  notifyManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from './calls/call.ts';

const staleAfterMs = 30_000;
const retriesMax = 2;

/** An answer that another try could change: no network, a time-out, a server that is busy. */
const isPassing = (failure: unknown): boolean => failure instanceof ApiError && (failure.status === 0 || failure.status === 503);
const isSessionOver = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'identity.session_required';

/**
 * Waits until every part of the screen has heard of what was written into the cache so far: the library tells them by a timer. Anyone who
 * stops showing what was typed before that shows the answer from before the save for a moment.
 */
export const cacheHeard = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(() => resolve()));

/**
 * Has answers read again after a change, which says so when it is settled, unless more changes by the same key are under way: what is read before the
 * last of them would show what was there before it.
 */
export async function readAfterLast(
  queries: QueryClient,
  mutationKey: readonly unknown[],
  filters: { readonly queryKey: QueryKey },
): Promise<void> {
  if (queries.isMutating({ mutationKey }) <= 1) await queries.invalidateQueries(filters);
}

/**
 * Does something when no change with a key is under way: those are shown before the server has answered, and what is read before that shows what was
 * there before them.
 */
export function whenChanged(queries: QueryClient, work: () => void): void {
  const isChanging = () => queries.isMutating({ predicate: ({ options }) => options.mutationKey !== undefined }) > 0;
  if (!isChanging()) return work();
  const stop = queries.getMutationCache().subscribe(() => {
    if (isChanging()) return;
    stop();
    work();
  });
}

/** Ends a reading that is under way and starts it again, for those who wait for it too. */
function readAgain(query: Query): void {
  void query.cancel({ silent: true });
  query.fetch().catch(() => undefined);
}

/**
 * What was saved is newer than any reading that was under way then. The library starts such a reading again where an older answer is shown already; here
 * the first reading of all is started again too (TanStack/query#11526).
 */
class Queries extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const reading = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    for (const query of reading) if (query.state.data === undefined && query.isActive()) readAgain(query);
    return super.invalidateQueries(filters, options);
  }
}

/** The server's answers as the browser keeps them. Anyone who is told that the session is over tells it to `onSessionOver`. */
export function createQueries(onSessionOver: () => void): QueryClient {
  const onError = (failure: unknown) => {
    if (isSessionOver(failure)) onSessionOver();
  };
  const queries = new Queries({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: staleAfterMs, retry: (count, failure) => count < retriesMax && isPassing(failure) },
      // Writing is never repeated unasked. Without a network it fails right away, so that this can be said.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // What is written here is an answer of the server as well, and newer than the one that is on its way.
  queries.getQueryCache().subscribe((event) => {
    const isWritten = event.type === 'updated' && event.action.type === 'success' && event.action.manual === true;
    if (isWritten && event.query.state.fetchStatus === 'fetching') readAgain(event.query);
  });
  return queries;
}

/**
 * Does something with the server as every mutation does: anyone who is told that the session is over is led to the login.
 */
export const runMutation = <T>(queries: QueryClient, mutationFn: () => Promise<T>): Promise<T> =>
  queries.getMutationCache().build(queries, { mutationFn }).execute(undefined);
