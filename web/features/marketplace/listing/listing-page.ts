import { listVendors } from '../../../../contract/catalogue.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { ShareCard } from '../../../../contract/render.ts';
import { facetsInAddress } from '../../../../core/catalogue/facets.ts';
import { count } from '../../../../texts/format.ts';
import { categoryIntros } from '../../../../texts/marketplace/category-intros.ts';
import { cityGuides } from '../../../../texts/marketplace/city-guides.ts';
import type { Language } from '../../../../texts/typed.ts';
import type { Address } from '../addresses.ts';
import { type CardParts, cardOf } from '../head/head.ts';
import { breadcrumbs, vendorList } from '../head/structured.ts';
import { definePageWithAds, type Making } from '../page.ts';
import { arrangeAds, atPlace, suitsListing } from './arrange.ts';
import { facetLabels } from './facet-labels.ts';
import { refusalSentences } from '../refusal-sentences.ts';
import { filterRefusals } from './filter-sentences.ts';
import { type Filters, listingHref, noFilters, priceRangeOf } from './filters.ts';
import { ListingScreen, type ListingProps, urgentCards } from './listing-screen.tsx';
import { foundName, placeNames } from './place-names.ts';

const pageSize = 24;
const adPlaces = 3;
/** More ads are asked for than there are places, because some may not fit what the couple asked for. */
const adsAsked = 12;

interface Found {
  readonly filters: Filters;
  readonly place: Pick<ReturnType<typeof placeNames>, 'category' | 'city'>;
  readonly answer: AnswerOf<typeof listVendors>;
}

export const listingPage = definePageWithAds<Extract<Address, { page: 'listing' }>, Found, 'placed', ListingProps, null>({
  Screen: ListingScreen,
  module: 'features/marketplace/listing/listing-screen.tsx',
  urgent: urgentCards,
  async load(making, { filters }) {
    const { category, city, isKnown } = placeNames(filters, making);
    if (!isKnown) return null;
    const answer = await making.call(listVendors, { query: asQuery(filters) });
    return answer.data.length === 0 && filters.page > 1 ? null : { filters, place: { category, city }, answer };
  },
  ads: ({ place: { category, city } }) => ({
    placement: category === undefined ? 'listing' : 'category',
    categoryId: category?.id,
    cityId: city?.id,
    count: adsAsked,
  }),
  arrange({ filters, place, answer: { data } }, ads) {
    const fitting = ads.filter((ad) => suitsListing(ad, filters, data)).map((ad) => atPlace(ad, filters.category, place.city, data));
    return { placed: arrangeAds(fitting, data, adPlaces) };
  },
  props: ({ filters, answer: { meta, search } }, { placed }, { language }) => ({
    filters,
    placed,
    total: meta.total,
    search,
    pageSize,
    sentences: refusalSentences(filterRefusals, language),
    facets: facetLabels(filters.category, language),
    intro: introOf(filters, language),
    guide: guideOf(filters, language),
  }),
  head({ filters, answer }, making) {
    const { data, search } = answer;
    const { total } = answer.meta;
    const { t, language, address } = making;
    const { what, city } = placeNames(filters, making);
    const whole = foundName(filters, search, making);
    const place = { ...noFilters, category: filters.category, city: filters.city };
    const isOwnPlace = filters.q === '';
    return {
      title: `${whole}: ${t('listing.titleSuffix')}`,
      description: introOf(filters, language) ?? t('listing.description', { count: total, n: count(total, language), what: whole }),
      canonical: isOwnPlace && total > 0 ? listingHref({ ...place, page: filters.page }) : null,
      card: listingCard(whole, filters, t),
      structured: [
        vendorList(data, address),
        breadcrumbs([
          [t('site.home'), address('/')],
          [t('site.vendors'), address('/vendors')],
          ...(filters.category === null ? [] : [[what, address(listingHref({ category: filters.category }))] as const]),
          ...(filters.category !== null && city ? [[whole, address(listingHref(place))] as const] : []),
        ]),
      ],
    };
  },
});

const listingCard = (heading: string, { category }: Filters, t: Making['t']): CardParts => ({
  kicker: t('listing.titleSuffix'),
  heading,
  category,
});

/** The picture of a category in a city, without its vendors; null where there is no such place, and for searches. */
export function cardOfPlace(filters: Filters, making: Making): ShareCard | null {
  const { isKnown, whole } = placeNames(filters, making);
  if (filters.q !== '' || !isKnown) return null;
  return cardOf({ title: whole, description: '', canonical: '', card: listingCard(whole, filters, making.t) });
}

/** A few words on the category, else on the city; none over the results of a search or on later pages. */
function introOf({ q, category, city, page }: Filters, language: Language): string | null {
  if (q !== '' || page > 1) return null;
  if (category !== null) return categoryIntros[category]?.[language] ?? null;
  return city === null ? null : (cityGuides[city]?.[language] ?? null);
}

/** Below the vendors of a category in a city: how that city marries. */
const guideOf = ({ q, category, city, page }: Filters, language: Language): string | null =>
  q !== '' || page > 1 || category === null || city === null ? null : (cityGuides[city]?.[language] ?? null);

function asQuery(filters: Filters) {
  const { q, category, city, ratingMin, facets, guests, freeOn, sort, page } = filters;
  const { min, max } = priceRangeOf(filters).range;
  const answers = facetsInAddress(facets);
  return {
    ...(q !== '' && { q }),
    ...(category !== null && { category }),
    ...(city !== null && { city }),
    ...(min !== null && { price_min: min }),
    ...(max !== null && { price_max: max }),
    ...(ratingMin !== null && { rating_min: ratingMin }),
    ...(answers !== '' && { answers }),
    ...(guests !== null && { guests }),
    ...(freeOn !== null && { free_on: freeOn }),
    sort,
    page,
    limit: pageSize,
  };
}
