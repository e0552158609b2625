import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerPaymentAlert, type PaymentAlert } from '../../../../contract/operations-finance.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { alertsQuery } from '../queries.ts';
import { Decided } from '../queue/decided.tsx';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { QueueCard } from '../queue/queue-card.tsx';
import { type Column, QueueTable } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts } from '../texts.ts';
import type { ListProps } from './list.ts';

/** What the gateway said that does not fit our books. */
export function Alerts({ status, page, onPage, filter }: ListProps) {
  const t = useTexts(operationsTexts);
  const alerts = useQuery(alertsQuery({ status, page }));
  const [answering, setAnswering] = useState<PaymentAlert | null>(null);
  const columns = useAlertColumns(setAnswering);
  return (
    <>
      <QueueCard
        lead={t('alertsLead')}
        filter={filter}
        query={alerts}
        empty={status === 'open' ? { title: t('noAlerts'), text: t('noFinanceText') } : { title: t('noDecided'), text: t('noDecidedText') }}
        onPage={onPage}
      >
        {({ data }) => (
          <QueueTable label={t('alerts')} columns={columns} rows={data} keyOf={(row) => row.id} isOld={alerts.isPlaceholderData} />
        )}
      </QueueCard>
      {answering !== null && (
        <DecisionDialog
          title={t('answerTitle')}
          draft={`alert.${answering.id}`}
          label={t('answer')}
          decision="payment_alert"
          confirm={t('answerAlert')}
          done={t('answered')}
          send={(reason) => call(answerPaymentAlert, { params: { id: answering.id }, body: { reason } })}
          onClose={() => setAnswering(null)}
        >
          <p>{t(`alert.${answering.code}`)}</p>
        </DecisionDialog>
      )}
    </>
  );
}

function useAlertColumns(onAnswer: (alert: PaymentAlert) => void): readonly Column<PaymentAlert>[] {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const paymentOf = (alert: PaymentAlert) => alert.order_number ?? alert.payment_id;
  return [
    { title: t('alert'), kind: 'words', cell: ({ code }) => t(`alert.${code}`) },
    { title: t('payment'), kind: 'words', cell: (alert) => `${paymentOf(alert)} (${alert.gateway})` },
    { title: t('vendor'), cell: ({ vendor }) => vendor && <VendorName vendor={vendor} /> },
    { title: t('raisedAt'), cell: ({ raised_at: at }) => format.dateTime(at) },
    {
      title: t('answer'),
      kind: 'actions',
      cell: (alert) =>
        alert.answer === null ? (
          <Button variant="default" data-key="a" aria-label={t('answerOf', { payment: paymentOf(alert) })} onClick={() => onAnswer(alert)}>
            {t('answerAlert')}
          </Button>
        ) : (
          <Decided words={alert.answer.reason} by={alert.answer.by} at={alert.answer.at} />
        ),
    },
  ];
}
