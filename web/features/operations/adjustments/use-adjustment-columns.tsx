import type { Adjustment } from '../../../../contract/operations.ts';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Decided } from '../queue/decided.tsx';
import type { Column } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts } from '../texts.ts';
import type { Verdict } from './adjustment-decision.tsx';

type OnDecide = (adjustment: Adjustment, verdict: Verdict) => void;

export function useAdjustmentColumns(onDecide: OnDecide): readonly Column<Adjustment>[] {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  return [
    { title: t('vendor'), cell: ({ vendor }) => <VendorName vendor={vendor} /> },
    { title: t('amount'), kind: 'number', cell: ({ amount }) => `${amount > 0 ? '+' : ''}${format.money(amount)}` },
    { title: t('reason'), kind: 'words', cell: ({ reason }) => reason },
    { title: t('askedBy'), cell: ({ asked_by: by, is_mine: isMine }) => (isMine ? t('mine') : (by ?? t('unknownOperator'))) },
    { title: t('when'), cell: ({ asked_at: at }) => format.dateTime(at) },
    { title: t('decision'), kind: 'actions', cell: (adjustment) => <Decision adjustment={adjustment} onDecide={onDecide} /> },
  ];
}

/** The buttons of the second operator; for the first, and afterwards, what became of it. */
function Decision({ adjustment, onDecide }: { readonly adjustment: Adjustment; readonly onDecide: OnDecide }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const { decision, status, is_mine: isMine } = adjustment;
  if (decision !== null) return <Decided words={decision.reason} by={decision.decided_by} at={decision.decided_at} />;
  if (status !== 'waiting') return t('none');
  if (isMine) return t('waitsForOther');
  const which = { amount: format.money(adjustment.amount), vendor: adjustment.vendor.name };
  return (
    <>
      <Button variant="default" data-key="a" aria-label={t('approveOf', which)} onClick={() => onDecide(adjustment, 'approved')}>
        {t('approve')}
      </Button>{' '}
      <Button variant="subtle" data-key="d" aria-label={t('declineOf', which)} onClick={() => onDecide(adjustment, 'refused')}>
        {t('refuse')}
      </Button>
    </>
  );
}
