// Valid requests for calls whose schema alone is not enough to generate one.
import { requestsOfBothSides } from './requests/both-sides.ts';
import { requestsAboutReviews } from './requests/reviews.ts';
import { requestsOfPipeline } from './requests/pipeline.ts';
import { requestsOfOperators } from './requests/operators.ts';
import type { Requests } from './requests/request.ts';
import { requestsOfSecondFactors } from './requests/second-factor.ts';
import { requestsOfTeams } from './requests/team.ts';
import { requestsOfVendors } from './requests/vendors.ts';
import { requestsOfVisitors } from './requests/visitors.ts';

/** A good request of each call whose shapes alone do not make one. */
export const goodRequests: Requests = {
  ...requestsOfVisitors,
  ...requestsOfVendors,
  ...requestsOfSecondFactors,
  ...requestsOfTeams,
  ...requestsOfBothSides,
  ...requestsOfPipeline,
  ...requestsAboutReviews,
  ...requestsOfOperators,
};
