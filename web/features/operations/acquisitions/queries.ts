import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAcquisitions } from '../../../../contract/acquisition.ts';
import type { QueryInput } from '../../../../contract/endpoint.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { choicesQuery } from '../../../parts/choices-query.ts';

export const acquisitionsQuery = (query: QueryInput<typeof listAcquisitions>) =>
  queryOptions({
    queryKey: ['operations', 'acquisitions', query],
    async queryFn({ signal, client }) {
      // The names of what they offer come with them: a slug is no name. Where these cannot be had, the rows can all the same.
      const names = client.ensureQueryData(choicesQuery).catch(() => undefined);
      const page = await call(listAcquisitions, { query: { limit: 25, ...query }, signal });
      await names;
      return page;
    },
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
    staleTime: 0,
  });
