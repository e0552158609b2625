import type { earningsEn } from '../../../texts/dashboard/earnings.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const earningsTexts = featureTexts<typeof earningsEn>({
  en: () => import('../../../texts/dashboard/earnings.en.ts').then((m) => m.earningsEn),
  id: () => import('../../../texts/dashboard/earnings.id.ts').then((m) => m.earningsId),
});
