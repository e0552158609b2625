import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getTeam, type Team } from '../../../contract/team.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../base/client-state.ts';

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: async ({ signal }) => (await call(getTeam, { signal })).data,
});

/** Takes over the team as the server answered it after a change. */
export function useTakeTeam(): (answer: { readonly data: Team }) => void {
  const queries = useQueryClient();
  return ({ data }) => queries.setQueryData(teamQuery.queryKey, data);
}

/** A change of the team by one press: what was done is said, and after a refusal the team is read again. */
export function useTeamChange(change: () => Promise<{ readonly data: Team }>, done: string) {
  const queries = useQueryClient();
  const take = useTakeTeam();
  return useMutation({
    mutationFn: change,
    onSuccess(answer) {
      take(answer);
      notify('success', done);
    },
    onError(failure) {
      notifyFailure(failure);
      void queries.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
  });
}
