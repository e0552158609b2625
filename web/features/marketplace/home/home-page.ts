import { placementAds } from '../../../../contract/ads.ts';
import { home } from '../../../../contract/catalogue.ts';
import { count } from '../../../../texts/format.ts';
import { listingHref } from '../listing/filters.ts';
import { arrangeAds } from '../listing/arrange.ts';
import { adsOrNone } from '../ads/ads-or-none.ts';
import { definePage } from '../page.ts';
import { HomeScreen, type HomeProps } from './home-screen.tsx';

/** Places in the featured row, and how many of them ads may take. */
const featuredPlaces = 8;
const adPlaces = 4;
const wellRatedPlaces = 8;

export const homePage = definePage<{ page: 'home' }, HomeProps>({
  Screen: HomeScreen,
  module: 'features/marketplace/home/home-screen.tsx',
  async load({ call }) {
    const [{ data }, ads] = await Promise.all([
      call(home),
      adsOrNone(call(placementAds, { params: { placement: 'discovery' }, query: { limit: adPlaces } })),
    ]);
    const featured = arrangeAds(ads, data.featured, adPlaces).slice(0, featuredPlaces);
    const shown = new Set(featured.map(({ vendor }) => vendor.id));
    const rest = data.featured.filter(({ id }) => !shown.has(id)).slice(0, wellRatedPlaces);
    for (const { id } of rest) shown.add(id);
    return {
      vendorCount: data.vendor_count,
      reviewCount: data.review_count,
      cities: data.cities,
      featured,
      wellRated: rest,
      newest: data.newest.filter(({ id }) => !shown.has(id)).slice(0, 4),
    };
  },
  head({ vendorCount }, { t, cities, language, address }) {
    return {
      title: t('home.title'),
      description: t('home.description', { vendors: count(vendorCount, language), cities: cities.length }),
      canonical: '/',
      structured: [
        {
          '@type': 'WebSite',
          name: t('site.name'),
          url: address('/'),
          inLanguage: language,
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${address(listingHref({}))}?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    };
  },
});
