import { queryOptions } from '@tanstack/react-query';
import { getPortfolio, getProfilePicture } from '../../../contract/pictures.ts';
import { call } from '../../base/calls/browser-call.ts';

export const portfolioQuery = queryOptions({
  queryKey: ['pictures', 'portfolio'],
  queryFn: async ({ signal }) => (await call(getPortfolio, { signal })).data,
});
export const profilePictureQuery = queryOptions({
  queryKey: ['pictures', 'profile'],
  queryFn: async ({ signal }) => (await call(getProfilePicture, { signal })).data,
});
