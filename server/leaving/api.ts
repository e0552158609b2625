// Account deletion for other capabilities.
export { cancelDeletion, isLeaving, returnAs } from './stay.ts';

/** What the clock does. */
export interface Leaving {
  /** Erases anyone who is due; tests do not wait for the hour. */
  eraseThoseDue(): Promise<void>;
}
