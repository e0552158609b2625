import { Link } from '@tanstack/react-router';
import { type CreditMovement, orderReceipt } from '../../../contract/credit.ts';
import { pages } from '../../../core/identity/pages.ts';
import { businessDayOf } from '../../../core/time.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { LedgerTable } from '../../ui/ledger-table.tsx';
import { orderAddress } from './addresses.ts';
import { creditHistoryTexts } from '../../parts/orders/texts.ts';

type HistoryTableProps = {
  readonly movements: readonly CreditMovement[];
  /** Shown while the selection asked for is on its way. */
  readonly isOld: boolean;
};

/** Every movement of the credit. A day's clicks are one movement, so that it has no hour. */
export function HistoryTable({ movements, isOld }: HistoryTableProps) {
  const t = useTexts(creditHistoryTexts);
  const format = useFormat();
  const whenOf = ({ kind, at, ordered_by: orderedBy }: CreditMovement) => {
    if (kind === 'click') return format.date(at);
    return orderedBy === null ? format.dateTime(at) : `${format.dateTime(at)} · ${t('orderedBy', { name: orderedBy })}`;
  };
  return (
    <LedgerTable
      heads={{ when: t('when'), what: t('what'), amount: t('amount'), balance: t('balanceAfter') }}
      balanceLabel={t('totalBalance')}
      write={format.money}
      isOld={isOld}
      movements={movements.map((movement) => ({
        id: movement.id,
        when: whenOf(movement),
        what: <What movement={movement} />,
        amount: movement.amount,
        balance: movement.balance_after,
      }))}
    />
  );
}

/** What moved, with the way to what is behind it: the order of a top-up, the clicks of a day. */
function What({ movement: { kind, at, clicks, order_id: orderId } }: { readonly movement: CreditMovement }) {
  const t = useTexts(creditHistoryTexts);
  const format = useFormat();
  if (kind === 'click') {
    const day = businessDayOf(Date.parse(at));
    return (
      <Link className="lone-link" to={pages.adClicks} search={{ kind: 'charged', start: day, end: day }}>
        {t('what.clicks', { count: clicks ?? 0, n: format.count(clicks ?? 0) })}
      </Link>
    );
  }
  if (kind !== 'top_up' || orderId === null) return t(`what.${kind}`);
  return (
    <>
      <Link className="lone-link" to={orderAddress(orderId)}>
        {t('what.top_up')}
      </Link>
      <DownloadButton
        endpoint={orderReceipt}
        input={{ params: { id: orderId } }}
        variant="subtle"
        label={t('receiptOf', { when: format.dateTime(at) })}
      >
        {t('receipt')}
      </DownloadButton>
    </>
  );
}
