/** Where time comes from. Injected, so that a test can stand at midnight. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}
export const systemClock: Clock = { now: () => Date.now() };
