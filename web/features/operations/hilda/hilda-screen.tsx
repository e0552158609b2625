import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decideHilda, type HildaMember } from '../../../../contract/hilda.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { useFormat } from '../../../base/format.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { hildaTexts } from '../../../parts/hilda-texts.ts';
import { membersQuery } from './queries.ts';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { QueueCard } from '../queue/queue-card.tsx';
import { type Column, QueueTable } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';

const statuses = ['pending', 'active'] as const;

/** Vendors who want to be suggested to couples, and those who are. (product 9, Hilda) */
export default function HildaScreen() {
  const t = useTexts(hildaTexts);
  const queues = useTexts(operationsTexts);
  const asked = useAsked();
  const status = asked.oneOf('status', statuses) ?? 'pending';
  const members = useQuery(membersQuery({ status, page: asked.page }));
  const [refusing, setRefusing] = useState<HildaMember | null>(null);
  const columns = useColumns(status, setRefusing);
  const isPending = status === 'pending';
  return (
    <>
      <QueueCard
        lead={t('queueLead')}
        filter={
          <Chips
            label={queues('status')}
            options={[
              { value: 'pending', label: t('queuePending') },
              { value: 'active', label: t('queueActive') },
            ]}
            value={status}
            onChange={(value) => asked.narrow({ status: value })}
          />
        }
        query={members}
        empty={isPending ? { title: t('none'), text: t('noneText') } : { title: t('noneActive'), text: t('noneActiveText') }}
        onPage={asked.toPage}
      >
        {({ data }) => (
          <QueueTable
            label={t(isPending ? 'queuePending' : 'queueActive')}
            columns={columns}
            rows={data}
            keyOf={({ vendor }) => vendor.id}
            isOld={members.isPlaceholderData}
            {...(isPending && { keys: queues('keysRows', { approve: t('admit'), decline: t('refuse') }) })}
          />
        )}
      </QueueCard>
      {refusing !== null && <Refusal member={refusing} onClose={() => setRefusing(null)} />}
    </>
  );
}

function useColumns(status: 'pending' | 'active', onRefuse: (member: HildaMember) => void): readonly Column<HildaMember>[] {
  const t = useTexts(hildaTexts);
  const queues = useTexts(operationsTexts);
  const format = useFormat();
  const language = useLanguage();
  const columns: readonly Column<HildaMember>[] = [
    { title: queues('vendor'), cell: ({ vendor }) => <VendorName vendor={vendor} /> },
    { title: queues('category'), cell: ({ category }) => category?.[language] ?? queues('none') },
    { title: queues('city'), cell: ({ city }) => city ?? queues('none') },
    {
      title: t('rating'),
      cell: ({ rating, review_count: count }) =>
        rating === null ? t('noRating') : t('ratingOf', { rating: format.stars(rating), count, n: format.count(count) }),
    },
  ];
  if (status === 'active')
    return [...columns, { title: t('since'), kind: 'time', cell: ({ joined_at: at }) => at !== null && format.dateTime(at) }];
  return [
    ...columns,
    { title: queues('waitingSince'), kind: 'time', cell: ({ asked_at: at }) => format.dateTime(at) },
    { title: queues('actions'), kind: 'actions', cell: (member) => <Buttons member={member} onRefuse={onRefuse} /> },
  ];
}

function Buttons({ member, onRefuse }: { readonly member: HildaMember; readonly onRefuse: (member: HildaMember) => void }) {
  const t = useTexts(hildaTexts);
  const queries = useQueryClient();
  const vendor = member.vendor.name;
  const admitting = useMutation({
    mutationFn: () => call(decideHilda, { params: { id: member.vendor.id }, body: { verdict: 'admit' } }),
    onSuccess: () => notify('success', t('admitted')),
    onError: notifyFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations'] }),
  });
  return (
    <>
      <Button
        variant="default"
        data-key="a"
        aria-label={t('admitOf', { vendor })}
        loading={admitting.isPending}
        onClick={() => admitting.mutate()}
      >
        {t('admit')}
      </Button>{' '}
      <Button variant="subtle" data-key="d" aria-label={t('refuseOf', { vendor })} onClick={() => onRefuse(member)}>
        {t('refuse')}
      </Button>
    </>
  );
}

function Refusal({ member, onClose }: { readonly member: HildaMember; readonly onClose: () => void }) {
  const t = useTexts(hildaTexts);
  const queues = useTexts(operationsTexts);
  return (
    <DecisionDialog
      title={t('refuseTitle')}
      draft={`hilda.${member.vendor.id}`}
      label={queues('reasonLabel')}
      decision="hilda_declined"
      examples={[t('refuseExample.pictures'), t('refuseExample.prices')]}
      confirm={t('refuse')}
      done={t('refused')}
      send={(reason) => call(decideHilda, { params: { id: member.vendor.id }, body: { verdict: 'refuse', reason } })}
      onClose={onClose}
    >
      <p>{t('refuseText', { vendor: member.vendor.name })}</p>
    </DecisionDialog>
  );
}
