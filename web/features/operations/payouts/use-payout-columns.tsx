import type { StaffPayout } from '../../../../contract/operations-payouts.ts';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { Decided } from '../queue/decided.tsx';
import type { Column } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { payoutTexts } from '../texts.ts';
import { AccountNumber } from './account-number.tsx';
import type { PayoutDeed } from './payouts-screen.tsx';

type OnDeed = (deed: PayoutDeed, payout: StaffPayout) => void;

export function usePayoutColumns(
  status: StaffPayout['status'],
  /** The one that is being started. */
  busyId: string | null,
  onDeed: OnDeed,
): readonly Column<StaffPayout>[] {
  const t = useTexts(payoutTexts);
  const format = useFormat();
  const isOpen = status === 'requested' || status === 'processing';
  return [
    {
      title: t('payout'),
      cell: ({ number, vendor }) => (
        <>
          <VendorName vendor={vendor} />
          <br />
          {number}
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
      cell: (payout) => <Work payout={payout} isBusy={busyId === payout.id} onDeed={onDeed} />,
    },
  ];
}

type WorkProps = { readonly payout: StaffPayout; readonly isBusy: boolean; readonly onDeed: OnDeed };

/** What can be done next, or what was done. */
function Work({ payout, isBusy, onDeed }: WorkProps) {
  const t = useTexts(payoutTexts);
  const format = useFormat();
  const { status, needs_second: needsSecond, checked } = payout;
  const which = { amount: format.money(payout.amount), vendor: payout.vendor.name };
  if (status !== 'requested' && status !== 'processing')
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
  const isMyCheck = needsSecond && checked?.is_mine === true;
  const step = needsSecond && checked === null ? 'check' : 'start';
  return (
    <>
      {status === 'requested' && checked !== null && <p>{t('checkedBy', { who: checked.by ?? '?' })}</p>}
      {status === 'requested' && isMyCheck && <p>{t('waitsForOther')}</p>}
      {status === 'requested' && !isMyCheck && (
        <Button variant="default" loading={isBusy} data-key="a" aria-label={t(`${step}Of`, which)} onClick={() => onDeed('start', payout)}>
          {t(step)}
        </Button>
      )}
      {status === 'processing' && (
        <Button variant="default" data-key="a" aria-label={t('markPaidOf', which)} onClick={() => onDeed('paid', payout)}>
          {t('markPaid')}
        </Button>
      )}{' '}
      <Button variant="subtle" data-key="d" aria-label={t('markFailedOf', which)} onClick={() => onDeed('failed', payout)}>
        {t('markFailed')}
      </Button>
    </>
  );
}

/** How it ended, by whom and when. */
function End({ payout: { status, closed, returned, reference, failure } }: { readonly payout: StaffPayout }) {
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
