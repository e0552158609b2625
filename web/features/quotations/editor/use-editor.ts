import { mutableCopy } from '../../../../core/mutable.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Quotation, saveQuotation } from '../../../../contract/quotations.ts';
import { checkContent } from '../../../../core/quotations/check.ts';
import { type QuotationContent, quotationRules, withinLimits } from '../../../../core/quotations/content.ts';
import { missingInSchedule } from '../../../../core/quotations/schedule.ts';
import { totalsOf } from '../../../../core/quotations/totals.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { savedElsewhere, type SaveOutcome } from '../../../base/form/document.ts';
import { isGone } from '../../../base/form/is-gone.ts';
import { useDocument } from '../../../base/form/use-document.ts';
import { useJudged } from '../../../base/form/use-form.ts';
import type { Typed } from '../../../base/form/view.ts';
import { runMutation } from '../../../base/queries.ts';
import { useToday } from '../../../base/today.ts';
import { inquiryQuery, quotationQuery } from '../../../parts/quotations/queries.ts';
import { useBeside } from '../../../base/use-beside.ts';

/**
 * A draft being written: saved by itself, judged by the very rule that decides whether it can be sent. A message shows once its field was left, or
 * sending was tried; from then on it follows each key.
 */
export function useEditor(quotation: Quotation) {
  const queries = useQueryClient();
  const request = useBeside(inquiryQuery(quotation.inquiry_id));
  const today = useToday();
  const judged = useJudged();
  const taxBasisPoints = taxOfQuotation(quotation);
  const { typed: content, ...draft } = useDocument<QuotationContent>({
    key: `quotation.${quotation.id}`,
    saved: quotation.content,
    revision: quotation.revision,
    check: (typed) => judged(checkContent(typed, today, quotationRules, taxBasisPoints)),
    save: (typed, isLeaving) => save(queries, quotation.id, typed, isLeaving),
  });
  const totals = totalsOf(content, taxBasisPoints);
  return {
    ...draft,
    content,
    today,
    /** The couple's, where it told them. */
    guests: request.data?.guests ?? null,
    savedAt: quotation.saved_at,
    totals,
    taxRate: quotation.totals.tax_rate,
    missingIdr: missingInSchedule(content.schedule, totals.totalIdr),
  };
}
/** The tax that is in force, or was when it was sent; in basis points. */
export const taxOfQuotation = ({ totals }: Pick<Quotation, 'totals'>): number => Math.round(totals.tax_rate * 10_000);
export type EditorState = ReturnType<typeof useEditor>;

async function save(
  queries: QueryClient,
  id: string,
  { revision, content }: Typed<QuotationContent>,
  keepalive: boolean,
): Promise<SaveOutcome<QuotationContent>> {
  try {
    const body = { revision, content: mutableCopy(withinLimits(content, quotationRules)) };
    const { quotation } = await runMutation(queries, () => call(saveQuotation, { params: { id }, body, keepalive }));
    queries.setQueryData(quotationQuery(id).queryKey, quotation);
    return { kind: 'saved', revision: quotation.revision };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    // Sent or discarded in another tab: the page shows what became of it.
    const isOver = failure.code === 'quotations.status_changed' || isGone(failure);
    if (isOver) await queries.invalidateQueries({ queryKey: ['quotations'] });
    if (failure.code !== 'quotations.edited_elsewhere') return { kind: 'failed', failure, isOver };
    return savedElsewhere(() => queries.fetchQuery({ ...quotationQuery(id), staleTime: 0 }));
  }
}
