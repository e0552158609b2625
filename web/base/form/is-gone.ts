import { ApiError } from '../calls/call.ts';

/** Whether the server answered that what was to be changed does not exist any more: it was deleted in another window. */
export const isGone = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 404;
