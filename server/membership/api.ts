// Memberships for other capabilities.
export { type Memberships, registerMembership } from './routes.ts';
export { membershipOrdersById, membershipOrdersNumbered } from './orders-store.ts';
