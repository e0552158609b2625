// What other capabilities may ask of membership.
export { type Memberships, registerMembership } from './routes.ts';
export { membershipOrdersById, membershipOrdersNumbered } from './orders-store.ts';
