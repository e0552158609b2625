import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { decideInstalmentRefund, type PaidInstalment, refundInstalment } from '../../../../contract/instalment-refunds.ts';
import { call } from '../../../api/browser-call.ts';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { paidInstalmentsQuery } from '../queries.ts';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { QueueCard } from '../queue/queue-card.tsx';
import { type Column, QueueTable } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts } from '../texts.ts';

type InstalmentsProps = {
  readonly status: 'paid' | 'waiting';
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly filter: ReactNode;
};
type Deed = 'give back' | 'approved' | 'refused';
type OnAct = (instalment: PaidInstalment, deed: Deed) => void;

/** What couples paid of quotations, and the way back for it: large amounts take two operators. (product 5; reliability S23) */
export function Instalments({ status, page, onPage, filter }: InstalmentsProps) {
  const t = useTexts(operationsTexts);
  const instalments = useQuery(paidInstalmentsQuery({ status, page }));
  const [acting, setActing] = useState<{ readonly instalment: PaidInstalment; readonly deed: Deed } | null>(null);
  const columns = useColumns((instalment, deed) => setActing({ instalment, deed }));
  return (
    <>
      <QueueCard
        lead={t('instalmentsLead')}
        filter={filter}
        query={instalments}
        empty={{ title: t('noInstalments'), text: t('noFinanceText') }}
        onPage={onPage}
      >
        {({ data }) => (
          <QueueTable
            label={t('instalments')}
            columns={columns}
            rows={data}
            keyOf={(row) => row.id}
            isOld={instalments.isPlaceholderData}
          />
        )}
      </QueueCard>
      {acting !== null && <Act {...acting} onClose={() => setActing(null)} />}
    </>
  );
}

function useColumns(onAct: OnAct): readonly Column<PaidInstalment>[] {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  return [
    { title: t('quotation'), cell: ({ quotation_number: number, label }) => `${number} · ${label}` },
    { title: t('vendor'), cell: ({ vendor }) => <VendorName vendor={vendor} /> },
    { title: t('couple'), cell: ({ couple }) => couple },
    { title: t('amount'), kind: 'number', cell: ({ amount }) => format.money(amount) },
    { title: t('paidAt'), cell: ({ paid_at: at }) => format.dateTime(at) },
    { title: t('decision'), kind: 'actions', cell: (instalment) => <Buttons instalment={instalment} onAct={onAct} /> },
  ];
}

/** What this operator can do about it, or what became of it. */
function Buttons({ instalment, onAct }: { readonly instalment: PaidInstalment; readonly onAct: OnAct }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const { refund, quotation_number: quotation, vendor } = instalment;
  const amount = format.money(instalment.amount);
  if (refund === null) {
    return (
      <Button variant="default" aria-label={t('giveBackOf', { amount, quotation })} onClick={() => onAct(instalment, 'give back')}>
        {t('giveBack')}
      </Button>
    );
  }
  if (refund.status === 'posted') return t('givenBack');
  if (refund.is_mine) return t('waitsForOther');
  const which = { amount, vendor: vendor.name };
  return (
    <>
      <Button variant="default" data-key="a" aria-label={t('approveOf', which)} onClick={() => onAct(instalment, 'approved')}>
        {t('approve')}
      </Button>{' '}
      <Button variant="subtle" data-key="d" aria-label={t('declineOf', which)} onClick={() => onAct(instalment, 'refused')}>
        {t('refuse')}
      </Button>
    </>
  );
}

type ActProps = { readonly instalment: PaidInstalment; readonly deed: Deed; readonly onClose: () => void };
function Act({ instalment, deed, onClose }: ActProps) {
  if (deed === 'give back') return <GiveBack instalment={instalment} onClose={onClose} />;
  return <Decide instalment={instalment} verdict={deed} onClose={onClose} />;
}

function GiveBack({ instalment, onClose }: Omit<ActProps, 'deed'>) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const { id, amount, couple, label, quotation_number: quotation, vendor } = instalment;
  return (
    <DecisionDialog
      title={t('giveBackTitle')}
      draft={`instalment.${id}`}
      label={t('giveBackReason')}
      confirm={t('giveBack')}
      done={t('giveBackDone')}
      send={(reason, idempotencyKey) => call(refundInstalment, { params: { id }, body: { reason }, idempotencyKey })}
      onClose={onClose}
    >
      <p>{t('giveBackText', { amount: format.money(amount), couple, label, quotation, vendor: vendor.name })}</p>
    </DecisionDialog>
  );
}

type DecideProps = { readonly instalment: PaidInstalment; readonly verdict: 'approved' | 'refused'; readonly onClose: () => void };
/** The second pair of eyes on what another operator asked for. */
function Decide({ instalment: { refund, amount, couple }, verdict, onClose }: DecideProps) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  if (refund === null) return null;
  const isApproval = verdict === 'approved';
  const { id, asked_by: by, reason } = refund;
  return (
    <DecisionDialog
      title={t(isApproval ? 'refundApproveTitle' : 'refundRefuseTitle')}
      draft={`instalment-refund.${id}.${verdict}`}
      label={t(isApproval ? 'approveNote' : 'reasonLabel')}
      isOptional={isApproval}
      confirm={t(isApproval ? 'approve' : 'refuse')}
      done={t(isApproval ? 'approved' : 'declined')}
      send={(note, idempotencyKey) => call(decideInstalmentRefund, { params: { id }, body: { verdict, reason: note }, idempotencyKey })}
      onClose={onClose}
    >
      <p>{t('refundAsked', { who: by ?? t('unknownOperator'), amount: format.money(amount), couple, reason })}</p>
    </DecisionDialog>
  );
}
