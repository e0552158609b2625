import { queryOptions } from '@tanstack/react-query';
import { cities, getProfile, vendorCategories } from '../../../contract/catalogue.ts';
import { listSessions } from '../../../contract/identity.ts';
import { call } from '../../api/browser-call.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['identity', 'sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
});

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await call(getProfile, { signal })).data,
});

/** What a profile can choose from; it does not change while someone is at work. */
export const choicesQuery = queryOptions({
  queryKey: ['catalogue', 'choices'],
  staleTime: Number.POSITIVE_INFINITY,
  async queryFn({ signal }) {
    const [{ vendorCategories: categories }, { data }] = await Promise.all([call(vendorCategories, { signal }), call(cities, { signal })]);
    return { categories, cities: data };
  },
});
