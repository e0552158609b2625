import { estimateFor } from '../../../../core/catalogue/entry-price.ts';
import type { PriceUnit } from '../../../../core/catalogue/price-list.ts';
import { EstimateWords } from '../../../parts/cards/estimate-words.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './guests.module.css';
import { useEstimatedGuests } from './our-guests.ts';

interface EstimateProps {
  readonly low: number;
  /** The highest, of a price between two. */
  readonly high?: number | null;
  readonly per: PriceUnit;
}

/** What a price for each guest comes to for the couple's guests; nothing for other prices, and until it is known how many they are. */
export function Estimate({ low, high = null, per }: EstimateProps) {
  const { language } = useSite();
  const guests = useEstimatedGuests();
  const [least, most] = [low, high].map((amount) => estimateFor(amount, per, guests));
  if (guests === null || least === null || least === undefined) return null;
  return (
    <small className={styles['estimate']} aria-live="polite">
      <EstimateWords guests={guests} low={least} high={most ?? null} language={language} />
    </small>
  );
}
