import { count, money } from '../../../texts/format.ts';
import { cardTexts } from '../../../texts/marketplace/card.ts';
import { fill, formOf, type Language } from '../../../texts/typed.ts';

interface EstimateWordsProps {
  readonly guests: number;
  readonly low: number;
  /** Above `low`, of a price between two; null: there is one. */
  readonly high?: number | null;
  readonly language: Language;
}

/** "for our 300 guests about Rp 45,000,000" */
export function EstimateWords({ guests, low, high = null, language }: EstimateWordsProps) {
  const price = high === null ? money(low, language) : `${money(low, language)} – ${money(high, language)}`;
  return fill(formOf(cardTexts[language].estimate, { count: guests }), { n: count(guests, language), price });
}
