// Account deletion for other capabilities.
export { type Leaving, registerLeaving } from './routes.ts';
export { cancelDeletion } from './stay.ts';
