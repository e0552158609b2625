import type { secondFactorEn } from '../../../texts/dashboard/second-factor.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const secondFactorTexts = featureTexts<typeof secondFactorEn>({
  en: () => import('../../../texts/dashboard/second-factor.en.ts').then((m) => m.secondFactorEn),
  id: () => import('../../../texts/dashboard/second-factor.id.ts').then((m) => m.secondFactorId),
});
