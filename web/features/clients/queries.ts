import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { contactCredit, interestedClients, potentialClients } from '../../../contract/contacts.ts';
import { call } from '../../base/calls/browser-call.ts';
import { storeClients } from '../../base/client-state.ts';
import type { ClientSelection } from './selection.ts';

const clientsPerPage = 20;

/** A page of a vendor's clients. The first page without a selection is kept in the client state. (spec 4, Other stored actions) */
export const clientsQuery = ({
  list,
  page,
  q,
  month,
  cityId,
  action,
  contacted,
}: Omit<ClientSelection, 'list'> & { readonly list: 'interested' | 'potential' }) =>
  queryOptions({
    queryKey: ['clients', list, { page, q, month, cityId, action, contacted }],
    queryFn: async ({ signal }) => {
      const query = { page, limit: clientsPerPage, q, month, city_id: cityId, contacted };
      const isWhole = page === 1 && [q, month, cityId, action, contacted].every((part) => part === undefined);
      if (list === 'potential') {
        const potential = await call(potentialClients, { query, signal });
        if (isWhole) storeClients({ potentialClient: potential.statisticUsers });
        return potential;
      }
      const interested = await call(interestedClients, { query: { ...query, action }, signal });
      if (isWhole) storeClients({ interestClient: interested.statisticUsers });
      return interested;
    },
    placeholderData: keepPreviousData,
  });

export const contactCreditQuery = (page: number) =>
  queryOptions({
    queryKey: ['clients', 'credit', page],
    queryFn: ({ signal }) => call(contactCredit, { query: { page, limit: clientsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });
