import type { QuotationContent } from '../../core/quotations/content.ts';
import { inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { isSameJson } from '../kit/same-json.ts';
import type { QuotationsContext } from './context.ts';
import { lockQuotation, removeDraft, saveDraft } from './quotation-store.ts';

/**
 * Keeps a draft as it was typed. It names the revision it was typed over: when another tab saved since, it is refused, and neither's words are
 * lost. What was saved already, by a request whose answer was lost, is simply answered again.
 */
export async function saveQuotationDraft(
  ctx: QuotationsContext,
  vendorId: number,
  id: string,
  { revision, content }: { readonly revision: number; readonly content: QuotationContent },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const draft = (await lockQuotation(tx, { kind: 'vendor', vendorId }, id)) ?? refuseWith('request.not_found');
    if (draft.state !== 'draft') refuseWith('quotations.status_changed');
    if (draft.revision !== revision) {
      if (draft.revision === revision + 1 && isSameJson(draft.content, content)) return;
      refuseWith('quotations.edited_elsewhere');
    }
    await saveDraft(tx, id, content, ctx.clock.now());
  });
}

/** It is deleted. One that was sent meanwhile is refused with `quotations.status_changed`. */
export async function discardDraft(ctx: QuotationsContext, vendorId: number, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const draft = (await lockQuotation(tx, { kind: 'vendor', vendorId }, id)) ?? refuseWith('request.not_found');
    if (draft.state !== 'draft') refuseWith('quotations.status_changed');
    await removeDraft(tx, id);
  });
}
