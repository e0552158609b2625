import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { estimateFor } from '../../../../core/catalogue/entry-price.ts';
import { priceRoles } from '../../../../core/catalogue/price-list.ts';
import { money } from '../../../../texts/format.ts';
import { Estimate } from '../guests/estimate.tsx';
import { GuestsButton } from '../guests/guests-button.tsx';
import { useSite } from '../site/site-context.tsx';
import { Part } from './part.tsx';
import styles from './profile.module.css';
import { priceListAttribute } from './watch-views.ts';

type Item = VendorProfile['price_list'][number];

/** What a vendor asks, by what is booked as a whole, multiplied and added. `vendorId` is of who is notified that it was read; null: no one, it is a preview. */
export function PriceList({ items, vendorId }: { readonly items: readonly Item[]; readonly vendorId: number | null }) {
  const { t } = useSite();
  const groups = priceRoles
    .map((role) => ({ role, lines: items.filter((item) => item.role === role) }))
    .filter(({ lines }) => lines.length > 0);
  const isForGuests = items.some(({ low, per }) => estimateFor(low, per, 1) !== null);
  return (
    <Part id="prices" title={t('profile.prices')}>
      {items.length === 0 ? (
        <p className={styles['prose']}>{t('profile.noPrices')}</p>
      ) : (
        <table className={styles['prices']} {...(vendorId !== null && { [priceListAttribute]: vendorId })}>
          <thead className="for-screen-readers">
            <tr>
              <th scope="col">{t('profile.service')}</th>
              <th scope="col">{t('profile.price')}</th>
            </tr>
          </thead>
          {groups.map(({ role, lines }) => (
            <tbody key={role}>
              {(groups.length > 1 || role === 'extra') && (
                <tr className={styles['role']}>
                  <th scope="rowgroup" colSpan={2}>
                    {t(`profile.role.${role}`)}
                  </th>
                </tr>
              )}
              {lines.map((item) => (
                <Line key={item.name} item={item} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      {isForGuests && <GuestsButton />}
    </Part>
  );
}

function Line({ item }: { readonly item: Item }) {
  const { language } = useSite();
  return (
    <tr>
      <th scope="row">{item.name}</th>
      <td>
        <Price item={item} />
        {item.unit[language] !== '' && <small> {item.unit[language]}</small>}
        <Estimate low={item.low} high={item.high} per={item.per} />
      </td>
    </tr>
  );
}

function Price({ item: { kind, low, high } }: { readonly item: Item }) {
  const { t, language } = useSite();
  const lowest = money(low, language);
  if (kind === 'from') return t('profile.priceFrom', { low: lowest });
  return kind === 'between' && high !== null ? t('profile.priceBetween', { low: lowest, high: money(high, language) }) : lowest;
}
