import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type PaidInstalment, refundInstalment } from '../../../../contract/instalment-refunds.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { awaitedAmount, useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Waits } from '../proposals/waits.tsx';
import { paidInstalmentsQuery } from '../queries.ts';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { QueueCard } from '../queue/queue-card.tsx';
import { type Column, QueueTable } from '../queue/queue-table.tsx';
import { SearchField } from '../queue/search-field.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts, proposalTexts } from '../texts.ts';

type InstalmentsProps = {
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly filter: ReactNode;
  /** A quotation by its number, or the start of it. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
};

/** What couples paid of quotations, and the way back for it: large amounts take two operators. (product 5; reliability S23) */
export function Instalments({ page, onPage, filter, search, onSearch }: InstalmentsProps) {
  const t = useTexts(operationsTexts);
  const instalments = useQuery(paidInstalmentsQuery({ page, search }));
  const [givingBack, setGivingBack] = useState<PaidInstalment | null>(null);
  const columns = useColumns(setGivingBack);
  const format = useFormat();
  const limit = instalments.data?.meta.alone_max;
  return (
    <>
      <QueueCard
        lead={t('instalmentsLead', { limit: limit === undefined ? awaitedAmount : format.money(limit) })}
        filter={
          <>
            {filter}
            <SearchField key={search} label={t('searchInstalments')} hint={t('searchInstalmentsHint')} value={search} onSearch={onSearch} />
          </>
        }
        query={instalments}
        empty={
          search === ''
            ? { title: t('noInstalments'), text: t('noFinanceText') }
            : { title: t('noInstalmentsFound', { q: search }), text: t('noInstalmentsFoundText') }
        }
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
      {givingBack !== null && <GiveBack instalment={givingBack} onClose={() => setGivingBack(null)} />}
    </>
  );
}

function useColumns(onGiveBack: (instalment: PaidInstalment) => void): readonly Column<PaidInstalment>[] {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  return [
    { title: t('quotation'), cell: ({ quotation_number: number, label }) => `${number} · ${label}` },
    { title: t('vendor'), cell: ({ vendor }) => <VendorName vendor={vendor} /> },
    { title: t('couple'), cell: ({ couple }) => couple },
    { title: t('amount'), kind: 'number', cell: ({ amount }) => format.money(amount) },
    { title: t('paidAt'), cell: ({ paid_at: at }) => format.dateTime(at) },
    { title: t('decision'), kind: 'actions', cell: (instalment) => <GiveBackButton instalment={instalment} onGiveBack={onGiveBack} /> },
  ];
}

type GiveBackButtonProps = { readonly instalment: PaidInstalment; readonly onGiveBack: (instalment: PaidInstalment) => void };

/** What this operator can do about it, or what became of it. */
function GiveBackButton({ instalment, onGiveBack }: GiveBackButtonProps) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const { proposal, status, quotation_number: quotation } = instalment;
  if (proposal !== null) return <Waits proposal={proposal} />;
  if (status !== 'paid') return t(`refund.${status}`);
  return (
    <Button
      variant="default"
      data-key="a"
      aria-label={t('giveBackOf', { amount: format.money(instalment.amount), quotation })}
      onClick={() => onGiveBack(instalment)}
    >
      {t('giveBack')}
    </Button>
  );
}

function GiveBack({ instalment, onClose }: { readonly instalment: PaidInstalment; readonly onClose: () => void }) {
  const t = useTexts(operationsTexts);
  const proposals = useTexts(proposalTexts);
  const format = useFormat();
  const { id, amount, couple, label, quotation_number: quotation, vendor } = instalment;
  return (
    <DecisionDialog
      title={t('giveBackTitle')}
      draft={`instalment.${id}`}
      label={t('giveBackReason')}
      decision="instalment_refund"
      confirm={t('giveBack')}
      send={(reason, idempotencyKey) => call(refundInstalment, { params: { id }, body: { reason }, idempotencyKey })}
      done={({ data }) => (data.status === 'waiting' ? proposals('proposed') : t('giveBackDone'))}
      onClose={onClose}
    >
      <p>{t('giveBackText', { amount: format.money(amount), couple, label, quotation, vendor: vendor.name })}</p>
    </DecisionDialog>
  );
}
