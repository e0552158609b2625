// What other capabilities may ask of accounts that leave.
export { type Leaving, registerLeaving } from './routes.ts';
export { stay } from './stay.ts';
