import { useEffect, useRef, useState } from 'react';
import { createPayment } from '../../../../contract/payments.ts';
import type { Instalment } from '../../../../contract/quotations.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { useSite } from '../site/site-context.tsx';
import { newId } from '../../../base/calls/new-id.ts';
import { loginHereHref } from '../site/login-here.ts';

/** Opens the payment of an instalment and leaves for it. The way back names the instalment, so that this page can wait for its money. (spec 3, Payment request) */
export function usePayment(onMovedOn: () => Promise<void>) {
  const { href } = useSite();
  const [payingId, setPayingId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // One key for each instalment and visit: a repeated press must not open a second payment.
  const keys = useRef(new Map<string, string>());
  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left: on its way out.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPayingId(null);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const pay = async ({ id, amount }: Instalment): Promise<void> => {
    if (id === null || payingId !== null) return;
    setPayingId(id);
    setFailure(null);
    const key = keys.current.get(id) ?? newId();
    keys.current.set(id, key);
    try {
      const { data } = await call(createPayment, {
        body: {
          targeted_currency: 'IDR',
          product_items: [{ product_id: 6, data: { payment_schedule_id: id }, quantity: 1 }],
          success_url: `${location.pathname}?paid=${id}`,
          expected_total_idr: amount,
        },
        idempotencyKey: key,
      });
      location.assign(data.payment_url);
    } catch (caught) {
      keys.current.delete(id);
      setPayingId(null);
      if (!(caught instanceof ApiError)) throw caught;
      if (caught.status === 401) return location.assign(href(loginHereHref()));
      setFailure(caught.message);
      if (caught.status === 409) await onMovedOn();
    }
  };
  return { pay, payingId, failure };
}
