import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { listQuotations } from '../../../../contract/quotations.ts';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { Help } from '../../../ui/help.tsx';
import { quotationsTexts } from '../texts.ts';
import classes from './quotation-totals.module.css';

type Totals = AnswerOf<typeof listQuotations>['meta']['totals'];

/** What lies with couples, what they accepted, what they paid. */
export function QuotationTotals({ totals }: { readonly totals: Totals }) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const figures = [
    { label: t('totals.open'), help: t('totals.openHelp'), amount: totals.open.total },
    { label: t('totals.accepted'), help: t('totals.acceptedHelp'), amount: totals.accepted.total },
    { label: t('totals.paid'), help: t('totals.paidHelp'), amount: totals.paid },
  ];
  return (
    <dl className={classes['totals']}>
      {figures.map(({ label, help, amount }) => (
        <div key={label} className={classes['figure']}>
          <dt>
            {label}
            <Help label={label}>{help}</Help>
          </dt>
          <dd>{format.money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
