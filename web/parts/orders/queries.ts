import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CreditMovement, creditHistory, getCredit, getOrder, listOrders, type Order } from '../../../contract/credit.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { getPayment } from '../../../contract/payments.ts';
import { call } from '../../base/calls/browser-call.ts';
import type { Selection } from '../../base/selection.ts';

/** Balance, packages, the rules of a custom amount. */
export type Credit = AnswerOf<typeof getCredit>['data'];
/** An order with its payment. */
export type OrderWithPayment = AnswerOf<typeof getOrder>['data'];
/** What its own page shows of an order. */
export type OrderView = OrderWithPayment & { readonly hasFailedAttempt: boolean };

export const creditQuery = queryOptions({
  queryKey: ['credit', 'packages'],
  queryFn: async ({ signal }) => (await call(getCredit, { signal })).data,
});

/** Orders that can still be paid. They are less than a day old, hence among the newest. */
export const openOrdersQuery = queryOptions({
  queryKey: ['credit', 'orders', 'open'],
  queryFn: async ({ signal }) =>
    (await call(listOrders, { query: { limit: 20 }, signal })).data.filter(({ order }) => order.status === 'unpaid'),
});

const isOpen = (order: Order): boolean => order.status === 'unpaid';
/** Live updates are faster; this is for when they do not arrive. */
const pollMs = 4_000;

/** One order; while it waits for money it is asked for again and again. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['credit', 'order', id],
    async queryFn({ signal }): Promise<OrderView> {
      const { order, payment } = (await call(getOrder, { params: { id }, signal })).data;
      const state = isOpen(order) && payment !== null ? (await call(getPayment, { params: { id: payment.id }, signal })).data.status : null;
      return { order, payment, hasFailedAttempt: state === 'failed' };
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && isOpen(state.data.order) ? pollMs : false),
    // The payment is made in another window, often another app.
    refetchIntervalInBackground: true,
  });

export type HistorySelection = Selection<CreditMovement['kind']>;

export const historyQuery = ({ kind, start, end, page }: HistorySelection) =>
  queryOptions({
    queryKey: ['credit', 'history', { kind, start, end, page }],
    queryFn: ({ signal }) => call(creditHistory, { query: { kind, start_date: start, end_date: end, page, limit: 25 }, signal }),
    placeholderData: keepPreviousData,
  });
