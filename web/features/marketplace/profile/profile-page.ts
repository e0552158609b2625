import { vendorBySlug } from '../../../../contract/catalogue.ts';
import { vendorEvents } from '../../../../contract/fairs.ts';
import { meetingOffer } from '../../../../contract/meetings.ts';
import { vendorReviews } from '../../../../contract/reviews.ts';
import { vendorProducts } from '../../../../contract/store.ts';
import { count } from '../../../../texts/format.ts';
import { isAbsent } from '../absent.ts';
import { type Address, profileHref } from '../addresses.ts';
import { sharedPrice, sharedRating } from '../head/share.ts';
import { breadcrumbs, business } from '../head/structured.ts';
import { listingHref } from '../listing/filters.ts';
import { definePage } from '../page.ts';
import type { ChosenReviews } from './chosen-reviews.ts';
import { firstOf } from './gallery.tsx';
import { ProfileScreen, type ProfileProps } from './profile-screen.tsx';

/** The others are on a page of their own. */
const productsOnProfile = 6;
const reviewsOnPage = 10;

export const profilePage = definePage<Extract<Address, { page: 'profile' }>, ProfileProps, null>({
  Screen: ProfileScreen,
  module: 'features/marketplace/profile/profile-screen.tsx',
  async load({ call }, { slug, reviews: chosen }) {
    try {
      const profile = (await call(vendorBySlug, { params: { slug } })).data;
      // What others add to the page starts when it is published.
      if (profile.is_preview) return { profile, fairs: [], canMeet: false, products: { products: [], total: 0 }, reviews: null };
      const params = { id: profile.vendor.id };
      const [fairs, offer, { data: products, meta }, reviews] = await Promise.all([
        call(vendorEvents, { params }),
        call(meetingOffer, { params }),
        call(vendorProducts, { params: { slug }, query: { limit: productsOnProfile } }),
        call(vendorReviews, { params, query: reviewsAsked(chosen) }),
      ]);
      return {
        profile,
        fairs: fairs.data,
        canMeet: offer.data.is_offered,
        products: { products, total: meta.total },
        reviews: { ...reviews, chosen },
      };
    } catch (failure) {
      if (isAbsent(failure)) return null;
      throw failure;
    }
  },
  head({ profile, reviews }, { t, language, address, origin, imageUrl }) {
    const { vendor, gallery } = profile;
    const category = vendor.category.name[language];
    const names = { name: vendor.name, category, city: vendor.city.name };
    return {
      title: t('profile.title', names),
      description: t('profile.description', { ...names, reviews: count(vendor.review_count, language) }),
      // What only its vendor sees is no one's to keep.
      canonical: profile.is_preview ? null : profileHref(vendor.slug),
      card: {
        kicker: `${category} · ${vendor.city.name}`,
        heading: vendor.name,
        price: sharedPrice(vendor, language),
        rating: sharedRating(vendor, language),
        photo: (gallery[0] ?? vendor.picture)?.src,
        category: vendor.category.slug,
      },
      firstPicture: firstOf(gallery),
      structured: [
        business(profile, reviews?.data ?? [], language, address, imageUrl ?? origin),
        breadcrumbs([
          [t('site.home'), address('/')],
          [category, address(listingHref({ category: vendor.category.slug }))],
          [vendor.name, address(profileHref(vendor.slug))],
        ]),
      ],
    };
  },
});

const reviewsAsked = ({ stars, isBooked, sort, page }: ChosenReviews) => ({
  sort,
  page,
  limit: reviewsOnPage,
  ...(stars !== null && { stars }),
  ...(isBooked && { booked: '1' as const }),
});
