import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Dispute } from '../../../../contract/operations.ts';
import { useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { disputesQuery } from '../queries.ts';
import { QueueCard } from '../queue/queue-card.tsx';
import { QueueTable } from '../queue/queue-table.tsx';
import { operationsTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { DisputeDecision, type Verdict } from './dispute-decision.tsx';
import { useDisputeColumns } from './use-dispute-columns.tsx';

const statuses = ['open', 'refunded', 'refused'] as const;

/** Clicks that vendors dispute, with what speaks for and against each. (product 4, Clicked) */
export function Clicks({ ofKind }: { readonly ofKind: ReactNode }) {
  const t = useTexts(operationsTexts);
  const asked = useAsked();
  const status = asked.oneOf('status', statuses) ?? 'open';
  const disputes = useQuery(disputesQuery({ status, page: asked.page }));
  const [deciding, setDeciding] = useState<{ dispute: Dispute; verdict: Verdict } | null>(null);
  const columns = useDisputeColumns(status, (dispute, verdict) => setDeciding({ dispute, verdict }));
  const isOpen = status === 'open';
  return (
    <>
      <QueueCard
        lead={t('disputeLead')}
        filter={
          <>
            {ofKind}
            <Chips
              label={t('status')}
              options={statuses.map((value) => ({ value, label: t(`dispute.${value}`) }))}
              value={status}
              onChange={(value) => asked.narrow({ status: value })}
            />
          </>
        }
        query={disputes}
        empty={isOpen ? { title: t('noDisputes'), text: t('noDisputesText') } : { title: t('noDecided'), text: t('noDecidedText') }}
        onPage={asked.toPage}
      >
        {({ data }) => (
          <QueueTable
            label={t(`dispute.${status}`)}
            columns={columns}
            rows={data}
            keyOf={(row) => row.click_id}
            isOld={disputes.isPlaceholderData}
            {...(isOpen && { keys: t('keysRows', { approve: t('refund'), decline: t('refuse') }) })}
          />
        )}
      </QueueCard>
      {deciding !== null && <DisputeDecision {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
