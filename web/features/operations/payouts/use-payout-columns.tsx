import { Link } from '@tanstack/react-router';
import type { OperatorPayout } from '../../../../contract/operations-payouts.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { payoutAddress } from '../addresses.ts';
import { Waits } from '../proposals/waits.tsx';
import { Decided } from '../queue/decided.tsx';
import type { Column } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { payoutTexts } from '../texts.ts';
import { AccountNumber } from './account-number.tsx';

export type PayoutDeed = 'start' | 'undo' | 'paid' | 'failed' | 'returned';

type OnDeed = (deed: PayoutDeed, payout: OperatorPayout) => void;

export function usePayoutColumns(status: OperatorPayout['status'], onDeed: OnDeed): readonly Column<OperatorPayout>[] {
  const t = useTexts(payoutTexts);
  const format = useFormat();
  const isOpen = status === 'requested' || status === 'processing';
  return [
    {
      title: t('payout'),
      cell: ({ id, number, vendor }) => (
        <>
          <VendorName vendor={vendor} />
          <br />
          <Link className="lone-link" to={payoutAddress(id)}>
            {number}
          </Link>
        </>
      ),
    },
    { title: t('amount'), kind: 'number', cell: ({ amount }) => format.money(amount) },
    { title: t('account'), kind: 'words', cell: (payout) => <AccountNumber payout={payout} /> },
    {
      title: t(isOpen ? 'dueBy' : 'requestedAt'),
      cell: ({ expected_by: by, is_overdue: isOverdue, requested_at: at }) =>
        isOpen ? <StatusMark tone={isOverdue ? 'bad' : 'quiet'}>{format.date(by)}</StatusMark> : format.dateTime(at),
    },
    {
      title: t('work'),
      kind: 'actions',
      cell: (payout) => <Work payout={payout} onDeed={onDeed} />,
    },
  ];
}

type WorkProps = { readonly payout: OperatorPayout; readonly onDeed: OnDeed };

/** What can be done next, who has to do it, or what was done. */
function Work({ payout, onDeed }: WorkProps) {
  const t = useTexts(payoutTexts);
  const format = useFormat();
  const { status, proposal, bank_informed_at: toldAt, is_stopped: isStopped } = payout;
  const which = { amount: format.money(payout.amount), vendor: payout.vendor.name };
  const isOpen = status === 'requested' || status === 'processing';
  if (proposal !== null)
    return (
      <>
        {isOpen ? isStopped && <p>{t('suspended')}</p> : <End payout={payout} />}
        <Waits proposal={proposal} />
      </>
    );
  if (!isOpen)
    return (
      <>
        <End payout={payout} />
        {status === 'paid' && (
          <Button variant="subtle" data-key="d" aria-label={t('markReturnedOf', which)} onClick={() => onDeed('returned', payout)}>
            {t('markReturned')}
          </Button>
        )}
      </>
    );
  return (
    <>
      {isStopped && <p>{t('suspended')}</p>}
      {status === 'requested' && !isStopped && (
        <Button variant="default" data-key="a" aria-label={t('startOf', which)} onClick={() => onDeed('start', payout)}>
          {t('start')}
        </Button>
      )}
      {status === 'processing' && (
        <Button variant="default" data-key="a" aria-label={t('markPaidOf', which)} onClick={() => onDeed('paid', payout)}>
          {t('markPaid')}
        </Button>
      )}{' '}
      {status === 'processing' && toldAt === null && (
        <Button variant="subtle" aria-label={t('undoOf', which)} onClick={() => onDeed('undo', payout)}>
          {t('undo')}
        </Button>
      )}{' '}
      <Button variant="subtle" data-key="d" aria-label={t('markFailedOf', which)} onClick={() => onDeed('failed', payout)}>
        {t('markFailed')}
      </Button>
    </>
  );
}

/** How it ended, by whom and when. */
function End({ payout: { status, closed, returned, reference, failure } }: { readonly payout: OperatorPayout }) {
  const t = useTexts(payoutTexts);
  const step = returned ?? closed;
  if (step === null) return null;
  if (status === 'cancelled') return <Decided words={t('byVendor')} by={step.by} at={step.at} />;
  if (status === 'paid') return <Decided words={reference ?? ''} by={step.by} at={step.at} />;
  const why = [
    t(`failure.${failure?.code ?? 'other'}`),
    failure?.note,
    status === 'returned' && t('paidAs', { reference: reference ?? '' }),
  ];
  return <Decided words={why.filter(Boolean).join(' ')} by={step.by} at={step.at} />;
}
