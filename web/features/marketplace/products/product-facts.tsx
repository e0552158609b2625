import type { Product } from '../../../../contract/store.ts';
import { date, money } from '../../../../texts/format.ts';
import profileStyles from '../profile/profile.module.css';
import { useSite } from '../site/site-context.tsx';
import type { ProductWords } from './product-texts.ts';

/** Where, for how much at first, until when. */
export function ProductFacts({ product, words }: { readonly product: Product; readonly words: ProductWords }) {
  const { language } = useSite();
  const { cities, down_payment: down, valid_until: until } = product;
  return (
    <dl className={profileStyles['details']}>
      <div>
        <dt>{words('cities')}</dt>
        <dd>{cities.map(({ name }) => name).join(', ')}</dd>
      </div>
      {down !== null && (
        <div>
          <dt>{words('downPayment')}</dt>
          <dd>{money(down, language)}</dd>
        </div>
      )}
      {until !== null && (
        <div>
          <dt>{words('validUntil')}</dt>
          <dd>
            <time dateTime={until}>{date(until, language)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}
