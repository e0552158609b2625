import type { VendorCard, VendorProfile } from '../../../../contract/catalogue.ts';
import type { ListedReview } from '../../../../contract/reviews.ts';
import type { Product } from '../../../../contract/store.ts';
import { countedPrices, entryPriceOf } from '../../../../core/catalogue/entry-price.ts';
import type { Language } from '../../../../texts/typed.ts';
import { productHref, profileHref } from '../addresses.ts';
import { networksOf, websiteOf } from '../profile/web-address.ts';

// Things of schema.org that search engines show.
type FullAddress = (path: string) => string;

export const breadcrumbs = (steps: readonly (readonly [name: string, url: string])[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
});

/** The vendors who were found; what was paid for is not a result. */
export const vendorList = (found: readonly VendorCard[], address: FullAddress): object => ({
  '@type': 'ItemList',
  itemListElement: found.map(({ name, slug }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: address(profileHref(slug)),
  })),
});

/** A vendor with the reviews its page shows. */
export function business(
  profile: VendorProfile,
  listed: readonly ListedReview[],
  language: Language,
  address: FullAddress,
  images: string,
): object {
  const { vendor, services } = profile;
  const reviews = listed.filter((review) => review.status === 'shown');
  const website = websiteOf(profile.website);
  const places = [...(website === null ? [] : [website.href]), ...networksOf(profile).map(({ href }) => href)];
  return {
    '@type': 'LocalBusiness',
    '@id': address(profileHref(vendor.slug)),
    name: vendor.name,
    url: address(profileHref(vendor.slug)),
    description: profile.about,
    address: {
      '@type': 'PostalAddress',
      ...(profile.address !== '' && { streetAddress: profile.address }),
      addressLocality: profile.town === '' ? vendor.city.name : profile.town,
      ...(profile.zip !== '' && { postalCode: profile.zip }),
      addressCountry: profile.country,
    },
    areaServed: [...new Set(services.map(({ city }) => city.name))],
    image: profile.gallery.slice(0, 5).map(({ src }) => images + src),
    ...pricesOf(profile, language),
    ...(places.length > 0 && { sameAs: places }),
    ...ratingOf(vendor),
    ...(reviews.length > 0 && {
      review: reviews.map(({ author, rating, text, created_at: datePublished }) => ({
        '@type': 'Review',
        ...(author !== '' && { author: { '@type': 'Person', name: author } }),
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
        reviewBody: text,
        datePublished,
      })),
    }),
  };
}

type Line = VendorProfile['price_list'][number];

/**
 * What can be booked on its own, the entry price first, each with its unit; and the range of packages. Rates have no common range: an hour is no portion.
 */
function pricesOf({ price_list: all }: VendorProfile, language: Language) {
  const entry = entryPriceOf(all);
  if (entry === null) return {};
  const counted = countedPrices(all);
  const makesOffer = [entry, ...counted.filter((line) => line !== entry)].map((line) => ({
    '@type': 'Offer',
    name: line.name,
    priceSpecification: priceSpecification({ ...line, unit: line.unit[language] }),
  }));
  const prices = counted.filter(({ per }) => entry.role === 'package' || per === entry.per);
  return { priceRange: rangeOf(prices, entry.role === 'package' ? '' : entry.unit[language]), makesOffer };
}

/** Open above where a price starts there. */
function rangeOf(prices: readonly Line[], unit: string): string {
  const low = Math.min(...prices.map((price) => price.low));
  const high = Math.max(...prices.map((price) => price.high ?? price.low));
  const isOpen = prices.some(({ kind, low: begins }) => kind === 'from' && begins >= high);
  const amounts = `IDR ${low}${low === high ? '' : ` - ${high}`}${isOpen ? '+' : ''}`;
  return unit === '' ? amounts : `${amounts} ${unit}`;
}

interface Priced {
  readonly kind: Line['kind'];
  readonly low: number;
  readonly high: number | null;
  /** In the language of the page; empty: none. */
  readonly unit: string;
}
const priceSpecification = ({ kind, low, high, unit }: Priced) => ({
  '@type': unit === '' ? 'PriceSpecification' : 'UnitPriceSpecification',
  ...(kind === 'exactly' ? { price: low } : { minPrice: low, ...(high !== null && { maxPrice: high }) }),
  priceCurrency: 'IDR',
  ...(unit !== '' && { unitText: unit }),
});

const ratingOf = ({ rating, review_count: reviewCount }: VendorCard) =>
  rating !== null &&
  reviewCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } };

/** A product with its price; what is sold out says so. */
export function offerData(product: Product, vendor: VendorCard, address: FullAddress, images: string): object {
  const url = address(productHref(vendor.slug, product.slug));
  return {
    '@type': 'Product',
    '@id': url,
    name: product.title,
    description: product.description,
    image: product.pictures.slice(0, 5).map(({ src }) => images + src),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'IDR',
      availability: `https://schema.org/${product.status === 'sold_out' ? 'SoldOut' : 'InStock'}`,
      ...(product.valid_until !== null && { priceValidUntil: product.valid_until }),
      ...(product.unit !== '' && {
        priceSpecification: priceSpecification({ kind: 'exactly', low: product.price, high: null, unit: product.unit }),
      }),
      areaServed: product.cities.map(({ name }) => name),
      seller: { '@type': 'LocalBusiness', name: vendor.name, url: address(profileHref(vendor.slug)) },
    },
  };
}
