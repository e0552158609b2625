import { queryOptions } from '@tanstack/react-query';
import { hildaStatus } from '../../../contract/hilda.ts';
import { call } from '../../base/calls/browser-call.ts';
import { storeHildaStatus } from '../../base/client-state.ts';

/** Where the vendor is with Hilda; kept in the client state as well. (spec 4, Session) */
export const hildaQuery = queryOptions({
  queryKey: ['hilda'],
  queryFn: async ({ signal }) => {
    const { hilda } = await call(hildaStatus, { signal });
    storeHildaStatus(hilda);
    return hilda;
  },
});
