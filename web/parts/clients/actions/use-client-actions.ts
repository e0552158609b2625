import { queryOptions, useQueries } from '@tanstack/react-query';
import { listReviewClients } from '../../../../contract/reviews.ts';
import { confirmableWhen } from '../../../../core/reviews/review.ts';
import { type NextOffer, nextOffer } from '../../../../core/quotations/next-offer.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { clientState, notify } from '../../../base/client-state.ts';
import { hrefTo } from '../../../base/page-settings.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { useToday } from '../../../base/today.ts';
import { putInDraft } from '../../conversations/written-draft.ts';
import { availabilityQuery } from '../../meetings/queries.ts';
import { quotationsOfQuery, requestsOfQuery } from '../../quotations/queries.ts';
import { clientActionsTexts } from './texts.ts';

/** Whether one couple was invited to review the vendor; undefined where they never talked. */
const reviewOfQuery = (coupleId: number) =>
  queryOptions({
    queryKey: ['reviews', 'client', coupleId],
    queryFn: async ({ signal }) => (await call(listReviewClients, { query: { client: coupleId, limit: 1 }, signal })).data[0] ?? null,
  });

/** What the quotations for a client ask for next; null where nothing does, or it is not known yet. */
export function useNextOffer(coupleId: number): NextOffer | null {
  const [requests, quotations] = useQueries({ queries: [requestsOfQuery(coupleId), quotationsOfQuery(coupleId)] });
  return nextOffer(requests.data, quotations.data);
}

/** What a vendor can do for a client now: answer its request, propose a time, ask for a review. */
export function useClientActions(coupleId: number) {
  const t = useTexts(clientActionsTexts);
  const today = useToday();
  const language = useLanguage();
  const [requests, quotations, hours, review] = useQueries({
    queries: [requestsOfQuery(coupleId), quotationsOfQuery(coupleId), availabilityQuery, reviewOfQuery(coupleId)],
  });
  const slug = clientState.get().user.vendor?.slug;
  const address = hours.data?.is_offered === true && hours.data.is_in_plan ? hours.data.booking_url : null;
  const none = { invitation: null, couple: null, wedding_on: null, wedding_month: null };
  const { invitation, couple, wedding_on: day, wedding_month: month } = review.data ?? none;
  const isConfirmable = couple?.is_open === true && invitation === null && confirmableWhen(day ?? month, today) === 'now';
  return {
    asked: [requests, quotations, hours, review],
    next: nextOffer(requests.data, quotations.data),
    isUnasked: requests.data?.length === 0 && quotations.data?.length === 0,
    /** Whether the plan has online meetings. */
    isInPlan: hours.data?.is_in_plan === true,
    /** What can be put into the message that is being written: the way to a meeting, or to a request. Nothing is sent. */
    proposal: address === null ? null : t('proposal', { address }),
    requestLink:
      slug === undefined ? null : t('requestLink', { address: new URL(hrefTo(`/vendor/${slug}/quotation`, language), location.href).href }),
    put: (conversationId: string, words: string) => {
      putInDraft(conversationId, words);
      notify('info', t('linked'));
    },
    invitation,
    toReview: isConfirmable ? { couple, wedding_on: day } : null,
  };
}
