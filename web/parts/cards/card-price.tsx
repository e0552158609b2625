import type { VendorCard } from '../../../contract/catalogue.ts';
import { estimateFor } from '../../../core/catalogue/entry-price.ts';
import { money } from '../../../texts/format.ts';
import { cardTexts } from '../../../texts/marketplace/card.ts';
import type { Language } from '../../../texts/typed.ts';
import { EstimateWords } from './estimate-words.tsx';
import styles from './vendor-card.module.css';

interface CardPriceProps {
  readonly price: Pick<VendorCard, 'price_from' | 'price_unit' | 'price_per'>;
  readonly language: Language;
  /** The couple's; null while nobody told how many they are. */
  readonly guests: number | null;
}

/**
 * Where prices start, with the unit, and what that comes to for the couple's guests. The unit is in the line of the estimate until that is known, so that
 * nothing moves then.
 */
export function CardPrice({ price: { price_from: from, price_unit: unit, price_per: per }, language, guests }: CardPriceProps) {
  const words = cardTexts[language];
  if (from === null) return <p className={styles['price']}>{words.onRequest}</p>;
  const estimate = estimateFor(from, per, guests);
  const isGuestPrice = estimateFor(from, per, 1) !== null;
  return (
    <>
      <p className={styles['price']}>
        <span>{words.from}</span> {money(from, language)}
        {unit[language] !== '' && (!isGuestPrice || estimate !== null) && <small> {unit[language]}</small>}
      </p>
      {isGuestPrice && (
        <p className={styles['estimate']}>
          {guests === null || estimate === null ? unit[language] : <EstimateWords guests={guests} low={estimate} language={language} />}
        </p>
      )}
    </>
  );
}
