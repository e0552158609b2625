import { queryOptions } from '@tanstack/react-query';
import { secondFactor } from '../../../contract/second-factor.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useMay } from '../../base/team.ts';
import { useBeside } from '../../base/use-beside.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }) => (await call(secondFactor, { signal })).data,
});

/** Whether the business requires a second factor of this person, who has none: then they cannot move money. */
export function useLacksFactor(): boolean {
  const movesMoney = useMay('payouts');
  const { data } = useBeside({ ...secondFactorQuery, enabled: movesMoney });
  return data !== undefined && data.is_required && !data.has_factor;
}
