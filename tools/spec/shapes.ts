// What the answers of the specification's calls hold.
import { instant, isBoolean, oneOf, orNull, positive, someText, uuid, whole } from './matches.ts';

export const day = /^\d{4}-\d\d-\d\d$/;
export const name = { en: someText, id: someText };
export const service = { id: positive, category: { id: positive, name }, city: { id: positive, name: someText } };
export const membership = {
  id: positive,
  status: oneOf('active', 'inactive', 'expired'),
  vendorsServiceId: positive,
  membershipType: { name: oneOf('Gold', 'Silver', 'Free') },
};
export const client = {
  userId: positive,
  name: someText,
  lastActionAt: instant,
  source: oneOf('ad', 'marketplace', 'match'),
  contacted: isBoolean,
};
/** One whose plans fit and who has done nothing yet. */
export const potentialClient = {
  ...client,
  isMasked: isBoolean,
  weddingDate: orNull(/^\d{4}-\d\d(-\d\d)?$/),
  city: orNull(someText),
  source: 'match',
  lastAction: null,
};
export const four = { impressions: whole, clicks: whole, spending: whole, leads: whole };
export const session = {
  id: positive,
  sessionId: /^[\w-]{20,}$/,
  type: 'vendor',
  status: 1,
  hasActiveMembership: true,
  contactCredit: whole,
  hasStoreProduct: true,
  membershipInfo: { statusPlan: 'Gold', credit: null },
  mainService: service,
  memberships: [membership],
  interestClient: [client],
  potentialClient: [potentialClient],
} as const;
export const detailsOf = { about: someText, city: someText };
export const payment = { id: uuid, payment_url: /^https?:\/\/\S+$/ };
/** What is due first of a quotation for Rp 9,000,000. */
export const deposit = 2_700_000;
export const instalment = { id: uuid, label: someText, amount: deposit, currency: 'IDR', due_date: day, status: 'upcoming', paid_at: null };
