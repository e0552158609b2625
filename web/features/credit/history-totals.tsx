import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { creditHistory } from '../../../contract/credit.ts';
import { useFormat } from '../../app/format.ts';
import { useTexts } from '../../app/texts.ts';
import { Help } from '../../ui/help.tsx';
import classes from './history-totals.module.css';
import { creditHistoryTexts } from './texts.ts';

type Totals = AnswerOf<typeof creditHistory>['meta']['totals'];

/** What came in and went out in the selection, and what there is. */
export function HistoryTotals({ totals }: { readonly totals: Totals }) {
  const t = useTexts(creditHistoryTexts);
  const format = useFormat();
  const figures = [
    { label: t('totalIn'), help: t('totalInHelp'), amount: totals.in },
    { label: t('totalOut'), help: t('totalOutHelp'), amount: totals.out },
    { label: t('totalBalance'), help: t('totalBalanceHelp'), amount: totals.balance },
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
