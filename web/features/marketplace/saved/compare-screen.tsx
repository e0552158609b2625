import type { ReactNode } from 'react';
import { estimateFor } from '../../../../core/catalogue/entry-price.ts';
import { altIn } from '../../../../core/pictures/rules.ts';
import { shortlistRules } from '../../../../core/clients/shortlist.ts';
import { count } from '../../../../texts/format.ts';
import { CategoryOrnament } from '../../../parts/cards/ornaments/category-ornament.tsx';
import { CardPrice } from '../../../parts/cards/card-price.tsx';
import { Rating } from '../../../parts/cards/rating.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { compareHref, profileHref } from '../addresses.ts';
import { useOurGuests } from '../guests/our-guests.ts';
import { GuestsButton } from '../guests/guests-button.tsx';
import { ActionLink } from '../site/action-link.tsx';
import { Divider } from '../site/brand.tsx';
import { Frame } from '../site/frame.tsx';
import { useSite } from '../site/site-context.tsx';
import { ComparedDay } from './compared-day.tsx';
import { answerRows, type Compared, type CompareProps, type OurPlan } from './comparison.ts';
import { Heart } from './heart.tsx';
import styles from './compare.module.css';
import { type SavedWords, wordsOf } from './saved-texts.ts';

/** Up to four vendors side by side. Everything is in the address and in the page, so that it can be sent to someone and read without scripts. */
export function CompareScreen({ vendors, gone, tooMany, ours, texts }: CompareProps) {
  const { href, language } = useSite();
  const words = wordsOf(texts);
  const hasRoom = vendors.length < shortlistRules.comparedMax;
  const said = vendors.length === 0 ? words(gone > 0 ? 'compareNone' : 'compareEmpty') : null;
  return (
    <Frame hasSearch={false}>
      <div className={styles['page']}>
        <div className={styles['top']}>
          <h1>{words('compareTitle')}</h1>
          <p>{said ?? words('compareLead')}</p>
          <Divider />
        </div>
        {vendors.length > 0 && gone > 0 && <p className={styles['said']}>{words('gone', { count: gone, n: count(gone, language) })}</p>}
        {tooMany && <p className={styles['said']}>{words('firstOnly', { n: shortlistRules.comparedMax })}</p>}
        {vendors.length > 0 && <Comparison vendors={vendors} ours={ours} words={words} />}
        {hasRoom && (
          <div className={styles['more']}>
            {vendors.length === 1 && <p>{words('compareMore')}</p>}
            <ActionLink href={href('/saved')}>{words('compareAdd')}</ActionLink>
          </div>
        )}
      </div>
    </Frame>
  );
}

interface ComparisonProps {
  readonly vendors: readonly Compared[];
  readonly ours: OurPlan | null;
  readonly words: SavedWords;
}

/** A region that scrolls is reached by keys as well. */
function letScroll(region: HTMLElement | null): void {
  if (region !== null) region.tabIndex = 0;
}

function Comparison({ vendors, ours, words }: ComparisonProps) {
  const rows = useRows(vendors, ours, words);
  return (
    // Scrolls sideways where it does not fit, also by keys.
    <section ref={letScroll} className={styles['scroll']} aria-label={words('table')}>
      <table className={styles['table']} data-columns={vendors.length}>
        <thead>
          <tr>
            <th scope="col">
              <span className="for-screen-readers">{words('row.vendor')}</span>
            </th>
            {vendors.map(({ vendor }) => (
              <th key={vendor.id} scope="col">
                <Column vendor={vendor} others={vendors.filter((one) => one.vendor.id !== vendor.id)} words={words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={vendors[index]?.vendor.id}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Row {
  readonly key: string;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

/** What couples decide by, then what the vendors answer. */
function useRows(vendors: readonly Compared[], ours: OurPlan | null, words: SavedWords): Row[] {
  const { language } = useSite();
  const { value: guests, asked } = useOurGuests();
  const estimated = asked ?? guests ?? ours?.guests ?? null;
  const isByGuests = vendors.some(({ vendor }) => estimateFor(vendor.price_from, vendor.price_per, 1) !== null);
  const row = (key: 'price' | 'rating' | 'day' | 'city', cell: (vendor: Compared['vendor']) => ReactNode): Row => ({
    key,
    head: words(`row.${key}`),
    cells: vendors.map(({ vendor }) => cell(vendor)),
  });
  const price = row('price', (vendor) => <CardPrice price={vendor} language={language} guests={estimated} />);
  return [
    isByGuests ? { ...price, head: <GuestsHead>{price.head}</GuestsHead> } : price,
    row('rating', (vendor) => <Rating vendor={vendor} language={language} />),
    row('day', (vendor) => <ComparedDay vendorId={vendor.id} ours={ours} />),
    row('city', (vendor) => vendor.city.name),
    ...answerRows(vendors).map(({ question, answers }) => ({
      key: question.en,
      head: question[language],
      cells: answers.map((answer, index) => answer?.[language] ?? <NoAnswer key={vendors[index]?.vendor.id} words={words} />),
    })),
  ];
}

const NoAnswer = ({ words }: { readonly words: SavedWords }) => (
  <>
    <span aria-hidden>–</span>
    <span className="for-screen-readers">{words('noAnswer')}</span>
  </>
);

/** A price follows the guests: for how many, is said and changed here. */
const GuestsHead = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <GuestsButton />
  </>
);

interface ColumnProps {
  readonly vendor: Compared['vendor'];
  readonly others: readonly Compared[];
  readonly words: SavedWords;
}

/** Who a column is about, and the way to take it out: another address. */
function Column({ vendor, others, words }: ColumnProps) {
  const { href, language } = useSite();
  const without = compareHref(others.map((one) => one.vendor.id));
  return (
    <div className={styles['vendor']}>
      <div className={styles['picture']}>
        {vendor.picture ? (
          <Photo picture={vendor.picture} alt={altIn(vendor.picture.alt, language, vendor.name)} sizes="14rem" isUrgent />
        ) : (
          <CategoryOrnament slug={vendor.category.slug} />
        )}
        <div className={styles['heart']}>
          <Heart vendorId={vendor.id} name={vendor.name} />
        </div>
      </div>
      <a className={styles['name']} href={href(profileHref(vendor.slug))}>
        {vendor.name}
      </a>
      <small>{vendor.category.name[language]}</small>
      <a className={styles['remove']} href={href(without)} aria-label={words('removeOf', { name: vendor.name })}>
        {words('remove')}
      </a>
    </div>
  );
}
