import { home } from '../../../../contract/catalogue.ts';
import { count } from '../../../../texts/format.ts';
import { listingHref } from '../listing/filters.ts';
import { arrangeAds, organic } from '../listing/arrange.ts';
import { definePageWithAds } from '../page.ts';
import { HomeScreen } from './home-screen.tsx';

/** Places in the featured row, and how many of them ads may take. */
const featuredPlaces = 8;
const adPlaces = 4;
const wellRatedPlaces = 8;
const newestPlaces = 4;

export const homePage = definePageWithAds({
  Screen: HomeScreen,
  module: 'features/marketplace/home/home-screen.tsx',
  urgent: 0,
  load: async ({ call }) => (await call(home)).data,
  ads: () => ({ placement: 'discovery', count: adPlaces }),
  arrange(data, ads) {
    const featured = arrangeAds(ads, data.featured, adPlaces).slice(0, featuredPlaces);
    const shown = new Set(featured.map(({ vendor }) => vendor.id));
    const rest = data.featured.filter(({ id }) => !shown.has(id)).slice(0, wellRatedPlaces);
    for (const { id } of rest) shown.add(id);
    return {
      featured,
      wellRated: organic(rest),
      newest: organic(data.newest.filter(({ id }) => !shown.has(id)).slice(0, newestPlaces)),
    };
  },
  props: (data, lists) => ({ vendorCount: data.vendor_count, reviewCount: data.review_count, cities: data.cities, ...lists }),
  head({ vendor_count: vendorCount }, { t, cities, language, address }) {
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
