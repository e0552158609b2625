import type { QuotationStatus } from './status.ts';

interface Offered {
  readonly id: string;
  readonly status: QuotationStatus;
}
/** What a vendor can do next about quotations for a client: continue a draft, answer a request, or offer anew what ended without agreement. */
export type NextOffer =
  | { readonly act: 'continue' | 'renew'; readonly quotationId: string }
  | { readonly act: 'write'; readonly requestId: string };

/**
 * The next step; null where there is none, or one of both is not known: what was answered already would be answered again. `requests` are those no quotation was sent for, `quotations` all of this client, each in its newest version; both
 * newest first.
 */
export function nextOffer(
  requests: readonly { readonly id: string }[] | undefined,
  quotations: readonly Offered[] | undefined,
): NextOffer | null {
  if (requests === undefined || quotations === undefined) return null;
  const draft = quotations.find(({ status }) => status === 'draft');
  if (draft !== undefined) return { act: 'continue', quotationId: draft.id };
  const [request] = requests;
  if (request !== undefined) return { act: 'write', requestId: request.id };
  // While one is open or accepted, there is nothing to offer anew.
  const [last] = quotations;
  const isOver = quotations.every(({ status }) => status === 'declined' || status === 'expired' || status === 'withdrawn');
  return last !== undefined && isOver ? { act: 'renew', quotationId: last.id } : null;
}
