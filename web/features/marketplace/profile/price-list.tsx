import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { money } from '../../../../texts/format.ts';
import { useSite } from '../site/site-context.tsx';
import { Part } from './part.tsx';
import styles from './profile.module.css';
import { usePriceListView } from './use-price-list-view.ts';

type Item = VendorProfile['price_list'][number];

export function PriceList({ items, vendorId }: { readonly items: readonly Item[]; readonly vendorId: number | null }) {
  const { t, language, visitor } = useSite();
  const table = usePriceListView<HTMLTableElement>(vendorId, visitor !== null);
  return (
    <Part id="prices" title={t('profile.prices')}>
      {items.length === 0 ? (
        <p className={styles['prose']}>{t('profile.noPrices')}</p>
      ) : (
        <table ref={table} className={styles['prices']}>
          <thead className="for-screen-readers">
            <tr>
              <th scope="col">{t('profile.service')}</th>
              <th scope="col">{t('profile.price')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.name}>
                <th scope="row">{item.name}</th>
                <td>
                  <Price item={item} />
                  {item.unit[language] !== '' && <small> {item.unit[language]}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  );
}

function Price({ item: { kind, low, high } }: { readonly item: Item }) {
  const { t, language } = useSite();
  const lowest = money(low, language);
  if (kind === 'from') return t('profile.priceFrom', { low: lowest });
  return kind === 'between' && high !== null ? t('profile.priceBetween', { low: lowest, high: money(high, language) }) : lowest;
}
