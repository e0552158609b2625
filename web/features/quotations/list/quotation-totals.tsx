import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { listQuotations } from '../../../../contract/quotations.ts';
import { useTexts } from '../../../base/texts.ts';
import { MoneyTotals } from '../../../ui/money-totals.tsx';
import { quotationsTexts } from '../texts.ts';

type Totals = AnswerOf<typeof listQuotations>['meta']['totals'];

/** What lies with couples, what they accepted, what they paid. */
export function QuotationTotals({ totals }: { readonly totals: Totals }) {
  const t = useTexts(quotationsTexts);
  return (
    <MoneyTotals
      figures={[
        { label: t('totals.open'), help: t('totals.openHelp'), amount: totals.open.total },
        { label: t('totals.accepted'), help: t('totals.acceptedHelp'), amount: totals.accepted.total },
        { label: t('totals.paid'), help: t('totals.paidHelp'), amount: totals.paid },
      ]}
    />
  );
}
