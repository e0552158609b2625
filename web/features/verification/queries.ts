import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getAgreement } from '../../../contract/verification.ts';
import type { Agreement } from '../../../contract/verification-shapes.ts';
import { call } from '../../base/calls/browser-call.ts';
import { shown } from '../../base/queries.ts';

export const agreementQuery = queryOptions({
  queryKey: ['verification', 'agreement'],
  queryFn: async ({ signal }) => (await call(getAgreement, { signal })).data,
});

/** What the browser knows of the agreement takes a change at once; a reading that was under way is older and is made again. */
export async function amendAgreement(queries: QueryClient, amend: (agreement: Agreement) => Agreement, isAlone: boolean): Promise<void> {
  const { queryKey } = agreementQuery;
  const wasReading = queries.isFetching({ queryKey }) > 0;
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (known) => (known?.agreement ? { ...known, agreement: amend(known.agreement) } : undefined));
  await shown();
  if (wasReading || !isAlone) await queries.invalidateQueries({ queryKey });
}

/**
 * Does something with the server as every mutation does: whoever is told that the session is over is led to the login. Without a network it
 * fails at once instead of waiting, so that this can be said.
 */
export const act = <T>(queries: QueryClient, mutationFn: () => Promise<T>): Promise<T> =>
  queries.getMutationCache().build(queries, { mutationFn, networkMode: 'always' }).execute(undefined);
