import { vendorBySlug } from '../../../../contract/catalogue.ts';
import { myReviews, reviewInvitation } from '../../../../contract/reviews.ts';
import { coupleReviewsEn } from '../../../../texts/marketplace/reviews.en.ts';
import { coupleReviewsId } from '../../../../texts/marketplace/reviews.id.ts';
import { fill, type Language } from '../../../../texts/typed.ts';
import type { Address } from '../addresses.ts';
import { definePage } from '../page.ts';
import { refusalSentences } from '../refusal-sentences.ts';
import { orAbsent } from '../absent.ts';
import type { ReviewSentences } from './review-form.tsx';
import { type ReviewProps, ReviewScreen } from './review-screen.tsx';
import { ReviewsScreen, type ReviewsProps } from './reviews-screen.tsx';

const textsIn = (language: Language) => (language === 'id' ? coupleReviewsId : coupleReviewsEn);

const checkedOnPage: readonly (keyof ReviewSentences)[] = [
  'reviews.stars_missing',
  'reviews.stars_invalid',
  'reviews.text_too_short',
  'reviews.text_too_long',
  'reviews.text_invalid',
  'files.type',
  'files.type_mismatch',
  'files.too_large',
  'files.empty',
  'pictures.type',
  'pictures.too_many',
];

export const reviewsPage = definePage<Extract<Address, { page: 'reviews' }>, ReviewsProps>({
  Screen: ReviewsScreen,
  module: 'features/marketplace/reviews/reviews-screen.tsx',
  async load({ call, language }, { at }) {
    const { data, meta } = await call(myReviews, { query: { page: at, limit: 20 } });
    return { invitations: data, meta, texts: textsIn(language) };
  },
  head: ({ texts }, { t }) => ({ title: texts['list.title'], description: t('site.tagline'), canonical: null }),
});

export const reviewWritingPage = definePage<Extract<Address, { page: 'review' }>, ReviewProps, null>({
  Screen: ReviewScreen,
  module: 'features/marketplace/reviews/review-screen.tsx',
  async load({ call, language }, { slug }) {
    const found = await orAbsent(call(vendorBySlug, { params: { slug } }));
    if (found === null) return null;
    const { vendor } = found.data;
    const invitation = (await call(reviewInvitation, { params: { id: vendor.id } })).data;
    return { vendor, invitation, texts: textsIn(language), refusals: refusalSentences(checkedOnPage, language) };
  },
  head: ({ vendor, texts }, { t }) => ({
    title: fill(texts['write.title'], { name: vendor.name }),
    description: t('site.tagline'),
    canonical: null,
  }),
});
