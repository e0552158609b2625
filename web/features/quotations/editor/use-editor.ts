import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Quotation, saveQuotation } from '../../../../contract/quotations.ts';
import { checkContent } from '../../../../core/quotations/check.ts';
import { type QuotationContent, quotationRules, withinLimits } from '../../../../core/quotations/content.ts';
import { missingInSchedule } from '../../../../core/quotations/schedule.ts';
import { totalsOf } from '../../../../core/quotations/totals.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import type { Kept, SaveOutcome } from '../../../base/draft-saver.ts';
import { useToday } from '../../../base/today.ts';
import { useDraftSaver } from '../../../base/use-draft-saver.ts';
import { useTouchedFields } from '../../../base/use-touched-fields.ts';
import { quotationQuery } from '../../../parts/quotations/queries.ts';

/**
 * A draft being written: saved by itself, judged by the very rule that decides whether it can be sent. A message shows once its field was left, or
 * sending was tried; from then on it follows each key.
 */
export function useEditor(quotation: Quotation) {
  const queries = useQueryClient();
  const { saver, content, standing, savedAt } = useDraftSaver<QuotationContent>({
    form: `quotation.${quotation.id}`,
    saved: { revision: quotation.revision, content: quotation.content, savedAt: quotation.saved_at },
    send: (draft, isLeaving) => send(queries, quotation.id, draft, isLeaving),
  });
  const today = useToday();
  const taxBasisPoints = taxOfQuotation(quotation);

  const checked = checkContent(content, today, quotationRules, taxBasisPoints);
  const touched = useTouchedFields(checked.ok ? [] : checked.refusals);
  const totals = totalsOf(content, taxBasisPoints);
  return {
    content,
    standing,
    savedAt,
    saver,
    totals,
    taxRate: quotation.totals.tax_rate,
    missingIdr: missingInSchedule(content.schedule, totals.totalIdr),
    isSendable: checked.ok,
    ...touched,
    change: (part: Partial<QuotationContent>) => saver.change(part),
    async resolve(choice: 'mine' | 'theirs'): Promise<void> {
      const theirs = await queries.fetchQuery({ ...quotationQuery(quotation.id), staleTime: 0 });
      saver[choice === 'mine' ? 'keepMine' : 'takeTheirs'](theirs);
    },
  };
}
/** The tax that is in force, or was when it was sent; in basis points. */
export const taxOfQuotation = ({ totals }: Pick<Quotation, 'totals'>): number => Math.round(totals.tax_rate * 10_000);
export type EditorState = ReturnType<typeof useEditor>;

async function send(
  queries: QueryClient,
  id: string,
  { revision, content }: Kept<QuotationContent>,
  keepalive: boolean,
): Promise<SaveOutcome> {
  try {
    const body = { revision, content: structuredClone(withinLimits(content, quotationRules)) as Quotation['content'] };
    const { quotation } = await call(saveQuotation, { params: { id }, body, keepalive });
    queries.setQueryData(quotationQuery(id).queryKey, quotation);
    return { kind: 'saved', revision: quotation.revision, savedAt: quotation.saved_at };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    // Sent or discarded in another tab: the page shows what became of it.
    if (failure.code === 'quotations.state_moved_on' || failure.status === 404)
      await queries.invalidateQueries({ queryKey: ['quotations'] });
    return { kind: failure.code === 'quotations.edited_elsewhere' ? 'elsewhere' : 'failed' };
  }
}
