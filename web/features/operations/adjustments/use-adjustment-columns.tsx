import type { Adjustment } from '../../../../contract/operations.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Waits } from '../proposals/waits.tsx';
import { Decided } from '../queue/decided.tsx';
import type { Column } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts } from '../texts.ts';

export function useAdjustmentColumns(): readonly Column<Adjustment>[] {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  return [
    { title: t('vendor'), cell: ({ vendor }) => <VendorName vendor={vendor} /> },
    { title: t('amount'), kind: 'number', cell: ({ amount }) => `${amount > 0 ? '+' : ''}${format.money(amount)}` },
    { title: t('reason'), kind: 'words', cell: ({ reason }) => reason },
    { title: t('askedBy'), cell: ({ asked_by: by, is_mine: isMine }) => (isMine ? t('mine') : (by ?? t('unknownOperator'))) },
    { title: t('when'), cell: ({ asked_at: at }) => format.dateTime(at) },
    { title: t('decision'), kind: 'actions', cell: (adjustment) => <Decision adjustment={adjustment} /> },
  ];
}

/** What the second operator can do, and afterwards what became of it. */
function Decision({ adjustment: { decision, proposal } }: { readonly adjustment: Adjustment }) {
  const t = useTexts(operationsTexts);
  if (proposal !== null) return <Waits proposal={proposal} />;
  return decision === null ? t('none') : <Decided words={decision.reason} by={decision.decided_by} at={decision.decided_at} />;
}
