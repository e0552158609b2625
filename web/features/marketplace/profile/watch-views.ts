import { viewPriceList, viewVendor } from '../../../../contract/clients.ts';
import { call } from '../../../base/calls/browser-call.ts';

// What a page with a vendor's part says in its HTML, so that its views are reported without the components.
export const viewedAttribute = 'data-viewed';
export const priceListAttribute = 'data-price-list';
const seenMs = 1_000;

/**
 * Notifies a vendor that its profile or a product was looked at, and that its price list was read: half of it in view for a second. That no one could be
 * told costs the couple nothing, so it stays silent.
 */
export function watchViews(): void {
  const viewed = document.querySelector(`[${viewedAttribute}]`)?.getAttribute(viewedAttribute);
  if (viewed) report(viewVendor, viewed);
  const list = document.querySelector(`[${priceListAttribute}]`);
  if (list !== null) onceSeen(list, () => report(viewPriceList, list.getAttribute(priceListAttribute) ?? ''));
}

function report(endpoint: typeof viewVendor | typeof viewPriceList, id: string): void {
  call(endpoint, { params: { id: Number(id) } }).catch(() => undefined);
}

function onceSeen(element: Element, tell: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(() => {
        watch.disconnect();
        tell();
      }, seenMs);
    },
    { threshold: 0.5 },
  );
  watch.observe(element);
}
