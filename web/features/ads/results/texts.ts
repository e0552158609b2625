import type { resultsEn } from '../../../../texts/dashboard/results.en.ts';
import { featureTexts } from '../../../base/texts.ts';

export const resultsTexts = featureTexts<typeof resultsEn>({
  en: () => import('../../../../texts/dashboard/results.en.ts').then((m) => m.resultsEn),
  id: () => import('../../../../texts/dashboard/results.id.ts').then((m) => m.resultsId),
});
