import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ReviewCase } from '../../../../contract/review-cases.ts';
import { caseStatuses } from '../../../../core/reviews/report.ts';
import { useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { reviewCasesQuery } from '../queries.ts';
import { QueueCard } from '../queue/queue-card.tsx';
import { QueueTable } from '../queue/queue-table.tsx';
import { operationsTexts, reviewCaseTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { ReviewDecision, type Verdict } from './review-decision.tsx';
import { useReviewColumns } from './use-review-columns.tsx';

/** Reviews that vendors reported, with what was written. (decision 0134) */
export function Reviews({ ofKind }: { readonly ofKind: ReactNode }) {
  const t = useTexts(reviewCaseTexts);
  const words = useTexts(operationsTexts);
  const asked = useAsked();
  const status = asked.oneOf('status', caseStatuses) ?? 'open';
  const cases = useQuery(reviewCasesQuery({ status, page: asked.page }));
  const [deciding, setDeciding] = useState<{ of: ReviewCase; verdict: Verdict } | null>(null);
  const columns = useReviewColumns(status, (of, verdict) => setDeciding({ of, verdict }));
  const isOpen = status === 'open';
  return (
    <>
      <QueueCard
        lead={t('lead')}
        filter={
          <>
            {ofKind}
            <Chips
              label={words('status')}
              options={caseStatuses.map((value) => ({ value, label: t(value) }))}
              value={status}
              onChange={(value) => asked.narrow({ status: value })}
            />
          </>
        }
        query={cases}
        empty={isOpen ? { title: t('empty'), text: t('emptyText') } : { title: t('none'), text: t('noneText') }}
        onPage={asked.toPage}
      >
        {({ data }) => (
          <QueueTable
            label={t(status)}
            columns={columns}
            rows={data}
            keyOf={(row) => row.id}
            isOld={cases.isPlaceholderData}
            {...(isOpen && { keys: words('keysRows', { approve: t('keep'), decline: t('remove') }) })}
          />
        )}
      </QueueCard>
      {deciding !== null && <ReviewDecision {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
