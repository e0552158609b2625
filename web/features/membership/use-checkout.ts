import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { BodyInput } from '../../../contract/endpoint.ts';
import { orderMembership } from '../../../contract/membership.ts';
import { call } from '../../base/calls/browser-call.ts';
import { membershipOrderAddress } from './addresses.ts';

/** What a vendor is about to order, at the price it was shown. The key belongs to it, not to a try. */
export type MembershipIntent = { readonly wish: BodyInput<typeof orderMembership>; readonly key: string };

/** Orders a plan and leaves for the payment. `onOrdered` is told when the intent is done. */
export function useMembershipCheckout(onOrdered: () => void) {
  const router = useRouter();
  const queries = useQueryClient();
  const order = useMutation({
    mutationFn: ({ wish, key }: MembershipIntent) => call(orderMembership, { body: wish, idempotencyKey: key }),
    async onSuccess({ data: { order: ordered, payment } }) {
      onOrdered();
      await queries.invalidateQueries({ queryKey: ['membership'], refetchType: 'none' });
      // A repeated try may find its order already paid or expired: then there is nothing left to pay.
      if (ordered.status === 'unpaid') location.assign(payment.payment_url);
      else await router.navigate({ to: membershipOrderAddress(ordered.id) });
    },
    // The price may have moved over midnight: the page shows the one of now.
    onError: () => queries.invalidateQueries({ queryKey: ['membership'] }),
  });
  const { reset } = order;
  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left: on its way out.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
  return order;
}
