import { Link } from '@tanstack/react-router';
import type { QuotationRow } from '../../../../contract/quotations.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { quotationAddress } from '../addresses.ts';
import { StatusMark } from '../status-mark.tsx';
import { quotationsTexts } from '../texts.ts';
import classes from './quotations-table.module.css';

type QuotationsTableProps = {
  readonly quotations: readonly QuotationRow[];
  /** Shown while the selection asked for is on its way. */
  readonly isOld: boolean;
};

/** One line a quotation; on a phone a small card. */
export function QuotationsTable({ quotations, isOld }: QuotationsTableProps) {
  const t = useTexts(quotationsTexts);
  return (
    <table className={classes['table']} aria-busy={isOld}>
      <thead>
        <tr>
          <th scope="col">{t('col.client')}</th>
          <th scope="col">{t('col.event')}</th>
          <th scope="col">{t('col.status')}</th>
          <th scope="col" className={classes['number']}>
            {t('col.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {quotations.map((quotation) => (
          <Row key={quotation.id} quotation={quotation} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ quotation }: { readonly quotation: QuotationRow }) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const { id, number, version, couple, event_date: eventDate, status, total } = quotation;
  return (
    <tr>
      <td className={classes['client']}>
        <Link className="lone-link" to={quotationAddress(id)}>
          {couple.name}
        </Link>
        <span className={classes['small']}>
          {number}
          {version > 1 && ` · ${t('version', { n: version })}`}
        </span>
      </td>
      <td className={classes['event']}>{eventDate === null ? t('noEvent') : format.date(eventDate)}</td>
      <td className={classes['status']}>
        <StatusMark status={status} />
        <span className={classes['small']}>
          <Next quotation={quotation} />
        </span>
      </td>
      <td className={classes['total']}>{format.money(total)}</td>
    </tr>
  );
}

/** What comes next, in a few words. */
function Next({
  quotation: { status, valid_until: validUntil, next_due: due, paid, given_back: back, total },
}: {
  readonly quotation: QuotationRow;
}) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  if ((status === 'sent' || status === 'viewed') && validUntil !== null) return t('validUntil', { day: format.date(validUntil) });
  if (status !== 'accepted') return null;
  if (due === null && back > 0) return t('givenBackOf', { amount: format.money(back) });
  if (due === null) return paid === total ? t('allPaid') : t('paidOf', { paid: format.money(paid) });
  const words = { amount: format.money(due.amount), day: format.date(due.due_date) };
  return due.status === 'overdue' ? <b className={classes['overdue']}>{t('nextOverdue', words)}</b> : t('nextDue', words);
}
