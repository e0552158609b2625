import { accept, type Outcome, refuse } from '../outcome.ts';

/** Where a vendor is with Hilda, the concierge. (product 9) */
export const hildaStatuses = ['inactive', 'pending', 'active'] as const;
export type HildaStatus = (typeof hildaStatuses)[number];

/** Events between a vendor, Hilda and operators. */
export const hildaSteps = ['ask', 'leave', 'admit', 'refuse'] as const;
export type HildaStep = (typeof hildaSteps)[number];

const edges: { readonly [Status in HildaStatus]: { readonly [Step in HildaStep]?: HildaStatus } } = {
  inactive: { ask: 'pending' },
  pending: { leave: 'inactive', admit: 'active', refuse: 'inactive' },
  active: { leave: 'inactive' },
};

/**
 * The status after a step. Asking twice and leaving twice change nothing; a decision about someone who does not wait is refused with
 * `hilda.not_waiting`.
 */
export function afterStep(status: HildaStatus, step: HildaStep): Outcome<HildaStatus, 'hilda.not_waiting'> {
  const next = edges[status][step];
  if (next !== undefined) return accept(next);
  return step === 'ask' || step === 'leave' ? accept(status) : refuse({ code: 'hilda.not_waiting' });
}
