import type { RefusalCode } from '../../../../contract/refusals.ts';
import { ApiError } from '../../../base/calls/call.ts';

/** Someone else was first, it was withdrawn, or it has changed: the same answer comes to every further try, so that there is nothing left to send. */
const final: readonly RefusalCode[] = [
  'operations.already_decided',
  'operations.proposal_withdrawn',
  'operations.already_waiting',
  'operations.facts_changed',
  'operations.proposal_expired',
  'operations.status_changed',
  'operations.status_unchanged',
  'acquisition.has_joined',
  'hilda.not_waiting',
  'payouts.not_started',
  'payouts.start_undone',
  'payouts.not_paid',
  'payouts.bank_informed',
  'payouts.none_for_bank',
];

/** Whether an act came too late, and the dialog that asked for it only says so. */
export const isTooLate = (failure: unknown): boolean => failure instanceof ApiError && final.some((code) => code === failure.code);
