import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getInquiry, listInquiries } from '../../../contract/inquiries.ts';
import { getQuotation, listQuotations, type Quotation, type quotationFilters } from '../../../contract/quotations.ts';
import { call } from '../../base/calls/browser-call.ts';

export type QuotationFilter = (typeof quotationFilters)[number];

export const quotationsQuery = ({ kind, page }: { readonly kind: QuotationFilter | undefined; readonly page: number }) =>
  queryOptions({
    queryKey: ['quotations', 'list', { kind, page }],
    queryFn: ({ signal }) => call(listQuotations, { query: { filter: kind, page, limit: 20 }, signal }),
    placeholderData: keepPreviousData,
  });

/** Requests no one has sent a quotation for, newest first. */
export const openInquiriesQuery = queryOptions({
  queryKey: ['quotations', 'inquiries', 'open'],
  queryFn: async ({ signal }) => (await call(listInquiries, { query: { status: 'open', limit: 50 }, signal })).data,
});

/** The requests of one client that no one has sent a quotation for, newest first. */
export const requestsOfQuery = (coupleId: number) =>
  queryOptions({
    queryKey: ['quotations', 'inquiries', 'open', coupleId],
    queryFn: async ({ signal }) => (await call(listInquiries, { query: { status: 'open', client: coupleId, limit: 10 }, signal })).data,
  });

/** The quotations for one client, last changed first. */
export const quotationsOfQuery = (coupleId: number) =>
  queryOptions({
    queryKey: ['quotations', 'client', coupleId],
    queryFn: async ({ signal }) => (await call(listQuotations, { query: { client: coupleId, limit: 20 }, signal })).data,
  });

export const quotationQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotations', 'one', id],
    queryFn: async ({ signal }): Promise<Quotation> => (await call(getQuotation, { params: { id }, signal })).quotation,
  });

export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotations', 'inquiry', id],
    queryFn: async ({ signal }) => (await call(getInquiry, { params: { id }, query: { include: 'couple,quotations' }, signal })).data,
  });
