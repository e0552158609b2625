import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { markReturned, type Refund } from '../../../../contract/operations-finance.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RepayTo } from './repay-to.tsx';
import { refundsQuery } from '../queries.ts';
import { Waits } from '../proposals/waits.tsx';
import { Decided } from '../queue/decided.tsx';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { QueueCard } from '../queue/queue-card.tsx';
import { type Column, QueueTable } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts, proposalTexts } from '../texts.ts';
import type { ListProps } from './list.ts';
import classes from './refunds.module.css';

/** Money that is its payer's and has to be sent back: it came too late or twice, or an instalment is being refunded. */
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
        empty={
          status === 'open' ? { title: t('noRefunds'), text: t('noFinanceText') } : { title: t('noDecided'), text: t('noDecidedText') }
        }
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
    { title: t('refundFor'), kind: 'words', cell: (refund) => <What refund={refund} /> },
    { title: t('payer'), kind: 'words', cell: (refund) => <Payer refund={refund} /> },
    { title: t('amount'), kind: 'number', cell: ({ amount }) => format.money(amount) },
    { title: t('paidAt'), cell: ({ paid_at: at }) => (at === null ? t('none') : format.dateTime(at)) },
    { title: t('waitingSince'), cell: ({ opened_at: at }) => format.dateTime(at) },
    {
      title: t('returned'),
      kind: 'actions',
      cell: (refund) =>
        refund.proposal !== null ? (
          <Waits proposal={refund.proposal} />
        ) : refund.returned === null ? (
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

/** What was paid for, why it goes back, and with whom it was agreed. */
function What({ refund }: { readonly refund: Refund }) {
  const t = useTexts(operationsTexts);
  const { order_number: number, payment_id: payment, subject, reason, vendor } = refund;
  return (
    <div className={classes['facts']}>
      <p>
        {t(`refundOf.${subject.kind}`)} {number ?? payment}
        {subject.label !== null && ` · ${subject.label}`}
      </p>
      <p className={classes['who']}>{t(`refundReason.${reason}`)}</p>
      {subject.kind === 'instalment' && vendor && <VendorName vendor={vendor} />}
    </div>
  );
}

/** Whose money it is, and the way back to them: the gateway they paid by, or the account they named. */
function Payer({ refund }: { readonly refund: Refund }) {
  const t = useTexts(operationsTexts);
  const { payer, paid_by: by } = refund;
  return (
    <div className={classes['facts']}>
      <p>{payer === null ? t('none') : t(payer.type === 'vendor' ? 'payerVendor' : 'payerCouple', { name: payer.name })}</p>
      {payer?.email && (
        <p className={classes['who']}>
          <a className="lone-link" href={`mailto:${payer.email}`}>
            {payer.email}
          </a>
        </p>
      )}
      <p className={classes['who']}>{t('paidBy', { gateway: by.gateway, reference: by.reference ?? t('none') })}</p>
      {payer?.type === 'user' && <RepayTo refund={refund} />}
    </div>
  );
}

function Returned({ returned: { at, by, reference } }: { readonly returned: NonNullable<Refund['returned']> }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  if (reference === null) return t('returnedByGateway', { when: format.dateTime(at) });
  return <Decided words={reference} by={by} at={at} />;
}

function MarkReturned({ refund, onClose }: { readonly refund: Refund; readonly onClose: () => void }) {
  const t = useTexts(operationsTexts);
  const proposals = useTexts(proposalTexts);
  const format = useFormat();
  const order = refund.order_number ?? refund.payment_id;
  return (
    <DecisionDialog
      title={t('markTitle')}
      draft={`refund.${refund.payment_id}`}
      label={t('reference')}
      decision="transfer"
      field="reference"
      confirm={t('markReturned')}
      send={(reference, idempotencyKey) => call(markReturned, { params: { id: refund.payment_id }, body: { reference }, idempotencyKey })}
      done={({ data }) => (data.status === 'waiting' ? proposals('proposed') : t('markDone'))}
      onClose={onClose}
    >
      <p>{t('markText', { amount: format.money(refund.amount), order, payer: refund.payer?.name ?? t('none') })}</p>
      <p>{t('paidBy', { gateway: refund.paid_by.gateway, reference: refund.paid_by.reference ?? t('none') })}</p>
    </DecisionDialog>
  );
}
