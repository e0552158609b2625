import { ApiError } from '../../../base/calls/call.ts';

/** Whether a decision failed because a colleague was first: then there is nothing left to do here. */
export const isDecided = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'verification.already_decided';
