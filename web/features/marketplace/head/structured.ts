import type { VendorCard, VendorProfile } from '../../../../contract/catalogue.ts';
import type { Product } from '../../../../contract/store.ts';
import { countedPrices } from '../../../../core/catalogue/entry-price.ts';
import { productHref, profileHref } from '../addresses.ts';
import type { Placed } from '../listing/arrange.ts';
import { networksOf, websiteOf } from '../profile/web-address.ts';

// Things of schema.org that search engines show.
type FullAddress = (path: string) => string;

export const breadcrumbs = (steps: readonly (readonly [name: string, url: string])[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
});

/** The vendors who are here by themselves; what was paid for is not a result. */
export const vendorList = (placed: readonly Placed[], address: FullAddress): object => ({
  '@type': 'ItemList',
  itemListElement: placed
    .filter(({ ad }) => ad === null)
    .map(({ vendor }, index) => ({ '@type': 'ListItem', position: index + 1, name: vendor.name, url: address(profileHref(vendor.slug)) })),
});

export function business(profile: VendorProfile, address: FullAddress, images: string): object {
  const { vendor, reviews, services } = profile;
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
    ...priceRangeOf(profile),
    ...(places.length > 0 && { sameAs: places }),
    ...ratingOf(vendor),
    review: reviews.slice(0, 10).map(({ author, rating, text, created_at: datePublished }) => ({
      '@type': 'Review',
      ...(author !== '' && { author: { '@type': 'Person', name: author } }),
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      reviewBody: text,
      datePublished,
    })),
  };
}

/** From the entry price to the highest of what can be booked by itself; open above where a price starts there. */
function priceRangeOf({ price_list: all }: VendorProfile) {
  const prices = countedPrices(all);
  if (prices.length === 0) return {};
  const low = Math.min(...prices.map((price) => price.low));
  const high = Math.max(...prices.map((price) => price.high ?? price.low));
  const isOpen = prices.some(({ kind, low: begins }) => kind === 'from' && begins >= high);
  return { priceRange: isOpen ? `IDR ${low}+` : low === high ? `IDR ${low}` : `IDR ${low} - ${high}` };
}

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
      areaServed: product.cities.map(({ name }) => name),
      seller: { '@type': 'LocalBusiness', name: vendor.name, url: address(profileHref(vendor.slug)) },
    },
  };
}
