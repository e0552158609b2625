import { estimateFor } from '../../../../core/catalogue/entry-price.ts';
import type { PriceUnit } from '../../../../core/catalogue/price-list.ts';
import { Estimate } from './estimate.tsx';
import { GuestsButton } from './guests-button.tsx';
import styles from './guests.module.css';

/** Below a price for each guest: what it comes to, and the way to say for how many. Nothing below any other. */
export function GuestPrice({ low, per }: { readonly low: number; readonly per: PriceUnit }) {
  if (estimateFor(low, per, 1) === null) return null;
  return (
    <div className={styles['guestPrice']}>
      <Estimate low={low} per={per} />
      <GuestsButton />
    </div>
  );
}
