import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { getMembership, getMembershipOrder, listMembershipOrders } from '../../../contract/membership.ts';
import { getPayment } from '../../../contract/payments.ts';
import { call } from '../../base/calls/browser-call.ts';

export type Membership = AnswerOf<typeof getMembership>['data'];
type OrderWithPayment = AnswerOf<typeof getMembershipOrder>['data'];
/** What its own page shows of an order. */
export type MembershipOrderView = OrderWithPayment & { readonly hasFailedAttempt: boolean };

export const membershipQuery = queryOptions({
  queryKey: ['membership', 'plans'],
  queryFn: async ({ signal }) => (await call(getMembership, { signal })).data,
  // Prices are counted to the day.
  staleTime: 0,
});

/** Orders that can still be paid. They are less than a day old, hence among the newest. */
export const openMembershipOrdersQuery = queryOptions({
  queryKey: ['membership', 'orders', 'open'],
  queryFn: async ({ signal }) =>
    (await call(listMembershipOrders, { query: { limit: 20 }, signal })).data.filter(({ order }) => order.status === 'unpaid'),
});

/** Live updates are faster; this is for when they do not arrive. */
const pollMs = 4_000;

/** One order; while it waits for money it is asked for again and again. */
export const membershipOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['membership', 'order', id],
    async queryFn({ signal }): Promise<MembershipOrderView> {
      const { order, payment } = (await call(getMembershipOrder, { params: { id }, signal })).data;
      const isOpen = order.status === 'unpaid' && payment !== null;
      const state = isOpen ? (await call(getPayment, { params: { id: payment.id }, signal })).data.status : null;
      return { order, payment, hasFailedAttempt: state === 'failed' };
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.order.status === 'unpaid' ? pollMs : false),
    // The payment is made in another window, often another app.
    refetchIntervalInBackground: true,
  });
