import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getAgreement } from '../../../contract/verification.ts';
import type { Agreement } from '../../../contract/verification-shapes.ts';
import { call } from '../../base/calls/browser-call.ts';
import { cacheHeard } from '../../base/queries.ts';

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
  await cacheHeard();
  if (wasReading || !isAlone) await queries.invalidateQueries({ queryKey });
}
