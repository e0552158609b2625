import { queryOptions } from '@tanstack/react-query';
import { cities, vendorCategories } from '../../contract/catalogue.ts';
import { call } from '../base/calls/browser-call.ts';

/** What a profile can choose from; it does not change while someone is at work. */
export const choicesQuery = queryOptions({
  queryKey: ['catalogue', 'choices'],
  staleTime: Number.POSITIVE_INFINITY,
  async queryFn({ signal }) {
    const [{ vendorCategories: categories }, { data }] = await Promise.all([call(vendorCategories, { signal }), call(cities, { signal })]);
    return { categories, cities: data };
  },
});
