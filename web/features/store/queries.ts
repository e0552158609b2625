import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cities } from '../../../contract/catalogue.ts';
import { dealFilters, getDeal, listDeals } from '../../../contract/store.ts';
import { call } from '../../base/calls/browser-call.ts';

/** What the list can be narrowed to, in the order of the chips. */
export const shownOnes = [
  'active',
  'draft',
  'promo',
  'sold_out',
  'inactive',
  'archived',
] as const satisfies readonly (typeof dealFilters)[number][];
type ShownProducts = (typeof shownOnes)[number];
export type ListWish = { readonly show: ShownProducts | undefined; readonly search: string; readonly page: number };

export const productsQuery = ({ show, search, page }: ListWish) =>
  queryOptions({
    queryKey: ['store', 'list', { show, search, page }],
    queryFn: ({ signal }) =>
      call(listDeals, { query: { status: show, search: search === '' ? undefined : search, page, limit: 20 }, signal }),
    placeholderData: keepPreviousData,
  });

/** One product, with the slots of the plan. */
export const productQuery = (id: string) =>
  queryOptions({ queryKey: ['store', 'one', id], queryFn: ({ signal }) => call(getDeal, { params: { id }, signal }) });

export const citiesQuery = queryOptions({
  queryKey: ['store', 'cities'],
  queryFn: async ({ signal }) => (await call(cities, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});
