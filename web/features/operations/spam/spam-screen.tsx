import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SpamReport } from '../../../../contract/spam-reports.ts';
import { useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { spamReportsQuery } from '../queries.ts';
import { QueueCard } from '../queue/queue-card.tsx';
import { QueueTable } from '../queue/queue-table.tsx';
import { operationsTexts, spamTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { SpamDecision, type SpamVerdict } from './spam-decision.tsx';
import { useSpamColumns } from './use-spam-columns.tsx';

const statuses = ['open', 'agreed', 'refused'] as const;

/** Conversations that someone marked as spam, with what was said in them. (product 3, Contact credit) */
export default function SpamScreen() {
  const t = useTexts(spamTexts);
  const words = useTexts(operationsTexts);
  const asked = useAsked();
  const status = asked.oneOf('status', statuses) ?? 'open';
  const reports = useQuery(spamReportsQuery({ status, page: asked.page }));
  const [deciding, setDeciding] = useState<{ report: SpamReport; verdict: SpamVerdict } | null>(null);
  const columns = useSpamColumns(status, (report, verdict) => setDeciding({ report, verdict }));
  const isOpen = status === 'open';
  return (
    <>
      <QueueCard
        lead={t('lead')}
        filter={
          <Chips
            label={t('status')}
            options={statuses.map((value) => ({ value, label: t(value) }))}
            value={status}
            onChange={(value) => asked.narrow({ status: value })}
          />
        }
        query={reports}
        empty={isOpen ? { title: t('empty'), text: t('emptyText') } : { title: t('none'), text: t('noneText') }}
        onPage={asked.toPage}
      >
        {({ data }) => (
          <QueueTable
            label={t(status)}
            columns={columns}
            rows={data}
            keyOf={(row) => row.id}
            isOld={reports.isPlaceholderData}
            {...(isOpen && { keys: words('keysRows', { approve: t('agree'), decline: t('refuse') }) })}
          />
        )}
      </QueueCard>
      {deciding !== null && <SpamDecision {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
