import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Quotation, saveQuotation } from '../../../../contract/quotations.ts';
import { checkContent } from '../../../../core/quotations/check.ts';
import { type QuotationContent, quotationRules } from '../../../../core/quotations/content.ts';
import { missingInSchedule } from '../../../../core/quotations/schedule.ts';
import { totalsOf } from '../../../../core/quotations/totals.ts';
import { call } from '../../../api/browser-call.ts';
import { ApiError } from '../../../api/call.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../../app/draft.ts';
import { useRefusalText } from '../../../app/refusal-texts.ts';
import { useToday } from '../../../app/today.ts';
import { quotationQuery } from '../queries.ts';
import { createDraftSaver, type DraftSaver, type Kept, type SaveOutcome } from './draft-saver.ts';

/**
 * A draft being written: saved by itself, judged by the very rule that decides whether it can be sent. A message shows once its field was left, or
 * sending was tried; from then on it follows each key.
 */
export function useEditor(quotation: Quotation) {
  const queries = useQueryClient();
  const [saver] = useState(() => startSaver(queries, quotation));
  const { content, standing, savedAt } = useSyncExternalStore(saver.subscribe, saver.get);
  const [seen, setSeen] = useState<ReadonlySet<string> | 'all'>(new Set());
  const refusalText = useRefusalText();
  const today = useToday();
  useLeaving(saver);

  const checked = checkContent(content, today, quotationRules);
  const refusals = checked.ok ? [] : checked.refusals;
  const totals = totalsOf(content, quotationRules.taxBasisPoints);
  return {
    content,
    standing,
    savedAt,
    saver,
    totals,
    missingIdr: missingInSchedule(content.schedule, totals.totalIdr),
    isSendable: checked.ok,
    /** Every reason why it cannot be sent, as a sentence, by its field. */
    problems: refusals.map((refusal) => ({ field: refusal.field ?? '', message: refusalText(refusal) })),
    messageOf(field: string): string | undefined {
      if (seen !== 'all' && !seen.has(field)) return undefined;
      const refusal = refusals.find((one) => one.field === field);
      return refusal && refusalText(refusal);
    },
    see: (field: string) => setSeen((before) => (before === 'all' || field === '' ? before : new Set([...before, field]))),
    seeAll: () => setSeen('all'),
    change: (part: Partial<QuotationContent>) => saver.change(part),
    async resolve(choice: 'mine' | 'theirs'): Promise<void> {
      const theirs = await queries.fetchQuery({ ...quotationQuery(quotation.id), staleTime: 0 });
      saver[choice === 'mine' ? 'keepMine' : 'takeTheirs'](theirs);
    },
  };
}
export type EditorState = ReturnType<typeof useEditor>;

/** Saves a last time when the page is hidden or left, and again when the network is back. */
function useLeaving(saver: DraftSaver): void {
  useEffect(() => {
    saver.start();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush(true);
    };
    const onOnline = () => void saver.flush();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('online', onOnline);
      saver.stop();
    };
  }, [saver]);
}

function startSaver(queries: QueryClient, { id, revision, content, saved_at: savedAt }: Quotation): DraftSaver {
  const form = `quotation.${id}`;
  const kept = keptDraft<Kept>(form);
  return createDraftSaver({
    saved: { revision, content, savedAt },
    kept: kept.revision === undefined || kept.content === undefined ? null : { revision: kept.revision, content: kept.content },
    keep: (now) => (now === null ? forgetDraft(form) : keepDraft(form, now)),
    send: (draft, isLeaving) => send(queries, id, draft, isLeaving),
  });
}

async function send(queries: QueryClient, id: string, { revision, content }: Kept, keepalive: boolean): Promise<SaveOutcome> {
  try {
    const body = { revision, content: structuredClone(content) as Quotation['content'] };
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
