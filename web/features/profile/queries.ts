import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '../../../contract/profile.ts';
import { call } from '../../base/calls/browser-call.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await call(getProfile, { signal })).data,
});
