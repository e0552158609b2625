// What operations read of applications.
export { findApplications } from './store.ts';
