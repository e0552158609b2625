import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type KeptFair, listFairs } from '../../../../contract/fairs.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { QueueCard } from '../queue/queue-card.tsx';
import { type Column, QueueTable } from '../queue/queue-table.tsx';
import { fairsTexts, operationsTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { FairDialog } from './fair-dialog.tsx';
import { FairVendorsDialog } from './fair-vendors-dialog.tsx';

const times = ['coming', 'past'] as const;

const fairsQuery = (query: { readonly when: (typeof times)[number]; readonly page: number }) =>
  queryOptions({
    queryKey: ['operations', 'fairs', query],
    queryFn: ({ signal }) => call(listFairs, { query: { limit: 25, ...query }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type Open = { readonly kind: 'fair'; readonly fair: KeptFair | null } | { readonly kind: 'vendors'; readonly fairId: number };

/** Fairs and who can be met there. (product 9, Events) */
export default function FairsScreen() {
  const t = useTexts(fairsTexts);
  const asked = useAsked();
  const when = asked.oneOf('when', times) ?? 'coming';
  const fairs = useQuery(fairsQuery({ when, page: asked.page }));
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useColumns(setOpen);
  const ofVendors = open?.kind === 'vendors' ? fairs.data?.data.find(({ id }) => id === open.fairId) : undefined;
  return (
    <>
      <QueueCard
        lead={t('lead')}
        filter={
          <>
            <Chips
              label={t('when')}
              options={times.map((value) => ({ value, label: t(value) }))}
              value={when}
              onChange={(value) => asked.narrow({ when: value })}
            />
            <Button onClick={() => setOpen({ kind: 'fair', fair: null })}>{t('add')}</Button>
          </>
        }
        query={fairs}
        empty={when === 'coming' ? { title: t('none'), text: t('noneText') } : { title: t('nonePast'), text: t('nonePastText') }}
        onPage={asked.toPage}
      >
        {({ data }) => <QueueTable label={t(when)} columns={columns} rows={data} keyOf={({ id }) => id} isOld={fairs.isPlaceholderData} />}
      </QueueCard>
      {open?.kind === 'fair' && (
        <FairDialog
          fair={open.fair}
          newest={fairs.data?.data.find(({ id }) => id === open.fair?.id) ?? null}
          onClose={() => setOpen(null)}
        />
      )}
      {ofVendors !== undefined && <FairVendorsDialog fair={ofVendors} onClose={() => setOpen(null)} />}
    </>
  );
}

function useColumns(onOpen: (open: Open) => void): readonly Column<KeptFair>[] {
  const t = useTexts(fairsTexts);
  const queues = useTexts(operationsTexts);
  const format = useFormat();
  const days = ({ starts_on: first, ends_on: last }: KeptFair) =>
    first === last ? format.date(first) : `${format.date(first)} – ${format.date(last)}`;
  return [
    {
      title: t('fair'),
      cell: ({ name, is_cancelled: isCancelled }) => (
        <>
          <strong>{name}</strong> {isCancelled && t('cancelled')}
        </>
      ),
    },
    { title: t('days'), kind: 'time', cell: days },
    { title: t('place'), cell: ({ venue, city }) => `${venue}, ${city.name}` },
    {
      title: t('vendors'),
      kind: 'words',
      cell: ({ vendors }) => (vendors.length === 0 ? t('noVendors') : vendors.map(({ name }) => name).join(', ')),
    },
    {
      title: queues('actions'),
      kind: 'actions',
      cell: (fair) => (
        <>
          <Button
            variant="default"
            aria-label={t('vendorsOf', { fair: fair.name })}
            onClick={() => onOpen({ kind: 'vendors', fairId: fair.id })}
          >
            {t('manageVendors')}
          </Button>{' '}
          <Button variant="subtle" aria-label={t('editOf', { fair: fair.name })} onClick={() => onOpen({ kind: 'fair', fair })}>
            {t('edit')}
          </Button>
        </>
      ),
    },
  ];
}
