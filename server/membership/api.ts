// What other capabilities may ask of membership.
export { type Memberships, registerMembership } from './routes.ts';
export { membershipOrdersById } from './orders-store.ts';
