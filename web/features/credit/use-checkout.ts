import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { checkout } from '../../../contract/credit.ts';
import { call } from '../../base/calls/browser-call.ts';
import { orderAddress } from './addresses.ts';
import { appDataIn } from './app-data.ts';
import { creditQuery } from '../../parts/orders/queries.ts';

/** What a vendor is about to order, and the total they were shown. The key belongs to it, not to a try: repeating the try must not make a second order. */
export type CheckoutIntent = { readonly credits: number; readonly total: number; readonly key: string };

/** Orders credit and leaves for the payment. `onOrdered` is told when the intent is done. */
export function useCheckout(onOrdered: () => void) {
  const router = useRouter();
  const queries = useQueryClient();
  const order = useMutation({
    mutationFn({ credits, total, key }: CheckoutIntent) {
      const appData = appDataIn(document.cookie);
      return call(checkout, {
        body: { credits, expected_total_idr: total, ...(appData !== undefined && { app_data: appData }) },
        idempotencyKey: key,
      });
    },
    async onSuccess({ data: { order: ordered, payment } }) {
      onOrdered();
      await queries.invalidateQueries({ queryKey: ['credit'], refetchType: 'none' });
      // A repeated try may find its order already paid or expired: then there is nothing left to pay.
      if (ordered.status === 'unpaid') location.assign(payment.payment_url);
      else await router.navigate({ to: orderAddress(ordered.id) });
    },
    // Prices, tax or limits may have changed since the page was opened: it shows those of now.
    onError: () => queries.invalidateQueries({ queryKey: creditQuery.queryKey }),
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
