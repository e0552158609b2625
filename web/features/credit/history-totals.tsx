import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { creditHistory } from '../../../contract/credit.ts';
import { useTexts } from '../../base/texts.ts';
import { MoneyTotals } from '../../ui/money-totals.tsx';
import { creditHistoryTexts } from '../../parts/orders/texts.ts';

type Totals = AnswerOf<typeof creditHistory>['meta']['totals'];

/** What came in and went out in the selection, and what there is. */
export function HistoryTotals({ totals }: { readonly totals: Totals }) {
  const t = useTexts(creditHistoryTexts);
  return (
    <MoneyTotals
      figures={[
        { label: t('totalIn'), help: t('totalInHelp'), amount: totals.in },
        { label: t('totalOut'), help: t('totalOutHelp'), amount: totals.out },
        { label: t('totalBalance'), help: t('totalBalanceHelp'), amount: totals.balance },
      ]}
    />
  );
}
