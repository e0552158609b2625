import type { reviewsEn } from '../../../texts/dashboard/reviews.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const reviewsTexts = featureTexts<typeof reviewsEn>({
  en: () => import('../../../texts/dashboard/reviews.en.ts').then((m) => m.reviewsEn),
  id: () => import('../../../texts/dashboard/reviews.id.ts').then((m) => m.reviewsId),
});
