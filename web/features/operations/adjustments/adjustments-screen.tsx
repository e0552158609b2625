import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { awaitedAmount, useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { adjustmentsQuery, vendorsQuery } from '../queries.ts';
import { QueueCard } from '../queue/queue-card.tsx';
import { QueueTable } from '../queue/queue-table.tsx';
import { operationsTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { AdjustmentForm } from './adjustment-form.tsx';
import { useAdjustmentColumns } from './use-adjustment-columns.tsx';
import { useBeside } from '../../../base/use-beside.ts';

const statuses = ['waiting', 'posted', 'refused'] as const;
const vendorId = /^[1-9]\d{0,14}$/;

/** Credit given or taken by hand; large amounts take two operators. */
export default function AdjustmentsScreen() {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const asked = useAsked();
  const status = asked.oneOf('status', statuses) ?? 'waiting';
  const adjustments = useQuery(adjustmentsQuery({ status, page: asked.page }));
  const wantedVendor = asked.text('vendor');
  const [isAsking, setAsking] = useState(vendorId.test(wantedVendor));
  // What has this very number comes first.
  const start = useBeside({ ...vendorsQuery({ q: wantedVendor, limit: 1 }), enabled: vendorId.test(wantedVendor) });
  const columns = useAdjustmentColumns();
  const limits = adjustments.data?.meta;
  return (
    <>
      {isAsking && limits !== undefined && !start.isLoading && (
        <AdjustmentForm
          aloneMaxIdr={limits.alone_max}
          limits={{ maximumIdr: limits.maximum }}
          start={start.data?.data.find(({ id }) => String(id) === wantedVendor) ?? null}
          onClose={() => {
            setAsking(false);
            asked.narrow({ vendor: undefined });
          }}
          onDone={(made) => asked.narrow({ vendor: undefined, status: made.status })}
        />
      )}
      <QueueCard
        lead={t('adjustmentLead', { limit: limits === undefined ? awaitedAmount : format.money(limits.alone_max) })}
        filter={
          <>
            <Chips
              label={t('status')}
              options={statuses.map((value) => ({ value, label: t(`adjustment.${value}`) }))}
              value={status}
              onChange={(value) => asked.narrow({ status: value })}
            />
            {!isAsking && <Button onClick={() => setAsking(true)}>{t('newAdjustment')}</Button>}
          </>
        }
        query={adjustments}
        empty={{ title: t('noAdjustments'), text: t('noAdjustmentsText') }}
        onPage={asked.toPage}
      >
        {({ data }) => (
          <QueueTable
            label={t(`adjustment.${status}`)}
            columns={columns}
            rows={data}
            keyOf={(row) => row.id}
            isOld={adjustments.isPlaceholderData}
            {...(status === 'waiting' && { keys: t('keysRows', { approve: t('approve'), decline: t('refuse') }) })}
          />
        )}
      </QueueCard>
    </>
  );
}
