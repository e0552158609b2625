import { entryPriceOf, estimateFor } from '../../../core/catalogue/entry-price.ts';
import { unitWords } from '../../../texts/catalogue/units.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { CardPrice } from '../../parts/cards/card-price.tsx';
import type { PriceLine } from './price-fields.tsx';
import rows from './rows.module.css';
import { profileTexts } from './texts.ts';

/** A wedding of the usual size, for the example. */
const exampleGuests = 300;

/** Where couples see prices start, by the same rule and in the same words as on the card, while the list is written. */
export function PricePreview({ items }: { readonly items: readonly PriceLine[] }) {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  const format = useFormat();
  const entry = entryPriceOf(items.flatMap((item) => (item.low === null ? [] : [{ ...item, low: item.low }])));
  const price = {
    price_from: entry?.low ?? null,
    price_unit: unitWords(entry?.unit ?? 'none', entry?.own_unit ?? ''),
    price_per: entry?.unit ?? 'none',
  };
  const hasEstimate = entry !== null && estimateFor(entry.low, entry.unit, exampleGuests) !== null;
  return (
    <section className={rows['preview']} aria-label={t('pricePreview')}>
      <h3>{t('pricePreview')}</h3>
      <CardPrice price={price} language={language} guests={exampleGuests} />
      <p className={rows['why']}>
        {entry === null
          ? t('previewNone')
          : t(`previewFrom.${entry.role === 'package' ? 'package' : 'rate'}`, { name: entry.name === '' ? t('priceName') : entry.name })}
        {hasEstimate && ` ${t('previewEstimate', { n: format.count(exampleGuests) })}`}
      </p>
    </section>
  );
}
