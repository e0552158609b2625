import type { Dispute } from '../../../../contract/operations.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Waits } from '../proposals/waits.tsx';
import { Decided } from '../queue/decided.tsx';
import type { Column } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts } from '../texts.ts';
import type { Verdict } from './dispute-decision.tsx';
import { DisputeFacts } from './dispute-facts.tsx';

/** What a row shows: the case, and how it can be or was decided. */
export function useDisputeColumns(
  status: Dispute['status'],
  onDecide: (dispute: Dispute, verdict: Verdict) => void,
): readonly Column<Dispute>[] {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const last: Column<Dispute> =
    status === 'open'
      ? { title: t('actions'), kind: 'actions', cell: (dispute) => <Buttons dispute={dispute} onDecide={onDecide} /> }
      : {
          title: t('decision'),
          kind: 'words',
          cell: ({ decision }) => decision && <Decided words={decision.reason} by={decision.decided_by} at={decision.decided_at} />,
        };
  return [
    { title: t('vendor'), cell: ({ vendor }) => <VendorName vendor={vendor} /> },
    { title: t('click'), kind: 'time', cell: ({ click }) => format.dateTime(click.clicked_at) },
    { title: t('amount'), kind: 'number', cell: ({ click }) => format.money(click.charged) },
    { title: t('says'), kind: 'words', cell: ({ reason }) => reason },
    { title: t('facts'), kind: 'words', cell: ({ facts }) => <DisputeFacts facts={facts} /> },
    { title: t('waitingSince'), kind: 'time', cell: ({ opened_at: openedAt }) => format.dateTime(openedAt) },
    last,
  ];
}

function Buttons({ dispute, onDecide }: { readonly dispute: Dispute; readonly onDecide: (dispute: Dispute, verdict: Verdict) => void }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  if (dispute.proposal !== null) return <Waits proposal={dispute.proposal} />;
  const which = { when: format.dateTime(dispute.click.clicked_at), vendor: dispute.vendor.name };
  return (
    <>
      <Button variant="default" data-key="a" aria-label={t('refundOf', which)} onClick={() => onDecide(dispute, 'refunded')}>
        {t('refund')}
      </Button>{' '}
      <Button variant="subtle" data-key="d" aria-label={t('refuseOf', which)} onClick={() => onDecide(dispute, 'refused')}>
        {t('refuse')}
      </Button>
    </>
  );
}
