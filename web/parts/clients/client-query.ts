import { queryOptions } from '@tanstack/react-query';
import { showClient } from '../../../contract/contacts.ts';
import { call } from '../../base/calls/browser-call.ts';

export const clientQuery = (coupleId: number) =>
  queryOptions({
    queryKey: ['clients', 'one', coupleId],
    queryFn: async ({ signal }) => (await call(showClient, { params: { id: coupleId }, signal })).data,
  });
