// Account deletion for other capabilities.
export { type Leaving, registerLeaving } from './routes.ts';
export { cancelDeletion, isLeaving, returnAs } from './stay.ts';
