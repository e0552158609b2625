import type { homeEn } from '../../../texts/dashboard/home.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const homeTexts = featureTexts<typeof homeEn>({
  en: () => import('../../../texts/dashboard/home.en.ts').then((m) => m.homeEn),
  id: () => import('../../../texts/dashboard/home.id.ts').then((m) => m.homeId),
});
