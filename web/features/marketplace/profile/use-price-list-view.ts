import { type RefObject, useEffect, useRef } from 'react';
import { viewPriceList } from '../../../../contract/clients.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ensureSession } from '../../../base/session.ts';

const seenMs = 1_000;

/** Notifies the vendor once that its price list was read: half of it in view for a second. Null: no one is told, it is a preview. That it could not be told stays silent. */
export function usePriceListView<E extends HTMLElement>(vendorId: number | null, isSignedIn: boolean): RefObject<E | null> {
  const list = useRef<E>(null);
  useEffect(() => {
    if (list.current === null || vendorId === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      watch.disconnect();
      (isSignedIn ? ensureSession() : Promise.resolve())
        .then(() => call(viewPriceList, { params: { id: vendorId } }))
        .catch(() => undefined);
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(tell, seenMs);
      },
      { threshold: 0.5 },
    );
    watch.observe(list.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [vendorId, isSignedIn]);
  return list;
}
