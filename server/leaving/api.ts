// Account deletion for other capabilities.
export { type Leaving, registerLeaving } from './routes.ts';
export { stay } from './stay.ts';
