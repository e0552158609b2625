import { queryOptions, useQueries } from '@tanstack/react-query';
import { listReviewClients } from '../../../../contract/reviews.ts';
import { checkWeddingDay } from '../../../../core/reviews/review.ts';
import { nextOffer } from '../../../../core/quotations/next-offer.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useTexts } from '../../../base/texts.ts';
import { useToday } from '../../../base/today.ts';
import { putInDraft } from '../../conversations/written-draft.ts';
import { availabilityQuery } from '../../meetings/queries.ts';
import { openInquiriesQuery, quotationsOfQuery } from '../../quotations/queries.ts';
import { clientActionsTexts } from './texts.ts';

/** Whether one couple was invited to review the vendor; undefined where they never talked. */
const reviewOfQuery = (coupleId: number) =>
  queryOptions({
    queryKey: ['reviews', 'client', coupleId],
    queryFn: async ({ signal }) => (await call(listReviewClients, { query: { client: coupleId, limit: 1 }, signal })).data[0] ?? null,
  });

/** What a vendor can do for a client now: answer its request, propose a time, ask for a review. */
export function useClientActions(coupleId: number) {
  const t = useTexts(clientActionsTexts);
  const today = useToday();
  const [requests, quotations, hours, review] = useQueries({
    queries: [openInquiriesQuery, quotationsOfQuery(coupleId), availabilityQuery, reviewOfQuery(coupleId)],
  });
  const address = hours.data?.is_offered === true && hours.data.is_in_plan ? hours.data.booking_url : null;
  const { invitation, couple, wedding_on: day } = review.data ?? { invitation: null, couple: null, wedding_on: null };
  // A review is asked for after the wedding; where its day is not known, the vendor says it.
  const isOver = day === null || checkWeddingDay(day, today).ok;
  return {
    asked: [requests, quotations, hours, review],
    next: nextOffer(requests.data?.filter((one) => one.couple?.id === coupleId) ?? [], quotations.data ?? []),
    hasQuotation: (quotations.data ?? []).length > 0,
    offersHours: address !== null,
    /** Puts the booking link into the message that is being written; nothing is sent. */
    propose: (conversationId: string) => {
      if (address === null) return;
      putInDraft(conversationId, t('proposal', { address }));
      notify('info', t('proposed'));
    },
    invitation,
    toReview: couple?.is_open === true && invitation === null && isOver ? { couple, wedding_on: day } : null,
  };
}
