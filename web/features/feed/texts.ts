import type { feedEn } from '../../../texts/dashboard/feed.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const feedTexts = featureTexts<typeof feedEn>({
  en: () => import('../../../texts/dashboard/feed.en.ts').then((m) => m.feedEn),
  id: () => import('../../../texts/dashboard/feed.id.ts').then((m) => m.feedId),
});
