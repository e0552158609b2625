import { clicksBought } from '../../../core/credit/clicks-bought.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { adSummaryQuery } from '../../parts/ads/queries.ts';
import { topUpTexts } from '../../parts/orders/texts.ts';
import { useBeside } from '../../base/use-beside.ts';

type ClicksBought = {
  /** About how many clicks an amount buys. */
  readonly words: (amount: number) => string;
  /** How that was counted. */
  readonly how: string;
};

/**
 * What credit buys: at the vendor's own cost per click, or the recommended one while there is no ad. Null while neither is known:
 * then credit can be bought all the same.
 */
export function useClicksBought(): ClicksBought | null {
  const t = useTexts(topUpTexts);
  const format = useFormat();
  const { data: summary } = useBeside(adSummaryQuery);
  if (summary === undefined) return null;
  const cpc = summary.cpc ?? summary.recommended_cpc.mid;
  const words = summary.cpc === null ? 'buysRecommended' : 'buys';
  const how = summary.cpc === null ? 'buysHelpRecommended' : 'buysHelpOwn';
  return {
    words(amount) {
      const count = clicksBought(amount, cpc);
      return t(words, { count, clicks: format.count(count) });
    },
    how: t(how, { cpc: format.money(cpc) }),
  };
}
