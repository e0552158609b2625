/** One of the two who write to each other. */
export type Side = 'vendor' | 'couple';
