import { withLanguage } from '../../../core/identity/language.ts';
import { profileHref } from './addresses.ts';
import { useEstimatedGuests } from './guests/our-guests.ts';
import type { Cards, Placed } from './listing/arrange.ts';
import { DayBadge } from './dates/day-badge.tsx';
import { Heart } from './saved/heart.tsx';
import { useSite } from './site/site-context.tsx';
import { VendorCard } from '../../parts/cards/vendor-card.tsx';
import styles from './vendor-grid.module.css';

interface Props {
  readonly placed: Cards;
  readonly headingLevel?: 2 | 3;
  /** How many cards are likely on screen at once when the page opens. */
  readonly urgent?: number;
  /** On a phone the cards lie in one row that one pushes aside. */
  readonly isRow?: boolean;
}

/** Vendors side by side, ads and others alike but for the label. */
export function VendorGrid({ placed, headingLevel = 3, urgent = 0, isRow = false }: Props) {
  return (
    <ul className={isRow ? styles['row'] : styles['grid']}>
      {typeof placed === 'string'
        ? placed
        : placed.map((one, index) => <PlacedCard key={one.vendor.id} placed={one} isUrgent={index < urgent} headingLevel={headingLevel} />)}
    </ul>
  );
}

interface PlacedCardProps {
  readonly placed: Placed;
  readonly isUrgent: boolean;
  readonly headingLevel?: 2 | 3;
}

/** A vendor of a list. */
export function PlacedCard({ placed: { vendor, ad }, isUrgent, headingLevel = 3 }: PlacedCardProps) {
  const { language } = useSite();
  const guests = useEstimatedGuests();
  return (
    <li>
      <VendorCard
        vendor={vendor}
        language={language}
        href={ad ? clickHref(ad.clickUrl, language) : withLanguage(profileHref(vendor.slug), language)}
        ad={ad ? { token: ad.token } : undefined}
        isUrgent={isUrgent}
        headingLevel={headingLevel}
        badge={<DayBadge vendorId={vendor.id} />}
        guests={guests}
        action={<Heart vendorId={vendor.id} name={vendor.name} />}
      />
    </li>
  );
}

/** The click address leads on to the profile in the language of the page. */
const clickHref = (clickUrl: string, language: string): string => `${clickUrl}${clickUrl.includes('?') ? '&' : '?'}language=${language}`;
