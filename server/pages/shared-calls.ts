// Calls whose answers may be in a page that is kept for every visitor who is not signed in.
import { cities, home, listVendors, vendorBySlug, vendorCategories } from '../../contract/catalogue.ts';
import type { AnswerOf, Endpoint } from '../../contract/endpoint.ts';
import { vendorEvents } from '../../contract/fairs.ts';
import { meetingOffer } from '../../contract/meetings.ts';
import { vendorReviews } from '../../contract/reviews.ts';
import { productBySlug, vendorProducts } from '../../contract/store.ts';

interface SharedCall {
  readonly endpoint: Endpoint;
  /** Vendors whose change changes the answer. */
  readonly vendorsIn: (answer: unknown) => VendorsIn;
}
type VendorsIn = readonly number[] | 'any';
const shared = <E extends Endpoint>(endpoint: E, vendorsIn: (answer: AnswerOf<E>) => VendorsIn): SharedCall => ({
  endpoint,
  vendorsIn: (answer) => vendorsIn(answer as AnswerOf<E>),
});
const none = (): VendorsIn => [];
/** Who is not in the answer may come into it. */
const any = (): VendorsIn => 'any';

/**
 * Who is added here answers everyone who is not signed in alike, whatever the request carries, and reads only tables with the triggers of
 * `shown_changed`. Calls about a vendor by its id or slug stand beside one that names it.
 */
const sharedCalls: readonly SharedCall[] = [
  shared(vendorCategories, none),
  shared(cities, none),
  shared(home, any),
  shared(listVendors, any),
  shared(vendorBySlug, ({ data: { vendor, similar } }) => [vendor.id, ...similar.map(({ id }) => id)]),
  shared(vendorEvents, none),
  shared(meetingOffer, none),
  shared(vendorProducts, none),
  shared(vendorReviews, none),
  shared(productBySlug, ({ data: { vendor } }) => [vendor.id]),
];

/** The declaration of a call; any other is a fault of ours. */
export function sharedCall(endpoint: Endpoint): SharedCall {
  const found = sharedCalls.find((one) => one.endpoint.method === endpoint.method && one.endpoint.path === endpoint.path);
  if (!found) throw new Error(`${endpoint.method} ${endpoint.path} cannot stand in a page for everybody`);
  return found;
}
