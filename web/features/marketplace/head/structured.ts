import type { VendorCard, VendorProfile } from '../../../../contract/catalogue.ts';
import { profileHref } from '../addresses.ts';
import type { Placed } from '../listing/arrange.ts';

// Things of schema.org that search engines show.
type FullAddress = (path: string) => string;

export const breadcrumbs = (steps: readonly (readonly [name: string, url: string])[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
});

/** The vendors that stand here by themselves; what was paid for is not a result. */
export const vendorList = (placed: readonly Placed[], address: FullAddress): object => ({
  '@type': 'ItemList',
  itemListElement: placed
    .filter(({ ad }) => ad === null)
    .map(({ vendor }, index) => ({ '@type': 'ListItem', position: index + 1, name: vendor.name, url: address(profileHref(vendor.slug)) })),
});

export function business(profile: VendorProfile, address: FullAddress, origin: string): object {
  const { vendor, reviews, services } = profile;
  return {
    '@type': 'LocalBusiness',
    '@id': address(profileHref(vendor.slug)),
    name: vendor.name,
    url: address(profileHref(vendor.slug)),
    description: profile.about,
    address: {
      '@type': 'PostalAddress',
      ...(profile.address !== '' && { streetAddress: profile.address }),
      addressLocality: vendor.city.name,
      addressCountry: 'ID',
    },
    areaServed: [...new Set(services.map(({ city }) => city.name))],
    image: profile.gallery.slice(0, 5).map(({ src }) => origin + src),
    ...(vendor.price_from !== null && { priceRange: `IDR ${vendor.price_from}+` }),
    ...ratingOf(vendor),
    review: reviews.slice(0, 10).map(({ author, rating, text, created_at: datePublished }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      reviewBody: text,
      datePublished,
    })),
  };
}

const ratingOf = ({ rating, review_count: reviewCount }: VendorCard) =>
  rating !== null &&
  reviewCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } };
