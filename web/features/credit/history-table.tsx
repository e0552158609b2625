import { Link } from '@tanstack/react-router';
import { type CreditMovement, orderReceipt } from '../../../contract/credit.ts';
import { pages } from '../../../core/identity/pages.ts';
import { businessDayOf } from '../../../core/time.ts';
import { useFormat } from '../../app/format.ts';
import { useTexts } from '../../app/texts.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { orderAddress } from './addresses.ts';
import classes from './history-table.module.css';
import { creditHistoryTexts } from './texts.ts';

type HistoryTableProps = {
  readonly movements: readonly CreditMovement[];
  /** Shown while the selection asked for is on its way. */
  readonly isOld: boolean;
};

/** The ledger: when, what, how much, and the balance after it. On a phone each movement is a small card. */
export function HistoryTable({ movements, isOld }: HistoryTableProps) {
  const t = useTexts(creditHistoryTexts);
  return (
    <table className={classes['table']} aria-busy={isOld}>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col" className={classes['number']}>
            {t('amount')}
          </th>
          <th scope="col" className={classes['number']}>
            {t('balanceAfter')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <Row key={movement.id} movement={movement} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ movement }: { readonly movement: CreditMovement }) {
  const t = useTexts(creditHistoryTexts);
  const format = useFormat();
  const { kind, at, amount, balance_after: balanceAfter } = movement;
  return (
    <tr>
      <td className={classes['when']}>{kind === 'click' ? format.date(at) : format.dateTime(at)}</td>
      <td className={classes['what']}>
        <What movement={movement} />
      </td>
      <td className={classes['amount']} data-direction={amount > 0 ? 'in' : 'out'}>
        {amount > 0 && '+'}
        {format.money(amount)}
      </td>
      <td className={classes['balance']}>
        <span className={classes['label']}>{t('totalBalance')}</span> {format.money(balanceAfter)}
      </td>
    </tr>
  );
}

/** What moved, with the way to what is behind it: the order of a top-up, the clicks of a day. */
function What({ movement: { kind, at, clicks, order_id: orderId } }: { readonly movement: CreditMovement }) {
  const t = useTexts(creditHistoryTexts);
  const format = useFormat();
  if (kind === 'click') {
    const day = businessDayOf(Date.parse(at));
    return (
      <Link to={pages.adClicks} search={{ kind: 'charged', start: day, end: day }}>
        {clicks === 1 ? t('what.click') : t('what.clicks', { n: format.count(clicks ?? 0) })}
      </Link>
    );
  }
  if (kind !== 'top_up' || orderId === null) return t(`what.${kind}`);
  return (
    <>
      <Link to={orderAddress(orderId)}>{t('what.top_up')}</Link>
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
