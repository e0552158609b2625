import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages } from '../../../../core/identity/pages.ts';
import type { NextOffer } from '../../../../core/quotations/next-offer.ts';

type OfferLinkProps = { readonly next: NextOffer; readonly children: ReactNode; readonly className?: string };

/** What the link to the next step of the quotations for a client says. */
export const offerLabel = { continue: 'continueDraft', renew: 'writeAgain', write: 'writeQuotation' } as const satisfies Record<
  NextOffer['act'],
  string
>;

/** The way to the draft, to a new quotation, or to the quotation that is offered anew. */
export const OfferLink = ({ next, ...rest }: OfferLinkProps): ReactNode =>
  next.act === 'write' ? (
    <Link to={pages.quotationNew} search={{ inquiry: next.requestId }} {...rest} />
  ) : (
    <Link to={pages.quotation.replace(':quotationId', next.quotationId)} {...rest} />
  );
