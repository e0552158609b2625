import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { showOperatorPayout } from '../../../../contract/operations-payouts.ts';
import { searchEverything, showCouple, showPayment } from '../../../../contract/operations-search.ts';
import { call } from '../../../base/calls/browser-call.ts';

/** Each look is written down, so a page is not read again while it is open. */
const lookMs = 60_000;

export const findQuery = (q: string) =>
  queryOptions({
    queryKey: ['operations', 'find', q],
    queryFn: async ({ signal }) => (await call(searchEverything, { query: { q }, signal })).data,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
export const coupleQuery = (id: number) =>
  queryOptions({
    queryKey: ['operations', 'couple', id],
    queryFn: async ({ signal }) => (await call(showCouple, { params: { id }, signal })).data,
    staleTime: lookMs,
  });
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['operations', 'payment', id],
    queryFn: async ({ signal }) => (await call(showPayment, { params: { id }, signal })).data,
    staleTime: lookMs,
  });
export const payoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['operations', 'payout', id],
    queryFn: async ({ signal }) => (await call(showOperatorPayout, { params: { id }, signal })).data,
    staleTime: lookMs,
  });
