// Memberships for other capabilities.
import type { PaymentSubject } from '../payments/api.ts';

/** What the rest of the system may ask of a running membership. */
export interface Memberships {
  readonly sold: PaymentSubject;
  /** Ends memberships that are over and answers how many; a job does it every minute. */
  end(): Promise<number>;
  /** Reminds of those that end soon; a job does it every morning. */
  remind(): Promise<void>;
}

export { membershipOrdersById, membershipOrdersCalled, membershipOrdersNumbered } from './orders-store.ts';
