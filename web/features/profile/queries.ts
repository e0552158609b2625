import { queryOptions } from '@tanstack/react-query';
import { cities, vendorCategories } from '../../../contract/catalogue.ts';
import { getProfile } from '../../../contract/profile.ts';
import { call } from '../../api/browser-call.ts';

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
