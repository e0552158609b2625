import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { markReturned, type Refund } from '../../../../contract/operations.ts';
import { call } from '../../../api/browser-call.ts';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { refundsQuery } from '../queries.ts';
import { Decided } from '../queue/decided.tsx';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { QueueCard } from '../queue/queue-card.tsx';
import { type Column, QueueTable } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts } from '../texts.ts';
import type { ListProps } from './list.ts';

const referenceLengthMax = 200;

/** Money that came after its order had expired. */
export function Refunds({ status, page, onPage, filter }: ListProps) {
  const t = useTexts(operationsTexts);
  const refunds = useQuery(refundsQuery({ status, page }));
  const [marking, setMarking] = useState<Refund | null>(null);
  const columns = useRefundColumns(setMarking);
  return (
    <>
      <QueueCard
        lead={t('refundsLead')}
        filter={filter}
        query={refunds}
        empty={{ title: t('noRefunds'), text: t('noFinanceText') }}
        onPage={onPage}
      >
        {({ data }) => (
          <QueueTable
            label={t('refunds')}
            columns={columns}
            rows={data}
            keyOf={(row) => row.payment_id}
            isOld={refunds.isPlaceholderData}
          />
        )}
      </QueueCard>
      {marking !== null && <MarkReturned refund={marking} onClose={() => setMarking(null)} />}
    </>
  );
}

function useRefundColumns(onMark: (refund: Refund) => void): readonly Column<Refund>[] {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const orderOf = (refund: Refund) => refund.order_number ?? refund.payment_id;
  return [
    { title: t('order'), cell: orderOf },
    { title: t('vendor'), cell: ({ vendor }) => vendor && <VendorName vendor={vendor} /> },
    { title: t('amount'), kind: 'number', cell: ({ amount }) => format.money(amount) },
    { title: t('paidAt'), cell: ({ paid_at: at }) => (at === null ? t('none') : format.dateTime(at)) },
    { title: t('waitingSince'), cell: ({ opened_at: at }) => format.dateTime(at) },
    {
      title: t('returned'),
      kind: 'actions',
      cell: (refund) =>
        refund.returned === null ? (
          <Button
            variant="default"
            data-key="a"
            aria-label={t('markReturnedOf', { amount: format.money(refund.amount), order: orderOf(refund) })}
            onClick={() => onMark(refund)}
          >
            {t('markReturned')}
          </Button>
        ) : (
          <Returned returned={refund.returned} />
        ),
    },
  ];
}

function Returned({ returned: { at, by, reference } }: { readonly returned: NonNullable<Refund['returned']> }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  if (reference === null) return t('returnedByGateway', { when: format.dateTime(at) });
  return <Decided words={reference} by={by} at={at} />;
}

function MarkReturned({ refund, onClose }: { readonly refund: Refund; readonly onClose: () => void }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const order = refund.order_number ?? refund.payment_id;
  return (
    <DecisionDialog
      title={t('markTitle')}
      draft={`refund.${refund.payment_id}`}
      label={t('reference')}
      field="reference"
      maxLength={referenceLengthMax}
      confirm={t('markReturned')}
      done={t('markDone')}
      send={(reference, idempotencyKey) => call(markReturned, { params: { id: refund.payment_id }, body: { reference }, idempotencyKey })}
      onClose={onClose}
    >
      <p>{t('markText', { amount: format.money(refund.amount), order, vendor: refund.vendor?.name ?? t('none') })}</p>
    </DecisionDialog>
  );
}
