import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  findVendors,
  listAdjustments,
  listDisputes,
  searchAudit,
  listAccountManagers,
  showVendor,
  waitingWork,
} from '../../../contract/operations.ts';
import { listPaymentAlerts, listRefunds } from '../../../contract/operations-finance.ts';
import { listPaidInstalments } from '../../../contract/instalment-refunds.ts';
import { listProposals } from '../../../contract/proposals.ts';
import { listReviewCases } from '../../../contract/review-cases.ts';
import { listSpamReports } from '../../../contract/spam-reports.ts';
import { listOperatorPayouts } from '../../../contract/operations-payouts.ts';
import type { QueryInput } from '../../../contract/endpoint.ts';
import { call } from '../../base/calls/browser-call.ts';

const pageSize = 25;
/** Queues are worked on by several people: what one has decided leaves the others' screens by itself. */
const lookAgainMs = 15_000;
const queue = { placeholderData: keepPreviousData, refetchInterval: lookAgainMs, staleTime: 0 } as const;

export const waitingQuery = queryOptions({
  queryKey: ['operations', 'waiting'],
  queryFn: async ({ signal }) => (await call(waitingWork, { signal })).data,
  refetchInterval: lookAgainMs,
  staleTime: 0,
});

export const disputesQuery = (query: QueryInput<typeof listDisputes>) =>
  queryOptions({
    queryKey: ['operations', 'disputes', query],
    queryFn: ({ signal }) => call(listDisputes, { query: { limit: pageSize, ...query }, signal }),
    ...queue,
  });

export const reviewCasesQuery = (query: QueryInput<typeof listReviewCases>) =>
  queryOptions({
    queryKey: ['operations', 'review-cases', query],
    queryFn: ({ signal }) => call(listReviewCases, { query: { limit: pageSize, ...query }, signal }),
    ...queue,
  });

export const spamReportsQuery = (query: QueryInput<typeof listSpamReports>) =>
  queryOptions({
    queryKey: ['operations', 'spam', query],
    queryFn: ({ signal }) => call(listSpamReports, { query: { limit: pageSize, ...query }, signal }),
    ...queue,
  });

export const proposalsQuery = (query: QueryInput<typeof listProposals>) =>
  queryOptions({
    queryKey: ['operations', 'proposals', query],
    queryFn: ({ signal }) => call(listProposals, { query: { limit: pageSize, ...query }, signal }),
    ...queue,
  });

export const adjustmentsQuery = (query: QueryInput<typeof listAdjustments>) =>
  queryOptions({
    queryKey: ['operations', 'adjustments', query],
    queryFn: ({ signal }) => call(listAdjustments, { query: { limit: pageSize, ...query }, signal }),
    ...queue,
  });

export const payoutsQuery = (query: QueryInput<typeof listOperatorPayouts>) =>
  queryOptions({
    queryKey: ['operations', 'payouts', query],
    queryFn: ({ signal }) => call(listOperatorPayouts, { query: { limit: pageSize, ...query }, signal }),
    ...queue,
  });

export const refundsQuery = (query: QueryInput<typeof listRefunds>) =>
  queryOptions({
    queryKey: ['operations', 'refunds', query],
    queryFn: ({ signal }) => call(listRefunds, { query: { limit: pageSize, ...query }, signal }),
    ...queue,
  });

export const paidInstalmentsQuery = (query: QueryInput<typeof listPaidInstalments>) =>
  queryOptions({
    queryKey: ['operations', 'instalments', query],
    queryFn: ({ signal }) => call(listPaidInstalments, { query: { limit: pageSize, ...query }, signal }),
    ...queue,
  });

export const alertsQuery = (query: QueryInput<typeof listPaymentAlerts>) =>
  queryOptions({
    queryKey: ['operations', 'alerts', query],
    queryFn: ({ signal }) => call(listPaymentAlerts, { query: { limit: pageSize, ...query }, signal }),
    ...queue,
  });

export const vendorsQuery = (query: QueryInput<typeof findVendors>) =>
  queryOptions({
    queryKey: ['operations', 'vendors', query],
    queryFn: ({ signal }) => call(findVendors, { query: { limit: pageSize, ...query }, signal }),
    placeholderData: keepPreviousData,
  });

export const vendorQuery = (id: number) =>
  queryOptions({
    queryKey: ['operations', 'vendor', id],
    queryFn: async ({ signal }) => (await call(showVendor, { params: { id }, signal })).data,
    staleTime: 0,
  });

export const accountManagersQuery = queryOptions({
  queryKey: ['operations', 'account-managers'],
  queryFn: async ({ signal }) => (await call(listAccountManagers, { signal })).data,
});

export const auditQuery = (query: QueryInput<typeof searchAudit>) =>
  queryOptions({
    queryKey: ['operations', 'audit', query],
    queryFn: ({ signal }) => call(searchAudit, { query: { limit: pageSize, ...query }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
