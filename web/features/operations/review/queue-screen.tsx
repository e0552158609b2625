import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { reviewQueue } from '../../../../contract/verification-review.ts';
import { businessTypes } from '../../../../core/verification/form.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { caseAddress } from '../addresses.ts';
import { QueueCard } from '../queue/queue-card.tsx';
import { type Column, QueueTable } from '../queue/queue-table.tsx';
import { agreementTexts, reviewTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { reviewQueueQuery } from './queries.ts';

type Row = AnswerOf<typeof reviewQueue>['data'][number];
const statuses = ['submitted', 'approved', 'declined'] as const;
const types = ['all', ...businessTypes] as const;

/** Agreements to review, the longest waiting first, with who is looking at which. (product 6) */
export default function ReviewQueueScreen() {
  const t = useTexts(reviewTexts);
  const words = useTexts(agreementTexts);
  const asked = useAsked();
  const status = asked.oneOf('status', statuses) ?? 'submitted';
  const type = asked.oneOf('type', types) ?? 'all';
  const cases = useQuery(reviewQueueQuery({ status, business_type: type === 'all' ? undefined : type, page: asked.page }));
  const columns = useCaseColumns(status);
  return (
    <QueueCard
      lead={t('lead')}
      filter={
        <>
          <Chips
            label={t('stateLabel')}
            options={statuses.map((value) => ({ value, label: t(`state.${value}`) }))}
            value={status}
            onChange={(value) => asked.narrow({ status: value })}
          />
          <Chips
            label={t('businessType')}
            options={types.map((value) => ({ value, label: value === 'all' ? t('anyType') : words(`type.${value}`) }))}
            value={type}
            onChange={(value) => asked.narrow({ type: value === 'all' ? undefined : value })}
          />
        </>
      }
      query={cases}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      onPage={asked.toPage}
    >
      {({ data }) => (
        <QueueTable
          label={t(`state.${status}`)}
          columns={columns}
          rows={data}
          keyOf={(row) => row.id}
          isOld={cases.isPlaceholderData}
          keys={t('keysOpen')}
        />
      )}
    </QueueCard>
  );
}

function useCaseColumns(state: Row['status']): readonly Column<Row>[] {
  const t = useTexts(reviewTexts);
  const words = useTexts(agreementTexts);
  const format = useFormat();
  const columns: readonly Column<Row>[] = [
    {
      title: words('field.business_name'),
      cell: ({ id, vendor, erased_at: erasedAt, is_related: isRelated }) => {
        const name = vendor.business_name || `#${vendor.id}`;
        if (erasedAt !== null) return `${name} (${t('erased', { when: format.date(erasedAt) })})`;
        return isRelated ? `${name} (${t('notMine')})` : <Link to={caseAddress(id)}>{name}</Link>;
      },
    },
    { title: t('businessType'), cell: ({ business_type: type }) => words(`type.${type}`) },
    { title: t('version'), cell: ({ number }) => t('versionNumber', { n: number }) },
    { title: t('handedIn'), kind: 'time', cell: ({ submitted_at: at }) => format.dateTime(at) },
  ];
  if (state !== 'submitted')
    return [...columns, { title: t('decided'), kind: 'time', cell: ({ decided_at: at }) => at !== null && format.dateTime(at) }];
  return [
    ...columns,
    {
      title: t('lookedAtBy'),
      cell: ({ lookers }) => (lookers.length === 0 ? t('nobodyLooks') : lookers.map((one) => (one.is_me ? t('me') : one.name)).join(', ')),
    },
  ];
}
