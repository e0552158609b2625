import { useQuery } from '@tanstack/react-query';
import type { OperatedVendor } from '../../../../contract/operations.ts';
import { useFormat } from '../../../base/format.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { vendorsQuery } from '../queries.ts';
import { QueueCard } from '../queue/queue-card.tsx';
import { type Column, QueueTable } from '../queue/queue-table.tsx';
import { SearchField } from '../queue/search-field.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { VendorStatusMark } from './vendor-status.tsx';

const statuses = ['all', '1', '0', '2'] as const;

/** Every vendor of any status, to be found by whatever an operator knows of it. */
export default function VendorsScreen() {
  const t = useTexts(operationsTexts);
  const asked = useAsked();
  const q = asked.text('q');
  const status = asked.oneOf('status', statuses) ?? 'all';
  const vendors = useQuery(vendorsQuery({ q, page: asked.page, ...(status !== 'all' && { status: Number(status) }) }));
  const columns = useVendorColumns();
  return (
    <QueueCard
      lead={t('searchVendors')}
      filter={
        <>
          <SearchField key={q} label={t('homeFind')} value={q} onSearch={(words) => asked.narrow({ q: words || undefined })} />
          <Chips
            label={t('status')}
            options={statuses.map((value) => ({ value, label: value === 'all' ? t('anyStatus') : t(`vendorStatus.${value}`) }))}
            value={status}
            onChange={(value) => asked.narrow({ status: value === 'all' ? undefined : Number(value) })}
          />
        </>
      }
      query={vendors}
      empty={{ title: t('noVendors'), text: t('noVendorsText') }}
      onPage={asked.toPage}
    >
      {({ data }) => (
        <QueueTable
          label={t('vendor')}
          columns={columns}
          rows={data}
          keyOf={(row) => row.id}
          isOld={vendors.isPlaceholderData}
          keys={t('keysOpen')}
        />
      )}
    </QueueCard>
  );
}

function useVendorColumns(): readonly Column<OperatedVendor>[] {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const language = useLanguage();
  return [
    { title: t('vendor'), cell: (vendor) => <VendorName vendor={vendor} /> },
    { title: '#', cell: ({ id }) => id },
    { title: t('status'), cell: ({ status }) => <VendorStatusMark status={status} /> },
    { title: t('category'), cell: ({ category }) => category?.[language] ?? t('none') },
    { title: t('city'), cell: ({ city }) => city ?? t('none') },
    { title: t('balance'), kind: 'number', cell: ({ balance }) => format.money(balance) },
  ];
}
