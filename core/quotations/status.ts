import { accept, type Outcome, refuse } from '../outcome.ts';
import { type BusinessDay, endOfBusinessDay } from '../time.ts';

/**
 * The status of a version of a quotation. `draft` is the vendor's alone. `sent` and `viewed` can be decided by the couple. All others are
 * final: a new version is another row, and then the one before it, if it was still open, is `replaced`. (product 8)
 */
export const quotationStatuses = ['draft', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced'] as const;
export type QuotationStatus = (typeof quotationStatuses)[number];

export type QuotationAct = 'edit' | 'send' | 'view' | 'accept' | 'decline' | 'withdraw' | 'replace' | 'expire';

const draws: Readonly<Record<QuotationAct, { readonly from: readonly QuotationStatus[]; readonly to: QuotationStatus }>> = {
  edit: { from: ['draft'], to: 'draft' },
  send: { from: ['draft'], to: 'sent' },
  view: { from: ['sent'], to: 'viewed' },
  accept: { from: ['sent', 'viewed'], to: 'accepted' },
  decline: { from: ['sent', 'viewed'], to: 'declined' },
  withdraw: { from: ['sent', 'viewed'], to: 'withdrawn' },
  replace: { from: ['sent', 'viewed'], to: 'replaced' },
  expire: { from: ['sent', 'viewed'], to: 'expired' },
};

/** The couple can still accept or decline it, if its time is not over. */
export const isUndecided = (state: QuotationStatus): boolean => state === 'sent' || state === 'viewed';

/** Its time is over: the first instant (epoch milliseconds, Jakarta) after the day until which it is valid. */
const isOverdue = (validUntil: BusinessDay, now: number): boolean => now >= endOfBusinessDay(validUntil);

export type StatusRefusal = 'quotations.status_changed' | 'quotations.expired';

/**
 * The state after an act. Refused when there is no such line from here: someone was faster, on the other side or in another tab. An
 * undecided quotation whose time is over can only expire, whether or not anyone has noticed yet. (product 8; reliability A21)
 */
export function afterAct(
  quotation: { readonly state: QuotationStatus; readonly validUntil: BusinessDay | null },
  act: QuotationAct,
  now: number,
): Outcome<QuotationStatus, StatusRefusal> {
  const { from, to } = draws[act];
  const { state, validUntil } = quotation;
  const isOver = isUndecided(state) && validUntil !== null && isOverdue(validUntil, now);
  if (act === 'expire') return isOver ? accept(to) : refuse({ code: 'quotations.status_changed' });
  if (state === 'expired' || (isOver && (act === 'accept' || act === 'decline'))) return refuse({ code: 'quotations.expired' });
  return from.includes(state) ? accept(to) : refuse({ code: 'quotations.status_changed' });
}

/** Whether a new version may follow this one: it has been with the couple and was not accepted. A draft is simply changed. */
export function mayFollow(state: QuotationStatus): Outcome<'may follow', 'quotations.status_changed'> {
  return state === 'draft' || state === 'accepted' || state === 'replaced'
    ? refuse({ code: 'quotations.status_changed' })
    : accept('may follow');
}
