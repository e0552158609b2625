// Memberships for other capabilities.
export { type Memberships, registerMembership } from './routes.ts';
export { membershipOrdersById, membershipOrdersCalled, membershipOrdersNumbered } from './orders-store.ts';
